#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/core/system/files.h"
#include "backend/localcloud/services/iam_store.h"
#include "backend/localcloud/stacks/stack_store.h"
#include "build_paths.h"
#include "tests/localcloud/ec2_in_process.h"

namespace trainyard::tests {

/// The template that Trainyard brings.
inline std::string ownTemplate()
{
    return readFile(TRAINYARD_SOURCE_DIR "/resources/templates/trainyard-stack.json").value();
}

/// File systems with EFS's names and states, for stacks in this process: everything is available at the second look.
class FileSystems {
public:
    using Json = nlohmann::json;
    localcloud::ServiceResult<Json> operator()(const std::string &method, const std::string &path, const Json &body)
    {
        const auto kind = path.substr(1, path.find_first_of("/?", 1) - 1); // "file-systems" or "mount-targets"
        const auto idName = kind == "file-systems" ? "FileSystemId" : "MountTargetId";
        const auto id = path.substr(path.find_last_of("/=") + 1);
        if (method == "POST") {
            auto made = body;
            made[idName] = localcloud::newResourceId(kind == "file-systems" ? "fs-" : "fsmt-");
            made["LifeCycleState"] = "creating";
            return all[made[idName].get<std::string>()] = made;
        }
        if (!all.contains(id))
            return localcloud::refuse(kind == "file-systems" ? "FileSystemNotFound" : "MountTargetNotFound", id, 404);
        if (method == "DELETE") {
            for (const auto &[other, one] : all) {
                if (other != id && one.value("FileSystemId", "") == id)
                    return localcloud::refuse("FileSystemInUse", "it has mount targets", 409);
            }
            all.erase(id);
            return Json::object();
        }
        const Json reply{{kind == "file-systems" ? "FileSystems" : "MountTargets", Json::array({all[id]})}};
        all[id]["LifeCycleState"] = "available";
        return reply;
    }
    std::map<std::string, Json> all;
};

/// CloudFormation with all services that it uses, in this process. Instances are records; they run after some
/// milliseconds, and signal only when a test does.
class StackCloud {
public:
    StackCloud()
        : iam(localcloud::IamStore::open(*base.store, 1000).value())
    {
        base.ec2.startClock();
        const auto fault = [this](const std::string &what) {
            const auto found = faults.find(what);
            return found == faults.end() ? std::nullopt : std::optional(found->second);
        };
        scaling = localcloud::ScalingStore::open(*base.store, base.ec2, 1000, fault).value();
        stacks = localcloud::StackStore::open(
                     *base.store, {.ec2 = base.ec2,
                                   .iam = *iam,
                                   .scaling = *scaling,
                                   .fileSystems = [this](const std::string &method, const std::string &path,
                                                         const nlohmann::json &body,
                                                         const std::string &) { return files(method, path, body); },
                                   .faults = fault,
                                   .speed = 1000,
                                   .recordsOnly = false})
                     .value();
        (void)base.call("CreateKeyPair", {{"KeyName", "k"}, {"KeyType", "ed25519"}});
    }

    using Values = std::map<std::string, std::string>;
    localcloud::ServiceResult<std::string> query(const std::string &action, Values values)
    {
        values["Action"] = action;
        const auto done = stacks->query(localcloud::Parameters(std::move(values)), kRegion);
        if (!done)
            return tl::unexpected(done.error());
        localcloud::XmlWriter xml;
        (*done)(xml);
        return xml.str();
    }
    /// The reply, or "error: CODE MESSAGE".
    std::string text(const std::string &action, Values values)
    {
        const auto done = query(action, std::move(values));
        return done ? *done : "error: " + done.error().code + " " + done.error().message;
    }

