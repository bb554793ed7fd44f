#include "backend/runtime/nn/cuda/gpu_lease.h"

#include <cerrno>
#include <cstddef>
#include <string>

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace trainyard::nn::cuda {

Result<GpuLease> GpuLease::acquire(std::span<const int> devices, std::string_view name)
{
    const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return fail(systemError(errno, "--gpus", "claiming a GPU"));
    std::shared_ptr<void> held(nullptr, [socket](void *) { ::close(socket); });
    // An abstract socket name of Linux, without a file: one process at a time holds it, and the end of the process
    // frees it.
    for (int sharers = 0;; ++sharers)
        for (const int deviceIndex : devices) {
            const std::string text = fmt::format("{}-{}-{}", name, deviceIndex, sharers);
            sockaddr_un address = {};
            address.sun_family = AF_UNIX;
            text.copy(address.sun_path + 1, sizeof address.sun_path - 1);
            const auto length = socklen_t(offsetof(sockaddr_un, sun_path) + 1 + text.size());
            if (::bind(socket, reinterpret_cast<const sockaddr *>(&address), length) == 0)
                return GpuLease(std::move(held), deviceIndex);
            if (errno != EADDRINUSE)
                return fail(systemError(errno, "--gpus", "claiming a GPU"));
        }
}

} // namespace trainyard::nn::cuda
