// The event files of TensorBoard, read back by a reader that shares no code with the writer.
#include <cmath>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/training/records/event_files.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::training {
namespace {

/// CRC32C bit by bit, from its polynomial, not reflected: the writer uses a reflected table.
std::uint32_t checksumByBits(const std::string &data)
{
    const auto mirrored = [](std::uint32_t value, int bits) {
        std::uint32_t out = 0;
        for (int i = 0; i < bits; ++i)
            out |= ((value >> i) & 1U) << (bits - 1 - i);
        return out;
    };
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : data) {
        crc ^= mirrored(static_cast<unsigned char>(c), 8) << 24;
        for (int i = 0; i < 8; ++i)
            crc = (crc & 0x80000000U) != 0 ? (crc << 1) ^ 0x1EDC6F41U : crc << 1;
    }
    return ~mirrored(crc, 32);
}

std::uint32_t unmasked(std::uint32_t masked)
{
    const std::uint32_t turned = masked - 0xA282EAD8U;
    return (turned >> 17) | (turned << 15);
}

template <class T>
T readAs(const std::string &data, std::size_t at)
{
    T value{};
    EXPECT_LE(at + sizeof(T), data.size());
    std::memcpy(&value, data.data() + at, sizeof(T));
    return value;
}

struct ReadEvent {
    double time = 0;
    std::uint64_t step = 0;
    std::string version, tag;
    std::optional<float> value;
};

std::uint64_t varint(const std::string &data, std::size_t &at)
{
    std::uint64_t value = 0;
    for (int shift = 0; at < data.size(); shift += 7) {
        const auto byte = static_cast<unsigned char>(data[at++]);
        value |= std::uint64_t(byte & 0x7FU) << shift;
        if (byte < 0x80)
            break;
    }
    return value;
}

/// The fields of one message, by number; numbers as their bytes.
std::map<std::uint64_t, std::string> fields(const std::string &message)
{
    std::map<std::uint64_t, std::string> found;
    for (std::size_t at = 0; at < message.size();) {
        const std::uint64_t tag = varint(message, at);
        std::size_t size = 0;
        if ((tag & 7U) == 0) {
            found[tag >> 3] = std::to_string(varint(message, at));
            continue;
        }
        size = (tag & 7U) == 1 ? 8 : (tag & 7U) == 5 ? 4 : std::size_t(varint(message, at));
        EXPECT_LE(at + size, message.size());
        found[tag >> 3] = message.substr(at, size);
        at += size;
    }
    return found;
}

std::vector<ReadEvent> readBack(const std::string &file)
{
    std::vector<ReadEvent> events;
    for (std::size_t at = 0; at < file.size();) {
        const auto size = readAs<std::uint64_t>(file, at);
        EXPECT_EQ(unmasked(readAs<std::uint32_t>(file, at + 8)), checksumByBits(file.substr(at, 8)));
        const std::string data = file.substr(at + 12, size);
        EXPECT_EQ(unmasked(readAs<std::uint32_t>(file, at + 12 + size)), checksumByBits(data));
        at += 16 + size;
        auto parts = fields(data);
        ReadEvent event;
        event.time = readAs<double>(parts[1], 0);
        event.step = std::stoull(parts[2]);
        event.version = parts[3];
        if (parts.contains(5)) {
            auto value = fields(fields(parts[5])[1]);
            event.tag = value[1];
            event.value = readAs<float>(value[2], 0);
        }
        events.push_back(event);
    }
    return events;
}

protocol::MetricRecord recordOf(int rank, int attempt, std::int64_t step, const char *name, double value)
{
    protocol::MetricRecord record;
    record.run = RunId("r-1");
    record.rank = rank;
    record.attempt = attempt;
    record.step = step;
    record.t = 1'700'000'000.25 + double(step);
    record.name = name;
    record.value = value;
    return record;
}

const std::vector<protocol::MetricRecord> kEventRecords{
    recordOf(-1, 1, 100, "train-loss", 0.5), recordOf(-1, 1, 70'000, "speed", 1e6),
    recordOf(-1, 1, 200, "train-loss", std::nan("")), recordOf(1, 1, 50, "speed", 120),
    recordOf(-1, 2, 100, "train-loss", 0.25)};

TEST(EventFiles, ChecksumOfTheReaderIsThatOfTheStandard)
{
    EXPECT_EQ(checksumByBits("123456789"), 0xE3069283U); // RFC 3720, and the catalogue of CRCs
}

TEST(EventFiles, AnIndependentReaderFindsTheSameCurves) // I18
{
    const auto files = eventFiles(kEventRecords);
    ASSERT_EQ(files.size(), 3U);
    EXPECT_EQ(files[0].path, "job/events.out.tfevents.1700000100.trainyard");
    EXPECT_TRUE(files[1].path.starts_with("job-attempt-2/events.out.tfevents."));
    EXPECT_TRUE(files[2].path.starts_with("rank-1/events.out.tfevents."));
    const auto job = readBack(files[0].content);
    ASSERT_EQ(job.size(), 3U); // a value that is not finite has no point
    EXPECT_EQ(job[0].version, "brain.Event:2");
    EXPECT_EQ(job[1].tag, "train-loss");
    EXPECT_EQ(job[1].step, 100U);
    EXPECT_EQ(job[1].time, 1'700'000'100.25);
    EXPECT_EQ(job[1].value, 0.5F);
    EXPECT_EQ(job[2].tag, "speed");
    EXPECT_EQ(job[2].step, 70'000U);
    EXPECT_EQ(job[2].value, 1e6F);
    EXPECT_EQ(readBack(files[1].content).at(1).value, 0.25F);
}

TEST(EventFiles, AreWrittenWithTheirFolders) // I18
{
    TemporaryFolder folder;
    ASSERT_TRUE(writeEventFiles(folder.path / "logs", kEventRecords));
    EXPECT_TRUE(std::filesystem::exists(folder.path / "logs" / eventFiles(kEventRecords)[2].path));
}

TEST(EventFiles, AnExportKeepsThePermissionsOfTheFileThatItReplaces) // I18
{
    using std::filesystem::perms;
    TemporaryFolder folder;
    const auto file = folder.path / "metrics.json";
    ASSERT_TRUE(writeFileAtomically(file, "former", 0600));
    ASSERT_TRUE(writeRecords(file, RecordFormat::Json, kEventRecords));
    EXPECT_EQ(readFile(file).value(), metricsJson(kEventRecords));
    EXPECT_EQ(std::filesystem::status(file).permissions(), perms::owner_read | perms::owner_write);
    EXPECT_FALSE(writeRecords(folder.path / "none" / "metrics.csv", RecordFormat::Csv, kEventRecords));
}

TEST(EventFiles, JsonHasEveryRecord) // I18
{
    const auto parsed = nlohmann::json::parse(metricsJson(kEventRecords));
    ASSERT_EQ(parsed.size(), kEventRecords.size());
    EXPECT_EQ(parsed[0].at("name"), "train-loss");
    EXPECT_TRUE(nlohmann::json::parse(metricsJson({})).empty());
}

} // namespace
} // namespace trainyard::training
