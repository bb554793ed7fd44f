#include "backend/cli/output/progress_view.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "backend/core/async/guarded.h"
#include "backend/core/units.h"

namespace trainyard::cli {

namespace {

using namespace std::chrono_literals;

std::chrono::milliseconds between(StepView::Clock::time_point from, StepView::Clock::time_point to)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(to - from);
}

struct Mark {
    std::string text;
    Paint paint;
};

Mark mark(StepState state, bool unicode)
{
    switch (state) {
    case StepState::Started:
    case StepState::Progressing:
        return {unicode ? "\u25b6" : ">", Paint::Accent};
    case StepState::Done:
        return {unicode ? "\u2713" : "+", Paint::Good};
    case StepState::Failed:
        return {unicode ? "\u2717" : "x", Paint::Bad};
    case StepState::Skipped:
        return {"-", Paint::Dim};
    }
    return {"?", Paint::Plain};
}

std::string hostLine(const Terminal &terminal, const std::vector<StepView::Host> &hosts)
{
    const auto done = std::ranges::count(hosts, StepState::Done, &StepView::Host::state);
    const std::string rest = fmt::format(" ({} of {} done)", done, hosts.size());
    std::string line = "     ";
    std::size_t shown = 0;
    for (; shown < hosts.size(); ++shown) {
        const std::string word = " " + hosts[shown].name + " " + mark(hosts[shown].state, terminal.unicode).text;
        if (displayWidth(line) + displayWidth(word) + rest.size() > std::size_t(terminal.columns))
            break;
        line += word;
    }
    if (shown < hosts.size())
        line += rest;
    return terminal.paint(Paint::Dim, line).bytes();
}

} // namespace

const StepView::Step &StepView::apply(const StepEvent &event, Clock::time_point now)
{
    // Two libraries may use the same name for different steps; an event without a title belongs to the latest of them.
    const auto same = std::find_if(m_steps.rbegin(), m_steps.rend(), [&](const Step &s) {
        return s.name == event.step && (event.title.empty() || event.title == s.title);
    });
    auto step = same == m_steps.rend() ? m_steps.end() : std::prev(same.base());
    if (step == m_steps.end()) {
        m_steps.push_back(
            {event.step, event.title.empty() ? event.step : event.title, {}, StepState::Started, -1, now, now, {}});
        step = std::prev(m_steps.end());
    }
    if (!event.host.empty()) {
        auto host = std::ranges::find_if(
            step->hosts, [&](const Host &h) { return h.name == event.host && h.subject == event.subject; });
        if (host == step->hosts.end())
            host = step->hosts.insert(step->hosts.end(), Host{event.host, event.subject});
        host->state = event.state;
        host->message = event.message.english();
        host->fraction = event.state == StepState::Done || event.state == StepState::Skipped ? 1 : event.fraction;
        double sum = 0;
        for (const Host &h : step->hosts)
            sum += std::max(h.fraction, 0.0);
        if (event.fraction >= 0 || step->fraction >= 0)
            step->fraction = sum / double(step->hosts.size());
        // A step that only its hosts report ends with the last of them.
        const bool over = std::ranges::none_of(
            step->hosts, [](StepState s) { return s == StepState::Started || s == StepState::Progressing; },
            &Host::state);
        const bool failed = std::ranges::find(step->hosts, StepState::Failed, &Host::state) != step->hosts.end();
        step->state = !over ? StepState::Progressing : failed ? StepState::Failed : StepState::Done;
        step->ended = now;
        return *step;
    }
    if (event.state == StepState::Started && !step->running())
        step->began = now; // repeated, for example for a worker that is added later
    step->state = event.state;
    step->ended = now;
    if (!event.title.empty())
        step->title = event.title;
    if (event.fraction >= 0 || event.state == StepState::Started)
        step->fraction = event.fraction;
    if (!event.message.empty() || event.state == StepState::Started)
        step->message = event.message.english();
    return *step;
}

std::vector<std::string> StepView::lines(const Terminal &terminal, Clock::time_point now) const
{
    std::vector<std::string> result;
    std::size_t width = 0;
    for (const Step &step : m_steps)
        width = std::max(width, displayWidth(step.title));
    width = std::min(width, std::size_t(terminal.columns) / 2);
    for (const Step &step : m_steps) {
        const Mark m = mark(step.state, terminal.unicode);
        const std::string title = fitted(step.title, width, terminal.unicode);
        std::string rest;
        if (step.running() && step.fraction >= 0)
            rest += progressBar(step.fraction, 20) + fmt::format(" {:3.0f} %  ", 100 * step.fraction);
        rest += fmt::format("{:>8}", formatDuration(between(step.began, step.running() ? now : step.ended)));
        if (!step.message.empty())
            rest += "  " + step.message;
        const std::size_t room =
            std::size_t(terminal.columns) > width + 6 ? std::size_t(terminal.columns) - width - 6 : 10;
        result.push_back(terminal.paint(m.paint, m.text).bytes() + "  " + title +
                         std::string(width - displayWidth(title), ' ') + "  " + fitted(rest, room, terminal.unicode));
        if (step.running() && !step.hosts.empty())
            result.push_back(hostLine(terminal, step.hosts));
    }
    return result;
}

struct ProgressView::State {
    std::FILE *stream;
    Terminal terminal;
    bool quiet = false;
    const StepView::Clock::time_point began = StepView::Clock::now();

    std::mutex output;     ///< held while the terminal, which may stand still, is written to; taken before `mutex`
    std::size_t drawn = 0; ///< lines of the list on the screen; guarded by `output`

