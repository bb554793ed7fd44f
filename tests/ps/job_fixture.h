#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "backend/protocol/job/job_spec.h"
#include "backend/protocol/metric_record.h"
#include "backend/runtime/ps/scheduler/scheduler.h"
#include "backend/runtime/ps/server/server.h"
#include "backend/runtime/ps/worker/kv.h"
#include "fake_learner.h"

namespace trainyard::testing {

/// Polls until a condition holds.
/// \return false after `limit`
bool eventually(const std::function<bool()> &condition, std::chrono::seconds limit = std::chrono::seconds(60));

/// \return a loopback address of this process alone. A scheduler that listens again on the port that it had must not find
/// there the scheduler of a test that runs at the same time: all of them take the first free port from 9091.
std::string ownLoopback();

/// A folder that is removed with the test.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    std::filesystem::path path;
};

protocol::JobSpec smallJob(int workers, int servers = 1);
Result<nn::TrainingState> firstState();
ps::JobSecret testSecret(std::uint8_t fill = 7);

/// One process of a job in its own thread. Stopped and joined at the end.
struct RunningRole {
    std::stop_source stop, leave; ///< leave, of the scheduler: the run ends after a checkpoint
    std::shared_ptr<FakeLearner> learner;
    std::shared_future<Status> result;
    bool done() const { return result.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
    ~RunningRole() { stop.request_stop(); }
};

/// A complete job as threads on loopback, with FakeLearner instead of a network.
class LocalJob {
public:
    explicit LocalJob(protocol::JobSpec job);
    ~LocalJob();

    RunningRole &addServer(const std::string &host = "", int rank = -1, const std::string &bind = "127.0.0.1");
    RunningRole &addWorker(std::shared_ptr<FakeLearner> learner = std::make_shared<FakeLearner>(), int rank = -1,
                           const std::string &host = "", const std::string &bind = "127.0.0.1");
    void startAll(); ///< starts servers and workers of the job spec
    Status wait();   ///< until all have ended; returns the scheduler's status
    std::vector<protocol::MetricRecord> records() const;
    std::vector<protocol::MetricRecord> records(std::string_view name, std::optional<int> rank = std::nullopt) const;
    double lastValidation() const;

    protocol::JobSpec job;
    TemporaryFolder folder;
    ps::Endpoint endpoint;
    RunningRole scheduler;
    std::vector<std::unique_ptr<RunningRole>> servers, workers;
};

std::vector<protocol::MetricRecord> readRecords(const std::filesystem::path &metricsFile);

} // namespace trainyard::testing
