#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/async/progress.h"
#include "backend/core/ids.h"
#include "backend/core/time/deadline.h"

// Machines that fetch files from S3 or by HTTPS themselves: the data crosses no line of this computer.
namespace trainyard::cluster {

/// A file to fetch.
struct PullFile {
    std::string name;        ///< path below the folder
    std::string url;         ///< https, or of the local cloud; may be presigned, and is then a secret
    std::uint64_t size = 0;  ///< 0: not known
    std::string sha256;      ///< hexadecimal; empty: not known
    std::string object = {}; ///< "s3://bucket/key" that the presigned address belongs to; empty: another address
    bool operator==(const PullFile &) const = default;
};

/// The files of a source: one object ("s3://bucket/key"), all below a prefix that ends with '/', or an address
/// (https://...). Objects get presigned addresses, and the SHA-256 with which they were uploaded.
/// \param sha256  of the file of an address, or of one object; empty: not compared
/// \error InvalidArgument (another source; http:// without a checksum; a checksum for several files; keys that cannot be
///     file names), NotFound, those of S3
Result<std::vector<PullFile>> pullFiles(const CloudContext &, const std::string &source, const std::string &sha256,
                                        const CallContext &);

/// Presigns the addresses of objects once more: they end with the session of the credentials, whatever life they were
/// given.
/// \error those of the credentials
Status renewAddresses(const CloudContext &, std::vector<PullFile> &, const CallContext &);

struct PullOptions {
    std::string folder;             ///< of the machines: "~/set", "/efs/set"
    std::vector<std::string> nodes; ///< empty: all machines
    bool unpack = false;            ///< archives are unpacked in the folder, and removed
};
struct NodePull {
    std::string node;
    Status status;          ///< ChecksumMismatch, RemoteCommandFailed (the machine's message), those of the connection
    std::size_t files = 0;  ///< fetched, or found there with the same checksum
    bool wasShared = false; ///< another machine fetched them to the folder that both share
};

/// The script that a machine executes, and its standard input: one line for each file. The addresses are not in the
/// argument list, which all users of the machine can read.
/// \param id  of this request: a machine that finds it in the folder shares the folder with one that is done
std::string pullCommand(const PullOptions &, const std::string &id);
std::string pullInput(const std::vector<PullFile> &);

/// Fetches the files on the machines in parallel; of machines that share the folder, on one. A file that is there with
/// the same checksum is not fetched again. Step "pull" per machine. Presigned addresses that have expired meanwhile are
/// renewed.
/// \return one result per machine
/// \error InvalidArgument (folder, no file), NotFound (cluster, machine)
Result<std::vector<NodePull>> pullToMachines(const CloudContext &, const ClusterId &, const std::vector<PullFile> &,
                                             const PullOptions &, const ProgressSink &, const CallContext &);

} // namespace trainyard::cluster
