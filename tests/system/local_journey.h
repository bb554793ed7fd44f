#pragma once

#include <csignal>
#include <optional>
#include <string>
#include <vector>

#include "build_paths.h"
#include "tests/cli/program.h"

/// A home with its own local cloud, for all its commands. The destructor terminates everything and stops the local
/// cloud, whatever the outcome of the test.
class LocalHome : public Home {
public:
    ~LocalHome()
    {
        const auto text = endpointFile();
        if (!text)
            return;
        variables.clear();
        run({"terminate", "--all", "--yes", "--without-models"}, std::chrono::seconds(120));
        const auto json = nlohmann::json::parse(*text, nullptr, false);
        if (!json.is_object() || !json.contains("pid"))
            return;
        const pid_t pid = json["pid"].get<pid_t>();
        ::kill(pid, SIGTERM);
        // The local cloud must stop writing to the folder, which is removed with this object.
        const auto deadline = trainyard::Deadline::after(std::chrono::seconds(20));
        while (trainyard::identify(pid) && trainyard::pause(std::chrono::milliseconds(20), {deadline, {}})) {
        }
    }

    std::optional<std::string> endpointFile() const
    {
        const auto text = trainyard::readFile(folder() / "state/trainyard/localcloud/endpoint.json");
        return text ? std::optional(*text) : std::nullopt;
    }

    /// Whether instances are sandboxes with separate users and processes. Needs a running local cloud.
    bool sandboxed() const
    {
        const auto json = nlohmann::json::parse(endpointFile().value_or(""), nullptr, false);
        return json.is_object() && json.value("tier", "") == "sandbox";
    }

    /// \return the missing program or bundle that a launch needs; empty: nothing is missing
    static std::string missing()
    {
        for (const char *name : {"trainyardctl", "trainyard-localcloud", "trainyard-runtime"}) {
            if (!std::filesystem::exists(program(name)))
                return program(name) + " is not built";
        }
        if (!std::filesystem::exists(std::filesystem::path(TRAINYARD_BIN_DIR).parent_path() /
                                     "bundle/trainyard-runtime.tar.gz"))
            return "the runtime's bundle is not built";
        if (!trainyard::findProgram("sshd") && !trainyard::findProgram("dropbear"))
            return "neither sshd nor dropbear is installed";
        return {};
    }

    /// Uploads a small digits data set to s3://BUCKET/digits.
    void putDigits(const std::string &bucket, int train, int test) const
    {
        const auto made =
            run({"data", "make-digits", "digits", "--train", std::to_string(train), "--test", std::to_string(test)});
        ASSERT_EQ(made.exitStatus, 0) << made.err;
        const auto put = run({"data", "put", "digits", "s3://" + bucket + "/digits"});
        ASSERT_EQ(put.exitStatus, 0) << put.err;
    }
    void launch(const std::string &name, int workers) const
    {
        const auto launched =
            run({"launch", "--name", name, "--workers", std::to_string(workers), "--yes"}, std::chrono::seconds(180));
        ASSERT_EQ(launched.exitStatus, 0) << launched.err;
    }
};

#define SKIP_WITHOUT_PROGRAMS()                                                                                        \
    if (const std::string missing = LocalHome::missing(); !missing.empty())                                            \
    GTEST_SKIP() << missing
