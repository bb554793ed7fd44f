#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/plan/resource_tags.h"

namespace trainyard::cluster {

// Tags are untrusted input: anyone with ec2:CreateTags can write them. Ids, names, ports and times in tags are used
// only in the form that a launch writes (parseTags()), and no path, shell word or ownership is derived from a tag
// alone.
//
// A resource is ours by its id in the ledger, whatever its tags; by the client token of an intent (key pairs and
// groups: by their name, which contains a part of the cluster's id, and the token as a tag (kRequestTag), until the
// intent is answered and the ledger has the id: a group of that name in another VPC is not ours); or by the pair of
// cluster and ledger tag with the user's consent (TeardownScope::agreed, adopt.h), never by `--yes`. One exception: a
// volume or spot request with that pair of tags is ours without consent while it belongs to a machine of ours, and the
// ledger records such a volume when a teardown first finds it, because it may outlive its machine. Therefore a user who
// can set both tags on a volume that is attached to a machine of ours has it deleted with the cluster.
//
// Elastic workers of a stack are named by tags, as the original set-up does it: a machine that anyone starts from our
// launch template with the stack's tag joins a run that is followed, and is terminated by it like any of its workers
// (elastic_policy.h); and whoever changes those tags of a recorded elastic worker lets it leave the run and end. Base
// machines and the master are not concerned.
//
// What a stack of ours has created or started is ours: the ledger has the stack's ARN and the id of its launch template,
// which CloudFormation lists as the stack's own (ownResource(); never an output, which is text of the author), and AWS
// alone sets the tags that name them (kStackIdTag, kLaunchTemplateTag). The same holds for the machines of an EMR
// cluster of ours (kEmrFlowTag).

/// The evidence that a resource at AWS is ours, strongest first.
enum class Claim {
    Ledger, ///< the ledger has its id
    Token,  ///< this ledger requested it, or its stack: the token of an intent, or what it belongs to
    Tags,   ///< it carries the tags of a cluster and of this ledger, which never requested it: needs consent
    None    ///< of another ledger, or unmanaged
};

struct Ownership {
    Claim claim = Claim::None;
    ClusterId cluster;                    ///< by ledger or intent; by tags only when they are the claim
    std::string node;                     ///< name in the ledger, the intent or the tags, as for `cluster`
    std::optional<ledger::Resource> row;  ///< of Claim::Ledger; may be closed
    std::optional<ledger::Intent> intent; ///< of Claim::Token, of a machine
    ResourceTags tags;
    bool certain() const { return claim == Claim::Ledger || claim == Claim::Token; }
};

/// Decides which cluster a resource belongs to: by the ledger, never by one tag. Works on the open rows as of load()
/// and queries single rows on demand. Not thread-safe.
class OwnershipResolver {
public:
    /// \error those of the ledger
    static Result<OwnershipResolver> load(const CloudContext &);

    Result<Ownership> of(const aws::Instance &, const std::string &region);
    /// \param name  of the resource itself, such as a key pair or a group
    /// \param attachedTo  id of the machine that it belongs to, or empty
    Result<Ownership> of(const std::string &kind, const std::string &id, const std::string &name,
                         const std::string &attachedTo, const TagMap &, const std::string &region);

    /// All clusters of this account and endpoint, including closed ones.
    const std::map<ClusterId, ledger::Cluster> &clusters() const { return m_clusters; }
    const ledger::Cluster *cluster(const ClusterId &) const;
    std::vector<const ledger::Resource *> open(std::string_view kind) const;
    /// The open stack of this ledger that created the resource or started the machine with these tags; else null.
    const ledger::Resource *stackOf(const TagMap &, const std::string &region) const;
    /// Adds a row that is not in the ledger yet: of a stack that was found by its token.
    void add(const ledger::Resource &row) { m_open[{row.kind, row.region, row.id}] = row; }

private:
    /// The EMR cluster of this ledger, open or closed, that started the machine with these tags.
    Result<std::optional<ledger::Resource>> emrOf(const TagMap &, const std::string &region);
    explicit OwnershipResolver(const CloudContext &cloud)
        : m_cloud(&cloud)
    {
    }
    Result<std::optional<ledger::Resource>> row(const std::string &kind, const std::string &id,
                                                const std::string &region);
    Result<bool> askedFor(const std::string &kind, const std::string &name, const TagMap &, const std::string &region,
                          const ledger::Cluster &);
    Ownership byTags(ResourceTags) const;
    Result<bool> isOurMachine(const std::string &id, const std::string &region);

    const CloudContext *m_cloud;
    std::map<ClusterId, ledger::Cluster> m_clusters;
    std::map<std::tuple<std::string, std::string, std::string>, ledger::Resource> m_open; ///< kind, region, id
    std::map<ClusterId, std::vector<ledger::Intent>> m_intents;
    std::set<std::pair<std::string, std::string>> m_byToken; ///< machines that are ours by a token: region, id
};

} // namespace trainyard::cluster
