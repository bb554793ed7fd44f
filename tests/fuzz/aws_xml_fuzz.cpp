// Responses of XML services, through the complete clients: EC2, S3, STS, IAM, Auto Scaling, CloudFormation. The first
// byte selects the call, the rest is the responses.
#include <set>
#include <span>

#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/aws/services/sts_client.h"
#include "tests/fuzz/answers.h"

namespace {

using namespace trainyard;
using namespace trainyard::aws;
using fuzz::check;
using fuzz::isTime;
using fuzz::require;

void isPrice(double usd)
{
    require(usd >= 0 && usd < 1e6, "a price is one");
}

void isType(const InstanceType &t)
{
    require(t.gpus >= 0, "a machine has no GPU, or some");
}

const auto each = [](auto right) {
    return [right](const auto &all) {
        for (const auto &one : all)
            right(one);
    };
};

struct Clients {
    std::shared_ptr<fuzz::Answers> http = std::make_shared<fuzz::Answers>();
    Ec2Client ec2{http, fuzz::clientConfig()};
    S3Client s3{http, fuzz::clientConfig()};
    StsClient sts{http, fuzz::clientConfig()};
    IamClient iam{http, fuzz::clientConfig()};
    AutoScalingClient scaling{http, fuzz::clientConfig()};
    CloudFormationClient stacks{http, fuzz::clientConfig()};
};

using Call = void (*)(Clients &, const Deadline &);
constexpr Call kCalls[] = {
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeInstances({}, {}, {d, {}}), each([](const Instance &i) { isTime(i.launched); }));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.runInstances({"ami-1", "c5.large"}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        const std::vector<InstanceId> ids{InstanceId("i-0a"), InstanceId("i-0b")};
        check(c.ec2.terminateInstances(ids, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeInstanceStatus({}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.getConsoleOutput(InstanceId("i-0a"), {d, {}}), [](const ConsoleOutput &said) {
            if (said.updated)
                isTime(*said.updated);
        });
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.getConsoleScreenshot(InstanceId("i-0a"), {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeSecurityGroups({}, {}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeImages({}, {}, {}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeInstanceTypes({}, {}, {d, {}}), each(isType));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeSpotPrices({}, {}, {d, {}}), each([](const SpotPrice &p) { isPrice(p.usdPerHour); }));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeRouteTables({}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeVolumes({}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeAddresses({}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeLaunchTemplateVersions("lt-1", {d, {}}),
              each([](const LaunchTemplateVersion &v) { isPrice(v.maxPriceUsd); }));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeCapacityReservations({}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.describeSpotRequests({}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.ec2.terminationProtection(InstanceId("i-0a"), {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.s3.listObjects("bucket", "", "/", {d, {}}),
              [](const Listing &l) { each([](const auto &o) { isTime(o.modified); })(l.objects); });
    },
    [](Clients &c, const Deadline &d) {
        check(c.s3.listBuckets({d, {}}), each([](const Bucket &b) { isTime(b.created); }));
    },
    [](Clients &c, const Deadline &d) {
        check(c.s3.completeMultipartUpload("bucket", "k", "u", {{1, "e", {}}}, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.s3.createMultipartUpload("bucket", "k", {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.s3.getObject("bucket", "k", {.first = 2, .length = 8}, [](auto) { return Status(); }, {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.s3.headObject("bucket", "k", {d, {}}), [](const ObjectHead &head) { isTime(head.modified); });
    },
    [](Clients &c, const Deadline &d) {
        check(c.sts.getCallerIdentity({d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.sts.assumeRole({}, {d, {}}), [](const Credentials &keys) {
            require(!keys.accessKeyId.empty() && !keys.secretKey.empty(), "keys are whole");
            if (keys.expires)
                isTime(*keys.expires);
        });
    },
    [](Clients &c, const Deadline &d) {
        check(c.iam.role("r", {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.iam.attachedPolicies(PolicyHolder::User, "u", {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.iam.instanceProfile("p", {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.scaling.describeGroups({}, {d, {}}), each([](const ScalingGroup &g) { isTime(g.created); }));
    },
    [](Clients &c, const Deadline &d) {
        check(c.stacks.deleteStack("s", {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.stacks.describeStacks({d, {}}),
              each([](const Stack &s) { require(!s.gone(), "what is gone is left out"); }));
    },
    [](Clients &c, const Deadline &d) {
        check(c.stacks.describeStack("s", {d, {}}), [](const std::optional<Stack> &stack) {
            if (stack)
                isTime(stack->updated.value_or(stack->created));
        });
    },
    [](Clients &c, const Deadline &d) {
        check(c.stacks.describeEvents("s", "e-1", {d, {}}), each([](const StackEvent &e) {
                  isTime(e.at);
                  require(e.id != "e-1", "a known event is left out");
              }));
    },
    [](Clients &c, const Deadline &d) {
        check(c.stacks.listResources("s", {d, {}}), each([](const StackResource &r) { isTime(r.updated); }));
    },
    [](Clients &c, const Deadline &d) {
        check(c.stacks.createStack({}, {d, {}}), [](const auto &id) { require(!id.empty(), "a stack has an id"); });
    },
    [](Clients &c, const Deadline &d) {
        check(c.stacks.validateTemplate("{}", {d, {}}));
    },
    [](Clients &c, const Deadline &d) {
        check(c.stacks.stackOf("i-1", {d, {}}), [](const auto &resource) {
            require(!resource || resource->physicalId == "i-1", "the resource is the one that was searched for");
        });
    },
    [](Clients &c, const Deadline &d) {
        check(c.scaling.describeActivities("g", 3, {d, {}}), [](const auto &all) {
            require(all.size() <= 3, "no more activities than requested");
            each([](const ScalingActivity &a) { isTime(a.ended.value_or(a.started)); })(all);
        });
    },
    [](Clients &c, const Deadline &d) {
        check(c.scaling.terminateInstance(InstanceId("i-0a"), true, {d, {}}));
    },
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    static const Deadline kSoon = Deadline::after(std::chrono::hours(1000));
    static Clients clients;
    clients.http->begin(fuzz::textOf(data + 1, size - 1));
    kCalls[data[0] % std::size(kCalls)](clients, kSoon);
    return 0;
}
