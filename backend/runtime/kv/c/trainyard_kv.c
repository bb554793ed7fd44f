/*
 * libtrainyard_kv: see trainyard_kv.h. Symbols of glibc 2.17 only, so that it loads into programs of older systems than the
 * one it was built on: no pthread, no stat, no getrandom, no strtol (tests/kv checks it).
 */
#define _GNU_SOURCE /* NOLINT(bugprone-reserved-identifier): the name that glibc looks for */
#include "trainyard_kv.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "../kv_protocol.h"

#ifndef O_PATH
#define O_PATH 010000000
#endif

#define LONGEST_ERROR 1024

struct array {
    struct array *next;
    int64_t offset, floats;
    char name[TY_KV_LONGEST_NAME + 1];
};

struct ty_kv {
    int fd;
    pid_t pid;        /* that has opened it */
    atomic_flag busy; /* a thread is in a function */
    int broken;       /* the connection is; `reason` has the cause */
    char reason[LONGEST_ERROR];
    uint16_t pending; /* a call whose reply has not arrived; 0: none */
    int pushed;       /* it is that of ty_kv_push() */
    struct array *arrays;
    int64_t floats;
    char *gradients, *weights, *indices; /* mapped */
    size_t gradientBytes, weightBytes, indexBytes, indexHalf;
    void *received; /* of ty_kv_get() */
    size_t receivedSize;
    int64_t batch, step;
    int known; /* `next` has the numbers of the next step */
    int64_t next[6];
    int32_t rank, place, workers, epoch, epochs, optimizes, started;
};

static _Thread_local char lastError[LONGEST_ERROR];

static int failed(const char *sentence)
{
    snprintf(lastError, sizeof lastError, "%s", sentence);
    return TY_KV_ERROR;
}

static int lost(ty_kv *kv, const char *what)
{
    kv->broken = 1;
    kv->pending = 0;
    snprintf(kv->reason, sizeof kv->reason, "%s", what);
    return failed(kv->reason);
}

const char *ty_kv_error(const ty_kv *kv)
{
    (void)kv;
    return lastError;
}

/* Every function begins with enter() and ends with leave(). */
static int enter(ty_kv *kv)
{
    if (!kv)
        return failed("there is no store: ty_kv_open() has failed");
    if (kv->pid != getpid())
        return failed("a forked process cannot use the store of its parent: open it in the process that trains");
    if (atomic_flag_test_and_set(&kv->busy))
        return failed("two threads use the store at the same time: call it from one thread");
    if (kv->broken) {
        failed(kv->reason);
        atomic_flag_clear(&kv->busy);
        return TY_KV_ERROR;
    }
    return TY_KV_OK;
}

static int leave(ty_kv *kv, int result)
{
    atomic_flag_clear(&kv->busy);
    return result;
}

