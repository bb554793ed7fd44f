#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::nn::cuda {

/// One of several GPUs, for exclusive use by this process among the processes of this machine that acquire theirs in
/// the same way. With more processes than GPUs, the GPUs are shared evenly. Released by the destructor, and by the
/// system when the process ends.
class GpuLease {
public:
    /// Acquires the least used of the devices.
    /// \param devices  not empty, distinct
    /// \param name     prefix of the lease; tests use another one
    /// \error as systemError: no socket
    static Result<GpuLease> acquire(std::span<const int> devices, std::string_view name = "trainyard-gpu");
    int deviceIndex() const { return m_deviceIndex; }

private:
    GpuLease(std::shared_ptr<void> held, int deviceIndex)
        : m_held(std::move(held))
        , m_deviceIndex(deviceIndex)
    {
    }
    std::shared_ptr<void> m_held;
    int m_deviceIndex;
};

} // namespace trainyard::nn::cuda
