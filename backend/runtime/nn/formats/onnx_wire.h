#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard::nn::onnx {

/// Iterates over the fields of one message in protobuf's wire format and returns views: nothing is copied, and fields
/// that the caller does not read are skipped without being parsed, so nesting costs nothing.
/// \source the encoding guide of protobuf
class WireReader {
public:
    explicit WireReader(std::string_view message)
        : m_rest(message)
    {
    }

    /// Advances to the next field.
    /// \return false at the end, and always after damaged data: see ok()
    bool next();
    bool ok() const { return m_ok; }
    std::uint32_t field() const { return m_field; }

    // The value of the field. If the field is of another kind, ok() becomes false and the value is empty.
    std::uint64_t varint();
    std::int64_t integer() { return std::int64_t(varint()); }
    float real();      ///< 32 bits
    double wideReal(); ///< 64 bits
    std::string_view bytes();

    /// Calls f(reader) for each number of a repeated field, packed or not; the value of `reader` is the number.
    template <class F>
    void each(std::uint32_t unpackedKind, F f)
    {
        if (m_kind != kBytes) {
            f(*this);
            return;
        }
        WireReader packed(m_bytes);
        while (packed.m_ok && !packed.m_rest.empty()) {
            packed.m_kind = unpackedKind;
            if (packed.readValue())
                f(packed);
        }
        m_ok = m_ok && packed.m_ok;
    }

    static constexpr std::uint32_t kVarint = 0, kWide = 1, kBytes = 2, kNarrow = 5; ///< kinds of fields

private:
    bool readVarint(std::uint64_t &out);
    bool readValue();
    bool damaged();
    bool is(std::uint32_t kind);

    std::string_view m_rest, m_bytes;
    std::uint32_t m_field = 0, m_kind = 0;
    std::uint64_t m_number = 0;
    bool m_ok = true;
};

// These append one field to a message.
void putInteger(std::string &message, std::uint32_t field, std::int64_t value);
void putReal(std::string &message, std::uint32_t field, float value);
void putBytes(std::string &message, std::uint32_t field, std::string_view value);

} // namespace trainyard::nn::onnx
