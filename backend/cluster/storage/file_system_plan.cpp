#include "backend/cluster/storage/file_system_plan.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/units.h"

namespace trainyard::cluster {
namespace {

bool isLowerOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

bool isIdOf(std::string_view text, std::string_view prefix)
{
    return text.starts_with(prefix) && text.size() > prefix.size() && text.size() <= 64 &&
           std::ranges::all_of(text.substr(prefix.size()), isLowerOrDigit);
}

bool isZone(std::string_view text)
{
    return !text.empty() && text.size() <= 64 &&
           std::ranges::all_of(text, [](char c) { return isLowerOrDigit(c) || c == '-'; });
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

/// Runs as root with the arguments server, folder, options, persist, user, group and known sources. The name of the
/// file is an argument, so that /etc is that of the machine also where a wrapper replaces it.
constexpr const char *kMountScript = R"SH(set -e
server=$1 folder=$2 options=$3 fstab=$4 user=$5 group=$6
shift 6
mounted() {
    while read -r source point type rest; do
        [ "$point" = "$folder" ] || continue
        case $type in nfs*) ;; *) continue ;; esac
        for known do [ "$source" = "$known:/" ] && return 0; done
        echo "$folder is in use by $source" >&2
        exit 75
    done < /proc/mounts
    return 1
}
keep() {
    [ -n "$fstab" ] || return 0
    touch "$fstab"
    { grep -v "[[:space:]]$folder[[:space:]]" "$fstab" || true; } > "$fstab.trainyard"
    echo "$server:/ $folder nfs4 $options,_netdev,nofail 0 0" >> "$fstab.trainyard"
    chmod 644 "$fstab.trainyard"
    mv -f "$fstab.trainyard" "$fstab"
}
attempt() {
    said=$(LC_ALL=C timeout 45 mount -t nfs4 -o "$options" "$server:/" "$folder" 2>&1) && return 0
    status=$?
    [ $status -ne 124 ] || said="mount.nfs4: Connection timed out"
    case "$said" in *"already mounted"*) said=; return 0 ;; esac
    return $status
}
if mounted "$@"; then keep; echo mounted; exit 0; fi
mkdir -p "$folder"
if ! attempt; then
    case "$said" in
    *"unknown filesystem type"*|*"need a /sbin/mount."*|*"wrong fs type"*)
        { if command -v apt-get; then
            export DEBIAN_FRONTEND=noninteractive
            apt-get -o DPkg::Lock::Timeout=120 install -y nfs-common ||
                { apt-get update && apt-get -o DPkg::Lock::Timeout=120 install -y nfs-common; }
        elif command -v dnf; then dnf install -y nfs-utils
        else yum install -y nfs-utils; fi; } > /dev/null 2>&1 ||
            { echo "the NFS client (nfs-common or nfs-utils) cannot be installed: $said" >&2; exit 1; }
        attempt || { echo "$said" >&2; exit 1; } ;;
    *) echo "$said" >&2; exit 1 ;;
    esac
fi
[ "$(stat -Lc %u "$folder")" != 0 ] || chown "$user:$group" "$folder" 2> /dev/null || true
keep
echo done
)SH";

} // namespace

std::vector<FileSystemPlan::Problem> FileSystemPlan::problems() const
{
    std::vector<Problem> found;
    if (!isClusterName(name))
        found.push_back(
            {"name", say("The name has letters a to z, digits and hyphens, begins with a letter, and has at most 40 "
                         "characters.")});
    if (!vpc.empty() && !isIdOf(vpc, "vpc-"))
        found.push_back({"vpc", say("\"%1\" is not the id of a VPC (vpc-0123abcd).", printable(vpc, 64))});
    for (const auto &zone : zones) {
        if (!isZone(zone))
            found.push_back({"zones", say("\"%1\" is not a zone (us-east-1a).", printable(zone, 64))});
    }
    if (std::set<std::string>(zones.begin(), zones.end()).size() != zones.size())
        found.push_back({"zones", say("A zone is named twice: a file system has one mount target in a zone.")});
    for (const auto &group : groups) {
        if (!isIdOf(group, "sg-"))
            found.push_back(
                {"groups", say("\"%1\" is not the id of a security group (sg-0123abcd).", printable(group, 64))});
    }
    return found;
}

