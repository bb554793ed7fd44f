#include <fstream>

#include <gmock/gmock.h>

#include "tests/support/patience.h"
#include "tests/system/faulty_cloud.h"
#include "tests/system/local_journey.h"

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

namespace {

/// A home folder that uses the endpoint of a local cloud, and its keys in the form of the AWS console.
struct Visitor {
    explicit Visitor(const LocalHome &cloud)
    {
        const auto endpoint = parsed(cloud.endpointFile().value_or("{}"));
        id = endpoint.at("accessKeyId");
        secret = endpoint.at("secretAccessKey");
        home.variables["AWS_ENDPOINT_URL"] = "http://127.0.0.1:" + std::to_string(endpoint.at("port").get<int>());
    }

    trainyard::ProcessOutcome withInput(trainyard::ProcessSpec spec, const std::string &input) const
    {
        spec.input = input;
        const auto outcome =
            trainyard::runProcess(spec, {trainyard::patientDeadline(std::chrono::seconds(120)), {}}, 1u << 20);
        EXPECT_TRUE(outcome) << outcome.error().detail;
        return outcome.value_or(trainyard::ProcessOutcome{-1, "", ""});
    }
    trainyard::ProcessOutcome add(std::vector<std::string> words, const std::string &input) const
    {
        words.insert(words.begin(), {"account", "--add"});
        return withInput(home.spec(words), input);
    }
    std::string file(const std::string &name) const { return trainyard::readFile(home.folder() / name).value_or(""); }
    std::string portalLines() const
    {
        return "export AWS_ACCESS_KEY_ID=\"" + id + "\"\nexport AWS_SECRET_ACCESS_KEY=\"" + secret + "\"\n";
    }

    Home home;
    std::string id, secret;
};

} // namespace

