// Files and folders between this computer and a machine, over several SFTP connections.

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <filesystem>
#include <optional>

#include <fmt/format.h>
#include <sys/stat.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/cluster/storage/remote_files.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/storage/transfers/sync_plan.h"

namespace trainyard::cluster {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kConnections = 4; // small files wait for round trips, which connections share
constexpr std::size_t kMostFiles = 200'000;
constexpr std::size_t kLongestShownPath = 200;

/// Whether the other files would fail in the same way.
bool stopsAll(ErrorCode code) noexcept
{
    return code == ErrorCode::Cancelled || code == ErrorCode::Timeout || code == ErrorCode::Disconnected ||
           code == ErrorCode::Unreachable || code == ErrorCode::DiskFull;
}

/// Sources of one name would overwrite each other.
Status requireOwnName(std::set<std::string> &names, const std::string &name, const std::string &source)
{
    if (names.insert(name).second)
        return {};
    return fail(ErrorCode::InvalidArgument, printable(source, kLongestShownPath),
                "another one of the chosen files has the name " + printable(name, kLongestShownPath) +
                    " too, and one would replace the other: transfer them one after the other, to different folders");
}

/// The files below folders of a machine.
class Walk {
public:
    Walk(ssh::Sftp &sftp, RemoteTransferPlan &plan, const CallContext &context)
        : m_sftp(sftp)
        , m_plan(plan)
        , m_context(context)
    {
    }

    /// \param local  becomes its name here
    Status add(const RemotePlace &place, const fs::path &local, const ssh::RemoteFile &file)
    {
        if (!file.isFolder)
            return addFile(place, local, file);
        m_open.push_back({place, local});
        while (!m_open.empty()) {
            const auto next = std::move(m_open.back());
            m_open.pop_back();
            TY_TRY(addFolder(next));
        }
        return {};
    }

private:
    struct Folder {
        RemotePlace place;
        fs::path local;
    };

    Status count()
    {
        if (++m_seen <= kMostFiles)
            return {};
        return fail(
            ErrorCode::InvalidArgument, "sftp",
            fmt::format("there are more than {} files: pack them into one archive on the machine first", kMostFiles));
    }

    Status addFile(const RemotePlace &place, const fs::path &local, const ssh::RemoteFile &file)
    {
        TY_TRY(count());
        m_plan.files.push_back({local.string(), place, file.size, file.modified, file.mode});
        return {};
    }

    void skip(const RemotePlace &folder, const std::string &name, const std::string &why)
    {
        m_plan.skipped.push_back(printable(folder.path + "/" + name, kLongestShownPath) + ": " + why);
    }

    Status addFolder(const Folder &folder)
    {
        TY_TRY(count());
        TY_ASSIGN(auto entries, m_sftp.list(folder.place.sftpPath(), kMostFiles, m_context));
        std::ranges::sort(entries, {}, &ssh::RemoteEntry::name);
        for (auto &entry : entries) {
            if (const auto problem = remoteNameProblem(entry.name); !problem.empty()) {
                skip(folder.place, entry.name, problem);
                continue;
            }
            const auto place = folder.place.child(entry.name);
            const auto local = folder.local / entry.name;
            if (S_ISLNK(entry.file.mode)) {
                TY_ASSIGN(const auto target, m_sftp.stat(place.sftpPath(), m_context));
                if (!target || target->isFolder) {
                    skip(folder.place, entry.name, target ? "it is a link to a folder" : "it is a link to nothing");
                    continue;
                }
                entry.file = *target;
            }
            if (entry.file.isFolder)
                m_open.push_back({place, local});
            else if (entry.file.mode != 0 && !S_ISREG(entry.file.mode))
                skip(folder.place, entry.name, "it is a device, a pipe or a socket");
            else
                TY_TRY(addFile(place, local, entry.file));
        }
        return {};
    }

