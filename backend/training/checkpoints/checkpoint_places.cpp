#include <algorithm>
#include <span>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/encoding.h"
#include "backend/core/ids.h"
#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/node_layout.h"
#include "backend/storage/storage.h"
#include "backend/training/checkpoints/checkpoints_internal.h"
#include "backend/training/data/data_sets.h"
#include "backend/training/run/cluster_run.h"

/// Checkpoints in their places: on machines, in a bucket, on this computer.
namespace trainyard::training {

namespace fs = std::filesystem;
using cluster::CloudContext;
using protocol::CheckpointName;

namespace {

constexpr std::size_t kMostFiles = 100'000; // in a folder: a long run may keep all
constexpr std::string_view kPart = ".part";

protocol::JobSpec jobOf(const ledger::Run &run)
{
    return protocol::jobSpecFromJson(run.job).value_or(protocol::JobSpec());
}

/// Checks the content of a copy, and moves it into place.
Status commit(const fs::path &part, const fs::path &target, const CheckpointHeader &wanted, const CallContext &context)
{
    TY_ASSIGN(const auto found, verifyCheckpoint(part, context));
    if (found.sha256 != wanted.sha256 || found.step != wanted.step)
        return fail(ErrorCode::NotFound, target.filename().string(), "it was replaced while it was copied");
    std::error_code error;
    fs::rename(part, target, error);
    return error ? Status(fail(systemError(error.value(), target.string(), "moving it into place"))) : Status();
}

/// A file beside the target that is removed unless it was moved there.
class PartFile {
public:
    explicit PartFile(const fs::path &target)
        : m_path(target.parent_path() / ("." + target.filename().string() + newIdText("-")))
    {
    }
    ~PartFile()
    {
        std::error_code ignored;
        fs::remove(m_path, ignored);
    }
    PartFile(const PartFile &) = delete;
    PartFile &operator=(const PartFile &) = delete;
    const fs::path &path() const { return m_path; }

private:
    fs::path m_path;
};

/// The path of a checkpoint on a machine that still has the size of its header: a node could send without end.
Result<std::string> remotePath(NodeFiles &node, const ledger::Run &run, const CheckpointHeader &header,
                               const CallContext &context)
{
    std::string remote = nodeFolder(run) + "/" + protocol::fileNameOf(header.name());
    TY_ASSIGN(const auto there, node.sftp().stat(remote, context));
    if (!there || there->size != header.bytes)
        return fail(ErrorCode::NotFound, node.name() + ":" + remote, "it was removed or replaced");
    return remote;
}

Status makeParent(const fs::path &to)
{
    return to.has_parent_path() ? ensureFolder(to.parent_path(), 0700) : Status();
}

} // namespace

Result<std::unique_ptr<NodeFiles>> NodeFiles::open(const ssh::Host &host, const CallContext &context)
{
    auto files = std::make_unique<NodeFiles>();
    files->m_name = host.name;
    TY_ASSIGN(auto session, ssh::SshSession::open(host.target, context));
    files->m_session.emplace(std::move(session));
    TY_ASSIGN(auto sftp, ssh::Sftp::open(*files->m_session, context));
    files->m_sftp.emplace(std::move(sftp));
    return files;
}

Result<CheckpointLock> CheckpointLock::take(const CloudContext &cloud, const RunId &run, const CallContext &context)
{
    const fs::path folder = checkpointFolder(cloud, run);
    TY_TRY(ensureFolder(folder, 0700));
    TY_ASSIGN(auto file, lockFile(folder / ".lock", context));
    return CheckpointLock(std::move(file));
}

std::string nodeFolder(const ledger::Run &run)
{
    constexpr std::string_view kFile = "file://";
    const std::string folder = jobOf(run).checkpointFolder;
    if (folder.empty() || protocol::isS3(folder))
        return protocol::NodeLayout{}.checkpoints(run.id);
    return folder.substr(folder.starts_with(kFile) ? kFile.size() : 0);
}

Retention retentionOf(const ledger::Run &run)
{
    const protocol::JobSpec job = jobOf(run);
    return {std::size_t(job.keep), job.keepBest};
}

bool ownsNodeFolder(const ledger::Run &run)
{
    return jobOf(run).checkpointFolder.empty();
}

Result<std::vector<CheckpointName>> namesOn(NodeFiles &node, const ledger::Run &run, const CallContext &context)
{
    const auto entries = node.sftp().list(nodeFolder(run), kMostFiles, context);
    if (!entries && entries.error().code != ErrorCode::NotFound)
        return fail(entries.error());
    std::vector<CheckpointName> names;
    for (const ssh::RemoteEntry &entry : entries ? *entries : std::vector<ssh::RemoteEntry>()) {
        if (const auto name = protocol::checkpointNameOf(entry.name); name && !entry.file.isFolder)
            names.push_back(*name);
    }
    return names;
}

Result<CheckpointHeader> headerOn(NodeFiles &node, const ledger::Run &run, const CheckpointName &name,
                                  const CallContext &context)
{
    const std::string path = nodeFolder(run) + "/" + protocol::fileNameOf(name);
    const ReadPart part = [&](std::uint64_t offset, std::size_t bytes) {
        return node.sftp().readAt(path, offset, bytes, context);
    };
    TY_ASSIGN(auto header, readCheckpointHeader(part, node.name() + ":" + path));
    if (header.run != run.id.value || header.name() != name)
        return fail(ErrorCode::NotFound, node.name() + ":" + path, "it belongs to another run");
    return header;
}

Result<CheckpointHeader> headerAt(const CloudContext &cloud, const std::string &uri, const CallContext &context)
{
    TY_ASSIGN(const auto object, storage::open(uri, storageOf(cloud), context));
    const ReadPart part = [&](std::uint64_t offset, std::size_t bytes) -> Result<std::string> {
        std::string text(bytes, '\0');
        TY_ASSIGN(const auto got, object->readAt(offset, std::as_writable_bytes(std::span(text)), context));
        text.resize(got);
        return text;
    };
    return readCheckpointHeader(part, uri);
}

Status fetchFrom(NodeFiles &node, const ledger::Run &run, const CheckpointHeader &header, const fs::path &to,
                 const CopyProgress &progress, const CallContext &context)
{
    TY_TRY(makeParent(to));
    const PartFile part(to);
    TY_ASSIGN(const auto remote, remotePath(node, run, header, context));
    TY_TRY(node.sftp().download(remote, part.path(), progress, context));
    return commit(part.path(), to, header, context);
}

Status continueFrom(NodeFiles &node, const ledger::Run &run, const CheckpointHeader &header, const fs::path &to,
                    const CopyProgress &progress, const CallContext &context)
{
    TY_TRY(makeParent(to));
    TY_ASSIGN(const auto remote, remotePath(node, run, header, context));
    // By its content: a checkpoint that replaces it begins at its start. The sum is text from a machine.
    const std::string sum = sha256Hex(header.sha256).substr(0, 16);
    const fs::path part = to.parent_path() / fmt::format(".{}-{}{}", to.filename().string(), sum, kPart);
    TY_TRY(node.sftp().downloadRest(remote, part, progress, context));
    const Status done = commit(part, to, header, context);
    if (!done && done.error().code != ErrorCode::Cancelled && done.error().code != ErrorCode::Timeout) {
        std::error_code ignored;
        fs::remove(part, ignored);
    }
    return done;
}

void removeParts(const fs::path &folder, const std::vector<CheckpointName> &kept)
{
    std::vector<fs::path> parts;
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        const auto isOf = [&](const CheckpointName &one) {
            return name.starts_with("." + protocol::fileNameOf(one) + "-");
        };
        if (name.starts_with(".checkpoint-") && name.ends_with(kPart) && std::ranges::none_of(kept, isOf))
            parts.push_back(it->path());
    }
    for (const fs::path &part : parts)
        fs::remove(part, error);
}