static int sendAll(ty_kv *kv, const void *data, size_t size)
{
    const char *at = data;
    while (size > 0) {
        const ssize_t sent = send(kv->fd, at, size, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return lost(kv, "the worker process of the run has ended");
        at += sent;
        size -= (size_t)sent;
    }
    return TY_KV_OK;
}

static int receiveAll(ty_kv *kv, void *data, size_t size)
{
    char *at = data;
    while (size > 0) {
        const ssize_t got = recv(kv->fd, at, size, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return lost(kv, "the worker process of the run has ended");
        at += got;
        size -= (size_t)got;
    }
    return TY_KV_OK;
}

static ty_kv_message request(uint16_t call)
{
    ty_kv_message message;
    memset(&message, 0, sizeof message);
    message.magic = TY_KV_MAGIC;
    message.call = call;
    return message;
}

/* Sends a request, unless it is the one whose reply is awaited. `data` follows `name`. */
static int begin(ty_kv *kv, ty_kv_message *message, const char *name, const void *data, size_t size)
{
    const size_t nameSize = name ? strlen(name) : 0;
    if (kv->pending == message->call)
        return TY_KV_OK;
    if (kv->pending != 0)
        return failed(kv->pushed ? "ty_kv_push() has begun a step: call ty_kv_pull()"
                                 : "another call was interrupted: call that one again first");
    message->length = nameSize + size;
    if (sendAll(kv, message, sizeof *message) != TY_KV_OK || (nameSize && sendAll(kv, name, nameSize) != TY_KV_OK) ||
        (size && sendAll(kv, data, size) != TY_KV_OK))
        return TY_KV_ERROR;
    kv->pending = message->call;
    return TY_KV_OK;
}

/* Waits for the beginning of the reply. */
static int await(ty_kv *kv)
{
    struct pollfd wait = {kv->fd, POLLIN, 0};
    for (;;) {
        const int ready = poll(&wait, 1, -1);
        if (ready > 0)
            return TY_KV_OK;
        if (ready < 0 && errno == EINTR)
            return TY_KV_AGAIN;
        if (ready < 0)
            return lost(kv, "waiting for the worker process of the run has failed");
    }
}

/* Receives a header, and file descriptors if `fds` is given. */
static int receiveHeader(ty_kv *kv, ty_kv_message *reply, int *fds, int most)
{
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(3 * sizeof(int))];
    } control;
    struct iovec into = {reply, sizeof *reply};
    struct msghdr message;
    struct cmsghdr *part;
    ssize_t got;
    memset(&message, 0, sizeof message);
    memset(&control, 0, sizeof control);
    message.msg_iov = &into;
    message.msg_iovlen = 1;
    message.msg_control = control.bytes;
    message.msg_controllen = sizeof control.bytes;
    do {
        got = recvmsg(kv->fd, &message, MSG_CMSG_CLOEXEC);
    } while (got < 0 && errno == EINTR);
    if (got <= 0)
        return lost(kv, "the worker process of the run has ended");
    for (part = CMSG_FIRSTHDR(&message); part; part = CMSG_NXTHDR(&message, part)) {
        const int count = part->cmsg_level == SOL_SOCKET && part->cmsg_type == SCM_RIGHTS
                              ? (int)((part->cmsg_len - CMSG_LEN(0)) / sizeof(int))
                              : 0;
        int i;
        for (i = 0; i < count; ++i) {
            int fd;
            memcpy(&fd, CMSG_DATA(part) + (size_t)i * sizeof fd, sizeof fd);
            if (fds && i < most)
                fds[i] = fd;
            else
                close(fd);
        }
    }
    if ((size_t)got < sizeof *reply && receiveAll(kv, (char *)reply + got, sizeof *reply - (size_t)got) != TY_KV_OK)
        return TY_KV_ERROR;
    if (reply->magic != TY_KV_MAGIC || reply->call != kv->pending)
        return lost(kv, "the worker process of the run has another version than this library");
    return TY_KV_OK;
}

/* Waits for the reply to the call that is pending. Its payload goes into `data`, or is an error's sentence. */
static int finish(ty_kv *kv, ty_kv_message *reply, int *fds, int most, void **data)
{
    int result = await(kv);
    if (result != TY_KV_OK)
        return result;
    if (receiveHeader(kv, reply, fds, most) != TY_KV_OK)
        return TY_KV_ERROR;
    kv->pending = 0;
    kv->pushed = 0;
    if (reply->status == TY_KV_ERROR) {
        char sentence[LONGEST_ERROR];
        if (reply->length >= sizeof sentence)
            return lost(kv, "the worker process of the run has sent a reply that makes no sense");
        if (receiveAll(kv, sentence, (size_t)reply->length) != TY_KV_OK)
            return TY_KV_ERROR;
        sentence[reply->length] = 0;
        return failed(sentence);
    }
    if (reply->status == TY_KV_CHANGED)
        kv->known = 0;
    if (reply->length > 0) {
        void *room = data && reply->length <= TY_KV_MOST_BLOB ? malloc((size_t)reply->length) : NULL;
        if (!room)
            return lost(kv, "there is no memory for what another worker has put");
        if (receiveAll(kv, room, (size_t)reply->length) != TY_KV_OK) {
            free(room);
            return TY_KV_ERROR;
        }
        *data = room;
    }
    return reply->status;
}

static int call(ty_kv *kv, ty_kv_message *message, const char *name, const void *data, size_t size)
{
    const int begun = begin(kv, message, name, data, size);
    return begun == TY_KV_OK ? finish(kv, message, NULL, 0, NULL) : begun;
}

/* A call without a payload. */
static int simpleCall(ty_kv *kv, uint16_t which, int64_t number)
{
    ty_kv_message message = request(which);
    message.number[0] = number;
    return call(kv, &message, NULL, NULL, 0);
}

static int goodName(const char *name)
{
    const size_t size = name ? strlen(name) : 0;
    if (size >= 1 && size <= TY_KV_LONGEST_NAME)
        return 1;
    failed("a name has 1 to 200 bytes");
    return 0;
}

/* Connects to the socket in a folder, whose path may be longer than a socket's. */
static int connectIn(const char *folder)
{
    struct sockaddr_un address;
    const int at = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
    const int fd = at < 0 ? -1 : socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int connected;
    if (fd < 0) {
        if (at >= 0)
            close(at);
        return -1;
    }
    memset(&address, 0, sizeof address);
    address.sun_family = AF_UNIX;
    snprintf(address.sun_path, sizeof address.sun_path, "/proc/self/fd/%d/%s", at, TY_KV_SOCKET);
    do {
        connected = connect(fd, (struct sockaddr *)&address, sizeof address);
    } while (connected < 0 && errno == EINTR);
    close(at);
    if (connected < 0) {
        close(fd);
        return -1;
    }
    return fd;
}

