#pragma once

#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "backend/runtime/tasks/coordinator_core.h"

namespace trainyard::tasks {

using namespace protocol; // NOLINT: messages and names of records
using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class FakeCoordinatorOutbox final : public CoordinatorOutbox, public ps::RunRecorder {
public:
    std::vector<std::pair<PeerId, ControlMessage>> sent;
    std::vector<PeerId> dropped;
    std::vector<MetricRecord> records;
    std::vector<std::string> hosts, lines;
    std::vector<CoordinatorState> states;
    std::optional<Status> outcome;

    void send(PeerId id, const ControlMessage &m) override { sent.emplace_back(id, m); }
    void disconnect(PeerId id) override { dropped.push_back(id); }
    void record(const MetricRecord &r) override { records.push_back(r); }
    void hostLog(bool added, const std::string &address) override { hosts.push_back((added ? "+" : "-") + address); }
    void save(const CoordinatorState &state) override { states.push_back(state); }
    void log(const std::string &line) override { lines.push_back(line); }
    void finished(const Status &status) override
    {
        EXPECT_FALSE(outcome) << "it finishes once";
        outcome = status;
    }

    template <class Message>
    std::vector<Message> all(PeerId id) const
    {
        std::vector<Message> list;
        for (const auto &[peer, message] : sent) {
            if (peer == id && std::holds_alternative<Message>(message))
                list.push_back(std::get<Message>(message));
        }
        return list;
    }
    template <class Message>
    std::optional<Message> last(PeerId id) const
    {
        const auto list = all<Message>(id);
        return list.empty() ? std::nullopt : std::optional(list.back());
    }
    std::vector<MetricRecord> named(std::string_view name) const
    {
        auto list = records;
        std::erase_if(list, [&](const auto &r) { return r.name != name; });
        return list;
    }
    std::string noteOf(std::string_view name) const
    {
        const auto list = named(name);
        return list.empty() ? "no record" : list.back().note;
    }
};

/// Workers are the peers 11, 12, 13 ... on the machines worker-1, worker-2 ...
class CoordinatorTest : public ::testing::Test {
protected:
    JobSpec job = [] {
        JobSpec one;
        one.run = RunId("r-task");
        one.type = JobType::Command;
        one.task.command = "./train.sh";
        one.servers = 0;
        one.workers = one.minWorkers = one.maxWorkers = 2;
        one.startSeconds = 120;
        one.stopSeconds = 60;
        one.heartbeatSeconds = 1;
        one.heartbeatMisses = 3;
        return one;
    }();
    FakeCoordinatorOutbox out;
    CoordinatorCore::Clock::time_point now = CoordinatorCore::Clock::time_point(std::chrono::hours(1));
    double wall = 1.8e9;
    std::optional<CoordinatorCore> core;

    static TaskMember member(int machine, int rank = -1)
    {
        TaskMember self;
        self.host = "worker-" + std::to_string(machine);
        self.address = "10.0.0." + std::to_string(machine);
        self.role = "worker";
        self.rank = rank;
        self.port = 20'000;
        return self;
    }
    void make(std::optional<CoordinatorState> before = {}, int attempt = 1)
    {
        std::vector<TaskMember> expected;
        for (int machine = 1; machine <= job.workers; ++machine)
            expected.push_back(member(machine, machine - 1));
        core.emplace(job, expected, attempt, std::move(before), out, out, now);
        core->onTick(now, wall);
    }
    void join(int machine)
    {
        core->onMessage(PeerId(10 + machine), TaskJoin{.self = member(machine, machine - 1)}, now);
    }
    void ready(int machine) { core->onMessage(PeerId(10 + machine), TaskReady{}, now); }
    void started(int machine)
    {
        const auto view = out.last<TaskView>(PeerId(10 + machine));
        ASSERT_TRUE(view) << "machine " << machine;
        core->onMessage(PeerId(10 + machine), TaskStarted{view->view, 100 + machine}, now);
    }
    void ended(int machine, int status, const std::string &words = "", bool asked = false)
    {
        const auto view = out.last<TaskView>(PeerId(10 + machine));
        ASSERT_TRUE(view) << "machine " << machine;
        core->onMessage(PeerId(10 + machine), TaskEnded{view->view, status, wall, asked, words}, now);
    }
    /// All join, are ready and start.
    void startAll()
    {
        make();
        for (int machine = 1; machine <= job.workers; ++machine) {
            join(machine);
            ready(machine);
        }
        for (int machine = 1; machine <= job.workers; ++machine)
            started(machine);
    }
    /// \param except  a machine that is silent
    void pass(milliseconds time, int except = 0)
    {
        for (milliseconds left = time; left.count() > 0; left -= milliseconds(500)) {
            const auto step = std::min(left, milliseconds(500));
            now += step;
            wall += std::chrono::duration<double>(step).count();
            for (int machine = 1; machine <= 40; ++machine) {
                if (machine != except)
                    core->onFrameReceived(PeerId(10 + machine), now);
            }
            core->onTick(now, wall);
        }
    }
    void value(int machine, std::int64_t number, const std::string &name, double what, int epoch = 0,
               std::int64_t step = 0)
    {
        TaskValue one;
        one.name = name;
        one.value = what;
        one.epoch = epoch;
        one.step = step;
        one.t = wall;
        core->onMessage(PeerId(10 + machine), TaskValues{number, {one}}, now);
    }
};

} // namespace trainyard::tasks
