#include "tests/chaos/chaos.h"

#include <algorithm>
#include <csignal>

#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/time/deadline.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::chaos {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

namespace {

/// Unlike the standard distributions, yields the same sequence on every machine.
int pick(std::mt19937_64 &random, int low, int high)
{
    return low + int(random() % std::uint64_t(high - low + 1));
}

std::vector<protocol::MetricRecord> recordsOf(const std::filesystem::path &folder)
{
    std::vector<protocol::MetricRecord> list;
    const std::string text = readFile(folder / "metrics.jsonl").value_or("");
    for (std::size_t at = 0, end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
        if (auto record = protocol::metricFromLine(std::string_view(text).substr(at, end - at)))
            list.push_back(std::move(*record));
    }
    return list;
}

/// \return the first line that reports an unexpected error. A process may lose its peers here (also during its
/// handshake with a scheduler that dies at that moment) or find its place taken; every other error is a defect.
std::string wrongWord(const std::string &log)
{
    const std::string_view start = "trainyard-runtime: ";
    for (std::size_t at = log.find(start); at != std::string::npos; at = log.find(start, at + 1)) {
        const std::string line = log.substr(at, log.find('\n', at) - at);
        const auto says = [&](std::string_view code) { return line.compare(start.size(), code.size(), code) == 0; };
        if (!says("PeerLost:") && !says("Conflict:") && !says("Cancelled:") && !says("NeverJoined:") &&
            !says("Unreachable:") && !says("Timeout:") && !says("Disconnected:"))
            return line;
    }
    return {};
}

} // namespace

Run::Run(Options options, std::uint64_t seed)
    : m_options(std::move(options))
    , m_random(seed)
    , m_folder(m_options.folder / fmt::format("run-{}", seed))
{
    m_job.run = RunId(fmt::format("chaos-{}", seed));
    m_job.model = m_options.network;
    m_job.kvStore = m_options.kvStore;
    if (!m_job.synchronous())
        m_job.learningRate = 0.01; // each worker's gradient is applied in full, not averaged
    m_job.data = m_options.data;
    m_job.workers = m_options.workers;
    m_job.servers = m_options.servers;
    m_job.epochs = m_options.epochs;
    m_job.batchSize = 96;
    m_job.boundary = seed % 2 == 0 ? protocol::Boundary::Epoch : protocol::Boundary::Batch;
    m_job.sharedMemory = seed % 3 != 0;
    if (m_job.synchronous() && seed % 4 >= 2)
        m_job.optimizerPlacement = protocol::OptimizerPlacement::Workers;
    m_job.savePeriod = 0;
    m_job.heartbeatSeconds = 0.5;
    m_job.heartbeatMisses = 4;
    m_job.hostDeaths = 0; // repeated deaths on a host are intended here
    m_job.schedulerRestarts = 1000;
    m_job.pauseSeconds = 60;
    m_job.stragglerSeconds = 2;
    plan();
}

Run::~Run()
{
    for (const Child &child : m_children) {
        if (child.pid > 0) {
            ::kill(-child.pid, SIGKILL);
            ::waitpid(child.pid, nullptr, 0);
        }
    }
}

void Run::plan()
{
    const auto worker = [&] { return Target{"worker", pick(m_random, 0, m_options.workers - 1)}; };
    const auto server = [&] { return Target{"server", pick(m_random, 0, m_options.servers - 1)}; };
    const Target scheduler{"scheduler", 0};
    const bool servers = m_options.serversToo && m_options.servers > 1;
    // At most one event per run costs a server or its replica: a replica must be complete before the next one may fail.
    bool struck = false;
    for (int i = 0; i < m_options.events; ++i) {
        Event event;
        event.at = milliseconds(pick(m_random, 100, int(m_options.within.count())));
        event.lasts = milliseconds(pick(m_random, 200, 5000));
        const bool hard = pick(m_random, 0, 99) < 60;
        const auto process = [&](std::vector<Target> targets) {
            event.kind = hard ? FaultKind::Kill : FaultKind::Stop;
            event.targets = std::move(targets);
        };
        const auto line = [&](Target from, Target to) {
            event.kind = hard ? FaultKind::Disconnect : FaultKind::Stall;
            event.targets = {std::move(from), std::move(to)};
        };
        const int dice = pick(m_random, 0, 99);
        const bool costly = dice >= 75;
        if (dice < 30 || (costly && (!servers || std::exchange(struck, true))))
            process({worker()});
        else if (dice < 45)
            process({scheduler});
        else if (dice < 57)
            line(worker(), scheduler);
        else if (dice < 75)
            line(worker(), server());
        else if (dice < 83)
            process({server()});
        else if (dice < 88)
            process({worker(), server()}); // on one host
        else if (dice < 92)
            line(server(), scheduler);
        else if (const Target from = server(); true)
            line(from, {"server", (from.index + 1) % m_options.servers});
        m_events.push_back(std::move(event));
    }
    std::ranges::sort(m_events, {}, &Event::at);
}

