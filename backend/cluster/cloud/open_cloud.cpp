#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <mutex>
#include <string_view>

#include "backend/aws/credentials/login_waiting_credentials.h"
#include "backend/aws/credentials/profiles.h"
#include "backend/aws/ec2/ec2_client.h"
#include "backend/aws/s3/s3_client.h"
#include "backend/aws/services/efs_client.h"
#include "backend/aws/services/emr/emr_client.h"
#include "backend/aws/services/iam_client.h"
#include "backend/aws/services/pricing_client.h"
#include "backend/aws/services/quotas_client.h"
#include "backend/aws/services/ssm_client.h"
#include "backend/aws/services/stacks/auto_scaling_client.h"
#include "backend/aws/services/stacks/cloudformation_client.h"
#include "backend/aws/services/sts_client.h"
#include "backend/aws/wire/dry_run.h"
#include "backend/cluster/cloud/aws_controllers_internal.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/local_cloud_internal.h"
#include "backend/cluster/cloud/prices.h"
#include "backend/cluster/plan/resource_tags.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/net/host_state.h"
#include "backend/net/http_client.h"
#include "backend/ssh/command_journal.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;

constexpr auto kIdentifyTime = 25s; // for three attempts; an unresponsive account must not block access to the ledger
constexpr const char *kNoEndpoint = "http://127.0.0.1:0"; // nothing listens there; an empty one would mean AWS

std::string userName()
{
    passwd entry{};
    passwd *found = nullptr;
    std::array<char, 16384> text; // getpwuid() uses one static buffer for all threads
    if (::getpwuid_r(::getuid(), &entry, text.data(), text.size(), &found) == 0 && found && found->pw_name &&
        *found->pw_name)
        return found->pw_name;
    const std::string name = environment("USER");
    return name.empty() ? "uid-" + std::to_string(::getuid()) : name;
}

/// Whether aws::selectProfile() will select the profile `local`. Determined in advance, because the local cloud may
/// have to be started first.
bool choosesLocal(const aws::ProfileOptions &options)
{
    if (!options.profile.empty())
        return options.profile == "local";
    if (const std::string named = options.environment("AWS_PROFILE"); !named.empty())
        return named == "local";
    if (aws::hasEnvironmentCredentials(options.environment))
        return false;
    return options.lastSelected.empty() || options.lastSelected == "local";
}

/// One client per service and region, created at first use and shared by all copies of a context.
template <class Client>
class Regional {
public:
    Regional(std::shared_ptr<net::HttpClient> http, aws::ClientConfig config)
        : m_http(std::move(http))
        , m_config(std::move(config))
    {
    }
    std::shared_ptr<Client> of(const std::string &region)
    {
        const std::lock_guard lock(m_mutex);
        auto &slot = m_clients[region];
        if (!slot) {
            aws::ClientConfig config = m_config;
            config.region = region;
            slot = std::make_shared<Client>(m_http, std::move(config));
        }
        return slot;
    }

private:
    std::shared_ptr<net::HttpClient> m_http;
    aws::ClientConfig m_config;
    std::mutex m_mutex;
    std::map<std::string, std::shared_ptr<Client>> m_clients;
};

template <class Client>
std::function<std::shared_ptr<Client>(const std::string &)> regional(std::shared_ptr<net::HttpClient> http,
                                                                     aws::ClientConfig config)
{
    return [clients = std::make_shared<Regional<Client>>(std::move(http), std::move(config))](
               const std::string &region) { return clients->of(region); };
}

