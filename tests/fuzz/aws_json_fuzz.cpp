// Responses of JSON services, through the complete clients: EMR, EFS, price list, Service Quotas, SSM parameters, the
// instance metadata and container credential services, and documents with keys. The first byte selects the call, the
// rest is the responses.
#include <algorithm>
#include <cmath>
#include <span>

#include "backend/aws/credentials/cached_credentials_internal.h"
#include "backend/aws/credentials/sso_credentials_internal.h"
#include "backend/aws/services/efs_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/aws/services/pricing_client.h"
#include "backend/aws/services/quotas_client.h"
#include "backend/aws/services/ssm_client.h"
#include "tests/fuzz/answers.h"

namespace {

using namespace trainyard;
using namespace trainyard::aws;
using fuzz::check;
using fuzz::isTime;
using fuzz::require;

void areKeys(const Credentials &keys)
{
    require(!keys.accessKeyId.empty() && !keys.secretKey.empty(), "keys are whole");
    if (keys.expires)
        isTime(*keys.expires);
}

void areTimes(const EmrTimeline &timeline)
{
    isTime(timeline.created);
    for (const auto &at : {timeline.ready, timeline.ended}) {
        if (at)
            isTime(*at);
    }
}

struct Clients {
    std::shared_ptr<fuzz::Answers> http = std::make_shared<fuzz::Answers>();
    EmrClient emr{http, fuzz::clientConfig()};
    EfsClient efs{http, fuzz::clientConfig()};
    PricingClient prices{http, fuzz::clientConfig()};
    QuotasClient quotas{http, fuzz::clientConfig()};
    SsmClient parameters{http, fuzz::clientConfig()};

    SourceOptions sources() const
    {
        SourceOptions options{http};
        options.environment = [](const char *name) {
            return std::string(std::string_view(name).ends_with("RELATIVE_URI") ? "/keys" : "");
        };
        return options;
    }
};

using Call = void (*)(Clients &, const Deadline &, std::string_view);
constexpr Call kCalls[] = {
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.listClusters({d, {}}));
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.describeCluster("j-1", {d, {}}), [](const EmrCluster &cluster) {
            require(!cluster.id.empty(), "a cluster has an id");
            isTime(cluster.created);
        });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.terminate("j-1", {d, {}}));
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.efs.describeFileSystems({d, {}}));
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.prices.onDemand("c5.large", "us-east-1", {d, {}}),
              [](const auto &usd) { require(!usd || (*usd > 0 && *usd < 10'000), "a price is one"); });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.quotas.quota("ec2", "L-1", {d, {}}));
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.quotas.requests("ec2", "L-1", {d, {}}), [](const std::vector<QuotaRequest> &all) {
            for (const auto &one : all)
                isTime(one.created);
        });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.parameters.getParameter("p", {d, {}}));
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(containerCredentials(c.sources())->get({d, {}}), areKeys);
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(instanceCredentials(c.sources())->get({d, {}}), areKeys);
    },
    [](Clients &, const Deadline &, std::string_view text) {
        check(parseKeys(std::string(text), "Token", "the fuzzer"), areKeys);
    },
    [](Clients &, const Deadline &, std::string_view text) { check(parseSsoKeys(std::string(text)), areKeys); },
    [](Clients &, const Deadline &, std::string_view text) { check(fromIso8601(text), isTime); },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.runJobFlow({}, {d, {}}),
              [](const auto &made) { require(!made.id.empty(), "a cluster has an id"); });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.findClusters({}, {}, {d, {}}), [](const auto &all) {
            for (const auto &one : all)
                areTimes(one.timeline);
        });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.listInstances("j-1", "", {d, {}}), [](const auto &all) {
            for (const auto &one : all)
                areTimes(one.timeline);
        });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.listInstanceGroups("j-1", {d, {}}), [](const auto &all) {
            for (const auto &one : all)
                require(one.requested >= 0 && one.running >= 0, "a group has no machine, or some");
        });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.listSteps("j-1", {d, {}}), [](const auto &all) {
            for (const auto &one : all)
                areTimes(one.timeline);
        });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.listReleaseLabels({d, {}}), [](const auto &all) {
            require(std::ranges::is_sorted(all, isNewerRelease), "the newest release is first");
        });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.blockPublicAccess({d, {}}), [](const auto &access) { (void)access.blocks(22); });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.emr.idleTimeout("j-1", {d, {}}),
              [](const auto &idle) { require(idle.count() >= 0, "a time-out is not negative"); });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.efs.createFileSystem({"token"}, {d, {}}), [](const FileSystem &made) { isTime(made.created); });
    },
    [](Clients &c, const Deadline &d, std::string_view) {
        check(c.efs.describeMountTargets("fs-1", {d, {}}));
    },
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    static const Deadline kSoon = Deadline::after(std::chrono::hours(1000));
    static Clients clients;
    const auto text = fuzz::textOf(data + 1, size - 1);
    clients.http->begin(text);
    kCalls[data[0] % std::size(kCalls)](clients, kSoon, text);
    return 0;
}
