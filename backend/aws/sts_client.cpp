#include "backend/aws/sts_client.h"

#include "backend/aws/query_call_internal.h"
#include "backend/aws/xml_internal.h"

namespace trainyard::aws {

StsClient::StsClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "sts", Protocol::Query))
{
}

StsClient::~StsClient() = default;

Result<CallerIdentity> StsClient::getCallerIdentity(const Deadline &deadline, std::stop_token stop)
{
    const QueryCall call("sts", "GetCallerIdentity", "2011-06-15", "get-caller-identity");
    const auto reply = m_api->call(call.request(), deadline, stop);
    if (!reply)
        return fail(reply.error());
    const auto document = xml::parse(reply->body, "Response", "sts:GetCallerIdentity");
    if (!document)
        return fail(document.error());
    const auto result = document->document_element().child("GetCallerIdentityResult");
    return CallerIdentity{xml::text(result, "Account"), xml::text(result, "Arn"), xml::text(result, "UserId")};
}

} // namespace trainyard::aws
