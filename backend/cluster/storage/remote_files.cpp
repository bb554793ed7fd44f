#include "backend/cluster/storage/remote_files.h"

#include <algorithm>

#include <sys/stat.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/try.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kMostListed = 200'000; // entries of one folder
constexpr std::size_t kMostLinks = 200;      // of a folder, that are looked up: each costs a round trip
constexpr std::size_t kLongestShown = 255;

RemoteRow rowOf(const RemotePlace &folder, const ssh::RemoteEntry &entry)
{
    RemoteRow row;
    row.name = printable(entry.name, kLongestShown);
    row.problem = remoteNameProblem(entry.name);
    row.place = folder.child(row.problem.empty() ? entry.name : row.name);
    row.isFolder = entry.file.isFolder;
    row.isLink = S_ISLNK(entry.file.mode);
    row.bytes = entry.file.isFolder ? 0 : entry.file.size;
    row.modified = Timestamp(std::chrono::seconds(entry.file.modified));
    const bool isSpecial = entry.file.mode != 0 && !row.isFolder && !row.isLink && !S_ISREG(entry.file.mode);
    if (row.problem.empty() && isSpecial)
        row.problem = "it is a device, a pipe or a socket";
    return row;
}

void sort(std::vector<RemoteRow> &rows)
{
    std::ranges::sort(rows, [](const RemoteRow &a, const RemoteRow &b) {
        return a.isFolder != b.isFolder ? a.isFolder : a.name < b.name;
    });
}

} // namespace

Result<RemoteMachine> RemoteMachine::open(const ssh::Target &target, const CallContext &context)
{
    RemoteMachine machine;
    TY_ASSIGN(auto session, ssh::SshSession::open(target, context));
    machine.m_session = std::make_unique<ssh::SshSession>(std::move(session));
    TY_ASSIGN(auto sftp, ssh::Sftp::open(*machine.m_session, context));
    machine.m_sftp = std::make_unique<ssh::Sftp>(std::move(sftp));
    return machine;
}

Result<RemoteMachine> RemoteMachine::open(const CloudContext &cloud, const ClusterId &id, const std::string &node,
                                          const CallContext &context)
{
    TY_ASSIGN(const auto machine, host(cloud, id, node));
    return open(machine.target, context);
}

RemoteListing remoteListing(const RemotePlace &folder, std::vector<ssh::RemoteEntry> entries)
{
    RemoteListing listing;
    listing.place = folder;
    listing.rows.reserve(entries.size());
    for (const auto &entry : entries)
        listing.rows.push_back(rowOf(folder, entry));
    sort(listing.rows);
    if (listing.rows.size() > RemoteListing::kMostShown) {
        listing.omitted = listing.rows.size() - RemoteListing::kMostShown;
        listing.rows.erase(listing.rows.begin() + std::ptrdiff_t(RemoteListing::kMostShown), listing.rows.end());
    }
    return listing;
}

Result<RemoteListing> listRemote(ssh::Sftp &sftp, const RemotePlace &folder, const CallContext &context)
{
    TY_ASSIGN(const auto there, sftp.stat(folder.sftpPath(), context));
    if (!there)
        return fail(ErrorCode::NotFound, folder.path, "there is no such folder on " + folder.node);
    if (!there->isFolder)
        return fail(ErrorCode::Conflict, folder.path, "it is a file, not a folder");
    TY_ASSIGN(auto entries, sftp.list(folder.sftpPath(), kMostListed, context));
    auto listing = remoteListing(folder, std::move(entries));
    std::size_t links = 0;
    for (auto &row : listing.rows) {
        if (!row.isLink || !row.problem.empty() || ++links > kMostLinks)
            continue;
        const auto target = sftp.stat(row.place.sftpPath(), context);
        if (!target && (target.error().code == ErrorCode::Disconnected || target.error().code == ErrorCode::Timeout ||
                        target.error().code == ErrorCode::Cancelled))
            return fail(target.error());
        if (!target || !*target) {
            row.problem = "it is a link that leads to nothing";
            continue;
        }
        row.isFolder = (*target)->isFolder;
        row.bytes = row.isFolder ? 0 : (*target)->size;
    }
    sort(listing.rows);
    return listing;
}

Status removeRemote(ssh::Sftp &sftp, const RemotePlace &place, const CallContext &context)
{
    TY_ASSIGN(const auto there, sftp.stat(place.sftpPath(), context));
    if (there && there->isFolder)
        return fail(ErrorCode::Conflict, place.path, "it is a folder: only files are removed, one by one");
    return sftp.remove(place.sftpPath(), context); // also a link that leads to nothing
}

} // namespace trainyard::cluster
