#pragma once

#include <atomic>
#include <csignal>
#include <memory>

#include <unistd.h>

#include "backend/cluster/ec2.h"

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
    Result<std::vector<Machine>> runMachines(const MachineRequest &r, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->runMachines(r, d, s); });
    }
    Result<std::vector<Machine>> machines(const std::vector<InstanceId> &ids, const Deadline &d,
                                          std::stop_token s) override
    {
        return around([&] { return m_real->machines(ids, d, s); });
    }
    Result<std::vector<Machine>> machinesByTokens(const std::vector<std::string> &tokens, const Deadline &d,
                                                  std::stop_token s) override
    {
        return around([&] { return m_real->machinesByTokens(tokens, d, s); });
    }
    Result<std::vector<Machine>> machinesByTag(const std::string &k, const std::string &v, const Deadline &d,
                                               std::stop_token s) override
    {
        return around([&] { return m_real->machinesByTag(k, v, d, s); });
    }
    Result<std::vector<InstanceId>> terminate(const std::vector<InstanceId> &ids, const Deadline &d,
                                              std::stop_token s) override
    {
        return around([&] { return m_real->terminate(ids, d, s); });
    }
    Result<std::vector<Machine>> holders(ResourceKind k, const std::string &id, const Deadline &d,
                                         std::stop_token s) override
    {
        return around([&] { return m_real->holders(k, id, d, s); });
    }
    Result<std::vector<Machine>> allMachines(const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->allMachines(d, s); });
    }
    Status changePower(PowerAction a, const std::vector<InstanceId> &ids, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->changePower(a, ids, d, s); });
    }
    Status setType(const InstanceId &id, const std::string &t, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->setType(id, t, d, s); });
    }
    Result<bool> isProtected(const InstanceId &id, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->isProtected(id, d, s); });
    }
    Result<std::string> screenshot(const InstanceId &id, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->screenshot(id, d, s); });
    }
    Result<std::vector<InstanceId>> healthy(const std::vector<InstanceId> &ids, const Deadline &d,
                                            std::stop_token s) override
    {
        return around([&] { return m_real->healthy(ids, d, s); });
    }
    Status liftProtection(const InstanceId &id, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->liftProtection(id, d, s); });
    }
    Status tag(const std::vector<std::string> &ids, const TagMap &t, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->tag(ids, t, d, s); });
    }
    Result<std::string> consoleOutput(const InstanceId &id, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->consoleOutput(id, d, s); });
    }
    Result<std::vector<Ec2Resource>> resources(ResourceKind kind, const std::string &k, const std::string &v,
                                               const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->resources(kind, k, v, d, s); });
    }
    Status remove(ResourceKind kind, const std::vector<std::string> &ids, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->remove(kind, ids, d, s); });
    }
    Status importKeyPair(const std::string &n, const std::string &l, const TagMap &t, const Deadline &d,
                         std::stop_token s) override
    {
        return around([&] { return m_real->importKeyPair(n, l, t, d, s); });
    }
    Status createPlacementGroup(const std::string &n, const TagMap &t, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->createPlacementGroup(n, t, d, s); });
    }
    Result<std::string> keyFingerprint(const std::string &n, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->keyFingerprint(n, d, s); });
    }
    Result<std::string> vpcOf(const std::string &n, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->vpcOf(n, d, s); });
    }
    Result<std::vector<std::string>> sshAllowed(const std::string &g, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->sshAllowed(g, d, s); });
    }
    Status revokeSsh(const std::string &g, const std::string &c, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->revokeSsh(g, c, d, s); });
    }
    Result<std::string> createGroup(const std::string &n, const std::string &t, const std::string &v,
                                    const TagMap &tags, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->createGroup(n, t, v, tags, d, s); });
    }
    Result<std::string> groupByName(const std::string &n, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->groupByName(n, d, s); });
    }
    Status allowSsh(const std::string &g, const std::string &c, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->allowSsh(g, c, d, s); });
    }
    Status allowAllTcp(const std::string &id, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->allowAllTcp(id, d, s); });
    }
    Status allowSelfReferencing(const std::string &g, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->allowSelfReferencing(g, d, s); });
    }
    Status allowSelfReferencingEgress(const std::string &id, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->allowSelfReferencingEgress(id, d, s); });
    }
    Result<std::vector<CapacityReservation>> reservations(const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->reservations(d, s); });
    }
    Result<MachineImage> newestImage(const std::vector<std::string> &o, const std::string &n, const std::string &a,
                                     const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->newestImage(o, n, a, d, s); });
    }
    Result<MachineImage> imageById(const std::string &id, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->imageById(id, d, s); });
    }
    Result<std::string> imageOfTemplate(const std::string &n, const std::string &v, const Deadline &d,
                                        std::stop_token s) override
    {
        return around([&] { return m_real->imageOfTemplate(n, v, d, s); });
    }
    Result<std::vector<std::string>> zonesOffering(const std::string &t, const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->zonesOffering(t, d, s); });
    }
    Result<std::vector<std::string>> enabledRegions(const Deadline &d, std::stop_token s) override
    {
        return around([&] { return m_real->enabledRegions(d, s); });
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