// Wrong keys against the signature verification of the local cloud.
TEST(AccountSystem, AWrongSecretIsNamedByTheEndpoint)
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const auto local = home.run({"account", "--json"});
    ASSERT_EQ(local.exitStatus, 0) << local.err;
    EXPECT_EQ(parsed(local.out).at("costs_money"), false);
    const auto endpoint = parsed(home.endpointFile().value_or("{}"));
    ASSERT_TRUE(endpoint.contains("accessKeyId")) << endpoint;

    Home other;
    other.pointAt(parsed(local.out).at("endpoint"));
    other.variables["AWS_ACCESS_KEY_ID"] = endpoint.at("accessKeyId");
    auto outcome = other.run({"account", "--json"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_EQ(parsed(outcome.out).at("error").at("code"), "CredentialsRejected");
    EXPECT_THAT(outcome.err, HasSubstr("SignatureDoesNotMatch"));
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;

    other.variables["AWS_ACCESS_KEY_ID"] = "AKIANOBODY0000000000";
    outcome = other.run({"account"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("InvalidClientTokenId"));

    other.variables["AWS_ACCESS_KEY_ID"] = endpoint.at("accessKeyId");
    other.variables["AWS_SECRET_ACCESS_KEY"] = endpoint.at("secretAccessKey");
    EXPECT_EQ(other.run({"account"}).exitStatus, 0);
}

TEST(AccountSystem, ListsWhatTheRegionOffers) // B2, B3, B7, B23, B25
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    auto outcome = home.run({"images", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto images = parsed(outcome.out);
    EXPECT_EQ(images.at("images").at(0).at("name"), "ubuntu-24.04");
    EXPECT_THAT(images.at("images").at(0).at("how"), HasSubstr("named by the public parameter"));
    EXPECT_THAT(home.run({"images"}).out, HasSubstr("ami-12fd8178"));
    outcome = home.run({"types", "c5n", "--vcpus", "64", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto types = parsed(outcome.out).at("types");
    ASSERT_EQ(types.size(), 1u);
    EXPECT_EQ(types[0].at("type"), "c5n.18xlarge");
    EXPECT_EQ(types[0].at("zones").size(), 3u);
    EXPECT_EQ(types[0].at("usd_per_hour"), 0.0) << "the local cloud costs nothing";
    EXPECT_THAT(home.run({"types", "T4"}).out, HasSubstr("4 x T4"));
    EXPECT_THAT(home.run({"templates"}).out, HasSubstr("no launch template"));
    EXPECT_THAT(home.run({"reservations"}).out, HasSubstr("no capacity reservation"));
    outcome = home.run({"plan", "--name", "demo", "--image", "ami-12fd8178", "--instance-type", "c5n.18xlarge"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("Note: \"ami-12fd8178\" is the image with MXNet's build packages"));
    outcome = home.run({"plan", "--name", "demo", "--launch-template", "not-there"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
}

TEST(AccountSystem, ShowsAliasPermissionsAndQuotasAndRequestsIncreases) // A15, A16, A17
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    auto outcome = home.run({"account", "--instance-type", "g4dn.xlarge", "--machines", "2", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto account = parsed(outcome.out);
    EXPECT_EQ(account.at("alias"), "local-cloud");
    EXPECT_TRUE(account.at("session_ends").is_null());
    std::map<std::string, std::string> permissions;
    for (const auto &line : account.at("permissions"))
        permissions[line.at("action")] = line.at("permission");
    for (const char *action : {"ec2:RunInstances", "ec2:DescribeInstances", "ssm:GetParameter", "s3:ListAllMyBuckets"})
        EXPECT_EQ(permissions[action], "allowed") << action;
    ASSERT_EQ(account.at("quotas").size(), 14u);
    const auto gpus = account.at("quotas").at(2);
    EXPECT_EQ(gpus.at("family"), "G");
    EXPECT_EQ(gpus.at("needed"), 8);
    EXPECT_EQ(gpus.at("allowed"), 0.0);
    EXPECT_EQ(gpus.at("enough"), false);

    EXPECT_THAT(home.run({"account", "--identity"}).out, HasSubstr("000000000000 (local-cloud)"));
    EXPECT_EQ(home.run({"account", "--request-quota", "G=8"}).exitStatus, 2) << "there is no terminal for the question";
    EXPECT_EQ(home.run({"account", "--request-quota", "Q=8", "--yes"}).exitStatus, 2);
    outcome = home.run({"account", "--request-quota", "G=8", "--yes", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(outcome.out).at("code"), "L-DB2E81BA");
    EXPECT_EQ(home.run({"account", "--request-quota", "G=0", "--yes"}).exitStatus, 2);
}

TEST(AccountSystem, KeysAreCheckedThenKeptWhereEveryToolFindsThem) // A1, A3
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome cloud;
    ASSERT_EQ(cloud.run({"account", "--identity"}).exitStatus, 0);
    const Visitor visitor(cloud);
    auto outcome = visitor.add({"work", "--region", "us-east-1"}, visitor.id + "\nwrong-secret-of-nobody\n");
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("SignatureDoesNotMatch"));
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    EXPECT_FALSE(std::filesystem::exists(visitor.home.folder() / ".aws")) << "what AWS does not know is not kept";

    outcome = visitor.add({"work", "--region", "us-east-1", "--json"}, visitor.portalLines());
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(outcome.out).at("account"), "000000000000");
    EXPECT_EQ(parsed(outcome.out).at("kept_in"), (visitor.home.folder() / ".aws/credentials").string());
    const auto who = visitor.home.run({"account", "--identity", "--profile", "work", "--json"});
    EXPECT_EQ(parsed(who.out).at("profile"), "work") << who.err;
    for (const auto &said : {outcome.out, outcome.err, visitor.file("state/trainyard/journal.jsonl")})
        EXPECT_THAT(said, Not(HasSubstr(visitor.secret)));

    outcome = visitor.add({"work"}, visitor.portalLines());
    EXPECT_EQ(outcome.exitStatus, 2) << "there is no terminal for the question whether they may be replaced";
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    EXPECT_EQ(visitor.add({"work", "--yes"}, visitor.portalLines()).exitStatus, 0);
    EXPECT_EQ(visitor.add({"local"}, visitor.portalLines()).exitStatus, 2);
    outcome = visitor.add({"corp", "--sso-start-url", "https://corp.awsapps.com/start", "--sso-region", "eu-west-1",
                           "--sso-account-id", "123456789012", "--sso-role-name", "Train", "--json"},
                          "");
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(outcome.out).at("login"), "aws sso login --profile corp");
    outcome = visitor.home.run({"account", "--profile", "corp"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("aws sso login --profile corp"));

    EXPECT_EQ(visitor.home.run({"account", "--remove", "corp"}).exitStatus, 2)
        << "there is no terminal for the question";
    outcome = visitor.home.run({"account", "--remove", "corp", "--yes", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(outcome.out).at("removed_from").at(0), (visitor.home.folder() / ".aws/config").string());
    EXPECT_THAT(visitor.file(".aws/config"), Not(HasSubstr("corp")));
    for (const auto &[name, status] : {std::pair{"corp", 1}, {"local", 2}}) {
        outcome = visitor.home.run({"account", "--remove", name, "--yes"});
        EXPECT_EQ(outcome.exitStatus, status) << name;
        EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    }

    if (!std::filesystem::exists("/usr/bin/aws"))
        GTEST_SKIP() << "the official command line (Debian: awscli) is needed for the rest";
    auto official = visitor.home.spec({});
    official.argv = {"/usr/bin/aws",
                     "sts",
                     "get-caller-identity",
                     "--profile",
                     "work",
                     "--endpoint-url",
                     visitor.home.variables.at("AWS_ENDPOINT_URL")};
    const auto theirs = visitor.withInput(official, "");
    ASSERT_EQ(theirs.exitStatus, 0) << theirs.err;
    EXPECT_EQ(parsed(theirs.out).at("Account"), "000000000000");
}

TEST(AccountSystem, TheKeychainHasTheSecretAndNoFileHas) // A1
{
    SKIP_WITHOUT_PROGRAMS();
    if (!std::filesystem::exists(Home::program("trainyard-keychain")))
        GTEST_SKIP() << "trainyard-keychain is not built";
    LocalHome cloud;
    ASSERT_EQ(cloud.run({"account", "--identity"}).exitStatus, 0);
    Visitor visitor(cloud);
    visitor.home.variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere";
    auto outcome = visitor.add({"boxed", "--keychain"}, visitor.portalLines());
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("No keychain answers"));
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    EXPECT_FALSE(std::filesystem::exists(visitor.home.folder() / ".aws"));

    for (const char *tool : {"dbus-run-session", "gnome-keyring-daemon"}) {
        if (!trainyard::findProgram(tool))
            GTEST_SKIP() << tool << " (Debian: dbus, gnome-keyring) is needed for a real keychain";
    }
    visitor.home.variables.erase("DBUS_SESSION_BUS_ADDRESS");
    visitor.home.variables["XDG_RUNTIME_DIR"] = visitor.home.folder().string();
    // A separate D-Bus session with an unlocked keyring, as after a login. The script reads the keys from its input.
    auto session = visitor.home.spec({});
    session.argv = {"dbus-run-session",
                    "--",
                    "sh",
                    "-ec",
                    R"(
printf login | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1
"$0" account --add boxed --keychain --region us-east-1
"$0" account --identity --profile boxed --json >ours.json
if [ -x /usr/bin/aws ]; then /usr/bin/aws sts get-caller-identity --profile boxed --endpoint-url "$1" >theirs.json; fi
cp .aws/config before
"$0" account --remove boxed --yes >removed
if "$2" get boxed; then exit 9; fi
)",
                    Home::program("trainyardctl"),
                    visitor.home.variables.at("AWS_ENDPOINT_URL"),
                    Home::program("trainyard-keychain")};
    outcome = visitor.withInput(session, visitor.portalLines());
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("kept in   the keychain"));
    EXPECT_EQ(parsed(visitor.file("ours.json")).at("account"), "000000000000");
    if (const auto theirs = visitor.file("theirs.json"); !theirs.empty()) {
        EXPECT_EQ(parsed(theirs).at("Account"), "000000000000");
    }
    EXPECT_THAT(visitor.file("before"), HasSubstr("trainyard-keychain get boxed\n"));
    EXPECT_EQ(visitor.file(".aws/config"), "");
    EXPECT_THAT(visitor.file("removed"), HasSubstr("the keychain"));
    for (const char *file : {".aws/config", ".aws/credentials", "state/trainyard/journal.jsonl"})
        EXPECT_THAT(visitor.file(file), Not(HasSubstr(visitor.secret))) << file;
}

TEST(AccountSystem, AWholeAccountEndsOnlyWithItsNameTyped) // A15, K5, K6
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const std::vector<std::string> launch{"launch", "--name", "mine", "--workers", "1", "--no-provision", "--yes"};
    auto outcome = home.run(launch, std::chrono::seconds(120));
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const Visitor stranger(home); // a different ledger for the same account
    ASSERT_EQ(stranger.add({"theirs"}, stranger.portalLines()).exitStatus, 0);
    auto theirs = launch;
    theirs[2] = "theirs";
    theirs.insert(theirs.end(), {"--profile", "theirs"});
    outcome = stranger.home.run(theirs, std::chrono::seconds(120));
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;

    const auto ending = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"terminate", "--account", "--yes", "--json"});
        return home.run(more, std::chrono::seconds(180));
    };
    for (const std::vector<std::string> &wrong : {std::vector<std::string>{}, {"--alias", "local"}}) {
        outcome = ending(wrong);
        EXPECT_EQ(outcome.exitStatus, 2) << outcome.err;
        EXPECT_THAT(outcome.err, HasSubstr("000000000000"));
    }
    EXPECT_EQ(parsed(ending({"--dry-run"}).out).at("dry_run"), true) << "looking needs no name";
    EXPECT_EQ(parsed(home.run({"clusters", "--json"}).out).at("machines_alive"), 4);
    outcome = ending({"--alias", "local-cloud"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_EQ(parsed(stranger.home.run({"clusters", "--json", "--profile", "theirs"}).out).at("machines_alive"), 0);
}

TEST(AccountSystem, RolesAreShownMadeAndGivenAPolicy) // A9, A10, A11, A12
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    auto outcome = home.run({"account", "--emr-roles"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("aws iam create-role --role-name EMR_DefaultRole"));
    EXPECT_EQ(home.run({"account", "--make-emr-roles"}).exitStatus, 2) << "there is no terminal for the question";
    EXPECT_EQ(home.run({"account", "--efs-policy", "attach"}).exitStatus, 1) << "the role is not there yet";
    outcome = home.run({"account", "--make-emr-roles", "--yes", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto roles = parsed(outcome.out).at("roles");
    for (const auto &role : roles)
        EXPECT_EQ(role.at("complete"), true) << role;
    EXPECT_EQ(home.run({"account", "--efs-policy", "attach"}).exitStatus, 0);
    const auto shown = parsed(home.run({"account", "--emr-roles", "--json"}).out);
    EXPECT_EQ(shown.at("roles").at(0).at("others").at(0), "AmazonElasticFileSystemReadOnlyAccess");
    EXPECT_EQ(home.run({"account", "--efs-policy", "detach"}).exitStatus, 0);
    const auto policies = parsed(home.run({"account", "--wizard", "emr", "--json"}).out).at("policies");
    EXPECT_EQ(policies.at(0).at("policy"), "AmazonEMRFullAccessPolicy_v2");
    EXPECT_EQ(policies.at(0).at("standing"), "attached");
    EXPECT_EQ(home.run({"account", "--wizard", "mystery"}).exitStatus, 2);
}

TEST(AccountSystem, WhoMayNotMakeRolesGetsAClusterOnlyByConsent) // A4, S8
{
    SKIP_WITHOUT_PROGRAMS();
    LocalHome home;
    const FaultyCloud cloud(home);
    const nlohmann::json noRoles{{"operation", "CreateRole"},
                                 {"code", "AccessDenied"},
                                 {"status", 403},
                                 {"message", "User is not authorized to perform: iam:CreateRole"}};
    const nlohmann::json noPass{{"operation", "RunInstances"},
                                {"code", "UnauthorizedOperation"},
                                {"status", 403},
                                {"count", 1},
                                {"message", "User is not authorized to perform: iam:PassRole on resource: x"}};
    for (const auto &[name, fault] : {std::pair{"first", noRoles}, {"second", noPass}}) {
        cloud.set({fault});
        std::vector<std::string> words{
            "launch",         "--name",         name,   "--workers", "1", "--bucket", "any-bucket",
            "--no-provision", "--no-preflight", "--yes"};
        const auto refused = home.run(words, 120s);
        EXPECT_EQ(refused.exitStatus, 1) << refused.err;
        EXPECT_THAT(refused.err, HasSubstr("--s3-access role-or-keys")) << name;
        EXPECT_EQ(parsed(home.run({"clusters", "--json"}).out).at("machines_alive"),
                  name == std::string("first") ? 0 : 2)
            << "nothing of it is left";
        cloud.set({});
        cloud.set({fault});
        words.insert(words.end(), {"--s3-access", "role-or-keys"});
        const auto launched = home.run(words, 120s);
        ASSERT_EQ(launched.exitStatus, 0) << launched.err;
        EXPECT_THAT(launched.err, HasSubstr("session keys limited to the buckets are sent to them")) << name;
        const auto dry = home.run({"terminate", name, "--dry-run", "--json"});
        EXPECT_THAT(dry.out, Not(HasSubstr("\"role\""))) << "nothing is left of it";
    }
    EXPECT_EQ(home.run({"terminate", "--all", "--yes"}, 120s).exitStatus, 0);
}

TEST(AccountSystem, AOneTimeCodeIsTypedAndStandsNowhere) // A6
{
    SKIP_WITHOUT_PROGRAMS();
    if (!trainyard::findProgram("python3"))
        GTEST_SKIP() << "python3 is needed for a terminal";
    LocalHome cloud;
    ASSERT_EQ(cloud.run({"account", "--identity"}).exitStatus, 0);
    const Visitor visitor(cloud);
    ASSERT_EQ(visitor.add({"base", "--region", "us-east-1"}, visitor.portalLines()).exitStatus, 0);
    std::ofstream(visitor.home.folder() / ".aws/config", std::ios::app)
        << "[profile coded]\nsource_profile = base\nrole_arn = arn:aws:iam::000000000000:role/trainer\n"
           "mfa_serial = arn:aws:iam::000000000000:mfa/me\nregion = us-east-1\n";
    auto outcome = visitor.home.run({"account", "--identity", "--profile", "coded"});
    EXPECT_EQ(outcome.exitStatus, 2);
    EXPECT_THAT(outcome.err, HasSubstr("there is no prompt for it here"));
    // On a terminal. The first code is wrong, the second is valid at the local cloud.
    auto typed = visitor.home.spec({});
    typed.argv = {"python3", "-c", R"(
import os, pty, sys
pid, fd = pty.fork()
if pid == 0:
    os.execv(sys.argv[1], sys.argv[1:])
said, codes = b'', [b'000000\n', b'123456\n']
while True:
    try:
        more = os.read(fd, 4096)
    except OSError:
        break
    if not more:
        break
    said += more
    while codes and said.count(b'One-time code of') > 2 - len(codes):
        os.write(fd, codes.pop(0))
sys.stdout.write(said.decode())
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
)", Home::program("trainyardctl"), "account", "--identity", "--profile", "coded"};
    outcome = visitor.withInput(typed, "");
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("One-time code of arn:aws:iam::000000000000:mfa/me (profile coded)"));
    EXPECT_THAT(outcome.out, HasSubstr("AWS did not accept it"));
    EXPECT_THAT(outcome.out, HasSubstr("assumed-role"));
    EXPECT_THAT(visitor.file("state/trainyard/journal.jsonl"), Not(HasSubstr("123456")));
}
