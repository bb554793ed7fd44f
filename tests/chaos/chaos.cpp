#include "tests/chaos/chaos.h"

#include <algorithm>
#include <csignal>

#include <fcntl.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "backend/core/deadline.h"
#include "backend/core/encoding.h"
#include "backend/core/files.h"
#include "backend/protocol/metric_record.h"

namespace trainyard::chaos {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

namespace {

/// The same on every machine, unlike the standard distributions.
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
        m_job.learningRate = 0.01; // every worker's gradient counts whole
    m_job.data = m_options.data;
    m_job.workers = m_options.workers;
    m_job.servers = m_options.servers;
    m_job.epochs = m_options.epochs;
    m_job.batchSize = 96;
    m_job.boundary = seed % 2 == 0 ? "epoch" : "batch";
    m_job.savePeriod = 0;
    m_job.heartbeatSeconds = 0.5;
    m_job.heartbeatMisses = 4;
    m_job.hostDeaths = 0; // a chaotic host is the point here
    m_job.schedulerRestarts = 1000;
    m_job.pauseSeconds = 60;
    m_job.awaitedSeconds = 2;
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
    for (int i = 0; i < m_options.events; ++i) {
        Event event;
        event.at = milliseconds(pick(m_random, 100, 4000));
        event.lasts = milliseconds(pick(m_random, 200, 5000));
        const int dice = pick(m_random, 0, 99);
        event.role = dice < 45                            ? "worker"
                     : dice < 65 || !m_options.serversToo ? "scheduler"
                     : dice < 80                          ? "server"
                                                          : "line";
        event.index = event.role == "worker"   ? pick(m_random, 0, m_options.workers - 1)
                      : event.role == "server" ? pick(m_random, 0, m_options.servers - 1)
                                               : 0;
        const bool hard = pick(m_random, 0, 99) < 60;
        event.what = event.role == "line" ? (hard ? What::Cut : What::Hold) : hard ? What::Kill : What::Stop;
        m_events.push_back(std::move(event));
    }
    // One server at a time: a second copy has to become whole before the next one may go.
    bool struck = false;
    for (Event &event : m_events) {
        if (event.role == "server" && std::exchange(struck, true))
            event.role = "worker", event.index = 0;
    }
    std::ranges::sort(m_events, {}, &Event::at);
}

void Run::start(Child &child)
{
    std::vector<std::string> words{m_options.runtime, child.role};
    if (child.role == "scheduler")
        words = {m_options.runtime, "supervise", "--label", "scheduler", "--role", "scheduler"};
    words.insert(words.end(), {"--run-folder", m_folder, "--bind", "127.0.0.1", "--host",
                               fmt::format("{}-{}", child.role, child.index)});
    if (child.role != "scheduler") {
        const bool throughLine = child.role == "worker";
        words.insert(words.end(),
                     {"--scheduler", throughLine ? fmt::format("127.0.0.1:{}", m_line->port()) : m_address});
    }
    std::vector<char *> argv;
    for (std::string &word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    const std::string log = m_folder / fmt::format("{}-{}.log", child.role, child.index);
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

int Run::victim(const Event &event) const
{
    if (event.role == "scheduler") {
        const auto json = nlohmann::json::parse(readFile(m_folder / "scheduler.pid").value_or(""), nullptr, false);
        const int pid = json.is_object() ? json.value("pid", 0) : 0;
        return pid > 0 && ::kill(pid, 0) == 0 ? pid : 0;
    }
    const auto at = std::ranges::find_if(
        m_children, [&](const Child &c) { return c.role == event.role && c.index == event.index; });
    return at == m_children.end() ? 0 : at->pid;
}

void Run::strike(const Event &event)
{
    const char *names[] = {"killed", "stopped", "cut", "held"};
    const int pid = event.role == "line" ? -1 : victim(event);
    const auto at = std::chrono::duration_cast<milliseconds>(Clock::now() - m_begun).count();
    m_story.push_back(fmt::format("{:.2f} s: {} {} {}{}", double(at) / 1000, event.role, event.index,
                                  pid == 0 ? "was not there to be" : "is", fmt::format(" {}", names[int(event.what)])));
    if (event.what == What::Stop || event.what == What::Hold)
        m_story.back() += fmt::format(" for {:.2f} s", double(event.lasts.count()) / 1000);
    if (event.what == What::Cut)
        m_line->cut();
    else if (event.what == What::Hold)
        m_line->hold(true);
    else if (pid > 0)
        ::kill(pid, event.what == What::Kill ? SIGKILL : SIGSTOP);
}

void Run::release(const Event &event)
{
    if (event.what == What::Hold)
        m_line->hold(false);
    else if (event.what == What::Stop) {
        if (const int pid = victim(event); pid > 0)
            ::kill(pid, SIGCONT);
    }
}

Outcome Run::judge(int status)
{
    Outcome outcome;
    outcome.story = m_story;
    outcome.seconds = std::chrono::duration<double>(Clock::now() - m_begun).count();
    int finished = 0;
    double verdict = 1;
    for (const auto &record : recordsOf(m_folder)) {
        if (record.name == protocol::metric::kValidationAccuracy && record.rank == -1)
            outcome.accuracy = record.value;
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
    return outcome;
}

Outcome Run::play()
{
    m_begun = Clock::now();
    const Bytes secret = randomBytes(32);
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
    if (!ensureFolder(m_folder, 0700) || !writeFileAtomically(m_folder / "job.json", protocol::toJson(m_job)) ||
        !writeFileAtomically(m_folder / "secret", {reinterpret_cast<const char *>(secret.data()), secret.size()}, 0600))
        return {"the run's folder cannot be written", 0, 0, {}};
    Deadline limit = Deadline::after(m_options.limit);
    std::uintmax_t written = 0;
    m_children.push_back({"scheduler", 0, 0, {}});
    start(m_children.front());
    std::vector<std::pair<Clock::time_point, Event>> releases;
    std::size_t next = 0;
    bool under = false;
    for (;;) {
        int status = 0;
        if (::waitpid(m_children.front().pid, &status, WNOHANG) == m_children.front().pid) {
            m_children.front().pid = 0;
            return judge(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
        }
        if (m_address.empty()) {
            m_address = readFile(m_folder / "scheduler.address", 256).value_or("");
            if (m_address.size() > 1) {
                m_address.pop_back();
                m_line = std::make_unique<support::SlowLine>(std::stoi(m_address.substr(m_address.rfind(':') + 1)),
                                                             milliseconds(0));
                for (int i = 0; i < m_options.servers; ++i)
                    m_children.push_back({"server", i, 0, {}});
                for (int i = 0; i < m_options.workers; ++i)
                    m_children.push_back({"worker", i, 0, {}});
            }
        }
        if (m_line)
            keepAlive();
        if (!under && std::filesystem::exists(m_folder / "host_worker")) {
            under = true;
            m_begun = Clock::now(); // what happens while the first processes start is another matter
        }
        const auto now = Clock::now();
        for (; under && next < m_events.size() && now - m_begun >= m_events[next].at; ++next) {
            strike(m_events[next]);
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
            limit = Deadline::after(m_options.limit); // a busy machine is slow, and that is all
        if (limit.expired()) {
            Outcome hung = judge(1);
            hung.problem = fmt::format("it hangs: nothing happened for {} s", m_options.limit.count());
            return hung;
        }
        (void)pause(milliseconds(5), Deadline::never(), {});
    }
}

} // namespace trainyard::chaos
