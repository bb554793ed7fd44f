// Checks of access to the machines: key, address, security group, subnet.

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/launch/preflight_internal.h"

namespace trainyard::cluster {

void PreflightEvaluator::key()
{
    if (!m_facts.key) {
        add(Check::Key, Severity::Green,
            "A key pair will be created for the cluster on this computer, and its private part stays here.");
        return;
    }
    const Fix own{FixAction::OwnKey, {}}, import{FixAction::SetKeyName, {}};
    if (!*m_facts.key) {
        add(Check::Key, Severity::Red, "The key file cannot be used", m_facts.key->error(), {own});
        return;
    }
    const ssh::KeyFile &file = **m_facts.key;
    if (m_plan.keyName.empty()) {
        if (file.type == "ecdsa")
            add(Check::Key, Severity::Red, "EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key.",
                {own});
        else
            add(Check::Key, Severity::Green,
                fmt::format("The public part of {} is imported ({}).", m_plan.keyFile, file.fingerprint));
        return;
    }
    if (!m_facts.network) {
        add(Check::Key, Severity::Red, "The account's key pairs cannot be read", m_facts.network.error(), {own});
        return;
    }
    const KeyChoice *pair = m_facts.network->key(m_plan.keyName);
    if (pair && file.matches(pair->fingerprint)) {
        add(Check::Key, Severity::Green,
            fmt::format("{} is the private part of the account's key pair {}.", m_plan.keyFile, pair->name));
        return;
    }
    std::vector<Fix> fixes;
    for (const KeyChoice &other : m_facts.network->keys) {
        if (file.matches(other.fingerprint))
            fixes.push_back({FixAction::SetKeyName, other.name});
    }
    fixes.push_back(import);
    if (pair)
        add(Check::Key, Severity::Red,
            fmt::format("{} is not the private part of the account's key pair {}, whose fingerprint is {}: no one "
                        "could log in.",
                        m_plan.keyFile, pair->name, pair->fingerprint),
            std::move(fixes));
    else
        add(Check::Key, Severity::Red,
            fmt::format("The account has no key pair {} in {}.", m_plan.keyName, m_plan.region), std::move(fixes));
}

void PreflightEvaluator::address()
{
    if (m_plan.allTcpFromAnywhere)
        add(Check::Address, Severity::Amber,
            m_plan.acceptExposure ? "Every TCP port will be open to the Internet, as was accepted."
                                  : "Every TCP port would be open to the Internet.",
            {{FixAction::ClosePorts, {}}});
    const bool own = m_plan.sshFrom.empty() || m_plan.sshFrom.front() == '/';
    if (m_plan.acceptExposure && !own && m_plan.sshFrom.ends_with("/0")) {
        add(Check::Address, Severity::Amber, "SSH will be open to the Internet, as was accepted.",
            m_facts.address ? std::vector<Fix>{{FixAction::SetSshFrom, *m_facts.address}} : std::vector<Fix>());
    } else if (!m_facts.address && own) {
        add(Check::Address, Severity::Red, "This computer's IP address is unknown", m_facts.address.error());
    } else if (!m_facts.address) {
        add(Check::Address, Severity::Green,
            fmt::format("SSH will be open to {}, as requested; whether this computer is within could not be checked.",
                        m_plan.sshFrom));
    } else if (!own && !within(*m_facts.address, m_plan.sshFrom)) {
        add(Check::Address, Severity::Amber,
            fmt::format("This computer ({}) is not within {}: it could not log in.", *m_facts.address, m_plan.sshFrom),
            {{FixAction::SetSshFrom, *m_facts.address}});
    } else {
        add(Check::Address, Severity::Green,
            fmt::format("SSH will be open to {}, where this computer is.",
                        rangeAround(*m_facts.address, m_plan.sshFrom)));
    }
}

void PreflightEvaluator::group()
{
    if (m_plan.securityGroup.empty()) {
        add(Check::Group, Severity::Green, "A security group will be created for the cluster.");
        return;
    }
    const GroupChoice *group = m_facts.network ? m_facts.network->group(m_plan.securityGroup) : nullptr;
    if (!group) {
        if (m_facts.network)
            add(Check::Group, Severity::Red,
                fmt::format("There is no security group {} in {}.", m_plan.securityGroup, m_plan.region));
        else
            add(Check::Group, Severity::Red, "The security groups cannot be read", m_facts.network.error());
        return;
    }
    const SubnetChoice *subnet = m_plan.subnet.empty() ? nullptr : m_facts.network->subnet(m_plan.subnet);
    if (subnet && subnet->vpc != group->vpc) {
        add(Check::Group, Severity::Red,
            fmt::format("The group {} belongs to {}, the subnet {} to {}.", group->id, group->vpc, subnet->id,
                        subnet->vpc));
        return;
    }
    const bool allowsSshFrom = m_facts.address && group->allowsSshFrom(*m_facts.address);
    std::string lacks;
    if (!allowsSshFrom)
        lacks = "a rule for SSH from this computer";
    if (!group->openInside)
        lacks += std::string(lacks.empty() ? "" : " and ") + "a rule for traffic between its members";
    if (!lacks.empty() && !m_plan.repairGroup)
        add(Check::Group, Severity::Red, fmt::format("The group {} lacks {}.", group->id, lacks),
            {{FixAction::RepairGroup, {}}});
    else if (!lacks.empty())
        add(Check::Group, Severity::Green, fmt::format("The group {} gets {}, which stays.", group->id, lacks));
    else
        add(Check::Group, Severity::Green, fmt::format("The group {} has the rules that are needed.", group->id));
    if (group->openToAll)
        add(Check::Group, Severity::Amber, fmt::format("The group {} is open to the Internet.", group->id));
}

void PreflightEvaluator::chosenSubnet(const SubnetChoice &subnet)
{
    const int machines = m_plan.machines();
    if (subnet.freeAddresses < machines) {
        std::vector<Fix> fixes;
        if (subnet.freeAddresses >= 2)
            fixes.push_back({FixAction::SetWorkers, std::to_string(subnet.freeAddresses - 1)});
        fixes.push_back({FixAction::SetSubnet, {}});
        add(Check::Subnet, Severity::Red,
            fmt::format("The subnet {} has {} IP addresses free, and {} machines need one each.", subnet.id,
                        subnet.freeAddresses, machines),
            std::move(fixes));
    } else if (subnet.reachesInternet == false) {
        add(Check::Subnet, Severity::Amber,
            fmt::format("The subnet {} is private (no route to the Internet): only a computer inside its network "
                        "reaches SSH.",
                        subnet.id),
            {{FixAction::SetSubnet, {}}});
    } else if (!subnet.givesPublicAddress && !m_plan.publicAddress) {
        add(Check::Subnet, Severity::Red,
            fmt::format("The subnet {} does not assign public IP addresses, and the plan does not request them: SSH "
                        "could not reach the machines.",
                        subnet.id),
            {{FixAction::GivePublicAddress, {}}, {FixAction::SetSubnet, {}}});
    } else {
        add(Check::Subnet, Severity::Green,
            fmt::format("The subnet {} in {} has {} IP addresses free.", subnet.id, subnet.zone, subnet.freeAddresses));
    }
}

void PreflightEvaluator::subnet()
{
    if (!m_facts.network) {
        add(Check::Subnet, Severity::Amber, "The subnets cannot be read", m_facts.network.error());
        return;
    }
    if (!m_plan.subnet.empty()) {
        if (const SubnetChoice *chosen = m_facts.network->subnet(m_plan.subnet))
            chosenSubnet(*chosen);
        else
            add(Check::Subnet, Severity::Red, fmt::format("There is no subnet {} in {}.", m_plan.subnet, m_plan.region),
                {{FixAction::SetSubnet, {}}});
        return;
    }
    std::vector<const SubnetChoice *> usual;
    for (const SubnetChoice &s : m_facts.network->subnets) {
        if (s.isDefault && (m_plan.zones.empty() || std::ranges::find(m_plan.zones, s.zone) != m_plan.zones.end()))
            usual.push_back(&s);
    }
    const auto roomy = [&](const SubnetChoice *s) { return s->freeAddresses >= m_plan.machines(); };
    if (usual.empty()) {
        std::vector<Fix> fixes;
        for (const SubnetChoice &s : m_facts.network->subnets) {
            if (s.givesPublicAddress && roomy(&s) && s.reachesInternet != false && fixes.size() < 3)
                fixes.push_back({FixAction::SetSubnet, s.id});
        }
        add(Check::Subnet, Severity::Red,
            fmt::format("{} has no default subnet{}: choose one.", m_plan.region,
                        m_plan.zones.empty() ? "" : " in the zones chosen"),
            std::move(fixes));
    } else if (!m_plan.publicAddress &&
               std::ranges::any_of(usual, [](const SubnetChoice *s) { return !s->givesPublicAddress; })) {
        add(Check::Subnet, Severity::Red,
            fmt::format("A default subnet of {} does not assign public IP addresses, and the plan does not request "
                        "them: SSH could not reach the machines.",
                        m_plan.region),
            {{FixAction::GivePublicAddress, {}}});
    } else if (std::ranges::none_of(usual, roomy)) {
        add(Check::Subnet, Severity::Red,
            fmt::format("No default subnet of {} has {} IP addresses free.", m_plan.region, m_plan.machines()));
    } else {
        add(Check::Subnet, Severity::Green,
            fmt::format("The default subnets have an IP address for each of the {} machines.", m_plan.machines()));
    }
}

} // namespace trainyard::cluster