    static Values withParameters(Values values, const Values &parameters)
    {
        int n = 0;
        for (const auto &[key, value] : parameters) {
            const auto prefix = "Parameters.member." + std::to_string(++n);
            values[prefix + ".ParameterKey"] = key;
            values[prefix + ".ParameterValue"] = value;
        }
        return values;
    }
    /// The parameters of our template that have no default, on machines that exist here.
    static Values usual(const Values &more = {})
    {
        Values out = more;
        out.insert({{"KeyName", "k"}, {"SSHLocation", "203.0.113.7/32"}, {"InstanceType", "c5.large"}});
        return out;
    }
    /// Creates a stack "dt".
    std::string create(const std::string &body, const Values &parameters = {}, Values more = {})
    {
        more.insert({{"StackName", "dt"}, {"TemplateBody", body}, {"Capabilities.member.1", "CAPABILITY_IAM"}});
        return text("CreateStack", withParameters(std::move(more), parameters));
    }
    std::string state() { return element(text("DescribeStacks", {{"StackName", id}}), "StackStatus"); }
    bool reaches(const std::string &wanted)
    {
        return eventually([&] { return state() == wanted; });
    }
    std::string signal(const std::string &resource, const std::string &status)
    {
        return text("SignalResource", {{"StackName", "dt"},
                                       {"LogicalResourceId", resource},
                                       {"UniqueId", "i-0123456789abcdef0"},
                                       {"Status", status}});
    }
    /// Creates our template, signals for its master, and waits until it is complete.
    bool complete(const Values &parameters = {})
    {
        const auto made = create(ownTemplate(), usual(parameters));
        id = element(made, "StackId");
        EXPECT_FALSE(id.empty()) << made;
        EXPECT_TRUE(eventually([&] { return signal("MasterAutoScalingGroup", "SUCCESS") == ""; })) << events();
        return reaches("CREATE_COMPLETE");
    }
    std::string output(const std::string &key)
    {
        const auto all = text("DescribeStacks", {{"StackName", id}});
        const auto keys = elements(all, "OutputKey"), values = elements(all, "OutputValue");
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (keys[i] == key)
                return values[i];
        }
        return {};
    }
    /// "Vpc CREATE_COMPLETE", ..., oldest first; with the reason where there is one.
    std::vector<std::string> lines()
    {
        std::vector<std::string> out;
        std::string token;
        do {
            Values values{{"StackName", id}};
            if (!token.empty())
                values["NextToken"] = token;
            const auto page = text("DescribeStackEvents", values);
            token = element(page, "NextToken");
            for (const auto &one : elements(page, "member")) {
                const auto reason = element(one, "ResourceStatusReason");
                out.push_back(element(one, "LogicalResourceId") + " " + element(one, "ResourceStatus") +
                              (reason.empty() ? "" : ": " + reason));
            }
        } while (!token.empty());
        std::ranges::reverse(out);
        return out;
    }
    std::string events()
    {
        std::string out;
        for (const auto &line : lines())
            out += line + "\n";
        return out;
    }
    std::vector<localcloud::Instance> machines(const std::string &role)
    {
        auto out = base.ec2.withTag(kRegion, "NodeType", role);
        std::erase_if(out, [](const localcloud::Instance &one) { return !one.live(); });
        return out;
    }
    /// What an account would still be billed for, or would have to clean up.
    std::string remains()
    {
        std::string out;
        base.ec2.withState([&](localcloud::Ec2State &state) {
            state.eachTagged([&](auto &records) {
                for (const auto *one : records.of(kRegion)) {
                    if constexpr (requires { one->live(); }) {
                        if (!one->live())
                            continue;
                    }
                    if constexpr (requires { one->name; }) {
                        if (one->name == "k" || one->name == "default")
                            continue;
                    }
                    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(*one)>, localcloud::NatGateway>) {
                        if (one->state == localcloud::GatewayState::Deleted)
                            continue;
                    }
                    out += one->id + " ";
                }
            });
        });
        const auto roles = iam->handle("ListRoles", localcloud::Parameters());
        localcloud::XmlWriter xml;
        (*roles)(xml);
        for (const auto &name : elements(xml.str(), "RoleName"))
            out += name + " ";
        return out;
    }

    static inline const std::string kRegion = Ec2InProcess::kRegion;
    std::map<std::string, localcloud::ServiceError> faults; ///< by operation
    FileSystems files;
    Ec2InProcess base;
    std::unique_ptr<localcloud::IamStore> iam;
    std::unique_ptr<localcloud::ScalingStore> scaling;
    std::unique_ptr<localcloud::StackStore> stacks;
    std::string id; ///< of the stack "dt"
};

} // namespace trainyard::tests
