#include "backend/protocol/scheduler_state.h"

#include <algorithm>

#include "backend/core/try.h"
#include "backend/protocol/frames.h"
#include "backend/protocol/json_message_internal.h"

namespace trainyard::protocol {

namespace {

/// Whether every part has a primary, and a valid backup or none.
bool isValid(const Placement &placement)
{
    const auto servers = int(placement.addresses.size());
    return placement.primary.size() == placement.addresses.size() &&
           placement.backup.size() == placement.primary.size() &&
           std::ranges::all_of(placement.primary, [=](int rank) { return rank >= 0 && rank < servers; }) &&
           std::ranges::all_of(placement.backup, [=](int rank) { return rank < servers; });
}

} // namespace

std::string toLine(const SchedulerState &state)
{
    SchedulerState copy = state;
    return dumpLine(MessageWriter::plain(copy));
}

Result<SchedulerState> schedulerStateFromLine(std::string_view line)
{
    TY_ASSIGN(const auto object, parseObject(line, kMaxControlBytes, ErrorCode::CorruptData, "journal"));
    FieldReader in(object, ErrorCode::CorruptData, "journal");
    MessageReader reader{in, object};
    SchedulerState state;
    state.fields(reader);
    if (in.ok() && !isValid(state.partition))
        in.reportError("deal", "has ranges out of order");
    if (in.ok() && state.view > 0 && state.partition.parts != int(state.members.size()))
        in.reportError("deal", "is not among the members");
    if (in.ok() && !isValid(state.placement))
        in.reportError("placement", "has parts without a server");
    if (in.ok() && !isValid(state.rate))
        in.reportError("rate", "is not a learning rate");
    TY_TRY(in.status());
    return state;
}

} // namespace trainyard::protocol
