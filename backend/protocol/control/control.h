#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "backend/core/result.h"
#include "backend/protocol/control/control_membership.h"
#include "backend/protocol/control/control_progress.h"
#include "backend/protocol/control/control_servers.h"
#include "backend/protocol/control/control_task.h"

/// Messages between scheduler, servers and workers: the payload of Control frames, {"type":..., fields} as JSON. Each
/// struct lists its fields once, for writing and reading. Four headers group the messages by subject.
namespace trainyard::protocol {

/// Integers are from -1 to these limits: they can be incremented without overflow, and JSON readers represent them
/// exactly.
inline constexpr int kMaxNumber = 1 << 30;
inline constexpr std::int64_t kMaxCount = std::int64_t(1) << 53;

using ControlMessage =
    std::variant<JoinRequest, JoinAccepted, Ready, View, ViewAck, Start, Pause, Paused, Truncate, PartitionDone,
                 Validate, EpochDone, Progress, SaveCheckpoint, CheckpointSaved, Leave, LeaveResponse, ConnectionLost,
                 StragglerReport, AppliedSteps, MemberLost, Failed, End, Attach, ShareOffer, ShareResponse, Placement,
                 PlacementAck, ReplicaState, TaskJoin, TaskReady, TaskView, TaskStarted, TaskStop, TaskEnded,
                 TaskValues, TaskValuesStored, ArenaSize, DataWait>;

std::string toJson(const ControlMessage &);

/// toJson of a View for one receiver after the other. What they have in common, with a line for each member, is written
/// once: for 1,024 workers 40 KB.
class ViewText {
public:
    explicit ViewText(View common);
    /// The View with these values of the receiver.
    std::string textFor(int index, bool fresh) const;

private:
    std::string m_common; ///< what follows the receiver's own fields
};

/// \error CorruptData (not JSON, unknown type, a field of another type, too long; the detail names the field)
Result<ControlMessage> controlFromJson(std::string_view);

} // namespace trainyard::protocol
