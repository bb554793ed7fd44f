#include "backend/cluster/storage/folder_sync.h"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/storage/file_system_plan.h"
#include "backend/cluster/storage/node_session_internal.h"
#include "backend/cluster/storage/sync_steps_internal.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/provision/recipe.h"
#include "backend/ssh/sftp/sftp.h"
#include "backend/storage/storage.h"
#include "backend/storage/transfers/sync_plan.h"

namespace trainyard::cluster {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kFilesAtOnce = 4;
constexpr std::size_t kMostHashes = 256u << 20; // bytes of their list
constexpr std::size_t kMostNamed = 5;           // files in an error

bool isPlainPath(std::string_view path)
{
    if (path.empty() || path.size() > 4096)
        return false;
    const auto parts = split(path, '/');
    return std::ranges::none_of(parts, [](auto part) { return part.empty() || part == "." || part == ".."; });
}

/// The folder as SFTP names it: relative to the home folder.
std::string sftpPath(const std::string &folder)
{
    return folder.starts_with("~/") ? folder.substr(2) : folder;
}

Result<std::string> hashOf(const std::string &file, const CallContext &context)
{
    TY_ASSIGN(const auto reader, storage::open(file, {}, context));
    Sha256 hash;
    Bytes buffer(1u << 20);
    for (std::uint64_t at = 0; at < reader->size();) {
        TY_ASSIGN(const auto got, reader->readAt(at, buffer, context));
        if (got == 0)
            return fail(ErrorCode::CorruptData, file, "the file became shorter while it was read");
        hash.update(std::span(buffer).first(got));
        at += got;
    }
    return hexEncode(hash.finish());
}

Result<FolderContent> hashesOn(provision::StepContext &context, const std::string &folder)
{
    TY_ASSIGN(auto *session, reach(context));
    ssh::ExecOptions options;
    options.maxOutput = kMostHashes;
    TY_ASSIGN(const auto output, session->mustExec(hashCommand(folder), options, {context.deadline(), context.stop()}));
    return parseHashes(output);
}

/// One machine: compares, sends, removes, and compares again.
class NodeWork {
public:
    NodeWork(const std::string &local, const FolderContent &here, const FolderSyncOptions &options,
             provision::StepContext &context)
        : m_local(local)
        , m_here(here)
        , m_options(options)
        , m_context(context)
    {
    }

    Status run(NodeSync &result)
    {
        TY_ASSIGN(const auto there, hashesOn(m_context, m_options.folder));
        result.changes = compareFolders(m_here, there, m_options.excludes, m_options.deleteExtra);
        if (m_options.agreed)
            keepUnseen(result.changes);
        if (m_options.dryRun || (result.changes.copy.empty() && result.changes.remove.empty()))
            return {};
        TY_TRY(send(result));
        TY_ASSIGN(const auto after, hashesOn(m_context, m_options.folder));
        const auto left = compareFolders(m_here, after, m_options.excludes, false).copy;
        if (left.empty())
            return {};
        const std::vector<std::string> named(left.begin(),
                                             left.begin() + std::ptrdiff_t(std::min(left.size(), kMostNamed)));
        return fail(ErrorCode::ChecksumMismatch, "ssh:" + m_context.host().name,
                    fmt::format("{} files differ after they were sent: {}{}", left.size(), fmt::join(named, ", "),
                                left.size() > named.size() ? ", ..." : ""));
    }

private:
    /// Removes nothing that was not listed before: a run may have written a checkpoint since then.
    void keepUnseen(FolderChanges &changes) const
    {
        const auto listed = m_options.agreed->find(m_context.host().name);
        std::erase_if(changes.remove, [&](const std::string &name) {
            const bool isListed = listed != m_options.agreed->end() && listed->second.contains(name);
            if (!isListed)
                changes.extra.push_back(name);
            return !isListed;
        });
    }

    Status send(NodeSync &result)
    {
        TY_ASSIGN(auto *session, reach(m_context));
        const CallContext call{m_context.deadline(), m_context.stop()};
        TY_ASSIGN(auto sftp, ssh::Sftp::open(*session, call));
        const std::string base = sftpPath(m_options.folder);
        std::set<std::string> folders;
        std::size_t done = 0;
        for (const auto &name : result.changes.copy) {
            const auto remote = base + "/" + name;
            if (const auto parent = remote.substr(0, remote.rfind('/')); folders.insert(parent).second) {
                TY_TRY(sftp.ensureFolder(parent, 0755, call));
            }
            const auto local = fs::path(m_local) / name;
            std::error_code ignored;
            const bool isProgram =
                (fs::status(local, ignored).permissions() & fs::perms::owner_exec) != fs::perms::none;
            TY_ASSIGN(const auto sent, sftp.upload(local, remote, isProgram ? 0755 : 0644, {}, call));
            result.bytes += sent.bytes;
            ++done;
            m_context.progress(double(done) / double(result.changes.copy.size()),
                               say("%1 of %2 files", done, result.changes.copy.size()));
        }
        for (const auto &name : result.changes.remove)
            TY_TRY(sftp.remove(base + "/" + name, call));
        return {};
    }

