#include "backend/data/sets/verify.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>

#include <fmt/format.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/try.h"
#include "backend/data/recordio.h"
#include "backend/data/sets/record_dataset_internal.h"
#include "backend/storage/sources.h"

namespace trainyard::data {

namespace {

class Verifier {
public:
    Verifier(const VerifyOptions &options, const storage::StorageConfig &storage, const VerifyProgress &progress,
             std::stop_token stop)
        : m_options(options)
        , m_storage(storage)
        , m_progress(progress)
        , m_stop(stop)
    {
    }

    Result<DatasetSummary> run(const std::string &path)
    {
        TY_ASSIGN(const auto entries,
                  storage::expandSources(path, m_storage, {Deadline::after(std::chrono::minutes(5)), m_stop}));
        TY_ASSIGN(auto files, chooseFiles(entries, m_options.open.format, m_options.open.part, path));
        m_summary.format = files.format;
        m_summary.files = files.files;
        m_summary.files.insert(m_summary.files.end(), files.labels.begin(), files.labels.end());
        if (files.format == Format::Record) {
            for (const storage::Entry &file : files.files)
                TY_TRY(records(file));
        } else if (auto done = whole(path); !done) {
            return fail(done.error());
        }
        return std::move(m_summary);
    }

private:
    /// An error in the data becomes a finding; any other error ends the verification.
    Status take(const Error &error)
    {
        if (error.code != ErrorCode::CorruptData && error.code != ErrorCode::Unsupported &&
            error.code != ErrorCode::InvalidArgument)
            return fail(error);
        find(error.source, error.detail);
        return {};
    }

    void find(const std::string &where, const std::string &what)
    {
        const std::lock_guard lock(m_mutex);
        if (m_summary.findings.size() < m_options.maxFindings)
            m_summary.findings.push_back({where, what});
        ++m_summary.totalFindings;
    }

    void count(std::int32_t label, const ImageShape &shape)
    {
        const std::lock_guard lock(m_mutex);
        ++m_summary.labels[label];
        if (m_summary.pictures++ == 0)
            m_summary.smallest = m_summary.largest = shape;
        const auto stretch = [](int &low, int &high, int value) {
            low = std::min(low, value);
            high = std::max(high, value);
        };
        stretch(m_summary.smallest.height, m_summary.largest.height, shape.height);
        stretch(m_summary.smallest.width, m_summary.largest.width, shape.width);
        stretch(m_summary.smallest.channels, m_summary.largest.channels, shape.channels);
    }

    /// IDX and CIFAR: a set that cannot be opened is one finding.
    Status whole(const std::string &path)
    {
        const auto set = openDataset(path, m_options.open, m_storage, m_stop);
        if (!set)
            return take(set.error());
        ReadScratch scratch;
        for (std::int64_t i = 0; i < (*set)->size(); ++i)
            count((*set)->sample(i, scratch, m_stop)->label, (*set)->shape());
        return {};
    }

    Status records(const storage::Entry &file)
    {
        TY_ASSIGN(auto opened, storage::open(file.uri, m_storage, {deadline(), m_stop}));
        storage::Reader &reader = *opened;
        const ReadAt read = [&](std::uint64_t offset, std::span<std::byte> out) {
            return reader.readAt(offset, out, {deadline(), m_stop});
        };
        std::vector<Error> damage;
        TY_ASSIGN(const auto places, findRecords(read, file.size, file.uri, 1, &damage));
        for (const Error &error : damage)
            find(error.source, error.detail);
        TY_TRY(compareIndex(file, places));
        return pictures(file, read, places);
    }

    Status compareIndex(const storage::Entry &file, const std::vector<RecordPlace> &places)
    {
        const auto keys = readIndex(file, m_storage, m_stop);
        if (!keys)
            return keys.error().code == ErrorCode::NotFound ? Status() : take(keys.error());
        std::set<std::uint64_t> known;
        for (const RecordPlace &place : places)
            known.insert(place.offset);
        const std::string index = indexOf(file.uri);
        std::size_t strangers = 0;
        for (const RecordKey &key : *keys)
            if (!known.contains(key.offset) && ++strangers <= 10)
                find(index, fmt::format("key {}: there is no record at offset {}", key.key, key.offset));
        if (strangers > 10)
            find(index, fmt::format("{} further keys name no record", strangers - 10));
        if (keys->size() < places.size())
            find(index, fmt::format("it names {} of the {} records", keys->size(), places.size()));
        return {};
    }

    Status pictures(const storage::Entry &file, const ReadAt &read, const std::vector<RecordPlace> &places)
    {
        std::atomic<std::size_t> next{0};
        std::atomic<bool> over{false};
        Status first;
        onThreads(std::size_t(std::max(m_options.open.threads, 1)), [&](std::size_t) {
            ReadScratch scratch;
            for (std::size_t i; !over && (i = next++) < places.size();) {
                Status done = picture(file.uri, read, places[i], scratch);
                if (!done)
                    done = take(done.error());
                if (!done) {
                    const std::lock_guard lock(m_mutex);
                    over = true;
                    if (first)
                        first = done;
                }
                if (m_progress && (i % 1000 == 999 || i + 1 == places.size()))
                    m_progress(std::int64_t(i + 1), std::int64_t(places.size()));
            }
        });
        return first;
    }

    Status picture(const std::string &uri, const ReadAt &read, const RecordPlace &place, ReadScratch &scratch)
    {
        return m_options.decode ? decoded(uri, read, place, scratch) : labelOnly(uri, read, place, scratch);
    }

    Status decoded(const std::string &uri, const ReadAt &read, const RecordPlace &place, ReadScratch &scratch)
    {
        TY_ASSIGN(const auto sample,
                  readSample(uri, read, place, m_options.open.channels, m_options.open.raw, scratch));
        count(sample.label, sample.image.shape);
        return {};
    }

    Status labelOnly(const std::string &uri, const ReadAt &read, const RecordPlace &place, ReadScratch &scratch)
    {
        TY_ASSIGN(const auto label, readLabel(uri, read, place, m_options.open.raw, scratch));
        count(label, {});
        return {};
    }

    static Deadline deadline() { return Deadline::after(std::chrono::minutes(2)); }

    const VerifyOptions &m_options;
    const storage::StorageConfig &m_storage;
    const VerifyProgress &m_progress;
    const std::stop_token m_stop;
    std::mutex m_mutex;
    DatasetSummary m_summary;
};

} // namespace

Result<DatasetSummary> verifyDataset(const std::string &path, const VerifyOptions &options,
                                     const storage::StorageConfig &storage, const VerifyProgress &progress,
                                     std::stop_token stop)
{
    return Verifier(options, storage, progress, stop).run(path);
}

} // namespace trainyard::data
