#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <vector>

#include "backend/core/time/time_source.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {

/// The client of one region of a fake cloud.
class FakeEc2 final : public aws::Ec2Client {
public:
    FakeEc2(FakeCloud &cloud, std::string region);

    Result<aws::Reservation> runInstances(const aws::RunInstancesRequest &r, const CallContext &context) override;

    Result<std::vector<aws::Instance>> describeKnownInstances(const std::vector<InstanceId> &ids,
                                                              const CallContext &context) override;
    Result<std::vector<aws::Instance>> describeInstances(const std::vector<InstanceId> &,
                                                         const std::vector<aws::Filter> &filters,
                                                         const CallContext &context) override;

    Result<aws::TerminateOutcome> terminateInstances(const std::vector<InstanceId> &ids,
                                                     const CallContext &context) override;

    Result<std::vector<aws::StateChange>> stopInstances(const std::vector<InstanceId> &ids, bool,
                                                        const CallContext &context) override;
    Result<std::vector<aws::StateChange>> startInstances(const std::vector<InstanceId> &ids,
                                                         const CallContext &context) override;
    Status rebootInstances(const std::vector<InstanceId> &, const CallContext &context) override;
    Status setInstanceType(const InstanceId &id, const std::string &type, const CallContext &context) override;
    Result<bool> terminationProtection(const InstanceId &id, const CallContext &context) override;
    Result<std::string> getConsoleScreenshot(const InstanceId &, const CallContext &context) override;
    Result<std::vector<aws::InstanceStatus>> describeInstanceStatus(const std::vector<InstanceId> &ids,
                                                                    const CallContext &context) override;

    Status setTerminationProtection(const InstanceId &id, bool on, const CallContext &context) override;
    Status createTags(const std::vector<std::string> &ids, const TagMap &tags, const CallContext &context) override;
    Result<aws::ConsoleOutput> getConsoleOutput(const InstanceId &, const CallContext &context) override;

    Result<std::vector<aws::SpotRequest>> describeSpotRequests(const std::vector<aws::Filter> &filters,
                                                               const CallContext &context) override;
    Result<std::vector<aws::Volume>> describeVolumes(const std::vector<aws::Filter> &filters,
                                                     const CallContext &context) override;
    Result<std::vector<aws::NatGateway>> describeNatGateways(const std::vector<aws::Filter> &filters,
                                                             const CallContext &context) override;
    Result<std::vector<aws::Address>> describeAddresses(const std::vector<aws::Filter> &filters,
                                                        const CallContext &context) override;
    Result<std::vector<aws::LaunchTemplate>> describeLaunchTemplates(const std::vector<aws::Filter> &filters,
                                                                     const CallContext &context) override;
    Result<std::vector<aws::PlacementGroup>> describePlacementGroups(const std::vector<aws::Filter> &filters,
                                                                     const CallContext &context) override;
    Result<std::vector<aws::SecurityGroup>> describeSecurityGroups(const std::vector<std::string> &ids,
                                                                   const std::vector<aws::Filter> &filters,
                                                                   const CallContext &context) override;
    Result<std::vector<aws::Vpc>> describeVpcs(const std::vector<aws::Filter> &, const CallContext &context) override;
    /// By name: with the fingerprints, also of preexisting key pairs.
    Result<std::vector<aws::KeyPair>> describeKeyPairs(const std::vector<std::string> &names,
                                                       const std::vector<aws::Filter> &filters,
                                                       const CallContext &context) override;

    Status cancelSpotRequests(const std::vector<std::string> &ids, const CallContext &context) override;
    Status deleteVolume(const std::string &id, const CallContext &context) override;
    Status deleteNatGateway(const std::string &id, const CallContext &context) override;
    Status releaseAddress(const std::string &id, const CallContext &context) override;
    Status deleteLaunchTemplate(const std::string &id, const CallContext &context) override;
    Status deletePlacementGroup(const std::string &name, const CallContext &context) override;
    Status deleteSecurityGroup(const std::string &id, const CallContext &context) override;
    Status deleteKeyPair(const std::string &name, const CallContext &context) override;

    Result<aws::KeyPair> importKeyPair(const std::string &name, const std::string &line, const TagMap &tags,
                                       const CallContext &context) override;
    Status createPlacementGroup(const std::string &name, const TagMap &tags, const CallContext &context) override;
    Result<std::vector<aws::Subnet>> describeSubnets(const std::vector<aws::Filter> &filters,
                                                     const CallContext &context) override;
    Result<std::string> createSecurityGroup(const std::string &name, const std::string &, const std::string &vpc,
                                            const TagMap &tags, const CallContext &context) override;
    Status authorizeIngress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                            const CallContext &context) override;
    Status authorizeEgress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                           const CallContext &context) override;
    Status revokeIngress(const std::string &id, const std::vector<aws::IngressRule> &rules,
                         const CallContext &context) override;
    Result<std::vector<aws::CapacityReservation>> describeCapacityReservations(const std::vector<aws::Filter> &,
                                                                               const CallContext &context) override;
    Result<std::vector<aws::Image>> describeImages(const std::vector<std::string> &ids,
                                                   const std::vector<std::string> &owners,
                                                   const std::vector<aws::Filter> &,
                                                   const CallContext &context) override;
    Status deregisterImage(const std::string &id, const CallContext &context) override;
    Status deleteSnapshot(const std::string &id, const CallContext &context) override;
    Result<aws::LaunchTemplateVersion> describeLaunchTemplateVersion(const std::string &, const std::string &,
                                                                     const CallContext &context) override;
    Result<std::vector<aws::InstanceTypeOffering>>
    describeInstanceTypeOfferings(bool, const std::vector<aws::Filter> &filters, const CallContext &context) override;
    Result<std::vector<aws::Region>> describeRegions(const CallContext &context) override;
    /// It describes no types beyond the catalog.
    Result<std::vector<aws::InstanceType>> describeInstanceTypes(const std::vector<std::string> &,
                                                                 const std::vector<aws::Filter> &,
                                                                 const CallContext &) override;
    Result<std::vector<aws::SpotPrice>> describeSpotPrices(Timestamp, const std::vector<std::string> &,
                                                           const CallContext &) override;

