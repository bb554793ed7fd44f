#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "backend/cluster/cloud_context.h"
#include "backend/cluster/resource_tags.h"

namespace trainyard::cluster {

/// What shows that a resource at AWS is ours, the surest first.
enum class Claim {
    Ledger, ///< the ledger has its id
    Token,  ///< this ledger asked for it: its client token, its name with an intent, or the machine that it serves
    Tags,   ///< it carries the tags of a cluster and of this ledger, which never asked for it: only with consent
    None    ///< another ledger's, or nobody's
};

struct Ownership {
    Claim claim = Claim::None;
    ClusterId cluster;                    ///< by ledger or intent; by the tags only where these are the claim
    std::string node;                     ///< as the ledger or the intent says
    std::optional<ledger::Resource> row;  ///< of Claim::Ledger; may be closed
    std::optional<ledger::Intent> intent; ///< of Claim::Token, of a machine
    ResourceTags tags;
    bool certain() const { return claim == Claim::Ledger || claim == Claim::Token; }
};

/// Decides whose a resource is: from the ledger, never from one tag. A picture of the ledger as it was when it was
/// loaded, completed by single questions; for one thread.
class OwnershipResolver {
public:
    /// errors  those of the ledger
    static Result<OwnershipResolver> load(const CloudContext &);

    Result<Ownership> of(const Machine &, const std::string &region);
    /// name    of the resource itself, as a key pair or a group has one
    /// serves  id of the machine that it belongs to, or empty
    Result<Ownership> of(const std::string &kind, const std::string &id, const std::string &name,
                         const std::string &attachedTo, const TagMap &, const std::string &region);

    /// All clusters of this account and endpoint, closed ones too.
    const std::map<ClusterId, ledger::Cluster> &clusters() const { return m_clusters; }
    const ledger::Cluster *cluster(const ClusterId &) const;
    std::vector<const ledger::Resource *> open(std::string_view kind) const;

private:
    explicit OwnershipResolver(const CloudContext &cloud)
        : m_cloud(&cloud)
    {
    }
    Result<std::optional<ledger::Resource>> row(const std::string &kind, const std::string &id,
                                                const std::string &region);
    Result<bool> askedFor(const std::string &kind, const std::string &name, const ledger::Cluster &);
    Ownership byTags(ResourceTags) const;
    Result<bool> isOurMachine(const std::string &id, const std::string &region);

    const CloudContext *m_cloud;
    std::map<ClusterId, ledger::Cluster> m_clusters;
    std::map<std::tuple<std::string, std::string, std::string>, ledger::Resource> m_open; ///< kind, region, id
    std::map<ClusterId, std::vector<ledger::Intent>> m_intents;
    std::set<std::pair<std::string, std::string>> m_byToken; ///< machines that a token made ours: region, id
};

} // namespace trainyard::cluster
