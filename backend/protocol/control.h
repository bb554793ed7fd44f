#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "backend/core/result.h"
#include "backend/protocol/control_membership.h"
#include "backend/protocol/control_progress.h"
#include "backend/protocol/control_servers.h"

/// What scheduler, servers and workers tell each other: the payload of Control frames, {"type":..., fields} as JSON.
/// Each struct lists its fields once, for writing and for reading. They are in three headers, by what they are about.
namespace trainyard::protocol {

/// Every whole number is from -1 up to these: it can be counted on without an overflow, and JSON's readers have it
/// exactly.
inline constexpr int kMaxNumber = 1 << 30;
inline constexpr std::int64_t kMaxCount = std::int64_t(1) << 53;

using ControlMessage = std::variant<JoinRequest, JoinAccepted, Ready, View, ViewAck, Start, Pause, Paused, Truncate,
                                    PartitionDone, Validate, EpochDone, Progress, CheckpointSaved, Leave, LeaveResponse,
                                    ConnectionLost, StragglerReport, AppliedSteps, MemberLost, Failed, End, Attach,
                                    ShareOffer, ShareResponse, Placement, PlacementAck, ReplicaState>;

std::string toJson(const ControlMessage &);

/// errors  CorruptData (not JSON, unknown type, a field of another type, too long: the field is named)
Result<ControlMessage> controlFromJson(std::string_view);

} // namespace trainyard::protocol
