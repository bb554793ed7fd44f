#include "backend/localcloud/ec2/instance_lifecycle.h"

#include "backend/core/encoding.h"
#include "backend/core/system/logging.h"
#include "backend/localcloud/confined_folder.h"
#include "backend/localcloud/ec2/ec2_action.h"
#include "backend/localcloud/instances/disk_copy.h"
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

} // namespace

InstanceLifecycle::InstanceLifecycle(Ec2State &state, Machines &machines, const Ec2Settings &settings)
    : m_state(state)
    , m_machines(machines)
    , m_settings(settings)
{
}

InstanceLifecycle::~InstanceLifecycle()
{
    {
        const std::lock_guard guard(m_state.mutex);
        m_state.ending = true;
    }
    m_wake.notify_all();
    if (m_clock.joinable())
        m_clock.join();
    m_pool.drain();
}

void InstanceLifecycle::startClock()
{
    m_clock = std::thread([this] { clockThread(); });
}

void InstanceLifecycle::clockThread()
{
    std::unique_lock lock(m_state.mutex);
    for (int count = 0; !m_state.ending; ++count) {
        tick(count % 10 == 0);
        m_wake.wait_for(lock, 20ms, [&] { return m_state.ending; });
    }
}

void InstanceLifecycle::tick(bool checkPowerRequests)
{
    bool hostsChanged = false;
    const auto interruption = m_settings.instanceFaults ? m_settings.instanceFaults().spotInterruption : std::string();
    std::vector<std::string> forgotten;
    for (auto &[id, one] : m_state.instances) {
        const auto before = one.state;
        switch (one.state) {
        case InstanceState::Pending:
            advanceBoot(one);
            break;
        case InstanceState::Running:
            watch(one, interruption, checkPowerRequests);
            break;
        case InstanceState::ShuttingDown:
        case InstanceState::Stopping:
            advanceEnd(one);
            break;
        case InstanceState::Terminated:
            if (nowMillis() - one.stateSince > m_settings.delay(kForgetMillis))
                forgotten.push_back(id);
            break;
        case InstanceState::Stopped:
            break;
        }
        hostsChanged |= one.state != before && !m_endings.contains(id); // it runs, or it has ended
    }
    for (const auto &id : forgotten)
        m_state.instances.remove(id);
    finishCopies();
    if (hostsChanged)
        writeHostsFiles();
}

void InstanceLifecycle::setState(Instance &one, InstanceState state)
{
    one.state = state;
    one.stateSince = nowMillis();
}

void InstanceLifecycle::advanceEnd(Instance &one)
{
    const auto ending = m_endings.find(one.id);
    const bool done = ending == m_endings.end() || ending->second.done.wait_for(0s) == std::future_status::ready;
    const auto usual = one.state == InstanceState::Stopping ? kStoppingMillis : kShuttingDownMillis;
    if (done && nowMillis() - one.stateSince >= m_settings.delay(usual))
        ended(one);
}

void InstanceLifecycle::advanceBoot(Instance &one)
{
    const auto view = m_machines.view(one.id);
    if (view.phase == Machines::Phase::Booting)
        return;
    if (view.phase != Machines::Phase::Ready) { // also Absent: its boot failed before it began
        spdlog::error("instance {} does not start ({}): {}", one.id, toString(view.phase), view.detail);
        end(one, InstanceState::ShuttingDown, "Server.InternalError", "Server.InternalError: Internal error on launch");
    } else if (nowMillis() - one.stateSince >= m_settings.delay(kPendingMillis)) {
        setState(one, InstanceState::Running);
        m_state.instances.save(one);
    }
}

void InstanceLifecycle::watch(Instance &one, const std::string &interruption, bool checkPowerRequests)
{
    const auto phase = m_machines.view(one.id).phase;
    const auto due = checkPowerRequests && !m_settings.recordsOnly ? duePowerRequest(folderOf(one), nowMillis() / 1000)
                                                                   : PowerRequest::None;
    if (!one.spotRequest.empty())
        interrupt(one, interruption);
    if (one.state != InstanceState::Running)
        return;
    if (const auto ending = m_endings.find(one.id); ending != m_endings.end() && ending->second.reboots) {
        if (ending->second.done.wait_for(0s) != std::future_status::ready)
            return;
        beginCopies(one.id);
        if (isCopied(one.id))
            return;
        m_endings.erase(ending);
        boot(one);
    } else if (due == PowerRequest::Reboot) {
        reboot(one);
    } else if (due == PowerRequest::PowerOff) {
        guestEnded(one, "Client.InstanceInitiatedShutdown",
                   "Client.InstanceInitiatedShutdown: Instance initiated shutdown");
    } else if (phase == Machines::Phase::Exited || phase == Machines::Phase::Failed) {
        guestEnded(one, "Server.InternalError", "Server.InternalError: The processes of the instance ended");
    }
}