/// The run's folder in a bucket, without a slash at the end; empty without one.
std::string bucketFolderFor(const CloudContext &cloud, const ClusterId &id, const protocol::JobSpec &job,
                            cluster::CredentialForwarding keys)
{
    const auto row = cloud.ledger->cluster(id);
    const auto plan = row && *row ? cluster::LaunchPlan::fromJson((*row)->plan) : Result<cluster::LaunchPlan>();
    if (!plan || plan->buckets.empty())
        return {};
    const std::string &bucket = plan->buckets.front();
    const bool reached = cluster::roleReaches(cloud, id, {bucket}) || cloud.local ||
                         plan->s3Access != cluster::NodeAccess::Role || keys != cluster::CredentialForwarding::No ||
                         cluster::bucketsIn(protocol::toJson(job)).contains(bucket);
    return reached ? "s3://" + bucket + "/trainyard/" + job.run.value : std::string();
}

std::string bucketFolder(const ledger::Run &run)
{
    std::string uri = jobOf(run).checkpointFolder;
    while (uri.ends_with('/'))
        uri.pop_back();
    return protocol::isS3(uri) ? uri : std::string();
}

std::string withoutFollower(const ledger::Run &run)
{
    const protocol::JobSpec job = jobOf(run);
    if (job.isTask())
        return {};
    if (!bucketFolder(run).empty())
        return std::string("While no program follows the run, no lost machine is replaced") +
               (job.servers > 0 ? ", and the loss of its servers ends it." : ".");
    return "No bucket is set: while no program follows the run, its checkpoints stay on the machines, which end at "
           "their "
           "deadline, and no lost machine is replaced.";
}

Status copyCheckpoint(const CloudContext &cloud, const ledger::Run &run, const Checkpoint &checkpoint,
                      const fs::path &to, const CopyProgress &progress, const CallContext &context)
{
    TY_TRY(makeParent(to));
    if (checkpoint.onMachinesOnly()) {
        TY_ASSIGN(const auto hosts, cluster::hosts(cloud, run.cluster));
        for (const ssh::Host &host : hosts) {
            if (std::ranges::find(checkpoint.nodes, host.name) == checkpoint.nodes.end())
                continue;
            TY_ASSIGN(const auto node, NodeFiles::open(host, context));
            return fetchFrom(*node, run, checkpoint.header, to, progress, context);
        }
        return fail(ErrorCode::NotFound, "run " + run.id.value, "no machine has the checkpoint any more");
    }
    const PartFile part(to);
    storage::StorageConfig config = checkpoint.here.empty() ? storageOf(cloud) : storage::StorageConfig();
    config.progress = progress;
    TY_TRY(storage::fetchFile(checkpoint.here.empty() ? checkpoint.uri : checkpoint.here.string(), part.path().string(),
                              config, context));
    return commit(part.path(), to, checkpoint.header, context);
}

} // namespace trainyard::training
