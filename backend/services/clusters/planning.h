#pragma once

#include <string>
#include <vector>

#include <QFuture>
#include <QObject>

#include "backend/cluster/account/network.h"
#include "backend/cluster/account/permissions/permissions.h"
#include "backend/cluster/account/permissions/roles.h"
#include "backend/cluster/account/quotas.h"
#include "backend/cluster/launch/preflight/preflight.h"
#include "backend/cluster/operate/ssh_ingress.h"
#include "backend/core/ids.h"
#include "backend/core/result.h"

namespace trainyard::services {

/// Checks a plan before its launch, and lists what the account has to choose from. Read-only except emrRoles(true),
/// setEfsPolicy(), requestQuota() and updateSshIngress(). Lives on the GUI thread; returns results by QFuture.
class PlanningService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Checks a plan. A newer call cancels the previous one, whose result then is Cancelled.
    virtual QFuture<Result<cluster::Preflight>> preflight(const cluster::LaunchPlan &plan) = 0;
    virtual void cancelPreflight() = 0;
    /// Subnets, security groups and key pairs of a region.
    virtual QFuture<Result<cluster::NetworkChoices>> network(const std::string &region) = 0;
    /// Names of the account's buckets.
    virtual QFuture<Result<std::vector<std::string>>> buckets() = 0;
    /// This computer's public address, "203.0.113.7/32".
    virtual QFuture<Result<std::string>> address() = 0;
    /// Lists the living clusters that no longer admit this computer. Does not start a local cloud.
    virtual QFuture<Result<cluster::SshIngressDrift>> sshIngressDrift() = 0;
    /// vCPUs of all families, used and allowed, with what `needs` would add.
    virtual QFuture<Result<std::vector<cluster::QuotaLine>>> quotas(const std::string &region,
                                                                    const std::vector<cluster::QuotaNeed> &needs) = 0;
    virtual QFuture<Result<std::vector<cluster::PermissionLine>>> permissions() = 0;
    /// Managed policies that a purpose requires, and the principals that have them.
    virtual QFuture<Result<std::vector<cluster::PolicyLine>>> policies(cluster::Wizard wizard) = 0;
    /// EMR's default roles.
    /// \param make  create the missing ones; the caller has the user's confirmation
    virtual QFuture<Result<std::vector<cluster::RoleState>>> emrRoles(bool make) = 0;
    /// Attaches or detaches the policy that lets the role of EMR's machines find EFS file systems.
    virtual QFuture<Status> setEfsPolicy(bool attached) = 0;
    /// Requests so many vCPUs in all from AWS; the caller has the user's confirmation.
    /// \return the state of the request
    virtual QFuture<Result<std::string>> requestQuota(const std::string &region, const std::string &code,
                                                      double vcpus) = 0;
    /// Opens SSH to this computer and closes it to its former addresses.
    /// \param neighbours  admit the /24 around the address
    virtual OperationId updateSshIngress(const ClusterId &only, bool neighbours) = 0;
};

} // namespace trainyard::services
