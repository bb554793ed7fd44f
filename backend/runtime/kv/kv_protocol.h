#ifndef TRAINYARD_KV_PROTOCOL_H
#define TRAINYARD_KV_PROTOCOL_H

#include <stdint.h>

/*
 * Messages between libtrainyard_kv in a user's program and the worker process (KvHost), over a stream socket of the
 * machine: 64 bytes each, then `length` bytes. Read by C and C++. One request at a time, each answered by one reply with
 * the same `call`; that of TY_CALL_START carries the file descriptors of the shared memory (SCM_RIGHTS): arrays,
 * indices, and weights if `number[2]` > 0.
 *
 * Shared memory of arrays and weights: one place of ps::SharedSlices, that is, data from byte TY_KV_DATA_OFFSET on.
 */

#define TY_KV_MAGIC 0x314b5954u /* "TYK1" */
#define TY_KV_DATA_OFFSET 4096
#define TY_KV_SOCKET "kv.sock"           /* in the folder that TRAINYARD_KV names */
#define TY_KV_LONGEST_NAME 200           /* of arrays, blobs and metrics, bytes */
#define TY_KV_MOST_FLOATS (1ll << 32)    /* of all arrays */
#define TY_KV_MOST_BLOB (4096ull << 20)  /* bytes of one put */
#define TY_KV_LARGEST_WEIGHT (1ll << 24) /* of one worker in one step */
#define TY_KV_ALIGN_FLOATS 16            /* each array begins at a multiple of so many floats */

enum ty_kv_call {
    TY_CALL_HELLO = 1, /* number[0]: TY_KV_VERSION. Reply: epochs, workers, batch, 1 if the store optimizes */
    TY_CALL_DECLARE,   /* number[0]: floats; name. Reply: offset of the array, floats so far */
    TY_CALL_START, /* samples, batch. Reply: rank, floats, bytes of weights, of arrays, of indices, half of the indices */
    TY_CALL_NEXT,      /* Reply: see TY_STEP_* */
    TY_CALL_ALLREDUCE, /* weight. Reply: the next step, where it is known: TY_CALL_NEXT can then be left out; else zeros */
    TY_CALL_PUSHPULL, /* samples. Reply: as TY_CALL_ALLREDUCE */
    TY_CALL_BARRIER,
    TY_CALL_PUT,    /* number[0]: bytes of the name; name and data */
    TY_CALL_GET,    /* name. Reply: data */
    TY_CALL_METRIC, /* number[0]: the bits of a double; name */
    TY_CALL_SAVED,  /* path */
    TY_CALL_LEAVE,
    TY_CALL_LAST = TY_CALL_LEAVE
};

typedef struct ty_kv_message {
    uint32_t magic;
    uint16_t call;
    int16_t status; /* of a reply: TY_KV_OK, TY_KV_CHANGED or TY_KV_ERROR, then a sentence follows */
    uint64_t length;
    int64_t number[6];
} ty_kv_message;

/* number[] of a step: task with flags; place and workers; rank and view; epoch and steps left; step; count. Pairs are
 * 32 bits each, the first in the lower half. */
#define TY_STEP_CHANGED 0x100
#define TY_STEP_FRESH 0x200
#define TY_STEP_SOURCE 0x400
#define TY_STEP_SECOND                                                                                                 \
    0x800 /* its indices are in the second half of their memory: those of the step before stay valid */
#define TY_PAIR(low, high) ((int64_t)(((uint64_t)(uint32_t)(high) << 32) | (uint32_t)(low)))
#define TY_LOW(pair) ((int32_t)(uint32_t)((uint64_t)(pair)))
#define TY_HIGH(pair) ((int32_t)(uint32_t)((uint64_t)(pair) >> 32))

#endif
