#include "backend/protocol/json_fields.h"

#include <fmt/format.h>

namespace trainyard::protocol {

using nlohmann::json;

FieldReader::FieldReader(const json &object, ErrorCode code, std::string source, std::string prefix)
    : m_object(object)
    , m_code(code)
    , m_source(std::move(source))
    , m_prefix(std::move(prefix))
{
}

void FieldReader::reportError(const char *field, const std::string &problem)
{
    if (!m_error)
        m_error = Error{m_code, m_source, fmt::format("{}{}: {}", m_prefix, field, problem)};
}

bool FieldReader::has(const char *field) const
{
    return m_object.contains(field);
}

const json *FieldReader::find(const char *field)
{
    m_known.insert(field);
    if (m_error)
        return nullptr;
    const auto at = m_object.find(field);
    return at == m_object.end() ? nullptr : &*at;
}

const json *FieldReader::find(const char *field, bool (json::*is)() const noexcept, const char *problem)
{
    const json *value = find(field);
    if (!value || (value->*is)())
        return value;
    reportError(field, problem);
    return nullptr;
}

void FieldReader::require(const char *field)
{
    if (!find(field))
        reportError(field, "is missing");
}

void FieldReader::text(const char *field, std::string &out, std::size_t maxLength)
{
    const json *value = find(field, &json::is_string, "is not a text");
    if (!value)
        return;
    const auto &content = value->get_ref<const std::string &>();
    if (content.size() > maxLength)
        return reportError(field, fmt::format("is longer than {} bytes", maxLength));
    if (content.find('\0') != std::string::npos)
        return reportError(field, "contains a zero byte");
    out = content;
}

void FieldReader::flag(const char *field, bool &out)
{
    if (const json *value = find(field, &json::is_boolean, "is neither true nor false"))
        out = value->get<bool>();
}

void FieldReader::real(const char *field, double &out, double low, double high)
{
    const json *value = find(field);
    if (!value)
        return;
    const double number = value->is_number() ? value->get<double>() : std::numeric_limits<double>::quiet_NaN();
    if (!std::isfinite(number)) // also of a value that was not parsed
        return reportError(field, "is not a number");
    if (!(number >= low && number <= high))
        return reportError(field, fmt::format("{} is not in {} to {}", number, low, high));
    out = number;
}

void FieldReader::realOrNull(const char *field, double &out)
{
    const json *value = find(field);
    if (!value)
        return;
    if (value->is_null())
        out = std::numeric_limits<double>::quiet_NaN();
    else if (value->is_number())
        out = value->get<double>();
    else
        reportError(field, "is not a number");
}

bool FieldReader::readInteger(const char *field, std::int64_t &out, std::int64_t low, std::int64_t high)
{
    const json *value = find(field, &json::is_number_integer, "is not an integer");
    if (!value)
        return false;
    const bool tooLarge = value->is_number_unsigned() &&
                          value->get<std::uint64_t>() > std::uint64_t(std::numeric_limits<std::int64_t>::max());
    const std::int64_t number = tooLarge ? 0 : value->get<std::int64_t>();
    if (tooLarge || number < low || number > high) {
        reportError(field, fmt::format("{} is not in {} to {}", value->dump(), low, high));
        return false;
    }
    out = number;
    return true;
}

void FieldReader::readArray(const char *field, std::size_t count,
                            const std::function<void(FieldReader &, const char *name, std::size_t i)> &readOne)
{
    const json *value = find(field);
    if (!value)
        return;
    if (!value->is_array() || value->size() != count)
        return reportError(field, fmt::format("is not a list of {} numbers", count));
    for (std::size_t i = 0; i < count; ++i) {
        const json element{{"element", (*value)[i]}};
        FieldReader in(element, m_code, m_source);
        readOne(in, "element", i);
        if (!in.ok())
            return reportError(field, "one of its elements is no number or out of range");
    }
}

void FieldReader::reals(const char *field, std::vector<double> &out, std::size_t most, double low, double high)
{
    const json *value = find(field);
    if (!value)
        return;
    if (!value->is_array() || value->size() > most)
        return reportError(field, fmt::format("is not a list of at most {} numbers", most));
    out.assign(value->size(), low);
    readArray(field, out.size(),
              [&](FieldReader &in, const char *name, std::size_t i) { in.real(name, out[i], low, high); });
}

void FieldReader::texts(const char *field, std::vector<std::string> &out, std::size_t most, std::size_t shortest,
                        std::size_t longest)
{
    const json *value = find(field);
    if (!value)
        return;
    if (!value->is_array() || value->size() > most)
        return reportError(field, fmt::format("is not a list of at most {} texts", most));
    std::vector<std::string> read;
    for (const json &item : *value) {
        const json element{{"element", item}};
        FieldReader in(element, m_code, m_source);
        in.text("element", read.emplace_back(), longest);
        if (!in.ok() || read.back().size() < shortest)
            return reportError(field, "one of its elements is no text, is empty or too long");
    }
    out = std::move(read);
}

void FieldReader::texts(const char *field, std::map<std::string, std::string> &out, std::size_t most,
                        std::size_t longest)
{
    const json *value = find(field);
    if (!value)
        return;
    if (!value->is_object() || value->size() > most)
        return reportError(field, fmt::format("is not an object of at most {} texts", most));
    std::map<std::string, std::string> read;
    for (const auto &[name, item] : value->items()) {
        const json element{{"element", item}};
        FieldReader in(element, m_code, m_source);
        in.text("element", read[name], longest);
        if (!in.ok() || name.empty() || name.size() > 64)
            return reportError(field, "one of its elements is no text, or too long");
    }
    out = std::move(read);
}

void FieldReader::nested(const char *field, const std::function<Status(const json &)> &read)
{
    const json *value = find(field);
    if (!value)
        return;
    if (const auto status = read(*value); !status && !m_error)
        m_error = status.error();
}

void FieldReader::unsigned64(const char *field, std::uint64_t &out)
{
    if (const json *value = find(field, &json::is_number_unsigned, "is not an integer of at least 0"))
        out = value->get<std::uint64_t>();
}

void FieldReader::rejectUnknown()
{
    for (const auto &[key, value] : m_object.items()) {
        if (!m_known.contains(key))
            return reportError(key.substr(0, 64).c_str(), "is not a field that this version knows");
    }
}

Status FieldReader::status() const
{
    if (m_error)
        return fail(*m_error);
    return {};
}

namespace {

/// Whether brackets are nested deeper than 16. Checked before parsing: with a callback that checks the depth, the
/// parser traverses the complete parent at the end of each object.
bool isTooDeep(std::string_view text)
{
    constexpr int kDeepest = 16;
    int depth = 0;
    bool inText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inText) {
            i += c == '\\' ? 1 : 0;
            inText = c != '"';
        } else if (c == '"') {
            inText = true;
        } else if (c == '{' || c == '[') {
            if (++depth > kDeepest)
                return true;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return false;
}

} // namespace

Result<json> parseObject(std::string_view text, std::size_t maxBytes, ErrorCode code, const std::string &source)
{
    if (text.size() > maxBytes)
        return fail(code, source, fmt::format("{} bytes are more than the {} allowed", text.size(), maxBytes));
    if (isTooDeep(text))
        return fail(code, source, "this is not JSON");
    json value = json::parse(text.begin(), text.end(), nullptr, false);
    if (value.is_discarded())
        return fail(code, source, "this is not JSON");
    if (!value.is_object())
        return fail(code, source, "this is JSON, but not an object");
    return value;
}

std::string dumpLine(const json &value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace trainyard::protocol
