/*
 * libtrainyard_kv: see trainyard_kv.h. Symbols of glibc 2.17 only, so that it loads into programs of older systems than the
 * one it was built on: no pthread, no stat, no getrandom, no strtol (tests/kv checks it).
 */
#include "backend/runtime/kv/c/kv_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static int goodName(const char *name)
{
    const size_t size = name ? strlen(name) : 0;
    if (size >= 1 && size <= TY_KV_LONGEST_NAME)
        return 1;
    kvFailed("a name has 1 to 200 bytes");
    return 0;
}

int ty_kv_rank(const ty_kv *kv)
{
    return kv ? kv->rank : -1;
}
int ty_kv_place(const ty_kv *kv)
{
    return kv ? kv->place : 0;
}
int ty_kv_workers(const ty_kv *kv)
{
    return kv ? kv->workers : 0;
}
int ty_kv_epoch(const ty_kv *kv)
{
    return kv ? kv->epoch : 0;
}
int ty_kv_epochs(const ty_kv *kv)
{
    return kv ? kv->epochs : 0;
}
int64_t ty_kv_batch(const ty_kv *kv)
{
    return kv ? kv->batch : 0;
}
int ty_kv_optimizes(const ty_kv *kv)
{
    return kv ? kv->optimizes : 0;
}

static struct array *find(const ty_kv *kv, const char *name)
{
    struct array *at = kv->arrays;
    while (at && (!name || strcmp(at->name, name) != 0))
        at = at->next;
    return at;
}

int ty_kv_declare(ty_kv *kv, const char *name, int64_t floats)
{
    ty_kv_message message = kvRequest(TY_CALL_DECLARE);
    struct array *made;
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!goodName(name))
        return kvLeave(kv, TY_KV_ERROR);
    made = calloc(1, sizeof *made);
    if (!made)
        return kvLeave(kv, kvFailed("there is no memory left"));
    message.number[0] = floats;
    do {
        result = kvCall(kv, &message, name, NULL, 0);
    } while (result == TY_KV_AGAIN); /* short: the worker process answers at once */
    if (result != TY_KV_OK) {
        free(made);
        return kvLeave(kv, result);
    }
    snprintf(made->name, sizeof made->name, "%s", name);
    made->offset = message.number[0];
    made->floats = floats;
    made->next = kv->arrays;
    kv->arrays = made;
    return kvLeave(kv, TY_KV_OK);
}

