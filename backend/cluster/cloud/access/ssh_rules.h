#pragma once

#include <string>
#include <vector>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"
#include "backend/core/sentence.h"
#include "backend/core/time/deadline.h"
#include "backend/ledger/rows.h"

namespace trainyard::cluster {

/// Kind of the ledger rows of SSH rules that were added to groups which outlive the cluster, such as the managed groups
/// of EMR. A teardown removes them. The row's id names group, range and cluster: several clusters may share a rule.
inline constexpr const char *kSshRuleKind = "ssh-rule";

struct SshRule {
    std::string group, range;
    std::string rowId; ///< of its row, for closeSshRule()
    bool operator==(const SshRule &) const = default;
};
/// The open rows of a cluster.
/// \error those of the ledger
Result<std::vector<SshRule>> sshRulesOf(const CloudContext &, const ClusterId &);

/// Allows SSH from a range in a group that is not the cluster's own, and records the rule before it is added. A rule
/// that exists without a row of this ledger belongs to someone else: it is used, and not recorded.
/// \return whether SSH was allowed by this call
/// \error those of EC2 and the ledger
Result<bool> openSshFor(const CloudContext &, const ledger::Cluster &, const std::string &group,
                        const std::string &range, const CallContext &);

/// Removes the rule of a row, unless another open cluster has a row for the same rule.
/// \return what happened: "removed", "another cluster uses it", "the group is gone"
/// \error those of EC2 and the ledger; CorruptData for an id of another form
Result<Sentence> closeSshRule(const CloudContext &, const std::string &region, const std::string &rowId,
                              const CallContext &);

} // namespace trainyard::cluster
