#pragma once

#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

/// The official AWS command line with the keys of a home's local cloud.
class OfficialCli {
public:
    explicit OfficialCli(const Home &home)
        : m_home(home)
    {
    }
    static bool isInstalled() { return trainyard::findProgram("aws").has_value(); }

    /// Runs `aws WORDS`; a failure is a failure of the test.
    /// \return what it prints; null: nothing
    nlohmann::json operator()(std::vector<std::string> words) const
    {
        const auto endpoint = nlohmann::json::parse(
            trainyard::readFile(m_home.folder() / "state/trainyard/localcloud/endpoint.json").value_or(""), nullptr,
            false);
        EXPECT_TRUE(endpoint.is_object()) << "the local cloud does not run";
        if (!endpoint.is_object())
            return {};
        trainyard::ProcessSpec spec{std::move(words), {}, {}, {}};
        spec.argv.insert(spec.argv.begin(), {"aws", "--endpoint-url", endpoint.value("url", ""), "--output", "json"});
        spec.environment = {"HOME=" + m_home.folder().string(),
                            "AWS_ACCESS_KEY_ID=" + endpoint.value("accessKeyId", ""),
                            "AWS_SECRET_ACCESS_KEY=" + endpoint.value("secretAccessKey", ""),
                            "AWS_DEFAULT_REGION=us-east-1",
                            "AWS_EC2_METADATA_DISABLED=true",
                            "AWS_PAGER=",
                            "LC_ALL=C.UTF-8"};
        for (const char *name : {"PATH", "PYENV_VERSION", "PYENV_ROOT"}) {
            if (const char *value = std::getenv(name))
                spec.environment->push_back(std::string(name) + "=" + value);
        }
        const auto done = trainyard::runProcess(spec, {trainyard::Deadline::after(std::chrono::minutes(2)), {}});
        EXPECT_TRUE(done && done->exitStatus == 0) << (done ? done->err : done.error().detail);
        return done && !done->out.empty() ? nlohmann::json::parse(done->out, nullptr, false) : nlohmann::json();
    }

    /// Starts machines from the launch template of a stack, as its console page does.
    /// \return their ids
    std::vector<std::string> startElasticWorkers(const std::string &stack, int count) const
    {
        std::string launchTemplate;
        for (const auto &one : list((*this)({"cloudformation", "describe-stacks", "--stack-name", stack}), "Stacks")) {
            for (const auto &output : list(one, "Outputs")) {
                if (output.value("OutputKey", "") == "ElasticWorkerLaunchTemplate")
                    launchTemplate = output.value("OutputValue", "");
            }
        }
        EXPECT_FALSE(launchTemplate.empty()) << "the stack has no launch template";
        std::vector<std::string> ids;
        for (const auto &instance : list((*this)({"ec2", "run-instances", "--count", std::to_string(count),
                                                  "--launch-template", "LaunchTemplateId=" + launchTemplate}),
                                         "Instances"))
            ids.push_back(instance.value("InstanceId", ""));
        return ids;
    }
    nlohmann::json instance(const std::string &id) const
    {
        const auto found = list((*this)({"ec2", "describe-instances", "--instance-ids", id}), "Reservations");
        const auto instances = found.empty() ? found : list(found.front(), "Instances");
        return instances.empty() ? nlohmann::json::object() : instances.front();
    }
    /// The documented tag of an elastic worker: "ADD_QUEUED" and so on; empty: it has none.
    std::string elasticStatus(const std::string &id) const
    {
        for (const auto &tag : list(instance(id), "Tags")) {
            if (tag.value("Key", "") == "elastic_worker_status")
                return tag.value("Value", "");
        }
        return {};
    }
    /// Removes the tag that makes a machine an elastic worker of a stack.
    void removeElasticTag(const std::string &stack, const std::string &id) const
    {
        (*this)({"ec2", "delete-tags", "--resources", id, "--tags", "Key=" + stack + "-aws-dl-cfn-elastic-worker"});
    }

private:
    static nlohmann::json list(const nlohmann::json &of, const char *name)
    {
        return of.is_object() ? of.value(name, nlohmann::json::array()) : nlohmann::json::array();
    }

    const Home &m_home;
};
