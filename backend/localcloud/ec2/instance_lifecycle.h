#pragma once

#include <condition_variable>
#include <filesystem>
#include <future>
#include <map>
#include <set>
#include <string>
#include <thread>

#include "backend/core/async/task_pool.h"
#include "backend/localcloud/ec2/ec2_state.h"

namespace trainyard::localcloud {

class Machines;

/// Boots and ends instances, and moves their states with AWS's delays, divided by the speed. The caller holds
/// Ec2State::mutex, except where noted.
class InstanceLifecycle {
public:
    InstanceLifecycle(Ec2State &, Machines &, const Ec2Settings &);
    ~InstanceLifecycle(); ///< without the mutex

    /// Marks the instances that ran when the previous local cloud ended as stopped or terminated.
    void recover();
    void startClock(); ///< without the mutex
    /// Ends every instance that is not stopped, and waits until its processes are gone. Afterwards nothing boots or
    /// ends any more. Without the mutex.
    void terminateAll();

    void boot(Instance &);
    /// \param next  ShuttingDown or Stopping
    void end(Instance &, InstanceState next, const std::string &reasonCode, const std::string &reasonMessage);
    /// As at AWS, the instance remains running while it ends and boots again. A second call changes nothing.
    void reboot(Instance &);

    /// The tier of instances that boot now, as their tag shows it.
    std::string tier() const;
    std::filesystem::path folderOf(const Instance &one) const { return m_settings.instancesFolder / one.id; }

private:
    struct Ending {
        bool reboots = false;
        std::future<void> done;
    };

    void clockThread();
    void tick(bool checkPowerRequests);
    void advanceEnd(Instance &);
    void advanceBoot(Instance &);
    void watch(Instance &, const std::string &interruption, bool checkPowerRequests);
    /// Publishes the notice of a spot interruption, and terminates the instance two minutes later.
    void interrupt(Instance &, const std::string &wanted);
    void guestEnded(Instance &, const std::string &code, const std::string &message);
    void endMachine(const Instance &, bool removeDisk, bool reboots);
    void ended(Instance &);
    void release(const Instance &);
    void writeHostsFiles();
    void setState(Instance &, InstanceState);

    Ec2State &m_state;
    Machines &m_machines;
    const Ec2Settings &m_settings;
    std::map<std::string, Ending> m_endings; ///< by instance id; guarded by the state's mutex
    std::condition_variable m_wake;          ///< the local cloud ends
    std::thread m_clock;
    TaskPool m_pool{4}; ///< last: its tasks use the members above
};

} // namespace trainyard::localcloud