ty_kv *ty_kv_open(void)
{
    const char *folder = getenv("TRAINYARD_KV");
    ty_kv_message message = request(TY_CALL_HELLO);
    struct ucred peer;
    socklen_t size = sizeof peer;
    ty_kv *kv;
    int result;
    lastError[0] = 0;
    if (!folder || !*folder) {
        failed("TRAINYARD_KV is not set: start this program as a job of the type kvstore (trainyardctl run --type "
               "kvstore)");
        return NULL;
    }
    kv = calloc(1, sizeof *kv);
    if (!kv) {
        failed("there is no memory left");
        return NULL;
    }
    atomic_flag_clear(&kv->busy);
    kv->pid = getpid();
    kv->rank = -1;
    kv->fd = connectIn(folder);
    if (kv->fd < 0) {
        failed("the worker process of the run cannot be reached at TRAINYARD_KV");
        free(kv);
        return NULL;
    }
    if (getsockopt(kv->fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0 || peer.uid != geteuid()) {
        failed("the socket at TRAINYARD_KV belongs to another user");
        close(kv->fd);
        free(kv);
        return NULL;
    }
    message.number[0] = TY_KV_VERSION;
    do {
        result = call(kv, &message, NULL, NULL, 0);
    } while (result == TY_KV_AGAIN);
    if (result != TY_KV_OK) {
        close(kv->fd);
        free(kv);
        return NULL;
    }
    kv->epochs = (int32_t)message.number[0];
    kv->workers = (int32_t)message.number[1];
    kv->batch = message.number[2];
    kv->optimizes = (int32_t)message.number[3];
    return kv;
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
    ty_kv_message message = request(TY_CALL_DECLARE);
    struct array *made;
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!goodName(name))
        return leave(kv, TY_KV_ERROR);
    made = calloc(1, sizeof *made);
    if (!made)
        return leave(kv, failed("there is no memory left"));
    message.number[0] = floats;
    do {
        result = call(kv, &message, name, NULL, 0);
    } while (result == TY_KV_AGAIN); /* short: the worker process answers at once */
    if (result != TY_KV_OK) {
        free(made);
        return leave(kv, result);
    }
    snprintf(made->name, sizeof made->name, "%s", name);
    made->offset = message.number[0];
    made->floats = floats;
    made->next = kv->arrays;
    kv->arrays = made;
    return leave(kv, TY_KV_OK);
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
        return lost(kv, "the memory of the arrays cannot be shared with the worker process");
    kv->started = 1;
    return TY_KV_OK;
}

int ty_kv_start(ty_kv *kv, int64_t samples, int64_t batch)
{
    ty_kv_message message = request(TY_CALL_START);
    int fds[3] = {-1, -1, -1};
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    message.number[0] = samples;
    message.number[1] = batch;
    result = begin(kv, &message, NULL, NULL, 0);
    if (result == TY_KV_OK)
        result = finish(kv, &message, fds, 3, NULL);
    return leave(kv, result == TY_KV_OK ? attach(kv, &message, fds) : result);
}

static float *placeOf(const ty_kv *kv, char *memory, const char *name)
{
    const struct array *array = kv && memory ? find(kv, name) : NULL;
    if (!array) {
        failed(memory ? "no array of this name was declared" : "the arrays have no memory before ty_kv_start()");
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
        failed("the store has no weights: the job needs --kv-optimizer job");
        return NULL;
    }
    return placeOf(kv, kv ? kv->weights : NULL, name);
}

float *ty_kv_arena(ty_kv *kv, int64_t *floats)
{
    if (!kv || !kv->gradients) {
        failed("the arrays have no memory before ty_kv_start()");
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
    ty_kv_message message = request(TY_CALL_NEXT);
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!kv->started)
        return leave(kv, failed("the program has not joined the run: call ty_kv_start() first"));
    if (kv->known && kv->pending == 0) {
        kv->known = 0;
        take(kv, kv->next, step);
        return leave(kv, TY_KV_OK);
    }
    result = call(kv, &message, NULL, NULL, 0);
    if (result == TY_KV_OK)
        take(kv, message.number, step);
    return leave(kv, result);
}

