#pragma once

#include <atomic>
#include <csignal>
#include <memory>

#include <unistd.h>

#include "backend/cluster/cloud/ec2.h"

namespace trainyard::cluster {

/// Forwards every call, and kills its own process with SIGKILL at one moment. Moments 1, 3, 5 are immediately before
/// the first, second, third call of the process; moments 2, 4, 6 are immediately after its response, which the caller
/// does not receive.
class CrashingEc2 final : public Ec2 {
public:
    CrashingEc2(std::shared_ptr<Ec2> real, std::shared_ptr<std::atomic<int>> moments)
        : m_real(std::move(real))
        , m_left(std::move(moments))
    {
    }
    const std::string &region() const override { return m_real->region(); }
    Result<std::vector<aws::Instance>> runMachines(const aws::RunInstancesRequest &r,
                                                   const CallContext &context) override
    {
        return around([&] { return m_real->runMachines(r, context); });
    }
    Result<std::vector<aws::Instance>> machines(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        return around([&] { return m_real->machines(ids, context); });
    }
    Result<std::vector<aws::Instance>> machinesByTokens(const std::vector<std::string> &tokens,
                                                        const CallContext &context) override
    {
        return around([&] { return m_real->machinesByTokens(tokens, context); });
    }
    Result<std::vector<aws::Instance>> machinesByTag(const std::string &k, const std::string &v,
                                                     const CallContext &context) override
    {
        return around([&] { return m_real->machinesByTag(k, v, context); });
    }
    Result<std::vector<InstanceId>> terminate(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        return around([&] { return m_real->terminate(ids, context); });
    }
    Result<std::vector<aws::Instance>> holders(ResourceKind k, const std::string &id,
                                               const CallContext &context) override
    {
        return around([&] { return m_real->holders(k, id, context); });
    }
    Result<std::vector<aws::Instance>> allMachines(const CallContext &context) override
    {
        return around([&] { return m_real->allMachines(context); });
    }
    Status changePower(PowerAction a, const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        return around([&] { return m_real->changePower(a, ids, context); });
    }
    Status setType(const InstanceId &id, const std::string &t, const CallContext &context) override
    {
        return around([&] { return m_real->setType(id, t, context); });
    }
    Result<bool> isProtected(const InstanceId &id, const CallContext &context) override
    {
        return around([&] { return m_real->isProtected(id, context); });
    }
    Result<std::string> screenshot(const InstanceId &id, const CallContext &context) override
    {
        return around([&] { return m_real->screenshot(id, context); });
    }
    Result<std::vector<InstanceId>> healthy(const std::vector<InstanceId> &ids, const CallContext &context) override
    {
        return around([&] { return m_real->healthy(ids, context); });
    }
    Status liftProtection(const InstanceId &id, const CallContext &context) override
    {
        return around([&] { return m_real->liftProtection(id, context); });
    }
    Status tag(const std::vector<std::string> &ids, const TagMap &t, const CallContext &context) override
    {
        return around([&] { return m_real->tag(ids, t, context); });
    }
    Result<std::string> consoleOutput(const InstanceId &id, const CallContext &context) override
    {
        return around([&] { return m_real->consoleOutput(id, context); });
    }
    Result<std::vector<Ec2Resource>> resources(ResourceKind kind, const std::string &k, const std::string &v,
                                               const CallContext &context) override
    {
        return around([&] { return m_real->resources(kind, k, v, context); });
    }
    Status remove(ResourceKind kind, const std::vector<std::string> &ids, const CallContext &context) override
    {
        return around([&] { return m_real->remove(kind, ids, context); });
    }
    Status importKeyPair(const std::string &n, const std::string &l, const TagMap &t,
                         const CallContext &context) override
    {
        return around([&] { return m_real->importKeyPair(n, l, t, context); });
    }
    Status createPlacementGroup(const std::string &n, const TagMap &t, const CallContext &context) override
    {
        return around([&] { return m_real->createPlacementGroup(n, t, context); });
    }
    Result<std::string> keyFingerprint(const std::string &n, const CallContext &context) override
    {
        return around([&] { return m_real->keyFingerprint(n, context); });
    }
    Result<std::string> vpcOf(const std::string &n, const CallContext &context) override
    {
        return around([&] { return m_real->vpcOf(n, context); });
    }
    Result<std::vector<std::string>> sshAllowed(const std::string &g, const CallContext &context) override
    {
        return around([&] { return m_real->sshAllowed(g, context); });
    }
    Status revokeSsh(const std::string &g, const std::string &c, const CallContext &context) override
    {
        return around([&] { return m_real->revokeSsh(g, c, context); });
    }
    Result<std::string> createGroup(const std::string &n, const std::string &t, const std::string &v,
                                    const TagMap &tags, const CallContext &context) override
    {
        return around([&] { return m_real->createGroup(n, t, v, tags, context); });
    }
    Result<std::string> groupByName(const std::string &n, const CallContext &context) override
    {
        return around([&] { return m_real->groupByName(n, context); });
    }
    Status allowSsh(const std::string &g, const std::string &c, const CallContext &context) override
    {
        return around([&] { return m_real->allowSsh(g, c, context); });
    }
    Status allowAllTcp(const std::string &id, const CallContext &context) override
    {
        return around([&] { return m_real->allowAllTcp(id, context); });
    }
    Status allowSelfReferencing(const std::string &g, const CallContext &context) override
    {
        return around([&] { return m_real->allowSelfReferencing(g, context); });
    }
    Status allowSelfReferencingEgress(const std::string &id, const CallContext &context) override
    {
        return around([&] { return m_real->allowSelfReferencingEgress(id, context); });
    }
    Result<std::vector<aws::CapacityReservation>> reservations(const CallContext &context) override
    {
        return around([&] { return m_real->reservations(context); });
    }
    Result<aws::Image> newestImage(const std::vector<std::string> &o, const std::string &n, const std::string &a,
                                   const CallContext &context) override
    {
        return around([&] { return m_real->newestImage(o, n, a, context); });
    }
    Result<aws::Image> imageById(const std::string &id, const CallContext &context) override
    {
        return around([&] { return m_real->imageById(id, context); });
    }
    Result<std::string> imageOfTemplate(const std::string &n, const std::string &v, const CallContext &context) override
    {
        return around([&] { return m_real->imageOfTemplate(n, v, context); });
    }
    Result<std::vector<std::string>> zonesOffering(const std::string &t, const CallContext &context) override
    {
        return around([&] { return m_real->zonesOffering(t, context); });
    }
    Result<std::vector<std::string>> enabledRegions(const CallContext &context) override
    {
        return around([&] { return m_real->enabledRegions(context); });
    }

private:
    template <class F>
    std::invoke_result_t<F> around(F f)
    {
        moment();
        auto result = f();
        moment();
        return result;
    }
    void moment() const
    {
        if (--*m_left == 0)
            ::kill(::getpid(), SIGKILL);
    }
    std::shared_ptr<Ec2> m_real;
    std::shared_ptr<std::atomic<int>> m_left;
};

} // namespace trainyard::cluster
