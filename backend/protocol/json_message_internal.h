#pragma once

#include <cmath>
#include <string>
#include <type_traits>
#include <vector>

#include "backend/protocol/control.h"
#include "backend/protocol/json_fields.h"

namespace trainyard::protocol {

inline constexpr std::size_t kMaxText = 4096;
inline constexpr std::size_t kMaxList = 8192;

/// Writes a struct that lists its fields.
struct MessageWriter {
    nlohmann::json out = nlohmann::json::object();

    template <class T>
    void operator()(const char *field, T &value)
    {
        out[field] = plain(value);
    }
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

    void operator()(const char *field, int &value) { in.integer(field, value, -1, kMaxNumber); }
    void operator()(const char *field, std::int64_t &value) { in.integer(field, value, -1, kMaxCount); }
    void operator()(const char *field, bool &value) { in.flag(field, value); }
    void operator()(const char *field, double &value) { in.realOrNull(field, value); }
    void operator()(const char *field, std::string &value) { in.text(field, value, kMaxText); }
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
            return in.reportError(field, "holds something that is not a small whole number");
        value = item.get<int>();
    }
    template <class T>
    void element(const char *field, const nlohmann::json &item, T &value)
    {
        if (!item.is_object())
            return in.reportError(field, "is not an object");
        FieldReader inner(item, ErrorCode::CorruptData, "control");
        MessageReader reader{inner, item};
        value.fields(reader);
        if (!inner.ok())
            in.reportError(field, inner.status().error().detail);
    }
};

} // namespace trainyard::protocol
