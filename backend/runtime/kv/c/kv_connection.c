/* The requests and replies of libtrainyard_kv. */
#define _GNU_SOURCE /* NOLINT(bugprone-reserved-identifier): the name that glibc looks for */
#include "backend/runtime/kv/c/kv_internal.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static _Thread_local char lastError[LONGEST_ERROR];

int kvFailed(const char *sentence)
{
    snprintf(lastError, sizeof lastError, "%s", sentence);
    return TY_KV_ERROR;
}

void kvClearError(void)
{
    lastError[0] = 0;
}

int kvLost(ty_kv *kv, const char *what)
{
    kv->broken = 1;
    kv->pending = 0;
    snprintf(kv->reason, sizeof kv->reason, "%s", what);
    return kvFailed(kv->reason);
}

const char *ty_kv_error(const ty_kv *kv)
{
    (void)kv;
    return lastError;
}

int kvEnter(ty_kv *kv)
{
    if (!kv)
        return kvFailed("there is no store: ty_kv_open() has failed");
    if (kv->pid != getpid())
        return kvFailed("a forked process cannot use the store of its parent: open it in the process that trains");
    if (atomic_flag_test_and_set(&kv->busy))
        return kvFailed("two threads use the store at the same time: call it from one thread");
    if (kv->broken) {
        kvFailed(kv->reason);
        atomic_flag_clear(&kv->busy);
        return TY_KV_ERROR;
    }
    return TY_KV_OK;
}

int kvLeave(ty_kv *kv, int result)
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
            return kvLost(kv, "the worker process of the run has ended");
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
            return kvLost(kv, "the worker process of the run has ended");
        at += got;
        size -= (size_t)got;
    }
    return TY_KV_OK;
}

ty_kv_message kvRequest(uint16_t call)
{
    ty_kv_message message;
    memset(&message, 0, sizeof message);
    message.magic = TY_KV_MAGIC;
    message.call = call;
    return message;
}

int kvBegin(ty_kv *kv, ty_kv_message *message, const char *name, const void *data, size_t size)
{
    const size_t nameSize = name ? strlen(name) : 0;
    if (kv->pending == message->call)
        return TY_KV_OK;
    if (kv->pending != 0)
        return kvFailed(kv->pushed ? "ty_kv_push() has begun a step: call ty_kv_pull()"
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
            return kvLost(kv, "waiting for the worker process of the run has failed");
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
        return kvLost(kv, "the worker process of the run has ended");
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
        return kvLost(kv, "the worker process of the run has another version than this library");
    return TY_KV_OK;
}

int kvFinish(ty_kv *kv, ty_kv_message *reply, int *fds, int most, void **data)
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
            return kvLost(kv, "the worker process of the run has sent a reply that makes no sense");
        if (receiveAll(kv, sentence, (size_t)reply->length) != TY_KV_OK)
            return TY_KV_ERROR;
        sentence[reply->length] = 0;
        return kvFailed(sentence);
    }
    if (reply->status == TY_KV_CHANGED)
        kv->known = 0;
    if (reply->length > 0) {
        void *room = data && reply->length <= TY_KV_MOST_BLOB ? malloc((size_t)reply->length) : NULL;
        if (!room)
            return kvLost(kv, "there is no memory for what another worker has put");
        if (receiveAll(kv, room, (size_t)reply->length) != TY_KV_OK) {
            free(room);
            return TY_KV_ERROR;
        }
        *data = room;
    }
    return reply->status;
}

int kvCall(ty_kv *kv, ty_kv_message *message, const char *name, const void *data, size_t size)
{
    const int begun = kvBegin(kv, message, name, data, size);
    return begun == TY_KV_OK ? kvFinish(kv, message, NULL, 0, NULL) : begun;
}

int kvSimpleCall(ty_kv *kv, uint16_t which, int64_t number)
{
    ty_kv_message message = kvRequest(which);
    message.number[0] = number;
    return kvCall(kv, &message, NULL, NULL, 0);
}
