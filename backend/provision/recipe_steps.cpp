#include <algorithm>

#include "backend/core/encoding.h"
#include "backend/core/secret_mask.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/provision/recipe_scripts_internal.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kLongestLine = 200; ///< of the output, as progress
constexpr std::size_t kTail = 2000;       ///< characters of the output in an error

/// The command line of one script. The script arrives over standard input, with the values of secrets: neither is
/// visible in the process list or in a file. Each machine runs one script at a time, also when this program was started
/// twice; a script whose connection broke goes on, and its repetition waits for it.
std::string runnerCommand(const std::string &recipe)
{
    const std::string script =
        "umask 077; d=$HOME/.trainyard/recipes; mkdir -p \"$d\" || exit 1; l=$d/" + recipe +
        ".log; exec 9>\"$d/lock\"; "
        "if command -v flock >/dev/null 2>&1 && ! flock -n 9; then echo 'waiting for the script that runs already'; "
        "flock 9; fi; "
        "exec 4>&1; "
        "s=$( { cat | { exec 6<&0 </dev/null; setsid -w sh /dev/fd/6 4>&- 5>&-; echo $? >&5; } 2>&1 | "
        "{ tee -p -a \"$l\" 2>/dev/null || cat; } >&4; } 5>&1 ); rm -f \"$d/running\"; exit $s";
    return "exec /bin/sh -c " + shellQuote(script);
}

/// Ends a script that still runs after its caller has stopped waiting.
constexpr const char *kEndScript = "f=$HOME/.trainyard/recipes/running; p=$(cat \"$f\" 2>/dev/null) && "
                                   "[ -n \"$p\" ] && kill -s TERM -- \"-$p\"; rm -f \"$f\"";

/// The last lines of the output, masked, for display and errors.
class LastLines {
public:
    LastLines(const StepContext &context, const std::map<std::string, Secret> &secrets)
        : m_context(context)
        , m_lines(valuesOf(secrets))
    {
    }
    void add(std::string_view bytes)
    {
        std::string complete = m_lines.add(bytes);
        if (complete.empty())
            return;
        keep(complete);
        while (!complete.empty() && complete.back() == '\n')
            complete.pop_back();
        const auto line = trimmed(std::string_view(complete).substr(complete.find_last_of("\r\n") + 1));
        if (!line.empty())
            m_context.progress(-1, std::string(line.substr(0, kLongestLine)));
    }
    std::string tail()
    {
        keep(m_lines.finish());
        const auto text = trimmed(m_tail);
        if (text.size() <= kTail)
            return std::string(text);
        const auto last = text.substr(text.size() - kTail);
        return std::string(last.substr(std::min(last.find('\n') + 1, last.size())));
    }

private:
    static std::vector<std::string> valuesOf(const std::map<std::string, Secret> &secrets)
    {
        std::vector<std::string> values;
        for (const auto &[name, value] : secrets)
            values.push_back(value.reveal());
        return values;
    }
    void keep(std::string_view text)
    {
        m_tail.append(text.substr(text.size() - std::min(text.size(), 2 * kTail)));
        if (m_tail.size() > 4 * kTail)
            m_tail.erase(0, m_tail.size() - 2 * kTail);
    }

    const StepContext &m_context;
    LogLines m_lines;
    std::string m_tail;
};

std::string assignments(const std::map<std::string, Secret> &secrets, const char *phase)
{
    // The process group, for kEndScript.
    std::string lines = "exec 6<&-\necho $$ > \"$HOME/.trainyard/recipes/running\"\n";
    lines += std::string("export TRAINYARD_PHASE=") + phase + "\n";
    for (const auto &[name, value] : secrets)
        lines += "export " + name + "=" + shellQuote(value.reveal()) + "\n";
    return lines;
}

class ScriptRunner {
public:
    ScriptRunner(std::string recipe, ScriptStep step, std::map<std::string, Secret> secrets)
        : m_recipe(std::move(recipe))
        , m_step(std::move(step))
        , m_secrets(std::move(secrets))
    {
    }

    Status operator()(StepContext &context) const
    {
        if (!m_step.check.empty()) {
            TY_ASSIGN(const auto before, run(context, m_step.check, "before"));
            if (before.status == 0) {
                context.progress(1, say("exists already"));
                return {};
            }
        }
        TY_ASSIGN(const auto done, run(context, m_step.script, "script"));
        if (done.status != 0)
            return failed(context, done);
        if (m_step.check.empty())
            return {};
        TY_ASSIGN(const auto after, run(context, m_step.check, "after"));
        if (after.status != 0)
            return fail(ErrorCode::RemoteCommandFailed, context.host().target.source(),
                        m_step.title + ": the script ended without an error, and what it installs is not there: " +
                            (after.tail.empty() ? "no output" : after.tail));
        return {};
    }

private:
    struct Outcome {
        int status = 0;
        std::string tail;
    };

    Result<Outcome> run(StepContext &context, const std::string &script, const char *phase) const
    {
        TY_ASSIGN(auto *session, context.session());
        LastLines output(context, m_secrets);
        ssh::ExecOptions options;
        options.stdinText = assignments(m_secrets, phase) + script;
        options.onStdout = [&](std::string_view bytes) { output.add(bytes); };
        options.onStderr = [&](std::string_view bytes) { output.add(bytes); };
        options.maxOutput = 0;
        const auto done = session->exec(runnerCommand(m_recipe), options, {context.deadline(), context.stop()});
        if (!done) {
            const auto code = done.error().code;
            if (code == ErrorCode::Cancelled || code == ErrorCode::Timeout)
                (void)session->exec(kEndScript, {}, {Deadline::after(10s), {}});
            return fail(done.error());
        }
        return Outcome{done->status, output.tail()};
    }

    Status failed(const StepContext &context, const Outcome &outcome) const
    {
        const auto &tail = outcome.tail;
        const bool isFull = tail.find("No space left on device") != std::string::npos;
        return fail(isFull ? ErrorCode::DiskFull : ErrorCode::RemoteCommandFailed, context.host().target.source(),
                    m_step.title + " ended with status " + std::to_string(outcome.status) + ": " +
                        (tail.empty() ? "it wrote nothing" : tail) + " (all of it: ~/.trainyard/recipes/" + m_recipe +
                        ".log on " + context.host().name + ")");
    }

    std::string m_recipe;
    ScriptStep m_step;
    std::map<std::string, Secret> m_secrets;
};

bool isVariable(const std::string &name)
{
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    return !name.empty() && !(name.front() >= '0' && name.front() <= '9') && std::ranges::all_of(name, isPart);
}

} // namespace

Result<Recipe> recipeOf(const std::string &recipe, const RecipeArguments &arguments,
                        const std::map<std::string, Secret> &secrets)
{
    for (const auto &[name, value] : secrets) {
        if (!isVariable(name) || value.reveal().find_first_of(std::string_view("\0\n", 2)) != std::string::npos)
            return fail(ErrorCode::InvalidArgument, "variable " + name,
                        "its name consists of letters, digits and _, and its value is one line");
    }
    TY_ASSIGN(auto scripts, scriptsOf(recipe, arguments));
    Recipe steps;
    for (ScriptStep &script : scripts) {
        Step step;
        step.name = recipe + "/" + script.name;
        step.title = script.title;
        step.timeout = script.timeout;
        step.run = ScriptRunner(recipe, std::move(script), secrets);
        steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace trainyard::provision
