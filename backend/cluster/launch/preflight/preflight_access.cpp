// Checks of access to the machines: key, address, security group, subnet.

#include <algorithm>

#include "backend/cluster/launch/preflight/preflight_internal.h"

namespace trainyard::cluster {

void PreflightEvaluator::key()
{
    if (!m_facts.key) {
        add(Check::Key, Severity::Green,
            say("A key pair will be created for the cluster on this computer, and its private part stays here."));
        return;
    }
    const Fix own{FixAction::OwnKey, {}}, import{FixAction::SetKeyName, {}};
    if (!*m_facts.key) {
        add(Check::Key, Severity::Red, say("The key file cannot be used"), m_facts.key->error(), {own});
        return;
    }
    const ssh::KeyFile &file = **m_facts.key;
    if (m_plan.keyName.empty()) {
        if (file.type == "ecdsa")
            add(Check::Key, Severity::Red, say("EC2 takes RSA and ed25519 keys only, and this file has an ECDSA key."),
                {own});
        else
            add(Check::Key, Severity::Green,
                say("The public part of %1 is imported (%2).", m_plan.keyFile, file.fingerprint));
        return;
    }
    if (!m_facts.network) {
        add(Check::Key, Severity::Red, say("The account's key pairs cannot be read"), m_facts.network.error(), {own});
        return;
    }
    const KeyChoice *pair = m_facts.network->key(m_plan.keyName);
    if (pair && file.matches(pair->fingerprint)) {
        add(Check::Key, Severity::Green,
            say("%1 is the private part of the account's key pair %2.", m_plan.keyFile, pair->name));
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
            say("%1 is not the private part of the account's key pair %2, whose fingerprint is %3: no one "
                "could log in.",
                m_plan.keyFile, pair->name, pair->fingerprint),
            std::move(fixes));
    else
        add(Check::Key, Severity::Red, say("The account has no key pair %1 in %2.", m_plan.keyName, m_plan.region),
            std::move(fixes));
}

void PreflightEvaluator::address()
{
    if (m_plan.allTcpFromAnywhere)
        add(Check::Address, Severity::Amber,
            m_plan.acceptExposure ? say("Every TCP port will be open to the Internet, as was accepted.")
                                  : say("Every TCP port would be open to the Internet."),
            {{FixAction::ClosePorts, {}}});
    const bool own = m_plan.sshFrom.empty() || m_plan.sshFrom.front() == '/';
    if (m_plan.acceptExposure && !own && m_plan.sshFrom.ends_with("/0")) {
        add(Check::Address, Severity::Amber, say("SSH will be open to the Internet, as was accepted."),
            m_facts.address ? std::vector<Fix>{{FixAction::SetSshFrom, *m_facts.address}} : std::vector<Fix>());
    } else if (!m_facts.address && own) {
        add(Check::Address, Severity::Red, say("This computer's IP address is unknown"), m_facts.address.error());
    } else if (!m_facts.address) {
        add(Check::Address, Severity::Green,
            say("SSH will be open to %1, as requested; whether this computer is within could not be checked.",
                m_plan.sshFrom));
    } else if (!own && !within(*m_facts.address, m_plan.sshFrom)) {
        add(Check::Address, Severity::Amber,
            say("This computer (%1) is not within %2: it could not log in.", *m_facts.address, m_plan.sshFrom),
            {{FixAction::SetSshFrom, *m_facts.address}});
    } else {
        add(Check::Address, Severity::Green,
            say("SSH will be open to %1, where this computer is.", rangeAround(*m_facts.address, m_plan.sshFrom)));
    }
}

void PreflightEvaluator::group()
{
    if (m_plan.securityGroup.empty()) {
        add(Check::Group, Severity::Green, say("A security group will be created for the cluster."));
        return;
    }
    const GroupChoice *group = m_facts.network ? m_facts.network->group(m_plan.securityGroup) : nullptr;
    if (!group) {
        if (m_facts.network)
            add(Check::Group, Severity::Red,
                say("There is no security group %1 in %2.", m_plan.securityGroup, m_plan.region));
        else
            add(Check::Group, Severity::Red, say("The security groups cannot be read"), m_facts.network.error());
        return;
    }
    const SubnetChoice *subnet = m_plan.subnet.empty() ? nullptr : m_facts.network->subnet(m_plan.subnet);
    if (subnet && subnet->vpc != group->vpc) {
        add(Check::Group, Severity::Red,
            say("The group %1 belongs to %2, the subnet %3 to %4.", group->id, group->vpc, subnet->id, subnet->vpc));
        return;
    }
    const bool allowsSshFrom = m_facts.address && group->allowsSshFrom(*m_facts.address);
    Sentence lacks;
    if (!allowsSshFrom && !group->openInside)
        lacks = say("a rule for SSH from this computer and a rule for traffic between its members");
    else if (!allowsSshFrom)
        lacks = say("a rule for SSH from this computer");
    else if (!group->openInside)
        lacks = say("a rule for traffic between its members");
    if (!lacks.empty() && !m_plan.repairGroup)
        add(Check::Group, Severity::Red, say("The group %1 lacks %2.", group->id, lacks),
            {{FixAction::RepairGroup, {}}});
    else if (!lacks.empty())
        add(Check::Group, Severity::Green, say("The group %1 gets %2, which stays.", group->id, lacks));
    else
        add(Check::Group, Severity::Green, say("The group %1 has the rules that are needed.", group->id));
    if (group->openToAll)
        add(Check::Group, Severity::Amber, say("The group %1 is open to the Internet.", group->id));
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
            say("The subnet %1 has %2 IP addresses free, and %3 machines need one each.", subnet.id,
                subnet.freeAddresses, machines),
            std::move(fixes));
    } else if (subnet.reachesInternet == false) {
        add(Check::Subnet, Severity::Amber,
            say("The subnet %1 is private (no route to the Internet): only a computer inside its network "
                "reaches SSH.",
                subnet.id),
            {{FixAction::SetSubnet, {}}});
    } else if (!subnet.givesPublicAddress && !m_plan.publicAddress) {
        add(Check::Subnet, Severity::Red,
            say("The subnet %1 does not assign public IP addresses, and the plan does not request them: SSH "
                "could not reach the machines.",
                subnet.id),
            {{FixAction::GivePublicAddress, {}}, {FixAction::SetSubnet, {}}});
    } else {
        add(Check::Subnet, Severity::Green,
            say("The subnet %1 in %2 has %3 IP addresses free.", subnet.id, subnet.zone, subnet.freeAddresses));
    }
}

