#include "backend/cluster/cloud/records/inventory_internal.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "backend/cluster/cloud/records/cluster_account.h"
#include "backend/cluster/cloud/records/lost_machines.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/core/try.h"
#include "backend/net/host_state.h"
#include "backend/protocol/job/job_spec.h"

namespace trainyard::cluster {
namespace {

constexpr int kSshPort = 22;

int portOf(const std::string &text)
{
    int port = kSshPort;
    if (std::from_chars(text.data(), text.data() + text.size(), port).ec != std::errc() || port < 1 || port > 65535)
        return kSshPort;
    return port;
}

std::string get(const std::map<std::string, std::string> &map, const char *key)
{
    const auto it = map.find(key);
    return it == map.end() ? std::string() : it->second;
}

void addEvent(const CloudContext &cloud, ledger::Event event)
{
    event.at = now();
    (void)cloud.ledger->addEvent(event); // a missing event is better than a failed launch
}

} // namespace

std::string tagOf(const TagMap &tags, const char *key)
{
    return get(tags, key);
}

bool sameCloud(const CloudContext &cloud, const ledger::Cluster &cluster)
{
    return cluster.profile == cloud.profile && cluster.endpoint == cloud.endpointId &&
           accountMatch(cloud, cluster) != AccountMatch::Other;
}

ledger::Resource toResource(const CloudContext &cloud, const aws::Instance &m, const std::string &region)
{
    ledger::Resource r;
    r.kind = "instance";
    r.id = m.id.value;
    r.profile = cloud.profile;
    r.region = region;
    r.state = m.state;
    r.tags = m.tags;
    r.created = m.launched == Timestamp{} ? now() : m.launched;
    if (m.isTerminated())
        r.closed = now();
    const auto set = [&](const char *key, const std::string &value) {
        if (!value.empty())
            r.facts[key] = value;
    };
    set(fact::kType, m.type);
    set(fact::kZone, m.zone);
    set(fact::kPublic, m.publicIp);
    set(fact::kPrivate, m.privateIp);
    if (const int port = sshPortOf(cloud, m); port != kSshPort)
        set(fact::kPort, std::to_string(port));
    return r;
}

ledger::Resource refreshed(const CloudContext &cloud, const ledger::Resource &before, const aws::Instance &m)
{
    ledger::Resource after = toResource(cloud, m, before.region);
    after.cluster = before.cluster;
    after.name = before.name;
    after.tags = before.tags; // as requested
    after.facts.insert(before.facts.begin(), before.facts.end());
    after.facts.erase(kLostFact);                            // it exists
    after.created = std::min(after.created, before.created); // the launch time changes with each start
    return after;
}

ledger::Resource resourceFor(const CloudContext &cloud, const aws::Instance &m, const ledger::Intent &intent)
{
    ledger::Resource r = toResource(cloud, m, intent.region);
    r.cluster = intent.cluster;
    r.name = intent.node;
    r.facts[fact::kRole] = intent.node == "head" ? "head" : "worker";
    if (!tagOf(m.tags, kStackNameTag).empty()) // set with the request of this ledger
        r.facts[kStackRoleFact] = "elastic";
    return r;
}

ledger::Resource stackMachine(const CloudContext &cloud, const aws::Instance &m, const ClusterId &id,
                              const std::string &region, const std::vector<ledger::Resource> &known)
{
    ledger::Resource r = toResource(cloud, m, region);
    r.cluster = id;
    const bool isMaster = tagOf(m.tags, kLogicalIdTag) == kMasterGroup;
    const bool isElastic = tagOf(m.tags, kStackIdTag).empty();
    int last = 0;
    bool hasHead = false;
    for (const ledger::Resource &one : known) {
        if (!one.isInstance())
            continue;
        hasHead |= one.name == "head" && !one.closed;
        int number = 0;
        constexpr std::string_view worker = "worker-";
        if (one.name.starts_with(worker))
            std::from_chars(one.name.data() + worker.size(), one.name.data() + one.name.size(), number);
        last = std::max(last, number);
    }
    const bool isHead = isMaster && !hasHead;
    r.name = isHead ? "head" : "worker-" + std::to_string(last + 1);
    r.facts[fact::kRole] = isHead ? "head" : "worker";
    r.facts[kStackRoleFact] = isMaster ? "master" : isElastic ? "elastic" : "base";
    return r;
}

int sshPortOf(const CloudContext &cloud, const aws::Instance &m)
{
    // Behind a tunnel to AWS, machines are elsewhere, and anyone who may set tags could name another port.
    const bool here =
        cloud.local || (!cloud.costsMoney && !cloud.endpointUrl.empty() && net::isLoopback(cloud.endpointUrl));
    return here ? sshPortIn(m.tags) : kSshPort;
}

ClusterSnapshot toSnapshot(const ledger::Cluster &row, const Result<LaunchPlan> &plan)
{
    ClusterSnapshot c;
    c.id = row.id;
    c.name = row.name;
    c.profile = row.profile;
    c.region = row.region;
    c.owner = row.owner;
    c.created = row.created;
    c.expires = row.expires;
    c.closed = row.closed;
    c.detail = row.detail;
    c.state = parseClusterState(row.state);
    if (plan) {
        c.instanceType = plan->instanceType;
        c.formerWorkers = plan->workers;
        c.idle = plan->idle;
        c.budget = plan->budget;
        c.rootGiB = plan->rootGiB;
    }
    return c;
}

NodeSnapshot toNode(const ledger::Resource &r)
{
    NodeSnapshot n;
    n.id = InstanceId(r.id);
    n.name = nodeNameOf(r);
    n.role = get(r.facts, fact::kRole);
    n.state = r.state;
    n.type = get(r.facts, fact::kType);
    n.zone = get(r.facts, fact::kZone);
    // Workers of a stack or of EMR are behind the master, also where they have public addresses: their groups admit the
    // master only.
    const std::string stackRole = get(r.facts, kStackRoleFact), emrRole = get(r.facts, kEmrRoleFact);
    const bool isBehind = stackRole == "base" || stackRole == "elastic" || emrRole == "CORE" || emrRole == "TASK";
    n.publicAddress = isBehind ? std::string() : get(r.facts, fact::kPublic);
    n.privateAddress = get(r.facts, fact::kPrivate);
    n.sshPort = portOf(get(r.facts, fact::kPort));
    n.launched = r.created;
    n.inLedger = true;
    n.locked = n.isHead() || stackRole == "master" || stackRole == "base" || emrRole == "CORE";
    n.probe = get(r.facts, fact::kProbe);
    n.spotUsdPerHour = spotPriceFrom(get(r.facts, fact::kSpotPrice));
    n.onDemand = get(r.facts, fact::kPurchase) == kOnDemand;
    return n;
}

NodeSnapshot toNode(const aws::Instance &m, const ResourceTags &tags)
{
    NodeSnapshot n;
    n.id = m.id;
    n.name = tags.node.empty() ? m.id.value : tags.node;
    n.role = tags.role;
    n.state = m.state;
    n.type = m.type;
    n.zone = m.zone;
    n.publicAddress = m.publicIp;
    n.privateAddress = m.privateIp;
    n.launched = m.launched;
    n.inCloud = true;
    n.locked = n.isHead();
    return n;
}

std::string nodeNameOf(const ledger::Resource &r)
{
    return protocol::isSafeName(r.name) ? r.name : r.id;
}

std::string resourceName(const ledger::Cluster &cluster)
{
    // The cluster's name alone may be in use by another computer with the same account.
    const std::string &id = cluster.id.value;
    return "trainyard-" + cluster.name + "-" + id.substr(id.size() > 6 ? id.size() - 6 : 0);
}

void recordEvent(const CloudContext &cloud, const ClusterId &cluster, const std::string &kind,
                 const std::string &subject, const Sentence &text)
{
    addEvent(cloud, {.cluster = cluster, .kind = kind, .subject = subject, .text = text.english()});
}

void recordFailure(const CloudContext &cloud, const ClusterId &cluster, const std::string &kind,
                   const std::string &subject, const Sentence &text)
{
    addEvent(cloud, {.cluster = cluster, .kind = kind, .subject = subject, .text = text.english(), .failed = true});
}

void recordFailure(const CloudContext &cloud, const ClusterId &cluster, const std::string &kind,
                   const std::string &subject, const Sentence &what, const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        recordEvent(cloud, cluster, kind, subject, say("%1 was stopped", what));
    else
        recordFailure(cloud, cluster, kind, subject, say("%1 failed: %2", what, error.detail));
}

Result<std::vector<ledger::Resource>> ownNfsGroups(const CloudContext &cloud, const std::string &region)
{
    TY_ASSIGN(auto rows, cloud.ledger->resources({}));
    std::erase_if(rows, [&](const ledger::Resource &r) {
        const auto endpoint = r.facts.find("endpoint");
        return r.kind != kNfsGroupKind || r.profile != cloud.profile || r.region != region ||
               endpoint == r.facts.end() || endpoint->second != cloud.endpointId;
    });
    return rows;
}

Result<std::vector<std::string>> regionsOf(const CloudContext &cloud, bool all, const CallContext &context)
{
    std::set<std::string> names{cloud.region};
    TY_ASSIGN(const auto clusters, cloud.ledger->clusters(true));
    for (const auto &c : clusters) {
        if (sameCloud(cloud, c))
            names.insert(c.region);
    }
    if (all) {
        TY_ASSIGN(const auto enabled, enabledRegions(*cloud.ec2(), context));
        names.insert(enabled.begin(), enabled.end());
    }
    return std::vector<std::string>(names.begin(), names.end());
}

} // namespace trainyard::cluster
