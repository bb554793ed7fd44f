#pragma once

#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/cluster/network.h"
#include "backend/cluster/permissions.h"
#include "backend/cluster/preflight.h"
#include "backend/cluster/quotas.h"
#include "backend/cluster/roles.h"
#include "backend/cluster/ssh_ingress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::services {

/// What a plan meets before it is launched, and what the account has to choose from. Everything but emrRoles(true),
/// setEfsPolicy(), requestQuota() and updateSshIngress() only reads. Lives on the GUI thread; answers by QFuture.
class PlanningService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Check a plan. A newer question cancels the one before, whose answer then is Cancelled.
    virtual QFuture<Result<cluster::Preflight>> preflight(const cluster::LaunchPlan &plan) = 0;
    virtual void cancelPreflight() = 0;
    /// Subnets, security groups and key pairs of a region.
    virtual QFuture<Result<cluster::NetworkChoices>> network(const std::string &region) = 0;
    /// Names of the account's buckets.
    virtual QFuture<Result<std::vector<std::string>>> buckets() = 0;
    /// This computer's public address, "203.0.113.7/32".
    virtual QFuture<Result<std::string>> address() = 0;
    /// Which living clusters do not let this computer in any more. Starts no local cloud.
    virtual QFuture<Result<cluster::SshIngressDrift>> sshIngressDrift() = 0;
    /// vCPUs of all families, used and allowed, with what `needs` would add.
    virtual QFuture<Result<std::vector<cluster::QuotaLine>>> quotas(const std::string &region,
                                                                    const std::vector<cluster::QuotaNeed> &needs) = 0;
    virtual QFuture<Result<std::vector<cluster::PermissionLine>>> permissions() = 0;
    /// Managed policies that a purpose asks for, and who has them.
    virtual QFuture<Result<std::vector<cluster::PolicyLine>>> policies(cluster::Wizard wizard) = 0;
    /// EMR's default roles. make: what is missing of them is made; whoever calls has asked the user.
    virtual QFuture<Result<std::vector<cluster::RoleState>>> emrRoles(bool make) = 0;
    /// May the role of EMR's machines look for EFS?
    virtual QFuture<Status> setEfsPolicy(bool attached) = 0;
    /// Ask AWS for so many vCPUs in all; whoever calls has asked the user. The answer is the request's state.
    virtual QFuture<Result<std::string>> requestQuota(const std::string &region, const std::string &code,
                                                      double vcpus) = 0;
    /// Open SSH to this computer, and to its former addresses no longer. neighbours: the /24 around it.
    virtual OperationId updateSshIngress(const ClusterId &only, bool neighbours) = 0;
};

} // namespace trainyard::services
