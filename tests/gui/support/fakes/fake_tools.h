#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QPromise>

#include "backend/services/machines/recipes.h"
#include "backend/services/machines/terminal.h"
#include "backend/services/machines/tunnels.h"
#include "backend/services/notifications/notifications.h"
#include "backend/services/runs/run_queue.h"
#include "tests/gui/support/fakes/ready_future.h"

namespace trainyard::gui::fake {

using namespace trainyard::services;

/// A queue in memory.
class FakeQueue : public RunQueueService {
public:
    FakeQueue();
    ~FakeQueue() override;
    std::vector<training::QueueEntry> entries;
    std::vector<training::SweepTable> tables;
    std::vector<training::SweepSpec> added; ///< sweeps
    std::vector<ClusterId> worked;          ///< run() calls
    bool working = false;
    Status result; ///< of add(), remove(), retry() and addSweep()
    int reads = 0;

    QFuture<Result<std::vector<training::QueueEntry>>> queued(const ClusterId &) override;
    QFuture<Status> add(const ClusterId &cluster, const training::QueueEntry &entry) override;
    QFuture<Status> remove(const ClusterId &cluster, const std::string &entry) override;
    QFuture<Status> retry(const ClusterId &cluster, const std::string &entry) override;
    OperationId run(const ClusterId &cluster) override;
    bool isRunning(const ClusterId &) const override { return working; }
    QFuture<Status> addSweep(const ClusterId &cluster, const training::SweepSpec &spec,
                             cluster::CredentialForwarding) override;
    QFuture<Result<std::vector<training::SweepTable>>> sweeps(const ClusterId &) override;
};

/// Machines that end a command when the test says so.
class FakeRecipes : public RecipeService {
public:
    FakeRecipes();
    ~FakeRecipes() override;
    struct Call {
        std::string line;
        std::vector<std::string> nodes;
        std::uint64_t number = 0;
        std::stop_token stop;
        std::shared_ptr<QPromise<Status>> end;
    };
    std::vector<Call> calls;
    std::vector<cluster::RecipeOptions> applied;
    std::vector<std::string> did; ///< "mesh", "test mesh", "image NODE NAME", "lingering", "end lingering"
    Result<std::vector<cluster::NodeProcesses>> processes = std::vector<cluster::NodeProcesses>{};
    std::vector<cluster::ByNameOptions> byNames; ///< the searches by name
    Result<std::vector<cluster::NamedProcesses>> named = std::vector<cluster::NamedProcesses>{};
    std::vector<cluster::ReadinessOptions> checks; ///< of machines
    std::stop_token checkStop;                     ///< of the latest check
    Result<std::vector<cluster::NodeReadiness>> machines = std::vector<cluster::NodeReadiness>{};

    OperationId apply(const ClusterId &, const cluster::RecipeOptions &options) override;
    QFuture<Status> runOnAll(const ClusterId &, const std::string &line, const std::vector<std::string> &nodes,
                             std::uint64_t number, std::stop_token stop) override;
    /// One machine of the latest call ends.
    void answer(const std::string &node, int exitStatus, const std::string &out);
    void end(const Status &status = {}); ///< the latest call
    OperationId makeKeyMesh(const ClusterId &) override;
    OperationId testKeyMesh(const ClusterId &) override;
    OperationId bakeImage(const ClusterId &, const std::string &node, const std::string &name) override;
    QFuture<Result<std::vector<cluster::NodeProcesses>>> lingering(const ClusterId &, bool end) override;
    QFuture<Result<std::vector<cluster::NamedProcesses>>> byName(const ClusterId &,
                                                                 const cluster::ByNameOptions &options) override;
    QFuture<Result<std::vector<cluster::NodeReadiness>>>
    readiness(const ClusterId &, const cluster::ReadinessOptions &options, std::stop_token stop) override;
};

class FakeTunnels : public TunnelService {
public:
    FakeTunnels();
    ~FakeTunnels() override;
    std::vector<OpenTunnel> opened;
    std::vector<OperationId> closed;
    std::vector<OpenTunnel> tunnels() const override { return opened; }
    OperationId open(const TunnelPlan &plan) override;
    void close(const OperationId &id) override;
};

/// Logs in to this computer instead: words of a local program.
class FakeTerminals : public TerminalService {
public:
    FakeTerminals();
    ~FakeTerminals() override;
    Result<std::vector<std::string>> words = std::vector<std::string>{"/bin/sh"};
    std::vector<std::string> asked; ///< machines, with " -A" where an agent is forwarded
    QFuture<Result<std::vector<std::string>>> loginTo(const ClusterId &, const std::string &node,
                                                      bool forwardAgent) override;
};

class FakeNotifications : public NotificationService {
public:
    FakeNotifications();
    ~FakeNotifications() override;
    NotificationSettings known;
    std::vector<Notice> reported;
    std::string webhook;
    Status tested;
    NotificationSettings settings() const override { return known; }
    void change(const NotificationSettings &settings) override { known = settings; }
    Status setWebhook(const Secret &url) override;
    void report(const Notice &notice) override { reported.push_back(notice); }
    QFuture<Status> test() override { return ready(tested); }
};

} // namespace trainyard::gui::fake
