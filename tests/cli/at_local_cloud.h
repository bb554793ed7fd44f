#pragma once

#include <csignal>

#include "backend/aws/credentials/profiles.h"
#include "tests/cli/program.h"

/// Runs commands against a local cloud of this test, whose machines are records without sandboxes.
class AtLocalCloud : public testing::Test {
protected:
    void SetUp() override
    {
        const std::string program = Home::program("trainyard-localcloud");
        if (!std::filesystem::exists(program))
            GTEST_SKIP() << program << " is not built";
        std::filesystem::create_directories(m_state);
        trainyard::ProcessSpec spec{
            {program, "--data", (m_state / "localcloud").string(), "--port", "0", "--records-only", "--speed", "50"},
            {},
            {},
            {}};
        for (const auto &option : cloudOptions())
            spec.argv.push_back(option);
        const auto started = trainyard::spawnDetached(spec, (m_home.folder() / "localcloud.log").string());
        ASSERT_TRUE(started) << started.error().detail;
        m_cloud = *started;
        const auto deadline = trainyard::Deadline::after(std::chrono::seconds(60));
        while (!trainyard::aws::readLocalEndpoint(m_state))
            ASSERT_TRUE(trainyard::pause(std::chrono::milliseconds(10), {deadline, {}}));
    }
    /// Further options of the local cloud.
    virtual std::vector<std::string> cloudOptions() const { return {}; }
    void TearDown() override
    {
        if (!trainyard::isAlive(m_cloud))
            return;
        ::kill(m_cloud.pid, SIGTERM);
        const auto deadline = trainyard::Deadline::after(std::chrono::seconds(20));
        while (trainyard::isAlive(m_cloud) && trainyard::pause(std::chrono::milliseconds(20), {deadline, {}})) {
        }
    }
    trainyard::ProcessOutcome ctl(std::vector<std::string> words) const
    {
        words.insert(words.begin(), {"--profile", "local", "--state-dir", m_state.string()});
        return m_home.run(words);
    }
    nlohmann::json asked(std::vector<std::string> words) const
    {
        words.insert(words.begin(), "--json");
        const auto outcome = ctl(words);
        EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
        return nlohmann::json::parse(outcome.out, nullptr, false);
    }
    void launch(const char *name) const
    {
        const auto outcome = ctl({"launch", "--name", name, "--workers", "1", "--no-provision", "--yes"});
        ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    }

    Home m_home;
    const std::filesystem::path m_state = m_home.folder() / "state" / "trainyard";
    trainyard::ProcessIdentity m_cloud;
};
