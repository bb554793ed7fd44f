#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"

namespace trainyard::localcloud {

/// The logs of clusters on their way to S3, where they arrive some minutes after they were written, as at AWS. Not
/// thread-safe: the EmrStore has the mutex.
class EmrLogs {
public:
    /// Stores bytes as an object: bucket, key, content.
    using Put = std::function<Status(const std::string &, const std::string &, std::string_view)>;

    explicit EmrLogs(Put put)
        : m_put(std::move(put))
    {
    }
    /// Takes a log; a later one for the same place replaces it.
    /// \param logUri  of the cluster; empty: it has no logs
    /// \param path    below the LogUri, without ".gz"
    /// \param due     ms since 1970: when it arrives
    void add(const std::string &logUri, const std::string &path, std::string_view text, std::int64_t due);
    /// Writes what is due. A bucket that does not exist is named in the log of the local cloud.
    void deliver(std::int64_t now);
    std::size_t waiting() const { return m_waiting.size(); }

private:
    struct Waiting {
        std::string bucket, key, content;
        std::int64_t due = 0;
    };
    const Put m_put;
    std::vector<Waiting> m_waiting;
};

/// The text in gzip's format.
std::string gzipped(std::string_view text);

} // namespace trainyard::localcloud
