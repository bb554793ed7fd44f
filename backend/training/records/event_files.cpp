#include "backend/training/records/event_files.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/training/records/metric_report.h"

namespace trainyard::training {

using protocol::MetricRecord;

namespace {

/// \source RFC 3720, appendix B.4: CRC32C, reflected
constexpr std::array<std::uint32_t, 256> castagnoliTable()
{
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t crc = byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0x82F63B78U : 0U);
        table[byte] = crc;
    }
    return table;
}

/// \source tensorflow/core/lib/hash/crc32c.h: a checksum of data that contains checksums is masked
std::uint32_t maskedChecksum(std::string_view data)
{
    static constexpr auto kTable = castagnoliTable();
    std::uint32_t crc = ~std::uint32_t(0);
    for (const char c : data)
        crc = (crc >> 8) ^ kTable[(crc ^ static_cast<unsigned char>(c)) & 0xFFU];
    return std::rotr(~crc, 15) + 0xA282EAD8U;
}

template <class Integer>
void putLittleEndian(std::string &out, Integer value)
{
    for (std::size_t i = 0; i < sizeof(Integer); ++i)
        out += static_cast<char>((value >> (8 * i)) & 0xFFU);
}

void putVarint(std::string &out, std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        out += static_cast<char>((value & 0x7FU) | 0x80U);
    out += static_cast<char>(value);
}

enum class WireType : std::uint64_t { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };

void putTag(std::string &out, std::uint64_t field, WireType type)
{
    putVarint(out, (field << 3) | std::uint64_t(type));
}

void putBytes(std::string &out, std::uint64_t field, std::string_view bytes)
{
    putTag(out, field, WireType::Bytes);
    putVarint(out, bytes.size());
    out += bytes;
}

/// Event: wall_time = 1 (double), step = 2 (int64), file_version = 3, summary = 5.
std::string eventAt(double seconds, std::int64_t step)
{
    std::string event;
    putTag(event, 1, WireType::Fixed64);
    putLittleEndian(event, std::bit_cast<std::uint64_t>(seconds));
    putTag(event, 2, WireType::Varint);
    putVarint(event, std::uint64_t(step));
    return event;
}

/// Summary: value = 1; its tag = 1, simple_value = 2 (float).
std::string scalarEvent(const MetricRecord &record)
{
    std::string value;
    putBytes(value, 1, record.name);
    putTag(value, 2, WireType::Fixed32);
    putLittleEndian(value, std::bit_cast<std::uint32_t>(float(record.value)));
    std::string summary;
    putBytes(summary, 1, value);
    std::string event = eventAt(record.t, record.step);
    putBytes(event, 5, summary);
    return event;
}

/// Length and data, each with its checksum.
void putFrame(std::string &out, std::string_view event)
{
    std::string length;
    putLittleEndian(length, std::uint64_t(event.size()));
    out += length;
    putLittleEndian(out, maskedChecksum(length));
    out += event;
    putLittleEndian(out, maskedChecksum(event));
}

} // namespace

std::vector<EventFile> eventFiles(std::span<const MetricRecord> records)
{
    std::map<std::pair<int, int>, EventFile> files; ///< by rank and attempt
    for (const MetricRecord &record : records) {
        if (!(std::abs(record.value) <= double(std::numeric_limits<float>::max())) || !std::isfinite(record.t))
            continue;
        EventFile &file = files[{record.rank, record.attempt}];
        if (file.path.empty()) {
            const std::string whose = record.rank < 0 ? "job" : fmt::format("rank-{}", record.rank);
            const std::string which = record.attempt > 1 ? fmt::format("-attempt-{}", record.attempt) : std::string();
            file.path = fmt::format("{}{}/events.out.tfevents.{:010.0f}.trainyard", whose, which, std::floor(record.t));
            std::string version = eventAt(record.t, 0);
            putBytes(version, 3, "brain.Event:2");
            putFrame(file.content, version);
        }
        putFrame(file.content, scalarEvent(record));
    }
    std::vector<EventFile> list;
    for (auto &[key, file] : files)
        list.push_back(std::move(file));
    return list;
}

Status writeEventFiles(const std::filesystem::path &folder, std::span<const MetricRecord> records)
{
    for (const EventFile &file : eventFiles(records)) {
        const std::filesystem::path path = folder / file.path;
        TY_TRY(ensureFolder(path.parent_path()));
        TY_TRY(writeFileAtomically(path, file.content));
    }
    return {};
}

std::string metricsJson(std::span<const MetricRecord> records)
{
    std::string text = "[";
    for (const MetricRecord &record : records)
        text += (text.size() == 1 ? "\n" : ",\n") + toLine(record);
    return text + "\n]\n";
}

Status writeRecords(const std::filesystem::path &path, RecordFormat format, std::span<const MetricRecord> records)
{
    if (format == RecordFormat::EventFiles)
        return writeEventFiles(path, records);
    std::error_code unknown;
    const auto former = std::filesystem::status(path, unknown); // a file that is replaced keeps its permissions
    const auto mode = std::filesystem::is_regular_file(former) ? mode_t(former.permissions()) : mode_t(0644);
    return writeFileAtomically(path, format == RecordFormat::Csv ? metricsCsv(records) : metricsJson(records), mode);
}

} // namespace trainyard::training
