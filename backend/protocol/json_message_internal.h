#pragma once

#include <cmath>
#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "backend/core/ids.h"
#include "backend/protocol/control/control.h"
#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/node_layout.h"

namespace trainyard::protocol {

inline constexpr std::size_t kMaxText = 4096;
inline constexpr std::size_t kMaxList = 8192;

/// Writes a struct that lists its fields. Limits of a field are those of its reader.
struct MessageWriter {
    nlohmann::json out = nlohmann::json::object();

    template <class T>
    void operator()(const char *field, T &value, std::int64_t = 0, std::int64_t = 0)
    {
        out[field] = plain(value);
    }
    void operator()(const char *field, std::string &value, std::size_t) { out[field] = value; }
    template <class T, class... Limits>
    void operator()(const char *field, std::optional<T> &value, Limits... limits)
    {
        if (value)
            (*this)(field, *value, limits...);
    }
    /// Fields that are an object of their own on the wire.
    template <class Fields>
    void group(const char *field, Fields fields)
    {
        MessageWriter inner;
        fields(inner);
        out[field] = std::move(inner.out);
    }
    static nlohmann::json plain(RunId &run) { return run.value; }
    static nlohmann::json plain(Role &role) { return toString(role); }
    template <class T>
    static nlohmann::json plain(T &value)
    {
        if constexpr (std::is_arithmetic_v<T>) {
            return value;
        } else if constexpr (std::is_same_v<T, std::string>) {
            // A composed message may exceed the reader's limit. A third of it, because invalid UTF-8 grows up to
            // threefold when it is replaced.
            return value.size() <= kMaxText ? value : value.substr(0, kMaxText / 3);
        } else {
            MessageWriter inner;
            value.fields(inner);
            return std::move(inner.out);
        }
    }
    static nlohmann::json plain(double &value)
    {
        return std::isfinite(value) ? nlohmann::json(value) : nlohmann::json(nullptr);
    }
    template <class T>
    static nlohmann::json plain(std::vector<T> &values)
    {
        nlohmann::json list = nlohmann::json::array();
        for (T &value : values)
            list.push_back(plain(value));
        return list;
    }
};

/// Reads a struct that lists its fields, and checks types and lengths.
struct MessageReader {
    FieldReader &in;
    const nlohmann::json &object;
    bool strict = false; ///< an unknown field of a group is an error

    void operator()(const char *field, int &value) { in.integer(field, value, -1, kMaxNumber); }
    void operator()(const char *field, std::int64_t &value) { in.integer(field, value, -1, kMaxCount); }
    void operator()(const char *field, bool &value) { in.flag(field, value); }
    void operator()(const char *field, double &value) { in.realOrNull(field, value); }
    void operator()(const char *field, std::string &value, std::size_t most = kMaxText) { in.text(field, value, most); }
    void operator()(const char *field, std::uint64_t &value) { in.unsigned64(field, value); }
    template <std::integral Int>
    void operator()(const char *field, Int &value, std::int64_t low, std::int64_t high)
    {
        in.integer(field, value, low, high);
    }
    template <class T, class... Limits>
    void operator()(const char *field, std::optional<T> &value, Limits... limits)
    {
        if (in.has(field))
            (*this)(field, value.emplace(), limits...);
    }
    void operator()(const char *field, RunId &run)
    {
        in.require(field);
        in.text(field, run.value, 64);
        if (in.ok() && !isSafeName(run.value))
            in.reportError(field, "is not a run id");
    }
    void operator()(const char *field, Role &role)
    {
        std::string text;
        in.text(field, text, 64);
        if (const auto known = roleFromString(text))
            role = *known;
        else
            in.reportError(field, known.error().detail);
    }
    template <class Fields>
    void group(const char *field, Fields fields)
    {
        in.require(field);
        readObject(field, object.value(field, nlohmann::json()), fields);
    }
    template <class T>
    void operator()(const char *field, std::vector<T> &values)
    {
        const nlohmann::json list = object.value(field, nlohmann::json::array());
        if (!list.is_array() || list.size() > kMaxList)
            return in.reportError(field, "is not a list, or too long a list");
        for (const nlohmann::json &item : list)
            element(field, item, values.emplace_back());
    }
    template <class T>
    void operator()(const char *field, T &value)
    {
        element(field, object.value(field, nlohmann::json::object()), value);
    }

private:
    void element(const char *field, const nlohmann::json &item, std::string &value)
    {
        if (!item.is_string() || item.get_ref<const std::string &>().size() > kMaxText)
            return in.reportError(field, "holds something that is not a short text");
        value = item.get<std::string>();
    }
    void element(const char *field, const nlohmann::json &item, int &value)
    {
        if (!item.is_number_integer() || item < -1 || item > kMaxNumber)
            return in.reportError(field, "holds something that is not a small integer");
        value = item.get<int>();
    }
    template <class T>
    void element(const char *field, const nlohmann::json &item, T &value)
    {
        readObject(field, item, [&value](MessageReader &reader) { value.fields(reader); });
    }
    template <class Fields>
    void readObject(const char *field, const nlohmann::json &item, Fields fields)
    {
        if (!item.is_object())
            return in.reportError(field, "is not an object");
        FieldReader inner(item, ErrorCode::CorruptData, "control");
        MessageReader reader{inner, item, strict};
        fields(reader);
        if (strict)
            inner.rejectUnknown();
        if (!inner.ok())
            in.reportError(field, inner.status().error().detail);
    }
};

/// Reads the first alternative of a variant whose kType matches.
/// \return false if there is none
template <class Variant, class Matches, std::size_t I = 0>
bool readAlternative(Variant &out, MessageReader &reader, const Matches &matches)
{
    if constexpr (I == std::variant_size_v<Variant>) {
        return false;
    } else {
        using Alternative = std::variant_alternative_t<I, Variant>;
        if (!matches(Alternative::kType))
            return readAlternative<Variant, Matches, I + 1>(out, reader, matches);
        out.template emplace<I>().fields(reader);
        return true;
    }
}

} // namespace trainyard::protocol
