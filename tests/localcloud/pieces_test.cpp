// Units that need no process: user data, keys, parameters.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/instances/ssh_keys.h"
#include "backend/localcloud/instances/user_data.h"
#include "backend/localcloud/instances/yaml_subset.h"
#include "tests/localcloud/cloud_process.h"

using namespace trainyard;
using namespace trainyard::localcloud;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(Yaml, ReadsWhatCloudConfigsAreMadeOf)
{
    const auto read = parseYamlSubset("#cloud-config\n"
                                      "flag: true   # a comment\n"
                                      "mode: 0644\n"
                                      "block: |\n"
                                      "  first\n"
                                      "    indented\n"
                                      "\n"
                                      "  last\n"
                                      "folded: >-\n"
                                      "  one\n"
                                      "  two\n"
                                      "list:\n"
                                      "- [a, \"b c\", '+480', 3]\n"
                                      "- path: /x\n"
                                      "  content: {k: v}\n"
                                      "- plain text: no\n"
                                      "-\n"
                                      "  - inner\n"
                                      "empty:\n");
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(*read, nlohmann::json::parse(
                         R"({"flag": true, "mode": "0644", "block": "first\n  indented\n\nlast\n", "folded": "one two",
        "list": [["a", "b c", "+480", 3], {"path": "/x", "content": {"k": "v"}}, {"plain text": "no"}, ["inner"]], "empty": null})"));
}

TEST(Yaml, RefusesWithTheLine)
{
    for (const char *bad : {"a: &x 1", "a: *x", "a: !tag 1", "a:\n\t- b", "a: [1, 2", "a: \"x", "a: 1\n  b: 2",
                            "a: 1\na: 2", "- a\nb: c"}) {
        const auto read = parseYamlSubset(bad);
        ASSERT_FALSE(read) << bad;
        EXPECT_THAT(read.error().detail, HasSubstr("line ")) << bad;
    }
    EXPECT_FALSE(parseYamlSubset("a: " + std::string(5000, '[')));
    std::string deep;
    for (int i = 0; i < 200; ++i)
        deep += std::string(std::size_t(i), ' ') + "k:\n";
    EXPECT_FALSE(parseYamlSubset(deep + std::string(200, ' ') + "v"));
    EXPECT_FALSE(parseYamlSubset(std::string(100000, '-')));
}

TEST(UserData, BecomesKeysAndAFirstBootScript)
{
    const auto data = readUserData(
        "#cloud-config\nssh_authorized_keys: [ssh-ed25519 AAAA me]\nssh_keys:\n  ed25519_private: |\n    K\n"
        "  ed25519_public: P\nruncmd:\n  - [shutdown, -h, \"+480\"]\n  - echo 'it works'\npackages: [vim]\n"
        "write_files:\n- {path: /etc/x, content: aGk=, encoding: b64, permissions: \"0600\"}\n");
    EXPECT_EQ(data.hostKeyPrivate, "K\n");
    EXPECT_EQ(data.hostKeyPublic, "P");
    EXPECT_THAT(data.authorizedKeys, ElementsAre("ssh-ed25519 AAAA me"));
    EXPECT_THAT(data.firstBootScript, HasSubstr("shutdown -h +480\necho 'it works'\n"));
    EXPECT_THAT(data.firstBootScript, HasSubstr("aGk="));
    EXPECT_THAT(data.notes, ElementsAre(HasSubstr("packages")));
    EXPECT_EQ(readUserData("#!/bin/bash\necho hi\n").firstBootScript, "#!/bin/bash\necho hi\n");
    EXPECT_EQ(readUserData("MIME-Version: 1.0").notes.size(), 1u);
}

TEST(SshKeys, AreWhatSshKeygenMakesOfThem)
{
    if (!findProgram("ssh-keygen"))
        GTEST_SKIP() << "ssh-keygen is not installed";
    tests::ScratchFolder folder;
    for (const auto &key : {generateEd25519("c"), generateRsa().value()}) {
        const auto file = (folder.path() / "key").string();
        ASSERT_TRUE(writeFileAtomically(file, key.privateText, 0600));
        const auto shown =
            runProcess({.argv = {"ssh-keygen", "-y", "-f", file}}, {Deadline::after(std::chrono::seconds(30)), {}});
        ASSERT_TRUE(shown);
        EXPECT_TRUE(shown->out.starts_with(key.publicLine)) << shown->err;
        const auto read = readPublicKey(key.publicLine + " comment\n");
        ASSERT_TRUE(read);
        ASSERT_TRUE(writeFileAtomically(file + ".pub", key.publicLine + "\n"));
        const auto print = runProcess({.argv = {"ssh-keygen", "-l", "-f", file + ".pub"}},
                                      {Deadline::after(std::chrono::seconds(30)), {}});
        EXPECT_THAT(print->out, HasSubstr(openSshFingerprint(read->blob)));
    }
    EXPECT_FALSE(readPublicKey("ssh-ed25519 AAAA"));
    EXPECT_FALSE(readPublicKey("ssh-dss AAAAB3NzaC1kc3M="));
}

TEST(Parameters, FollowTheWireNames)
{
    const auto p =
        Parameters::parse("Action=X&Filter.2.Name=b&Filter.1.Name=a&Filter.1.Value.10=z&Filter.1.Value.9=y&Empty=");
    ASSERT_TRUE(p);
    EXPECT_THAT(p->structures("Filter").at(0).list("Value"), ElementsAre("y", "z"));
    EXPECT_EQ(p->structures("Filter").at(1).text("Name"), "b");
    EXPECT_TRUE(p->allowOnly({"Filter.N.Name", "Filter.N.Value.N", "Empty"}));
    EXPECT_EQ(p->allowOnly({"Filter.N.Name", "Empty"}).error().code, "UnknownParameter");
    EXPECT_FALSE(Parameters::parse("a=%Z1"));
    EXPECT_TRUE(matchesPattern("ubuntu*noble*", "ubuntu/images/noble-24.04"));
    EXPECT_FALSE(matchesPattern("*a*a*a*a*b", std::string(2000, 'a')));
}
