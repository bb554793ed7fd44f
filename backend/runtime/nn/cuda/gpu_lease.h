#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "backend/core/result.h"

namespace trainyard::nn::cuda {

/// One card of several that this process has to itself as long as other processes of this machine claim theirs in the
/// same way and there are enough; with more processes than cards they share them evenly. Given back when it ends, and
/// by the system when the process does.
class GpuLease {
public:
    /// cards  not empty, different
    /// name   of what is claimed; other than the usual one in tests
    /// errors  IoFailure and the like: no socket
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
