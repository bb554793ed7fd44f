#pragma once

#include <algorithm>

#include <fmt/format.h>

#include "backend/cluster/preflight.h"

namespace trainyard::cluster {

/// Puts findings together; each check is one function.
class Judge {
public:
    Judge(const LaunchPlan &plan, const Catalog &catalog, const PreflightFacts &facts)
        : m_plan(plan)
        , m_catalog(catalog)
        , m_facts(facts)
    {
    }
    Preflight all()
    {
        account();
        permission();
        quota();
        capacity();
        image();
        key();
        address();
        group();
        subnet();
        deadline();
        buckets();
        hibernation();
        return {std::move(m_findings)};
    }

    std::vector<Finding> network()
    {
        address();
        group();
        subnet();
        std::erase_if(m_findings, [](const Finding &finding) { return finding.verdict == Verdict::Green; });
        return std::move(m_findings);
    }

private:
    void add(Check check, Verdict verdict, std::string text, std::vector<Offer> offers = {})
    {
        m_findings.push_back({check, verdict, std::move(text), std::move(offers), {}});
    }
    void add(Check check, Verdict verdict, const std::string &text, const Error &error, std::vector<Offer> offers = {})
    {
        m_findings.push_back({check, verdict, fmt::format("{}: {}.", text, error.detail), std::move(offers), error});
    }

    void account();
    void permission();
    void quota();
    void capacity();
    void capacityOf(const std::string &role, const std::string &type);
    void image();
    void key();
    void address();
    void group();
    void subnet();
    void chosenSubnet(const SubnetChoice &);
    void deadline();
    void buckets();
    void hibernation();

    const LaunchPlan &m_plan;
    const Catalog &m_catalog;
    const PreflightFacts &m_facts;
    std::vector<Finding> m_findings;
};

} // namespace trainyard::cluster
