#include "backend/storage/transfers/file_batch.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

#include "backend/core/async/task_pool.h"
#include "backend/storage/transfers/sent_files.h"

namespace trainyard::storage {
namespace {

/// Whether the other files would fail in the same way.
bool concernsAll(ErrorCode code) noexcept
{
    switch (code) {
    case ErrorCode::Cancelled:
    case ErrorCode::Timeout:
    case ErrorCode::Unreachable:
    case ErrorCode::CredentialsMissing:
    case ErrorCode::CredentialsRejected:
    case ErrorCode::CredentialsExpired:
    case ErrorCode::PermissionDenied:
    case ErrorCode::ClockSkew:
    case ErrorCode::DiskFull:
        return true;
    default:
        return false;
    }
}

/// Sums the progress of files that are transferred concurrently.
class BatchMeter {
public:
    BatchMeter(const std::vector<FileTransfer> &files, const BatchSink &sink)
        : m_sink(sink)
    {
        m_now.totalFiles = files.size();
        for (const auto &file : files)
            m_now.totalBytes += file.size;
    }
    /// \param counted  bytes of this file that are counted already
    void at(const FileTransfer &file, std::uint64_t done, std::uint64_t &counted)
    {
        const std::lock_guard lock(m_mutex);
        if (done > counted) {
            m_now.bytes += done - counted;
            counted = done;
        }
        m_now.current = file.from;
        report();
    }
    void ended()
    {
        const std::lock_guard lock(m_mutex);
        ++m_now.files;
        report();
    }

private:
    void report() const
    {
        if (m_sink)
            m_sink(m_now);
    }
    const BatchSink &m_sink;
    std::mutex m_mutex;
    BatchProgress m_now;
};

} // namespace

std::vector<FileOutcome> transferFiles(const std::vector<FileTransfer> &files, const StorageConfig &config,
                                       const TransferJournal &journal, std::size_t filesAtOnce, const BatchSink &sink,
                                       const CallContext &context)
{
    std::vector<FileOutcome> outcomes;
    outcomes.reserve(files.size());
    std::vector<std::size_t> small, large;
    for (std::size_t i = 0; i < files.size(); ++i) {
        outcomes.push_back({files[i], fail(ErrorCode::Cancelled, files[i].from, "it was not tried")});
        (files[i].size <= config.singlePutLimit ? small : large).push_back(i);
    }
    BatchMeter meter(files, sink);
    std::optional<SentFiles> sent; // large files have their own state
    if (small.size() > 1)
        sent.emplace(journal, files);
    std::atomic<bool> halted{false};
    const auto one = [&](std::size_t index, std::stop_token stop) {
        if (halted || stop.stop_requested())
            return 0;
        const FileTransfer &file = files[index];
        std::uint64_t counted = 0;
        auto own = config;
        std::mutex counting; // parts of one file report concurrently
        own.progress = [&](std::uint64_t done, std::uint64_t) {
            const std::lock_guard lock(counting);
            meter.at(file, done, counted);
        };
        const CallContext call{context.deadline, stop};
        const bool isUpload = file.to.starts_with("s3://");
        const bool isRecorded = sent && isUpload && file.size <= config.singlePutLimit;
        if (isRecorded) {
            if (auto there = sent->find(file, own, call)) {
                own.progress(there->size, there->size);
                meter.ended();
                outcomes[index].result = std::move(*there);
                return 0;
            }
        }
        const auto stamp = isRecorded ? SentFiles::stampOf(file.from) : std::nullopt;
        auto result = isUpload ? uploadFile(file.from, file.to, own, journal, call)
                               : downloadFile(file.from, file.to, own, journal, call, file.size);
        if (!result && concernsAll(result.error().code))
            halted = true;
        if (result && stamp)
            sent->add(file, *stamp, *result);
        if (result)
            meter.ended();
        outcomes[index].result = std::move(result);
        return 0;
    };
    parallelMap(small, filesAtOnce, context.stop, one);
    for (const auto index : large)
        one(index, context.stop);
    if (sent && !firstError(outcomes))
        sent->forget();
    return outcomes;
}

std::optional<Error> firstError(const std::vector<FileOutcome> &outcomes)
{
    std::optional<Error> first;
    for (const auto &outcome : outcomes) {
        if (!outcome.result && (!first || first->code == ErrorCode::Cancelled))
            first = outcome.result.error();
    }
    return first;
}

} // namespace trainyard::storage
