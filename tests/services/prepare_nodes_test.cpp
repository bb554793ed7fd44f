// D10, E25: the script of a new stack runs on the head, and then on all workers at the same time, over real sshds.
#include <mutex>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/services/data/live_prepare_data.h"
#include "tests/support/ssh_server.h"

namespace trainyard::services {
namespace {

using namespace std::chrono_literals;
using support::SshServer;
using testing::ElementsAre;
namespace fs = std::filesystem;

class PrepareNodes : public testing::Test {
protected:
    void SetUp() override
    {
        if (!SshServer::available() || !findProgram("python3"))
            GTEST_SKIP() << "no sshd with sftp-server, or no python3";
        for (const char *name : {"head", "worker-1", "worker-2"}) {
            m_servers.push_back(SshServer::start({.name = name}));
            ASSERT_TRUE(m_servers.back());
            ssh::Host host;
            host.name = name;
            host.privateAddress = "10.0.1." + std::to_string(m_servers.size());
            host.target = m_servers.back()->target();
            m_nodes.push_back(std::move(host));
        }
        m_shared = m_servers.front()->folder() / "shared";
        fs::create_directories(m_shared);
        m_stack.name = "demo";
        m_stack.sharedFolder = m_shared.string();
        m_stack.prepareScript = (m_shared / "prepare-data.py").string();
        m_stack.prepareTimeout = 60s;
    }
    Status prepare(const std::string &script)
    {
        const auto sink = [this](const StepEvent &event) {
            const std::lock_guard lock(m_mutex);
            if (event.state == StepState::Started)
                m_begun.push_back(event.host);
        };
        return prepareNodes(m_stack, m_nodes, script, sink, {});
    }
    bool isReady(int node) const
    {
        return fs::exists(m_shared / ("prepare_data_success_10.0.1." + std::to_string(node)));
    }

    std::vector<std::unique_ptr<SshServer>> m_servers;
    std::vector<cluster::Host> m_nodes;
    fs::path m_shared;
    cluster::ElasticStack m_stack;
    std::mutex m_mutex;
    std::vector<std::string> m_begun; ///< the machines whose script has begun
};

TEST_F(PrepareNodes, WorkersDoNotWaitForEachOther)
{
    // The first machine goes on alone; each further one waits until two of them run the script.
    const Status done = prepare("import os, tempfile, time\n"
                                "shared = os.path.dirname(os.path.abspath(__file__))\n"
                                "try:\n"
                                "    os.mkdir(shared + '/first')\n"
                                "except FileExistsError:\n"
                                "    tempfile.mkstemp(prefix='further-', dir=shared)\n"
                                "    while sum(n.startswith('further-') for n in os.listdir(shared)) < 2:\n"
                                "        time.sleep(0.02)\n");
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_TRUE(isReady(1) && isReady(2) && isReady(3));
    ASSERT_EQ(m_begun.size(), 3u);
    EXPECT_EQ(m_begun.front(), "head");
}

TEST_F(PrepareNodes, AScriptThatFailsOnTheHeadDoesNotReachTheWorkers)
{
    const Status done = prepare("raise ValueError('no bucket')\n");
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::RemoteCommandFailed);
    EXPECT_THAT(done.error().detail, testing::HasSubstr("ValueError: no bucket"));
    EXPECT_THAT(m_begun, ElementsAre("head"));
}

} // namespace
} // namespace trainyard::services
