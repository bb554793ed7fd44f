#include "backend/aws/wire/service_api_internal.h"

#include <charconv>

#include "backend/core/encoding.h"
#include "backend/core/system/logging.h"
#include "backend/core/try.h"
#include "backend/signing/signer.h"

namespace trainyard::aws {

using namespace std::chrono_literals;

namespace {

std::optional<std::chrono::seconds> retryAfterOf(const net::HttpReply &reply)
{
    const auto text = reply.header("retry-after");
    int seconds = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (text.empty() || parsed.ec != std::errc() || seconds < 0)
        return std::nullopt;
    return std::chrono::seconds(seconds);
}

/// True when the same request may be sent again after this error.
bool mayRetry(const ApiRequest &request, const Error &error)
{
    switch (error.code) {
    case ErrorCode::Unreachable: // nothing was sent
    case ErrorCode::Throttled:   // nothing was done
    case ErrorCode::ClockSkew:
        return true;
    case ErrorCode::Disconnected:
    case ErrorCode::Timeout:
    case ErrorCode::ServiceFailure:
        return request.repeatable;
    default:
        return false;
    }
}

std::string withoutSlash(std::string url)
{
    while (url.ends_with('/'))
        url.pop_back();
    return url;
}

} // namespace

std::string domainOf(const std::string &region)
{
    if (region.starts_with("cn-"))
        return "amazonaws.com.cn";
    if (region.starts_with("eusc-"))
        return "amazonaws.eu";
    return "amazonaws.com";
}

ServiceEndpoint serviceEndpoint(const std::string &service, const std::string &region)
{
    const auto domain = domainOf(region);
    if (service == "iam") { // one endpoint per partition
        if (region.starts_with("cn-"))
            return {"iam.cn-north-1." + domain, "cn-north-1"};
        if (region.starts_with("us-gov-"))
            return {"iam.us-gov." + domain, "us-gov-west-1"};
        if (region.starts_with("eusc-"))
            return {"iam.eusc-de-east-1." + domain, "eusc-de-east-1"};
        return {"iam." + domain, "us-east-1"};
    }
    if (service == "pricing") { // a few regions serve all of them
        const std::string near = region.starts_with("cn-")   ? "cn-northwest-1"
                                 : region.starts_with("eu-") ? "eu-central-1"
                                 : region.starts_with("ap-") ? "ap-south-1"
                                                             : "us-east-1";
        return {"api.pricing." + near + "." + domainOf(near), near};
    }
    const auto prefix = service == "sso" ? "portal.sso" : service == "sso-oidc" ? "oidc" : service;
    return {prefix + "." + region + "." + domain, region};
}

ServiceApi::ServiceApi(std::shared_ptr<net::HttpClient> http, ClientConfig config, std::string service,
                       Protocol protocol)
    : m_http(std::move(http))
    , m_config(std::move(config))
    , m_service(std::move(service))
    , m_protocol(protocol)
    , m_retry(m_config.retry.value_or(net::RetryPolicy::forEndpoint(m_config.endpointUrl)))
{
}

std::string ServiceApi::regionOf(const std::string &bucket) const
{
    const std::lock_guard lock(m_mutex);
    const auto it = m_bucketRegions.find(bucket);
    return it == m_bucketRegions.end() ? m_config.region : it->second;
}

ServiceApi::Target ServiceApi::targetOf(const ApiRequest &request) const
{
    Target t;
    t.region = request.bucket.empty() ? m_config.region : regionOf(request.bucket);
    t.path = request.path;
    if (!m_config.endpointUrl.empty()) {
        const auto base = withoutSlash(m_config.endpointUrl);
        t.origin = net::originOf(base);
        t.path = base.substr(t.origin.size()) + (request.bucket.empty() ? "" : "/" + request.bucket) + request.path;
    } else {
        const auto regional = serviceEndpoint(m_service, t.region).host;
        const bool inPath = request.bucket.find('.') != std::string::npos; // the wildcard certificate covers one label
        t.origin = "https://" + (request.bucket.empty() || inPath ? "" : request.bucket + ".") + regional;
        if (inPath)
            t.path = "/" + request.bucket + request.path;
    }
    t.region = serviceEndpoint(m_service, t.region).signingRegion;
    t.host = t.origin.substr(t.origin.find("://") + 3);
    if (t.origin.starts_with("http://") && t.host.ends_with(":80"))
        t.host.resize(t.host.size() - 3);
    if (t.origin.starts_with("https://") && t.host.ends_with(":443"))
        t.host.resize(t.host.size() - 4);
    return t;
}

Result<net::HttpRequest> ServiceApi::makeRequest(const ApiRequest &request, const Target &target,
                                                 const std::string &payloadHash, net::HostState &host,
                                                 std::string &usedKey, const CallContext &context)
{
    signing::HttpRequestView view{request.method, target.path, request.query, request.headers, payloadHash, {}};
    view.headers.emplace_back("Host", target.host);
    net::HttpRequest out;
    out.headers = view.headers;
    if (!request.anonymous) {
        TY_ASSIGN(const auto credentials, m_config.credentials->get(context));
        usedKey = credentials.accessKeyId;
        if (!credentials.sessionToken.empty() && target.origin.starts_with("http://") &&
            !net::isLoopback(target.origin) && !host.warnedOfClearText.exchange(true))
            spdlog::warn("the session token of these credentials goes to {} unencrypted: everyone on the path can use "
                         "it until it ends; give an https endpoint",
                         target.origin);
        const signing::SigningScope scope{m_config.clock->now() + host.clockOffset.load(), target.region, m_service};
        const auto made = signing::sign(
            view, scope, {credentials.accessKeyId, credentials.secretKey, credentials.sessionToken.reveal()});
        out.headers.insert(out.headers.end(), made.headers.begin(), made.headers.end());
    }

    out.method = request.method;
    out.url = target.origin + signing::encodePath(target.path);
    if (!request.query.empty())
        out.url += "?" + signing::encodeQuery(request.query);
    out.body = request.body;
    out.sink = request.sink;
    out.head = request.head;
    out.sinkStatus = request.sinkStatus;
    out.expectContinue = request.uploads && request.body.size() > 256 * 1024;
    out.freshConnection = !request.repeatable;
    return out;
}

Result<net::HttpReply> ServiceApi::call(const ApiRequest &request, const CallContext &context)
{
    if (!m_http)
        return fail(ErrorCode::Unsupported, m_service + ":" + request.call.operation, "this client has no connection");
    CallRecord record;
    record.call = request.call;
    record.region = m_config.region;
    record.endpoint = targetOf(request).origin;
    record.started = m_config.clock->now();
    const auto begin = std::chrono::steady_clock::now();
    auto reply = callWithRetries(request, record, context);
    record.duration = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
    if (reply) {
        record.requestId = requestIdOf(m_protocol, *reply);
    } else {
        record.error = serviceCode(reply.error());
        if (record.error.empty())
            record.error = toString(reply.error().code);
    }
    if (m_config.journal)
        m_config.journal->record(record);
    return reply;
}

Result<net::HttpReply> ServiceApi::callWithRetries(const ApiRequest &request, CallRecord &record,
                                                   const CallContext &context)
{
    // Bytes passed to a sink cannot be withdrawn, so only the sink's owner can resume.
    bool sinkStarted = false;
    ApiRequest watched = request;
    if (request.sink) {
        watched.sink = [&](std::span<const std::byte> piece) {
            sinkStarted = true;
            return request.sink(piece);
        };
    }
    const auto payloadHash = sha256Hex(request.body);
    const auto host = m_http->hostState(targetOf(request).origin);
    bool corrected = false; // clock or region: once per call, without a pause
    bool renewed = false;   // credentials that expired early: once per call
    std::string usedKey;
    for (int retry = 0;; ++retry) {
        if (!request.isData) {
            if (auto turn = host->rateLimiter.acquire(context); !turn)
                return fail(Error{turn.error().code, m_service + ":" + request.call.operation,
                                  "waiting for the service to accept requests again"});
        }
        record.attempts = retry + 1;
        std::optional<std::chrono::seconds> retryAfter;
        watched.tryTime = retry + 1 < m_retry.tries ? request.tryTime : 0s;
        auto reply = attempt(watched, payloadHash, record, usedKey, context);
        if (reply && reply->status < 300) {
            host->budget.answered();
            return reply;
        }
        Error error;
        if (reply) {
            if (!corrected && updateBucketRegion(request, *reply)) {
                corrected = true;
                continue;
            }
            error = errorOf(request, *reply, *host, record);
            retryAfter = retryAfterOf(*reply);
            if (error.code == ErrorCode::ClockSkew && !corrected && updateClockOffset(*reply, *host)) {
                corrected = true;
                continue;
            }
            if (error.code == ErrorCode::ClockSkew)
                return fail(error);
            if (error.code == ErrorCode::CredentialsExpired && !usedKey.empty() && !renewed && !sinkStarted &&
                m_config.credentials->onRejected(usedKey)) {
                renewed = true;
                continue;
            }
        } else {
            error = reply.error();
        }
        if (sinkStarted || context.stop.stop_requested() || !mayRetry(request, error) || retry + 1 >= m_retry.tries)
            return fail(error);
        const auto delay = net::backoff(m_retry, retry, retryAfter);
        if (delay >= context.deadline.remaining() || !host->budget.takeRetry())
            return fail(error); // the service's error is more informative than a timeout
        spdlog::debug("{}: {} in {} ms", error.source, error.detail, delay.count());
        TY_TRY(pause(delay, context));
    }
}

Result<net::HttpReply> ServiceApi::attempt(const ApiRequest &request, const std::string &payloadHash,
                                           CallRecord &record, std::string &usedKey, const CallContext &context)
{
    const auto target = targetOf(request);
    TY_ASSIGN(const auto made,
              makeRequest(request, target, payloadHash, *m_http->hostState(target.origin), usedKey, context));
    record.status = 0;
    const auto given =
        request.tryTime > 0s ? context.deadline.earlier(Deadline::after(request.tryTime)) : context.deadline;
    auto reply = m_http->send(made, {given, context.stop});
    if (!reply) {
        auto error = reply.error();
        error.detail += " [" + error.source + "]";
        error.source = m_service + ":" + request.call.operation;
        return fail(std::move(error));
    }
    record.status = reply->status;
    if (reply->status == 200 && request.successMayBeError && reply->body.find("<Error>") != std::string::npos) {
        reply->status = 500; // S3 sent the status before it failed: the document is the result
    }
    return reply;
}

Error ServiceApi::errorOf(const ApiRequest &request, const net::HttpReply &reply, net::HostState &host,
                          CallRecord &record)
{
    const auto source = m_service + ":" + request.call.operation;
    const auto serviceError = readServiceError(m_protocol, reply);
    record.requestId = serviceError.requestId;
    auto error = toError(serviceError, source);
    // S3's message is "the specified bucket", without its name.
    if (!request.bucket.empty() && error.detail.find(request.bucket) == std::string::npos)
        error.detail += " (bucket " + request.bucket + ")";
    if (error.code == ErrorCode::MalformedReply)
        error.detail += "; the answer is " + excerpt(reply.body);
    if (error.code == ErrorCode::Throttled && !request.isData) // S3 answers SlowDown while it splits a busy prefix
        host.rateLimiter.throttled();
    if (serviceError.code == "RequestExpired") { // EC2 reports an expired session and a wrong clock alike; Date decides
        const auto date = fromHttpDate(reply.header("date"));
        const auto ours = m_config.clock->now() + host.clockOffset.load();
        if (date && std::chrono::abs(*date - ours) > 4min)
            error.code = ErrorCode::ClockSkew;
    }
    return error;
}

bool ServiceApi::updateClockOffset(const net::HttpReply &reply, net::HostState &host) const
{
    const auto date = fromHttpDate(reply.header("date"));
    if (!date)
        return false;
    const auto offset = *date - m_config.clock->now();
    if (std::chrono::abs(offset - host.clockOffset.load()) < 1min)
        return false; // the clocks agree, so the cause is another one
    host.clockOffset.store(offset);
    if (std::chrono::abs(offset) > 1min)
        spdlog::warn("this computer's clock differs from {}'s by {} s; corrected for requests", m_service,
                     offset.count() / 1000);
    return true;
}

bool ServiceApi::updateBucketRegion(const ApiRequest &request, const net::HttpReply &reply)
{
    const auto region = reply.header("x-amz-bucket-region");
    const bool isRedirect = reply.status == 301 || reply.status == 307 || reply.status == 400;
    if (request.bucket.empty() || region.empty() || !isRedirect || region == regionOf(request.bucket))
        return false;
    const std::lock_guard lock(m_mutex);
    m_bucketRegions[request.bucket] = region;
    return true;
}

} // namespace trainyard::aws
