#include "backend/doctor/zip_writer.h"

#include <algorithm>
#include <chrono>

#include <zlib.h>

#include "backend/core/text.h"

namespace trainyard::doctor {
namespace {

constexpr std::uint32_t kLocalHeader = 0x04034b50, kCentralHeader = 0x02014b50, kEndOfCentral = 0x06054b50;
constexpr std::uint16_t kVersion = 20, kDeflated = 8, kUtf8Names = 1u << 11;
constexpr std::uint16_t kMadeByUnix = 3u << 8;
constexpr std::uint32_t kRegularFile0600 = 0100600u << 16;
constexpr std::size_t kMostBytes = 1u << 31, kMostFiles = 65'000;

void put16(std::string &out, std::uint32_t value)
{
    out += char(value & 0xff);
    out += char((value >> 8) & 0xff);
}

void put32(std::string &out, std::uint32_t value)
{
    put16(out, value & 0xffff);
    put16(out, value >> 16);
}

/// Time and date of MS-DOS, in UTC.
std::uint32_t dosTime(Timestamp at)
{
    const auto day = std::chrono::floor<std::chrono::days>(at);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss time(std::chrono::floor<std::chrono::seconds>(at - day));
    const auto year = std::clamp(int(date.year()), 1980, 2107);
    return (std::uint32_t(year - 1980) << 25) | (std::uint32_t(unsigned(date.month())) << 21) |
           (std::uint32_t(unsigned(date.day())) << 16) | (std::uint32_t(time.hours().count()) << 11) |
           (std::uint32_t(time.minutes().count()) << 5) | std::uint32_t(time.seconds().count() / 2);
}

Result<std::string> deflated(std::string_view content)
{
    z_stream stream{};
    if (::deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        return fail(ErrorCode::Internal, "zip", "zlib cannot be started");
    std::string out(::deflateBound(&stream, uLong(content.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(content.data()));
    stream.avail_in = uInt(content.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = uInt(out.size());
    const int state = ::deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    ::deflateEnd(&stream);
    if (state != Z_STREAM_END)
        return fail(ErrorCode::Internal, "zip", "zlib did not finish");
    return out;
}

bool isSafeName(std::string_view name)
{
    if (name.empty() || name.size() > 255 || name.front() == '/')
        return false;
    const auto parts = split(name, '/');
    return std::ranges::none_of(parts,
                                [](std::string_view part) { return part.empty() || part == "." || part == ".."; });
}

} // namespace

Status ZipWriter::add(const std::string &name, std::string_view content)
{
    if (!isSafeName(name) || std::ranges::find(m_entries, name, &Entry::name) != m_entries.end())
        return fail(ErrorCode::InvalidArgument, "zip", "the name " + name + " cannot be used in the archive");
    if (content.size() + m_bytes.size() > kMostBytes || m_entries.size() == kMostFiles)
        return fail(ErrorCode::Internal, "zip", "the archive would be too large");
    const auto packed = deflated(content);
    if (!packed)
        return fail(packed.error());
    Entry entry{name, std::uint32_t(::crc32(0, reinterpret_cast<const Bytef *>(content.data()), uInt(content.size()))),
                std::uint32_t(packed->size()), std::uint32_t(content.size()), std::uint32_t(m_bytes.size())};
    put32(m_bytes, kLocalHeader);
    put16(m_bytes, kVersion);
    put16(m_bytes, kUtf8Names);
    put16(m_bytes, kDeflated);
    put32(m_bytes, dosTime(m_at));
    put32(m_bytes, entry.crc);
    put32(m_bytes, entry.packed);
    put32(m_bytes, entry.size);
    put16(m_bytes, std::uint32_t(name.size()));
    put16(m_bytes, 0);
    m_bytes += name;
    m_bytes += *packed;
    m_entries.push_back(std::move(entry));
    return {};
}

std::string ZipWriter::finish() &&
{
    const auto begin = std::uint32_t(m_bytes.size());
    for (const Entry &entry : m_entries) {
        put32(m_bytes, kCentralHeader);
        put16(m_bytes, kMadeByUnix | kVersion);
        put16(m_bytes, kVersion);
        put16(m_bytes, kUtf8Names);
        put16(m_bytes, kDeflated);
        put32(m_bytes, dosTime(m_at));
        put32(m_bytes, entry.crc);
        put32(m_bytes, entry.packed);
        put32(m_bytes, entry.size);
        put16(m_bytes, std::uint32_t(entry.name.size()));
        put32(m_bytes, 0); // no extra field, no comment
        put32(m_bytes, 0); // first disk, no internal attributes
        put32(m_bytes, kRegularFile0600);
        put32(m_bytes, entry.offset);
        m_bytes += entry.name;
    }
    const auto end = std::uint32_t(m_bytes.size());
    put32(m_bytes, kEndOfCentral);
    put32(m_bytes, 0); // one disk
    put16(m_bytes, std::uint32_t(m_entries.size()));
    put16(m_bytes, std::uint32_t(m_entries.size()));
    put32(m_bytes, end - begin);
    put32(m_bytes, begin);
    put16(m_bytes, 0);
    return std::move(m_bytes);
}

} // namespace trainyard::doctor
