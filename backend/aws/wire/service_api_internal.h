#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>

#include "backend/aws/wire/client_config.h"
#include "backend/aws/wire/errors_internal.h"
#include "backend/net/http_client.h"
#include "backend/signing/canonical.h"

namespace trainyard::aws {

/// One request to a service, before host, signature and retries.
struct ApiRequest {
    Call call; ///< for the journal, errors and the command line
    std::string method = "POST";
    std::string bucket;     ///< S3: part of the host name or of the path
    std::string path = "/"; ///< decoded; S3: "/" + key
    signing::Query query;
    signing::Headers headers;
    std::string body;
    net::BodySink sink;
    net::HeadSink head;
    int sinkStatus = 0;
    bool repeatable = true;         ///< may be sent again when the reply was lost
    bool uploads = false;           ///< Expect: 100-continue
    bool successMayBeError = false; ///< S3: a status 200 may carry an <Error> document
    bool isData = false;            ///< S3: of one object; throttled by prefix and not by host
    bool anonymous = false;         ///< not signed: the request carries its own proof of identity
    /// Limit of one try while another one is left; 0: only the call's deadline. For calls that reply at once.
    std::chrono::seconds tryTime{0};
};

/// Signs, sends and retries the requests of one service. Thread-safe.
class ServiceApi {
public:
    /// \param service  the signing name: "ec2", "sts", "s3", "iam", "ssm", "servicequotas"
    ServiceApi(std::shared_ptr<net::HttpClient>, ClientConfig, std::string service, Protocol);

    /// Sends a request and records it in the journal.
    /// \return the reply of a success (2xx)
    Result<net::HttpReply> call(const ApiRequest &, const CallContext &);

    /// An address that carries the signature of the request in its query. Sends no request.
    /// \param life  1 second to 7 days
    /// \error InvalidArgument (life), those of the credentials
    Result<std::string> presigned(const ApiRequest &, std::chrono::seconds life, const CallContext &);

    /// The region of a bucket, as S3's redirects have shown it; else the region of the client.
    std::string regionOf(const std::string &bucket) const;

    const ClientConfig &config() const { return m_config; }
    const net::RetryPolicy &retry() const { return m_retry; }

private:
    struct Target {
        std::string origin, host, path, region;
    };
    Target targetOf(const ApiRequest &) const;
    Result<net::HttpRequest> makeRequest(const ApiRequest &, const Target &, const std::string &payloadHash,
                                         net::HostState &, std::string &usedKey, const CallContext &);
    Result<net::HttpReply> attempt(const ApiRequest &, const std::string &payloadHash, CallRecord &,
                                   std::string &usedKey, const CallContext &);
    Result<net::HttpReply> callWithRetries(const ApiRequest &, CallRecord &, const CallContext &);
    bool updateClockOffset(const net::HttpReply &, net::HostState &) const;
    bool updateBucketRegion(const ApiRequest &, const net::HttpReply &);
    Error errorOf(const ApiRequest &, const net::HttpReply &, net::HostState &, CallRecord &);

    const std::shared_ptr<net::HttpClient> m_http;
    const ClientConfig m_config;
    const std::string m_service;
    const Protocol m_protocol;
    const net::RetryPolicy m_retry;
    mutable std::mutex m_mutex;
    std::map<std::string, std::string> m_bucketRegions; // from S3's redirects
};

/// DNS domain of a region: "amazonaws.com" for most of them.
std::string domainOf(const std::string &region);

/// Host of a service in a region, and the region that its requests are signed for.
struct ServiceEndpoint {
    std::string host, signingRegion;
};
ServiceEndpoint serviceEndpoint(const std::string &service, const std::string &region);

} // namespace trainyard::aws
