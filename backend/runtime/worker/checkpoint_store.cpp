#include "backend/runtime/worker/checkpoint_store.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/runtime/worker/nn_learner.h"

namespace trainyard::worker {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

constexpr auto kTransferTime = 1h;
constexpr std::size_t kMostUploaded = 3; // that stay on this machine, too

std::string withoutSlash(std::string address)
{
    while (address.ends_with('/'))
        address.pop_back();
    return address;
}

/// The object at this address, or the newest checkpoint below it.
Result<std::string> objectAt(const std::string &uri, const storage::StorageConfig &storage, const CallContext &context)
{
    TY_ASSIGN(const auto entries, storage::list(uri, storage, context));
    if (std::ranges::find(entries, uri, &storage::Entry::uri) != entries.end())
        return uri;
    const std::string folder = withoutSlash(uri) + "/";
    std::optional<protocol::CheckpointName> newest;
    for (const storage::Entry &entry : entries) {
        if (entry.uri.starts_with(folder))
            newest = std::max(newest, protocol::checkpointNameOf(std::string_view(entry.uri).substr(folder.size())));
    }
    if (!newest)
        return fail(ErrorCode::NotFound, uri, "there is no checkpoint at this address");
    return folder + protocol::fileNameOf(*newest);
}

} // namespace

bool savesToS3(const protocol::JobSpec &job)
{
    return protocol::isS3(job.checkpointFolder);
}

CheckpointStore::CheckpointStore(const protocol::JobSpec &job, fs::path folder, storage::StorageConfig storage)
    : m_folder(std::move(folder))
    , m_storage(std::move(storage))
    , m_files(std::make_shared<Files>())
{
    constexpr std::string_view kFile = "file://";
    if (savesToS3(job))
        m_uri = withoutSlash(job.checkpointFolder);
    else if (!job.checkpointFolder.empty())
        m_folder = job.checkpointFolder.substr(job.checkpointFolder.starts_with(kFile) ? kFile.size() : 0);
}

Result<std::string> CheckpointStore::save(const nn::Checkpoint &checkpoint, const protocol::CheckpointName &name,
                                          std::stop_token stop) const
{
    TY_TRY(ensureFolder(m_folder));
    const fs::path path = m_folder / protocol::fileNameOf(name);
    TY_TRY(nn::saveCheckpoint(path, checkpoint, stop));
    const std::lock_guard lock(m_files->mutex);
    if (const fs::path replaced = std::exchange(m_files->within, name.step ? path : fs::path());
        !replaced.empty() && replaced != path) {
        std::error_code ignored;
        fs::remove(replaced, ignored);
    }
    return path.string();
}

Result<std::string> CheckpointStore::upload(const protocol::CheckpointName &name, std::stop_token stop) const
{
    const fs::path path = m_folder / protocol::fileNameOf(name);
    const std::string uri = m_uri + "/" + protocol::fileNameOf(name);
    std::error_code unknown;
    if (!fs::exists(path, unknown))
        return std::string();
    const auto sent = storage::writeFile(uri, path.string(), m_storage, {Deadline::after(kTransferTime), stop});
    if (!sent)
        return fail(
            sent.error().code, sent.error().source,
            fmt::format("it is on this machine only, since uploading it to {} failed: {}", uri, sent.error().detail));
    spdlog::info("Uploaded checkpoint to \"{}\" ({} bytes, SHA-256 {})", uri, sent->size, sent->sha256);
    const std::lock_guard lock(m_files->mutex);
    std::erase(m_files->uploaded, path);
    m_files->uploaded.push_back(path);
    for (std::error_code ignored; m_files->uploaded.size() > kMostUploaded; m_files->uploaded.pop_front())
        fs::remove(m_files->uploaded.front(), ignored);
    return uri;
}

Result<protocol::JobSpec> withLocalResume(const protocol::JobSpec &wanted, const fs::path &runFolder,
                                          std::stop_token stop)
{
    protocol::JobSpec job = wanted;
    if (job.isTask())
        return job; // a program reads what it resumes from by itself
    const fs::path file = runFolder / protocol::kResumeFile;
    std::error_code unknown;
    if (wanted.resume == protocol::kResumeFile && fs::exists(file, unknown)) {
        job.resume = file.string();
    } else if (protocol::isS3(wanted.resume)) {
        const CallContext context{Deadline::after(kTransferTime), stop};
        TY_ASSIGN(const auto lock, lockFile(file.string() + ".lock", context));
        if (!fs::exists(file, unknown)) {
            const auto storage = nodeStorage(true);
            TY_ASSIGN(const auto object, objectAt(wanted.resume, storage, context));
            TY_TRY(storage::fetchFile(object, file.string(), storage, context));
            spdlog::info("Downloaded the checkpoint \"{}\"", object);
        }
        job.resume = file.string();
    }
    return job;
}

} // namespace trainyard::worker
