#include "backend/localcloud/local_cloud.h"

#include <atomic>
#include <stop_token>

#include <pwd.h>
#include <unistd.h>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/system/logging.h"
#include "backend/core/time/deadline.h"
#include "backend/core/try.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/ec2/metadata.h"
#include "backend/localcloud/efs/efs_programs.h"
#include "backend/localcloud/efs/efs_store.h"
#include "backend/localcloud/emr/emr_settings.h"
#include "backend/localcloud/fault_injector.h"
#include "backend/localcloud/http/credential_store.h"
#include "backend/localcloud/http/http_server.h"
#include "backend/localcloud/http/request_authenticator.h"
#include "backend/localcloud/instances/machines.h"
#include "backend/localcloud/instances/sandbox.h"
#include "backend/localcloud/s3/s3_service.h"
#include "backend/localcloud/services/account_services.h"
#include "backend/localcloud/stacks/file_system_calls.h"
#include "backend/localcloud/store.h"

namespace trainyard::localcloud {
namespace {

constexpr std::size_t kMaxForm = 1u << 20; ///< of an EC2, query or JSON request
constexpr const char *kEnding = "The local cloud is ending.";

std::int64_t steadyMillis()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

std::string whoRunsInstances()
{
    const auto *entry = ::getpwuid(::getuid());
    return fmt::format("{} (uid {})", entry ? entry->pw_name : "?", ::getuid());
}

} // namespace

struct LocalCloud::Impl {
    Endpoint endpoint;
    std::filesystem::path dataFolder;
    std::unique_ptr<FolderLock> lock;
    std::unique_ptr<Store> store;
    std::unique_ptr<CredentialStore> keys;
    std::unique_ptr<FaultInjector> faults;
    std::unique_ptr<Machines> machines;
    std::unique_ptr<AccountServices> account;
    std::unique_ptr<Ec2Service> ec2;
    std::unique_ptr<S3Service> s3;
    std::unique_ptr<Metadata> metadata;
    std::unique_ptr<EfsStore> efs;
    std::unique_ptr<EmrStore> emr; ///< their threads use the members above
    std::atomic<std::int64_t> lastRequest{steadyMillis()};
    std::stop_source ending;           ///< new calls are refused; waits of faults end, and their calls are dropped
    std::unique_ptr<HttpServer> front; ///< last: its threads use the members above

    Status openFolder(const Options &);
    Status openMachines(const Options &);
    Status openServices(const Options &);
    Status openManaged(const Options &);

