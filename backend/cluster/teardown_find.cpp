// What there is to end: the ledger and the tags, never a list on a screen.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/cluster/launch_plan.h"
#include "backend/cluster/teardown_internal.h"
#include "backend/core/task_pool.h"

namespace trainyard::cluster {
namespace {

using Key = std::tuple<std::string, std::string, std::string>; // kind, region, id

struct RegionThings {
    std::string region;
    std::vector<Machine> machines;
    std::vector<GroupInfo> groups;
    std::vector<KeyPairInfo> keys;
    std::optional<Error> error;
};

RegionThings look(const CloudContext &cloud, const std::string &region, const std::vector<ledger::Intent> &unanswered,
                  const std::vector<InstanceId> &known, const Deadline &deadline, std::stop_token stop)
{
    RegionThings r{region, {}, {}, {}, {}};
    const auto ec2 = cloud.ec2Of(region);
    auto machines = ec2->machinesByTag(tag::kCluster, {}, deadline, stop);
    if (!machines) {
        r.error = machines.error();
        return r;
    }
    r.machines = std::move(*machines);
    const auto add = [&](Result<std::vector<Machine>> more) {
        if (!more) {
            r.error = more.error();
            return;
        }
        for (Machine &m : *more) {
            if (std::ranges::find(r.machines, m.id, &Machine::id) == r.machines.end())
                r.machines.push_back(std::move(m));
        }
    };
    // A filter by tag may lag behind a launch that died a moment ago; ids and tokens of the ledger are asked for as
    // well.
    std::vector<InstanceId> missing;
    for (const InstanceId &id : known) {
        if (std::ranges::find(r.machines, id, &Machine::id) == r.machines.end())
            missing.push_back(id);
    }
    if (!missing.empty())
        add(ec2->machines(missing, deadline, stop));
    for (const ledger::Intent &i : unanswered) {
        if (i.kind == "instance" && i.region == region)
            add(ec2->machinesByToken(i.token, deadline, stop));
    }
    if (auto groups = ec2->groupsByTag(tag::kCluster, {}, deadline, stop))
        r.groups = std::move(*groups);
    else
        r.error = groups.error();
    if (auto keys = ec2->keyPairsByTag(tag::kCluster, {}, deadline, stop))
        r.keys = std::move(*keys);
    else
        r.error = keys.error();
    return r;
}

class Finder {
public:
    Finder(const CloudContext &cloud, const TeardownScope &scope)
        : m_cloud(cloud)
        , m_scope(scope)
    {
    }
    Result<Found> run(const Deadline &, std::stop_token);

private:
    bool wanted(const ClusterId &id) const
    {
        return m_scope.clusters.empty() || std::ranges::find(m_scope.clusters, id) != m_scope.clusters.end();
    }
    void add(Target target, const std::string &ledgerId);
    void addFromLedger(const ledger::Resource &, bool regionRead);
    std::string why(const Target &t) const;
    double priceOf(const std::string &kind, const std::string &type, const std::string &region) const;

    const CloudContext &m_cloud;
    const TeardownScope &m_scope;
    Found m_found;
    std::map<Key, Target> m_targets;
    std::map<ClusterId, ledger::Cluster> m_rows;
    std::set<Key> m_ended; ///< what the cloud says has ended
};

double Finder::priceOf(const std::string &kind, const std::string &type, const std::string &region) const
{
    if (kind != "instance")
        return 0;
    const auto price = m_cloud.catalog->price(type, region);
    return (price ? price->usdPerHour : 0) + m_cloud.catalog->publicAddressUsdPerHour();
}

std::string Finder::why(const Target &t) const
{
    if (t.inLedger && t.inCloud)
        return "in the ledger and at AWS";
    if (t.inCloud)
        return "tagged at AWS, not in the ledger";
    return "in the ledger; AWS does not know it (any more)";
}

void Finder::add(Target t, const std::string &ledgerId)
{
    const bool ours = ledgerId == m_cloud.ledger->id() || m_rows.contains(t.cluster);
    if (const auto row = m_rows.find(t.cluster); row != m_rows.end() && t.clusterName.empty())
        t.clusterName = row->second.name;
    t.inCloud = true;
    t.usdPerHour = priceOf(t.kind, t.type, t.region);
    if (!ours && !m_scope.everyLedger) {
        if (wanted(t.cluster)) {
            t.why = "launched by another computer or ledger";
            m_found.list.others.push_back(std::move(t));
        }
        return;
    }
    if (!wanted(t.cluster))
        return;
    m_found.clusters.insert(t.cluster);
    m_targets.emplace(Key{t.kind, t.region, t.id}, std::move(t));
}

void Finder::addFromLedger(const ledger::Resource &r, bool regionRead)
{
    const Key key{r.kind, r.region, r.id};
    if (const auto at = m_targets.find(key); at != m_targets.end()) {
        at->second.inLedger = true;
        if (at->second.name.empty())
            at->second.name = r.name;
        return;
    }
    const NodeSnapshot node = toNode(r);
    Target t;
    t.kind = r.kind;
    t.id = r.id;
    t.region = r.region;
    t.name = r.name;
    t.state = r.state;
    t.type = node.type;
    t.cluster = r.cluster;
    t.owner = tagOf(r.tags, tag::kOwner);
    t.created = r.created;
    t.inLedger = true;
    if (const auto row = m_rows.find(r.cluster); row != m_rows.end())
        t.clusterName = row->second.name;
    if (m_ended.contains(key)) {
        t.state = "terminated";
        m_found.gone.push_back(std::move(t));
        return;
    }
    // Not listed: gone for long, or so new that AWS does not know it everywhere. Asking to end it is right in both
    // cases.
    t.usdPerHour = regionRead ? 0 : priceOf(t.kind, t.type, t.region);
    m_targets.emplace(key, std::move(t));
}

Result<Found> Finder::run(const Deadline &deadline, std::stop_token stop)
{
    const auto rows = m_cloud.ledger->clusters(true);
    const auto resources = m_cloud.ledger->resources({});
    const auto intents = m_cloud.ledger->intents({});
    if (!rows || !resources || !intents)
        return fail(!rows ? rows.error() : !resources ? resources.error() : intents.error());
    for (const auto &row : *rows) {
        if (sameCloud(m_cloud, row)) {
            m_rows[row.id] = row;
            if (wanted(row.id))
                m_found.clusters.insert(row.id);
        }
    }
    for (const ClusterId &id : m_scope.clusters) {
        const auto row = m_cloud.ledger->cluster(id);
        if (!row)
            return fail(row.error());
        if (!*row && !m_scope.everyLedger)
            return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value);
        if (*row && !sameCloud(m_cloud, **row))
            return fail(ErrorCode::InvalidArgument, "cluster " + (*row)->name,
                        "it belongs to the profile " + (*row)->profile);
        if (*row)
            m_rows[id] = **row;
    }
    std::vector<ledger::Resource> ours;
    for (const auto &r : *resources) {
        if (m_rows.contains(r.cluster) && wanted(r.cluster))
            ours.push_back(r);
    }
    std::vector<ledger::Intent> unanswered;
    for (const auto &i : *intents) {
        if (m_rows.contains(i.cluster) && wanted(i.cluster))
            unanswered.push_back(i);
    }

