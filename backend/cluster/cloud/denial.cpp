#include "backend/cluster/cloud/denial.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/aws/services/sts_client.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "backend/core/service_code.h"

namespace trainyard::cluster {
namespace {

constexpr std::size_t kLongestDecoded = 256 * 1024, kLongestName = 300;

std::string nameIn(const nlohmann::json &object, const char *key)
{
    const auto at = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && at != object.end() && at->is_string() ? at->get<std::string>().substr(0, kLongestName)
                                                                       : std::string();
}

const nlohmann::json &memberOf(const nlohmann::json &object, const char *key)
{
    static const nlohmann::json kNone;
    if (!object.is_object())
        return kNone;
    const auto at = object.find(key);
    return at == object.end() ? kNone : *at;
}

} // namespace

std::string describeDenial(std::string_view decodedJson)
{
    if (decodedJson.size() > kLongestDecoded)
        return {};
    const auto root = nlohmann::json::parse(decodedJson, nullptr, false);
    const auto &context = memberOf(root, "context");
    const std::string action = nameIn(context, "action"), resource = nameIn(context, "resource"),
                      principal = nameIn(memberOf(context, "principal"), "arn");
    if (action.empty())
        return {};
    const auto &denied = memberOf(root, "explicitDeny");
    return fmt::format("{}{} is not allowed{}: {}", action, resource.empty() ? "" : " on " + resource,
                       principal.empty() ? "" : " to " + principal,
                       denied.is_boolean() && denied.get<bool>() ? "a policy denies it" : "no policy allows it");
}

Error decoded(const CloudContext &cloud, Error error, const CallContext &context)
{
    const auto encoded = encodedMessage(error);
    if (error.code != ErrorCode::PermissionDenied || encoded.empty() || !cloud.sts)
        return error;
    const auto message = cloud.sts->decodeAuthorizationMessage(std::string(encoded), context);
    const auto readable = message ? describeDenial(*message) : std::string();
    if (readable.empty())
        return error;
    const auto from = error.detail.find(kEncodedMessage);
    error.detail.replace(from, kEncodedMessage.size() + encoded.size(), readable);
    return error;
}

} // namespace trainyard::cluster
