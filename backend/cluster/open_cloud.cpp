#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <mutex>

#include "backend/aws/ec2_client.h"
#include "backend/aws/profiles.h"
#include "backend/aws/s3_client.h"
#include "backend/aws/sts_client.h"
#include "backend/aws/waiter.h"
#include "backend/cluster/aws_ec2_internal.h"
#include "backend/cluster/cloud_context.h"
#include "backend/cluster/local_cloud_internal.h"
#include "backend/core/files.h"
#include "backend/net/host_state.h"
#include "backend/net/http_client.h"
#include "backend/ssh/journal.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

std::string userName()
{
    if (const passwd *entry = ::getpwuid(::getuid()); entry && entry->pw_name && *entry->pw_name)
        return entry->pw_name;
    const std::string name = environment("USER");
    return name.empty() ? "uid-" + std::to_string(::getuid()) : name;
}

/// Will product.md 4 end at the profile `local`? Asked beforehand, because that one may have to be started first.
bool choosesLocal(const aws::ProfileOptions &options)
{
    if (!options.profile.empty())
        return options.profile == "local";
    if (const std::string named = options.environment("AWS_PROFILE"); !named.empty())
        return named == "local";
    if (!options.environment("AWS_ACCESS_KEY_ID").empty())
        return false;
    return options.lastSelected.empty() || options.lastSelected == "local";
}

/// One EC2 client per region, made at first use, shared by all copies of a context.
class RegionalEc2 {
public:
    RegionalEc2(std::shared_ptr<net::HttpClient> http, aws::ClientConfig config)
        : m_http(std::move(http))
        , m_config(std::move(config))
    {
    }
    std::shared_ptr<aws::Ec2Client> client(const std::string &region)
    {
        const std::lock_guard lock(m_mutex);
        auto &slot = m_clients[region];
        if (!slot) {
            aws::ClientConfig config = m_config;
            config.region = region;
            slot = std::make_shared<aws::Ec2Client>(m_http, std::move(config));
        }
        return slot;
    }

private:
    std::shared_ptr<net::HttpClient> m_http;
    aws::ClientConfig m_config;
    std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<aws::Ec2Client>> m_clients;
};

Result<std::string> askPublicAddress(net::HttpClient &http, const Deadline &deadline, std::stop_token stop)
{
    net::HttpRequest request;
    request.method = "GET";
    request.url = "https://checkip.amazonaws.com/";
    const auto reply = http.send(request, deadline.earlier(Deadline::after(15s)), stop);
    if (!reply)
        return fail(reply.error().code, "checkip.amazonaws.com",
                    "this computer's public address could not be found out (" + reply.error().detail +
                        "): give it with ssh-from");
    std::string address = reply->body;
    std::erase_if(address, [](unsigned char c) { return std::isspace(c); });
    const bool plain = !address.empty() && address.size() <= 15 &&
                       std::ranges::all_of(address, [](unsigned char c) { return std::isdigit(c) || c == '.'; });
    if (reply->status != 200 || !plain)
        return fail(ErrorCode::MalformedReply, "checkip.amazonaws.com",
                    "no IPv4 address in the answer: give it with ssh-from");
    return address + "/32";
}

} // namespace

Pace Pace::local()
{
    Pace p;
    p.first = 50ms;
    p.then = 300ms;
    p.beforeSecondSweep = 1000ms;
    p.consistency = 10'000ms;
    p.running = std::chrono::minutes(3);
    p.terminated = std::chrono::minutes(2);
    p.groupFree = std::chrono::minutes(1);
    p.sshAnswers = 120s;
    p.sshRefuses = 10s;
    return p;
}

