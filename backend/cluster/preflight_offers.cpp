// What helps against a finding: as a word, as a change of the plan, as a command.

#include <algorithm>
#include <array>
#include <charconv>

#include "backend/cluster/preflight.h"
#include "backend/core/encoding.h"

namespace trainyard::cluster {
namespace {

int numberIn(const std::string &text, int otherwise)
{
    int value = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::vector<std::string> listIn(const std::string &text)
{
    std::vector<std::string> out;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find(',', from), text.size());
        out.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return out;
}

} // namespace

std::string_view word(Verdict verdict) noexcept
{
    constexpr std::array<std::string_view, 3> kNames{"green", "amber", "red"};
    return kNames[std::size_t(verdict)];
}

std::string_view word(Check check) noexcept
{
    constexpr std::array<std::string_view, 13> kNames{"account",     "permission", "quota",      "capacity", "image",
                                                      "root volume", "key",        "address",    "group",    "subnet",
                                                      "deadline",    "bucket",     "hibernation"};
    return kNames[std::size_t(check)];
}

std::string_view word(Repair repair) noexcept
{
    constexpr std::array<std::string_view, 18> kNames{
        "log-in",       "show-permissions", "show-policies",       "show-quota",    "choose-image",   "set-root-size",
        "set-workers",  "set-zones",        "set-subnet",          "set-on-demand", "set-ssh-from",   "repair-group",
        "set-key-name", "own-key",          "give-public-address", "close-ports",   "no-hibernation", "make-buckets"};
    return kNames[std::size_t(repair)];
}

std::string describe(const Offer &offer)
{
    switch (offer.repair) {
    case Repair::LogIn:
        return "Log in again";
    case Repair::ShowPermissions:
        return "Show permissions";
    case Repair::ShowPolicies:
        return "Show policies";
    case Repair::ShowQuota:
        return "Show quota";
    case Repair::ChooseImage:
        return "Choose image";
    case Repair::SetRootSize:
        return "Use " + offer.value + " GiB";
    case Repair::SetWorkers:
        return offer.value == "1" ? "Use 1 worker" : "Use " + offer.value + " workers";
    case Repair::SetZones:
        return "Use all its zones";
    case Repair::SetSubnet:
        return offer.value.empty() ? "Use the default subnets" : "Use " + offer.value;
    case Repair::SetOnDemand:
        return "Use on demand";
    case Repair::SetSshFrom:
        return "Use " + offer.value;
    case Repair::RepairGroup:
        return "Add the rules";
    case Repair::SetKeyName:
        return offer.value.empty() ? "Import the key" : "Use " + offer.value;
    case Repair::OwnKey:
        return "Make a key";
    case Repair::GivePublicAddress:
        return "Ask for public addresses";
    case Repair::ClosePorts:
        return "Close them";
    case Repair::NoHibernation:
        return "Do without";
    case Repair::MakeBuckets:
        return "Make it at the launch";
    }
    return {};
}

bool apply(const Offer &offer, LaunchPlan &plan)
{
    switch (offer.repair) {
    case Repair::LogIn:
    case Repair::ShowPermissions:
    case Repair::ShowPolicies:
    case Repair::ShowQuota:
    case Repair::ChooseImage:
        return false;
    case Repair::SetRootSize:
        plan.rootGiB = numberIn(offer.value, plan.rootGiB);
        return true;
    case Repair::SetWorkers:
        plan.workers = numberIn(offer.value, plan.workers);
        plan.leastWorkers = std::min(plan.leastWorkers, plan.workers);
        return true;
    case Repair::SetZones:
        plan.zones = listIn(offer.value);
        return true;
    case Repair::SetSubnet:
        plan.subnet = offer.value;
        return true;
    case Repair::SetOnDemand:
        plan.spot = false;
        plan.maxPriceUsd = 0;
        return true;
    case Repair::SetSshFrom:
        plan.sshFrom = offer.value;
        plan.acceptExposure = false;
        return true;
    case Repair::RepairGroup:
        plan.repairGroup = true;
        return true;
    case Repair::SetKeyName:
        plan.keyName = offer.value;
        return true;
    case Repair::OwnKey:
        plan.keyName.clear();
        plan.keyFile.clear();
        return true;
    case Repair::GivePublicAddress:
        plan.publicAddress = true;
        return true;
    case Repair::ClosePorts:
        plan.allTcpFromAnywhere = false;
        return true;
    case Repair::NoHibernation:
        plan.hibernation = false;
        return true;
    case Repair::MakeBuckets:
        plan.makeBuckets = true;
        return true;
    }
    return false;
}

std::string commandOf(const Offer &offer)
{
    const std::string value = shellQuote(offer.value);
    switch (offer.repair) {
    case Repair::LogIn:
        return "aws sso login";
    case Repair::ShowPermissions:
        return "trainyardctl account --permissions";
    case Repair::ShowPolicies:
        return "trainyardctl account --wizard ec2";
    case Repair::ShowQuota:
        return "trainyardctl account --quotas";
    case Repair::ChooseImage:
        return "--image NAME";
    case Repair::SetRootSize:
        return "--root-gib " + value;
    case Repair::SetWorkers:
        return "--workers " + value;
    case Repair::SetZones: {
        std::string options;
        for (const std::string &zone : listIn(offer.value))
            options += (options.empty() ? "--zone " : " --zone ") + shellQuote(zone);
        return options;
    }
    case Repair::SetSubnet:
        return "--subnet " + value;
    case Repair::SetOnDemand:
        return "--spot=false";
    case Repair::SetSshFrom:
        return "--ssh-from " + value;
    case Repair::RepairGroup:
        return "--repair-group";
    case Repair::SetKeyName:
        return "--key-name " + value;
    case Repair::OwnKey:
        return "--key-file ''";
    case Repair::GivePublicAddress:
        return "--public-address";
    case Repair::ClosePorts:
        return "--all-tcp=false";
    case Repair::NoHibernation:
        return "--hibernation=false";
    case Repair::MakeBuckets:
        return "--make-bucket";
    }
    return {};
}

} // namespace trainyard::cluster