    ssh::Sftp &m_sftp;
    RemoteTransferPlan &m_plan;
    const CallContext &m_context;
    std::vector<Folder> m_open;
    std::size_t m_seen = 0;
};

Status addUpload(const std::string &local, const RemotePlace &remote, RemoteTransferPlan &plan)
{
    struct stat info {};
    if (::stat(local.c_str(), &info) != 0)
        return fail(systemError(errno, local, "reading"));
    plan.files.push_back({local, remote, std::uint64_t(info.st_size), std::int64_t(info.st_mtime), info.st_mode});
    return {};
}

Status downloadOne(ssh::Sftp &sftp, const RemoteTransfer &file, const ssh::TransferProgress &progress,
                   const CallContext &call)
{
    const fs::path target(file.local), part = file.local + ".trainyard-part";
    if (target.has_parent_path()) {
        TY_TRY(ensureFolder(target.parent_path()));
    }
    TY_TRY(sftp.download(file.remote.sftpPath(), part, progress, call));
    const mode_t mode = (file.mode & 0755u) | 0600u; // what was private there stays private
    if (::chmod(part.c_str(), mode) != 0 || ::rename(part.c_str(), target.c_str()) != 0) {
        const auto error = systemError(errno, file.local, "moving into place");
        ::unlink(part.c_str());
        return fail(error);
    }
    return {};
}

/// The connections of a transfer take files from one list.
class Work {
public:
    Work(const ssh::Target &target, const RemoteTransferPlan &plan, CompletedTransfers &completed,
         const storage::BatchSink &sink)
        : m_target(target)
        , m_plan(plan)
        , m_completed(completed)
        , m_sink(sink)
    {
        m_now.totalFiles = plan.files.size();
        for (const auto &file : plan.files) {
            m_now.totalBytes += file.bytes;
            if (completed.has(file)) {
                m_now.bytes += file.bytes;
                ++m_now.files;
            } else {
                m_open.push_back(&file);
            }
        }
    }

    Status run(const CallContext &context)
    {
        report();
        const std::vector<int> connections(std::min(kConnections, m_open.size()));
        parallelMap(connections, connections.size(), context.stop, [&](int, std::stop_token stop) {
            connection({context.deadline, stop});
            return 0;
        });
        if (m_error)
            return fail(*m_error);
        if (m_now.files == m_now.totalFiles)
            return {};
        // No connection could be opened, or all of them ended early.
        return fail(m_noConnection.value_or(Error{ErrorCode::Cancelled, "sftp", "the transfer was stopped"}));
    }

private:
    void connection(const CallContext &call)
    {
        auto machine = RemoteMachine::open(m_target, call);
        if (!machine) { // the others may go on
            const std::lock_guard lock(m_mutex);
            m_noConnection = machine.error();
            return;
        }
        for (std::size_t i; !m_isHalted && !call.stop.stop_requested() && (i = m_next++) < m_open.size();) {
            const auto &file = *m_open[i];
            const auto done = one(machine->sftp(), file, call);
            const std::lock_guard lock(m_mutex);
            if (done) {
                m_completed.add(file);
                ++m_now.files;
                report();
                continue;
            }
            if (!m_error || m_error->code == ErrorCode::Cancelled)
                m_error = done.error();
            if (stopsAll(done.error().code)) {
                m_isHalted = true;
                return;
            }
        }
    }

    Status one(ssh::Sftp &sftp, const RemoteTransfer &file, const CallContext &call)
    {
        std::uint64_t counted = 0;
        const auto progress = [&](std::uint64_t done, std::uint64_t) {
            const std::lock_guard lock(m_mutex);
            m_now.bytes += done > counted ? done - counted : 0;
            counted = std::max(counted, done);
            m_now.current = m_plan.isUpload ? file.local : file.remote.path;
            report();
        };
        if (!m_plan.isUpload)
            return downloadOne(sftp, file, progress, call);
        const auto remote = file.remote.sftpPath();
        if (const auto slash = remote.rfind('/'); slash != std::string::npos && slash > 0) {
            TY_TRY(sftp.ensureFolder(remote.substr(0, slash), 0755, call));
        }
        TY_TRY(sftp.upload(file.local, remote, file.mode & 0100u ? 0755 : 0644, progress, call));
        return {};
    }

    void report() const
    {
        if (m_sink)
            m_sink(m_now);
    }

    const ssh::Target &m_target;
    const RemoteTransferPlan &m_plan;
    CompletedTransfers &m_completed;
    const storage::BatchSink &m_sink;
    std::vector<const RemoteTransfer *> m_open;
    std::atomic<std::size_t> m_next{0};
    std::atomic<bool> m_isHalted{false};
    std::mutex m_mutex; ///< guards what follows
    storage::BatchProgress m_now;
    std::optional<Error> m_error, m_noConnection;
};

} // namespace

