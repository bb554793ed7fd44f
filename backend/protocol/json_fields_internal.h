#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <type_traits>

#include <nlohmann/json.hpp>

#include "backend/core/result.h"

namespace trainyard::protocol {

/// Reads the fields of one JSON object. The first problem is kept and names its field; later calls do nothing.
class FieldReader {
public:
    FieldReader(const nlohmann::json &object, ErrorCode code, std::string source);

    void require(const char *field); ///< missing is a problem
    void text(const char *field, std::string &out, std::size_t maxLength);
    void flag(const char *field, bool &out);
    void real(const char *field, double &out, double low, double high);
    void realOrNull(const char *field, double &out); ///< null is NaN
    template <class Int>
    void integer(const char *field, Int &out, std::int64_t low, std::int64_t high)
    {
        std::int64_t value = 0;
        if (readInteger(field, value, low, high))
            out = Int(value);
    }
    void unsigned64(const char *field, std::uint64_t &out);
    void refuseUnknown(); ///< any field not asked for is a problem
    void complain(const char *field, const std::string &problem);

    bool has(const char *field) const;
    bool ok() const { return !m_error; }
    Status status() const;

private:
    const nlohmann::json *find(const char *field);
    bool readInteger(const char *field, std::int64_t &out, std::int64_t low, std::int64_t high);

    const nlohmann::json &m_object;
    ErrorCode m_code;
    std::string m_source;
    std::set<std::string> m_known;
    std::optional<Error> m_error;
};

/// Parses text into an object. errors `code` (too long, not JSON, nested deeper than 16, not an object)
Result<nlohmann::json> parseObject(std::string_view text, std::size_t maxBytes, ErrorCode code,
                                   const std::string &source);

/// One line of UTF-8; bytes that are not become U+FFFD.
std::string dumpLine(const nlohmann::json &);

} // namespace trainyard::protocol
