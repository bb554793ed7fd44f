#pragma once

#include <algorithm>

#include "backend/cluster/launch/preflight/preflight.h"

namespace trainyard::cluster {

/// Collects the findings; one member function per check.
class PreflightEvaluator {
public:
    PreflightEvaluator(const LaunchPlan &plan, const Catalog &catalog, const PreflightFacts &facts)
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
        std::erase_if(m_findings, [](const Finding &finding) { return finding.severity == Severity::Green; });
        return std::move(m_findings);
    }

private:
    void add(Check check, Severity severity, Sentence text, std::vector<Fix> fixes = {})
    {
        m_findings.push_back({check, severity, std::move(text), std::move(fixes), {}});
    }
    void add(Check check, Severity severity, const Sentence &text, const Error &error, std::vector<Fix> fixes = {})
    {
        m_findings.push_back({check, severity, say("%1: %2.", text, error.detail), std::move(fixes), error});
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