private:
    static constexpr const char *kDefaultVpc = "vpc-default";
    static aws::SecurityGroup groupOf(const Ec2Resource &r);
    static std::string vpcOf(const FakeCloud::Region &here, const std::string &group);
    static std::vector<aws::IngressRule> rulesOf(const FakeCloud::Region &here, const std::string &group);
    static std::optional<ResourceKind> holderKind(std::string_view filter);
    static bool anyTag(const TagMap &tags, const aws::Filter &filter);
    bool matches(const aws::Instance &m, const aws::Filter &filter) const;
    Result<std::vector<aws::Instance>> holders(ResourceKind kind, const std::string &id, const CallContext &context);
    /// \param filters  only those of tags count: the fake lists a resource in any state
    template <class T, class F>
    Result<std::vector<T>> listed(ResourceKind kind, const std::vector<aws::Filter> &filters,
                                  const CallContext &context, F make)
    {
        return call("Describe " + std::string(toString(kind)), context.stop, [&](FakeCloud::Region &here) {
            std::vector<T> found;
            const auto add = [&](Ec2Resource resource) {
                const bool wanted = std::ranges::all_of(
                    filters, [&](const aws::Filter &filter) { return anyTag(resource.tags, filter); });
                if (resource.kind != kind || !wanted || !m_cloud.knows(here, resource.id))
                    return;
                if (const auto at = here.attachedTo.find(resource.id); at != here.attachedTo.end())
                    resource.attachedTo = at->second;
                found.push_back(make(resource));
            };
            for (const auto &[id, resource] : here.groups)
                add(resource);
            for (const auto &[id, resource] : here.keys)
                add(resource);
            std::ranges::for_each(here.others, add);
            return Result<std::vector<T>>(std::move(found));
        });
    }
    Status remove(ResourceKind kind, const std::vector<std::string> &ids, const CallContext &context);
    Result<std::vector<aws::StateChange>> changeState(const std::string &operation, const std::vector<InstanceId> &ids,
                                                      const std::string &first, const std::string &last,
                                                      const CallContext &context);
    static bool has(const TagMap &tags, const std::string &key, const std::string &value);

    static bool released(const FakeCloud &cloud, FakeCloud::Region &here, const aws::Instance &m);
    /// Whether AWS refuses to remove the resource because the machine uses it.
    bool holds(FakeCloud::Region &here, const aws::Instance &m, ResourceKind kind, const std::string &id) const;
    void makeTimed(FakeCloud::Region &here, const aws::Instance &m) const;

    template <class F>
    auto call(const std::string &operation, const std::stop_token &stop, F f)
        -> std::invoke_result_t<F, FakeCloud::Region &>
    {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "ec2:" + operation, "stopped");
        const auto half = m_cloud.timing ? m_cloud.timing->call / 2 : std::chrono::milliseconds(0);
        if (half > std::chrono::milliseconds(0) && !pause(half, {Deadline::never(), stop}))
            return fail(ErrorCode::Cancelled, "ec2:" + operation, "stopped on its way");
        if (m_cloud.before) {
            if (auto error = m_cloud.before(operation, m_region))
                return fail(*error);
        }
        auto result = [&] {
            const std::lock_guard lock(m_cloud.m_mutex);
            ++m_cloud.m_calls[operation];
            if (m_cloud.timing)
                m_cloud.passTime(m_cloud.m_regions[m_region]);
            auto answer = f(m_cloud.m_regions[m_region]);
            if (!m_cloud.file.empty() && !operation.starts_with("Describe"))
                m_cloud.write();
            return answer;
        }();
        if (half > std::chrono::milliseconds(0) && !pause(half, {Deadline::never(), stop}))
            return fail(ErrorCode::Cancelled, "ec2:" + operation, "stopped while waiting for the answer");
        if (m_cloud.after) {
            if (auto error = m_cloud.after(operation, m_region))
                return fail(*error);
        }
        return result;
    }

    template <class F>
    Result<std::vector<aws::Instance>> describe(const std::stop_token &stop, F wanted)
    {
        return call("DescribeInstances", stop, [&](FakeCloud::Region &here) -> Result<std::vector<aws::Instance>> {
            std::vector<aws::Instance> found;
            ++m_cloud.m_questions;
            for (aws::Instance &m : here.machines) {
                if (!wanted(m) || !m_cloud.knows(here, m.id.value))
                    continue;
                if (m_cloud.timing) {
                    found.push_back(m);
                    continue;
                }
                const int looks = ++m_cloud.m_looks[m.id.value];
                const auto ends = m.state == "pending" && m_cloud.endsAtStart ? m_cloud.endsAtStart(m) : std::nullopt;
                if (ends) {
                    m.state = "terminated";
                    m.stateReason = *ends;
                } else if (m.state == "pending" && looks > m_cloud.describesUntilRunning) {
                    m.state = "running";
                    m.privateIp = "10.0.0." + std::to_string(std::stoi(m.id.value.substr(15)));
                    m.publicIp = "203.0.113." + std::to_string(std::stoi(m.id.value.substr(15)));
                } else if (m.state == "shutting-down" && looks > m_cloud.describesUntilTerminated) {
                    m.state = "terminated";
                }
                found.push_back(m);
            }
            return found;
        });
    }

    FakeCloud &m_cloud;
    std::string m_region;
};

} // namespace trainyard::cluster
