#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/aws/ec2/ec2_types.h"
#include "backend/aws/services/efs_client.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"

/// Decisions about shared file systems (EFS), without requests and clocks.
namespace trainyard::cluster {

/// The options of the walkthroughs. `hard` makes a program wait for a server that does not reply, instead of failing.
inline constexpr const char *kNfsOptions = "nfsvers=4.1,rsize=1048576,wsize=1048576,hard,timeo=600,retrans=2";
inline constexpr int kNfsPort = 2049;
inline constexpr const char *kFileSystemKind = "file-system"; ///< in the ledger: of intents and resources

/// A file system to create, with a mount target in each zone.
struct FileSystemPlan {
    std::string name;
    std::string region;
    std::string vpc;                 ///< empty: the default VPC of the region
    std::vector<std::string> zones;  ///< empty: all zones in which the VPC has a subnet
    std::vector<std::string> groups; ///< security groups whose members may mount it, as those of a cluster

    struct Problem {
        std::string field; ///< "name", "vpc", "zones", "groups"
        Sentence text;
        bool operator==(const Problem &) const = default;
    };
    /// What prevents a creation, as far as the plan alone determines it.
    std::vector<Problem> problems() const;
    bool operator==(const FileSystemPlan &) const = default;
};

/// Selects the subnet of the VPC for the mount target of each zone: the default one of the zone, else the one with the
/// most free addresses.
/// \param zones  empty: all
/// \return by zone
/// \error NotFound (a zone without a subnet), NoCapacity (no subnet of the zone has a free address)
Result<std::map<std::string, aws::Subnet>> subnetsByZone(const std::vector<aws::Subnet> &ofVpc,
                                                         const std::vector<std::string> &zones);

/// Admits NFS from the members of a group.
aws::IngressRule nfsRule(const std::string &fromGroup);
/// Whether a rule of the group lets the members of one of `groups` reach NFS.
bool admitsNfs(const aws::SecurityGroup &, const std::vector<std::string> &groups);
/// The name of the security group that Trainyard creates for the mount targets of a file system in a VPC.
std::string nfsGroupName(const std::string &fileSystem);

/// A machine that is to mount a file system.
struct MountingNode {
    std::string name, zone, vpc;
    std::vector<std::string> groups;
};
/// The mount target for each node: the available one of its zone.
/// \return by name of the node
/// \error NotFound: nodes without an available target in their zone, with the zones and what to do
Result<std::map<std::string, aws::MountTarget>>
targetsFor(const std::vector<MountingNode> &, const std::vector<aws::MountTarget> &, const std::string &fileSystem);

/// Empty, or the reason why a folder of the machines cannot become a mount point: "/efs", or below the home folder
/// "~/efs".
std::string mountFolderProblem(std::string_view folder);

/// Where and how a node mounts.
struct MountCommand {
    std::string server;  ///< DNS name or address
    std::string folder;  ///< of the machine: "/efs", "~/efs"
    bool persist = true; ///< also after a reboot: an entry in /etc/fstab
    /// A command line for a POSIX shell. Safe to repeat; prints "mounted" when the folder has the file system already.
    /// Installs the NFS client of the distribution where it is missing.
    /// \param known  further names of the same file system: a mount of any of them counts
    std::string line(const std::vector<std::string> &known) const;
};

/// Why a mount failed, from the message of mount(8).
enum class MountFailure {
    NameUnknown, ///< the DNS name does not resolve (yet)
    NoReply,     ///< nothing replies at port 2049: security group, or a target that is not ready
    Denied,      ///< the policy of the file system
    NoFolder,    ///< the server has no such folder, or the mount point cannot be created
    Occupied,    ///< something else is mounted there
    Other
};
MountFailure mountFailureIn(std::string_view message);
/// The failure of a node as one sentence with what to do.
Error mountError(MountFailure, const std::string &node, const std::string &server, std::string_view message);

/// "waiting for us-east-1b, at most 7 min 20 s more"
Sentence waitText(const Sentence &waitingFor, std::chrono::milliseconds left);

} // namespace trainyard::cluster
