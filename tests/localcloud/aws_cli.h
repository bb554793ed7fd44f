#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/localcloud/cloud_process.h"

namespace trainyard::tests {

/// The official command line as a client of a local cloud, without the user's own configuration.
class AwsCli {
public:
    AwsCli(const CloudProcess &cloud, std::filesystem::path home)
        : m_cloud(cloud)
        , m_home(std::move(home))
    {
    }
    static bool isInstalled() { return findProgram("aws").has_value(); }

    ProcessOutcome run(std::vector<std::string> words) const
    {
        const auto &at = m_cloud.endpoint();
        std::vector<std::string> environment = {"HOME=" + m_home.string(),
                                                "AWS_ENDPOINT_URL=" + at.url(),
                                                "AWS_ACCESS_KEY_ID=" + at.accessKeyId,
                                                "AWS_SECRET_ACCESS_KEY=" + at.secretAccessKey,
                                                "AWS_DEFAULT_REGION=" + at.region,
                                                "AWS_EC2_METADATA_DISABLED=true",
                                                "AWS_PAGER=",
                                                "LC_ALL=C.UTF-8"};
        for (const char *name : {"PATH", "PYENV_VERSION", "PYENV_ROOT"}) {
            if (const char *value = std::getenv(name))
                environment.push_back(std::string(name) + "=" + value);
        }
        words.insert(words.begin(), {"aws", "--endpoint-url", at.url()}); // old versions ignore AWS_ENDPOINT_URL
        const auto outcome = runProcess({.argv = std::move(words), .environment = std::move(environment)},
                                        {Deadline::after(std::chrono::minutes(2)), {}});
        return outcome ? *outcome : ProcessOutcome{127, {}, outcome.error().detail};
    }
    /// The reply of a command; null, and a failure of the test, when it fails.
    nlohmann::json json(std::vector<std::string> words) const
    {
        words.insert(words.end(), {"--output", "json"});
        const auto outcome = run(std::move(words));
        EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
        return outcome.out.empty() ? nlohmann::json() : nlohmann::json::parse(outcome.out, nullptr, false);
    }
    /// What a command prints on stderr when it is refused.
    std::string refusal(std::vector<std::string> words) const
    {
        const auto outcome = run(std::move(words));
        EXPECT_NE(outcome.exitStatus, 0) << outcome.out;
        return outcome.err;
    }

private:
    const CloudProcess &m_cloud;
    const std::filesystem::path m_home;
};

} // namespace trainyard::tests
