// What there is to end: the ledger and the tags, never a list on a screen.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "backend/cluster/launch_plan.h"
#include "backend/cluster/node_role.h"
#include "backend/cluster/teardown_internal.h"
#include "backend/core/task_pool.h"

namespace trainyard::cluster {
namespace {

using Key = std::tuple<std::string, std::string, std::string>; // kind, region, id

struct RegionThings {
    std::string region;
    std::vector<Machine> machines;
    std::vector<Thing> things;
    std::vector<Keeper> keepers;
    std::optional<Error> error;
};

/// What to ask a region for.
struct Question {
    std::vector<InstanceId> machines; ///< that the ledger knows there
    std::vector<std::string> tokens;  ///< of its unanswered intents
    bool placementGroups = false;     ///< it knows of one there: they cost nothing, and not every endpoint has them
    bool wholeAccount = false;
};

RegionThings look(const CloudContext &cloud, const std::string &region, const Question &asked, const Deadline &deadline,
                  std::stop_token stop)
{
    RegionThings r;
    r.region = region;
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
    for (const InstanceId &id : asked.machines) {
        if (std::ranges::find(r.machines, id, &Machine::id) == r.machines.end())
            missing.push_back(id);
    }
    if (!missing.empty())
        add(ec2->machines(missing, deadline, stop));
    if (!asked.tokens.empty())
        add(ec2->machinesByTokens(asked.tokens, deadline, stop));
    if (asked.wholeAccount)
        add(ec2->allMachines(deadline, stop));

    const bool grouped = asked.placementGroups ||
                         std::ranges::any_of(r.machines, [](const Machine &m) { return !m.placementGroup.empty(); });
    for (const ThingKind kind : kThingKinds) {
        if (kind == ThingKind::PlacementGroup && !grouped)
            continue;
        // Of things that never were ours only those that cost money by themselves.
        const bool all = asked.wholeAccount && (kind == ThingKind::SpotRequest || kind == ThingKind::Volume ||
                                                kind == ThingKind::NatGateway || kind == ThingKind::Address);
        auto things = ec2->things(kind, all ? "" : tag::kCluster, {}, deadline, stop);
        if (!things) {
            r.error = things.error();
            continue;
        }
        std::ranges::move(*things, std::back_inserter(r.things));
    }
    if (auto keepers = findKeepers(cloud, region, r.machines, asked.wholeAccount, deadline, stop))
        r.keepers = std::move(*keepers);
    else
        r.error = keepers.error();
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
    void add(Target target, const TagMap &tags);
    void addThing(const std::string &region, Thing);
    Question question(const std::string &region, const std::vector<ledger::Resource> &ours,
                      const std::vector<ledger::Intent> &unanswered) const;
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
    if (kind == word(ThingKind::Address))
        return m_cloud.catalog->publicAddressUsdPerHour();
    if (kind == word(ThingKind::NatGateway))
        return m_cloud.catalog->natGatewayUsdPerHour(region);
    if (kind != "instance")
        return 0;
    const auto price = m_cloud.catalog->price(type, region);
    return (price ? price->usdPerHour : 0) + m_cloud.catalog->publicAddressUsdPerHour();
}

std::string Finder::why(const Target &t) const
{
    if (t.endsWithKeeper)
        return "it ends with " + t.keptBy;
    if (!t.keptBy.empty())
        return t.keptBy + " would start another: it is not touched";
    if (t.inLedger && t.inCloud)
        return "in the ledger and at AWS";
    if (t.inCloud && t.cluster.empty())
        return "in the account, not launched by Trainyard";
    if (t.inCloud)
        return "tagged at AWS, not in the ledger";
    return "in the ledger; AWS does not know it (any more)";
}

void Finder::add(Target t, const TagMap &tags)
{
    t.cluster = ClusterId(tagOf(tags, tag::kCluster));
    t.clusterName = tagOf(tags, tag::kClusterName);
    t.owner = tagOf(tags, tag::kOwner);
    if (const auto keeper = keeperOf(tags))
        t.keptBy = describe(keeper->first, keeper->second);
    t.inCloud = true;
    if (t.usdPerHour == 0)
        t.usdPerHour = priceOf(t.kind, t.type, t.region);
    const auto row = m_rows.find(t.cluster);
    if (row != m_rows.end() && t.clusterName.empty())
        t.clusterName = row->second.name;
    const auto other = [&](const char *why) {
        t.why = why;
        m_found.list.others.push_back(std::move(t));
    };
    if (t.cluster.empty() && !m_scope.wholeAccount)
        return;              // an endpoint that does not know the filter by tag has listed it
    if (t.cluster.empty()) { // never ours
        if (t.kind == word(ThingKind::Volume))
            other("not launched by Trainyard: it may hold data, and stays");
        else
            m_targets.emplace(Key{t.kind, t.region, t.id}, std::move(t));
        return;
    }
    const bool ours = tagOf(tags, tag::kLedger) == m_cloud.ledger->id() || row != m_rows.end();
    if (!ours && !m_scope.everyLedger && !m_scope.wholeAccount) {
        if (wanted(t.cluster))
            other("launched by another computer or ledger");
        return;
    }
    if (!wanted(t.cluster))
        return;
    m_found.clusters.insert(t.cluster);
    m_targets.emplace(Key{t.kind, t.region, t.id}, std::move(t));
}

void Finder::addThing(const std::string &region, Thing thing)
{
    if (thing.kind == ThingKind::Address && thing.state == "in-use" && !thing.tags.contains(tag::kCluster))
        return; // it serves something that stays, or goes free when its machine is ended
    Target t;
    t.kind = word(thing.kind);
    t.id = thing.id;
    t.region = region;
    t.name = thing.name;
    t.state = thing.state;
    if (thing.kind == ThingKind::Volume) {
        t.type = std::to_string(thing.sizeGiB) + " GiB";
        t.usdPerHour = thing.sizeGiB * m_cloud.catalog->volumeUsdPerGiBHour(region);
    }
    add(std::move(t), thing.tags);
}

Question Finder::question(const std::string &region, const std::vector<ledger::Resource> &ours,
                          const std::vector<ledger::Intent> &unanswered) const
{
    Question q;
    q.wholeAccount = m_scope.wholeAccount;
    const auto group = word(ThingKind::PlacementGroup);
    for (const auto &r : ours) {
        if (r.region != region)
            continue;
        if (r.kind == "instance")
            q.machines.emplace_back(r.id);
        q.placementGroups |= r.kind == group;
    }
    for (const auto &i : unanswered) {
        if (i.region != region)
            continue;
        if (i.kind == "instance")
            q.tokens.push_back(i.token);
        q.placementGroups |= i.kind == group;
    }
    return q;
}

void Finder::addFromLedger(const ledger::Resource &r, bool regionRead)
{
    const Key key{r.kind, r.region, r.id};
    if (const auto at = m_targets.find(key); at != m_targets.end()) {
        at->second.inLedger = true;
        if (at->second.cluster.empty()) // somebody took its tags away
            at->second.cluster = r.cluster;
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
        if (!m_rows.contains(i.cluster) || !wanted(i.cluster))
            continue;
        unanswered.push_back(i);
        if (i.kind == "instance")
            m_found.unanswered.push_back(i);
    }

    auto regions = regionsOf(m_cloud, m_scope.allRegions || m_scope.wholeAccount, deadline, stop);
    if (!regions)
        return fail(regions.error());
    for (const auto &[id, row] : m_rows) {
        if (std::ranges::find(*regions, row.region) == regions->end())
            regions->push_back(row.region);
    }
    const auto views = parallelMap(*regions, 4, stop, [&](const std::string &region, std::stop_token token) {
        return look(m_cloud, region, question(region, ours, unanswered), deadline, token);
    });

    std::set<std::string> read;
    for (const RegionThings &view : views) {
        if (view.error)
            m_found.list.regionsNotRead.emplace_back(view.region, *view.error);
        else
            read.insert(view.region);
        m_found.regionsRead = static_cast<int>(read.size());
        for (const Machine &m : view.machines) {
            Target t;
            t.kind = "instance";
            t.id = m.id.value;
            t.region = view.region;
            t.name = tagOf(m.tags, tag::kNode);
            t.state = m.state;
            t.type = m.type;
            t.created = m.launched;
            if (m.gone())
                m_ended.insert({t.kind, t.region, t.id});
            else
                add(std::move(t), m.tags);
        }
        for (const Thing &thing : view.things)
            addThing(view.region, thing);
        for (const Keeper &keeper : view.keepers) {
            Target t;
            t.kind = word(keeper.kind);
            t.id = keeper.id;
            t.region = view.region;
            t.name = keeper.name;
            t.state = keeper.state;
            t.created = keeper.created;
            t.isProtected = keeper.isProtected;
            if (tagOf(keeper.tags, tag::kCluster).empty() && !m_scope.wholeAccount)
                continue; // somebody else's: its machines are named, and stay
            add(std::move(t), keeper.tags);
        }
    }
    // A machine that a keeper in the list has started ends with that.
    for (auto &[key, t] : m_targets) {
        t.endsWithKeeper = !t.keptBy.empty() && std::ranges::any_of(m_targets, [&](const auto &other) {
            const auto kind = keeperKind(other.second.kind);
            return kind && other.second.region == t.region && describe(*kind, other.second.id) == t.keptBy;
        });
    }
    for (const ledger::Resource &r : ours)
        addFromLedger(r, read.contains(r.region));
    std::vector<Target *> roles;
    for (auto &[key, t] : m_targets) {
        if (t.kind == kRoleKind)
            roles.push_back(&t);
    }
    findRoles(m_cloud, std::move(roles), deadline, stop);
    if (m_scope.everyLedger || m_scope.wholeAccount) {
        auto others = otherRoles(m_cloud, deadline, stop);
        if (!others)
            m_found.list.regionsNotRead.emplace_back("IAM", others.error());
        for (auto &[role, tags] : others ? *others : std::vector<std::pair<Target, TagMap>>()) {
            const auto same = [&](const auto &known) { return known.second.id == role.id; };
            if (std::ranges::none_of(m_targets, same))
                add(std::move(role), tags);
        }
    }

    for (auto &[key, t] : m_targets) {
        t.why = why(t);
        m_found.list.targets.push_back(std::move(t));
    }
    const auto order = [](const Target &t) {
        if (const auto keeper = keeperKind(t.kind))
            return *keeper == KeeperKind::Stack ? 3 : 0;
        if (t.kind == kRoleKind)
            return 100; // behind the machines that use it
        const auto kind = thingKind(t.kind);
        return kind == ThingKind::SpotRequest ? 1 : !kind ? 2 : 4 + static_cast<int>(*kind);
    };
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
