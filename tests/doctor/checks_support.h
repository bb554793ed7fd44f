#pragma once

#include <gmock/gmock.h>

#include "backend/doctor/checks/check.h"

namespace trainyard::doctor {

using namespace std::chrono_literals;

inline Error errorOf(ErrorCode code, const std::string &detail)
{
    return {code, "ssh:worker-1", detail};
}

/// A cluster of a head and a worker that are well, with every source read.
class ChecksTest : public testing::Test {
protected:
    ChecksTest()
    {
        m_facts.now = Timestamp(1'800'000'000s);
        LedgerFacts ledger;
        ledger.cluster.id = ClusterId("c-0123456789abcdef");
        ledger.cluster.name = "demo";
        ledger.cluster.region = "us-east-1";
        CloudFacts cloud;
        cloud.address = std::string("203.0.113.7/32");
        cloud.groups = std::vector<GroupFact>{{"sg-1", "trainyard-demo", {"203.0.113.7/32"}}};
        std::vector<aws::Instance> machines;
        std::vector<NodeFacts> nodes;
        for (const std::string &name : {std::string("head"), std::string("worker-1")}) {
            const bool head = name == "head";
            ledger::Resource row;
            row.kind = "instance";
            row.id = head ? "i-0" : "i-1";
            row.name = name;
            ledger.machines.push_back(row);
            aws::Instance machine;
            machine.id = InstanceId(row.id);
            machine.state = "running";
            machine.zone = "us-east-1a";
            machine.vpcId = "vpc-1";
            machine.privateIp = head ? "10.0.0.1" : "10.0.0.2";
            machines.push_back(machine);
            NodeFacts node;
            node.name = name;
            node.role = head ? "head" : "worker";
            node.instance = machine.id;
            node.address = head ? "198.51.100.1" : "198.51.100.2";
            node.privateAddress = machine.privateIp;
            node.user = "ubuntu";
            node.keyFile = "/keys/id_ed25519";
            node.type = "c5.xlarge";
            node.typeGpus = 0;
            node.report.time = 1'800'000'000;
            node.report.gpusListed = 0;
            node.report.numpy = "ok";
            nodes.push_back(node);
        }
        cloud.instances = machines;
        m_facts.ledger = ledger;
        m_facts.cloud = cloud;
        m_facts.nodes = nodes;
        m_facts.logs.emplace();
        AccountFacts account;
        account.account = "123456789012";
        account.profile = "lab";
        account.region = "us-east-1";
        account.sessionEnds = std::optional<Timestamp>();
        account.regions = std::vector<std::string>{"us-east-1", "eu-west-1"};
        account.permissions =
            std::vector<cluster::PermissionLine>{{"ec2:RunInstances", "launch", cluster::Permission::Allowed, {}}};
        account.quotas =
            std::vector{cluster::QuotaLine{"us-east-1", "standard", "L-1216C47A", false, 32.0, {}, 4, 0, {}}};
        account.network = cluster::NetworkUse{2, 0, 5, 5};
        account.volumeTiB = 50.0;
        m_facts.account = account;
    }

    void setOrigin(cluster::Origin origin) { m_facts.ledger->origin = {origin, "the-id"}; }
    NodeFacts &head() { return m_facts.nodes->at(0); }
    NodeFacts &worker() { return m_facts.nodes->at(1); }
    void addMatch(const std::string &check, const std::string &text, const std::string &node = "worker-1",
                  LogSeverity severity = LogSeverity::Error)
    {
        LogMatch match;
        match.rule = "rule";
        match.label = "Label";
        match.cause = "Cause.";
        match.action = "Action.";
        match.check = check;
        match.severity = severity;
        match.node = node;
        match.file = "worker.log";
        match.line = 17;
        match.text = text;
        m_facts.logs->push_back(match);
    }
    /// The finding of a check of the cluster, or of the account.
    std::optional<Finding> of(std::string_view id, bool account = false) const
    {
        for (const Check &check : account ? accountChecks() : clusterChecks()) {
            if (check.id != id)
                continue;
            const auto finding = evaluate(check, m_facts);
            if (finding) {
                EXPECT_EQ(finding->check, id);
                const std::string words = finding->sentence.english();
                EXPECT_FALSE(finding->title.empty() || words.empty());
                EXPECT_TRUE(words.ends_with('.') || words.ends_with(')')) << words;
                for (const std::string &line : finding->evidence)
                    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
                if (finding->severity == Severity::Ok) {
                    EXPECT_TRUE(finding->repairs.empty()) << "what is well needs no repair";
                }
            }
            return finding;
        }
        ADD_FAILURE() << "no check " << id;
        return std::nullopt;
    }
    Severity severity(std::string_view id, bool account = false) const
    {
        const auto finding = of(id, account);
        EXPECT_TRUE(finding) << id << " says nothing";
        return finding ? finding->severity : Severity::Unknown;
    }
    std::string sentence(std::string_view id, bool account = false) const
    {
        const auto finding = of(id, account);
        return finding ? finding->sentence.english() : std::string();
    }

    Facts m_facts;
};

} // namespace trainyard::doctor
