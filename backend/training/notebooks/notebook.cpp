#include "backend/training/notebooks/notebook.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/async/steps.h"
#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"
#include "backend/ssh/session.h"
#include "backend/ssh/tunnel.h"

namespace trainyard::training {

namespace {

using namespace std::chrono_literals;

constexpr int kNoJupyter = 44, kDied = 45;
constexpr std::size_t kLongestWord = 256;

// Shared by the start and stop scripts: calls a command for each server whose process is alive, found by its runtime
// file.
constexpr const char *kServers = R"sh(d="$HOME/.trainyard/notebook"; umask 077; mkdir -p "$d/runtime"
each() {
  for f in "$d"/runtime/jpserver-*.json "$d"/runtime/nbserver-*.json; do
    pid=${f##*-}; pid=${pid%.json}
    if [ -f "$f" ] && kill -0 "$pid" 2>/dev/null; then "$@"; fi
  done
}
)sh";

constexpr const char *kStart = R"sh(read -r token
answer() { all=$(cat "$f"); case $all in *'}') printf '%s\n' "$all"; exit 0 ;; esac; }
each answer
jupyter=$(bash -lc 'command -v jupyter' 2>/dev/null | tail -n 1)
[ -n "$jupyter" ] || jupyter=$(command -v jupyter)
for p in /opt/pytorch/bin /opt/tensorflow/bin /opt/conda/bin "$HOME/anaconda3/bin" "$HOME/.local/bin"; do
  if [ -z "$jupyter" ] && [ -x "$p/jupyter" ]; then jupyter=$p/jupyter; fi
done
[ -n "$jupyter" ] || exit 44
kind=notebook
if "$jupyter" lab --version >/dev/null 2>&1; then kind=lab; fi
cd "$HOME" && rm -f "$d"/runtime/*server-*
JUPYTER_TOKEN=$token JUPYTER_RUNTIME_DIR=$d/runtime setsid "$jupyter" $kind --no-browser --ip=127.0.0.1 --port=8888 \
  </dev/null >"$d/log" 2>&1 &
new=$!
while :; do
  each answer
  kill -0 $new 2>/dev/null || { tail -n 20 "$d/log" >&2; exit 45; }
  sleep 0.1
done
)sh";

constexpr const char *kStop = R"sh(end() { kill "$how" "$pid" || true; }
how=-TERM; each end
for i in 1 2 3 4 5 6 7 8 9 10; do
  alive=; each eval 'alive=yes'
  [ -n "$alive" ] || exit 0
  sleep 0.5
done
how=-KILL; each end
)sh";

bool isWord(std::string_view text, std::string_view also)
{
    return text.size() <= kLongestWord && std::ranges::all_of(text, [&](unsigned char c) {
               return std::isalnum(c) || c == '-' || c == '_' || also.find(char(c)) != std::string_view::npos;
           });
}

/// Returns a page that redirects the browser to the server, by an absolute URL: the page itself is a local file.
std::string redirection(const Notebook &notebook, std::uint16_t port)
{
    return fmt::format("<!doctype html><meta charset=\"utf-8\"><meta name=\"referrer\" content=\"no-referrer\">\n"
                       "<meta http-equiv=\"refresh\" content=\"0;url=http://127.0.0.1:{}{}?token={}\">\n"
                       "<title>Jupyter</title>\n",
                       port, notebook.base, notebook.token.reveal());
}

/// A page for the browser, removed in any case.
class Page {
public:
    explicit Page(std::filesystem::path path)
        : m_path(std::move(path))
    {
    }
    Page(const Page &) = delete;
    Page &operator=(const Page &) = delete;
    ~Page()
    {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace

Result<Notebook> readNotebook(std::string_view json, const std::string &source)
{
    const auto bad = [&](const char *what) {
        return fail(ErrorCode::MalformedReply, source, std::string("what Jupyter reports of itself has ") + what);
    };
    const auto description = nlohmann::json::parse(json, nullptr, false);
    if (!description.is_object())
        return bad("no fields");
    Notebook notebook;
    const auto port = description.find("port");
    if (port == description.end() || !port->is_number_integer() || *port < 1 || *port > 65535)
        return bad("no port");
    notebook.port = port->get<std::uint16_t>();
    const auto text = [&](const char *key) {
        const auto at = description.find(key);
        return at != description.end() && at->is_string() ? at->get<std::string>() : std::string();
    };
    const std::string token = text("token"), base = text("base_url");
    if (token.empty() || !isWord(token, ""))
        return bad("no token");
    if (!base.empty() && (base.front() != '/' || !isWord(base, "/.")))
        return bad("no path");
    notebook.token = Secret(token);
    notebook.base = base.empty() ? "/" : base;
    return notebook;
}

Result<Notebook> startNotebook(const ssh::Host &host, const CallContext &context)
{
    TY_ASSIGN(auto session, ssh::SshSession::open(host.target, context));
    ssh::ExecOptions options;
    options.stdinText = hexEncode(randomBytes(24)) + "\n";
    options.maxOutput = 64u << 10;
    TY_ASSIGN(const auto done, session.exec(std::string(kServers) + kStart, options, context));
    const std::string source = host.target.source();
    if (done.status == kNoJupyter)
        return fail(ErrorCode::NotFound, source,
                    "there is no Jupyter on this machine; launch with a deep learning image, or install it there with "
                    "\"pip install jupyterlab\"");
    if (done.status != 0)
        return fail(ErrorCode::RemoteCommandFailed, source,
                    (done.status == kDied ? "Jupyter ended at once: " : "Jupyter could not be started: ") + done.err);
    return readNotebook(done.out, source);
}

Status stopNotebook(const ssh::Host &host, const CallContext &context)
{
    TY_ASSIGN(auto session, ssh::SshSession::open(host.target, context));
    const auto done = session.mustExec(std::string(kServers) + kStop, {}, context);
    return done ? Status() : fail(done.error());
}

Status openNotebook(const ssh::Host &host, const std::filesystem::path &folder, const NotebookOptions &options,
                    std::stop_token stop)
{
    TY_ASSIGN(auto tunnel, ssh::Tunnel::listen(options.localPort));
    StepReporter starting(options.sink, {.step = "jupyter", .title = "Starting Jupyter", .host = host.name});
    TY_ASSIGN(const auto notebook, starting.begin().end(startNotebook(host, {Deadline::after(2min), stop})));
    const Page page(folder / fmt::format("jupyter-{}-{}.html", host.name, tunnel.port()));
    TY_TRY(writeFileAtomically(page.path(), redirection(notebook, tunnel.port()), 0600));
    const std::string where = fmt::format("127.0.0.1:{}", tunnel.port());
    StepReporter serving(options.sink,
                         {.step = "tunnel", .title = "Open in the browser until this is cancelled", .host = host.name});
    serving.begin(where);
    auto patience = Deadline::after(60s);
    bool isReady = false;
    while (!stop.stop_requested()) {
        auto session = ssh::SshSession::open(host.target, {Deadline::after(30s), stop});
        if (session) {
            if (!std::exchange(isReady, true) && options.ready)
                options.ready(page.path(), tunnel.port());
            const Status ended = tunnel.serve(*session, "127.0.0.1", notebook.port, stop);
            patience = Deadline::after(60s);
            if (!stop.stop_requested())
                serving.progress(say("connecting again: %1", ended.error().detail));
        } else if (!stop.stop_requested() && (patience.expired() || !isReady)) {
            return serving.failed(session.error());
        }
        if (!pause(500ms, {Deadline::never(), stop}))
            break;
    }
    serving.done(where);
    return {};
}

} // namespace trainyard::training