    mutable std::mutex mutex; ///< guards the members below; sinks take it
    std::condition_variable_any wake;
    StepView board;
    bool open = true;
    std::string pending;                             ///< plain lines that the painter has not written yet
    std::map<std::string, std::string> printedLines; ///< plain lines: the last one of each step
    std::map<std::string, StepView::Clock::time_point> saidAt;
    std::jthread painter;

    void write(const std::string &text) const
    {
        std::fputs(text.c_str(), stream);
        std::fflush(stream);
    }

    /// Prints a line above the list, and the list again.
    /// \param line  empty: only the list
    void draw(const std::string &line = {})
    {
        const std::lock_guard io(output);
        std::vector<std::string> lines;
        {
            const std::lock_guard lock(mutex);
            lines = board.lines(terminal, StepView::Clock::now());
        }
        // One write avoids flicker; a list taller than the screen keeps its end.
        const std::size_t most = 40;
        const std::size_t first = lines.size() > most ? lines.size() - most : 0;
        std::string text = drawn > 0 ? fmt::format("\033[{}A\r", drawn) : "";
        if (!line.empty())
            text += "\033[J" + line;
        for (std::size_t i = first; i < lines.size(); ++i)
            text += lines[i] + "\033[K\n";
        if (drawn > lines.size() - first)
            text += "\033[J";
        drawn = lines.size() - first;
        write(text);
    }

    /// Redraws the list at most ten times a second; elapsed times advance without events.
    void paint(const std::stop_token &stop)
    {
        for (;;) {
            bool empty;
            {
                std::unique_lock lock(mutex);
                wake.wait_for(lock, stop, 100ms, [] { return false; });
                empty = board.steps().empty();
            }
            if (stop.stop_requested())
                return;
            if (!empty)
                draw();
        }
    }

    /// Writes the plain lines as they come, and at the end those that are left.
    void writeLines(const std::stop_token &stop)
    {
        for (;;) {
            std::string text;
            {
                std::unique_lock lock(mutex);
                if (!wake.wait(lock, stop, [this] { return !pending.empty(); }))
                    return;
                text.swap(pending);
            }
            const std::lock_guard io(output);
            write(text);
        }
    }

    void queue(const std::string &line)
    {
        pending += line;
        wake.notify_one();
    }

    /// Prints the changes that matter in a log: starts, ends, and a long step's message every five seconds.
    void plainLine(const StepEvent &event, const StepView::Step &step, StepView::Clock::time_point now)
    {
        std::string line = step.title;
        if (!event.host.empty()) {
            if (event.state != StepState::Done && event.state != StepState::Failed)
                return;
            line += fmt::format(", {}: {}", event.host, toString(event.state));
        } else if (step.running()) {
            if (event.state == StepState::Progressing && (event.message.empty() || now - saidAt[step.name] < 5s))
                return;
        } else {
            line += fmt::format(": {} in {}", toString(step.state), formatDuration(between(step.began, now)));
        }
        if (!event.message.empty())
            line += " (" + event.message.english() + ")";
        if (line == printedLines[step.name])
            return;
        printedLines[step.name] = line;
        saidAt[step.name] = now;
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - began).count();
        queue(fmt::format("[{}:{:02}] {}\n", seconds / 60, seconds % 60, line));
    }
};

ProgressView::ProgressView(std::FILE *stream, bool quiet)
    : m_state(std::make_shared<State>())
{
    m_state->stream = stream;
    m_state->terminal = Terminal::of(stream);
    m_state->quiet = quiet;
    if (!quiet)
        m_state->painter = std::jthread([state = m_state.get()](std::stop_token stop) {
            (void)guarded("painter", [&] { state->terminal.live ? state->paint(stop) : state->writeLines(stop); });
        });
}

ProgressView::~ProgressView()
{
    close();
}

ProgressSink ProgressView::sink()
{
    return [state = m_state](const StepEvent &received) {
        const std::lock_guard lock(state->mutex);
        if (!state->open)
            return;
        StepEvent event = received; // contains S3 keys, names of nodes and messages of services
        std::string message = received.message.english();
        for (std::string *text : {&event.title, &event.host, &message}) {
            *text = printable(*text);
            std::ranges::replace(*text, '\n', ' ');
        }
        event.message = Sentence::verbatim(std::move(message));
        const auto now = StepView::Clock::now();
        const StepView::Step &step = state->board.apply(event, now);
        if (!state->terminal.live && !state->quiet)
            state->plainLine(event, step, now);
    };
}

void ProgressView::printLine(const std::string &line)
{
    if (m_state->quiet)
        return;
    const std::string text = printable(line) + "\n";
    bool open;
    {
        const std::lock_guard lock(m_state->mutex);
        open = m_state->open;
        if (open && !m_state->terminal.live)
            return m_state->queue(text);
    }
    if (open)
        return m_state->draw(text);
    const std::lock_guard io(m_state->output);
    m_state->write(text);
}

void ProgressView::close()
{
    {
        std::jthread painter; // joined at the end of this block
        const std::lock_guard lock(m_state->mutex);
        if (!std::exchange(m_state->open, false))
            return;
        painter = std::move(m_state->painter);
        painter.request_stop();
    }
    if (m_state->terminal.live && !m_state->quiet && !steps().empty())
        m_state->draw();
}

std::vector<StepView::Step> ProgressView::steps() const
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->board.steps();
}

} // namespace trainyard::cli
