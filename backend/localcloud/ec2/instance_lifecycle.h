#pragma once

#include <condition_variable>
#include <filesystem>
#include <future>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <vector>

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

    /// Copies the disk of an instance for an image, which becomes available, or fails.
    /// \param reboots  the instance, which must be running, is down meanwhile and boots afterwards
    void makeImage(Instance &, const std::string &image, bool reboots);
    /// Removes the copy of a deregistered image.
    void dropImage(const std::string &image);
    /// The tier of instances that boot now, as their tag shows it.
    std::string tier() const;
    std::filesystem::path folderOf(const Instance &one) const { return m_settings.instancesFolder / one.id; }

private:
    struct Ending {
        bool reboots = false;
        std::future<void> done;
    };

    struct Copying {
        std::string image, instance;
        bool hasBegun = false; ///< false: once the instance is down
        std::future<std::string> failure{};
    };
    std::filesystem::path imageFolder(const std::string &image) const;
    void beginCopies(const std::string &instance);
    void finishCopies();
    bool isCopied(const std::string &instance) const; ///< a copy of its disk is being written
    void clockThread();
    void tick(bool checkPowerRequests);
    void advanceEnd(Instance &);
    void advanceBoot(Instance &);
    void watch(Instance &, const std::string &interruption, bool checkPowerRequests);
    /// Publishes the notice of a spot interruption, and terminates the instance two minutes later.
    void interrupt(Instance &, const std::string &wanted);
    void guestEnded(Instance &, const std::string &code, const std::string &message);
    void endMachine(const Instance &, bool removesDisk, bool reboots);
    void ended(Instance &);
    void release(const Instance &);
    void writeHostsFiles();
    void setState(Instance &, InstanceState);

    Ec2State &m_state;
    Machines &m_machines;
    const Ec2Settings &m_settings;
    std::map<std::string, Ending> m_endings; ///< by instance id; guarded by the state's mutex
    std::vector<Copying> m_copies;           ///< guarded by the state's mutex
    std::condition_variable m_wake;          ///< the local cloud ends
    std::thread m_clock;
    TaskPool m_pool{4}; ///< last: its tasks use the members above
};

} // namespace trainyard::localcloud