    const std::string &m_local;
    const FolderContent &m_here;
    const FolderSyncOptions &m_options;
    provision::StepContext &m_context;
};

} // namespace

FolderChanges compareFolders(const FolderContent &here, const FolderContent &there,
                             const std::vector<std::string> &excludes, bool deleteExtra)
{
    FolderChanges changes;
    for (const auto &[name, hash] : here) {
        if (storage::isExcluded(name, excludes))
            continue;
        const auto at = there.find(name);
        if (at != there.end() && at->second == hash)
            ++changes.same;
        else
            changes.copy.push_back(name);
    }
    for (const auto &[name, hash] : there) {
        if (!here.contains(name) && !storage::isExcluded(name, excludes))
            (deleteExtra ? changes.remove : changes.extra).push_back(name);
    }
    return changes;
}

Result<FolderContent> contentOf(const std::string &folder, const std::vector<std::string> &excludes,
                                const CallContext &context)
{
    TY_ASSIGN(auto files, storage::filesBelow(folder));
    std::erase_if(files, [&](const storage::SyncFile &file) { return storage::isExcluded(file.name, excludes); });
    const auto hashes =
        parallelMap(files, kFilesAtOnce, context.stop,
                    [&](const storage::SyncFile &file, std::stop_token stop) -> Result<std::string> {
                        if (stop.stop_requested())
                            return fail(ErrorCode::Cancelled, folder, "stopped while the files were read");
                        return hashOf((fs::absolute(folder) / file.name).string(), {context.deadline, stop});
                    });
    FolderContent content;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!hashes[i])
            return fail(hashes[i].error());
        content[files[i].name] = *hashes[i];
    }
    return content;
}

FolderContent parseHashes(std::string_view output)
{
    FolderContent content;
    for (const auto line : split(output, '\0')) {
        // "HASH  ./NAME"
        constexpr std::size_t kHash = 64, kBegin = kHash + 4;
        if (line.size() <= kBegin || line.substr(kHash, 4) != "  ./" ||
            line.substr(0, kHash).find_first_not_of("0123456789abcdef") != std::string_view::npos)
            continue;
        if (const auto name = line.substr(kBegin); isPlainPath(name))
            content[std::string(name)] = std::string(line.substr(0, kHash));
    }
    return content;
}

std::string shellPlace(const std::string &folder)
{
    return folder.starts_with("~/") ? "\"$HOME\"" + shellQuote(folder.substr(1)) : shellQuote(folder);
}

std::string hashCommand(const std::string &folder)
{
    return "cd " + shellPlace(folder) + " 2>/dev/null || exit 0; find . -type f -print0 | xargs -0 -r sha256sum -z --";
}

std::map<std::string, std::set<std::string>> removalsOf(const std::vector<NodeSync> &compared)
{
    std::map<std::string, std::set<std::string>> removals;
    for (const NodeSync &machine : compared)
        removals[machine.node].insert(machine.changes.remove.begin(), machine.changes.remove.end());
    return removals;
}

Result<std::vector<NodeSync>> syncFolder(const CloudContext &cloud, const ClusterId &cluster,
                                         const std::string &localFolder, const FolderSyncOptions &options,
                                         const ProgressSink &sink, const CallContext &context)
{
    if (const auto problem = mountFolderProblem(options.folder); !problem.empty())
        return fail(ErrorCode::InvalidArgument, "folder", problem);
    TY_ASSIGN(auto machines, hosts(cloud, cluster));
    if (!options.nodes.empty())
        std::erase_if(machines, [&](const Host &host) {
            return std::ranges::find(options.nodes, host.name) == options.nodes.end();
        });
    if (machines.empty())
        return fail(ErrorCode::NotFound, "cluster " + cluster.value, "it has no machine to send the files to");
    TY_ASSIGN(const auto here, contentOf(localFolder, options.excludes, context));

    std::mutex mutex;
    std::map<std::string, NodeSync> byNode;
    provision::Step step;
    step.name = "sync-folder";
    step.title = options.dryRun ? "Comparing the files" : "Sending the files";
    step.timeout = std::chrono::hours(12);
    step.run = [&](provision::StepContext &host) -> Status {
        NodeSync result;
        const auto status = NodeWork(localFolder, here, options, host).run(result);
        const std::lock_guard lock(mutex);
        byNode[host.host().name] = std::move(result);
        return status;
    };
    const provision::RunOptions run{.width = 16, .sink = sink, .cluster = cluster.value};
    const auto outcomes = options.dryRun ? provision::run({step}, machines, run, context)
                                         : runInSyncOrder(step, machines, options.folder, run, context);
    std::vector<NodeSync> results;
    for (const auto &outcome : outcomes) {
        auto &result = byNode[outcome.host];
        result.node = outcome.host;
        result.status = outcome.status;
        results.push_back(std::move(result));
    }
    return results;
}

} // namespace trainyard::cluster
