#include "tests/gui/support/fakes/fake_clusters.h"

namespace trainyard::gui::fake {

FakeClusters::FakeClusters(Operations &operations)
    : m_operations(operations)
{
}

FakeClusters::~FakeClusters() = default;

void FakeClusters::set(std::vector<ClusterDetails> next)
{
    known = std::move(next);
    emit changed(known);
}

std::vector<ClusterDetails> FakeClusters::clusters() const
{
    return known;
}

std::shared_ptr<const cluster::Catalog> FakeClusters::catalog() const
{
    return cluster::Catalog::bundled();
}

void FakeClusters::refresh()
{
    ++refreshed;
    emit answered();
}

OperationId FakeClusters::launch(const cluster::LaunchPlan &plan)
{
    launched.push_back(plan);
    return done("Launching " + plan.name, launchEnds);
}

OperationId FakeClusters::resume(const ClusterId &id)
{
    resumed.push_back(id);
    return done("Resuming " + id.value);
}

QFuture<Result<std::string>> FakeClusters::exportedPlan(const ClusterId &)
{
    return fake::answered(exported);
}

QFuture<Result<AdoptionCandidate>> FakeClusters::adoptable(const ClusterId &, const std::string &)
{
    return fake::answered(candidate);
}

OperationId FakeClusters::adopt(const AdoptionCandidate &taken)
{
    adopted.push_back(taken.found);
    return done("Taking over " + taken.found->name);
}

OperationId FakeClusters::addWorkers(const ClusterId &, int count)
{
    added += count;
    return done("Adding a worker");
}

OperationId FakeClusters::removeWorker(const ClusterId &, const std::string &node, bool atOnce)
{
    removed.push_back(node + (atOnce ? " at once" : ""));
    return done("Removing " + node);
}

OperationId FakeClusters::replaceWorker(const ClusterId &, const std::string &node)
{
    replaced.push_back(node);
    return done("Replacing " + node);
}

QFuture<Status> FakeClusters::dismissLost(const ClusterId &id, const std::string &node)
{
    dismissed.push_back(node);
    auto next = known;
    for (ClusterDetails &c : next) {
        if (c.id == id)
            std::erase_if(c.lost, [&](const cluster::NodeSnapshot &n) { return n.name == node; });
    }
    set(std::move(next));
    return ready(Status());
}

QFuture<Status> FakeClusters::unlist(const std::vector<ClusterId> &ended)
{
    if (!unlistEnds)
        return ready(unlistEnds);
    auto next = known;
    for (const ClusterId &id : ended) {
        unlisted.push_back(id);
        for (ClusterDetails &c : next)
            c.unlisted = c.unlisted || c.id == id;
    }
    set(std::move(next));
    return ready(Status());
}

QFuture<Status> FakeClusters::relist(const std::vector<ClusterId> &ended)
{
    auto next = known;
    for (const ClusterId &id : ended) {
        relisted.push_back(id);
        for (ClusterDetails &c : next)
            c.unlisted = c.unlisted && c.id != id;
    }
    set(std::move(next));
    return ready(Status());
}

QFuture<Result<cluster::AccountInventory>> FakeClusters::inventory()
{
    ++inventories;
    if (!holdsInventories)
        return fake::answered(inventoried);
    heldInventories.push_back(std::make_shared<QPromise<Result<cluster::AccountInventory>>>());
    heldInventories.back()->start();
    return heldInventories.back()->future();
}

void FakeClusters::answerInventory(const Result<cluster::AccountInventory> &all)
{
    const auto first = heldInventories.front();
    heldInventories.erase(heldInventories.begin());
    first->addResult(all);
    first->finish();
}

OperationId FakeClusters::scheduleTermination(std::chrono::minutes time)
{
    endIn = time;
    return done("Setting a deadline");
}

OperationId FakeClusters::changePower(const ClusterId &, const std::vector<std::string> &nodes,
                                      cluster::PowerAction action)
{
    std::string words(cluster::toString(action));
    for (const std::string &node : nodes)
        words += " " + node;
    powered.push_back(words);
    return done(words);
}

OperationId FakeClusters::resize(const ClusterId &, const std::string &node, const std::string &type)
{
    powered.push_back("resize " + node + " " + type);
    return done(powered.back());
}

OperationId FakeClusters::readmit(const ClusterId &, const std::string &node)
{
    readmitted.push_back(node);
    return done("Readmitting " + node);
}

OperationId FakeClusters::openNotebook(const ClusterId &, const std::string &node)
{
    notebooks.push_back(node);
    return done("Jupyter on " + node);
}

OperationId FakeClusters::changeLimits(const ClusterId &, const cluster::ClusterLimits &change)
{
    limits.push_back(change);
    return done("Changing limits", launchEnds);
}

OperationId FakeClusters::done(std::string title, Status end)
{
    return m_operations.start(std::move(title), [end](std::stop_token, const ProgressSink &) { return end; });
}

FakeTeardown::FakeTeardown() = default;

FakeTeardown::~FakeTeardown() = default;

QFuture<Result<TeardownPreview>> FakeTeardown::preview(const cluster::TeardownScope &)
{
    return answered<TeardownPreview>(list);
}

OperationId FakeTeardown::run(const cluster::TeardownScope &scope, const std::string &typed)
{
    ++ran;
    scopes.push_back(scope);
    accountName = typed;
    return last = newOperationId();
}

void FakeTeardown::publish(const cluster::Target &target, StepState state, const std::string &targetState)
{
    emit stepped(last, {.step = "terminate",
                        .title = "Terminating machines",
                        .host = target.name,
                        .state = state,
                        .subject = {target.kind, target.id, target.cluster.value, target.region},
                        .subjectState = targetState});
}

void FakeTeardown::end(const cluster::Receipt &receipt)
{
    emit finished(last, receipt);
}

} // namespace trainyard::gui::fake
