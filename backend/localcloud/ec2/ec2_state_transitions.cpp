// State transitions: pending to running, shutting-down to terminated, and the reaction to instances that end by
// themselves.
#include "backend/localcloud/confined_folder.h"
#include "backend/localcloud/ec2/ec2_records.h"
#include "backend/localcloud/instances/machines.h"

namespace trainyard::localcloud {
namespace {

using namespace std::chrono_literals;

// Approximate durations at AWS; divided by --speed.
constexpr std::int64_t kPendingMillis = 3000;
constexpr std::int64_t kShuttingDownMillis = 5000;
constexpr std::int64_t kStoppingMillis = 4000;
constexpr std::int64_t kSpotNoticeMillis = 120 * 1000; ///< from the notice to the termination, as at AWS
constexpr std::int64_t kForgetMillis = 3600 * 1000;    ///< a terminated instance remains listed for an hour

void removeFolder(const std::filesystem::path &folder)
{
    std::error_code error;
    std::filesystem::remove_all(folder, error);
    if (!error)
        return;
    // The instance may have made folders unreadable for their owner.
    std::error_code ignored;
    using std::filesystem::perms;
    for (auto it = std::filesystem::recursive_directory_iterator(
             folder, std::filesystem::directory_options::skip_permission_denied, ignored);
         it != std::filesystem::recursive_directory_iterator(); it.increment(ignored)) {
        if (it->is_directory(ignored) && !it->is_symlink(ignored))
            std::filesystem::permissions(it->path(), perms::owner_all, std::filesystem::perm_options::add, ignored);
    }
    std::filesystem::remove_all(folder, error);
    if (error)
        spdlog::error("the disk of an instance cannot be removed: {}: {}", folder.string(), error.message());
}

} // namespace

std::int64_t Ec2Service::now() const
{
    return toMillis(SystemClock::instance().now());
}

void Ec2Service::startClock()
{
    m_clock = std::thread([this] { clockThread(); });
}

void Ec2Service::clockThread()
{
    std::unique_lock lock(m_mutex);
    for (int tick = 0; !m_stopping; ++tick) {
        tickLocked(tick % 10 == 0);
        m_wake.wait_for(lock, 20ms, [&] { return m_stopping; });
    }
}

void Ec2Service::tickLocked(bool checkPowerRequests)
{
    bool hostsChanged = false;
    const auto time = now();
    const auto interruption = m_settings.instanceFaults ? m_settings.instanceFaults().spotInterruption : std::string();
    for (auto it = m_instances.begin(); it != m_instances.end();) {
        auto &one = it->second;
        const auto age = time - one.stateSince;
        if (one.state == "terminated") {
            if (age > delay(kForgetMillis)) {
                m_store.remove("instance", one.id);
                it = m_instances.erase(it);
                continue;
            }
        } else if (one.state == "shutting-down" || one.state == "stopping") {
            const auto ending = m_pendingTerminations.find(one.id);
            const bool done =
                ending == m_pendingTerminations.end() || ending->second.done.wait_for(0s) == std::future_status::ready;
            if (done && age >= delay(one.state == "stopping" ? kStoppingMillis : kShuttingDownMillis)) {
                endingDoneLocked(one);
                hostsChanged = true;
            }
        } else if (one.state == "pending") {
            const auto view = m_machines.view(one.id);
            if (view.phase == Machines::Phase::Ready && age >= delay(kPendingMillis)) {
                one.state = "running";
                one.stateSince = time;
                saveInstance(one);
                hostsChanged = true;
            } else if (view.phase == Machines::Phase::Failed || view.phase == Machines::Phase::Exited) {
                spdlog::error("instance {} does not start: {}", one.id, view.detail);
                endLocked(one, "shutting-down", "Server.InternalError",
                          "Server.InternalError: Internal error on launch");
            }
        } else if (one.state == "running") {
            const auto phase = m_machines.view(one.id).phase;
            const auto wish = checkPowerRequests && !m_settings.recordsOnly
                                  ? duePowerRequest(folderOf(one), time / 1000)
                                  : PowerRequest::None;
            const auto reboot = m_reboots.contains(one.id);
            if (!one.spotRequest.empty())
                interruptLocked(one, interruption);
            if (one.state != "running") {
                ++it;
                continue;
            }
            if (reboot || wish == PowerRequest::Reboot) {
                rebootLocked(one);
            } else if (wish == PowerRequest::PowerOff) {
                guestEndedLocked(one, "Client.InstanceInitiatedShutdown",
                                 "Client.InstanceInitiatedShutdown: Instance initiated shutdown");
            } else if (phase == Machines::Phase::Exited || phase == Machines::Phase::Failed) {
                guestEndedLocked(one, "Server.InternalError",
                                 "Server.InternalError: The processes of the instance ended");
            }
        }
        ++it;
    }
    if (hostsChanged)
        writeHostsLocked();
}

/// Interrupts a spot instance: publishes the notice through its metadata, and terminates it two minutes later.
void Ec2Service::interruptLocked(Instance &one, const std::string &wanted)
{
    if (one.takenAt == 0 && (wanted == "*" || wanted == one.id)) {
        one.takenAt = now() + delay(kSpotNoticeMillis);
        saveInstance(one);
    } else if (one.takenAt != 0 && now() >= one.takenAt) {
        endLocked(one, "shutting-down", "Server.SpotInstanceTermination",
                  "Server.SpotInstanceTermination: Spot instance termination");
    }
}

void Ec2Service::guestEndedLocked(Instance &one, const std::string &code, const std::string &message)
{
    endLocked(one, one.shutdownBehavior == "terminate" ? "shutting-down" : "stopping", code, message);
}

void Ec2Service::endLocked(Instance &one, const std::string &nextState, const std::string &reasonCode,
                           const std::string &reasonMessage)
{
    one.state = nextState;
    one.stateSince = now();
    one.stateReasonCode = reasonCode;
    one.stateReasonMessage = reasonMessage;
    one.transitionReason = (reasonCode == "Client.UserInitiatedShutdown" ? "User initiated" : reasonMessage) + " (" +
                           millisToIso(one.stateSince) + ")";
    saveInstance(one);
    m_reboots.erase(one.id);
    const bool removeDisk = nextState == "shutting-down";
    auto &ending = m_pendingTerminations[one.id];
    ending.removeDisk = removeDisk;
    ending.done = m_pool.run([this, id = one.id, folder = folderOf(one), removeDisk](std::stop_token) {
        m_machines.end(id);
        if (removeDisk)
            removeFolder(folder);
        return true;
    });
}

void Ec2Service::endingDoneLocked(Instance &one)
{
    m_pendingTerminations.erase(one.id);
    const bool terminated = one.state == "shutting-down";
    one.state = terminated ? "terminated" : "stopped";
    one.stateSince = now();
    if (terminated) {
        for (const auto &id : one.volumes) {
            auto volume = m_volumes.find(id);
            if (volume == m_volumes.end())
                continue;
            if (volume->second.deleteOnTermination) {
                m_store.remove("volume", id);
                m_volumes.erase(volume);
            } else {
                volume->second.instance.clear();
                save("volume", id, volume->second);
            }
        }
        one.volumes.clear();
        releaseResourcesLocked(one);
        one.groups.clear(); // a terminated instance uses no group
        one.metadataSecret.clear();
        if (m_settings.onTerminated)
            m_settings.onTerminated(one.id);
    }
    saveInstance(one);
}

void Ec2Service::rebootLocked(Instance &one)
{
    // The instance ends and boots again over several ticks; its state remains "running", as at AWS.
    if (m_reboots.insert(one.id).second) {
        if (const auto root = ConfinedFolder::open(folderOf(one)))
            (void)root->remove("control/shutdown");
        m_pendingTerminations[one.id].done = m_pool.run([this, id = one.id](std::stop_token) {
            m_machines.end(id);
            return true;
        });
        return;
    }
    const auto ending = m_pendingTerminations.find(one.id);
    if (ending != m_pendingTerminations.end() && ending->second.done.wait_for(0s) != std::future_status::ready)
        return;
    m_pendingTerminations.erase(one.id);
    m_reboots.erase(one.id);
    bootLocked(one);
}

void Ec2Service::writeHostsLocked()
{
    if (m_settings.recordsOnly)
        return;
    std::map<std::string, std::vector<std::pair<std::string, std::string>>> byRegion;
    const auto nameOf = [](const Instance &one) {
        auto name = "ip-" + one.address;
        std::replace(name.begin(), name.end(), '.', '-');
        return name;
    };
    for (const auto &[id, one] : m_instances) {
        if (one.state == "running" || one.state == "pending")
            byRegion[one.region].emplace_back(one.address, nameOf(one));
    }
    for (const auto &[id, one] : m_instances) {
        if (one.state == "running")
            (void)writeHosts(folderOf(one), nameOf(one), byRegion[one.region]);
    }
}

std::size_t Ec2Service::activeInstances()
{
    const std::lock_guard guard(m_mutex);
    return std::size_t(std::count_if(m_instances.begin(), m_instances.end(), [](const auto &pair) {
        return pair.second.state != "terminated" && pair.second.state != "stopped";
    }));
}

void Ec2Service::terminateAll()
{
    {
        const std::lock_guard guard(m_mutex);
        for (auto &[id, one] : m_instances) {
            if (one.state == "pending" || one.state == "running" || one.state == "stopping")
                endLocked(one, "shutting-down", "Server.InternalError",
                          "Server.InternalError: The local cloud was ended");
        }
    }
    m_pool.drain();
    const std::lock_guard guard(m_mutex);
    for (auto &[id, one] : m_instances) {
        if (one.state == "shutting-down")
            endingDoneLocked(one);
    }
}

std::optional<InstanceFacts> Ec2Service::factsBySecret(const std::string &metadataSecret)
{
    const std::lock_guard guard(m_mutex);
    for (const auto &[id, one] : m_instances) {
        if (metadataSecret.empty() || one.metadataSecret != metadataSecret)
            continue;
        InstanceFacts facts{one, one.user, {}};
        for (const auto &group : one.groups) {
            if (const auto found = m_groups.find(group); found != m_groups.end())
                facts.groupNames.push_back(found->second.name);
        }
        return facts;
    }
    return std::nullopt;
}

} // namespace trainyard::localcloud
