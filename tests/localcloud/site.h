#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/sshkeys/keys.h"
#include "tests/localcloud/cloud_process.h"

namespace trainyard::tests {

struct Launched {
    std::string id, address;
};

/// A local cloud with a key pair and SSH access to its instances.
class LocalCloudFixture {
public:
    explicit LocalCloudFixture(std::vector<std::string> options = {})
        : cloud(scratch.path() / "data", std::move(options))
        , key(sshkeys::generateEd25519("").value())
        , hostKey(sshkeys::generateEd25519("").value())
    {
        (void)writeFileAtomically(scratch.path() / "key", key.privateText.reveal(), 0600);
        if (cloud.alive())
            cloud.ec2("ImportKeyPair",
                      {{"KeyName", "k"}, {"PublicKeyMaterial", base64Encode(asBytes(key.publicLine))}});
    }

    Launched launch(CloudProcess::Parameters more = {}, const std::string &configLines = {})
    {
        std::string config = "#cloud-config\nssh_deletekeys: true\nssh_keys:\n  ed25519_private: |\n";
        const auto &text = hostKey.privateText.reveal();
        for (std::size_t at = 0; at < text.size();) {
            const auto end = text.find('\n', at);
            config += "    " + text.substr(at, end - at) + "\n";
            at = end + 1;
        }
        config += "  ed25519_public: " + hostKey.publicLine + "\n" + configLines;
        CloudProcess::Parameters parameters = {{"ImageId", cloud.image()}, {"InstanceType", "c5.large"},
                                               {"MinCount", "1"},          {"MaxCount", "1"},
                                               {"KeyName", "k"},           {"UserData", base64Encode(asBytes(config))}};
        parameters.insert(parameters.end(), more.begin(), more.end());
        const auto answer = cloud.ec2("RunInstances", parameters);
        Launched out{element(answer.body, "instanceId"), element(answer.body, "privateIpAddress")};
        EXPECT_EQ(answer.status, 200) << answer.body;
        EXPECT_TRUE(cloud.waitForState(out.id, "running")) << cloud.log();
        trustHostKey(out.address, hostKey.publicLine);
        return out;
    }

    void trustHostKey(const std::string &address, const std::string &publicLine)
    {
        std::ofstream(scratch.path() / "known_hosts", std::ios::app) << "[" + address + "]:2222 " + publicLine + "\n";
    }

    /// As another user, on a machine whose host key is not known.
    ProcessOutcome sshAs(const std::string &user, const std::string &address, const std::string &command) const
    {
        auto argv = sshCommand(address, command, user);
        for (auto &word : argv) {
            if (word == "StrictHostKeyChecking=yes")
                word = "StrictHostKeyChecking=no";
            else if (word.starts_with("UserKnownHostsFile="))
                word = "UserKnownHostsFile=/dev/null";
        }
        const auto outcome = runProcess({.argv = argv}, {Deadline::after(std::chrono::seconds(60)), {}});
        return outcome ? *outcome : ProcessOutcome{255, {}, outcome.error().detail};
    }

    std::vector<std::string> sshCommand(const std::string &address, const std::string &command,
                                        const std::string &user = "ubuntu") const
    {
        return {"ssh",
                "-F",
                "none",
                "-p",
                "2222",
                "-i",
                (scratch.path() / "key").string(),
                "-o",
                "BatchMode=yes",
                "-o",
                "UserKnownHostsFile=" + (scratch.path() / "known_hosts").string(),
                "-o",
                "StrictHostKeyChecking=yes",
                "-o",
                "LogLevel=ERROR",
                user + "@" + address,
                command};
    }

    ProcessOutcome ssh(const std::string &address, const std::string &command) const
    {
        const auto outcome =
            runProcess({.argv = sshCommand(address, command)}, {Deadline::after(std::chrono::seconds(60)), {}});
        return outcome ? *outcome : ProcessOutcome{255, {}, outcome.error().detail};
    }

    ScratchFolder scratch;
    CloudProcess cloud;
    sshkeys::KeyPair key, hostKey;
};

inline bool isInstalled(const char *program)
{
    return findProgram(program).has_value();
}

} // namespace trainyard::tests