Result<RemoteTransferPlan> planRemoteDownloads(ssh::Sftp &sftp, const std::vector<RemotePlace> &from,
                                               const std::string &localFolder, const CallContext &context)
{
    RemoteTransferPlan plan;
    Walk walk(sftp, plan, context);
    std::set<std::string> names;
    for (const auto &place : from) {
        if (place.cluster != from.front().cluster || place.node != from.front().node)
            return fail(ErrorCode::InvalidArgument, place.node,
                        "the files are on several machines: download those of one machine at a time");
        const auto name = place.name();
        if (name == "~" || !remoteNameProblem(name).empty())
            return fail(ErrorCode::InvalidArgument, place.path,
                        "the name of a file or folder is wanted, not of the complete file system");
        TY_TRY(requireOwnName(names, name, place.path));
        TY_ASSIGN(const auto there, sftp.stat(place.sftpPath(), context));
        if (!there)
            return fail(ErrorCode::NotFound, place.path, "there is no such file on " + place.node);
        TY_TRY(walk.add(place, fs::path(localFolder) / name, *there));
    }
    if (plan.files.empty() && plan.skipped.empty())
        return fail(ErrorCode::NotFound, from.empty() ? localFolder : from.front().path, "the folder holds no files");
    return plan;
}

Result<RemoteTransferPlan> planRemoteUploads(const std::vector<std::string> &from, const RemotePlace &folder)
{
    RemoteTransferPlan plan;
    plan.isUpload = true;
    std::set<std::string> names;
    for (const auto &source : from) {
        auto path = fs::path(source).lexically_normal();
        if (!path.has_filename()) // "set/"
            path = path.parent_path();
        const auto name = path.filename().string();
        if (name.empty() || name == "." || name == "..")
            return fail(ErrorCode::InvalidArgument, source, "the name of a file or folder is wanted");
        TY_TRY(requireOwnName(names, name, source));
        std::error_code ignored;
        if (!fs::is_directory(path, ignored)) {
            TY_TRY(addUpload(path.string(), folder.child(name), plan));
            continue;
        }
        TY_ASSIGN(const auto files, storage::filesBelow(path.string()));
        for (const auto &file : files)
            TY_TRY(addUpload((path / file.name).string(), folder.child(name).child(file.name), plan));
    }
    if (plan.files.empty())
        return fail(ErrorCode::NotFound, from.empty() ? folder.path : from.front(), "the folder holds no files");
    return plan;
}

std::string CompletedTransfers::keyOf(const RemoteTransfer &file)
{
    return fmt::format("{}\n{}\n{} {}", file.local, file.remote.address(), file.bytes, file.modified);
}

bool CompletedTransfers::has(const RemoteTransfer &file) const
{
    const std::lock_guard lock(m_mutex);
    return m_keys.contains(keyOf(file));
}

void CompletedTransfers::add(const RemoteTransfer &file)
{
    const std::lock_guard lock(m_mutex);
    m_keys.insert(keyOf(file));
}

Status transferRemote(const ssh::Target &target, const RemoteTransferPlan &plan, CompletedTransfers &completed,
                      const storage::BatchSink &sink, const CallContext &context)
{
    return Work(target, plan, completed, sink).run(context);
}

Status transferRemote(const CloudContext &cloud, const std::vector<std::string> &from, const std::string &to,
                      CompletedTransfers &completed, const storage::BatchSink &sink, const CallContext &context)
{
    RemoteTransferPlan plan;
    ssh::Target target;
    if (isRemotePlace(to)) {
        TY_ASSIGN(const auto folder, RemotePlace::parse(to));
        TY_ASSIGN(const auto machine, host(cloud, folder.cluster, folder.node));
        target = machine.target;
        TY_ASSIGN(plan, planRemoteUploads(from, folder));
    } else {
        std::vector<RemotePlace> places;
        for (const auto &address : from) {
            TY_ASSIGN(places.emplace_back(), RemotePlace::parse(address));
        }
        if (places.empty())
            return fail(ErrorCode::InvalidArgument, to, "there is nothing to download");
        TY_ASSIGN(const auto machine, host(cloud, places.front().cluster, places.front().node));
        target = machine.target;
        TY_ASSIGN(auto connection, RemoteMachine::open(target, context));
        TY_ASSIGN(plan, planRemoteDownloads(connection.sftp(), places, to, context));
    }
    TY_TRY(transferRemote(target, plan, completed, sink, context));
    if (plan.skipped.empty())
        return {};
    return fail(
        ErrorCode::InvalidArgument, to,
        fmt::format("{} files were not downloaded, all others were: {}", plan.skipped.size(), plan.skipped.front()));
}

} // namespace trainyard::cluster
