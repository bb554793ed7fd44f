#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "backend/core/system/fd.h"
#include "backend/runtime/launch/roles.h"

namespace trainyard::launch {

class RoleLog;

/// Decides which segments of a log are sent to the bucket: closed ones once, the present one whenever it has grown. A
/// plain object.
class UploadPlan {
public:
    struct Segment {
        std::uint64_t number = 0, size = 0;
    };
    /// \param present  all segments of the log, oldest first
    /// \return those to send, oldest first
    std::vector<Segment> due(const std::vector<Segment> &present) const;
    void sent(const Segment &segment) { m_sent[segment.number] = segment.size; }

private:
    std::map<std::uint64_t, std::uint64_t> m_sent; ///< bytes by number
};

/// Sends the log of a role to the bucket of its job, in a process of its own: closed segments and the present one every
/// 30 s ($TRAINYARD_LOG_SECONDS), and once more when the descriptor is closed. Each segment is an object of its own,
/// FOLDER/logs/RUN/HOST-LABEL.log.NUMBER; the last 64 are kept.
/// \return the descriptor; empty: the job has no bucket, or the process cannot be started
Fd startLogUpload(const RoleOptions &, const std::string &label, RoleLog *);

} // namespace trainyard::launch
