// Decisions of a task's coordinator on unexpected messages. The input is a script: one byte selects the next event and its
// process, the bytes after it the details. Correct responses take the run through all its phases, so that wrong messages
// arrive in each of them.
#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include "backend/protocol/json_message_internal.h"
#include "backend/runtime/tasks/coordinator_core.h"
#include "backend/runtime/tasks/task_metrics.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;
using namespace trainyard::tasks;
using namespace trainyard::protocol; // NOLINT: many message types

constexpr std::size_t kProcesses = 5;
constexpr int kMostEvents = 400;

class Script {
public:
    Script(const std::uint8_t *data, std::size_t size)
        : m_data(data)
        , m_left(size)
    {
    }
    bool over() const { return m_left == 0; }
    unsigned take() { return m_left == 0 ? 0 : (--m_left, *m_data++); }

private:
    const std::uint8_t *m_data;
    std::size_t m_left;
};

/// Fills the fields of a message, mostly with plausible values, sometimes with the largest ones that a reader accepts.
struct Filling {
    Script &script;

    void operator()(const char *, int &value)
    {
        static constexpr std::array kLarge{kMaxNumber, 1 << 20, 65535, 255};
        const unsigned byte = script.take();
        value = byte < 0xe0 ? int(byte % 12) - 1 : kLarge[byte % kLarge.size()];
    }
    void operator()(const char *, std::int64_t &value)
    {
        static constexpr std::array<std::int64_t, 4> kLarge{kMaxCount, 1 << 20, 4096, 255};
        const unsigned byte = script.take();
        value = byte < 0xe0 ? int(byte % 24) - 1 : kLarge[byte % kLarge.size()];
    }
    void operator()(const char *, bool &value) { value = script.take() % 2 != 0; }
    void operator()(const char *, double &value)
    {
        static constexpr std::array kNumbers{0.0, 1.0, -1.0, 1e300, 1.8e9, std::numeric_limits<double>::quiet_NaN()};
        value = kNumbers[script.take() % kNumbers.size()];
    }
    void operator()(const char *, std::string &value)
    {
        static const std::array<std::string, 10> kTexts{
            "",           "worker", "server",      "h0", "h1", std::string(kMaxText, 'x'), "\xff\x1b[2J\n",
            "train-loss", "speed",  "run-finished"};
        value = kTexts[script.take() % kTexts.size()];
    }
    template <class T>
    void operator()(const char *field, std::vector<T> &values)
    {
        values.resize(script.take() % 4);
        for (T &value : values)
            (*this)(field, value);
    }
    template <class T>
    void operator()(const char *, T &value)
    {
        value.fields(*this);
    }
};

template <std::size_t I = 0>
ControlMessage messageOf(std::size_t kind, Filling &filling)
{
    if constexpr (I + 1 < std::variant_size_v<ControlMessage>) {
        if (kind != I)
            return messageOf<I + 1>(kind, filling);
    }
    std::variant_alternative_t<I, ControlMessage> message;
    message.fields(filling);
    return message;
}

struct Process {
    PeerId id = 0; ///< its connection; 0: none
    TaskMember self;
    bool again = false;
    int view = 0, restarts = -1;
    std::int64_t number = 0;
    bool running = false;
    std::optional<TaskView> next;
    std::optional<TaskStop> stop;

    void forget() { id = 0, again = running = false, view = 0, restarts = -1, number = 0, next.reset(), stop.reset(); }
    /// What a correct runner does next.
    std::vector<ControlMessage> answer(unsigned how)
    {
        if (stop && running) {
            stop.reset();
            running = false;
            return {TaskEnded{view, how % 2 ? 143 : 0, 0, true, ""}};
        }
        if (next && next->restarts != restarts) {
            restarts = next->restarts;
            view = next->view;
            running = true;
            return {TaskStarted{view, 7}};
        }
        if (!running)
            return {TaskReady{}};
        TaskValue value;
        value.name = "train-loss";
        value.value = 1;
        if (how % 4 < 2)
            return {TaskValues{++number, {value}}};
        if (how % 4 == 2)
            return {};
        running = false;
        return {TaskEnded{view, how / 4 % 3 ? 0 : 1, 0, false, "its last line"}};
    }
};

class TaskRun final : CoordinatorOutbox, ps::RunRecorder {
public:
    explicit TaskRun(Script &script)
        : m_script(script)
    {
        const unsigned how = m_script.take();
        m_job.run = RunId("r");
        m_job.type = JobType::Command;
        m_job.task.command = "x";
        m_job.servers = 0;
        m_job.workers = 3;
        m_job.minWorkers = how & 1 ? 1 : 3;
        m_job.maxWorkers = 4;
        m_job.task.elastic = how & 2;
        m_job.task.onFailure = TaskFailure(how / 4 % 3);
        m_job.task.restarts = 2;
        m_job.stopSeconds = 5;
        for (std::size_t i = 0; i < m_processes.size(); ++i) {
            m_processes[i].self.host = "h" + std::to_string(i);
            m_processes[i].self.address = "10.0.0." + std::to_string(i);
            m_processes[i].self.role = "worker";
        }
        start({});
    }

    void play()
    {
        for (int i = 0; i < kMostEvents && !m_script.over() && !m_core->over(); ++i)
            happen();
        const Error stopped{ErrorCode::Cancelled, "coordinator", "stop was requested"};
        m_core->stop(stopped, m_now);
        if (m_script.take() % 2)
            m_core->endNow(stopped);
        for (int i = 0; i <= 3 * m_job.stopSeconds && !m_core->over(); ++i)
            pass(4);
        fuzz::require(m_outcomes == m_starts, "every run ends, and once");
    }

private:
    void start(std::optional<CoordinatorState> before)
    {
        std::vector<TaskMember> expected;
        for (int rank = 0; rank < m_job.workers; ++rank) {
            expected.push_back(m_processes[std::size_t(rank)].self);
            expected.back().rank = rank;
        }
        m_core.emplace(m_job, std::move(expected), ++m_starts, std::move(before),
                       static_cast<CoordinatorOutbox &>(*this), static_cast<ps::RunRecorder &>(*this), m_now);
    }

