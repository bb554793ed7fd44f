#ifndef TRAINYARD_KV_H
#define TRAINYARD_KV_H

#include <stddef.h>
#include <stdint.h>

/*
 * libtrainyard_kv: the key-value store of a run, for a user's own training program (job type "kvstore"). Plain C, for any
 * language with a foreign function interface; needs the C library only. The worker process of Trainyard beside the
 * program exchanges the data with the other workers; both share the memory of the arrays.
 *
 * The shape of a program:
 *
 *     ty_kv *kv = ty_kv_open();                     NULL: ty_kv_error(NULL) has the reason
 *     ty_kv_declare(kv, "weight", 1000);            all arrays, in the same order on all workers
 *     ty_kv_start(kv, samples, 0);                  the samples of the training set; joins the run
 *     float *gradient = ty_kv_array(kv, "weight");
 *     ty_kv_step step;
 *     while (ty_kv_next(kv, &step) == TY_KV_OK && step.task != TY_KV_END) {
 *         if (step.source) ty_kv_put(kv, "state", data, size);     a new worker waits for the state of this one
 *         if (step.fresh) ty_kv_get(kv, "state", &data, &size);    this is a new worker
 *         if (step.task != TY_KV_STEP) continue;                   evaluate at TY_KV_EPOCH_END, save at TY_KV_SAVE
 *         compute the gradient over step.indices[0 .. step.count)
 *         ty_kv_allreduce(kv, 1);                                  the mean over all workers is in the same array
 *     }
 *     ty_kv_close(kv);
 *
 * With the job's option --kv-optimizer job the store applies the job's optimizer: the initial weights, of the first
 * worker, are in ty_kv_weights() before ty_kv_start() returns control to the first step, and ty_kv_pushpull() takes the
 * place of ty_kv_allreduce().
 *
 * Workers join and leave between two steps; step.changed reports it. One thread at a time uses a store: a second one gets
 * TY_KV_ERROR. A child process that was forked cannot use that of its parent. Every wait ends: with the step, with a
 * change of the members, or with the run.
 */