/* Waits for the end of a step; its reply may have the next one. */
static int endStep(ty_kv *kv, ty_kv_message *message)
{
    const int result = finish(kv, message, NULL, 0, NULL);
    if (result == TY_KV_OK && message->number[0] != 0) {
        memcpy(kv->next, message->number, sizeof kv->next);
        kv->known = 1;
    }
    return result;
}

static int reduce(ty_kv *kv, uint16_t which, int64_t number)
{
    ty_kv_message message = request(which);
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (kv->known) /* the host knows it, and this program does not: it has not called ty_kv_next() */
        return leave(kv, failed("no step has begun: call ty_kv_next() before each step"));
    message.number[0] = number;
    result = begin(kv, &message, NULL, NULL, 0);
    return leave(kv, result == TY_KV_OK ? endStep(kv, &message) : result);
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
    ty_kv_message message = request(TY_CALL_PUSHPULL);
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (kv->pending == TY_CALL_PUSHPULL)
        return leave(kv, failed("ty_kv_push() has begun a step: call ty_kv_pull()"));
    if (kv->known)
        return leave(kv, failed("no step has begun: call ty_kv_next() before each step"));
    message.number[0] = samples;
    result = begin(kv, &message, NULL, NULL, 0);
    kv->pushed = result == TY_KV_OK;
    return leave(kv, result);
}

int ty_kv_pull(ty_kv *kv)
{
    ty_kv_message message;
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (kv->pending != TY_CALL_PUSHPULL)
        return leave(kv, failed("nothing was pushed in this step: call ty_kv_push() first"));
    result = endStep(kv, &message);
    return leave(kv, result);
}

int ty_kv_barrier(ty_kv *kv)
{
    const int result = enter(kv);
    return result == TY_KV_OK ? leave(kv, simpleCall(kv, TY_CALL_BARRIER, 0)) : result;
}

int ty_kv_put(ty_kv *kv, const char *name, const void *data, size_t size)
{
    ty_kv_message message = request(TY_CALL_PUT);
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!goodName(name))
        return leave(kv, TY_KV_ERROR);
    if (size > TY_KV_MOST_BLOB)
        return leave(kv, failed("more than 4 GiB cannot be put at a time"));
    message.number[0] = (int64_t)strlen(name);
    return leave(kv, call(kv, &message, name, data, size));
}

int ty_kv_get(ty_kv *kv, const char *name, const void **data, size_t *size)
{
    ty_kv_message message = request(TY_CALL_GET);
    void *received = NULL;
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!goodName(name))
        return leave(kv, TY_KV_ERROR);
    result = begin(kv, &message, name, NULL, 0);
    if (result == TY_KV_OK)
        result = finish(kv, &message, NULL, 0, &received);
    if (result != TY_KV_OK) {
        free(received);
        return leave(kv, result);
    }
    free(kv->received);
    kv->received = received;
    kv->receivedSize = (size_t)message.length;
    *data = received;
    *size = kv->receivedSize;
    return leave(kv, TY_KV_OK);
}

int ty_kv_metric(ty_kv *kv, const char *name, double value)
{
    ty_kv_message message = request(TY_CALL_METRIC);
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!goodName(name))
        return leave(kv, TY_KV_ERROR);
    memcpy(&message.number[0], &value, sizeof value);
    message.number[1] = kv->epoch;
    message.number[2] = kv->step;
    do {
        result = call(kv, &message, name, NULL, 0);
    } while (result == TY_KV_AGAIN); /* short */
    return leave(kv, result);
}

int ty_kv_saved(ty_kv *kv, const char *path)
{
    ty_kv_message message = request(TY_CALL_SAVED);
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    if (!path || strlen(path) > 4000)
        return leave(kv, failed("the path of a checkpoint has up to 4000 bytes"));
    do {
        result = call(kv, &message, path, NULL, 0);
    } while (result == TY_KV_AGAIN); /* short */
    return leave(kv, result);
}

int ty_kv_leave(ty_kv *kv)
{
    int result = enter(kv);
    if (result != TY_KV_OK)
        return result;
    do {
        result = simpleCall(kv, TY_CALL_LEAVE, 0);
    } while (result == TY_KV_AGAIN); /* short */
    return leave(kv, result);
}

void ty_kv_close(ty_kv *kv)
{
    if (!kv)
        return;
    if (kv->pid == getpid())
        close(kv->fd);
    if (kv->gradients)
        munmap(kv->gradients, kv->gradientBytes);
    if (kv->weights)
        munmap(kv->weights, kv->weightBytes);
    if (kv->indices)
        munmap(kv->indices, kv->indexBytes);
    while (kv->arrays) {
        struct array *next = kv->arrays->next;
        free(kv->arrays);
        kv->arrays = next;
    }
    free(kv->received);
    free(kv);
}
