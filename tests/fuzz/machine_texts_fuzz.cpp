#include <algorithm>
#include <string>

#include "backend/cluster/emr/emr_failure_log.h"
#include "backend/cluster/recipes/key_mesh_scripts_internal.h"
#include "backend/cluster/storage/file_system_plan.h"
#include "backend/cluster/storage/folder_sync.h"
#include "backend/jobs/machines_file.h"
#include "backend/ssh/sftp/sftp_engine_internal.h"
#include "backend/storage/hdfs_storage.h"
#include "backend/training/notebooks/dashboard.h"
#include "backend/training/notebooks/notebook.h"
#include "tests/fuzz/fuzz.h"

/// What machines, and programs on them, answer: hashes of files, the test of a key mesh, listings of HDFS, Jupyter's file,
/// lines of schedulers, logs, packets of SFTP.
using namespace trainyard;

namespace {

void checkHashes(std::string_view text)
{
    const cluster::FolderContent there = cluster::parseHashes(text);
    for (const auto &[name, hash] : there) {
        fuzz::require(hash.size() == 64, "a hash is a SHA-256");
        fuzz::require(!name.empty() && name.front() != '/', "a name is below the folder");
        fuzz::require(("/" + name + "/").find("/../") == std::string::npos, "a name does not leave the folder");
    }
    const auto changes = cluster::compareFolders({{"a", std::string(64, '0')}}, there, {"*.tmp"}, true);
    fuzz::require(changes.copy.size() + changes.same == 1, "each file here is equal, or copied");
    fuzz::require(changes.remove.size() <= there.size() && changes.extra.empty(), "only what is there is removed");
}

void checkMachines(std::string_view text)
{
    fuzz::require(cluster::parseMeshTest(text, 3).size() == 3, "one cell for each machine");
    (void)cluster::mountFailureIn(text);
    const std::vector<std::string> machines{"head", "10.0.0.1"};
    if (const auto found = training::dashboardIn(text, machines)) {
        const bool isLoopback = found->host.starts_with("127.") || found->host == "localhost" || found->host == "::1";
        fuzz::require(isLoopback || std::ranges::find(machines, found->host) != machines.end(),
                      "a page is on a machine of the cluster");
    }
    if (const auto notebook = training::readNotebook(text, "file"))
        fuzz::require(notebook->port != 0 && notebook->base.find_first_of("\r\n\"'<>") == std::string::npos,
                      "a notebook has a port, and a path that needs no quotes");
    for (const auto &file : storage::parseHdfsListing(text, "hdfs:///set"))
        fuzz::require(storage::isHdfs(file.uri), "a file of HDFS has its address");
    if (const auto file = jobs::machinesFromJson(text))
        fuzz::require(jobs::machinesFromJson(jobs::toJson(*file)).has_value(),
                      "what was read is written and read alike");
}

void checkLogs(std::string_view text)
{
    constexpr std::size_t kMost = 1u << 16;
    const auto log = cluster::unzippedLog(text, kMost);
    if (!log)
        return;
    fuzz::require(log->size() <= std::max(kMost, text.size()), "a log has its limit");
    const cluster::LogLine line = cluster::failingLine(*log);
    fuzz::require(line.text.size() <= 300 && line.number >= 0, "a line is short");
}

void checkPackets(std::string_view text)
{
    ssh::FieldReader fields(text);
    for (int i = 0; i < 64 && fields.ok() && !fields.atEnd(); ++i) {
        fuzz::require(fields.text().size() <= text.size(), "a text is in its packet");
        (void)fields.u32();
        (void)fields.attributes();
        (void)fields.u64();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text = fuzz::textOf(bytes + 1, size - 1);
    switch (bytes[0] % 4) {
    case 0:
        checkHashes(text);
        break;
    case 1:
        checkMachines(text);
        break;
    case 2:
        checkLogs(text);
        break;
    default:
        checkPackets(text);
    }
    return 0;
}
