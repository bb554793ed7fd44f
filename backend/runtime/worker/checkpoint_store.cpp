#include "backend/runtime/worker/checkpoint_store.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <spdlog/spdlog.h>

#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/runtime/worker/nn_learner.h"

namespace trainyard::worker {

using namespace std::chrono_literals;
namespace fs = std::filesystem;
using protocol::CheckpointName;

namespace {

constexpr auto kTransferTime = 1h;
constexpr auto kPruneTime = 1min;
constexpr std::uint64_t kLongestHeader = 16u << 20;

std::string withoutSlash(std::string address)
{
    while (address.ends_with('/'))
        address.pop_back();
    return address;
}

/// \return empty for a text without the prefix
std::string_view withoutPrefix(std::string_view text, std::string_view prefix)
{
    return text.starts_with(prefix) ? text.substr(prefix.size()) : std::string_view();
}

/// The run that wrote a checkpoint, by its header; empty: it names none.
Result<std::string> writerOf(const std::string &uri, const storage::StorageConfig &storage, const CallContext &context)
{
    TY_ASSIGN(const auto object, storage::open(uri, storage, context));
    const auto read = [&](std::uint64_t offset, std::size_t bytes) -> Result<std::string> {
        std::string text(bytes, '\0');
        TY_ASSIGN(const auto got, object->readAt(offset, std::as_writable_bytes(std::span(text)), context));
        text.resize(got);
        return text;
    };
    TY_ASSIGN(const auto length, read(0, sizeof(std::uint64_t)));
    std::uint64_t size = 0;
    for (auto digit = length.rbegin(); digit != length.rend(); ++digit)
        size = size << 8 | static_cast<unsigned char>(*digit);
    if (length.size() != sizeof size || size > kLongestHeader)
        return std::string();
    TY_ASSIGN(const auto text, read(sizeof size, std::size_t(size)));
    const auto header = nlohmann::json::parse(text, nullptr, false);
    const auto metadata = header.find("__metadata__");
    if (metadata == header.end() || !metadata->is_object())
        return std::string();
    const auto run = metadata->find("run");
    return run != metadata->end() && run->is_string() ? run->get<std::string>() : std::string();
}

/// The object at this address, or the newest checkpoint below it.
Result<std::string> objectAt(const std::string &uri, const storage::StorageConfig &storage, const CallContext &context)
{
    TY_ASSIGN(const auto entries, storage::list(uri, storage, context));
    if (std::ranges::find(entries, uri, &storage::Entry::uri) != entries.end())
        return uri;
    const std::string folder = withoutSlash(uri) + "/";
    std::optional<CheckpointName> newest;
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
    : m_run(job.run.value)
    , m_keep(job.keep)
    , m_folder(std::move(folder))
    , m_storage(std::move(storage))
    , m_files(std::make_shared<Files>())
{
    constexpr std::string_view kFile = "file://";
    if (savesToS3(job))
        m_uri = withoutSlash(job.checkpointFolder);
    else if (!job.checkpointFolder.empty())
        m_folder = job.checkpointFolder.substr(job.checkpointFolder.starts_with(kFile) ? kFile.size() : 0);
}

Result<std::string> CheckpointStore::save(const nn::Checkpoint &checkpoint, const CheckpointName &name,
                                          const protocol::KeptEpochs &kept, std::stop_token stop) const
{
    TY_TRY(ensureFolder(m_folder));
    const fs::path path = m_folder / protocol::fileNameOf(name);
    TY_TRY(nn::saveCheckpoint(path, checkpoint, stop));
    const std::lock_guard lock(m_files->mutex);
    m_files->kept = kept;
    pruneMachine(name);
    return path.string();
}

/// Under the mutex. Files of other runs neither count nor are removed.
void CheckpointStore::pruneMachine(const CheckpointName &added) const
{
    const CallContext context{Deadline::after(kPruneTime), {}};
    auto &names = m_files->onMachine;
    if (!names) { // an earlier process may have saved here
        names.emplace();
        std::error_code error;
        for (fs::directory_iterator it(m_folder, error), end; !error && it != end; it.increment(error)) {
            const auto name = protocol::checkpointNameOf(it->path().filename().string());
            if (name && isOwn(fs::absolute(it->path()).string(), context))
                names->insert(*name);
        }
    }
    names->insert(added);
    for (const CheckpointName &name :
         protocol::outdatedCheckpoints({names->begin(), names->end()}, m_keep, m_files->kept)) {
        if (name != added && m_files->uploading != name) // those later
            removeFromMachine(name, context);
    }
}

/// Under the mutex.
void CheckpointStore::removeFromMachine(const CheckpointName &name, const CallContext &context) const
{
    m_files->onMachine->erase(name);
    const std::string path = fs::absolute(m_folder / protocol::fileNameOf(name)).string();
    if (const auto removed = removeOwn(path, context); !removed)
        spdlog::warn("{} was not removed: {}", path, removed.error().detail);
}

/// One that has become outdated during its upload.
void CheckpointStore::removeUploaded(const CheckpointName &name) const
{
    const std::lock_guard lock(m_files->mutex);
    const auto &names = m_files->onMachine;
    if (!names || !names->contains(name))
        return;
    const auto outdated = protocol::outdatedCheckpoints({names->begin(), names->end()}, m_keep, m_files->kept);
    if (std::ranges::find(outdated, name) != outdated.end())
        removeFromMachine(name, {Deadline::after(kPruneTime), {}});
}

bool CheckpointStore::isOwn(const std::string &uri, const CallContext &context) const
{
    if (m_run == kUnnamedRun)
        return false; // what this process has not saved may be another run's
    const auto writer = writerOf(uri, m_storage, context);
    return writer && *writer == m_run;
}

/// Removes a checkpoint, unless another run has written it.
Status CheckpointStore::removeOwn(const std::string &uri, const CallContext &context) const
{
    const auto writer = writerOf(uri, m_storage, context);
    if (!writer)
        return writer.error().code == ErrorCode::NotFound ? Status() : fail(writer.error());
    return *writer == m_run ? storage::remove(uri, m_storage, context) : Status();
}

Result<std::string> CheckpointStore::upload(const CheckpointName &name, std::stop_token stop) const
{
    const fs::path path = m_folder / protocol::fileNameOf(name);
    const std::string uri = m_uri + "/" + protocol::fileNameOf(name);
    const auto setUploading = [this](std::optional<CheckpointName> what) {
        const std::lock_guard lock(m_files->mutex);
        m_files->uploading = what;
    };
    setUploading(name);
    std::error_code unknown;
    if (!fs::exists(path, unknown)) {
        setUploading(std::nullopt);
        return std::string();
    }
    const auto sent = storage::writeFile(uri, path.string(), m_storage, {Deadline::after(kTransferTime), stop});
    setUploading(std::nullopt);
    if (!sent)
        return fail(
            sent.error().code, sent.error().source,
            fmt::format("it is on this machine only, since uploading it to {} failed: {}", uri, sent.error().detail));
    spdlog::info("Uploaded checkpoint to \"{}\" ({} bytes, SHA-256 {})", uri, sent->size, sent->sha256);
    removeUploaded(name);
    pruneBucket(name, stop);
    return uri;
}

void CheckpointStore::pruneBucket(const CheckpointName &added, std::stop_token stop) const
{
    const CallContext context{Deadline::after(kPruneTime), std::move(stop)};
    auto &names = m_files->inBucket;
    if (!names) { // another worker may have saved there
        names.emplace();
        const auto entries = storage::list(m_uri, m_storage, context);
        for (const storage::Entry &entry : entries ? *entries : std::vector<storage::Entry>()) {
            const auto name = protocol::checkpointNameOf(withoutPrefix(entry.uri, m_uri + "/"));
            if (name && *name != added && isOwn(entry.uri, context))
                names->insert(*name);
        }
    }
    names->insert(added);
    protocol::KeptEpochs kept;
    {
        const std::lock_guard lock(m_files->mutex);
        kept = m_files->kept;
    }
    for (const CheckpointName &name : protocol::outdatedCheckpoints({names->begin(), names->end()}, m_keep, kept)) {
        if (name == added)
            continue; // later
        const std::string uri = m_uri + "/" + protocol::fileNameOf(name);
        names->erase(name); // one try: a machine may be allowed to write only
        if (const auto removed = removeOwn(uri, context); !removed)
            spdlog::warn("{} was not removed: {}", uri, removed.error().detail);
    }
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
