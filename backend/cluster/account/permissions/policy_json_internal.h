#pragma once

#include <initializer_list>
#include <utility>

#include <nlohmann/json.hpp>

/// Statements of IAM policy documents.
namespace trainyard::cluster::policy_json {

using PolicyJson = nlohmann::ordered_json;

inline PolicyJson allow(const char *id, std::initializer_list<const char *> actions, PolicyJson resource)
{
    PolicyJson statement{{"Sid", id}, {"Effect", "Allow"}, {"Action", PolicyJson::array()}};
    for (const auto *action : actions)
        statement["Action"].push_back(action);
    statement["Resource"] = std::move(resource);
    return statement;
}

inline PolicyJson with(PolicyJson statement, PolicyJson condition)
{
    statement["Condition"] = std::move(condition);
    return statement;
}

inline PolicyJson document(PolicyJson statements)
{
    return PolicyJson{{"Version", "2012-10-17"}, {"Statement", std::move(statements)}};
}

/// Condition: the resource carries our tag already.
inline PolicyJson tagged()
{
    return {{"Null", {{"aws:ResourceTag/trainyard:cluster", "false"}}}};
}

/// Condition: the request sets our tag on what it creates.
inline PolicyJson tagging()
{
    return {{"Null", {{"aws:RequestTag/trainyard:cluster", "false"}}}};
}

} // namespace trainyard::cluster::policy_json
