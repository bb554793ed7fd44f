// Functions by which tests configure and inspect the fake cloud.
#include "tests/cluster/support/fake_cloud.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "backend/core/time/time_source.h"

namespace trainyard::cluster {

using namespace std::chrono_literals;

int FakeCloud::alive() const
{
    const std::lock_guard lock(m_mutex);
    int count = 0;
    for (const auto &[name, region] : m_regions)
        count += static_cast<int>(
            std::ranges::count_if(region.machines, [](const aws::Instance &m) { return !m.isTerminated(); }));
    return count;
}

int FakeCloud::calls(const std::string &operation) const
{
    const std::lock_guard lock(m_mutex);
    const auto at = m_calls.find(operation);
    return at == m_calls.end() ? 0 : at->second;
}

FakeCloud::Region FakeCloud::region(const std::string &name) const
{
    const std::lock_guard lock(m_mutex);
    const auto at = m_regions.find(name);
    return at == m_regions.end() ? Region{} : at->second;
}

std::string FakeCloud::stateOf(const InstanceId &id) const
{
    const std::lock_guard lock(m_mutex);
    for (const auto &[name, region] : m_regions) {
        const auto at = std::ranges::find(region.machines, id, &aws::Instance::id);
        if (at != region.machines.end())
            return at->state;
    }
    return {};
}

void FakeCloud::retag(const std::function<void(const std::string &id, TagMap &)> &change)
{
    const std::lock_guard lock(m_mutex);
    for (auto &[name, region] : m_regions) {
        for (aws::Instance &m : region.machines)
            change(m.id.value, m.tags);
        for (auto *resources : {&region.groups, &region.keys}) {
            for (auto &[id, resource] : *resources)
                change(id, resource.tags);
        }
        for (Ec2Resource &resource : region.others)
            change(resource.id, resource.tags);
    }
}

InstanceId FakeCloud::addForeign(const std::string &region, const TagMap &tags, const std::string &token,
                                 const std::string &group)
{
    const std::lock_guard lock(m_mutex);
    aws::Instance m;
    const std::string number = std::to_string(m_next++);
    m.id = InstanceId("i-f" + std::string(16 - number.size(), '0') + number); // no launched machine has such an id
    m.state = "running";
    m.type = "c5.xlarge";
    m.launched = wallNow();
    m.tags = tags;
    if (!group.empty())
        m_regions[region].groupOf[m.id.value] = group;
    m.clientToken = token;
    m_regions[region].machines.push_back(m);
    return m.id;
}

void FakeCloud::addResource(const std::string &region, Ec2Resource resource)
{
    const std::lock_guard lock(m_mutex);
    if (resource.kind == ResourceKind::SecurityGroup)
        m_regions[region].groups[resource.id] = std::move(resource);
    else
        m_regions[region].others.push_back(std::move(resource));
}

void FakeCloud::allow(const std::string &region, const std::string &group, const std::string &cidr)
{
    const std::lock_guard lock(m_mutex);
    m_regions[region].sshFrom[group].push_back(cidr);
}

std::vector<std::string> FakeCloud::removed() const
{
    const std::lock_guard lock(m_mutex);
    return m_removed;
}

void FakeCloud::endTagged(const std::string &region, const std::string &key)
{
    const std::lock_guard lock(m_mutex);
    for (aws::Instance &m : m_regions[region].machines) {
        if (m.tags.contains(key) && !m.isTerminated())
            m.state = "terminated";
    }
}

void FakeCloud::endByItself(const std::string &region, const std::string &node, const std::string &reason)
{
    const std::lock_guard lock(m_mutex);
    for (aws::Instance &m : m_regions[region].machines) {
        if (m.tags["trainyard:node"] == node && !m.isTerminated()) {
            m.state = "terminated";
            m.stateReason = reason;
        }
    }
}

FakeSetting::FakeSetting(std::filesystem::path state)
{
    if (state.empty())
        state = folder.path();
    m_context.profile = "fake";
    m_context.region = "us-east-1";
    m_context.endpointId = "fake";
    m_context.owner = "somebody";
    m_context.account = "123456789012";
    m_context.catalog = Catalog::bundled();
    m_context.stateFolder = state;
    m_context.ledger = std::make_shared<ledger::Ledger>(std::move(*ledger::Ledger::open(state)));
    m_context.ec2Of = [this](const std::string &region) { return cloud.of(region); };
    m_context.parameterOf = [this](const std::string &region, const std::string &name,
                                   const CallContext &) -> Result<std::string> {
        const auto found = cloud.parameters.find(region + " " + name);
        if (found == cloud.parameters.end())
            return fail(ErrorCode::NotFound, "ssm:GetParameter", "ParameterNotFound");
        return found->second;
    };
    m_context.publicAddress = [](const CallContext &) -> Result<std::string> { return std::string("198.51.100.7/32"); };
    m_context.polling.initialInterval = 1ms;
    m_context.polling.maxInterval = 5ms;
    m_context.polling.beforeSecondSweep = 2ms;
    m_context.polling.consistency = 2000ms;
}

LaunchPlan FakeSetting::plan(const std::string &name, int workers) const
{
    LaunchPlan plan;
    plan.name = name;
    plan.workers = workers;
    return plan;
}

} // namespace trainyard::cluster