std::filesystem::path Run::logOf(const Target &target) const
{
    return m_folder / fmt::format("{}-{}.log", target.role, target.index);
}

std::string Run::Target::name() const
{
    return role == "scheduler" ? role : fmt::format("{} {}", role, index);
}

std::string Run::Target::address() const
{
    return fmt::format("127.0.0.{}", role == "worker" ? 100 + index : role == "server" ? 200 + index : 1);
}

void Run::openLines()
{
    const int scheduler = std::stoi(m_address.substr(m_address.rfind(':') + 1));
    m_lines[{"scheduler", 0}] = std::make_unique<support::LatencyProxy>(scheduler, milliseconds(0));
    for (int i = 0; i < m_options.servers; ++i) {
        const Target target{"server", i};
        const int port = (m_ports[i] = std::make_unique<support::ReservedPort>(target.address()))->port();
        m_lines[target] = std::make_unique<support::LatencyProxy>(port, milliseconds(0), target.address());
        m_children.push_back({target, 0, {}});
    }
    for (int i = 0; i < m_options.workers; ++i)
        m_children.push_back({{"worker", i}, 0, {}});
}

void Run::start(Child &child)
{
    const Target &target = child.target;
    const auto line = [&](const Target &to) { return fmt::format("127.0.0.1:{}", m_lines.at(to)->port()); };
    std::vector<std::string> words{m_options.runtime, target.role};
    if (target.role == "scheduler")
        words = {m_options.runtime, "supervise", "--label", "scheduler", "--role", "scheduler"};
    words.insert(words.end(), {"--run-folder", m_folder, "--bind", target.address(), "--host",
                               fmt::format("{}-{}", target.role, target.index)});
    if (target.role != "scheduler")
        words.insert(words.end(), {"--scheduler", line({"scheduler", 0})});
    if (target.role == "server")
        words.insert(words.end(),
                     {"--port", std::to_string(m_ports.at(target.index)->port()), "--announce", line(target)});
    std::vector<char *> argv;
    for (std::string &word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    const std::string log = logOf(target);
    child.pid = ::fork();
    if (child.pid == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::setpgid(0, 0);
        const int fd = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
        ::dup2(fd, 1);
        ::dup2(fd, 2);
        ::execv(argv[0], argv.data());
        ::_exit(127);
    }
    ::setpgid(child.pid, child.pid);
}

void Run::keepAlive()
{
    for (Child &child : m_children) {
        int status = 0;
        if (&child != &m_children.front() && child.pid > 0 && ::waitpid(child.pid, &status, WNOHANG) == child.pid) {
            child.pid = 0;
            child.due = Clock::now() + milliseconds(200);
        }
        if (child.pid == 0 && Clock::now() >= child.due)
            start(child);
    }
}

int Run::runningPid(const Target &target) const
{
    if (target.role == "scheduler") {
        const auto json = nlohmann::json::parse(readFile(m_folder / "scheduler.pid").value_or(""), nullptr, false);
        const int pid = json.is_object() ? json.value("pid", 0) : 0;
        return pid > 0 && ::kill(pid, 0) == 0 ? pid : 0;
    }
    const auto at = std::ranges::find(m_children, target, &Child::target);
    return at == m_children.end() ? 0 : at->pid;
}

void Run::inject(const Event &event)
{
    const char *names[] = {"killed", "stopped", "cut", "held"};
    const auto at = std::chrono::duration_cast<milliseconds>(Clock::now() - m_begun).count();
    std::string targets;
    for (const Target &target : event.targets) {
        const bool there = event.line() || runningPid(target) > 0;
        targets += fmt::format("{}{}{}",
                               targets.empty() ? ""
                               : event.line()  ? " to "
                                               : " and ",
                               target.name(), there ? "" : " (not there)");
    }
    m_log.push_back(fmt::format("{:.2f} s: {}{} {} {}", double(at) / 1000, event.line() ? "the line of " : "", targets,
                                event.targets.size() > 1 && !event.line() ? "are" : "is", names[int(event.kind)]));
    if (event.kind == FaultKind::Stop || event.kind == FaultKind::Stall)
        m_log.back() += fmt::format(" for {:.2f} s", double(event.lasts.count()) / 1000);
    if (event.kind == FaultKind::Disconnect)
        return m_lines.at(event.targets[1])->cut(event.targets[0].address());
    if (event.kind == FaultKind::Stall)
        return m_lines.at(event.targets[1])->hold(true, event.targets[0].address());
    for (const Target &target : event.targets) {
        if (const int pid = runningPid(target); pid > 0)
            ::kill(pid, event.kind == FaultKind::Kill ? SIGKILL : SIGSTOP);
    }
}

void Run::release(const Event &event)
{
    if (event.kind == FaultKind::Stall)
        return m_lines.at(event.targets[1])->hold(false, event.targets[0].address());
    if (event.kind != FaultKind::Stop)
        return;
    for (const Target &target : event.targets) {
        if (const int pid = runningPid(target); pid > 0)
            ::kill(pid, SIGCONT);
    }
}

Outcome Run::evaluate(int status)
{
    Outcome outcome;
    outcome.log = m_log;
    outcome.seconds = std::chrono::duration<double>(Clock::now() - m_begun).count();
    int finished = 0;
    double verdict = 1;
    for (const auto &record : recordsOf(m_folder)) {
        if (record.name == protocol::metric::kValidationAccuracy && record.rank == -1)
            outcome.accuracy = record.value;
        if (record.name == protocol::metric::kTrainAccuracy && record.rank == -1)
            outcome.trained = std::max(outcome.trained, record.samples);
        if (record.name == protocol::metric::kRunFinished) {
            ++finished;
            verdict = record.value;
            if (record.value != 0)
                outcome.problem = record.note;
        }
    }
    if (status != 0 && outcome.problem.empty())
        outcome.problem = fmt::format("the scheduler ended with status {}", status);
    if (outcome.problem.empty() && (finished != 1 || verdict != 0))
        outcome.problem = fmt::format("{} records say that the run is finished", finished);
    for (const Child &child : m_children) {
        if (outcome.problem.empty())
            outcome.problem = wrongWord(readFile(logOf(child.target)).value_or(""));
    }
    return outcome;
}

Outcome Run::execute()
{
    m_begun = Clock::now();
    const Bytes secret = randomBytes(32);
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
    if (!ensureFolder(m_folder, 0700) || !writeFileAtomically(m_folder / "job.json", protocol::toJson(m_job)) ||
        !writeFileAtomically(m_folder / "secret", {reinterpret_cast<const char *>(secret.data()), secret.size()}, 0600))
        return {"the run's folder cannot be written", 0, 0, 0, {}};
    Deadline limit = Deadline::after(m_options.limit);
    std::uintmax_t written = 0;
    m_children.push_back({{"scheduler", 0}, 0, {}});
    start(m_children.front());
    std::vector<std::pair<Clock::time_point, Event>> releases;
    std::size_t next = 0;
    bool under = false;
    for (;;) {
        int status = 0;
        if (::waitpid(m_children.front().pid, &status, WNOHANG) == m_children.front().pid) {
            m_children.front().pid = 0;
            return evaluate(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
        }
        if (m_address.empty()) {
            m_address = readFile(m_folder / "scheduler.address", 256).value_or("");
            if (m_address.size() > 1) {
                m_address.pop_back();
                openLines();
            }
        }
        if (!m_lines.empty())
            keepAlive();
        if (!under && std::filesystem::exists(m_folder / "host_worker")) {
            under = true;
            m_begun = Clock::now(); // failures during startup are not part of this test
        }
        const auto now = Clock::now();
        for (; under && next < m_events.size() && now - m_begun >= m_events[next].at; ++next) {
            inject(m_events[next]);
            releases.emplace_back(now + m_events[next].lasts, m_events[next]);
        }
        std::erase_if(releases, [&](const auto &item) {
            if (now < item.first)
                return false;
            release(item.second);
            return true;
        });
        if (const auto size = std::filesystem::file_size(m_folder / "metrics.jsonl", ignored);
            std::exchange(written, size) != size)
            limit = Deadline::after(m_options.limit); // a busy machine may be slow: only a run without progress hangs
        if (limit.expired()) {
            Outcome hung = evaluate(1);
            hung.problem = fmt::format("it hangs: nothing happened for {} s", m_options.limit.count());
            return hung;
        }
        (void)pause(milliseconds(5), {Deadline::never(), {}});
    }
}

} // namespace trainyard::chaos
