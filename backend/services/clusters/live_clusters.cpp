#include "backend/services/clusters/live_clusters.h"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "backend/automation/declarative.h"
#include "backend/automation/exported_plan.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/cloud/records/unlisted.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/managed/managed.h"
#include "backend/cluster/operate/account_resources.h"
#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/operate/power.h"
#include "backend/cluster/operate/reconcile.h"
#include "backend/cluster/plan/catalog/instance_facts.h"
#include "backend/cluster/plan/costs/cost.h"
#include "backend/core/try.h"
#include "backend/services/clusters/worker_replacement.h"
#include "backend/training/notebooks/notebook.h"
#include "backend/training/run/cluster_run.h"
#include "backend/training/scale/count_reset.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kLookForLost = 120s; ///< all regions, with all their resources
constexpr auto kReachHead = 60s;

void addRecords(ledger::Ledger &ledger, const cluster::Catalog &catalog, ClusterDetails &c)
{
    if (const auto resources = ledger.resources(c.id, true)) {
        for (const ledger::Resource &r : *resources) {
            double price = cluster::standingCost(catalog, r).total(); // of a stack's gateways
            if (const auto type = r.facts.find("type"); r.isInstance() && type != r.facts.end()) {
                const auto listed = catalog.price(type->second, r.region);
                const auto spot = r.facts.find(cluster::fact::kSpotPrice);
                price = listed ? listed->usdPerHour : -1;
                if (spot != r.facts.end() && !catalog.costsNothing())
                    price = cluster::spotPriceFrom(spot->second).value_or(price);
            }
            c.resources.push_back({r, price});
        }
    }
    if (const auto from = cluster::originOf(ledger, c.id))
        c.origin = from->origin;
    if (c.ours && c.closed) // a machine that appears after its end is never out of sight
        c.unlisted = !c.alive() && cluster::isUnlisted(ledger, c.id).value_or(false);
    if (const auto events = ledger.events(c.id)) {
        c.timelines = cluster::timelines(*events);
        std::ranges::copy_if(events->rbegin(), events->rend(), std::back_inserter(c.events), [](const auto &e) {
            return e.kind != cluster::kMilestoneEvent && e.kind != cluster::kStateEvent &&
                   e.kind != cluster::kTypeEvent; // facts without a sentence
        });
    }
}

} // namespace

LiveClusterService::LiveClusterService(Tasks &tasks, CloudSource &source, Operations &operations, QObject *parent)
    : ClusterService(parent)
    , m_tasks(tasks)
    , m_source(source)
    , m_operations(operations)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, [this] { poll(Scope::Ledger); });
    connect(&source, &CloudSource::selected, this, [this] {
        m_latest.next(); // results under way belong to the previous account
        poll(Scope::Everywhere);
    });
    connect(&operations, &Operations::changed, this, [this](const OperationSnapshot &o) {
        if (o.state != OperationState::Running)
            poll(Scope::Cloud);
    });
}

std::shared_ptr<const cluster::Catalog> LiveClusterService::catalog() const
{
    return m_source.isLocal() ? m_catalog->free() : m_catalog;
}

