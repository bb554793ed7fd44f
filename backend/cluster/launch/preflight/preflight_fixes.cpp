// The fix of a finding: as a text, as a change to the plan, as a command.

#include <algorithm>
#include <array>
#include <charconv>

#include "backend/cluster/launch/preflight/preflight.h"
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

std::string describe(const Fix &fix)
{
    switch (fix.action) {
    case FixAction::LogIn:
        return "Log in again";
    case FixAction::ShowPermissions:
        return "Show permissions";
    case FixAction::ShowPolicies:
        return "Show policies";
    case FixAction::ShowQuota:
        return "Show quota";
    case FixAction::ChooseImage:
        return "Choose image";
    case FixAction::SetRootSize:
        return "Use " + fix.value + " GiB";
    case FixAction::SetWorkers:
        return fix.value == "1" ? "Use 1 worker" : "Use " + fix.value + " workers";
    case FixAction::SetZones:
        return "Use all its zones";
    case FixAction::SetSubnet:
        return fix.value.empty() ? "Use the default subnets" : "Use " + fix.value;
    case FixAction::SetOnDemand:
        return "Use On-Demand";
    case FixAction::SetSshFrom:
        return "Use " + fix.value;
    case FixAction::RepairGroup:
        return "Add the rules";
    case FixAction::SetKeyName:
        return fix.value.empty() ? "Import the key" : "Use " + fix.value;
    case FixAction::OwnKey:
        return "Create a key pair";
    case FixAction::GivePublicAddress:
        return "Assign public IP addresses";
    case FixAction::ClosePorts:
        return "Close the ports";
    case FixAction::NoHibernation:
        return "Turn off hibernation";
    case FixAction::MakeBuckets:
        return "Create it at launch";
    }
    return {};
}

bool apply(const Fix &fix, LaunchPlan &plan)
{
    switch (fix.action) {
    case FixAction::LogIn:
    case FixAction::ShowPermissions:
    case FixAction::ShowPolicies:
    case FixAction::ShowQuota:
    case FixAction::ChooseImage:
        return false;
    case FixAction::SetRootSize:
        plan.rootGiB = numberIn(fix.value, plan.rootGiB);
        return true;
    case FixAction::SetWorkers:
        plan.workers = numberIn(fix.value, plan.workers);
        plan.minWorkers = std::min(plan.minWorkers, plan.workers);
        return true;
    case FixAction::SetZones:
        plan.zones = listIn(fix.value);
        return true;
    case FixAction::SetSubnet:
        plan.subnet = fix.value;
        return true;
    case FixAction::SetOnDemand:
        plan.spot = false;
        plan.maxPriceUsd = 0;
        return true;
    case FixAction::SetSshFrom:
        plan.sshFrom = fix.value;
        plan.acceptExposure = false;
        return true;
    case FixAction::RepairGroup:
        plan.repairGroup = true;
        return true;
    case FixAction::SetKeyName:
        plan.keyName = fix.value;
        return true;
    case FixAction::OwnKey:
        plan.keyName.clear();
        plan.keyFile.clear();
        return true;
    case FixAction::GivePublicAddress:
        plan.publicAddress = true;
        return true;
    case FixAction::ClosePorts:
        plan.allTcpFromAnywhere = false;
        return true;
    case FixAction::NoHibernation:
        plan.hibernation = false;
        return true;
    case FixAction::MakeBuckets:
        plan.makeBuckets = true;
        return true;
    }
    return false;
}

std::string cliFor(const Fix &fix)
{
    const std::string value = shellQuote(fix.value);
    switch (fix.action) {
    case FixAction::LogIn:
        return "aws sso login";
    case FixAction::ShowPermissions:
        return "trainyardctl account --permissions";
    case FixAction::ShowPolicies:
        return "trainyardctl account --wizard ec2";
    case FixAction::ShowQuota:
        return "trainyardctl account --quotas";
    case FixAction::ChooseImage:
        return "--image NAME";
    case FixAction::SetRootSize:
        return "--root-gib " + value;
    case FixAction::SetWorkers:
        return "--workers " + value;
    case FixAction::SetZones: {
        std::string options;
        for (const std::string &zone : listIn(fix.value))
            options += (options.empty() ? "--zone " : " --zone ") + shellQuote(zone);
        return options;
    }
    case FixAction::SetSubnet:
        return "--subnet " + value;
    case FixAction::SetOnDemand:
        return "--spot=false";
    case FixAction::SetSshFrom:
        return "--ssh-from " + value;
    case FixAction::RepairGroup:
        return "--repair-group";
    case FixAction::SetKeyName:
        return "--key-name " + value;
    case FixAction::OwnKey:
        return "--key-file ''";
    case FixAction::GivePublicAddress:
        return "--public-address";
    case FixAction::ClosePorts:
        return "--all-tcp=false";
    case FixAction::NoHibernation:
        return "--hibernation=false";
    case FixAction::MakeBuckets:
        return "--make-bucket";
    }
    return {};
}

} // namespace trainyard::cluster
