/*
 * A program of a user, in C, on libtrainyard_kv: kv_program MODE. It prints what the test compares, and exits with 0 if all
 * that it has checked itself was right.
 *     sums       exact means of two arrays; prints "index EPOCH N" of each sample
 *     blobs      the lead puts, the others get; barriers in between
 *     optimizer  with --kv-optimizer job: prints a weight after each step
 *     push       the same by push and pull
 *     forget     calls next twice, and a reduction without next: prints both errors
 *     threads    two threads use the store at once: prints the error of the second
 *     early      ends after the first step
 *     steps      takes all steps with zeros, whatever the others add
 *     idle       ends without joining
 *     fork       uses the store in a child process: prints the error
 *     fail       ends with status 3 after the first step
 *     second     starts itself again, as a second process that uses the store
 */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/runtime/kv/c/trainyard_kv.h"

#define SAMPLES 96
#define LONG 1000
#define SHORT 7

static ty_kv *kv;

static void check(int good, const char *what)
{
    if (good)
        return;
    printf("%s: %s\n", what, ty_kv_error(kv));
    fflush(stdout);
    exit(9);
}

static void start(void)
{
    check(ty_kv_declare(kv, "long", LONG) == TY_KV_OK, "declare");
    check(ty_kv_declare(kv, "short", SHORT) == TY_KV_OK, "declare");
    check(ty_kv_start(kv, SAMPLES, 0) == TY_KV_OK, "start");
}

/* The next task; TY_KV_CHANGED does not come from ty_kv_next(). */
static ty_kv_step next(void)
{
    ty_kv_step step;
    int result;
    do {
        result = ty_kv_next(kv, &step);
    } while (result == TY_KV_AGAIN);
    check(result == TY_KV_OK, "next");
    return step;
}

static float value(int place, int64_t step, int at)
{
    return (float)(place + 1) * (float)(at % 13 + (int)(step % 5));
}

/* The mean of value() over the places 0 .. workers - 1. */
static float mean(int workers, int64_t step, int at)
{
    return (float)(workers + 1) / 2 * (float)(at % 13 + (int)(step % 5));
}

static int sums(void)
{
    ty_kv_step step;
    int i;
    start();
    for (step = next(); step.task != TY_KV_END; step = next()) {
        float *longOne = ty_kv_array(kv, "long"), *shortOne = ty_kv_array(kv, "short");
        if (step.task != TY_KV_STEP)
            continue;
        for (i = 0; i < step.count; ++i)
            printf("index %d %lld\n", step.epoch, (long long)step.indices[i]);
        for (i = 0; i < LONG; ++i)
            longOne[i] = value(step.place, step.step, i);
        for (i = 0; i < SHORT; ++i)
            shortOne[i] = -value(step.place, step.step, i);
        check(ty_kv_allreduce(kv, 1) == TY_KV_OK, "allreduce");
        for (i = 0; i < LONG; ++i)
            check(longOne[i] == mean(step.workers, step.step, i), "another mean");
        for (i = 0; i < SHORT; ++i)
            check(shortOne[i] == -mean(step.workers, step.step, i), "another mean of the short array");
        check(ty_kv_metric(kv, "loss", 1.0 / (double)(step.step + 1)) == TY_KV_OK, "metric");
    }
    printf("done as %d of %d\n", ty_kv_rank(kv), ty_kv_workers(kv));
    return 0;
}

static int blobs(void)
{
    ty_kv_step step;
    const void *data;
    size_t size, i;
    const size_t large = (size_t)3 << 20; /* several pieces */
    char *bytes = malloc(large);
    start();
    for (i = 0; i < large; ++i)
        bytes[i] = (char)(i * 7 % 251);
    for (step = next(); step.task != TY_KV_END; step = next()) {
        if (step.task != TY_KV_STEP)
            continue;
        check(ty_kv_barrier(kv) == TY_KV_OK, "barrier");
        if (step.place == 0) {
            check(ty_kv_put(kv, "large", bytes, large) == TY_KV_OK, "put");
            check(ty_kv_put(kv, "empty", "", 0) == TY_KV_OK, "put");
        } else {
            check(ty_kv_get(kv, "large", &data, &size) == TY_KV_OK, "get");
            check(size == large && memcmp(data, bytes, large) == 0, "other bytes");
            check(ty_kv_get(kv, "empty", &data, &size) == TY_KV_OK && size == 0, "get of nothing");
        }
        check(ty_kv_barrier(kv) == TY_KV_OK, "barrier");
        memset(ty_kv_array(kv, "long"), 0, LONG * sizeof(float));
        memset(ty_kv_array(kv, "short"), 0, SHORT * sizeof(float));
        check(ty_kv_allreduce(kv, 1) == TY_KV_OK, "allreduce");
    }
    free(bytes);
    printf("done\n");
    return 0;
}

