#include "backend/cluster/cloud/records/ownership.h"

#include <algorithm>

#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/cluster/cloud/records/origin.h"
#include "backend/core/try.h"

namespace trainyard::cluster {

Result<OwnershipResolver> OwnershipResolver::load(const CloudContext &cloud)
{
    OwnershipResolver owners(cloud);
    const auto clusters = cloud.ledger->clusters();
    const auto open = cloud.ledger->resources({});
    if (!clusters || !open)
        return fail(clusters ? open.error() : clusters.error());
    for (const ledger::Cluster &row : *clusters) {
        if (sameCloud(cloud, row))
            owners.m_clusters[row.id] = row;
    }
    for (const ledger::Resource &r : *open) {
        if (r.profile == cloud.profile && owners.m_clusters.contains(r.cluster))
            owners.m_open[{r.kind, r.region, r.id}] = r;
    }
    return owners;
}

const ledger::Cluster *OwnershipResolver::cluster(const ClusterId &id) const
{
    const auto at = m_clusters.find(id);
    return at == m_clusters.end() ? nullptr : &at->second;
}

std::vector<const ledger::Resource *> OwnershipResolver::open(std::string_view kind) const
{
    std::vector<const ledger::Resource *> found;
    for (const auto &[key, r] : m_open) {
        if (r.kind == kind)
            found.push_back(&r);
    }
    return found;
}

const ledger::Resource *OwnershipResolver::stackOf(const TagMap &tags, const std::string &region) const
{
    const std::string stack = tagOf(tags, kStackIdTag), launchTemplate = tagOf(tags, kLaunchTemplateTag);
    if (stack.empty() && launchTemplate.empty())
        return nullptr;
    for (const auto &[key, r] : m_open) {
        if (r.kind != kStackKind || r.region != region)
            continue;
        const auto elastic = r.facts.find(kElasticTemplateFact);
        if ((!stack.empty() && r.id == stack) ||
            (!launchTemplate.empty() && elastic != r.facts.end() && elastic->second == launchTemplate))
            return &r;
    }
    return nullptr;
}

Result<std::optional<ledger::Resource>> OwnershipResolver::emrOf(const TagMap &tags, const std::string &region)
{
    const std::string id = tagOf(tags, kEmrFlowTag);
    return id.empty() ? Result<std::optional<ledger::Resource>>() : row(kEmrKind, id, region);
}

Result<std::optional<ledger::Resource>> OwnershipResolver::row(const std::string &kind, const std::string &id,
                                                               const std::string &region)
{
    if (const auto at = m_open.find({kind, region, id}); at != m_open.end())
        return at->second;
    auto closed = m_cloud->ledger->resource(kind, id, m_cloud->profile, region);
    if (closed && *closed && !m_clusters.contains((*closed)->cluster))
        closed->reset(); // of another endpoint
    return closed;
}

Ownership OwnershipResolver::byTags(ResourceTags tags) const
{
    Ownership owned;
    const ledger::Cluster *row = cluster(tags.cluster);
    const bool ledgerIsOurs = tags.ledger == m_cloud->ledger->id() || (row && tags.ledger == row->adoptedFrom);
    if (!tags.cluster.empty() && !tags.ledger.empty() && ledgerIsOurs) {
        owned.claim = Claim::Tags;
        owned.cluster = tags.cluster;
        owned.node = tags.node;
    }
    owned.tags = std::move(tags);
    return owned;
}

Result<Ownership> OwnershipResolver::of(const aws::Instance &m, const std::string &region)
{
    Ownership owned = byTags(parseTags(m.tags));
    TY_ASSIGN(auto known, row("instance", m.id.value, region));
    if (known) {
        owned.claim = Claim::Ledger;
        owned.cluster = known->cluster;
        owned.node = known->name;
        owned.row = std::move(known);
        return owned;
    }
    const auto ofStack = [&] {
        if (const ledger::Resource *stack = stackOf(m.tags, region)) {
            owned.claim = Claim::Token;
            owned.cluster = stack->cluster;
            owned.node.clear();
        }
        return owned;
    };
    TY_ASSIGN(const auto emr, emrOf(m.tags, region));
    if (emr) {
        owned.claim = Claim::Token;
        owned.cluster = emr->cluster;
        owned.node.clear();
        m_byToken.emplace(region, m.id.value);
        return owned;
    }
    if (m.clientToken.empty())
        return ofStack();
    TY_ASSIGN(auto intent, m_cloud->ledger->intent(m.clientToken));
    const bool ours = intent && intent->isInstance() && intent->region == region &&
                      intent->profile == m_cloud->profile && m_clusters.contains(intent->cluster);
    if (ours) {
        owned.claim = Claim::Token;
        owned.cluster = intent->cluster;
        owned.node = intent->node;
        owned.intent = std::move(intent);
        m_byToken.emplace(region, m.id.value);
        return owned;
    }
    return ofStack();
}

/// Key pairs and groups have no client token: while their intent has no answer, they are known by its token as a tag.
/// Later the ledger has the id, and whatever else has the name was made by others.
Result<bool> OwnershipResolver::askedFor(const std::string &kind, const std::string &name, const TagMap &tags,
                                         const std::string &region, const ledger::Cluster &row)
{
    if (name != resourceName(row))
        return false;
    auto at = m_intents.find(row.id);
    if (at == m_intents.end()) {
        TY_ASSIGN(auto intents, m_cloud->ledger->intents(row.id));
        at = m_intents.emplace(row.id, std::move(intents)).first;
    }
    const std::string token = tagOf(tags, kRequestTag);
    return std::ranges::any_of(at->second, [&](const ledger::Intent &i) {
        return i.kind == kind && i.region == region && i.token == token && i.state != ledger::IntentState::Succeeded;
    });
}

/// A spot request or volume with our tags belongs to a machine that we requested.
Result<bool> OwnershipResolver::isOurMachine(const std::string &id, const std::string &region)
{
    if (id.empty() || m_byToken.contains({region, id}))
        return !id.empty();
    TY_ASSIGN(const auto machine, row("instance", id, region));
    return machine.has_value();
}

Result<Ownership> OwnershipResolver::of(const std::string &kind, const std::string &id, const std::string &name,
                                        const std::string &attachedTo, const TagMap &tags, const std::string &region)
{
    Ownership owned = byTags(parseTags(tags));
    TY_ASSIGN(auto known, row(kind, id, region));
    if (known) {
        owned.claim = Claim::Ledger;
        owned.cluster = known->cluster;
        owned.node = known->name;
        owned.row = std::move(known);
        return owned;
    }
    if (const ledger::Resource *stack = stackOf(tags, region)) {
        owned.claim = Claim::Token;
        owned.cluster = stack->cluster;
        return owned;
    }
    if (owned.claim != Claim::Tags)
        return owned;
    const ledger::Cluster *cluster = this->cluster(owned.cluster);
    if (!cluster)
        return owned;
    TY_ASSIGN(const auto asked, askedFor(kind, name, tags, region, *cluster));
    TY_ASSIGN(const auto servesOurs, isOurMachine(attachedTo, region));
    if (asked || servesOurs)
        owned.claim = Claim::Token;
    return owned;
}

} // namespace trainyard::cluster