    void happen()
    {
        const unsigned what = m_script.take();
        Process &who = m_processes[what / 16 % kProcesses];
        switch (what % 16) {
        case 0:
            return say(who, {TaskJoin{who.self, who.again, who.view, who.running ? 7 : 0, -1}});
        case 1:
            for (Process &process : m_processes) {
                if (!process.id)
                    say(process, {TaskJoin{process.self, process.again, process.view, process.running ? 7 : 0, -1}});
            }
            return;
        case 2:
        case 3:
        case 4:
        case 5:
            for (Process &process : m_processes) {
                if (process.id)
                    say(process, process.answer(0));
            }
            return;
        case 6:
        case 7:
            return say(who, who.answer(m_script.take()));
        case 8:
        case 9:
        case 10: {
            Filling filling{m_script};
            return say(who, {messageOf(m_script.take() % std::variant_size_v<ControlMessage>, filling)});
        }
        case 11:
            if (const PeerId id = std::exchange(who.id, 0)) {
                if (m_script.take() % 2)
                    who.forget(); // the process is another one
                m_core->onClosed(id, {ErrorCode::Disconnected, "", "closed the connection"}, m_now);
            }
            return;
        case 12:
        case 13:
            return pass(m_script.take());
        case 14:
            if (m_script.take() % 8 == 7)
                m_core->stop({ErrorCode::Cancelled, "coordinator", "stop was requested"}, m_now);
            return;
        default: // the machine of the coordinator fails; it is started again from its file
            for (Process &process : m_processes)
                process.id = 0;
            ++m_outcomes;
            if (!m_saved)
                return start({});
            const auto before = coordinatorStateFromJson(toJson(*m_saved));
            fuzz::require(before && before->members == m_saved->members && before->view == m_saved->view,
                          "a state is read as it was written");
            return start(*before);
        }
    }

    void say(Process &who, const std::vector<ControlMessage> &words)
    {
        if (!who.id)
            who.id = ++m_lastId;
        for (const ControlMessage &word : words) {
            if (who.id) // otherwise the previous message closed the connection
                m_core->onMessage(who.id, word, m_now);
        }
    }

    void pass(unsigned how)
    {
        static constexpr std::array kSteps{10, 260, 260, 1000, 1000, 4000, 21'000, 130'000};
        m_now += std::chrono::milliseconds(kSteps[how % kSteps.size()]);
        for (std::size_t i = 0; i < kProcesses; ++i) {
            if (m_processes[i].id && i != how / 8)
                m_core->onFrameReceived(m_processes[i].id, m_now);
        }
        m_core->onTick(m_now, 1.8e9 + std::chrono::duration<double>(m_now.time_since_epoch()).count());
    }

    Process *find(PeerId id)
    {
        const auto at = std::ranges::find(m_processes, id, &Process::id);
        return id == 0 || at == m_processes.end() ? nullptr : &*at;
    }

    void send(PeerId id, const ControlMessage &message) override
    {
        if (const auto *view = std::get_if<TaskView>(&message)) {
            std::set<int> ranks, places;
            for (const TaskMember &member : view->members) {
                fuzz::require(member.rank >= 0 && ranks.insert(member.rank).second, "every worker has its own rank");
                fuzz::require(places.insert(member.place).second, "and its own place");
            }
            fuzz::require(!ranks.empty() && *places.begin() == 0 && *places.rbegin() + 1 == int(places.size()),
                          "the places have no gaps");
            fuzz::require(ranks.contains(view->rank), "the receiver is a member");
        }
        Process *process = find(id);
        if (!process)
            return;
        if (const auto *accepted = std::get_if<JoinAccepted>(&message)) {
            process->again = true;
            process->self.rank = accepted->rank;
        } else if (const auto *view = std::get_if<TaskView>(&message)) {
            process->next = *view;
        } else if (const auto *stop = std::get_if<TaskStop>(&message)) {
            process->stop = *stop;
        } else if (std::holds_alternative<End>(message)) {
            const PeerId keep = process->id;
            process->forget();
            process->id = keep;
        }
    }
    void disconnect(PeerId id) override
    {
        if (Process *process = find(id))
            process->id = 0;
    }
    void record(const MetricRecord &record) override
    {
        fuzz::require(record.step >= 0 && record.samples >= 0 && record.epoch >= 0 && record.view >= 0 &&
                          record.rank >= -1 && record.note.size() <= 1024,
                      "a record is one that its reader takes");
        fuzz::require(bool(metricFromLine(toLine(record))), "and reads");
    }
    void hostLog(bool, const std::string &) override {}
    void save(const CoordinatorState &state) override { m_saved = state; }
    void log(const std::string &) override {}
    void finished(const Status &) override
    {
        ++m_outcomes;
        m_saved.reset();
    }

    Script &m_script;
    JobSpec m_job;
    std::array<Process, kProcesses> m_processes;
    PeerId m_lastId = 0;
    int m_starts = 0, m_outcomes = 0;
    std::optional<CoordinatorState> m_saved;
    CoordinatorCore::Clock::time_point m_now = CoordinatorCore::Clock::time_point(std::chrono::hours(1));
    std::optional<CoordinatorCore> m_core;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Script script(data, size);
    TaskRun(script).play();
    return 0;
}
