#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace trainyard::ps {

/// How one flat arena of float32 is cut into slices, and which server holds each: slice k belongs to server k mod
/// servers. Small tensors ride in their neighbours' slice. Plain value; the same on every role of a job.
class SliceMap {
public:
    SliceMap() = default;
    SliceMap(std::size_t parameters, std::size_t sliceBytes, int servers)
        : m_parameters(parameters)
        , m_floats(sliceBytes / sizeof(float))
        , m_servers(std::uint32_t(servers))
    {
    }

    std::uint32_t slices() const { return m_floats ? std::uint32_t((m_parameters + m_floats - 1) / m_floats) : 0; }
    std::size_t parameters() const { return m_parameters; }
    int servers() const { return int(m_servers); }
    int serverOf(std::uint32_t slice) const { return int(slice % m_servers); }
    std::size_t offset(std::uint32_t slice) const { return std::size_t(slice) * m_floats; } ///< in floats
    std::size_t size(std::uint32_t slice) const
    {
        return std::min(m_floats, m_parameters - offset(slice));
    } ///< in floats
    std::size_t largest() const { return std::min(m_floats, m_parameters); }
    /// Slices that a server holds.
    std::uint32_t heldBy(int server) const
    {
        const std::uint32_t all = slices(), s = std::uint32_t(server);
        return all > s ? (all - s - 1) / m_servers + 1 : 0;
    }

private:
    std::size_t m_parameters = 0, m_floats = 0;
    std::uint32_t m_servers = 1;
};

} // namespace trainyard::ps
