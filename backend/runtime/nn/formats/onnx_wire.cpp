#include "backend/runtime/nn/formats/onnx_wire.h"

#include <bit>
#include <cstring>

namespace trainyard::nn::onnx {

namespace {

static_assert(std::endian::native == std::endian::little, "protobuf holds little-endian numbers");

constexpr std::uint32_t kMaxField = (1U << 29) - 1;

void putVarint(std::string &message, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        message += char(std::uint8_t(value) | 0x80U);
    message += char(value);
}

void putKey(std::string &message, std::uint32_t field, std::uint32_t kind)
{
    putVarint(message, std::uint64_t(field) << 3 | kind);
}

} // namespace

bool WireReader::damaged()
{
    m_ok = false;
    m_rest = m_bytes = {};
    m_number = 0;
    return false;
}

bool WireReader::is(std::uint32_t kind)
{
    return m_ok && (m_kind == kind || damaged());
}

bool WireReader::readVarint(std::uint64_t &out)
{
    out = 0;
    for (std::size_t i = 0; i < m_rest.size() && i < 10; ++i) {
        const auto byte = std::uint8_t(m_rest[i]);
        out |= std::uint64_t(byte & 0x7fU) << (7 * i);
        if (byte < 0x80) {
            m_rest.remove_prefix(i + 1);
            return true;
        }
    }
    return damaged();
}

/// Reads the value of a field whose kind is known.
bool WireReader::readValue()
{
    if (m_kind == kVarint)
        return readVarint(m_number);
    if (m_kind == kBytes) {
        std::uint64_t length = 0;
        if (!readVarint(length) || length > m_rest.size())
            return damaged();
        m_bytes = m_rest.substr(0, length);
        m_rest.remove_prefix(length);
        return true;
    }
    const std::size_t size = m_kind == kWide ? 8 : m_kind == kNarrow ? 4 : 0;
    if (size == 0 || m_rest.size() < size) // a group, which ONNX does not use, or truncated
        return damaged();
    m_number = 0;
    std::memcpy(&m_number, m_rest.data(), size);
    m_rest.remove_prefix(size);
    return true;
}

bool WireReader::next()
{
    std::uint64_t key = 0;
    if (!m_ok || m_rest.empty() || !readVarint(key))
        return false;
    m_field = std::uint32_t(key >> 3);
    m_kind = std::uint32_t(key & 7);
    if (key >> 3 == 0 || key >> 3 > kMaxField)
        return damaged();
    return readValue();
}

std::uint64_t WireReader::varint()
{
    return is(kVarint) ? m_number : 0;
}

float WireReader::real()
{
    return is(kNarrow) ? std::bit_cast<float>(std::uint32_t(m_number)) : 0.0F;
}

double WireReader::wideReal()
{
    return is(kWide) ? std::bit_cast<double>(m_number) : 0.0;
}

std::string_view WireReader::bytes()
{
    return is(kBytes) ? m_bytes : std::string_view();
}

void putInteger(std::string &message, std::uint32_t field, std::int64_t value)
{
    putKey(message, field, WireReader::kVarint);
    putVarint(message, std::uint64_t(value));
}

void putReal(std::string &message, std::uint32_t field, float value)
{
    putKey(message, field, WireReader::kNarrow);
    message.append(reinterpret_cast<const char *>(&value), sizeof value);
}

void putBytes(std::string &message, std::uint32_t field, std::string_view value)
{
    putKey(message, field, WireReader::kBytes);
    putVarint(message, value.size());
    message += value;
}

} // namespace trainyard::nn::onnx
