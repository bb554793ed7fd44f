#pragma once

#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "backend/runtime/ps/scheduler/scheduler_core.h"
#include "tests/ps/job_fixture.h"

namespace trainyard::ps {

using namespace protocol; // NOLINT: messages and names of records
using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class FakeOutbox final : public SchedulerOutbox, public RunRecorder {
public:
    std::vector<std::pair<PeerId, ControlMessage>> sent;
    std::vector<PeerId> dropped;
    std::vector<MetricRecord> records;
    std::vector<std::string> hosts, lines;
    std::vector<SchedulerState> states;
    std::optional<Status> outcome;
    bool hasSaver = false;
    int saversStarted = 0;

    void send(PeerId id, const ControlMessage &m) override { sent.emplace_back(id, m); }
    void disconnect(PeerId id) override { dropped.push_back(id); }
    void record(const MetricRecord &r) override { records.push_back(r); }
    void hostLog(bool added, const std::string &address) override { hosts.push_back((added ? "+" : "-") + address); }
    void journal(const SchedulerState &state) override { states.push_back(state); }
    void log(const std::string &line) override { lines.push_back(line); }
    void finished(const Status &status) override { outcome = status; }
    bool startSaver() override
    {
        ++saversStarted;
        return hasSaver;
    }

    template <class Message>
    std::optional<Message> last(PeerId id) const
    {
        for (auto at = sent.rbegin(); at != sent.rend(); ++at) {
            if (at->first == id && std::holds_alternative<Message>(at->second))
                return std::get<Message>(at->second);
        }
        return std::nullopt;
    }
    std::vector<MetricRecord> named(std::string_view name) const
    {
        auto list = records;
        std::erase_if(list, [&](const auto &r) { return r.name != name; });
        return list;
    }
};

/// Peers: server 1, workers 10, 11, 12, ...
class CoreTest : public ::testing::Test {
protected:
    JobSpec job = trainyard::testing::smallJob(2);
    FakeOutbox out;
    SchedulerCore::Clock::time_point now = SchedulerCore::Clock::now();
    std::optional<SchedulerCore> core;

    void begin()
    {
        job.epochs = 10;
        job.heartbeatMisses = 3;
        core.emplace(job, RunStart{}, out, out, now);
        join(1, "server");
        core->onMessage(1, Ready{100, 0}, now);
    }
    void join(PeerId id, const std::string &role, int requestedRank = -1)
    {
        core->onMessage(
            id, JoinRequest{role, "host-" + std::to_string(id), "10.0.0." + std::to_string(id), requestedRank}, now);
    }
    void ready(PeerId id) { core->onMessage(id, Ready{100, 960}, now); }
    void ack(std::initializer_list<PeerId> ids)
    {
        for (const PeerId id : ids)
            core->onMessage(id, ViewAck{core->view()}, now);
    }
    /// Reports the assignment as done up to this step; an epoch has 20 (960 samples in batches of 48).
    void part(PeerId id, int steps = 20)
    {
        const auto view = *out.last<View>(id);
        core->onMessage(id, PartitionDone{view.view, view.step + steps, {1, 9, 10}, 1}, now);
    }
    void validated(PeerId id)
    {
        if (const auto what = out.last<Validate>(id))
            core->onMessage(id, EpochDone{what->epoch, what->parts, what->index, {}}, now);
    }
    /// All given workers finish the epoch.
    void finishEpoch(std::initializer_list<PeerId> ids)
    {
        for (const PeerId id : ids)
            part(id);
        for (const PeerId id : ids)
            validated(id);
    }
    void close(PeerId id, const std::string &how = "gone")
    {
        core->onClosed(id, {ErrorCode::Disconnected, "", how}, now);
        now += milliseconds(260);
        for (PeerId other = 1; other < 30; ++other)
            core->onFrameReceived(other, now);
        core->onTick(now);
    }
    void appliedSteps(int rank, std::int64_t step) { core->onMessage(1, AppliedSteps{rank, step}, now); }
    void pausedAt(PeerId id, std::int64_t step) { core->onMessage(id, Paused{out.last<Pause>(id)->view, step}, now); }
    void startTwo()
    {
        begin();
        join(10, "worker");
        join(11, "worker");
        ready(10);
        ready(11);
        ack({1, 10, 11});
    }
    void startThree()
    {
        job.workers = 3;
        begin();
        for (const PeerId id : {10, 11, 12}) {
            join(id, "worker");
            ready(id);
        }
        ack({1, 10, 11, 12});
    }
    /// Starts servers 1 and 2, each with the replica of the other, and two workers.
    void startWithTwoServers()
    {
        job.servers = 2;
        job.heartbeatMisses = 3;
        core.emplace(job, RunStart{}, out, out, now);
        for (const PeerId id : {1, 2}) {
            join(id, "server");
            core->onMessage(id, Ready{100, 0}, now);
        }
        for (const PeerId id : {10, 11}) {
            join(id, "worker");
            ready(id);
        }
        ack({1, 2, 10, 11});
    }
    std::vector<int> ranks() const
    {
        std::vector<int> list;
        for (const auto &m : core->members())
            list.push_back(m.rank);
        return list;
    }
};

} // namespace trainyard::ps
