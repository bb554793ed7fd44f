#include "tests/gui/support/fakes/fake_tools.h"

#include "backend/core/ids.h"
#include "backend/notify/webhook.h"

namespace trainyard::gui::fake {

FakeQueue::FakeQueue() = default;
FakeQueue::~FakeQueue() = default;

QFuture<Result<std::vector<training::QueueEntry>>> FakeQueue::queued(const ClusterId &)
{
    ++reads;
    return answered<std::vector<training::QueueEntry>>(entries);
}

QFuture<Status> FakeQueue::add(const ClusterId &cluster, const training::QueueEntry &entry)
{
    if (result) {
        entries.push_back(entry);
        entries.back().id = "q-" + std::to_string(entries.size());
        emit changed(cluster);
    }
    return ready(result);
}

QFuture<Status> FakeQueue::remove(const ClusterId &cluster, const std::string &entry)
{
    if (result) {
        std::erase_if(entries, [&](const training::QueueEntry &one) { return one.id == entry; });
        emit changed(cluster);
    }
    return ready(result);
}

QFuture<Status> FakeQueue::retry(const ClusterId &cluster, const std::string &entry)
{
    for (training::QueueEntry &one : entries) {
        if (result && one.id == entry) {
            one.failed.clear();
            one.run = RunId();
            emit changed(cluster);
        }
    }
    return ready(result);
}

OperationId FakeQueue::run(const ClusterId &cluster)
{
    worked.push_back(cluster);
    return newOperationId();
}

QFuture<Status> FakeQueue::addSweep(const ClusterId &cluster, const training::SweepSpec &spec,
                                    cluster::CredentialForwarding)
{
    if (result) {
        added.push_back(spec);
        emit changed(cluster);
    }
    return ready(result);
}

QFuture<Result<std::vector<training::SweepTable>>> FakeQueue::sweeps(const ClusterId &)
{
    return answered<std::vector<training::SweepTable>>(tables);
}

FakeRecipes::FakeRecipes() = default;
FakeRecipes::~FakeRecipes() = default;

OperationId FakeRecipes::apply(const ClusterId &, const cluster::RecipeOptions &options)
{
    applied.push_back(options);
    return newOperationId();
}

QFuture<Status> FakeRecipes::runOnAll(const ClusterId &, const std::string &line, const std::vector<std::string> &nodes,
                                      std::uint64_t number, std::stop_token stop)
{
    calls.push_back({line, nodes, number, stop, std::make_shared<QPromise<Status>>()});
    calls.back().end->start();
    return calls.back().end->future();
}

void FakeRecipes::answer(const std::string &node, int exitStatus, const std::string &out)
{
    cluster::NodeAnswer answer;
    answer.node = node;
    answer.exitStatus = exitStatus;
    answer.out = out;
    answer.seconds = 0.5;
    emit answered(calls.back().number, answer);
}

void FakeRecipes::end(const Status &status)
{
    calls.back().end->addResult(status);
    calls.back().end->finish();
}

OperationId FakeRecipes::makeKeyMesh(const ClusterId &)
{
    did.push_back("mesh");
    return newOperationId();
}

OperationId FakeRecipes::testKeyMesh(const ClusterId &)
{
    did.push_back("test mesh");
    return newOperationId();
}

OperationId FakeRecipes::bakeImage(const ClusterId &, const std::string &node, const std::string &name)
{
    did.push_back("image " + node + " " + name);
    return newOperationId();
}

QFuture<Result<std::vector<cluster::NodeProcesses>>> FakeRecipes::lingering(const ClusterId &, bool end)
{
    did.push_back(end ? "end lingering" : "lingering");
    return fake::answered<std::vector<cluster::NodeProcesses>>(processes);
}

QFuture<Result<std::vector<cluster::NamedProcesses>>> FakeRecipes::byName(const ClusterId &,
                                                                          const cluster::ByNameOptions &options)
{
    byNames.push_back(options);
    return fake::answered<std::vector<cluster::NamedProcesses>>(named);
}

QFuture<Result<std::vector<cluster::NodeReadiness>>>
FakeRecipes::readiness(const ClusterId &, const cluster::ReadinessOptions &options, std::stop_token stop)
{
    checks.push_back(options);
    checkStop = std::move(stop);
    return fake::answered<std::vector<cluster::NodeReadiness>>(machines);
}

FakeTunnels::FakeTunnels() = default;
FakeTunnels::~FakeTunnels() = default;

OperationId FakeTunnels::open(const TunnelPlan &plan)
{
    OpenTunnel made;
    made.id = newOperationId();
    made.plan = plan;
    opened.push_back(made);
    emit changed();
    return made.id;
}

void FakeTunnels::close(const OperationId &id)
{
    closed.push_back(id);
    std::erase_if(opened, [&](const OpenTunnel &tunnel) { return tunnel.id == id; });
    emit changed();
}

FakeTerminals::FakeTerminals() = default;
FakeTerminals::~FakeTerminals() = default;

QFuture<Result<std::vector<std::string>>> FakeTerminals::loginTo(const ClusterId &, const std::string &node,
                                                                 bool forwardAgent)
{
    asked.push_back(node + (forwardAgent ? " -A" : ""));
    return fake::answered<std::vector<std::string>>(words);
}

FakeNotifications::FakeNotifications() = default;
FakeNotifications::~FakeNotifications() = default;

Status FakeNotifications::setWebhook(const Secret &url)
{
    if (!url.empty()) {
        if (const Status valid = notify::checkWebhook(url.reveal()); !valid)
            return valid;
    }
    webhook = url.reveal();
    known.hasWebhook = !webhook.empty();
    return {};
}

} // namespace trainyard::gui::fake
