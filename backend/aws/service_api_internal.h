#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>

#include "backend/aws/client_config.h"
#include "backend/aws/errors_internal.h"
#include "backend/net/http_client.h"
#include "backend/signing/canonical.h"

namespace trainyard::aws {

/// One request to a service, before host, signature and retries.
struct ApiRequest {
    Call call; ///< for journal, errors and the command line
    std::string method = "POST";
    std::string bucket;     ///< S3: becomes host or path
    std::string path = "/"; ///< decoded; S3: "/" + key
    signing::Query query;
    signing::Headers headers;
    std::string body;
    net::BodySink sink;
    net::HeadSink head;
    int sinkStatus = 0;
    bool repeatable = true;         ///< may be sent again when the answer was lost
    bool uploads = false;           ///< Expect: 100-continue
    bool successMayBeError = false; ///< S3: a 200 with an <Error> document
    bool anonymous = false;         ///< not signed: the request carries a proof of its own
    /// How long one try may take while another is left; 0: as long as the call. For calls that are answered at once.
    std::chrono::seconds tryTime{0};
};

/// Sends, signs and retries for one service. Thread-safe.
class ServiceApi {
public:
    /// service  its signing name: "ec2", "sts", "s3", "iam", "ssm", "servicequotas"
    ServiceApi(std::shared_ptr<net::HttpClient>, ClientConfig, std::string service, Protocol);

    /// The answer of a success (2xx). Reports to the journal.
    Result<net::HttpReply> call(const ApiRequest &, const Deadline &, std::stop_token);

    /// URL of a request, signed in the query.
    Result<std::string> presign(const ApiRequest &, std::chrono::seconds life, const Deadline &, std::stop_token);

    const ClientConfig &config() const { return m_config; }
    const net::RetryPolicy &retry() const { return m_retry; }

private:
    struct Target {
        std::string origin, host, path, region;
    };
    Target targetOf(const ApiRequest &) const;
    Result<net::HttpRequest> makeRequest(const ApiRequest &, const Target &, const std::string &payloadHash,
                                         net::HostState &, std::string &usedKey, const Deadline &, std::stop_token);
    Result<net::HttpReply> attempt(const ApiRequest &, const std::string &payloadHash, CallRecord &,
                                   std::string &usedKey, const Deadline &, std::stop_token);
    Result<net::HttpReply> callWithRetries(const ApiRequest &, CallRecord &, const Deadline &, std::stop_token);
    bool updateClockOffset(const net::HttpReply &, net::HostState &) const;
    bool updateBucketRegion(const ApiRequest &, const net::HttpReply &);
    Error errorOf(const ApiRequest &, const net::HttpReply &, net::HostState &, CallRecord &);
    std::string regionOf(const std::string &bucket) const;

    const std::shared_ptr<net::HttpClient> m_http;
    const ClientConfig m_config;
    const std::string m_service;
    const Protocol m_protocol;
    const net::RetryPolicy m_retry;
    mutable std::mutex m_mutex;
    std::map<std::string, std::string> m_bucketRegions; // learned from redirects
};

/// "amazonaws.com" for most regions.
std::string domainOf(const std::string &region);

/// Where a service of a region answers, and for which region a request to it is signed.
struct ServiceEndpoint {
    std::string host, signingRegion;
};
ServiceEndpoint serviceEndpoint(const std::string &service, const std::string &region);

} // namespace trainyard::aws
