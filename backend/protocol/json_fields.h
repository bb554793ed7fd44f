#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/core/result.h"

namespace trainyard::protocol {

/// Reads the fields of one JSON object. Stores the first error, which names its field; later calls have no effect.
class FieldReader {
public:
    /// \param prefix  precedes the names of fields in errors: "input."
    FieldReader(const nlohmann::json &object, ErrorCode code, std::string source, std::string prefix = {});

    void require(const char *field); ///< a missing field is an error
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
    /// An array of exactly N numbers.
    template <std::size_t N>
    void reals(const char *field, std::array<double, N> &out, double low, double high)
    {
        readArray(field, N,
                  [&](FieldReader &in, const char *name, std::size_t i) { in.real(name, out[i], low, high); });
    }
    /// An array of at most `most` numbers.
    void reals(const char *field, std::vector<double> &out, std::size_t most, double low, double high);
    template <std::size_t N>
    void integers(const char *field, std::array<int, N> &out, int low, int high)
    {
        readArray(field, N,
                  [&](FieldReader &in, const char *name, std::size_t i) { in.integer(name, out[i], low, high); });
    }
    /// An array of at most `most` texts of so many bytes each.
    void texts(const char *field, std::vector<std::string> &out, std::size_t most, std::size_t shortest,
               std::size_t longest);
    /// An object of at most `most` texts; its names have at most 64 bytes.
    void texts(const char *field, std::map<std::string, std::string> &out, std::size_t most, std::size_t longest);
    /// Reads a field by another function, whose error becomes the reader's.
    void nested(const char *field, const std::function<Status(const nlohmann::json &)> &read);
    void unsigned64(const char *field, std::uint64_t &out);
    void rejectUnknown(); ///< any field that was not read is an error
    void reportError(const char *field, const std::string &problem);

    bool has(const char *field) const;
    bool ok() const { return !m_error; }
    Status status() const;

private:
    const nlohmann::json *find(const char *field);
    /// \return null also for a value of another type, which is an error
    const nlohmann::json *find(const char *field, bool (nlohmann::json::*is)() const noexcept, const char *problem);
    void readArray(const char *field, std::size_t count,
                   const std::function<void(FieldReader &, const char *name, std::size_t i)> &readOne);
    bool readInteger(const char *field, std::int64_t &out, std::int64_t low, std::int64_t high);

    const nlohmann::json &m_object;
    ErrorCode m_code;
    std::string m_source, m_prefix;
    std::set<std::string> m_known;
    std::optional<Error> m_error;
};

/// Parses text into an object.
/// \error `code` (too long, not JSON, nested deeper than 16, not an object)
Result<nlohmann::json> parseObject(std::string_view text, std::size_t maxBytes, ErrorCode code,
                                   const std::string &source);

/// Returns one line of UTF-8. Invalid bytes become U+FFFD.
std::string dumpLine(const nlohmann::json &);

} // namespace trainyard::protocol
