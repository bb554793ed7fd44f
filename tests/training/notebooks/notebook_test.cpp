#include "backend/training/notebooks/notebook.h"

#include <condition_variable>
#include <mutex>
#include <regex>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/net/http_client.h"
#include "tests/support/ssh_server.h"

namespace trainyard::training {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

/// A fake Jupyter server: writes the same description file, and accepts requests with its token.
/// \source jupyter_server 2, serverapp
constexpr const char *kJupyter = R"sh(
[ "$2" != --version ] || exit "$NO_LAB"
exec python3 - "$@" <<'PY'
import http.server, json, os, sys
token = os.environ["JUPYTER_TOKEN"]
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        ok = self.path == "/base/?token=" + token
        self.send_response(200 if ok else 403)
        body = (" ".join(sys.argv[1:]) + " pid " + str(os.getpid())).encode() if ok else b""
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
    def log_message(self, *words): pass
server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
folder = os.environ["JUPYTER_RUNTIME_DIR"]
with open(f"{folder}/jpserver-{os.getpid()}.json", "w") as f:
    json.dump({"base_url": "/base/", "pid": os.getpid(), "port": server.server_port, "token": token}, f, indent=2)
server.serve_forever()
PY
)sh";

TEST(NotebookFile, IsReadStrictly)
{
    const auto read = readNotebook(R"({"port": 8888, "token": "abc-1", "base_url": "/user/x/"})", "ssh:head");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, (Notebook{8888, "/user/x/", Secret("abc-1")}));
    for (const char *bad :
         {"", "[]", "nonsense", R"({"token": "a"})", R"({"port": 0, "token": "a"})", R"({"port": 65536, "token": "a"})",
          R"({"port": "8888", "token": "a"})", R"({"port": 1, "token": ""})", R"({"port": 1, "token": "a\" onload=x"})",
          R"({"port": 1, "token": "a", "base_url": "//x/\"><script>"})",
          R"({"port": 1, "token": "a", "base_url": "x"})"}) {
        const auto refused = readNotebook(bad, "ssh:head");
        ASSERT_FALSE(refused) << bad;
        EXPECT_EQ(refused.error().code, ErrorCode::MalformedReply);
    }
}

class Notebooks : public testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available() || !findProgram("python3"))
            GTEST_SKIP() << "no sshd with sftp-server, or no python3 here";
        m_server = support::SshServer::start({.environment = {{"NO_LAB", "1"}}});
        ASSERT_TRUE(m_server);
        m_host.name = "head";
        m_host.target = m_server->target();
    }
    void TearDown() override
    {
        if (m_server)
            (void)stopNotebook(m_host, {Deadline::after(30s), {}});
    }
    /// Opens the address in a page.
    /// \return the response of the server
    std::string follow(const std::filesystem::path &page)
    {
        const std::string html = readFile(page).value_or("");
        std::smatch found;
        if (!std::regex_search(html, found, std::regex("url=(http://127[^\"]*)")))
            return "no address in " + html;
        m_url = found[1];
        return get(m_url);
    }
    std::string get(const std::string &url)
    {
        net::HttpRequest request;
        request.url = url;
        const auto reply = m_http.send(request, {Deadline::after(30s), {}});
        return reply ? std::to_string(reply->status) + " " + reply->body : reply.error().detail;
    }
    std::unique_ptr<support::SshServer> m_server;
    ssh::Host m_host;
    net::HttpClient m_http;
    std::string m_url;
};

TEST_F(Notebooks, OpenThroughATunnelWithAHiddenToken)
{
    m_server->addCommand("jupyter", kJupyter);
    m_server->addCommand("bash", "command -v jupyter");
    const auto folder = m_server->folder();
    std::mutex mutex;
    std::condition_variable_any changed;
    std::filesystem::path page;
    NotebookOptions options;
    options.ready = [&](const std::filesystem::path &at, std::uint16_t) {
        const std::lock_guard lock(mutex);
        page = at;
        changed.notify_all();
    };
    Status ended = fail(ErrorCode::Internal, "", "it has not ended");
    std::string answer;
    {
        std::jthread opened([&](std::stop_token stop) {
            ended = openNotebook(m_host, folder, options, stop);
            if (!ended)
                options.ready("none", 0);
        });
        std::unique_lock lock(mutex);
        ASSERT_TRUE(changed.wait_for(lock, 60s, [&] { return !page.empty(); }));
        ASSERT_NE(page, "none") << ended.error().detail;
        struct stat about {};
        ASSERT_EQ(::stat(page.c_str(), &about), 0);
        EXPECT_EQ(about.st_mode & 0777, 0600u);
        answer = follow(page);
        EXPECT_THAT(answer, HasSubstr("200 notebook --no-browser --ip=127.0.0.1"));
        const std::string token = m_url.substr(m_url.find("token=") + 6);
        EXPECT_GE(token.size(), 32u);
        EXPECT_THAT(get(m_url + "x"), HasSubstr("403"));
        // The token is not in the arguments of the server, nor in those of the shell that started it.
        const auto all = runProcess({.argv = {"ps", "-eo", "args"}}, {Deadline::after(10s), {}});
        ASSERT_TRUE(all);
        EXPECT_THAT(all->out, Not(HasSubstr(token)));
        m_server->dropConnections(); // a network fault: the browser only retries
        const auto again = Deadline::after(60s);
        while (get(m_url) != answer && pause(20ms, {again, {}})) {
        }
        EXPECT_EQ(get(m_url), answer);
    }
    EXPECT_TRUE(ended) << ended.error().detail;
    EXPECT_FALSE(std::filesystem::exists(page));

    // The server outlives the connection, and is found again until it is stopped.
    const auto first = startNotebook(m_host, {Deadline::after(30s), {}});
    const auto second = startNotebook(m_host, {Deadline::after(30s), {}});
    ASSERT_TRUE(first && second);
    EXPECT_EQ(*first, *second);
    EXPECT_THAT(m_url, HasSubstr(first->token.reveal()));
    ASSERT_TRUE(stopNotebook(m_host, {Deadline::after(30s), {}}));
    const auto third = startNotebook(m_host, {Deadline::after(30s), {}});
    ASSERT_TRUE(third) << third.error().detail;
    EXPECT_FALSE(third->token == first->token);
}

TEST_F(Notebooks, NameWhatIsMissingOrWentWrong)
{
    if (!findProgram("jupyter")) {
        const auto missing = startNotebook(m_host, {Deadline::after(30s), {}});
        ASSERT_FALSE(missing);
        EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
        EXPECT_THAT(missing.error().detail, HasSubstr("pip install jupyterlab"));
    }
    m_server->addCommand("bash", "command -v jupyter"); // instead of the real login shell and its PATH
    m_server->addCommand("jupyter", "echo 'No module named tornado' >&2; exit 1");
    const auto died = startNotebook(m_host, {Deadline::after(30s), {}});
    ASSERT_FALSE(died);
    EXPECT_EQ(died.error().code, ErrorCode::RemoteCommandFailed);
    EXPECT_THAT(died.error().detail, HasSubstr("No module named tornado"));
}

} // namespace
} // namespace trainyard::training
