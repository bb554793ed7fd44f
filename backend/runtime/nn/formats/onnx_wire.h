#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard::nn::onnx {

/// Walks over the fields of one message in protobuf's wire format and hands out views: nothing is copied, and what
/// nobody asks for is passed over without being looked into, so that nesting costs nothing.
/// source  protobuf's encoding guide
class WireReader {
public:
    explicit WireReader(std::string_view message)
        : m_rest(message)
    {
    }

    /// Go to the next field. return  false at the end, and for good once something is damaged: see ok
    bool next();
    bool ok() const { return m_ok; }
    std::uint32_t field() const { return m_field; }

    // The value of the field, when it is of that kind; else ok() becomes false and the answer is empty.
    std::uint64_t varint();
    std::int64_t integer() { return std::int64_t(varint()); }
    float real();      ///< 32 bits
    double wideReal(); ///< 64 bits
    std::string_view bytes();

    /// One number of a repeated field that may be packed: f(reader) for each, where reader has the number as its value.
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

// Append one field to a message.
void putInteger(std::string &message, std::uint32_t field, std::int64_t value);
void putReal(std::string &message, std::uint32_t field, float value);
void putBytes(std::string &message, std::uint32_t field, std::string_view value);

} // namespace trainyard::nn::onnx