    HttpReply handle(const HttpRequest &);
    HttpReply handleForm(const HttpRequest &, const ClaimedScope &, Protocol, const std::string &requestId);
    HttpReply handleS3(const HttpRequest &, const ClaimedScope &, const std::string &requestId);
    HttpReply handleEfs(const HttpRequest &, const ClaimedScope &, const std::string &requestId);
    ServiceResult<std::string> dispatch(const std::string &service, Protocol, const Parameters &,
                                        const std::string &requestId, const signing::VerifiedIdentity &);
    std::optional<HttpReply> applyFault(const FaultInjector::Fault &, const std::string &operation, Protocol,
                                        const std::string &requestId);
    /// Runs the call with its fault, if any, before or after it.
    template <class F>
    HttpReply withFaults(const std::string &operation, bool dryRun, Protocol, const std::string &requestId, F carryOut);
};

std::optional<HttpReply> LocalCloud::Impl::applyFault(const FaultInjector::Fault &fault, const std::string &operation,
                                                      Protocol protocol, const std::string &requestId)
{
    spdlog::info("fault for {}: {}{}{}", operation, fault.hold.empty() ? "" : "held ", fault.code,
                 toString(fault.answer));
    const auto stop = ending.get_token();
    (void)pause(fault.delay, {Deadline::never(), stop});
    std::error_code gone;
    while (!fault.hold.empty() && std::filesystem::exists(fault.hold, gone)) {
        if (!pause(std::chrono::milliseconds(10), {Deadline::never(), stop}))
            break;
    }
    HttpReply reply;
    reply.status = fault.status;
    if (stop.stop_requested() || fault.answer == FaultAnswer::Drop) {
        reply.dropConnection = true;
    } else if (fault.answer == FaultAnswer::Html) {
        reply.contentType = "text/html";
        reply.body = "<html><body><h1>Service Temporarily Unavailable</h1></body></html>";
    } else if (fault.answer != FaultAnswer::Empty) {
        if (fault.code.empty())
            return std::nullopt; // the fault was only a delay
        return errorReply(protocol, {fault.code, fault.message, fault.status}, requestId);
    }
    return reply;
}

template <class F>
HttpReply LocalCloud::Impl::withFaults(const std::string &operation, bool dryRun, Protocol protocol,
                                       const std::string &requestId, F carryOut)
{
    const auto fault = faults ? faults->next(operation, dryRun) : std::nullopt;
    if (fault && fault->answer == FaultAnswer::Cut) {
        spdlog::info("fault for {}: its answer is cut", operation);
        HttpReply reply = carryOut();
        reply.cutBody = true;
        return reply;
    }
    if (fault && !fault->after) {
        if (auto instead = applyFault(*fault, operation, protocol, requestId))
            return std::move(*instead);
    }
    HttpReply reply = carryOut();
    if (fault && fault->after) {
        if (auto instead = applyFault(*fault, operation, protocol, requestId))
            return std::move(*instead);
    }
    return reply;
}

HttpReply LocalCloud::Impl::handle(const HttpRequest &request)
{
    lastRequest = steadyMillis();
    if (Metadata::isFor(request))
        return metadata->handle(request);
    const auto requestId = newRequestId();
    const auto scope = claimedScope(request);
    const auto protocol = protocolOf(scope.service, request);
    const char *unavailable = protocol == Protocol::Ec2 ? "Unavailable" : "ServiceUnavailable";
    auto reply = ending.stop_requested()                ? errorReply(protocol, {unavailable, kEnding, 503}, requestId)
                 : protocol == Protocol::S3             ? handleS3(request, scope, requestId)
                 : scope.service == "elasticfilesystem" ? handleEfs(request, scope, requestId)
                                                        : handleForm(request, scope, protocol, requestId);
    reply.headers.emplace_back(protocol == Protocol::S3 ? "x-amz-request-id" : "x-amzn-RequestId", requestId);
    spdlog::debug("{} {} {} {} {}", toString(protocol), request.method, request.path, scope.service, reply.status);
    return reply;
}

HttpReply LocalCloud::Impl::handleS3(const HttpRequest &request, const ClaimedScope &scope,
                                     const std::string &requestId)
{
    const auto identity = authenticate(request, scope, Protocol::S3, {}, *keys);
    auto reply = HttpReply();
    if (!identity) {
        reply = errorReply(Protocol::S3, identity.error(), requestId, request.path);
    } else {
        reply = withFaults(S3Service::operationName(request), false, Protocol::S3, requestId, [&] {
            const auto key = keys->find(identity->accessKeyId);
            auto answer = s3->handle({request, *identity, key ? key->secretKey : Secret()});
            return answer ? std::move(*answer) : errorReply(Protocol::S3, answer.error(), requestId, request.path);
        });
    }
    if (request.method == "HEAD" && reply.status >= 300) {
        reply.body.clear();
        reply.contentType = "application/xml";
    }
    return reply;
}

HttpReply LocalCloud::Impl::handleEfs(const HttpRequest &request, const ClaimedScope &scope,
                                      const std::string &requestId)
{
    const auto body = readWholeBody(request, kMaxForm);
    if (!body)
        return EfsStore::errorReply({"BadRequest", "The request is larger than 1 MiB.", 413});
    const auto identity = authenticate(request, scope, Protocol::Json, sha256Hex(*body), *keys);
    if (!identity)
        return errorReply(Protocol::Json, identity.error(), requestId);
    const auto operation = EfsStore::operationName(request.method, request.path);
    return withFaults(operation, false, Protocol::Json, requestId, [&] {
        auto answer = efs->handle(request, *body, identity->region);
        return answer ? std::move(*answer) : EfsStore::errorReply(answer.error());
    });
}

HttpReply LocalCloud::Impl::handleForm(const HttpRequest &request, const ClaimedScope &scope, Protocol protocol,
                                       const std::string &requestId)
{
    const auto body = readWholeBody(request, kMaxForm);
    if (!body)
        return errorReply(protocol, {"RequestEntityTooLarge", "The request is larger than 1 MiB.", 413}, requestId);
    const auto identity = authenticate(request, scope, protocol, sha256Hex(*body), *keys);
    if (!identity)
        return errorReply(protocol, identity.error(), requestId);
    auto form = *body;
    if (request.method == "GET") {
        signing::Query query;
        for (const auto &pair : request.query) {
            if (!pair.first.starts_with("X-Amz-"))
                query.push_back(pair);
        }
        form = signing::encodeQuery(query);
    }
    const bool json = protocol == Protocol::Json;
    auto parameters = json ? ServiceResult<Parameters>(Parameters()) : Parameters::parse(form);
    if (!parameters)
        return errorReply(protocol, parameters.error(), requestId);
    const auto target = request.header("x-amz-target");
    const auto operation = json ? target.substr(target.find('.') + 1) : parameters->text("Action");
    return withFaults(operation, parameters->text("DryRun") == "true", protocol, requestId, [&] {
        const auto answer = json ? account->json(scope.service, target, form, identity->region)
                                 : dispatch(scope.service, protocol, *parameters, requestId, *identity);
        if (!answer)
            return errorReply(protocol, answer.error(), requestId);
        HttpReply reply;
        if (json)
            reply.contentType = "application/x-amz-json-1.1";
        reply.body = *answer;
        return reply;
    });
}

ServiceResult<std::string> LocalCloud::Impl::dispatch(const std::string &service, Protocol protocol,
                                                      const Parameters &parameters, const std::string &requestId,
                                                      const signing::VerifiedIdentity &identity)
{
    // Instance queries must include the instances that other services have started meanwhile.
    if (protocol == Protocol::Ec2 && parameters.text("Action").starts_with("DescribeInstance"))
        account->advance(identity.region);
    if (protocol == Protocol::Ec2)
        return ec2->handle({parameters.text("Action"), identity.region, requestId, parameters});
    return account->query(service, parameters, requestId, identity);
}

/// The folder with its lock, the records, the keys and the faults.
Status LocalCloud::Impl::openFolder(const Options &options)
{
    TY_ASSIGN(dataFolder, claimDataFolder(options.dataFolder));
    TY_ASSIGN(lock, FolderLock::take(dataFolder));
    TY_ASSIGN(store, Store::open(dataFolder / "state.db"));
    TY_ASSIGN(keys, CredentialStore::open(*store));
    if (!options.faultFile.empty()) {
        TY_ASSIGN(faults, FaultInjector::open(options.faultFile));
    }
    return {};
}

/// Probes this computer for instances, and publishes the result.
Status LocalCloud::Impl::openMachines(const Options &options)
{
    TY_ASSIGN(const auto host,
              options.recordsOnly
                  ? Result<HostCapabilities>(HostCapabilities{.tierReason = "Instances are only records."})
                  : probeHost({parseEnum<Tier>(options.tier), parseEnum<SshServer>(options.sshServer)}));
    endpoint.tier = toString(host.tier);
    endpoint.tierReason = host.tierReason;
    endpoint.sshServer = toString(host.server);
    endpoint.runsAs = whoRunsInstances();
    endpoint.speed = options.speed;
    endpoint.process = selfIdentity();
    endpoint.accessKeyId = keys->owner().id;
    endpoint.secretAccessKey = keys->owner().secret;
    spdlog::info("instances are of the tier {} behind {}; their user is {} on this computer", endpoint.tier,
                 endpoint.sshServer, endpoint.runsAs);
    if (host.tier == Tier::Process)
        spdlog::warn("{} Their files and processes are visible to everything that {} runs.", host.tierReason,
                     endpoint.runsAs);
    if (::geteuid() == 0 && !options.recordsOnly)
        spdlog::warn("The local cloud runs as root: what leaves an instance is root on this computer. Start it as an "
                     "ordinary user to run programs that you do not trust.");
    machines = std::make_unique<Machines>(host, options.recordsOnly);
    return {};
}

Status LocalCloud::Impl::openServices(const Options &options)
{
    ec2 = std::make_unique<Ec2Service>(
        *store, *machines,
        Ec2Settings{.instancesFolder = dataFolder / "instances",
                    .speed = options.speed,
                    .recordsOnly = options.recordsOnly,
                    .endpointUrl = endpoint.url(),
                    .instanceFaults = [this] { return faults ? faults->ofInstances() : InstanceFaults(); },
                    .onTerminated = [this](const std::string &id) { keys->forgetInstance(id); },
                    .roleOfProfile = [this](const std::string &name) { return account->iam().ec2VisibleRole(name); },
                    .equip =
                        [this](const Instance &one, SandboxSpec &spec) {
                            equipEmrNode(one, spec);
                            equipForEfs(spec);
                            spec.sharedFolder = efs->regionFolder(one.region);
                        },
                    .groupInUse = [this](const std::string &region,
                                         const std::string &group) { return efs->usesGroup(region, group); }});
    TY_TRY(ec2->load());
    TY_ASSIGN(
        account,
        AccountServices::open(
            *store, *keys, *ec2,
            [this](const std::string &operation) {
                const auto fault = faults ? faults->next(operation) : std::nullopt;
                return fault ? std::optional(ServiceError{fault->code, fault->message, fault->status}) : std::nullopt;
            },
            fileSystemCalls(efs)));
    TY_ASSIGN(s3, S3Service::open(*store, dataFolder / "objects"));
    metadata = std::make_unique<Metadata>(*ec2, *keys);
    TY_TRY(openManaged(options));
    ec2->startClock();
    efs->startClock();
    emr->startClock();
    return {};
}

/// EFS and EMR, which use the other services.
Status LocalCloud::Impl::openManaged(const Options &options)
{
    TY_ASSIGN(efs, EfsStore::open(*store, *ec2, *machines,
                                  {.folder = dataFolder / "efs", .speed = options.speed, .faults = [this] {
                                       return faults ? faults->ofEfs() : EfsFaults();
                                   }}));
    TY_ASSIGN(emr, EmrStore::open(*store, *ec2, emrSettings(options.speed, *s3, account->iam(), faults.get())));
    account->setEmr(*emr);
    return {};
}

Result<std::unique_ptr<LocalCloud>> LocalCloud::start(const Options &options)
{
    if (!(options.speed > 0) || options.speed > 1e6)
        return fail(ErrorCode::InvalidArgument, "--speed", "the speed must be above 0");
    auto impl = std::make_unique<Impl>();
    TY_TRY(impl->openFolder(options));
    TY_TRY(impl->openMachines(options));
    // The port is needed first, because the instances' environment contains it. Requests get 503 until everything is
    // ready.
    const auto ready = std::make_shared<std::atomic<Impl *>>(nullptr);
    TY_ASSIGN(impl->front, HttpServer::listen(options.port, [ready](const HttpRequest &request) {
                  if (auto *cloud = ready->load())
                      return cloud->handle(request);
                  HttpReply reply;
                  reply.status = 503;
                  return reply;
              }));
    impl->endpoint.port = impl->front->port();
    TY_TRY(impl->openServices(options));
    ready->store(impl.get());
    TY_TRY(writeEndpoint(impl->dataFolder, impl->endpoint));
    return std::unique_ptr<LocalCloud>(new LocalCloud(std::move(impl)));
}

LocalCloud::LocalCloud(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}

LocalCloud::~LocalCloud()
{
    m_impl->ending.request_stop();
    m_impl->emr->stop(); // it would replace the instances that end
    m_impl->efs->stop();
    m_impl->ec2->terminateAll();
    std::error_code ignored;
    std::filesystem::remove(m_impl->dataFolder / "endpoint.json", ignored);
    m_impl->front.reset();
}

const Endpoint &LocalCloud::endpoint() const
{
    return m_impl->endpoint;
}

std::chrono::milliseconds LocalCloud::idle() const
{
    if (m_impl->ec2->activeInstances() > 0)
        m_impl->lastRequest = steadyMillis();
    return std::chrono::milliseconds(steadyMillis() - m_impl->lastRequest);
}

} // namespace trainyard::localcloud