    auto regions = regionsOf(m_cloud, m_scope.allRegions, deadline, stop);
    if (!regions)
        return fail(regions.error());
    for (const auto &[id, row] : m_rows) {
        if (std::ranges::find(*regions, row.region) == regions->end())
            regions->push_back(row.region);
    }
    const auto views = parallelMap(*regions, 4, stop, [&](const std::string &region, std::stop_token token) {
        std::vector<InstanceId> known;
        for (const auto &r : ours) {
            if (r.kind == "instance" && r.region == region)
                known.emplace_back(r.id);
        }
        return look(m_cloud, region, unanswered, known, deadline, token);
    });

    std::set<std::string> read;
    for (const RegionThings &view : views) {
        if (view.error)
            m_found.list.regionsNotRead.emplace_back(view.region, *view.error);
        else
            read.insert(view.region);
        for (const Machine &m : view.machines) {
            Target t;
            t.kind = "instance";
            t.id = m.id.value;
            t.region = view.region;
            t.name = tagOf(m.tags, tag::kNode);
            t.state = m.state;
            t.type = m.type;
            t.cluster = ClusterId(tagOf(m.tags, tag::kCluster));
            t.clusterName = tagOf(m.tags, tag::kClusterName);
            t.owner = tagOf(m.tags, tag::kOwner);
            t.created = m.launched;
            if (m.gone())
                m_ended.insert({t.kind, t.region, t.id});
            else
                add(std::move(t), tagOf(m.tags, tag::kLedger));
        }
        const auto thing = [&](const char *kind, const std::string &id, const std::string &name, const TagMap &tags) {
            Target t;
            t.kind = kind;
            t.id = id;
            t.region = view.region;
            t.name = name;
            t.state = "available";
            t.cluster = ClusterId(tagOf(tags, tag::kCluster));
            t.clusterName = tagOf(tags, tag::kClusterName);
            t.owner = tagOf(tags, tag::kOwner);
            add(std::move(t), tagOf(tags, tag::kLedger));
        };
        for (const GroupInfo &g : view.groups)
            thing("security-group", g.id, g.name, g.tags);
        for (const KeyPairInfo &k : view.keys)
            thing("key-pair", k.name, k.name, k.tags);
    }
    for (const ledger::Resource &r : ours)
        addFromLedger(r, read.contains(r.region));

    for (auto &[key, t] : m_targets) {
        t.why = why(t);
        m_found.list.targets.push_back(std::move(t));
    }
    // Machines first: what they hold cannot go before them.
    const auto order = [](const Target &t) { return t.kind == "instance" ? 0 : t.kind == "security-group" ? 1 : 2; };
    std::ranges::stable_sort(m_found.list.targets, [&](const Target &a, const Target &b) {
        if (order(a) != order(b))
            return order(a) < order(b);
        if (a.clusterName != b.clusterName)
            return a.clusterName < b.clusterName;
        return nodeBefore(a.name, b.name);
    });
    return std::move(m_found);
}

} // namespace

Result<Found> findTargets(const CloudContext &cloud, const TeardownScope &scope, const Deadline &deadline,
                          std::stop_token stop)
{
    return Finder(cloud, scope).run(deadline, stop);
}

int TargetList::machines() const
{
    return static_cast<int>(std::ranges::count(targets, "instance", &Target::kind));
}

double TargetList::usdPerHour() const
{
    double sum = 0;
    for (const Target &t : targets)
        sum += t.usdPerHour;
    return sum;
}

} // namespace trainyard::cluster
