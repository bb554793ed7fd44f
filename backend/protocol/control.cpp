#include "backend/protocol/control.h"

#include <fmt/format.h>

#include "backend/protocol/frames.h"
#include "backend/protocol/json_fields_internal.h"

namespace trainyard::protocol {

using nlohmann::json;

namespace {

constexpr std::size_t kMaxText = 4096;
constexpr std::size_t kMaxList = 8192;

struct Writer {
    json out = json::object();

    template <class T>
    void operator()(const char *field, T &value)
    {
        out[field] = plain(value);
    }
    template <class T>
    static json plain(T &value)
    {
        if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string>) {
            return value;
        } else {
            Writer inner;
            value.fields(inner);
            return std::move(inner.out);
        }
    }
    static json plain(double &value) { return std::isfinite(value) ? json(value) : json(nullptr); }
    template <class T>
    static json plain(std::vector<T> &values)
    {
        json list = json::array();
        for (T &value : values)
            list.push_back(plain(value));
        return list;
    }
};

struct Reader {
    FieldReader &in;
    const json &object;

    void operator()(const char *field, int &value) { in.integer(field, value, -1, std::numeric_limits<int>::max()); }
    void operator()(const char *field, std::int64_t &value)
    {
        in.integer(field, value, -1, std::numeric_limits<std::int64_t>::max());
    }
    void operator()(const char *field, bool &value) { in.flag(field, value); }
    void operator()(const char *field, double &value) { in.realOrNull(field, value); }
    void operator()(const char *field, std::string &value) { in.text(field, value, kMaxText); }
    template <class T>
    void operator()(const char *field, std::vector<T> &values)
    {
        const json list = object.value(field, json::array());
        if (!list.is_array() || list.size() > kMaxList)
            return in.complain(field, "is not a list, or too long a list");
        for (const json &item : list)
            element(field, item, values.emplace_back());
    }
    template <class T>
    void operator()(const char *field, T &value)
    {
        element(field, object.value(field, json::object()), value);
    }

private:
    void element(const char *field, const json &item, std::string &value)
    {
        if (!item.is_string() || item.get_ref<const std::string &>().size() > kMaxText)
            return in.complain(field, "holds something that is not a short text");
        value = item.get<std::string>();
    }
    void element(const char *field, const json &item, int &value)
    {
        if (!item.is_number_integer() || item < -1 || item > std::numeric_limits<int>::max())
            return in.complain(field, "holds something that is not a small whole number");
        value = item.get<int>();
    }
    template <class T>
    void element(const char *field, const json &item, T &value)
    {
        if (!item.is_object())
            return in.complain(field, "is not an object");
        FieldReader inner(item, ErrorCode::CorruptData, "control");
        Reader reader{inner, item};
        value.fields(reader);
        if (!inner.ok())
            in.complain(field, inner.status().error().detail);
    }
};

template <std::size_t I = 0>
bool readAs(std::string_view type, FieldReader &in, const json &object, ControlMessage &out)
{
    if constexpr (I == std::variant_size_v<ControlMessage>) {
        return false;
    } else {
        using Message = std::variant_alternative_t<I, ControlMessage>;
        if (type != Message::kType)
            return readAs<I + 1>(type, in, object, out);
        Reader reader{in, object};
        out.emplace<Message>().fields(reader);
        return true;
    }
}

} // namespace

std::string toJson(const ControlMessage &message)
{
    return std::visit(
        [](auto copy) {
            Writer writer;
            copy.fields(writer);
            writer.out["type"] = decltype(copy)::kType;
            return dumpLine(writer.out);
        },
        message);
}

Result<ControlMessage> controlFromJson(std::string_view text)
{
    const auto object = parseObject(text, kMaxControlBytes, ErrorCode::CorruptData, "control");
    if (!object)
        return fail(object.error());
    FieldReader in(*object, ErrorCode::CorruptData, "control");
    std::string type;
    in.text("type", type, 64);
    ControlMessage message;
    if (in.ok() && !readAs(type, in, *object, message))
        in.complain("type", fmt::format("\"{}\" is unknown", type));
    if (auto status = in.status(); !status)
        return fail(status.error());
    return message;
}

} // namespace trainyard::protocol