Result<CloudContext> openCloud(const CloudOptions &options, const Deadline &deadline, std::stop_token stop)
{
    CloudContext cloud;
    cloud.stateFolder = stateFolder(options.stateFolder);
    auto ledger = ledger::Ledger::open(cloud.stateFolder);
    if (!ledger)
        return fail(ledger.error());
    cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*ledger));

    aws::ProfileOptions wanted;
    wanted.profile = options.profile.empty() && options.ignoreAwsEnvironment ? "local" : options.profile;
    wanted.region = options.region;
    wanted.endpointUrl = options.endpointUrl;
    wanted.stateFolder = cloud.stateFolder;
    if (const auto last = cloud.ledger->setting("profile"); last && *last)
        wanted.lastSelected = **last;

    const auto http = std::make_shared<net::HttpClient>();
    cloud.local = choosesLocal(wanted) && options.endpointUrl.empty();
    if (cloud.local) {
        wanted.profile = "local";
        if (auto up =
                ensureLocalCloud(*http, cloud.stateFolder, options.startLocalCloud, options.localSpeed, deadline, stop);
            !up)
            return fail(up.error());
    }
    const auto selection = aws::selectProfile(wanted);
    if (!selection)
        return fail(selection.error());

    cloud.profile = selection->profile.name;
    cloud.region = selection->region;
    cloud.endpointUrl = selection->endpointUrl("ec2");
    cloud.endpointId = cloud.local ? "local" : cloud.endpointUrl;
    const bool loopback = !cloud.endpointUrl.empty() && net::isLoopback(cloud.endpointUrl);
    cloud.costsMoney = selection->profile.costsMoney && !loopback;
    cloud.owner = userName();
    cloud.catalog = cloud.costsMoney ? Catalog::bundled() : Catalog::bundled()->free();
    cloud.pace = loopback ? Pace::local() : Pace::aws();

    aws::ClientConfig config;
    config.credentials = selection->credentials;
    config.region = cloud.region;
    config.endpointUrl = cloud.endpointUrl;
    config.journal = aws::makeFileJournal(cloud.stateFolder / "journal.jsonl");
    ssh::journalCommandsTo(cloud.stateFolder / "journal.jsonl");
    const auto regional = std::make_shared<RegionalEc2>(http, config);
    cloud.ec2Client = regional->client(cloud.region);
    cloud.ec2Of = [regional](const std::string &region) { return makeAwsEc2(regional->client(region)); };
    aws::ClientConfig s3 = config;
    s3.endpointUrl = selection->endpointUrl("s3");
    cloud.s3 = std::make_shared<aws::S3Client>(http, std::move(s3));
    aws::ClientConfig sts = config;
    sts.endpointUrl = selection->endpointUrl("sts");
    cloud.sts = std::make_shared<aws::StsClient>(http, std::move(sts));

    cloud.publicAddress = [http, loopback](const Deadline &until, std::stop_token token) -> Result<std::string> {
        if (loopback)
            return std::string("127.0.0.1/32");
        return askPublicAddress(*http, until, token);
    };
    cloud.nodeEnvironment = [provider = selection->credentials, region = cloud.region,
                             endpoint = selection->endpointUrl("s3")](
                                const Deadline &until, std::stop_token token) -> Result<std::map<std::string, Secret>> {
        const auto credentials = provider->get(until, token);
        if (!credentials)
            return fail(credentials.error());
        std::map<std::string, Secret> variables;
        variables["AWS_ACCESS_KEY_ID"] = Secret(credentials->accessKeyId);
        variables["AWS_SECRET_ACCESS_KEY"] = credentials->secretKey;
        if (!credentials->sessionToken.empty())
            variables["AWS_SESSION_TOKEN"] = credentials->sessionToken;
        variables["AWS_DEFAULT_REGION"] = Secret(region);
        variables["AWS_REGION"] = Secret(region);
        if (!endpoint.empty())
            variables["AWS_ENDPOINT_URL"] = Secret(endpoint);
        return variables;
    };
    return cloud;
}

Result<Identity> identify(const CloudContext &cloud, const Deadline &deadline, std::stop_token stop)
{
    const auto caller = cloud.sts->getCallerIdentity(deadline, stop);
    if (!caller)
        return fail(caller.error());
    return Identity{caller->account, caller->arn, caller->userId};
}

} // namespace trainyard::cluster
