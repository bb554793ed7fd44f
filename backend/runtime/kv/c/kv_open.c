/* How a program reaches the worker process of its run, and how it leaves it. */
#define _GNU_SOURCE /* NOLINT(bugprone-reserved-identifier): the name that glibc looks for */
#include "backend/runtime/kv/c/kv_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#ifndef O_PATH
#define O_PATH 010000000
#endif

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
    ty_kv_message message = kvRequest(TY_CALL_HELLO);
    struct ucred peer;
    socklen_t size = sizeof peer;
    ty_kv *kv;
    int result;
    kvClearError();
    if (!folder || !*folder) {
        kvFailed("TRAINYARD_KV is not set: start this program as a job of the type kvstore (trainyardctl run --type "
                 "kvstore)");
        return NULL;
    }
    kv = calloc(1, sizeof *kv);
    if (!kv) {
        kvFailed("there is no memory left");
        return NULL;
    }
    atomic_flag_clear(&kv->busy);
    kv->pid = getpid();
    kv->rank = -1;
    kv->fd = connectIn(folder);
    if (kv->fd < 0) {
        kvFailed("the worker process of the run cannot be reached at TRAINYARD_KV");
        free(kv);
        return NULL;
    }
    if (getsockopt(kv->fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0 || peer.uid != geteuid()) {
        kvFailed("the socket at TRAINYARD_KV belongs to another user");
        close(kv->fd);
        free(kv);
        return NULL;
    }
    message.number[0] = TY_KV_VERSION;
    do {
        result = kvCall(kv, &message, NULL, NULL, 0);
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
