#include "backend/protocol/control.h"

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/protocol/frames.h"
#include "backend/protocol/json_message_internal.h"

namespace trainyard::protocol {

using nlohmann::json;

namespace {

template <std::size_t I = 0>
bool readAs(std::string_view type, FieldReader &in, const json &object, ControlMessage &out)
{
    if constexpr (I == std::variant_size_v<ControlMessage>) {
        return false;
    } else {
        using Message = std::variant_alternative_t<I, ControlMessage>;
        if (type != Message::kType)
            return readAs<I + 1>(type, in, object, out);
        MessageReader reader{in, object};
        out.emplace<Message>().fields(reader);
        return true;
    }
}

} // namespace

std::string toJson(const ControlMessage &message)
{
    return std::visit(
        [](auto copy) {
            MessageWriter writer;
            copy.fields(writer);
            writer.out["type"] = decltype(copy)::kType;
            return dumpLine(writer.out);
        },
        message);
}

Result<ControlMessage> controlFromJson(std::string_view text)
{
    TY_ASSIGN(const auto object, parseObject(text, kMaxControlBytes, ErrorCode::CorruptData, "control"));
    FieldReader in(object, ErrorCode::CorruptData, "control");
    std::string type;
    in.text("type", type, 64);
    ControlMessage message;
    if (in.ok() && !readAs(type, in, object, message))
        in.reportError("type", fmt::format("\"{}\" is unknown", type));
    TY_TRY(in.status());
    return message;
}

} // namespace trainyard::protocol
