/*
 * Within libtrainyard_kv: the state of a store, and its connection to the worker process. Nothing here is exported.
 */
#ifndef TRAINYARD_KV_INTERNAL_H
#define TRAINYARD_KV_INTERNAL_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "backend/runtime/kv/c/trainyard_kv.h"
#include "backend/runtime/kv/kv_protocol.h"

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

/* Sets the error of this thread. Returns TY_KV_ERROR. */
int kvFailed(const char *sentence);
void kvClearError(void);
/* The connection is broken: every later call fails with this error. Returns TY_KV_ERROR. */
int kvLost(ty_kv *kv, const char *what);

/* Every function begins with kvEnter() and ends with kvLeave(). */
int kvEnter(ty_kv *kv);
int kvLeave(ty_kv *kv, int result);

ty_kv_message kvRequest(uint16_t call);
/* Sends a request, unless it is the one whose reply is awaited. `data` follows `name`. */
int kvBegin(ty_kv *kv, ty_kv_message *message, const char *name, const void *data, size_t size);
/* Waits for the reply to the call that is pending. Its payload goes into `data`, or is an error's sentence. */
int kvFinish(ty_kv *kv, ty_kv_message *reply, int *fds, int most, void **data);
/* Both of them; the reply replaces the request. */
int kvCall(ty_kv *kv, ty_kv_message *message, const char *name, const void *data, size_t size);
/* A call without a payload. */
int kvSimpleCall(ty_kv *kv, uint16_t which, int64_t number);

#endif