static char *mapped(int fd, size_t bytes)
{
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

/* Maps the memory that came with the reply. */
static int attach(ty_kv *kv, const ty_kv_message *reply, int *fds)
{
    int i;
    kv->rank = (int32_t)reply->number[0];
    kv->floats = reply->number[1];
    kv->weightBytes = (size_t)reply->number[2];
    kv->gradientBytes = (size_t)reply->number[3];
    kv->indexBytes = (size_t)reply->number[4];
    kv->indexHalf = (size_t)reply->number[5];
    if (fds[0] >= 0 && fds[1] >= 0) {
        kv->gradients = mapped(fds[0], kv->gradientBytes);
        kv->indices = mapped(fds[1], kv->indexBytes);
        if (kv->weightBytes > 0 && fds[2] >= 0)
            kv->weights = mapped(fds[2], kv->weightBytes);
    }
    for (i = 0; i < 3; ++i) {
        if (fds[i] >= 0)
            close(fds[i]);
    }
    if (!kv->gradients || !kv->indices || (kv->weightBytes > 0 && !kv->weights))
        return kvLost(kv, "the memory of the arrays cannot be shared with the worker process");
    kv->started = 1;
    return TY_KV_OK;
}

int ty_kv_start(ty_kv *kv, int64_t samples, int64_t batch)
{
    ty_kv_message message = kvRequest(TY_CALL_START);
    int fds[3] = {-1, -1, -1};
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    message.number[0] = samples;
    message.number[1] = batch;
    result = kvBegin(kv, &message, NULL, NULL, 0);
    if (result == TY_KV_OK)
        result = kvFinish(kv, &message, fds, 3, NULL);
    return kvLeave(kv, result == TY_KV_OK ? attach(kv, &message, fds) : result);
}

static float *placeOf(const ty_kv *kv, char *memory, const char *name)
{
    const struct array *array = kv && memory ? find(kv, name) : NULL;
    if (!array) {
        kvFailed(memory ? "no array of this name was declared" : "the arrays have no memory before ty_kv_start()");
        return NULL;
    }
    return (float *)(void *)(memory + TY_KV_DATA_OFFSET) + array->offset;
}

float *ty_kv_array(ty_kv *kv, const char *name)
{
    return placeOf(kv, kv ? kv->gradients : NULL, name);
}

float *ty_kv_weights(ty_kv *kv, const char *name)
{
    if (kv && kv->started && !kv->optimizes) {
        kvFailed("the store has no weights: the job needs --kv-optimizer job");
        return NULL;
    }
    return placeOf(kv, kv ? kv->weights : NULL, name);
}

float *ty_kv_arena(ty_kv *kv, int64_t *floats)
{
    if (!kv || !kv->gradients) {
        kvFailed("the arrays have no memory before ty_kv_start()");
        return NULL;
    }
    if (floats)
        *floats = kv->floats;
    return (float *)(void *)(kv->gradients + TY_KV_DATA_OFFSET);
}

/* Fills a step from the numbers of a reply. */
static void take(ty_kv *kv, const int64_t *number, ty_kv_step *step)
{
    const char *indices = kv->indices + TY_KV_DATA_OFFSET;
    memset(step, 0, sizeof *step);
    step->task = (int32_t)(number[0] & 0xff);
    step->changed = (number[0] & TY_STEP_CHANGED) != 0;
    step->fresh = (number[0] & TY_STEP_FRESH) != 0;
    step->source = (number[0] & TY_STEP_SOURCE) != 0;
    kv->place = step->place = TY_LOW(number[1]);
    kv->workers = step->workers = TY_HIGH(number[1]);
    kv->rank = step->rank = TY_LOW(number[2]);
    step->view = TY_HIGH(number[2]);
    kv->epoch = step->epoch = TY_LOW(number[3]);
    step->steps_left = TY_HIGH(number[3]);
    step->epochs = kv->epochs;
    kv->step = step->step = number[4];
    step->count = number[5];
    if (number[0] & TY_STEP_SECOND)
        indices += kv->indexHalf * sizeof(int64_t);
    step->indices = (const int64_t *)(const void *)indices;
}

int ty_kv_next(ty_kv *kv, ty_kv_step *step)
{
    ty_kv_message message = kvRequest(TY_CALL_NEXT);
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!kv->started)
        return kvLeave(kv, kvFailed("the program has not joined the run: call ty_kv_start() first"));
    if (kv->known && kv->pending == 0) {
        kv->known = 0;
        take(kv, kv->next, step);
        return kvLeave(kv, TY_KV_OK);
    }
    result = kvCall(kv, &message, NULL, NULL, 0);
    if (result == TY_KV_OK)
        take(kv, message.number, step);
    return kvLeave(kv, result);
}

/* Waits for the end of a step; its reply may have the next one. */
static int endStep(ty_kv *kv, ty_kv_message *message)
{
    const int result = kvFinish(kv, message, NULL, 0, NULL);
    if (result == TY_KV_OK && message->number[0] != 0) {
        memcpy(kv->next, message->number, sizeof kv->next);
        kv->known = 1;
    }
    return result;
}

static int reduce(ty_kv *kv, uint16_t which, int64_t number)
{
    ty_kv_message message = kvRequest(which);
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (kv->known) /* the host knows it, and this program does not: it has not called ty_kv_next() */
        return kvLeave(kv, kvFailed("no step has begun: call ty_kv_next() before each step"));
    message.number[0] = number;
    result = kvBegin(kv, &message, NULL, NULL, 0);
    return kvLeave(kv, result == TY_KV_OK ? endStep(kv, &message) : result);
}