Result<std::map<std::string, aws::Subnet>> subnetsByZone(const std::vector<aws::Subnet> &ofVpc,
                                                         const std::vector<std::string> &zones)
{
    std::map<std::string, aws::Subnet> best;
    std::set<std::string> full;
    for (const auto &subnet : ofVpc) {
        if (!zones.empty() && std::ranges::find(zones, subnet.zone) == zones.end())
            continue;
        if (subnet.freeAddresses < 1) {
            full.insert(subnet.zone);
            continue;
        }
        const auto at = best.find(subnet.zone);
        const auto rank = [](const aws::Subnet &s) { return std::pair(s.isDefault, s.freeAddresses); };
        if (at == best.end() || rank(subnet) > rank(at->second))
            best[subnet.zone] = subnet;
    }
    for (const auto &zone : zones) {
        if (best.contains(zone))
            continue;
        if (full.contains(zone))
            return fail(ErrorCode::NoCapacity, "zone " + zone,
                        "no subnet of the zone has a free address for a mount target: free one, or choose other zones");
        return fail(ErrorCode::NotFound, "zone " + zone,
                    "the VPC has no subnet in this zone: choose other zones, or create a subnet there");
    }
    if (best.empty() && full.empty())
        return fail(ErrorCode::NotFound, "efs",
                    "the VPC has no subnet, and a mount target needs one: choose another VPC");
    if (best.empty())
        return fail(ErrorCode::NoCapacity, "efs", "no subnet of the VPC has a free address for a mount target");
    return best;
}

aws::IngressRule nfsRule(const std::string &fromGroup)
{
    aws::IngressRule rule;
    rule.fromPort = rule.toPort = kNfsPort;
    rule.sourceGroupId = fromGroup;
    rule.description = "NFS (Trainyard)";
    return rule;
}

bool admitsNfs(const aws::SecurityGroup &group, const std::vector<std::string> &groups)
{
    return std::ranges::any_of(group.ingress, [&](const aws::IngressRule &rule) {
        const bool isPort =
            rule.protocol == "-1" || (rule.protocol == "tcp" && rule.fromPort <= kNfsPort && rule.toPort >= kNfsPort);
        return isPort && !rule.sourceGroupId.empty() && std::ranges::find(groups, rule.sourceGroupId) != groups.end();
    });
}

std::string nfsGroupName(const std::string &fileSystem)
{
    return "trainyard-" + fileSystem;
}

Result<std::map<std::string, aws::MountTarget>> targetsFor(const std::vector<MountingNode> &nodes,
                                                           const std::vector<aws::MountTarget> &targets,
                                                           const std::string &fileSystem)
{
    std::map<std::string, aws::MountTarget> chosen;
    std::map<std::string, std::vector<std::string>> without; // by zone: its nodes
    std::string otherVpc;
    for (const auto &node : nodes) {
        const auto at = std::ranges::find_if(targets, [&](const aws::MountTarget &target) {
            return target.zone == node.zone && target.available() && (node.vpc.empty() || target.vpcId == node.vpc);
        });
        if (at != targets.end()) {
            chosen.emplace(node.name, *at);
            continue;
        }
        without[node.zone].push_back(node.name);
        for (const auto &target : targets) {
            if (!node.vpc.empty() && target.vpcId != node.vpc)
                otherVpc = target.vpcId;
        }
    }
    if (without.empty())
        return chosen;
    std::vector<std::string> places;
    for (const auto &[zone, names] : without)
        places.push_back(fmt::format("{} ({})", zone, fmt::join(names, ", ")));
    std::string text = fmt::format("{} has no available mount target in {}", fileSystem, fmt::join(places, ", "));
    text += otherVpc.empty()
                ? ": create it with \"trainyardctl efs create NAME\" and the name of the file system, which "
                  "adds the missing zones"
                : ", whose machines are in another VPC than its mount targets (" + otherVpc +
                      "): a file system can be mounted in one VPC only";
    return fail(ErrorCode::NotFound, "efs", std::move(text));
}

