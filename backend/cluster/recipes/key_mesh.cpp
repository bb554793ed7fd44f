#include "backend/cluster/recipes/key_mesh.h"

#include <algorithm>
#include <mutex>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/recipes/key_mesh_scripts_internal.h"
#include "backend/cluster/recipes/run_recipes.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ledger/ledger.h"
#include "backend/ssh/known_hosts.h"
#include "backend/sshkeys/keys.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr const char *kMeshEvent = "key-mesh";
constexpr const char *kMeshComment = "trainyard-mesh"; ///< of the public key in authorized_keys
constexpr auto kOtherMesh = 5min;                      ///< another call, which sets up machines of the same cluster

struct MeshKey {
    Secret privateText;
    std::string publicLine;
};

/// The key pair of the cluster, kept beside the cluster's own key: machines that join later get the same.
Result<MeshKey> meshKey(const CloudContext &cloud, const ClusterId &cluster, bool renew)
{
    const auto file = cloud.clusterFolder(cluster) / "mesh_ed25519";
    const std::filesystem::path publicFile = file.string() + ".pub";
    if (!renew) {
        auto secret = readFile(file);
        const auto line = readFile(publicFile);
        if (secret && line && sshkeys::readPublicKey(*line))
            return MeshKey{Secret(std::move(*secret)), sshkeys::readPublicKey(*line)->line + " " + kMeshComment};
    }
    TY_ASSIGN(const auto pair, sshkeys::generateEd25519(kMeshComment));
    TY_TRY(ensureFolder(cloud.clusterFolder(cluster), 0700));
    TY_TRY(writeFileAtomically(publicFile, pair.publicLine + "\n", 0644));
    TY_TRY(writeFileAtomically(file, pair.privateText.reveal(), 0600));
    return MeshKey{pair.privateText, sshkeys::withoutComment(pair.publicLine) + " " + kMeshComment};
}

/// What the machines know of each other: addresses inside their network, login, host key.
Result<std::vector<MeshPeer>> peersOf(const std::vector<ssh::Host> &machines)
{
    std::vector<MeshPeer> peers;
    for (const ssh::Host &host : machines) {
        MeshPeer peer{host.name, host.privateAddress, host.target.port, host.target.user, {}};
        TY_ASSIGN(const auto known, ssh::knownKeys(host.target.knownHostsFile, host.target.host, host.target.port));
        for (const ssh::KnownHost &entry : known)
            peer.hostKeys.push_back(entry.type + " " + entry.key);
        peers.push_back(std::move(peer));
    }
    return peers;
}

provision::Step meshStep(const char *name, const char *title, std::chrono::seconds timeout,
                         std::function<Status(provision::StepContext &)> run)
{
    return {name, title, timeout, std::move(run)};
}

/// Runs a script of key_mesh_scripts_internal.h; the text, which may contain the key, is its standard input.
Status runScript(provision::StepContext &context, const std::string &command, const std::string &input)
{
    TY_ASSIGN(auto *session, context.session());
    ssh::ExecOptions options;
    options.stdinText = input;
    TY_TRY(session->mustExec(command, options, {context.deadline(), context.stop()}));
    return {};
}

std::size_t indexOf(const std::vector<std::string> &names, const std::string &name)
{
    return std::size_t(std::ranges::find(names, name) - names.begin());
}

MeshTest emptyTest(const std::vector<ssh::Host> &machines)
{
    MeshTest test;
    for (const ssh::Host &host : machines)
        test.nodes.push_back(host.name);
    test.problems.assign(machines.size(), std::vector<std::string>(machines.size(), "not tested"));
    return test;
}

/// Adds the rows of one test to the matrix; rows of machines that were not reached have the error in every cell.
MeshTest testMesh(const std::vector<ssh::Host> &machines, const ProgressSink &sink, const std::string &cluster,
                  const std::stop_token &stop)
{
    MeshTest test = emptyTest(machines);
    std::mutex mutex;
    const auto step =
        meshStep("mesh-test", "Testing logins to all machines", 600s, [&](provision::StepContext &context) -> Status {
            const std::size_t from = indexOf(test.nodes, context.host().name);
            TY_ASSIGN(auto *session, context.session());
            ssh::ExecOptions options;
            options.stdinText = meshTestInput(test.nodes, from);
            TY_ASSIGN(const auto executed,
                      session->exec(kMeshTestCommand, options, {context.deadline(), context.stop()}));
            auto row = parseMeshTest(executed.out, test.nodes.size());
            const std::lock_guard lock(mutex);
            test.problems[from] = std::move(row);
            const auto failed =
                std::ranges::count_if(test.problems[from], [](const auto &cell) { return !cell.empty(); });
            if (failed > 0)
                context.progress(1, say("%1 of %2 logins fail", failed, test.nodes.size()));
            return {};
        });
    const auto results =
        provision::run({step}, machines, {.width = 32, .sink = sink, .cluster = cluster}, {Deadline::never(), stop});
    for (const auto &result : results) {
        if (!result.status)
            test.problems[indexOf(test.nodes, result.host)].assign(test.nodes.size(), result.status.error().detail);
    }
    return test;
}