void PreflightEvaluator::subnet()
{
    if (!m_facts.network) {
        add(Check::Subnet, Severity::Amber, say("The subnets cannot be read"), m_facts.network.error());
        return;
    }
    if (!m_plan.subnet.empty()) {
        if (const SubnetChoice *chosen = m_facts.network->subnet(m_plan.subnet))
            chosenSubnet(*chosen);
        else
            add(Check::Subnet, Severity::Red, say("There is no subnet %1 in %2.", m_plan.subnet, m_plan.region),
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
            m_plan.zones.empty() ? say("%1 has no default subnet: choose one.", m_plan.region)
                                 : say("%1 has no default subnet in the zones chosen: choose one.", m_plan.region),
            std::move(fixes));
    } else if (!m_plan.publicAddress &&
               std::ranges::any_of(usual, [](const SubnetChoice *s) { return !s->givesPublicAddress; })) {
        add(Check::Subnet, Severity::Red,
            say("A default subnet of %1 does not assign public IP addresses, and the plan does not request "
                "them: SSH could not reach the machines.",
                m_plan.region),
            {{FixAction::GivePublicAddress, {}}});
    } else if (std::ranges::none_of(usual, roomy)) {
        add(Check::Subnet, Severity::Red,
            say("No default subnet of %1 has %2 IP addresses free.", m_plan.region, m_plan.machines()));
    } else {
        add(Check::Subnet, Severity::Green,
            say("The default subnets have an IP address for each of the %1 machines.", m_plan.machines()));
    }
}

} // namespace trainyard::cluster
