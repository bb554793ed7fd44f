#include "backend/protocol/control/control.h"

#include <fmt/format.h>

#include "backend/core/try.h"
#include "backend/protocol/frames.h"
#include "backend/protocol/json_message_internal.h"

namespace trainyard::protocol {

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

ViewText::ViewText(View common)
{
    MessageWriter writer;
    common.fields(writer);
    writer.out["type"] = View::kType;
    writer.out.erase("index");
    writer.out.erase("fresh");
    m_common = dumpLine(writer.out).substr(1); // without the brace that opens the object
}

std::string ViewText::textFor(int index, bool fresh) const
{
    return fmt::format(R"({{"index":{},"fresh":{},{})", index, fresh, m_common);
}

Result<ControlMessage> controlFromJson(std::string_view text)
{
    TY_ASSIGN(const auto object, parseObject(text, kMaxControlBytes, ErrorCode::CorruptData, "control"));
    FieldReader in(object, ErrorCode::CorruptData, "control");
    std::string type;
    in.text("type", type, 64);
    ControlMessage message;
    MessageReader reader{in, object};
    if (in.ok() && !readAlternative(message, reader, [&](std::string_view known) { return known == type; }))
        in.reportError("type", fmt::format("\"{}\" is unknown", type));
    TY_TRY(in.status());
    return message;
}

} // namespace trainyard::protocol