/* The gradient of one sample is 1 everywhere: with plain descent each step takes the rate from each weight. */
static int optimizer(int pushes)
{
    ty_kv_step step;
    int i;
    start();
    for (i = 0; i < SHORT; ++i) /* those of the first worker count */
        ty_kv_weights(kv, "short")[i] = ty_kv_rank(kv) == 0 ? 10.0F : -77.0F;
    for (step = next(); step.task != TY_KV_END; step = next()) {
        float *gradient = ty_kv_array(kv, "short");
        if (step.task != TY_KV_STEP)
            continue;
        memset(ty_kv_array(kv, "long"), 0, LONG * sizeof(float));
        for (i = 0; i < SHORT; ++i)
            gradient[i] = (float)step.count;
        if (pushes) {
            check(ty_kv_push(kv, step.count) == TY_KV_OK, "push");
            check(ty_kv_pull(kv) == TY_KV_OK, "pull");
        } else {
            check(ty_kv_pushpull(kv, step.count) == TY_KV_OK, "pushpull");
        }
        printf("weight %.3f\n", (double)ty_kv_weights(kv, "short")[SHORT - 1]);
    }
    return 0;
}

static int forget(void)
{
    ty_kv_step step;
    start();
    check(ty_kv_allreduce(kv, 1) == TY_KV_ERROR, "a reduction without a step");
    printf("%s\n", ty_kv_error(kv));
    next();
    check(ty_kv_next(kv, &step) == TY_KV_ERROR, "a step without a reduction");
    printf("%s\n", ty_kv_error(kv));
    check(ty_kv_pushpull(kv, 1) == TY_KV_ERROR, "an optimizer that is not there");
    printf("%s\n", ty_kv_error(kv));
    check(ty_kv_declare(kv, "late", 5) == TY_KV_ERROR, "a late array");
    printf("%s\n", ty_kv_error(kv));
    return 0;
}

static void *waitForStep(void *into)
{
    while (ty_kv_next(kv, into) != TY_KV_OK) { /* until it is the first one in */
    }
    return NULL;
}

/* The run needs a second worker: the first thread waits in ty_kv_next() until the test starts it. */
static int threads(void)
{
    pthread_t first;
    ty_kv_step step;
    int result;
    start();
    pthread_create(&first, NULL, waitForStep, &step);
    do {
        result = ty_kv_metric(kv, "loss", 1); /* until the other thread is in its call */
    } while (result == TY_KV_OK);
    printf("%s\n", ty_kv_error(kv));
    fflush(stdout);
    fclose(fopen(getenv("MARK"), "w"));
    pthread_join(first, NULL);
    return 0;
}

static void reduceZeros(void)
{
    memset(ty_kv_array(kv, "long"), 0, LONG * sizeof(float));
    memset(ty_kv_array(kv, "short"), 0, SHORT * sizeof(float));
    check(ty_kv_allreduce(kv, 1) == TY_KV_OK, "allreduce");
}

static int firstStep(void)
{
    start();
    next();
    reduceZeros();
    return 0;
}

static int steps(void)
{
    ty_kv_step step;
    start();
    for (step = next(); step.task != TY_KV_END; step = next()) {
        if (step.task == TY_KV_STEP)
            reduceZeros();
    }
    return 0;
}

static int forks(void)
{
    pid_t child = fork();
    if (child == 0) {
        check(ty_kv_declare(kv, "x", 1) == TY_KV_ERROR, "the store of a parent");
        printf("%s\n", ty_kv_error(kv));
        fflush(stdout);
        _exit(0);
    }
    waitpid(child, NULL, 0);
    return 0;
}

int main(int argc, char **argv)
{
    const char *mode = argc > 1 ? argv[1] : "";
    kv = ty_kv_open();
    if (!kv) {
        printf("%s\n", ty_kv_error(NULL));
        return 8;
    }
    if (strcmp(mode, "sums") == 0)
        return sums();
    if (strcmp(mode, "blobs") == 0)
        return blobs();
    if (strcmp(mode, "optimizer") == 0 || strcmp(mode, "push") == 0)
        return optimizer(mode[0] == 'p');
    if (strcmp(mode, "forget") == 0)
        return forget();
    if (strcmp(mode, "threads") == 0)
        return threads();
    if (strcmp(mode, "early") == 0)
        return firstStep();
    if (strcmp(mode, "steps") == 0)
        return steps();
    if (strcmp(mode, "fail") == 0)
        return firstStep() + 3;
    if (strcmp(mode, "fork") == 0)
        return forks();
    if (strcmp(mode, "second") == 0) {
        char line[4096];
        snprintf(line, sizeof line, "'%s' sums", argv[0]);
        return system(line) == -1;
    }
    return strcmp(mode, "idle") == 0 ? 0 : 2;
}