void InstanceLifecycle::interrupt(Instance &one, const std::string &wanted)
{
    if (one.takenAt == 0 && (wanted == "*" || wanted == one.id)) {
        one.takenAt = nowMillis() + m_settings.delay(kSpotNoticeMillis);
        m_state.instances.save(one);
    } else if (one.takenAt != 0 && nowMillis() >= one.takenAt) {
        end(one, InstanceState::ShuttingDown, "Server.SpotInstanceTermination",
            "Server.SpotInstanceTermination: Spot instance termination");
    }
}

void InstanceLifecycle::guestEnded(Instance &one, const std::string &code, const std::string &message)
{
    const bool terminates = one.shutdownBehavior == ShutdownBehavior::Terminate;
    end(one, terminates ? InstanceState::ShuttingDown : InstanceState::Stopping, code, message);
}

void InstanceLifecycle::end(Instance &one, InstanceState next, const std::string &reasonCode,
                            const std::string &reasonMessage)
{
    setState(one, next);
    one.stateReasonCode = reasonCode;
    one.stateReasonMessage = reasonMessage;
    one.transitionReason = (reasonCode == "Client.UserInitiatedShutdown" ? "User initiated" : reasonMessage) + " (" +
                           millisToIso(one.stateSince) + ")";
    m_state.instances.save(one);
    endMachine(one, next == InstanceState::ShuttingDown, false);
}

/// Ends the processes in the pool: that can take seconds, and the caller holds the mutex.
void InstanceLifecycle::endMachine(const Instance &one, bool removesDisk, bool reboots)
{
    auto &ending = m_endings[one.id];
    ending.reboots = reboots;
    ending.done = m_pool.run([this, id = one.id, folder = folderOf(one), removesDisk](std::stop_token) {
        m_machines.end(id);
        if (removesDisk)
            removeDisk(folder);
    });
}

void InstanceLifecycle::ended(Instance &one)
{
    m_endings.erase(one.id);
    const bool terminated = one.state == InstanceState::ShuttingDown;
    setState(one, terminated ? InstanceState::Terminated : InstanceState::Stopped);
    if (terminated) {
        release(one);
        one.volumes.clear();
        one.groups.clear(); // a terminated instance uses no group
        one.metadataSecret.clear();
        if (m_settings.onTerminated)
            m_settings.onTerminated(one.id);
    }
    m_state.instances.save(one);
}

/// Releases the resources of a terminated instance: volumes, Elastic IP addresses, its spot request.
void InstanceLifecycle::release(const Instance &one)
{
    for (const auto &id : one.volumes) {
        auto *volume = m_state.volumes.find(one.region, id);
        if (volume && volume->deleteOnTermination) {
            m_state.volumes.remove(id);
        } else if (volume) {
            volume->instance.clear();
            m_state.volumes.save(*volume);
        }
    }
    for (auto &[id, address] : m_state.addresses) {
        if (address.instance != one.id)
            continue;
        address.instance.clear();
        m_state.addresses.save(address);
    }
    if (auto *request = m_state.spotRequests.find(one.region, one.spotRequest);
        request && request->state == SpotState::Active) {
        request->state = SpotState::Closed;
        request->status = one.stateReasonCode == "Server.SpotInstanceTermination" ? "instance-terminated-no-capacity"
                                                                                  : "instance-terminated-by-user";
        m_state.spotRequests.save(*request);
    }
}

void InstanceLifecycle::reboot(Instance &one)
{
    if (const auto ending = m_endings.find(one.id); ending != m_endings.end() && ending->second.reboots)
        return;
    if (const auto root = ConfinedFolder::open(folderOf(one)))
        (void)root->remove("control/shutdown");
    endMachine(one, false, true);
}

std::string InstanceLifecycle::tier() const
{
    return std::string(toString(m_machines.host().tier));
}

