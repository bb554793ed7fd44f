#pragma once

#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "build_paths.h"
#include "tests/support/patience.h"

/// A new home folder for the real trainyardctl, isolated from the caller's account and state.
class Home {
public:
    Home()
    {
        std::string name = (std::filesystem::temp_directory_path() / "trainyard-cli-XXXXXX").string();
        if (!::mkdtemp(name.data()))
            std::abort();
        m_folder = name;
    }
    ~Home()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    Home(const Home &) = delete;
    Home &operator=(const Home &) = delete;

    const std::filesystem::path &folder() const { return m_folder; }
    std::map<std::string, std::string> variables; ///< in addition to PATH and HOME

    static std::string program(const std::string &name) { return std::string(TRAINYARD_BIN_DIR) + "/" + name; }

    trainyard::ProcessSpec spec(std::vector<std::string> arguments,
                                const std::string &programName = "trainyardctl") const
    {
        trainyard::ProcessSpec spec;
        spec.argv = {program(programName)};
        spec.argv.insert(spec.argv.end(), arguments.begin(), arguments.end());
        spec.environment = {"PATH=" + trainyard::environment("PATH"), "HOME=" + m_folder.string(),
                            "XDG_STATE_HOME=" + (m_folder / "state").string(), "LC_ALL=C.UTF-8",
                            "AWS_EC2_METADATA_DISABLED=true"};
        for (const auto &[name, value] : variables)
            spec.environment->push_back(name + "=" + value);
        // The environment configures sanitizers and coverage.
        for (const char *name : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS", "LSAN_OPTIONS", "XDG_RUNTIME_DIR"}) {
            if (const std::string value = trainyard::environment(name); !value.empty())
                spec.environment->push_back(std::string(name) + "=" + value);
        }
        spec.workingFolder = m_folder.string();
        return spec;
    }

    trainyard::ProcessOutcome run(std::vector<std::string> arguments,
                                  std::chrono::seconds limit = std::chrono::seconds(60)) const
    {
        const auto outcome =
            trainyard::runProcess(spec(std::move(arguments)), {trainyard::patientDeadline(limit), {}}, 16u << 20);
        if (!outcome) {
            ADD_FAILURE() << outcome.error().source << ": " << outcome.error().detail;
            return {-1, "", ""};
        }
        return *outcome;
    }

    /// Sets credentials, region and endpoint in the environment.
    void pointAt(const std::string &url)
    {
        variables["AWS_ACCESS_KEY_ID"] = "AKIDEXAMPLE";
        variables["AWS_SECRET_ACCESS_KEY"] = "not-a-secret-of-anybody";
        variables["AWS_DEFAULT_REGION"] = "us-east-1";
        variables["AWS_ENDPOINT_URL"] = url;
    }

private:
    std::filesystem::path m_folder;
};

inline nlohmann::json parsed(const std::string &text)
{
    const auto value = nlohmann::json::parse(text, nullptr, false);
    EXPECT_FALSE(value.is_discarded()) << text;
    return value;
}

/// Whether `text` has the form that a failed command prints on standard error: one sentence on one line.
inline bool isOneSentence(const std::string &text)
{
    return !text.empty() && text.back() == '\n' && text.find('\n') == text.size() - 1 &&
           text.starts_with("trainyardctl: ") && text[text.size() - 2] == '.';
}