Result<std::string> askPublicAddress(net::HttpClient &http, const CallContext &context)
{
    net::HttpRequest request;
    request.method = "GET";
    request.url = "https://checkip.amazonaws.com/";
    const auto reply = http.send(request, {context.deadline.earlier(Deadline::after(15s)), context.stop});
    if (!reply)
        return fail(reply.error().code, "checkip.amazonaws.com",
                    "this computer's public IP address could not be determined (" + reply.error().detail +
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

/// Creates the clients of all services.
/// \param cloud  its region is set already
void createClients(CloudContext &cloud, const std::shared_ptr<net::HttpClient> &http, const aws::Selection &selection,
                   const std::shared_ptr<aws::CallJournal> &journal)
{
    const auto configOf = [&](const std::string &service) {
        aws::ClientConfig config;
        config.credentials = selection.credentials;
        config.region = cloud.region;
        config.endpointUrl = selection.endpointUrl(service);
        config.journal = journal;
        return config;
    };
    cloud.ec2Of = regional<aws::Ec2Client>(http, configOf("ec2"));
    cloud.parameterOf =
        [clients = regional<aws::SsmClient>(http, configOf("ssm"))](const std::string &region, const std::string &name,
                                                                    const CallContext &call) -> Result<std::string> {
        auto found = clients(region)->getParameter(name, call);
        return found ? Result<std::string>(std::move(found->value)) : fail(found.error());
    };
    cloud.scalingOf = regional<aws::AutoScalingClient>(http, configOf("auto_scaling"));
    cloud.emrOf = regional<aws::EmrClient>(http, configOf("emr"));
    cloud.stacksOf = regional<aws::CloudFormationClient>(http, configOf("cloudformation"));
    cloud.controllerApiOf = [groups = cloud.scalingOf, emr = cloud.emrOf,
                             stacks = cloud.stacksOf](const std::string &region) {
        return makeAwsControllerApi(groups(region), emr(region), stacks(region));
    };
    cloud.efsOf = regional<aws::EfsClient>(http, configOf("efs"));
    cloud.quotasOf = regional<aws::QuotasClient>(http, configOf("service_quotas"));
    cloud.s3Of = regional<aws::S3Client>(http, configOf("s3"));
    cloud.s3 = cloud.s3Of(cloud.region);
    cloud.sts = std::make_shared<aws::StsClient>(http, configOf("sts"));
    cloud.pricing = std::make_shared<aws::PricingClient>(http, configOf("pricing"));
    cloud.iam = std::make_shared<aws::IamClient>(http, configOf("iam"));
    cloud.dryRun = std::make_shared<aws::DryRunClient>(http, configOf("ec2"));
}

Result<std::map<std::string, Secret>> nodeVariables(aws::CredentialsProvider &provider, const std::string &region,
                                                    const std::string &endpoint, const CallContext &context)
{
    TY_ASSIGN(const auto credentials, provider.get(context));
    std::map<std::string, Secret> variables;
    variables["AWS_ACCESS_KEY_ID"] = Secret(credentials.accessKeyId);
    variables["AWS_SECRET_ACCESS_KEY"] = credentials.secretKey;
    if (!credentials.sessionToken.empty())
        variables["AWS_SESSION_TOKEN"] = credentials.sessionToken;
    variables["AWS_DEFAULT_REGION"] = Secret(region);
    variables["AWS_REGION"] = Secret(region);
    if (!endpoint.empty())
        variables["AWS_ENDPOINT_URL"] = Secret(endpoint);
    return variables;
}

/// A loopback endpoint is taken for an emulator, which costs nothing, until its account shows that it is a tunnel to AWS.
void chargeTunnel(CloudContext &cloud)
{
    constexpr std::array<std::string_view, 2> kEmulated = {"000000000000", "123456789012"}; // local cloud, moto
    if (cloud.costsMoney || cloud.local || cloud.account.empty() ||
        std::ranges::find(kEmulated, cloud.account) != kEmulated.end())
        return;
    cloud.costsMoney = true;
    cloud.catalog = catalogOf(cloud.stateFolder);
    cloud.polling = PollingPolicy::aws();
    cloud.publicAddress = [http = std::make_shared<net::HttpClient>()](const CallContext &call) {
        return askPublicAddress(*http, call);
    };
}

} // namespace

PollingPolicy PollingPolicy::local()
{
    PollingPolicy p;
    p.initialInterval = 50ms;
    p.maxInterval = 300ms;
    p.beforeSecondSweep = 1000ms;
    p.consistency = 10'000ms;
    p.running = std::chrono::minutes(3);
    p.terminated = std::chrono::minutes(2);
    p.groupFree = std::chrono::minutes(1);
    p.stackDeleted = std::chrono::minutes(3);
    p.sshAnswers = 120s;
    p.sshRefuses = 10s;
    return p;
}

bool isSessionError(const Error &e) noexcept
{
    return e.code == ErrorCode::Cancelled || e.code == ErrorCode::CredentialsMissing ||
           e.code == ErrorCode::CredentialsRejected || e.code == ErrorCode::CredentialsExpired;
}

Result<std::shared_ptr<ledger::Ledger>> openLedger(const std::filesystem::path &folder)
{
    auto ledger = ledger::Ledger::open(folder);
    if (!ledger && (ledger.error().code == ErrorCode::DiskFull || ledger.error().code == ErrorCode::IoFailure))
        ledger = ledger::Ledger::openCopy(folder, ledger.error());
    if (!ledger)
        return fail(ledger.error());
    return std::make_shared<ledger::Ledger>(std::move(*ledger));
}

Result<CloudContext> openCloud(const CloudOptions &options, const CallContext &context)
{
    CloudContext cloud;
    cloud.stateFolder = stateFolder(options.stateFolder);
    TY_ASSIGN(cloud.ledger, openLedger(cloud.stateFolder));

    const auto http = std::make_shared<net::HttpClient>();
    aws::ProfileOptions wanted;
    wanted.profile = options.profile.empty() && options.ignoreAwsEnvironment ? "local" : options.profile;
    wanted.region = options.region;
    wanted.endpointUrl = options.endpointUrl;
    wanted.stateFolder = cloud.stateFolder;
    wanted.http = http;
    wanted.mfaSessions = options.mfaSessions;
    wanted.journal = aws::makeFileJournal(cloud.stateFolder / "journal.jsonl");
    if (const auto last = cloud.ledger->setting("profile"); last && *last)
        wanted.lastSelected = **last;

    cloud.local = choosesLocal(wanted) && options.endpointUrl.empty();
    if (cloud.local) {
        wanted.profile = "local";
        const auto found =
            ensureLocalCloud(*http, cloud.stateFolder, options.startLocalCloud, options.localSpeed, context);
        if (!found && (found.error().code != ErrorCode::NotFound || options.startLocalCloud || options.identify))
            return fail(found.error());
        if (!found)
            wanted.endpointUrl = kNoEndpoint; // the ledger can be read without it
    }
    TY_ASSIGN(auto selection, aws::selectProfile(wanted));
    if (options.onLoginRequired)
        selection.credentials = aws::loginWaitingCredentials(std::move(selection.credentials), options.onLoginRequired);

    cloud.profile = selection.profile.name;
    cloud.region = selection.region;
    cloud.endpointUrl = selection.endpointUrl("ec2");
    cloud.endpointId = cloud.local ? "local" : cloud.endpointUrl;
    const bool loopback = !cloud.endpointUrl.empty() && net::isLoopback(cloud.endpointUrl);
    cloud.costsMoney = selection.profile.costsMoney && !loopback;
    cloud.owner = userName();
    const auto catalog = catalogOf(cloud.stateFolder);
    cloud.catalog = cloud.costsMoney ? catalog : catalog->free();
    cloud.polling = loopback ? PollingPolicy::local() : PollingPolicy::aws();
    if (cloud.local)
        cloud.polling.consistency = 2'000ms; // new resources are visible at once

    cloud.credentials = selection.credentials;
    cloud.knownAccount = std::make_shared<KnownAccount>();
    cloud.loginLine = selection.loginLine;
    cloud.mfaDevice = selection.mfaDevice;

    ssh::setCommandJournal(cloud.stateFolder / "journal.jsonl");
    createClients(cloud, http, selection, wanted.journal);
    cloud.publicAddress = [http, loopback](const CallContext &call) -> Result<std::string> {
        if (loopback)
            return std::string("127.0.0.1/32");
        return askPublicAddress(*http, call);
    };
    cloud.clockOffset = [http] { return http->clockOffset(); };
    cloud.nodeEnvironment = [provider = selection.credentials, region = cloud.region,
                             endpoint = selection.endpointUrl("s3")](const CallContext &call) {
        return nodeVariables(*provider, region, endpoint, call);
    };
    if (options.identify)
        nameAccount(cloud, {options.onLoginRequired ? context.deadline
                                                    : context.deadline.earlier(Deadline::after(kIdentifyTime)),
                            context.stop});
    return cloud;
}

void nameAccount(CloudContext &cloud, const CallContext &context)
{
    const auto before = cloud.credentials->get(context);
    const auto who = before || before.error().retryable() ? identify(cloud, context) : fail(before.error());
    if (who && before) {
        const auto after = cloud.credentials->get(context);
        const std::lock_guard lock(cloud.knownAccount->mutex);
        cloud.knownAccount->accessKeyId = after && after->accessKeyId == before->accessKeyId ? after->accessKeyId : "";
        cloud.knownAccount->account = who->account;
    }
    cloud.account = who ? who->account : std::string();
    cloud.accountAlias = who ? who->alias : std::string();
    cloud.accountError = who ? std::nullopt : std::optional(who.error());
    chargeTunnel(cloud);
}

Result<Identity> identify(const CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(const auto caller, cloud.sts->getCallerIdentity(context));
    Identity who{caller.account, caller.arn, caller.userId, {}, {}};
    const auto alias = cloud.iam->accountAlias(context);
    if (alias)
        who.alias = *alias;
    else
        who.aliasError = alias.error();
    return who;
}

Result<std::optional<Timestamp>> sessionEnd(const CloudContext &cloud, const CallContext &context)
{
    TY_ASSIGN(const auto keys, cloud.credentials->get(context));
    return keys.expires;
}

std::filesystem::path CloudContext::clusterFolder(const ClusterId &id) const
{
    return stateFolder / "clusters" / folderNameOf(id.value);
}

std::filesystem::path CloudContext::runFolder(const RunId &id) const
{
    return stateFolder / "runs" / folderNameOf(id.value);
}

} // namespace trainyard::cluster
