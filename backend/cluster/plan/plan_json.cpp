#include <algorithm>
#include <optional>
#include <stdexcept>
#include <type_traits>

#include <nlohmann/json.hpp>

#include "backend/cluster/plan/launch_plan.h"

namespace trainyard::cluster {
namespace {

using nlohmann::ordered_json;

/// One list for both directions, so that each member that is written is also read.
template <class Plan, class Visit>
void eachMember(Plan &plan, Visit visit)
{
    visit("name", plan.name);
    visit("region", plan.region);
    visit("instanceType", plan.instanceType);
    visit("headType", plan.headType);
    visit("image", plan.image);
    visit("user", plan.user);
    visit("workers", plan.workers);
    visit("leastWorkers", plan.minWorkers);
    visit("rootGiB", plan.rootGiB);
    visit("spot", plan.spot);
    visit("maxPriceUsd", plan.maxPriceUsd);
    visit("zones", plan.zones);
    visit("otherTypes", plan.otherTypes);
    visit("otherRegions", plan.otherRegions);
    visit("placementGroup", plan.placementGroup);
    visit("efa", plan.efa);
    visit("reservation", plan.reservation);
    visit("launchTemplate", plan.launchTemplate);
    visit("templateVersion", plan.templateVersion);
    visit("subnet", plan.subnet);
    visit("publicAddress", plan.publicAddress);
    visit("hibernation", plan.hibernation);
    visit("containers", plan.containers);
    visit("sshFrom", plan.sshFrom);
    visit("acceptExposure", plan.acceptExposure);
    visit("allTcpFromAnywhere", plan.allTcpFromAnywhere);
    visit("securityGroup", plan.securityGroup);
    visit("repairGroup", plan.repairGroup);
    visit("keyFile", plan.keyFile);
    visit("keyName", plan.keyName);
    visit("tags", plan.tags);
    visit("buckets", plan.buckets);
    visit("makeBuckets", plan.makeBuckets);
    visit("budgetUsd", plan.budget.usd);
}

/// Texts of a plan become arguments, tags, and command lines that users copy into a shell.
void needOneLine(const std::string &text)
{
    if (std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
        throw std::invalid_argument("a text of one line is needed");
}
void needOneLine(const std::vector<std::string> &texts)
{
    for (const std::string &text : texts)
        needOneLine(text);
}
void needOneLine(const std::map<std::string, std::string> &texts)
{
    for (const auto &[key, value] : texts) {
        needOneLine(key);
        needOneLine(value);
    }
}

constexpr const char *kForm = "trainyardPlan";
constexpr const char *kDeadline = "deadlineMinutes";
constexpr const char *kIdle = "idleMinutes";
constexpr const char *kAtBudget = "atBudget";
constexpr const char *kS3Access = "s3Access";

} // namespace

std::string LaunchPlan::toJson() const
{
    ordered_json root;
    root[kForm] = 1;
    eachMember(*this, [&](const char *key, const auto &value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::optional<bool>>) {
            if (value) // unset: LaunchPlan decides
                root[key] = *value;
        } else {
            root[key] = value;
        }
    });
    root[kDeadline] = deadline.count();
    root[kIdle] = idle.count();
    root[kAtBudget] = toString(budget.action);
    root[kS3Access] = toString(s3Access);
    return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

Result<LaunchPlan> LaunchPlan::fromJson(std::string_view text)
{
    const auto bad = [](const std::string &why) { return fail(ErrorCode::InvalidArgument, "plan file", why); };
    const ordered_json root = ordered_json::parse(text, nullptr, false);
    if (!root.is_object())
        return bad("it is not a JSON object");
    if (const auto form = root.find(kForm); form != root.end() && *form != 1)
        return bad("it was written by a newer Trainyard");

    LaunchPlan plan;
    std::string current;
    std::vector<std::string> known{kForm, kDeadline, kIdle, kAtBudget, kS3Access};
    try {
        eachMember(plan, [&](const char *key, auto &value) {
            known.emplace_back(key);
            current = key;
            const auto found = root.find(key);
            if (found == root.end())
                return;
            using Member = std::remove_reference_t<decltype(value)>;
            // The JSON library would convert true to 1 and 2.9 to 2.
            if constexpr (std::is_same_v<Member, int>) {
                if (!found->is_number_integer() || *found < -1'000'000 || *found > 1'000'000)
                    throw std::invalid_argument("a whole number is needed");
            }
            if constexpr (std::is_same_v<Member, double>) {
                if (!found->is_number())
                    throw std::invalid_argument("a number is needed");
            }
            if constexpr (std::is_same_v<Member, std::optional<bool>>)
                value = found->template get<bool>();
            else
                value = found->template get<Member>();
            if constexpr (requires { needOneLine(value); })
                needOneLine(value);
        });
        const auto minutes = [&](const char *key, std::chrono::minutes &value) {
            current = key;
            const auto found = root.find(key);
            if (found == root.end())
                return;
            if (!found->is_number_integer() || *found < 0 || *found > 100'000'000)
                throw std::invalid_argument("a whole number of minutes is needed");
            value = std::chrono::minutes(found->get<std::int64_t>());
        };
        minutes(kDeadline, plan.deadline);
        minutes(kIdle, plan.idle);
        current = kAtBudget;
        if (const auto found = root.find(kAtBudget); found != root.end()) {
            const auto action = parseBudgetAction(found->get<std::string>());
            if (!action)
                throw std::invalid_argument("warn, stop-run or terminate is needed");
            plan.budget.action = *action;
        }
        current = kS3Access;
        if (const auto found = root.find(kS3Access); found != root.end()) {
            const auto access = parseNodeAccess(found->get<std::string>());
            if (!access)
                throw std::invalid_argument("role, key-file or bashrc is needed");
            plan.s3Access = *access;
        }
    } catch (const std::exception &e) {
        return bad("the member \"" + current + "\" is not of the right kind: " + e.what());
    }
    for (const auto &[key, value] : root.items()) {
        if (std::ranges::find(known, key) == known.end())
            return bad("it has an unknown member \"" + key + "\"");
    }
    return plan;
}

} // namespace trainyard::cluster
