#include "backend/services/live/live_clusters.h"
#include "backend/cluster/operate/reconcile.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include <fmt/format.h>

#include "backend/cluster/cloud/clusters.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/launch/auto_termination.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/operate/adopt.h"
#include "backend/cluster/operate/power.h"
#include "backend/core/try.h"
#include "backend/ssh/command_journal.h"
#include "backend/training/cluster_run.h"
#include "backend/training/notebook.h"

namespace trainyard::services {

using namespace std::chrono_literals;

namespace {

constexpr auto kLookForLost = 120s; ///< all regions, with all their resources

Timestamp now()
{
    return SystemClock::instance().now();
}

ClusterSnapshot fromCloud(const cluster::CloudContext &cloud, const cluster::ClusterSnapshot &c)
{
    ClusterSnapshot to;
    to.id = c.id;
    to.name = c.name;
    to.profile = cloud.profile;
    to.region = c.region;
    to.zone = c.zone;
    to.instanceType = c.instanceType;
    to.state = c.state;
    to.workers = c.workers();
    to.created = c.created;
    to.expires = c.expires;
    to.idle = c.idle;
    to.budget = c.budget;
    to.rootGiB = c.rootGiB;
    to.ours = c.ours;
    if (!c.ours) {
        to.owner = c.owner;
        to.ledger = c.ledger;
    }
    to.counted = c.sameOwner;
    to.usdPerHour = c.sameOwner ? c.usdPerHour : 0;
    to.usdSoFar = c.usdSoFar;
    to.asOf = c.usdPerHour > 0 ? now() : Timestamp{};
    to.note = c.detail;
    for (const std::string &difference : c.differences)
        to.note += (to.note.empty() ? "" : " ") + difference;
    std::map<std::string, std::string> shells;
    if (const auto hosts = cluster::hosts(cloud, c.id)) {
        for (const cluster::Host &h : *hosts)
            shells[h.name] = ssh::sshCommandLine(h.target);
    }
    for (const cluster::NodeSnapshot &n : c.nodes) {
        to.nodes.push_back({.name = n.name,
                            .role = n.role,
                            .instance = n.id,
                            .address = n.publicAddress.empty() ? n.privateAddress : n.publicAddress,
                            .sshPort = n.sshPort,
                            .state = n.state,
                            .type = n.type,
                            .zone = n.zone,
                            .launched = n.launched,
                            .shellLine = shells[n.name],
                            .removable = !n.locked,
                            .probe = n.probe});
    }
    return to;
}

/// A refusal by AWS is prefixed with its subject.
std::string eventText(const ledger::Event &e)
{
    return e.kind == "attempt" ? "AWS had no capacity for " + e.subject + ": " + e.text : e.text;
}

void addLedger(ledger::Ledger &ledger, const cluster::Catalog *catalog, ClusterSnapshot &c)
{
    if (const auto resources = ledger.resources(c.id, true)) {
        for (const ledger::Resource &r : *resources) {
            double price = 0;
            if (const auto type = r.facts.find("type"); r.kind == "instance" && type != r.facts.end() && catalog) {
                const auto listed = catalog->price(type->second, r.region);
                price = listed ? listed->usdPerHour : catalog->costsNothing() ? 0 : -1;
            }
            c.resources.push_back({r.kind, r.id, r.name, r.region, r.state, price, r.created});
        }
    }
    if (const auto events = ledger.events(c.id)) {
        c.timelines = cluster::timelines(*events);
        for (const ledger::Event &e : *events) {
            if (e.kind != cluster::kMilestoneEvent && e.kind != cluster::kStateEvent) // facts without a sentence
                c.events.push_back({e.sequence, e.at, eventText(e), e.kind == "failure" || e.kind == "error"});
        }
        std::ranges::reverse(c.events);
    }
}

/// A cluster from the ledger alone.
ClusterSnapshot fromLedger(ledger::Ledger &ledger, const ledger::Cluster &c)
{
    ClusterSnapshot to;
    to.id = c.id;
    to.name = c.name;
    to.profile = c.profile;
    to.region = c.region;
    to.state = c.closed ? ClusterState::Terminated : cluster::parseClusterState(c.state);
    to.created = c.created;
    to.expires = c.expires;
    to.ended = c.closed;
    to.note = c.detail;
    if (const auto plan = cluster::LaunchPlan::fromJson(c.plan)) {
        to.instanceType = plan->instanceType;
        to.workers = plan->workers;
        to.idle = plan->idle;
        to.budget = plan->budget;
        to.usdPerHour = c.endpoint == "local" ? 0 : plan->usdPerHour(*cluster::Catalog::bundled());
    }
    // The actual machines: workers join and leave after the launch, and the plan usually has no zone.
    if (const auto resources = ledger.resources(c.id, false)) {
        std::set<std::string> workers;
        for (const ledger::Resource &r : *resources) {
            if (r.kind != "instance")
                continue;
            if (const auto zone = r.facts.find("zone"); zone != r.facts.end() && to.zone.empty())
                to.zone = zone->second;
            if (const auto role = r.facts.find("role"); role != r.facts.end() && role->second == "worker")
                workers.insert(r.name);
        }
        if (!workers.empty())
            to.workers = int(workers.size());
    }
    return to;
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
    if (how == Scope::Ledger && (m_operations.anyRunning() || std::ranges::any_of(*m_known, &ClusterSnapshot::alive)))
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
        for (const cluster::ClusterSnapshot &c : list->clusters)
            clusters.push_back(fromCloud(*cloud, c));
    }
    // Keep clusters found in regions that not every poll reads.
    for (const ClusterSnapshot &c : known) {
        const bool read = list && std::ranges::find(list->regionsRead, c.region) != list->regionsRead.end();
        if (!c.ours && c.profile == profile && !read && how != Scope::Everywhere &&
            std::ranges::find(clusters, c.id, &ClusterSnapshot::id) == clusters.end())
            clusters.push_back(c);
    }
    for (const ledger::Cluster &row : *rows) {
        if (row.profile != profile || std::ranges::find(clusters, row.id, &ClusterSnapshot::id) != clusters.end())
            continue;
        clusters.push_back(fromLedger(**ledger, row));
    }
    // Newest first, also when a cluster moves from the cloud's list to the ledger's.
    std::ranges::stable_sort(clusters, std::greater<>(), &ClusterSnapshot::created);
    snapshot.catalog = cluster::catalogOf(source.stateFolder());
    for (ClusterSnapshot &c : clusters) {
        addLedger(**ledger, cloud ? cloud->catalog.get() : nullptr, c);
        snapshot.alive = snapshot.alive || c.alive();
    }
    return done();
}

OperationId LiveClusterService::launch(const cluster::LaunchPlan &plan)
{
    // Id of the cluster that a failed attempt retained: Retry continues with it.
    const auto id = std::make_shared<ClusterId>();
    return m_operations.start(
        "Launching " + plan.name,
        [this, plan, id](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
            const cluster::LaunchOptions options{.retain = cluster::RetainOnFailure::Running};
            const ProgressSink watched = [&](const StepEvent &e) {
                sink(e);
                if (e.step == "intent" && e.state == StepState::Done) // this thread has just written the id
                    QMetaObject::invokeMethod(
                        this,
                        [this, known = *id] {
                            emit launching(known);
                            poll(Scope::Cloud);
                        },
                        Qt::QueuedConnection);
            };
            const auto launched = cluster::launchOrResume(cloud, *id, plan, options, watched, stop);
            return launched ? Status() : fail(launched.error());
        },
        true);
}

std::string LiveClusterService::nameOf(const ClusterId &id) const
{
    const auto at = std::ranges::find(*m_known, id, &ClusterSnapshot::id);
    return at == m_known->end() ? id.value : at->name;
}

OperationId LiveClusterService::resume(const ClusterId &id)
{
    return m_operations.start(
        "Resuming " + nameOf(id),
        [this, id](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
            const cluster::LaunchOptions options{.retain = cluster::RetainOnFailure::Running};
            const auto resumed = cluster::resumeLaunch(cloud, id, options, sink, stop);
            return resumed ? Status() : fail(resumed.error());
        },
        true);
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
    return m_operations.start(
        "Taking over " + candidate.found->name,
        [this, found = candidate.found](std::stop_token stop, const ProgressSink &) -> Status {
            const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
            return cloud ? cluster::adopt(*cloud, *found, found->owner, found->ledger,
                                          {Deadline::after(kLookForLost), stop})
                         : fail(cloud.error());
        },
        true);
}

OperationId LiveClusterService::addWorkers(const ClusterId &id, int count)
{
    return m_operations.start((count == 1 ? "Adding a worker to " : fmt::format("Adding {} workers to ", count)) +
                                  nameOf(id),
                              [this, id, count](std::stop_token stop, const ProgressSink &sink) -> Status {
                                  TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
                                  const auto grown = training::growCluster(cloud, id, count, {}, sink, stop);
                                  return grown ? Status() : fail(grown.error());
                              },
                              true);
}

OperationId LiveClusterService::removeWorker(const ClusterId &id, const std::string &node)
{
    return m_operations.start(
        "Removing " + node + " from " + nameOf(id),
        [this, id, node](std::stop_token stop, const ProgressSink &sink) -> Status {
            const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
            return cloud ? training::shrinkCluster(*cloud, id, node, sink, stop) : fail(cloud.error());
        },
        true);
}

OperationId LiveClusterService::scheduleTermination(std::chrono::minutes time)
{
    return m_operations.start(
        "Setting a deadline",
        [this, time](std::stop_token stop, const ProgressSink &sink) -> Status {
            const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
            return cloud ? cluster::scheduleTermination(*cloud, time, sink, stop) : fail(cloud.error());
        },
        true);
}

OperationId LiveClusterService::changePower(const ClusterId &id, const std::vector<std::string> &nodes,
                                            cluster::PowerAction action)
{
    const char *titles[] = {"Stopping", "Hibernating", "Starting", "Restarting"};
    return m_operations.start(
        fmt::format("{} {} of {}", titles[int(action)], nodes.size() == 1 ? nodes.front() : "machines", nameOf(id)),
        [this, id, nodes, action](std::stop_token stop, const ProgressSink &sink) -> Status {
            const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
            return cloud ? cluster::changePower(*cloud, id, nodes, action, sink, stop) : fail(cloud.error());
        },
        true);
}

OperationId LiveClusterService::resize(const ClusterId &id, const std::string &node, const std::string &type)
{
    return m_operations.start(
        fmt::format("Changing {} of {} to {}", node, nameOf(id), type),
        [this, id, node, type](std::stop_token stop, const ProgressSink &sink) -> Status {
            const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
            return cloud ? cluster::resizeNode(*cloud, id, node, type, sink, stop) : fail(cloud.error());
        },
        true);
}

OperationId LiveClusterService::changeLimits(const ClusterId &id, const cluster::ClusterLimits &change)
{
    return m_operations.start((change.extendBy ? "Extending the deadline of " : "Changing the limits of ") + nameOf(id),
                              [this, id, change](std::stop_token stop, const ProgressSink &sink) -> Status {
                                  const auto cloud = m_source.open(true, {Deadline::after(60s), stop});
                                  return cloud ? cluster::changeLimits(*cloud, id, change, sink, stop)
                                               : fail(cloud.error());
                              },
                              true);
}

OperationId LiveClusterService::openNotebook(const ClusterId &id, const std::string &node)
{
    return m_operations.start(
        "Jupyter on " + node + " of " + nameOf(id),
        [this, id, node](std::stop_token stop, const ProgressSink &sink) -> Status {
            TY_ASSIGN(const auto cloud, m_source.open(true, {Deadline::after(60s), stop}));
            TY_ASSIGN(const auto host, cluster::host(cloud, id, node));
            training::NotebookOptions options;
            options.sink = sink;
            options.ready = [this](const std::filesystem::path &page, std::uint16_t) {
                QMetaObject::invokeMethod(
                    this, [this, at = QString::fromStdString(page.string())] { emit notebookReady(at); },
                    Qt::QueuedConnection);
            };
            return training::openNotebook(host, cloud.clusterFolder(id), options, stop);
        },
        true);
}

} // namespace trainyard::services