Result<std::string> nameOfCluster(const CloudContext &cloud, const ClusterId &cluster)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(cluster));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + cluster.value);
    return row->name;
}

/// Machines that join one run are set up at the same time, each with all others. The scripts of two calls on a machine
/// would remove each other's files, and the names that the later one writes have to be those of the later one.
Result<ledger::Lease> meshLease(const CloudContext &cloud, const ClusterId &cluster, const std::stop_token &stop)
{
    const auto isBusy = [](const Error &error) { return error.code == ErrorCode::Busy; };
    auto lease = retryWhile(Backoff(100ms, 1s), CallContext{Deadline::after(kOtherMesh), stop}, isBusy, [&] {
        return cloud.ledger->lease("mesh:" + cluster.value, "change the key that the machines have in common");
    });
    if (!lease && stop.stop_requested()) // a caller tries again when it is Busy
        return fail(ErrorCode::Cancelled, "key mesh", "stopped while another call changed the machines");
    return lease;
}

} // namespace

bool MeshTest::allGood() const
{
    return std::ranges::all_of(problems, [](const auto &row) {
        return std::ranges::all_of(row, [](const std::string &cell) { return cell.empty(); });
    });
}

Result<MeshTest> makeKeyMesh(const CloudContext &cloud, const ClusterId &cluster, const MeshOptions &options,
                             const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto name, nameOfCluster(cloud, cluster));
    TY_ASSIGN(auto lease, meshLease(cloud, cluster, stop));
    TY_ASSIGN(auto machines, chosenHosts(cloud, cluster, options.nodes));
    // Every machine knows all others, also those that are not set up now.
    TY_ASSIGN(const auto all, chosenHosts(cloud, cluster, {}));
    TY_ASSIGN(const auto key, meshKey(cloud, cluster, options.newKey));
    TY_ASSIGN(const auto peers, peersOf(all));
    const std::string input = meshInput(key.privateText.reveal(), key.publicLine, peers, options.legacyKey);
    const auto step =
        meshStep("key-mesh", "Giving the machines a common key", 120s,
                 [&](provision::StepContext &context) { return runScript(context, kMeshCommand, input); });
    const auto results =
        provision::run({step}, machines, {.width = 32, .sink = sink, .cluster = name}, {Deadline::never(), stop});
    for (const auto &result : results) {
        if (result.status)
            recordEvent(cloud, cluster, kMeshEvent, result.host, say("%1 has the key of the mesh", result.host));
        else
            recordFailure(cloud, cluster, kMeshEvent, result.host, say("the key mesh on %1", result.host),
                          result.status.error());
    }
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "key mesh", "stopped before the test");
    lease.release();
    std::erase_if(machines, [&](const ssh::Host &host) {
        return !options.tested.empty() && std::ranges::find(options.tested, host.name) == options.tested.end();
    });
    MeshTest test = testMesh(machines, sink, name, stop);
    for (const auto &result : results) {
        const std::size_t row = indexOf(test.nodes, result.host);
        if (result.status || row == test.nodes.size())
            continue;
        for (std::string &cell : test.problems[row])
            cell = "it is not set up: " + result.status.error().detail;
    }
    return test;
}

Result<MeshTest> testKeyMesh(const CloudContext &cloud, const ClusterId &cluster, const std::vector<std::string> &nodes,
                             const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto name, nameOfCluster(cloud, cluster));
    TY_ASSIGN(const auto machines, chosenHosts(cloud, cluster, nodes));
    return testMesh(machines, sink, name, stop);
}

Status removeKeyMesh(const CloudContext &cloud, const ClusterId &cluster, const std::vector<std::string> &nodes,
                     const ProgressSink &sink, std::stop_token stop)
{
    TY_ASSIGN(const auto name, nameOfCluster(cloud, cluster));
    TY_ASSIGN(const auto lease, meshLease(cloud, cluster, stop));
    TY_ASSIGN(const auto machines, chosenHosts(cloud, cluster, nodes));
    const auto step =
        meshStep("remove-mesh", "Removing the key of the mesh", 120s,
                 [](provision::StepContext &context) { return runScript(context, kRemoveMeshCommand, {}); });
    return provision::summary(
        provision::run({step}, machines, {.width = 32, .sink = sink, .cluster = name}, {Deadline::never(), stop}));
}

} // namespace trainyard::cluster