void LiveClusterService::poll(Scope how)
{
    if (m_polling) {
        if (how != Scope::Ledger)
            m_pendingPoll = std::max(how, m_pendingPoll.value_or(how));
        return;
    }
    m_polling = true;
    const auto ticket = m_latest.next();
    if (how == Scope::Ledger && (m_operations.anyRunning() || std::ranges::any_of(*m_known, &ClusterDetails::alive)))
        how = Scope::Cloud;
    // Comparing hundreds of machines belongs on the pool; the GUI thread neither compares nor copies them.
    m_tasks.run([this, how, known = m_known](std::stop_token stop) { return fetch(m_source, how, *known, stop); })
        .then(this, [this, ticket](const Snapshot &snapshot) {
            m_polling = false;
            if (m_latest.isCurrent(ticket)) {
                if (snapshot.catalog)
                    m_catalog = snapshot.catalog;
                if (snapshot.isNews && snapshot.clusters) {
                    m_known = snapshot.clusters;
                    emit changed(*snapshot.clusters);
                }
                if (snapshot.error && snapshot.error != m_error)
                    emit failed(*snapshot.error);
                m_error = snapshot.error;
                emit answered();
            }
            const bool busy = snapshot.alive || m_operations.anyRunning();
            m_again.start(m_source.isLocal() ? (busy ? 1000ms : 2000ms) : (busy ? 15'000ms : 5000ms));
            if (const auto again = std::exchange(m_pendingPoll, std::nullopt))
                poll(*again);
        });
}

LiveClusterService::Snapshot LiveClusterService::fetch(CloudSource &source, Scope how, const Clusters &known,
                                                       std::stop_token stop)
{
    Snapshot snapshot;
    Clusters clusters;
    const auto done = [&] {
        snapshot.isNews = clusters != known;
        snapshot.clusters = std::make_shared<const Clusters>(std::move(clusters));
        return snapshot;
    };
    const auto ledger = source.ledger();
    if (!ledger) {
        snapshot.error = ledger.error();
        return done();
    }
    const auto rows = (*ledger)->clusters();
    if (!rows) {
        snapshot.error = rows.error();
        return done();
    }
    const std::string profile = source.profile();
    bool open = false;
    for (const ledger::Cluster &row : *rows)
        open = open || (!row.closed && row.profile == profile);
    std::optional<cluster::ClusterList> list;
    std::optional<cluster::CloudContext> cloud;
    if (how != Scope::Ledger || open) {
        // Start a local cloud only when the ledger has open clusters there.
        auto opened = source.open(open, {Deadline::after(60s), stop});
        if (opened) {
            cloud = std::move(*opened);
            // The context may be older than the prices that a launch has read since.
            cloud->catalog = cloud->costsMoney ? cluster::catalogOf(cloud->stateFolder) : cloud->catalog;
            auto listed = cluster::reconcile(*cloud, {how == Scope::Everywhere, false}, {Deadline::after(60s), stop});
            if (listed)
                list = std::move(*listed);
            else
                snapshot.error = listed.error();
        } else if (opened.error().code != ErrorCode::NotFound) {
            snapshot.error = opened.error();
        }
    }
    if (list) {
        for (cluster::ClusterSnapshot &c : list->clusters)
            clusters.push_back({std::move(c)});
    }
    // Keep clusters found in regions that not every poll reads.
    for (const ClusterDetails &c : known) {
        const bool read = list && std::ranges::find(list->regionsRead, c.region) != list->regionsRead.end();
        if (!c.ours && c.profile == profile && !read && how != Scope::Everywhere &&
            std::ranges::find(clusters, c.id, &ClusterDetails::id) == clusters.end())
            clusters.push_back(c);
    }
    snapshot.catalog = cluster::catalogOf(source.stateFolder());
    const auto free = snapshot.catalog->free();
    for (const ledger::Cluster &row : *rows) {
        if (row.profile != profile || std::ranges::find(clusters, row.id, &ClusterDetails::id) != clusters.end())
            continue;
        clusters.push_back({cluster::snapshotFrom(**ledger, row, row.isLocal() ? *free : *snapshot.catalog)});
    }
    // Newest first, also when a cluster moves from the cloud's list to the ledger's.
    std::ranges::stable_sort(clusters, std::greater<>(), &ClusterDetails::created);
    for (ClusterDetails &c : clusters) {
        addRecords(**ledger, cloud ? *cloud->catalog : *free, c);
        snapshot.alive = snapshot.alive || c.alive();
    }
    return done();
}

OperationId LiveClusterService::launch(const cluster::LaunchPlan &plan)
{
    // Id of the cluster that a failed attempt retained: Retry continues with it.
    const auto id = std::make_shared<ClusterId>();
    const auto work = [this, plan, id](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        const ProgressSink watched = [&](const StepEvent &e) {
            sink(e);
            if (e.step == "intent" && e.state == StepState::Done) // this thread has just written the id
                postTo(this, [this, known = *id] {
                    emit launching(known);
                    poll(Scope::Cloud);
                });
        };
        return cluster::launch(cloud, plan, {.retain = cluster::RetainOnFailure::Running}, watched, stop, id.get());
    };
    return m_operations.start("Launching " + plan.name, m_source.operation(work), true);
}

std::string LiveClusterService::nameOf(const ClusterId &id) const
{
    const auto at = std::ranges::find(*m_known, id, &ClusterDetails::id);
    return at == m_known->end() ? id.value : at->name;
}

OperationId LiveClusterService::resume(const ClusterId &id)
{
    const auto work = [id](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        return cluster::resumeCluster(cloud, id, {.retain = cluster::RetainOnFailure::Running}, sink, stop);
    };
    return m_operations.start("Resuming " + nameOf(id), m_source.operation(work), true);
}

QFuture<Result<std::string>> LiveClusterService::exportedPlan(const ClusterId &id)
{
    return m_tasks.run([this, id](std::stop_token) -> Result<std::string> {
        TY_ASSIGN(const auto ledger, m_source.ledger());
        TY_ASSIGN(const auto plan, automation::launchedPlan(*ledger, id));
        return automation::declarativeText(plan, {}, true);
    });
}

QFuture<Result<AdoptionCandidate>> LiveClusterService::adoptable(const ClusterId &id, const std::string &ledger)
{
    return m_tasks.run([this, id, ledger](std::stop_token stop) -> Result<AdoptionCandidate> {
        TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
        const auto poll = [&](bool everyRegion) {
            return cluster::findAdoptableCluster(cloud, id.value, ledger, everyRegion,
                                                 {Deadline::after(kLookForLost), stop});
        };
        // Search all regions only if necessary: an account may disable some, and then the search cannot complete.
        auto found = poll(false);
        if (!found && found.error().code == ErrorCode::NotFound)
            found = poll(true);
        if (!found)
            return fail(found.error());
        const bool mine = cluster::isOfThisOwner(cloud, *found);
        return AdoptionCandidate{std::make_shared<const cluster::AdoptableCluster>(std::move(*found)), mine};
    });
}

OperationId LiveClusterService::adopt(const AdoptionCandidate &candidate)
{
    const auto work = [found = candidate.found](const auto &cloud, const ProgressSink &, std::stop_token stop) {
        return cluster::adopt(cloud, *found, found->owner, found->ledger, {Deadline::after(kLookForLost), stop});
    };
    return m_operations.start("Taking over " + candidate.found->name, m_source.operation(work), true);
}

OperationId LiveClusterService::addWorkers(const ClusterId &id, int count)
{
    const auto work = [id, count](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        return training::growCluster(cloud, id, count, {}, sink, stop);
    };
    return m_operations.start((count == 1 ? "Adding a worker to " : fmt::format("Adding {} workers to ", count)) +
                                  nameOf(id),
                              m_source.operation(work), true);
}

OperationId LiveClusterService::removeWorker(const ClusterId &id, const std::string &node, bool atOnce)
{
    const auto how = atOnce ? training::Removal::AtOnce : training::Removal::AtBoundary;
    const auto work = [id, node, how](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        return training::shrinkCluster(cloud, id, node, sink, stop, how);
    };
    return m_operations.start("Removing " + node + " from " + nameOf(id), m_source.operation(work), true);
}

OperationId LiveClusterService::replaceWorker(const ClusterId &id, const std::string &node)
{
    const auto work = [id, node, replacement = std::make_shared<WorkerReplacement>()](
                          const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        const auto add = [&]() -> Status {
            TY_TRY(training::growCluster(cloud, id, 1, {}, sink, stop));
            return {};
        };
        const auto remove = [&]() -> Status { // it cannot leave the run itself
            const bool isGone = bool(cluster::dismissLost(*cloud.ledger, id, node));
            return isGone ? Status() : training::shrinkCluster(cloud, id, node, sink, stop, training::Removal::AtOnce);
        };
        return replacement->run(add, remove);
    };
    return m_operations.start("Replacing " + node + " of " + nameOf(id), m_source.operation(work), true);
}

QFuture<Result<cluster::AccountInventory>> LiveClusterService::inventory()
{
    return m_tasks.run([this](std::stop_token stop) -> Result<cluster::AccountInventory> {
        const CallContext context{Deadline::after(kLookForLost), stop};
        auto cloud = m_source.open(false, context);
        if (!cloud && cloud.error().code == ErrorCode::NotFound && m_source.isLocal())
            return cluster::AccountInventory();
        if (!cloud)
            return fail(cloud.error());
        cloud->catalog = cloud->costsMoney ? cluster::catalogOf(cloud->stateFolder) : cloud->catalog; // as in fetch()
        return cluster::readAccountInventory(*cloud, context);
    });
}

OperationId LiveClusterService::scheduleTermination(std::chrono::minutes time)
{
    const auto work = [time](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        return cluster::scheduleTermination(cloud, time, sink, stop);
    };
    return m_operations.start("Setting a deadline", m_source.operation(work), true);
}

OperationId LiveClusterService::changePower(const ClusterId &id, const std::vector<std::string> &nodes,
                                            cluster::PowerAction action)
{
    const char *titles[] = {"Stopping", "Hibernating", "Starting", "Restarting"};
    const auto work = [id, nodes, action](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        return cluster::changePower(cloud, id, nodes, action, sink, stop);
    };
    return m_operations.start(
        fmt::format("{} {} of {}", titles[int(action)], nodes.size() == 1 ? nodes.front() : "machines", nameOf(id)),
        m_source.operation(work), true);
}

OperationId LiveClusterService::resize(const ClusterId &id, const std::string &node, const std::string &type)
{
    const auto work = [id, node, type](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        return cluster::resizeNode(cloud, id, node, type, sink, stop);
    };
    return m_operations.start(fmt::format("Changing {} of {} to {}", node, nameOf(id), type), m_source.operation(work),
                              true);
}

OperationId LiveClusterService::readmit(const ClusterId &id, const std::string &node)
{
    const auto work = [id, node](const auto &cloud, const ProgressSink &, std::stop_token stop) {
        return training::resetCounts(cloud, id, {node}, {Deadline::after(kReachHead), std::move(stop)});
    };
    return m_operations.start("Letting " + node + " of " + nameOf(id) + " join its run again", m_source.operation(work),
                              true);
}

OperationId LiveClusterService::changeLimits(const ClusterId &id, const cluster::ClusterLimits &change)
{
    const auto work = [id, change](const auto &cloud, const ProgressSink &sink, std::stop_token stop) {
        return cluster::changeLimits(cloud, id, change, sink, stop);
    };
    return m_operations.start((change.extendBy ? "Extending the deadline of " : "Changing the limits of ") + nameOf(id),
                              m_source.operation(work), true);
}

OperationId LiveClusterService::openNotebook(const ClusterId &id, const std::string &node)
{
    const auto work = [this, id, node](const auto &cloud, const ProgressSink &sink, std::stop_token stop) -> Status {
        TY_ASSIGN(const auto host, cluster::host(cloud, id, node));
        training::NotebookOptions options;
        options.sink = sink;
        options.ready = [this](const std::filesystem::path &page, std::uint16_t) {
            postTo(this, [this, at = QString::fromStdString(page.string())] { emit notebookReady(at); });
        };
        return training::openNotebook(host, cloud.clusterFolder(id), options, stop);
    };
    return m_operations.start("Jupyter on " + node + " of " + nameOf(id), m_source.operation(work), true);
}

} // namespace trainyard::services