int ty_kv_allreduce(ty_kv *kv, int64_t weight)
{
    return reduce(kv, TY_CALL_ALLREDUCE, weight);
}

int ty_kv_pushpull(ty_kv *kv, int64_t samples)
{
    return reduce(kv, TY_CALL_PUSHPULL, samples);
}

int ty_kv_push(ty_kv *kv, int64_t samples)
{
    ty_kv_message message = kvRequest(TY_CALL_PUSHPULL);
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (kv->pending == TY_CALL_PUSHPULL)
        return kvLeave(kv, kvFailed("ty_kv_push() has begun a step: call ty_kv_pull()"));
    if (kv->known)
        return kvLeave(kv, kvFailed("no step has begun: call ty_kv_next() before each step"));
    message.number[0] = samples;
    result = kvBegin(kv, &message, NULL, NULL, 0);
    kv->pushed = result == TY_KV_OK;
    return kvLeave(kv, result);
}

int ty_kv_pull(ty_kv *kv)
{
    ty_kv_message message;
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (kv->pending != TY_CALL_PUSHPULL)
        return kvLeave(kv, kvFailed("nothing was pushed in this step: call ty_kv_push() first"));
    result = endStep(kv, &message);
    return kvLeave(kv, result);
}

int ty_kv_barrier(ty_kv *kv)
{
    const int result = kvEnter(kv);
    return result == TY_KV_OK ? kvLeave(kv, kvSimpleCall(kv, TY_CALL_BARRIER, 0)) : result;
}

int ty_kv_put(ty_kv *kv, const char *name, const void *data, size_t size)
{
    ty_kv_message message = kvRequest(TY_CALL_PUT);
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!goodName(name))
        return kvLeave(kv, TY_KV_ERROR);
    if (size > TY_KV_MOST_BLOB)
        return kvLeave(kv, kvFailed("more than 4 GiB cannot be put at a time"));
    message.number[0] = (int64_t)strlen(name);
    return kvLeave(kv, kvCall(kv, &message, name, data, size));
}

int ty_kv_get(ty_kv *kv, const char *name, const void **data, size_t *size)
{
    ty_kv_message message = kvRequest(TY_CALL_GET);
    void *received = NULL;
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!goodName(name))
        return kvLeave(kv, TY_KV_ERROR);
    result = kvBegin(kv, &message, name, NULL, 0);
    if (result == TY_KV_OK)
        result = kvFinish(kv, &message, NULL, 0, &received);
    if (result != TY_KV_OK) {
        free(received);
        return kvLeave(kv, result);
    }
    free(kv->received);
    kv->received = received;
    kv->receivedSize = (size_t)message.length;
    *data = received;
    *size = kv->receivedSize;
    return kvLeave(kv, TY_KV_OK);
}

int ty_kv_metric(ty_kv *kv, const char *name, double value)
{
    ty_kv_message message = kvRequest(TY_CALL_METRIC);
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!goodName(name))
        return kvLeave(kv, TY_KV_ERROR);
    memcpy(&message.number[0], &value, sizeof value);
    message.number[1] = kv->epoch;
    message.number[2] = kv->step;
    do {
        result = kvCall(kv, &message, name, NULL, 0);
    } while (result == TY_KV_AGAIN); /* short */
    return kvLeave(kv, result);
}

int ty_kv_saved(ty_kv *kv, const char *path)
{
    ty_kv_message message = kvRequest(TY_CALL_SAVED);
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!path || strlen(path) > 4000)
        return kvLeave(kv, kvFailed("the path of a checkpoint has up to 4000 bytes"));
    do {
        result = kvCall(kv, &message, path, NULL, 0);
    } while (result == TY_KV_AGAIN); /* short */
    return kvLeave(kv, result);
}

int ty_kv_leave(ty_kv *kv)
{
    int result = kvEnter(kv);
    if (result != TY_KV_OK)
        return result;
    do {
        result = kvSimpleCall(kv, TY_CALL_LEAVE, 0);
    } while (result == TY_KV_AGAIN); /* short */
    return kvLeave(kv, result);
}
