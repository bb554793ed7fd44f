#pragma once

#include <atomic>
#include <csignal>
#include <memory>

#include <unistd.h>

#include "backend/aws/ec2/ec2_client.h"

namespace trainyard::cluster {

/// A client that kills its own process with SIGKILL at one moment. Moments 1, 3, 5 are immediately before the first,
/// second, third call of the process that launches and terminations send; moments 2, 4, 6 are immediately after its
/// response, which the caller does not receive.
class CrashingEc2 final : public aws::Ec2Client {
public:
    CrashingEc2(std::shared_ptr<net::HttpClient> http, aws::ClientConfig config,
                std::shared_ptr<std::atomic<int>> moments)
        : aws::Ec2Client(std::move(http), std::move(config))
        , m_left(std::move(moments))
    {
    }
    Result<aws::Reservation> runInstances(const aws::RunInstancesRequest &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::runInstances(a, context); });
    }
    Result<std::vector<aws::Instance>> describeKnownInstances(const std::vector<InstanceId> &a,
                                                              const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeKnownInstances(a, context); });
    }
    Result<std::vector<aws::Instance>> describeInstances(const std::vector<InstanceId> &a,
                                                         const std::vector<aws::Filter> &b,
                                                         const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeInstances(a, b, context); });
    }
    Result<aws::TerminateOutcome> terminateInstances(const std::vector<InstanceId> &a,
                                                     const CallContext &context) override
    {
        return around([&] { return Ec2Client::terminateInstances(a, context); });
    }
    Result<std::vector<aws::StateChange>> stopInstances(const std::vector<InstanceId> &a, bool b,
                                                        const CallContext &context) override
    {
        return around([&] { return Ec2Client::stopInstances(a, b, context); });
    }
    Result<std::vector<aws::StateChange>> startInstances(const std::vector<InstanceId> &a,
                                                         const CallContext &context) override
    {
        return around([&] { return Ec2Client::startInstances(a, context); });
    }
    Status rebootInstances(const std::vector<InstanceId> &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::rebootInstances(a, context); });
    }
    Status setInstanceType(const InstanceId &a, const std::string &b, const CallContext &context) override
    {
        return around([&] { return Ec2Client::setInstanceType(a, b, context); });
    }
    Result<bool> terminationProtection(const InstanceId &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::terminationProtection(a, context); });
    }
    Result<std::string> getConsoleScreenshot(const InstanceId &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::getConsoleScreenshot(a, context); });
    }
    Result<std::vector<aws::InstanceStatus>> describeInstanceStatus(const std::vector<InstanceId> &a,
                                                                    const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeInstanceStatus(a, context); });
    }
    Status setTerminationProtection(const InstanceId &a, bool b, const CallContext &context) override
    {
        return around([&] { return Ec2Client::setTerminationProtection(a, b, context); });
    }
    Status createTags(const std::vector<std::string> &a, const aws::Tags &b, const CallContext &context) override
    {
        return around([&] { return Ec2Client::createTags(a, b, context); });
    }
    Result<aws::ConsoleOutput> getConsoleOutput(const InstanceId &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::getConsoleOutput(a, context); });
    }
    Result<std::vector<aws::SpotRequest>> describeSpotRequests(const std::vector<aws::Filter> &a,
                                                               const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeSpotRequests(a, context); });
    }
    Result<std::vector<aws::Volume>> describeVolumes(const std::vector<aws::Filter> &a,
                                                     const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeVolumes(a, context); });
    }
    Result<std::vector<aws::NatGateway>> describeNatGateways(const std::vector<aws::Filter> &a,
                                                             const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeNatGateways(a, context); });
    }
    Result<std::vector<aws::Address>> describeAddresses(const std::vector<aws::Filter> &a,
                                                        const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeAddresses(a, context); });
    }
    Result<std::vector<aws::LaunchTemplate>> describeLaunchTemplates(const std::vector<aws::Filter> &a,
                                                                     const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeLaunchTemplates(a, context); });
    }
    Result<std::vector<aws::PlacementGroup>> describePlacementGroups(const std::vector<aws::Filter> &a,
                                                                     const CallContext &context) override
    {
        return around([&] { return Ec2Client::describePlacementGroups(a, context); });
    }
    Result<std::vector<aws::SecurityGroup>> describeSecurityGroups(const std::vector<std::string> &a,
                                                                   const std::vector<aws::Filter> &b,
                                                                   const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeSecurityGroups(a, b, context); });
    }
    Result<std::vector<aws::KeyPair>> describeKeyPairs(const std::vector<std::string> &a,
                                                       const std::vector<aws::Filter> &b,
                                                       const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeKeyPairs(a, b, context); });
    }
    Status cancelSpotRequests(const std::vector<std::string> &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::cancelSpotRequests(a, context); });
    }
    Status deleteVolume(const std::string &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::deleteVolume(a, context); });
    }
    Status deleteNatGateway(const std::string &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::deleteNatGateway(a, context); });
    }
    Status releaseAddress(const std::string &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::releaseAddress(a, context); });
    }
    Status deleteLaunchTemplate(const std::string &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::deleteLaunchTemplate(a, context); });
    }
    Status deletePlacementGroup(const std::string &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::deletePlacementGroup(a, context); });
    }
    Status deleteSecurityGroup(const std::string &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::deleteSecurityGroup(a, context); });
    }
    Status deleteKeyPair(const std::string &a, const CallContext &context) override
    {
        return around([&] { return Ec2Client::deleteKeyPair(a, context); });
    }
    Result<aws::KeyPair> importKeyPair(const std::string &a, const std::string &b, const aws::Tags &c,
                                       const CallContext &context) override
    {
        return around([&] { return Ec2Client::importKeyPair(a, b, c, context); });
    }
    Status createPlacementGroup(const std::string &a, const aws::Tags &b, const CallContext &context) override
    {
        return around([&] { return Ec2Client::createPlacementGroup(a, b, context); });
    }
    Result<std::vector<aws::Subnet>> describeSubnets(const std::vector<aws::Filter> &a,
                                                     const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeSubnets(a, context); });
    }
    Result<std::string> createSecurityGroup(const std::string &a, const std::string &b, const std::string &c,
                                            const aws::Tags &d, const CallContext &context) override
    {
        return around([&] { return Ec2Client::createSecurityGroup(a, b, c, d, context); });
    }
    Status authorizeIngress(const std::string &a, const std::vector<aws::IngressRule> &b,
                            const CallContext &context) override
    {
        return around([&] { return Ec2Client::authorizeIngress(a, b, context); });
    }
    Status revokeIngress(const std::string &a, const std::vector<aws::IngressRule> &b,
                         const CallContext &context) override
    {
        return around([&] { return Ec2Client::revokeIngress(a, b, context); });
    }
    Status authorizeEgress(const std::string &a, const std::vector<aws::IngressRule> &b,
                           const CallContext &context) override
    {
        return around([&] { return Ec2Client::authorizeEgress(a, b, context); });
    }
    Result<std::vector<aws::CapacityReservation>> describeCapacityReservations(const std::vector<aws::Filter> &a,
                                                                               const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeCapacityReservations(a, context); });
    }
    Result<std::vector<aws::Image>> describeImages(const std::vector<std::string> &a, const std::vector<std::string> &b,
                                                   const std::vector<aws::Filter> &c,
                                                   const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeImages(a, b, c, context); });
    }
    Result<aws::LaunchTemplateVersion> describeLaunchTemplateVersion(const std::string &a, const std::string &b,
                                                                     const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeLaunchTemplateVersion(a, b, context); });
    }
    Result<std::vector<aws::InstanceTypeOffering>>
    describeInstanceTypeOfferings(bool a, const std::vector<aws::Filter> &b, const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeInstanceTypeOfferings(a, b, context); });
    }
    Result<std::vector<aws::Region>> describeRegions(const CallContext &context) override
    {
        return around([&] { return Ec2Client::describeRegions(context); });
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
    std::shared_ptr<std::atomic<int>> m_left;
};

} // namespace trainyard::cluster