std::string mountFolderProblem(std::string_view folder)
{
    const auto rest = folder.starts_with("~/") ? folder.substr(1) : folder;
    const bool plain =
        rest.size() > 1 && rest.size() <= 200 && rest.front() == '/' && rest.back() != '/' &&
        std::ranges::all_of(rest, [](char c) {
            return isLowerOrDigit(c) || (c >= 'A' && c <= 'Z') || c == '/' || c == '-' || c == '_' || c == '.';
        });
    const auto parts = split(rest, '/');
    const bool steps = std::ranges::any_of(parts.begin() + (parts.empty() ? 0 : 1), parts.end(),
                                           [](auto part) { return part.empty() || part == "." || part == ".."; });
    if (!plain || steps)
        return "the folder is an absolute path of letters, digits, '-', '_' and '.', as /efs, or one below the home "
               "folder, as ~/efs";
    static constexpr std::string_view kSystem[] = {"/bin",  "/boot",  "/dev",  "/etc",  "/home",
                                                   "/lib",  "/lib64", "/proc", "/root", "/run",
                                                   "/sbin", "/sys",   "/tmp",  "/usr",  "/var"};
    if (std::ranges::find(kSystem, folder) != std::end(kSystem))
        return fmt::format("{} belongs to the system of the machine: choose another folder, as /efs", folder);
    return {};
}

std::string MountCommand::line(const std::vector<std::string> &known) const
{
    // "~" is the login user's home, not root's: the shell of the user expands it before sudo.
    const std::string place =
        folder.starts_with("~/") ? "\"$HOME\"" + shellQuote(folder.substr(1)) : shellQuote(folder);
    std::string words = fmt::format("sudo sh -c {} sh {} {} {} {} \"$(id -u)\" \"$(id -g)\"", shellQuote(kMountScript),
                                    shellQuote(server), place, kNfsOptions, persist ? "/etc/fstab" : "''");
    for (const auto &name : known)
        words += " " + shellQuote(name);
    return words;
}

MountFailure mountFailureIn(std::string_view message)
{
    const std::string text = lowered(message);
    if (contains(text, "is in use by") || contains(text, "busy"))
        return MountFailure::Occupied;
    if (contains(text, "failed to resolve") || contains(text, "name or service not known") ||
        contains(text, "temporary failure in name resolution"))
        return MountFailure::NameUnknown;
    if (contains(text, "timed out") || contains(text, "connection refused") || contains(text, "no route to host") ||
        contains(text, "network is unreachable"))
        return MountFailure::NoReply;
    if (contains(text, "access denied") || contains(text, "permission denied"))
        return MountFailure::Denied;
    if (contains(text, "no such file or directory") || contains(text, "does not exist") ||
        contains(text, "read-only file system") || contains(text, "not a directory"))
        return MountFailure::NoFolder;
    return MountFailure::Other;
}

Error mountError(MountFailure failure, const std::string &node, const std::string &server, std::string_view message)
{
    const auto text = printable(trimmed(message), 500);
    const auto error = [&](ErrorCode code, const std::string &what) {
        return Error{code, "ssh:" + node, what + (text.empty() ? "" : " (" + text + ")")};
    };
    switch (failure) {
    case MountFailure::NameUnknown:
        return error(ErrorCode::NotFound,
                     "the name " + server +
                         " does not resolve there, and no address of a mount target replies: enable "
                         "DNS support and DNS host names of the VPC");
    case MountFailure::NoReply:
        return error(ErrorCode::Unreachable,
                     "nothing replies at TCP port 2049 of " + server +
                         ": the security group of the mount target has to admit NFS from the group of the machine, and "
                         "the network access lists of both subnets have to permit it");
    case MountFailure::Denied:
        return error(ErrorCode::PermissionDenied,
                     "the file system refuses the mount: its policy has to allow elasticfilesystem:ClientMount");
    case MountFailure::NoFolder:
        return error(ErrorCode::NotFound, "the folder cannot be mounted on: choose another one with --folder");
    case MountFailure::Occupied:
        return error(ErrorCode::Conflict, "something else is mounted there: unmount it, or choose another folder with "
                                          "--folder");
    case MountFailure::Other:
        break;
    }
    return error(ErrorCode::RemoteCommandFailed, "the file system cannot be mounted");
}

Sentence waitText(const Sentence &waitingFor, std::chrono::milliseconds left)
{
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left);
    return say("waiting for %1, at most %2 more", waitingFor, formatDuration(seconds));
}

} // namespace trainyard::cluster
