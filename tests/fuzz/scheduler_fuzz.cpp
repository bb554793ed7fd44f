// Decisions of the scheduler on unexpected messages. The input is a script: one byte selects the next event and its
// process, the bytes after it the details. Correct responses of other processes take the run through all its phases,
// so that wrong messages arrive in each of them.
#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <optional>
#include <set>

#include "backend/protocol/json_message_internal.h"
#include "backend/runtime/ps/scheduler/scheduler_core.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace trainyard;
using namespace trainyard::ps;
using namespace trainyard::protocol; // NOLINT: many message types

constexpr std::size_t kProcesses = 7, kServers = 2; // the first two are servers, the others workers
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

/// Fills the fields of a message, mostly with small numbers, which are plausible, sometimes with the largest ones that
/// a reader accepts.
struct Filling {
    Script &script;

    void operator()(const char *, int &value)
    {
        static constexpr std::array kLarge{kMaxNumber, 1 << 20, 4096, 255};
        const unsigned byte = script.take();
        value = byte < 0xf0 ? int(byte % 12) - 1 : kLarge[byte % kLarge.size()];
    }
    void operator()(const char *, std::int64_t &value)
    {
        static constexpr std::array<std::int64_t, 4> kLarge{kMaxCount, 1 << 20, 4096, 255};
        const unsigned byte = script.take();
        value = byte < 0xf0 ? int(byte % 24) - 1 : kLarge[byte % kLarge.size()];
    }
    void operator()(const char *, bool &value) { value = script.take() % 2 != 0; }
    void operator()(const char *, double &value)
    {
        static constexpr std::array kNumbers{0.0, 1.0, -1.0, 1e300, std::numeric_limits<double>::quiet_NaN()};
        value = kNumbers[script.take() % kNumbers.size()];
    }
    void operator()(const char *, std::string &value)
    {
        static const std::array<std::string, 8> kTexts{
            "", "worker", "server", "h", std::string(kMaxText, 'x'), "10.0.0.9:9", "Diverged", "PeerLost"};
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

/// Checks that the reader of the peer accepts a sent message.
struct Limits {
    void operator()(const char *, int &value) { fuzz::require(value >= -1, "whole numbers are not negative"); }
    void operator()(const char *, std::int64_t &value)
    {
        fuzz::require(value >= -1 && value <= kMaxCount, "counts are not negative, and exact in JSON");
    }
    void operator()(const char *, bool &) {}
    void operator()(const char *, double &) {}
    void operator()(const char *, std::string &) {} // the writer truncates them
    template <class T>
    void operator()(const char *field, std::vector<T> &values)
    {
        fuzz::require(values.size() <= kMaxList, "lists are as short as a reader wants them");
        for (T &value : values)
            (*this)(field, value);
    }
    template <class T>
    void operator()(const char *, T &value)
    {
        value.fields(*this);
    }
};

/// A process of the job. It responds correctly when the script requests that.
struct Process {
    PeerId id = 0; ///< its connection; 0: none
    bool server = false;
    std::string address;
    int rank = -1, view = 0, acked = 0;
    View next;                        ///< the last one proposed
    std::deque<ControlMessage> heard; ///< received and not yet answered

    JoinRequest joinRequest() const
    {
        return {server ? "server" : "worker", "h", address, rank, rank >= 0, view, acked};
    }
    void forget() { *this = {0, server, address}; }

    std::vector<ControlMessage> answer()
    {
        if (heard.empty())
            return {};
        const ControlMessage said = std::move(heard.front());
        heard.pop_front();
        if (const auto *accepted = std::get_if<JoinAccepted>(&said)) {
            rank = accepted->rank;
            return {Ready{100, server ? 0 : 40}};
        }
        if (const auto *proposed = std::get_if<View>(&said)) {
            next = *proposed;
            acked = next.view;
            return {ViewAck{acked}};
        }
        if (const auto *go = std::get_if<Start>(&said)) {
            view = go->view;
            heard.push_back(
                PartitionDone{view, next.step + next.partition.steps(), {1, 2, 3}, 1}); // after messages meanwhile
            return {Progress{next.epoch, next.step + 1, 0, 1, {1, 2, 3}, 100}};
        }
        if (std::holds_alternative<PartitionDone>(said))
            return {said, CheckpointSaved{next.epoch, "c", ""}};
        if (const auto *hold = std::get_if<Pause>(&said))
            return {Paused{hold->view, next.step + 1}};
        if (const auto *truncate = std::get_if<Truncate>(&said)) {
            std::erase_if(heard, [](const auto &m) { return std::holds_alternative<PartitionDone>(m); });
            return {PartitionDone{truncate->view, std::max(truncate->step, next.step), {1, 2, 3}, 1}};
        }
        if (const auto *validate = std::get_if<Validate>(&said))
            return {EpochDone{validate->epoch, validate->parts, validate->index, {1, 2, 3}}};
        if (const auto *save = std::get_if<SaveCheckpoint>(&said))
            return {CheckpointSaved{save->epoch, "c", save->step % 3 ? "" : "no space left", save->step}};
        if (const auto *lost = std::get_if<MemberLost>(&said); lost && server)
            return {AppliedSteps{lost->rank, next.step + 1}};
        if (const auto *placement = std::get_if<Placement>(&said); placement && server) {
            std::vector<ControlMessage> words{PlacementAck{placement->version, ""}};
            for (std::size_t part = 0; part < placement->primary.size(); ++part) {
                if (placement->primary[part] == rank && placement->backup[part] >= 0)
                    words.push_back(ReplicaState{int(part), placement->backup[part], true});
            }
            return words;
        }
        return {};
    }
};

class Run final : SchedulerOutbox, RunRecorder {
public:
    explicit Run(Script &script)
        : m_script(script)
    {
        const unsigned how = m_script.take();
        m_job.run = RunId("r");
        m_job.data = "file:///nowhere";
        m_job.servers = how & 1 ? 2 : 1;
        m_job.workers = how & 2 ? 3 : 1;
        m_job.minWorkers = how & 6 ? 2 : 1;
        m_job.workers = std::max(m_job.workers, m_job.minWorkers);
        m_job.maxWorkers = how & 8 ? 3 : 4096;
        m_job.kvStore = how & 16 ? "dist_async" : "dist_sync";
        m_job.boundary = how & 32 ? Boundary::Batch : Boundary::Epoch;
        m_job.pauseSeconds = how & 64 ? 0 : 20;
        m_job.globalBatch = (how & 128) == 0;
        m_job.epochs = 3;
        m_job.stopSeconds = 5;
        m_job.batchSize = 4;
        for (std::size_t i = 0; i < m_processes.size(); ++i) {
            m_processes[i].server = i < kServers;
            m_processes[i].address = "10.0.0." + std::to_string(i);
        }
        start({});
    }

    void play()
    {
        for (int i = 0; i < kMostEvents && !m_script.over() && !m_core->over(); ++i) {
            happen();
            fuzz::require(m_core->epoch() <= m_job.epochs, "there are no more epochs than wanted");
            fuzz::require(int(m_core->members().size()) <= m_job.maxWorkers, "there are no more members than wanted");
            std::set<int> ranks;
            for (const Member &member : m_core->members())
                fuzz::require(member.rank >= 0 && ranks.insert(member.rank).second, "every member has its own rank");
        }
        const Error stopped{ErrorCode::Cancelled, "scheduler", "stop was requested"};
        m_core->stop(stopped, m_now);
        if (m_script.take() % 2)
            m_core->endNow(stopped);
        for (int i = 0; i <= m_job.stopSeconds && !m_core->over(); ++i)
            pass(4); // seconds in which no process answers
        fuzz::require(m_outcomes == m_starts, "every run ends, and once");
    }

private:
    void start(std::optional<SchedulerState> before)
    {
        m_core.emplace(m_job, RunStart{.attempt = ++m_starts, .address = "10.0.0.1:9", .before = std::move(before)},
                       static_cast<SchedulerOutbox &>(*this), static_cast<RunRecorder &>(*this), m_now);
    }

    void happen()
    {
        const unsigned what = m_script.take();
        Process &who = m_processes[what / 16 % kProcesses];
        switch (what % 16) {
        case 0:
            return say(who, {who.joinRequest()});
        case 1:
            for (Process &process : m_processes) {
                if (!process.id)
                    say(process, {process.joinRequest()});
            }
            return;
        case 2:
        case 3:
        case 4:
        case 5: // one response of each process
            for (Process &process : m_processes) {
                if (process.id)
                    say(process, process.answer());
            }
            return;
        case 6:
        case 7:
            return say(who, who.answer());
        case 8:
        case 9:
        case 10: {
            Filling filling{m_script};
            return say(who, {messageOf(m_script.take() % std::variant_size_v<ControlMessage>, filling)});
        }
        case 11:
            if (const PeerId id = std::exchange(who.id, 0))
                m_core->onClosed(id, {ErrorCode::Disconnected, "", "closed the connection"}, m_now);
            return;
        case 12:
        case 13:
            return pass(m_script.take());
        case 14:
            if (const unsigned how = m_script.take(); how % 8 == 7)
                return m_core->stop({ErrorCode::Cancelled, "scheduler", "stop was requested"}, m_now);
            else
                return m_core->onHostEdit({how % 2 ? who.address : "10.0.0.77"}, {"10.0.0.88"}, m_now);
        default: // the machine of the scheduler fails; the scheduler restarts from its journal
            for (Process &process : m_processes)
                process.id = 0;
            ++m_outcomes;
            const auto before = schedulerStateFromLine(toLine(m_journal));
            fuzz::require(before && *before == m_journal, "a journal is read as it was written");
            return start(before->view > 0 ? *before : std::optional<SchedulerState>());
        }
    }

    void say(Process &who, const std::vector<ControlMessage> &words)
    {
        if (!who.id) {
            who.id = ++m_lastId;
            who.heard.clear();
        }
        for (const ControlMessage &word : words) {
            if (who.id) // otherwise the previous message closed the connection
                m_core->onMessage(who.id, word, m_now);
        }
    }

    /// Advances the time; all processes except at most one send heartbeats.
    void pass(unsigned how)
    {
        static constexpr std::array kSteps{10, 260, 260, 260, 1000, 4000, 21'000, 130'000};
        m_now += std::chrono::milliseconds(kSteps[how % kSteps.size()]);
        for (std::size_t i = 0; i < kProcesses; ++i) {
            if (m_processes[i].id && i != how / 8)
                m_core->onFrameReceived(m_processes[i].id, m_now);
        }
        m_core->onTick(m_now);
    }

    Process *find(PeerId id)
    {
        const auto at = std::ranges::find(m_processes, id, &Process::id);
        return at == m_processes.end() ? nullptr : &*at;
    }

    void send(PeerId id, const ControlMessage &message) override
    {
        Limits limits;
        std::visit([&](auto copy) { copy.fields(limits); }, message);
        if (const auto *view = std::get_if<View>(&message)) {
            fuzz::require(isValid(view->partition), "a deal is sound");
            fuzz::require(view->partition.parts == std::max(1, int(view->members.size())), "and among the members");
            fuzz::require(view->index < view->partition.parts, "of whom the receiver is one");
            fuzz::require(isValid(view->rate), "and so is its learning rate");
        }
        if (Process *process = find(id)) {
            if (std::holds_alternative<End>(message))
                process->forget(), process->id = id;
            else
                process->heard.push_back(message);
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
                          record.rank >= -1,
                      "a record is one that its reader takes");
    }
    void hostLog(bool, const std::string &) override {}
    void journal(const SchedulerState &state) override { m_journal = state; }
    void log(const std::string &) override {}
    void finished(const Status &) override { ++m_outcomes; }

    Script &m_script;
    JobSpec m_job;
    std::array<Process, kProcesses> m_processes;
    PeerId m_lastId = 0;
    int m_starts = 0, m_outcomes = 0;
    SchedulerState m_journal;
    SchedulerCore::Clock::time_point m_now = SchedulerCore::Clock::time_point(std::chrono::hours(1));
    std::optional<SchedulerCore> m_core;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Script script(data, size);
    Run(script).play();
    return 0;
}
