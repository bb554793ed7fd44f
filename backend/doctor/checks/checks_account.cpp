// Account and region.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "backend/core/units.h"
#include "backend/doctor/checks/checks_internal.h"

namespace trainyard::doctor {

using namespace std::chrono_literals;

MaybeFinding credentials(const Facts &facts)
{
    const AccountFacts &account = *facts.account;
    if (account.error)
        return problem(say("The credentials of the profile %1 are not accepted: %2. Renew the session, or add "
                           "the profile again (account --add).",
                           account.profile, shownLine(account.error->detail)),
                       {account.error->source});
    const std::string who = fmt::format("account {}{}", account.account,
                                        account.alias.empty() ? std::string() : " (" + shownLine(account.alias) + ")");
    if (!account.sessionEnds)
        return unknown(say("The end of the session could not be read."), account.sessionEnds.error());
    if (*account.sessionEnds) {
        const auto left = **account.sessionEnds - facts.now;
        if (left < 0ms)
            return problem(say("The session of the profile %1 has ended: renew it.", account.profile), {who});
        if (left < 30min)
            return warning(say("The session of the profile %1 ends in %2: renew it before a long action.",
                               account.profile, formatDuration(left)),
                           {who});
        return fine(say("The credentials are accepted; the session ends in %1.", formatDuration(left)), {who});
    }
    return fine(say("The credentials are accepted."), {who});
}

MaybeFinding accountClock(const Facts &facts)
{
    const double offset = double(facts.account->clockOffset.count()) / 1000;
    if (std::abs(offset) < 30)
        return fine(say("The clock of this computer agrees with that of AWS."));
    const std::string seconds = fmt::format("{:.0f}", std::abs(offset));
    return warning(offset > 0
                       ? say("The clock of this computer is %1 s behind that of AWS. Requests of Trainyard are "
                             "corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).",
                             seconds)
                       : say("The clock of this computer is %1 s ahead of that of AWS. Requests of Trainyard are "
                             "corrected; other tools fail from 5 min on. Set the clock (timedatectl set-ntp true).",
                             seconds));
}

MaybeFinding enabledRegion(const Facts &facts)
{
    if (facts.account->error)
        return std::nullopt; // see "Credentials"
    const AccountFacts &account = *facts.account;
    if (!account.regions)
        return unknown(say("The regions of the account could not be listed."), account.regions.error());
    if (std::ranges::find(*account.regions, account.region) != account.regions->end())
        return fine(say("The region %1 is enabled.", account.region));
    return problem(say("The region %1 is not enabled for this account: enable it, or choose another one "
                       "(--region).",
                       account.region),
                   {fmt::format("enabled: {}", fmt::join(*account.regions, ", "))});
}

MaybeFinding permissions(const Facts &facts)
{
    if (facts.account->error)
        return std::nullopt; // see "Credentials"
    const auto &lines = facts.account->permissions;
    if (!lines && lines.error().code == ErrorCode::Unsupported)
        return std::nullopt;
    if (!lines)
        return unknown(say("The permissions could not be tested."), lines.error());
    Evidence evidence;
    std::vector<std::string> denied;
    int unclear = 0;
    for (const cluster::PermissionLine &line : *lines) {
        unclear += line.permission == cluster::Permission::Unknown;
        if (line.permission != cluster::Permission::Denied)
            continue;
        denied.push_back(line.action);
        evidence.push_back(fmt::format("{} ({}): {}", line.action, line.purpose, shownLine(line.detail)));
    }
    if (!denied.empty())
        return warning(say("%1 actions are denied (%2): let an administrator attach the policy of "
                           "\"account --policy\".",
                           denied.size(), listed(denied)),
                       evidence);
    return fine(unclear == 0 ? say("All %1 actions are permitted.", lines->size())
                             : say("No action is denied; %1 of %2 could not be tested.", unclear, lines->size()));
}

MaybeFinding vcpuQuotas(const Facts &facts)
{
    if (facts.account->error)
        return std::nullopt; // see "Credentials"
    const auto &lines = facts.account->quotas;
    if (!lines)
        return unknown(say("The quotas could not be read."), lines.error());
    Evidence evidence;
    std::vector<std::string> full;
    bool standard = true;
    for (const cluster::QuotaLine &line : *lines) {
        const std::string name = fmt::format("{} {}", line.family, line.spot ? "Spot" : "On-Demand");
        evidence.push_back(fmt::format("{} ({}): {} of {} vCPUs in use", name, line.code,
                                       line.used ? std::to_string(*line.used) : "?",
                                       line.allowed ? fmt::format("{:.0f}", *line.allowed) : "?"));
        if (!line.allowed || !line.used || *line.allowed > *line.used)
            continue;
        if (*line.allowed > 0)
            full.push_back(name);
        else if (line.family == "standard")
            standard = false;
    }
    if (!full.empty() || !standard)
        return warning(say("The vCPU quota is used up: %1. Request an increase (account --request-quota).",
                           full.empty() ? say("standard instances are not permitted") : listed(full)),
                       evidence);
    return fine(say("The vCPU quotas permit more machines."), evidence);
}

MaybeFinding volumeQuota(const Facts &facts)
{
    if (facts.account->error)
        return std::nullopt; // see "Credentials"
    const auto &quota = facts.account->volumeTiB;
    if (!quota && (quota.error().code == ErrorCode::NotFound || quota.error().code == ErrorCode::Unsupported))
        return std::nullopt; // the endpoint has no such quota
    if (!quota)
        return unknown(say("The quota of EBS storage could not be read."), quota.error());
    if (*quota <= 1)
        return warning(say("The account may have %1 TiB of gp3 volumes in this region: root volumes of many "
                           "machines exceed that. Request an increase in the Service Quotas console "
                           "(L-7A658B76).",
                           fmt::format("{:.1f}", *quota)));
    return fine(say("The account may have %1 TiB of gp3 volumes in this region.", fmt::format("{:.0f}", *quota)));
}

} // namespace trainyard::doctor
