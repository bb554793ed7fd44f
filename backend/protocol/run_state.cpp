#include "backend/protocol/run_state.h"

#include "backend/protocol/frames.h"
#include "backend/protocol/json_message_internal.h"

namespace trainyard::protocol {

std::string toLine(const RunState &state)
{
    RunState copy = state;
    return dumpLine(MessageWriter::plain(copy));
}

Result<RunState> runStateFromLine(std::string_view line)
{
    const auto object = parseObject(line, kMaxControlBytes, ErrorCode::CorruptData, "journal");
    if (!object)
        return fail(object.error());
    FieldReader in(*object, ErrorCode::CorruptData, "journal");
    MessageReader reader{in, *object};
    RunState state;
    state.fields(reader);
    if (in.ok() && !isSound(state.deal))
        in.complain("deal", "has ranges out of order");
    if (in.ok() && !isSound(state.rate))
        in.complain("rate", "is not a learning rate");
    if (auto status = in.status(); !status)
        return fail(status.error());
    return state;
}

} // namespace trainyard::protocol
