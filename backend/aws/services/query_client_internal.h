#pragma once

#include <string>
#include <utility>
#include <vector>

#include "backend/aws/services/service_errors_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/aws/wire/query_call_internal.h"
#include "backend/aws/wire/xml_internal.h"
#include "backend/core/try.h"

/// What the clients of the query protocol share.
namespace trainyard::aws::query {

/// A list of members with Key and Value.
inline Tags tags(const pugi::xml_node &set)
{
    Tags out;
    for (const auto &tag : set.children("member"))
        out.emplace(xml::text(tag, "Key"), xml::text(tag, "Value"));
    return out;
}

/// A list of members that are strings.
inline std::vector<std::string> texts(const pugi::xml_node &set)
{
    return xml::each(set, "member", [](const auto &member) { return std::string(member.child_value()); });
}

inline std::optional<Timestamp> timeIfAny(const pugi::xml_node &parent, const char *name)
{
    const Timestamp at = xml::time(parent, name);
    return at == Timestamp{} ? std::nullopt : std::optional(at);
}

/// \error NotFound for an unknown resource, and those of ServiceApi::call()
inline Result<pugi::xml_document> send(ServiceApi &api, const ApiRequest &request, const CallContext &context)
{
    const auto reply = api.call(request, context);
    if (!reply)
        return fail(withNotFound(reply.error()));
    return xml::parse(reply->body, "Response", request.call.service + ":" + request.call.operation);
}

/// The element of the document that holds the result of an operation.
inline pugi::xml_node resultIn(const pugi::xml_document &document, const Call &call)
{
    return document.document_element().child((call.operation + "Result").c_str());
}

/// Sends a request whose reply has no content.
/// \error as send()
inline Status command(ServiceApi &api, const QueryCall &call, const CallContext &context)
{
    const auto reply = api.call(call.request(), context);
    return reply ? Status() : fail(withNotFound(reply.error()));
}

/// Success where the resource is unknown.
inline Status ifPresent(Status status)
{
    return !status && status.error().code == ErrorCode::NotFound ? Status() : status;
}

/// Reads the pages of an operation.
/// \param read  read(node of the result) consumes one page and returns whether to continue
template <class Read>
Status pages(ServiceApi &api, const QueryCall &call, const CallContext &context, Read read)
{
    return paginate(call.call().service + ":" + call.call().operation,
                    [&](const std::string &token) -> Result<std::string> {
                        std::vector<std::pair<std::string, std::string>> extra;
                        if (!token.empty())
                            extra.emplace_back("NextToken", token);
                        TY_ASSIGN(const auto document, send(api, call.request(extra), context));
                        const auto result = resultIn(document, call.call());
                        return read(result) ? xml::text(result, "NextToken") : std::string();
                    });
}

/// Reads the elements of all pages.
/// \param list  name of the list in the result
/// \param parse  parse(node) returns one element
template <class Parse>
auto all(ServiceApi &api, const QueryCall &call, const char *list, const CallContext &context, Parse parse)
    -> Result<std::vector<std::invoke_result_t<Parse, const pugi::xml_node &>>>
{
    std::vector<std::invoke_result_t<Parse, const pugi::xml_node &>> found;
    const auto read = pages(api, call, context, [&](const pugi::xml_node &result) {
        for (const auto &node : result.child(list).children("member"))
            found.push_back(parse(node));
        return true;
    });
    if (!read)
        return fail(read.error());
    return found;
}

} // namespace trainyard::aws::query