void InstanceLifecycle::boot(Instance &one)
{
    SandboxSpec spec;
    spec.folder = folderOf(one);
    spec.hostName = hostNameOf(one);
    spec.address = one.address;
    spec.port = std::uint16_t(one.sshPort);
    spec.user = one.user;
    spec.firstBoot = one.boots == 0;
    spec.ownNetwork = m_state.ownSubnets.find(one.region, one.subnetId) != nullptr;
    spec.isPrivate = spec.ownNetwork && !one.publicAddress;
    const auto faults = m_settings.instanceFaults ? m_settings.instanceFaults() : InstanceFaults();
    spec.diskBytes = faults.diskBytes;
    if (const auto data = base64Decode(one.userData))
        spec.userData = readUserData(std::string_view(reinterpret_cast<const char *>(data->data()), data->size()));
    if (m_state.images.find(one.region, one.imageId))
        spec.image = imageFolder(one.imageId);
    if (const auto *key = m_state.keys.named(one.region, one.keyName))
        spec.authorizedKeys.push_back(key->publicLine + " " + key->name);
    for (const auto &key : spec.userData.authorizedKeys)
        spec.authorizedKeys.push_back(key);
    if (faults.refusesLogin)
        spec.authorizedKeys.clear();
    if (faults.otherHostKey)
        spec.userData.hostKeyPrivate.reset(); // the instance then generates its own key
    spec.environment = {
        {"AWS_ENDPOINT_URL", m_settings.endpointUrl},
        {"AWS_DEFAULT_REGION", one.region},
        {"AWS_EC2_METADATA_SERVICE_ENDPOINT", m_settings.endpointUrl + "/-metadata/" + one.metadataSecret},
        {"CUDA_VISIBLE_DEVICES", "-1"}};       // an instance has no GPU, whatever this computer has
    if (const auto *type = findType(one.type)) // all instances share this computer's cores
        spec.environment.emplace("TRAINYARD_CPUS", std::to_string(type->cores));
    if (m_settings.equip)
        m_settings.equip(one, spec);
    ++one.boots;
    m_state.instances.save(one);
    m_machines.boot(one.id, std::move(spec));
}

void InstanceLifecycle::writeHostsFiles()
{
    if (m_settings.recordsOnly)
        return;
    std::map<std::string, std::vector<std::pair<std::string, std::string>>> byRegion;
    for (const auto &[id, one] : m_state.instances) {
        if (one.state == InstanceState::Running || one.state == InstanceState::Pending)
            byRegion[one.region].emplace_back(one.address, hostNameOf(one));
    }
    for (const auto &[id, one] : m_state.instances) {
        if (one.state == InstanceState::Running)
            (void)writeHosts(folderOf(one), hostNameOf(one), byRegion[one.region]);
    }
}

void InstanceLifecycle::recover()
{
    for (auto &[id, image] : m_state.images) {
        if (image.state != ImageState::Pending)
            continue;
        image.state = ImageState::Failed;
        image.failure = "The local cloud ended while the image was being made";
        m_state.images.save(image);
    }
    for (auto &[id, one] : m_state.instances) {
        if (one.state == InstanceState::Terminated || one.state == InstanceState::Stopped)
            continue;
        // Its processes ended with the previous local cloud.
        const bool terminates =
            one.state == InstanceState::ShuttingDown ||
            (one.state != InstanceState::Stopping && one.shutdownBehavior == ShutdownBehavior::Terminate);
        spdlog::warn("instance {} was {} when the local cloud ended; it is now {}", id, toString(one.state),
                     terminates ? "terminated" : "stopped");
        one.state = terminates ? InstanceState::ShuttingDown : InstanceState::Stopping;
        if (one.stateReasonCode.empty()) {
            one.stateReasonCode = "Server.InternalError";
            one.stateReasonMessage = "Server.InternalError: The local cloud ended while this instance was running";
        }
        one.transitionReason = one.stateReasonMessage;
        if (terminates)
            removeDisk(folderOf(one));
        ended(one);
    }
}

void InstanceLifecycle::terminateAll()
{
    {
        const std::lock_guard guard(m_state.mutex);
        m_state.ending = true; // no action and no tick follows, so that nothing boots after this loop
        for (auto &[id, one] : m_state.instances) {
            if (one.live() && one.state != InstanceState::Stopped && one.state != InstanceState::ShuttingDown)
                end(one, InstanceState::ShuttingDown, "Server.InternalError",
                    "Server.InternalError: The local cloud was ended");
        }
    }
    m_wake.notify_all();
    m_pool.drain();
    const std::lock_guard guard(m_state.mutex);
    for (auto &[id, one] : m_state.instances) {
        if (one.state == InstanceState::ShuttingDown)
            ended(one);
    }
}

} // namespace trainyard::localcloud
