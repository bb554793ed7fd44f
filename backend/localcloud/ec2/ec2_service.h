#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "backend/localcloud/ec2/ec2_action.h"
#include "backend/localcloud/ec2/instance_lifecycle.h"

namespace trainyard::localcloud {

/// The facts of an instance for its metadata endpoint.
struct InstanceFacts {
    Instance instance;
    std::vector<std::string> groupNames;
};

/// EC2: a table of actions over Ec2State, and the lifecycle of the instances. Thread-safe.
class Ec2Service {
public:
    Ec2Service(Store &, Machines &, Ec2Settings);

    /// Reads the records of the previous run; instances that were running then are marked as stopped or terminated.
    Status load();
    void startClock() { m_life.startClock(); }

    /// \return the complete XML document of the reply
    /// \error those of the action; Unavailable after terminateAll
    ServiceResult<std::string> handle(const Ec2Call &);

    std::optional<InstanceFacts> factsBySecret(const std::string &metadataSecret);
    /// RunInstances for another service, with everything that LaunchExtras has, before the first boot: also tags
    /// ("aws:...") that clients may not set.
    /// \return ids of the instances
    ServiceResult<std::vector<std::string>> launchWith(Ec2Call, const LaunchExtras &);
    /// Calls `use(Ec2State &)` with the records, under their mutex; it must not call this object.
    template <class F>
    auto withState(F use)
    {
        const std::lock_guard guard(m_state.mutex);
        return use(m_state);
    }
    const Ec2Settings &settings() const { return m_settings; }
    /// \error InvalidLaunchTemplateName.NotFoundException, InvalidLaunchTemplateId.NotFound and .VersionNotFound
    ServiceResult<LaunchTemplateVersion> templateVersion(const std::string &region, const Parameters &names);
    /// The default subnets of the region and those that clients created.
    std::vector<SubnetInfo> subnets(const std::string &region);
    /// Removes a tag that clients cannot remove.
    /// \return false: there was no such tag
    bool removeTag(const std::string &region, const std::string &instance, const std::string &key);
    /// Instances of the region with the tag, including those that have ended.
    std::vector<Instance> withTag(const std::string &region, const std::string &key, const std::string &value);
    /// Number of instances that need this process: all that are neither stopped nor terminated.
    std::size_t activeInstances();
    /// Refuses all calls from now on, ends every instance that is not stopped, and waits until its processes are gone.
    void terminateAll() { m_life.terminateAll(); }

private:
    const Ec2Settings m_settings;
    Ec2State m_state;
    InstanceLifecycle m_life; ///< after the two that it uses
    std::map<std::string, Ec2Action, std::less<>> m_actions;
};

} // namespace trainyard::localcloud
