#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace trainyard::cluster {

/// A request in the form that IAM evaluates.
struct PolicyRequest {
    std::string action;                                           ///< "ec2:RunInstances"
    std::string resource;                                         ///< an ARN, or "*" for actions without resources
    std::map<std::string, std::vector<std::string>> context = {}; ///< condition keys that the request carries
};

/// Matches '*' and '?' as IAM does in resources and in StringLike.
inline bool policyMatches(std::string_view pattern, std::string_view text)
{
    std::size_t p = 0, t = 0, star = std::string_view::npos, from = 0;
    while (t < text.size()) {
        if (p < pattern.size() && (pattern[p] == '?' || (pattern[p] == text[t] && pattern[p] != '*'))) {
            ++p, ++t;
        } else if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            from = t;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++from;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

/// IAM's evaluation of one identity policy, with the elements that our policies use: Effect, Action and NotAction,
/// Resource and NotResource, and the conditions Null, Bool, StringEquals, StringNotEquals, StringLike, StringNotLike, with
/// ForAllValues and ForAnyValue. Throws on every other element.
class PolicySimulator {
public:
    explicit PolicySimulator(const std::string &document)
        : m_statements(nlohmann::json::parse(document).at("Statement"))
    {
    }
    /// An explicit Deny overrides every Allow; without an Allow the request is denied.
    bool allows(const PolicyRequest &request) const
    {
        bool allowed = false;
        for (const auto &statement : m_statements) {
            check(statement);
            if (!applies(statement, request))
                continue;
            if (statement.at("Effect") == "Deny")
                return false;
            allowed = true;
        }
        return allowed;
    }

private:
    using Json = nlohmann::json;

    static std::vector<std::string> list(const Json &value)
    {
        return value.is_array() ? value.get<std::vector<std::string>>() : std::vector{value.get<std::string>()};
    }
    static bool any(const Json &patterns, std::string_view text)
    {
        for (const auto &pattern : list(patterns)) {
            if (policyMatches(pattern, text))
                return true;
        }
        return false;
    }
    static void check(const Json &statement)
    {
        static const std::set<std::string> known{"Sid",      "Effect",      "Action",   "NotAction",
                                                 "Resource", "NotResource", "Condition"};
        for (const auto &[key, value] : statement.items()) {
            if (!known.contains(key))
                throw std::invalid_argument("the simulator does not know " + key);
        }
    }
    static bool applies(const Json &statement, const PolicyRequest &request)
    {
        if (statement.contains("Action") ? !any(statement["Action"], request.action)
                                         : any(statement.at("NotAction"), request.action))
            return false;
        if (statement.contains("Resource") ? !any(statement["Resource"], request.resource)
                                           : any(statement.at("NotResource"), request.resource))
            return false;
        const Json conditions = statement.value("Condition", Json::object());
        for (const auto &[op, keys] : conditions.items()) {
            for (const auto &[key, wanted] : keys.items()) {
                if (!holds(op, key, list(wanted), request))
                    return false;
            }
        }
        return true;
    }
    static bool holds(std::string op, const std::string &key, const std::vector<std::string> &wanted,
                      const PolicyRequest &request)
    {
        const auto at = request.context.find(key);
        const bool isThere = at != request.context.end() && !at->second.empty();
        if (op == "Null")
            return (wanted.at(0) == "true") != isThere;
        bool all = false, some = false;
        if (op.starts_with("ForAllValues:")) {
            all = true;
            op = op.substr(13);
        } else if (op.starts_with("ForAnyValue:")) {
            some = true;
            op = op.substr(12);
        }
        const bool negated = op == "StringNotEquals" || op == "StringNotLike";
        const bool like = op == "StringLike" || op == "StringNotLike";
        if (!negated && !like && op != "StringEquals" && op != "Bool")
            throw std::invalid_argument("the simulator does not know " + op);
        const auto one = [&](const std::string &value) {
            bool matches = false;
            for (const auto &pattern : wanted)
                matches = matches || (like ? policyMatches(pattern, value) : pattern == value);
            return matches != negated;
        };
        if (!isThere)
            return all || (negated && !some); // a missing key satisfies ForAllValues and a negated test
        std::size_t good = 0;
        for (const auto &value : at->second)
            good += one(value);
        return all ? good == at->second.size() : good > 0;
    }

    Json m_statements;
};

} // namespace trainyard::cluster
