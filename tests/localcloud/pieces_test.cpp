// Units that need no process: user data, parameters.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "backend/localcloud/ec2/ec2_parameters.h"
#include "backend/localcloud/instances/user_data.h"
#include "backend/localcloud/instances/yaml.h"
#include "tests/localcloud/cloud_process.h"

using namespace trainyard;
using namespace trainyard::localcloud;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(Yaml, ReadsWhatCloudConfigsAreMadeOf)
{
    const auto read = parseYaml("#cloud-config\n"
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
                                "empty:\n"
                                "wrapped: first\n"
                                "  second\n");
    ASSERT_TRUE(read) << read.error().detail;
    EXPECT_EQ(*read, nlohmann::json::parse(
                         R"({"flag": true, "mode": "0644", "block": "first\n  indented\n\nlast\n", "folded": "one two",
        "list": [["a", "b c", "+480", 3], {"path": "/x", "content": {"k": "v"}}, {"plain text": "no"}, ["inner"]], "empty": null, "wrapped": "first second"})"));
}

TEST(Yaml, ReadsOneDocument)
{
    EXPECT_EQ(parseYaml("#cloud-config\n---\na: 1\n").value(), nlohmann::json::parse(R"({"a": 1})"));
    EXPECT_TRUE(parseYaml("#cloud-config\n").value().is_null());
    EXPECT_TRUE(parseYaml("").value().is_null());
    EXPECT_EQ(parseYaml("a: 1\n---\nb: 2\n").error().detail, "line 2: a second document begins; a file has one");
}

TEST(Yaml, RefusesWithTheLine)
{
    EXPECT_EQ(parseYaml("b: 1\na: 2\na: 3\n").error().detail, "line 3: \"a\" is here twice");
    for (const char *bad :
         {"a: &x 1", "a: *x", "a: !tag 1", "a: !!str 1", "a: &x [1]\nb: [*x, *x]", "a: &x {b: *x}", "? [a]\n: b",
          "~: b", "a:\n\t- b", "a: [1, 2", "a: \"x", "a: 1\n  b: 2", "a: 1\na: 2", "- a\nb: c", "a: \x04"}) {
        const auto read = parseYaml(bad);
        ASSERT_FALSE(read) << bad;
        EXPECT_THAT(read.error().detail, HasSubstr("line ")) << bad;
    }
    EXPECT_FALSE(parseYaml("a: " + std::string(5000, '[')));
    std::string deep;
    for (int i = 0; i < 200; ++i)
        deep += std::string(std::size_t(i), ' ') + "k:\n";
    EXPECT_FALSE(parseYaml(deep + std::string(200, ' ') + "v"));
    EXPECT_FALSE(parseYaml(std::string(100000, '-')));
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

TEST(Parameters, FollowTheWireNames)
{
    const auto p =
        Parameters::parse("Action=X&Filter.2.Name=b&Filter.1.Name=a&Filter.1.Value.10=z&Filter.1.Value.9=y&Empty=");
    ASSERT_TRUE(p);
    EXPECT_THAT(p->structures("Filter").at(0).list("Value"), ElementsAre("y", "z"));
    EXPECT_EQ(p->structures("Filter").at(1).text("Name"), "b");
    EXPECT_TRUE(p->allowOnly("Filter.N.Name Filter.N.Value.N Empty"));
    EXPECT_EQ(p->allowOnly("Filter.N.Name Empty").error().code, "UnknownParameter");
    EXPECT_FALSE(Parameters::parse("a=%Z1"));
    EXPECT_TRUE(matchesPattern("ubuntu*noble*", "ubuntu/images/noble-24.04"));
    EXPECT_FALSE(matchesPattern("*a*a*a*a*b", std::string(2000, 'a')));
}
