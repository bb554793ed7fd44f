// Whether this computer reaches the machines, and the machines one another.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "backend/cluster/account/network.h"
#include "backend/core/service_code.h"
#include "backend/doctor/checks/checks_internal.h"

namespace trainyard::doctor {
namespace {

/// What a failed login means, and its next step. The codes at the start of the detail are those of backend/ssh.
struct SshFailure {
    Sentence word, todo;
};

/// What differs for a machine behind a jump host: its rules, its routes, and the jump host itself.
std::optional<SshFailure> classifyBehind(const Error &error, const std::string &code)
{
    if (error.detail.find("AllowTcpForwarding") != std::string::npos)
        return SshFailure{say("the head does not forward connections to it"),
                          say("Set \"AllowTcpForwarding yes\" in /etc/ssh/sshd_config of the head.")};
    if (error.detail.find("the jump host") != std::string::npos)
        return SshFailure{say("the head, through which it is reached, cannot be used"),
                          say("Repair the connection to the head first.")};
    if (code == "NoRoute" || code == "ConnectTimeout")
        return SshFailure{say("the head does not reach it"),
                          say("Its security group must admit the machines of the cluster, and it must run (M14).")};
    return std::nullopt;
}

SshFailure classify(const Error &error, const NodeFacts &node)
{
    const std::string code = serviceCode(error);
    if (error.source.find(" through ") != std::string::npos) { // ssh::Target::source()
        if (auto behind = classifyBehind(error, code))
            return *behind;
    }
    if (code == "NameNotFound")
        return {say("its name was not found (DNS)"),
                say("Check the network of this computer, and that the machine has a public "
                    "address.")};
    if (code == "ConnectionRefused")
        return {say("it refuses the connection"),
                say("The machine is up, but no SSH server listens yet: wait for its start, or "
                    "read its console (status).")};
    if (code == "NoRoute")
        return {say("there is no route to it"),
                say("Check the route of its subnet to an internet gateway, and this computer's "
                    "network.")};
    if (code == "ConnectTimeout")
        return {say("it does not answer (time-out)"),
                say("Check the rule of its security group for this computer (M12), and that the machine runs.")};
    if (code == "NoBanner" || error.code == ErrorCode::SshRefused)
        return {say("it sends no SSH banner"),
                say("The machine is overloaded or still starting, or a proxy answers in its "
                    "place: wait, then restart it.")};
    if (error.code == ErrorCode::SshAuthFailed)
        return {say("it does not accept the key %1 for %2", node.keyFile, node.user),
                say("Use the private key of its key pair (M13), or the login of its image.")};
    // Of a machine that another service started: its console shows the key.
    if (error.code == ErrorCode::HostKeyMismatch && error.detail.find(" has no key for it") != std::string::npos)
        return {say("its host key is not recorded yet"),
                say("Its console shows the key some minutes after its start: deploy "
                    "then (provision), which reads it.")};
    if (error.code == ErrorCode::HostKeyMismatch)
        return {say("its host key is not the known one"),
                say("If the machine was not replaced, another one answers at its "
                    "address: do not connect.")};
    if (error.code == ErrorCode::PermissionDenied || error.code == ErrorCode::NotFound ||
        error.code == ErrorCode::InvalidArgument)
        return {say("the key file %1 cannot be used", node.keyFile), say("Put the key file back, with mode 0600.")};
    if (error.code == ErrorCode::Unsupported)
        return {say("it has no algorithm in common with this computer"),
                say("Its SSH server is too old: use a newer image.")};
    if (error.code == ErrorCode::Timeout)
        return {say("it does not answer in time"), say("Try again; the machine may be overloaded.")};
    return {say("the connection broke"), say("Try again; if it repeats, restart the machine.")};
}

/// Names of groups that are meant for SSH come first: "<stack>_SSH".
const GroupFact &groupForRule(const std::vector<GroupFact> &groups)
{
    const auto named =
        std::ranges::find_if(groups, [](const GroupFact &group) { return group.name.ends_with("_SSH"); });
    return named == groups.end() ? groups.front() : *named;
}

MaybeFinding ruleIn(const CloudFacts &cloud, const std::string &groupId)
{
    if (!cloud.address)
        return unknown(say("The address of this computer could not be read."), cloud.address.error());
    if (!cloud.groups)
        return unknown(say("The security groups of the head could not be read."), cloud.groups.error());
    if (cloud.groups->empty())
        return std::nullopt;
    Evidence evidence{"this computer: " + *cloud.address};
    for (const GroupFact &group : *cloud.groups) {
        evidence.push_back(
            fmt::format("{} ({}): SSH from {}", group.id, shownLine(group.name),
                        group.sshFrom.empty() ? "nowhere" : fmt::format("{}", fmt::join(group.sshFrom, ", "))));
        for (const std::string &range : group.sshFrom) {
            if (cluster::within(*cloud.address, range))
                return fine(say("%1 admits SSH from this computer (%2 in %3).", group.id, *cloud.address, range),
                            evidence);
        }
    }
    const std::string target = groupId.empty() ? groupForRule(*cloud.groups).id : groupId;
    return problem(say("No security group of the head admits SSH from %1: add a rule to %2. Where the provider "
                       "changes the address often, open the /24 around it (address --neighbours).",
                       *cloud.address, target),
                   evidence, {{RepairAction::OpenSsh, {}, target}});
}

} // namespace

MaybeFinding sshReachability(const Facts &facts)
{
    if (facts.nodes->empty())
        return warning(say("The ledger has no machine of this cluster with an address."));
    Evidence evidence;
    std::vector<std::string> unreachable;
    Sentence first;
    for (const NodeFacts &node : *facts.nodes) {
        if (!node.login) {
            evidence.push_back(fmt::format("{} at {}: answers", node.name, node.address));
            continue;
        }
        const SshFailure failure = classify(*node.login, node);
        evidence.push_back(fmt::format("{} at {}: {}. {} [{}]", node.name, node.address, failure.word.english(),
                                       failure.todo.english(), shownLine(node.login->detail)));
        unreachable.push_back(node.name);
        if (first.empty())
            first = say("%1. %2", failure.word, failure.todo);
    }
    if (unreachable.empty())
        return fine(facts.nodes->size() == 1 ? say("The machine can be logged in to.")
                                             : say("All %1 machines can be logged in to.", facts.nodes->size()),
                    evidence);
    return problem(say("SSH fails for %1 of %2 (%3): %4", unreachable.size(), machinesText(facts.nodes->size()),
                       listed(unreachable), first),
                   evidence);
}

MaybeFinding sshRule(const Facts &facts)
{
    if (facts.ledger->origin.origin == cluster::Origin::Emr)
        return std::nullopt;
    return ruleIn(*facts.cloud, {});
}

MaybeFinding emrSshRule(const Facts &facts)
{
    if (facts.ledger->origin.origin != cluster::Origin::Emr || !facts.cloud->emr || !*facts.cloud->emr)
        return std::nullopt;
    return ruleIn(*facts.cloud, (*facts.cloud->emr)->masterGroup);
}

MaybeFinding keyPair(const Facts &facts)
{
    if (!facts.cloud->key || facts.cloud->key->pair.empty())
        return std::nullopt;
    const KeyFacts &key = *facts.cloud->key;
    if (!key.fingerprint)
        return unknown(say("The key pair %1 could not be read.", key.pair), key.fingerprint.error());
    Evidence evidence{fmt::format("key pair {}: {}", key.pair, *key.fingerprint)};
    if (key.key && key.key->matches(*key.fingerprint))
        return fine(say("%1 belongs to the key pair %2 of the machines.", key.file, key.pair), evidence);
    if (key.key)
        evidence.push_back(fmt::format("{}: {}", key.file, fmt::join(key.key->accountFingerprints, " or ")));
    else
        evidence.push_back(fmt::format("{}: {}", key.file, shownLine(key.key.error().detail)));
    for (const auto &[path, other] : key.others) {
        if (other.matches(*key.fingerprint))
            return problem(
                say("%1 is not the key of the machines: %2 belongs to their key pair %3.", key.file, path, key.pair),
                evidence);
    }
    return problem(key.key ? say("%1 does not belong to the key pair %2 of the machines: use the private key "
                                 "with the fingerprint %3.",
                                 key.file, key.pair, *key.fingerprint)
                           : say("The key file %1 cannot be read: put back the private key of the key pair %2 "
                                 "(%3).",
                                 key.file, key.pair, *key.fingerprint),
                   evidence);
}

MaybeFinding hopToWorkers(const Facts &facts)
{
    const NodeFacts *head = facts.head();
    if (!head || !head->answered() || head->report.hops.empty())
        return std::nullopt;
    Evidence evidence;
    std::vector<Sentence> closed;
    std::vector<std::string> refusedKey;
    for (const Hop &hop : head->report.hops) {
        const auto node = std::ranges::find(*facts.nodes, hop.address, &NodeFacts::privateAddress);
        const std::string name = node == facts.nodes->end() ? hop.address : node->name;
        evidence.push_back(fmt::format("head to {} ({}), port 22: {}", name, hop.address, hop.result));
        if (hop.result == "silent" || hop.result == "refused")
            closed.push_back(hop.result == "silent" ? say("%1 (no answer)", name) : say("%1 (refused)", name));
        else if (node != facts.nodes->end() && node->login && node->login->code == ErrorCode::SshAuthFailed)
            refusedKey.push_back(name);
    }
    if (!closed.empty())
        return problem(say("The head does not reach port 22 of %1: their security group must admit all traffic "
                           "of its members, and the machines must run. Workers are reached by their private "
                           "addresses, through the head only.",
                           listedWords(closed)),
                       evidence);
    if (!refusedKey.empty())
        return problem(say("The head reaches %1, which does not accept the key: its key pair differs from that "
                           "of the head. With ssh, forward the agent (ssh -A).",
                           listed(refusedKey)),
                       evidence);
    return fine(say("The head reaches the workers by their private addresses."), evidence);
}

MaybeFinding clockSkew(const Facts &facts)
{
    constexpr double kNoticed = 30, kSignatures = 240; // AWS rejects signatures after 300 s
    Evidence evidence;
    std::vector<std::string> wrong;
    double worst = std::abs(double(facts.clockOffset.count()) / 1000);
    if (worst >= 1)
        evidence.push_back(fmt::format("this computer: {:.0f} s from the clock of AWS", worst));
    for (const NodeFacts *node : answering(facts)) {
        if (node->report.time == 0)
            continue;
        evidence.push_back(fmt::format("{}: {:+.0f} s from this computer", node->name, node->clockOffset));
        if (std::abs(node->clockOffset) >= kNoticed)
            wrong.push_back(node->name);
        worst = std::max(worst, std::abs(node->clockOffset));
    }
    if (evidence.empty())
        return std::nullopt;
    if (worst < kNoticed)
        return fine(say("The clocks agree."), evidence);
    const Sentence where = wrong.empty() ? say("this computer") : listed(wrong);
    const Sentence sentence =
        say("The clock of %1 is %2 s off: %3. Start a time service there (chrony, or timedatectl set-ntp "
            "true).",
            where, fmt::format("{:.0f}", worst),
            worst >= kSignatures ? say("AWS rejects requests that are signed there")
                                 : say("at 5 min AWS rejects requests"));
    return worst >= kSignatures ? problem(sentence, evidence) : warning(sentence, evidence);
}

} // namespace trainyard::doctor