#ifdef __cplusplus
extern "C" {
#endif

#define TY_KV_API __attribute__((visibility("default")))
#define TY_KV_VERSION 1

/* Results of the functions that return int. */
enum {
    TY_KV_OK = 0,
    TY_KV_CHANGED = 1, /* the members have changed in the meantime: this step does not count, call ty_kv_next() */
    TY_KV_AGAIN = 2,   /* a signal arrived during the wait: call the same function again to go on with it */
    TY_KV_ERROR = -1   /* ty_kv_error() has the reason; the run is over for this worker, or the call was wrong */
};

/* What the program does next. */
enum {
    TY_KV_STEP = 1,      /* a step over `indices` (maybe none), then ty_kv_allreduce() or ty_kv_pushpull() */
    TY_KV_EPOCH_END = 2, /* the epoch is trained: evaluate, save */
    TY_KV_SAVE = 3,      /* the run stops or pauses: save a checkpoint, ty_kv_saved() */
    TY_KV_END = 4        /* the run is over, or this worker leaves it: no further step */
};

typedef struct ty_kv ty_kv;

typedef struct ty_kv_step {
    int32_t task;
    int32_t changed;        /* the members are others than in the step before; also in the first step */
    int32_t fresh;          /* this worker lacks the state of training, which another one puts under "state" */
    int32_t source;         /* this worker shall put its state: another one lacks it */
    int32_t rank;           /* of this worker, for the complete run; -1 before the first step */
    int32_t place;          /* among the present workers, from 0; 0 is the lead */
    int32_t workers;        /* present ones */
    int32_t view;           /* number of the membership; rises with each change */
    int32_t epoch;          /* from 0 */
    int32_t epochs;         /* of the job */
    int64_t step;           /* of the run, over all epochs */
    int64_t steps_left;     /* in the epoch, beyond this one, if the members do not change */
    int64_t count;          /* samples of this worker in this step; 0 at the end of an epoch: still take part */
    const int64_t *indices; /* [count] of the training set; valid until the next ty_kv_next() */
} ty_kv_step;

/* Connects to the worker process that has started this program. NULL: not started by a run, or no memory. */
TY_KV_API ty_kv *ty_kv_open(void);

/* The sentence of the last error in this thread, or "". */
TY_KV_API const char *ty_kv_error(const ty_kv *kv);

TY_KV_API int ty_kv_rank(const ty_kv *kv);      /* for the complete run; -1 before ty_kv_start() */
TY_KV_API int ty_kv_place(const ty_kv *kv);     /* among the present workers; 0 before the first step */
TY_KV_API int ty_kv_workers(const ty_kv *kv);   /* of the last step; before the first one those of the job */
TY_KV_API int ty_kv_epoch(const ty_kv *kv);     /* of the last step; 0 before */
TY_KV_API int ty_kv_epochs(const ty_kv *kv);    /* of the job */
TY_KV_API int64_t ty_kv_batch(const ty_kv *kv); /* samples of a step: of all workers, or of each (--batch-per-worker) */
TY_KV_API int ty_kv_optimizes(const ty_kv *kv); /* 1: the store applies the job's optimizer (--kv-optimizer job) */

/* Declares an array of so many floats. Before ty_kv_start(); the same names and sizes in the same order on all workers.
 * Names: 1 to 200 bytes. */
TY_KV_API int ty_kv_declare(ty_kv *kv, const char *name, int64_t floats);

/* Joins the run: waits for the servers. `samples`: of the training set, at least 1, the same on all workers. `batch`: 0, or
 * the batch size for which the program was written, which must be that of the job. */
TY_KV_API int ty_kv_start(ty_kv *kv, int64_t samples, int64_t batch);

/* The memory of an array; NULL for an unknown name, or before ty_kv_start(). Its address does not change. */
TY_KV_API float *ty_kv_array(ty_kv *kv, const char *name);
/* All arrays, one after the other, each at a multiple of 64 bytes; `floats` receives their number with the gaps. */
TY_KV_API float *ty_kv_arena(ty_kv *kv, int64_t *floats);
/* The same of the weights, which exist with --kv-optimizer job only. */
TY_KV_API float *ty_kv_weights(ty_kv *kv, const char *name);

/* Waits for the next step. */
TY_KV_API int ty_kv_next(ty_kv *kv, ty_kv_step *step);

/* Replaces all arrays by their weighted mean over the workers: sum(weight * 1) divides the sum of the arrays. `weight` 1:
 * the mean of means, for arrays that are means over a worker's samples. `weight` = samples: for arrays that are sums over
 * them. 0: this worker contributes nothing, and its arrays must be zero. Once in each step. */
TY_KV_API int ty_kv_allreduce(ty_kv *kv, int64_t weight);

/* The arrays are gradients, summed over `samples` samples: the optimizer makes a step, and the new weights are in
 * ty_kv_weights(). Once in each step. ty_kv_push() begins that and returns at once; the arrays must not change until
 * ty_kv_pull() has returned. */
TY_KV_API int ty_kv_pushpull(ty_kv *kv, int64_t samples);
TY_KV_API int ty_kv_push(ty_kv *kv, int64_t samples);
TY_KV_API int ty_kv_pull(ty_kv *kv);

/* Waits until all workers of this step have called it. TY_KV_CHANGED: one of them is gone. */
TY_KV_API int ty_kv_barrier(ty_kv *kv);

/* Bytes for other workers, up to 4 GiB, under a name (up to 200 bytes), until the members change. ty_kv_get() waits for
 * the ty_kv_put() of another worker; its data is valid until the next call of ty_kv_get(). TY_KV_CHANGED: the members
 * have changed first. */
TY_KV_API int ty_kv_put(ty_kv *kv, const char *name, const void *data, size_t size);
TY_KV_API int ty_kv_get(ty_kv *kv, const char *name, const void **data, size_t *size);

/* A value for the charts of the run: "loss", "accuracy"; of the current epoch and step. */
TY_KV_API int ty_kv_metric(ty_kv *kv, const char *name, double value);

/* A checkpoint was saved at this path (for people, and for the note of a stopped run). */
TY_KV_API int ty_kv_saved(ty_kv *kv, const char *path);

/* Requests to leave: ty_kv_next() returns TY_KV_END at the next boundary. */
TY_KV_API int ty_kv_leave(ty_kv *kv);

TY_KV_API void ty_kv_close(ty_kv *kv);

#ifdef __cplusplus
}
#endif

#endif
