#include "backend/data/sets/record_dataset_internal.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include <fmt/format.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/data/image_record.h"

namespace trainyard::data {

namespace {

constexpr std::size_t kMaxIndexBytes = std::size_t(4) << 30, kFrame = 8, kHeader = 24;

Deadline readDeadline()
{
    return Deadline::after(std::chrono::minutes(2)); // for one record; the storage retries before that
}

/// From the index next to the file if there is one, else from the heads.
Result<std::vector<RecordPlace>> placesIn(const storage::Entry &entry, storage::Reader &reader, int threads,
                                          const storage::StorageConfig &config, std::stop_token stop)
{
    const auto keys = readIndex(entry, config, stop);
    if (keys)
        return placesOf(*keys, entry.size, indexOf(entry.uri));
    if (keys.error().code != ErrorCode::NotFound)
        return fail(keys.error());
    const ReadAt read = [&](std::uint64_t offset, std::span<std::byte> out) {
        return reader.readAt(offset, out, {readDeadline(), stop});
    };
    return findRecords(read, entry.size, entry.uri, threads);
}

} // namespace

std::string indexOf(const std::string &uri)
{
    return uri.substr(0, uri.rfind('.')) + ".idx";
}

Result<std::vector<RecordKey>> readIndex(const storage::Entry &entry, const storage::StorageConfig &config,
                                         std::stop_token stop)
{
    const std::string uri = indexOf(entry.uri);
    const auto deadline = Deadline::after(std::chrono::minutes(30));
    const auto index = storage::open(uri, config, {deadline, stop});
    if (!index) // S3 reports an absent key as "denied" to callers that may not list
        return fail(index.error().code == ErrorCode::PermissionDenied ? ErrorCode::NotFound : index.error().code, uri,
                    index.error().detail);
    TY_ASSIGN(const auto text, (*index)->readAll(kMaxIndexBytes, {deadline, stop}));
    return parseRecordKeys(text, uri);
}

Result<std::int32_t> readLabel(const std::string &uri, const ReadAt &read, const RecordPlace &place, ImageShape raw,
                               ReadScratch &scratch)
{
    const std::uint64_t length = std::min<std::uint64_t>(place.framed, kFrame + kHeader + kMaxLabels * sizeof(float));
    scratch.bytes.resize(std::size_t(length));
    TY_ASSIGN(const auto got, read(place.offset, std::as_writable_bytes(std::span(scratch.bytes))));
    // A record in parts is rare; decoding it is simpler than a second parser.
    if (got < kFrame || static_cast<unsigned char>(scratch.bytes[kFrame - 1]) >> 5 != 0) {
        TY_ASSIGN(const auto sample, readSample(uri, read, place, 0, raw, scratch));
        return sample.label;
    }
    TY_ASSIGN(const auto record,
              parseImageRecord(std::string_view(scratch.bytes).substr(kFrame, got - kFrame), uri, place.offset));
    return classOf(record, uri, place.offset);
}

Result<Sample> readSample(const std::string &uri, const ReadAt &read, const RecordPlace &place, int channels,
                          ImageShape raw, ReadScratch &scratch)
{
    if (place.framed > 2 * kMaxRecordBytes)
        return fail(ErrorCode::CorruptData, uri,
                    fmt::format("at offset {}: a record of {} bytes is too large", place.offset, place.framed));
    scratch.bytes.resize(std::size_t(place.framed));
    TY_ASSIGN(const auto got, read(place.offset, std::as_writable_bytes(std::span(scratch.bytes))));
    TY_ASSIGN(const auto record,
              takeRecord(std::string_view(scratch.bytes).substr(0, got), uri, place.offset, scratch.joined));
    TY_ASSIGN(const auto parsed, parseImageRecord(record.data, uri, place.offset));
    TY_ASSIGN(const auto label, classOf(parsed, uri, place.offset));
    const auto image = scratch.decoder.decode(parsed.payload, channels, raw, uri);
    if (!image)
        return fail(image.error().code, uri, fmt::format("at offset {}: {}", place.offset, image.error().detail));
    return Sample{*image, label};
}

Result<std::unique_ptr<RecordDataset>> RecordDataset::open(const std::vector<storage::Entry> &files,
                                                           const OpenOptions &options,
                                                           const storage::StorageConfig &config, std::stop_token stop)
{
    auto set = std::make_unique<RecordDataset>();
    set->m_raw = options.raw;
    set->m_channels = options.channels;
    for (const storage::Entry &entry : files) {
        TY_ASSIGN(auto reader, storage::open(entry.uri, config, {readDeadline(), stop}));
        TY_ASSIGN(auto places, placesIn(entry, *reader, options.threads, config, stop));
        set->m_starts.push_back(set->m_starts.back() + std::int64_t(places.size()));
        set->m_files.push_back({entry.uri, std::move(reader), std::move(places)});
    }
    if (set->size() > 0) {
        ReadScratch scratch;
        TY_ASSIGN(const auto first, set->sample(0, scratch, stop));
        set->m_shape = first.image.shape;
    }
    return set;
}

const RecordDataset::File &RecordDataset::fileOf(std::int64_t i, RecordPlace &place) const
{
    const auto after = std::ranges::upper_bound(m_starts, i);
    const auto index = std::size_t(after - m_starts.begin()) - 1;
    place = m_files[index].places[std::size_t(i - m_starts[index])];
    return m_files[index];
}

Result<Sample> RecordDataset::sample(std::int64_t i, ReadScratch &scratch, std::stop_token stop) const
{
    RecordPlace place;
    const File &file = fileOf(i, place);
    const ReadAt read = [&](std::uint64_t offset, std::span<std::byte> out) {
        return file.reader->readAt(offset, out, {readDeadline(), stop});
    };
    return readSample(file.uri, read, place, m_channels, m_raw, scratch);
}

std::string RecordDataset::location(std::int64_t i) const
{
    RecordPlace place;
    const File &file = fileOf(i, place);
    return fmt::format("{} at offset {}", file.uri, place.offset);
}

Result<std::optional<ImageSet>> decodeAll(const Dataset &set, std::uint64_t limit, int threads, std::stop_token stop)
{
    const ImageShape shape = set.shape();
    if (set.size() == 0 || shape.size() > limit / std::uint64_t(set.size()))
        return std::nullopt;
    ImageSet out{shape, 0, std::vector<std::uint8_t>(std::size_t(set.size()) * shape.size()),
                 std::vector<std::int32_t>(std::size_t(set.size()))};
    std::atomic<std::int64_t> next{0};
    std::atomic<bool> over{false}, differ{false};
    std::mutex mutex;
    Status first;
    onThreads(std::size_t(std::max(threads, 1)), [&](std::size_t) {
        ReadScratch scratch;
        for (std::int64_t i; !over && (i = next++) < set.size();) {
            const auto sample = set.sample(i, scratch, stop);
            if (!sample) {
                const std::lock_guard lock(mutex);
                over = true;
                if (first)
                    first = fail(sample.error());
            } else if (sample->image.shape != shape) {
                over = differ = true;
            } else {
                std::copy_n(sample->image.pixels, shape.size(), out.pixels.data() + std::size_t(i) * shape.size());
                out.labels[std::size_t(i)] = sample->label;
            }
        }
    });
    if (!first)
        return fail(first.error());
    if (differ)
        return std::nullopt;
    out.classes = 1 + *std::ranges::max_element(out.labels);
    return out;
}

} // namespace trainyard::data
