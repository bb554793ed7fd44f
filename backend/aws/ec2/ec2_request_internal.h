#pragma once

#include <string>
#include <utility>
#include <vector>

#include "backend/aws/wire/client_config.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/aws/wire/query_call_internal.h"
#include "backend/aws/wire/xml_internal.h"
#include "backend/core/try.h"

/// Building blocks of the EC2 client's operations: send a request, parse the XML, follow the pages.
namespace trainyard::aws::ec2 {

inline constexpr int kUnpaged = 0;

inline std::string sourceOf(const QueryCall &call)
{
    return "ec2:" + call.call().operation;
}

inline Result<pugi::xml_document> sendRequest(ServiceApi &api, const QueryCall &call, const CallContext &context,
                                              const std::vector<std::pair<std::string, std::string>> &paging = {},
                                              bool repeatable = true)
{
    auto request = call.request(paging);
    request.repeatable = repeatable;
    TY_ASSIGN(const auto reply, api.call(request, context));
    return xml::parse(reply.body, "Response", sourceOf(call));
}

inline Status sendCommand(ServiceApi &api, const QueryCall &call, const CallContext &context)
{
    return sendRequest(api, call, context).map([](const auto &) {});
}

/// Runs one list operation over all its pages.
/// \param set  element that holds the items
/// \param pageSize  kUnpaged where MaxResults is not accepted (or not together with ids)
template <class F>
auto requestList(ServiceApi &api, const QueryCall &call, const char *set, int pageSize, F parse,
                 const CallContext &context) -> Result<std::vector<std::invoke_result_t<F, const pugi::xml_node &>>>
{
    std::vector<std::invoke_result_t<F, const pugi::xml_node &>> out;
    const auto done = paginate(sourceOf(call), [&](const std::string &token) -> Result<std::string> {
        std::vector<std::pair<std::string, std::string>> paging;
        if (pageSize != kUnpaged)
            paging.emplace_back("MaxResults", std::to_string(pageSize));
        if (!token.empty())
            paging.emplace_back("NextToken", token);
        TY_ASSIGN(const auto document, sendRequest(api, call, context, paging));
        const auto root = document.document_element();
        for (const auto &item : root.child(set).children("item"))
            out.push_back(parse(item));
        return xml::text(root, "nextToken");
    });
    if (!done)
        return fail(done.error());
    return out;
}

/// True when the service's error code is exactly this one.
inline bool isUnknown(const Error &error, std::string_view code)
{
    return serviceCode(error) == code;
}

} // namespace trainyard::aws::ec2
