#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/cluster/stack/elastic/elastic_policy.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

inline const Timestamp kNow{std::chrono::hours(480'000)};

inline ElasticNode node(StackRole role, const std::string &name, const std::string &id, const std::string &address)
{
    ElasticNode n;
    n.machine.role = role;
    n.machine.node = name;
    n.machine.instance = InstanceId(id);
    n.machine.state = "running";
    n.machine.privateIp = address;
    n.vpc = "vpc-1";
    n.subnet = "subnet-1";
    n.launched = kNow - 5min;
    n.data.marker = true;
    return n;
}

/// A run of a master and a base worker, and an elastic worker that another program has started.
class ElasticPolicy : public testing::Test {
protected:
    ElasticPolicy()
    {
        m_facts.now = kNow;
        m_facts.began = kNow - 1h;
        m_facts.parts.vpc = "vpc-1";
        m_facts.parts.workerSubnet = "subnet-1";
        m_facts.nodes = {node(StackRole::Master, "head", "i-head", "10.0.0.5"),
                         node(StackRole::Base, "worker-1", "i-base", "10.0.1.5"),
                         node(StackRole::Elastic, "", "i-new", "10.0.1.9")};
        m_facts.nodes[0].launched = m_facts.nodes[1].launched = kNow - 2h;
        m_facts.nodes[1].member = true;
    }
    ElasticNode &base() { return m_facts.nodes[1]; }
    ElasticNode &elastic() { return m_facts.nodes[2]; }
    /// The elastic worker as a member with its tags.
    void admitted()
    {
        elastic().machine.node = "worker-2";
        elastic().machine.elasticStatus = "ADDED";
        elastic().member = true;
        m_facts.log = {{0, true, "10.0.1.9", 1s}};
    }
    std::vector<std::string> steps() const
    {
        std::vector<std::string> found;
        for (const ElasticAction &a : elasticActions(m_facts))
            found.push_back(std::string(toString(a.step)) + (a.instance.empty() ? "" : " " + a.instance.value));
        return found;
    }
    std::string reason() const
    {
        const auto all = elasticActions(m_facts);
        return all.size() == 1 ? all.front().reason : "not one action";
    }

    ElasticFacts m_facts;
};

} // namespace trainyard::cluster
