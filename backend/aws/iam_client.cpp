#include "backend/aws/iam_client.h"

#include "backend/aws/account_calls_internal.h"
#include "backend/aws/xml_internal.h"

namespace trainyard::aws {

IamClient::IamClient(std::shared_ptr<net::HttpClient> http, ClientConfig config)
    : m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "iam", Protocol::Query))
{
}

IamClient::~IamClient() = default;

Result<std::string> IamClient::accountAlias(const Deadline &deadline, std::stop_token stop)
{
    const auto reply = m_api->call(iam::listAccountAliases().request(), deadline, stop);
    if (!reply)
        return fail(reply.error());
    const auto document = xml::parse(reply->body, "Response", "iam:ListAccountAliases");
    if (!document)
        return fail(document.error());
    return xml::text(document->document_element().child("ListAccountAliasesResult").child("AccountAliases"), "member");
}

} // namespace trainyard::aws
