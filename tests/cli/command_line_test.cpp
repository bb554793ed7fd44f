#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "backend/cli/cloud.h"
#include "tests/cli/loopback_server.h"
#include "tests/cli/program.h"

using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

std::string awsError(const std::string &code, const std::string &message)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><Response><Errors><Error><Code>" + code + "</Code><Message>" +
           message +
           "</Message></Error></Errors><RequestID>11111111-2222-3333-4444-555555555555</RequestID></Response>";
}

} // namespace

TEST(CommandLine, WrongUsageIsOneSentenceAndStatus2)
{
    const Home home;
    const std::vector<std::vector<std::string>> lines = {
        {},
        {"no-such-command"},
        {"status"},
        {"clusters", "--no-such-option"},
        {"launch", "--workers", "two"},
        {"scale", "demo"},
        {"scale", "demo", "--workers", "0"},
        {"terminate"},
        {"terminate", "--all", "demo"},
        {"adopt"},
        {"adopt", "demo", "--yes"}, // the ledger must be confirmed by name
        {"run", "demo"},
        {"run", "demo", "--data", "s3://b/p", "--model", "resnet-9000"},
        {"run", "demo", "--data", "s3://b/p", "--epochs", "0"},
        {"run", "demo", "--data", "s3://b/p", "--model", "cifar-resnet-20-28x28", "--image-shape", "1,28,28"},
        {"run", "demo", "--data", "s3://b/p", "--kv-store", "local", "--servers", "2"},
        {"run", "demo", "--data", "s3://b/p", "--kv-store", "dist"},
        {"run", "demo", "--data", "s3://b/p", "--precision", "int8"},
        {"run", "demo", "--data", "s3://b/p", "--optimizer", "lion"},
        {"stack"},
        {"stack", "attach", "dt"}, // its key file is needed
        {"stack", "create", "--workers", "two"},
        {"data"},
        {"data", "put", "only-one"},
        {"data", "rm", "s3://bucket"},
        {"exec", "demo"},
        {"metrics"},
    };
    for (const auto &line : lines) {
        const auto outcome = home.run(line);
        const std::string shown = line.empty() ? "(nothing)" : testing::PrintToString(line);
        EXPECT_EQ(outcome.exitStatus, 2) << shown << outcome.err;
        EXPECT_TRUE(isOneSentence(outcome.err)) << shown << outcome.err;
        EXPECT_EQ(outcome.out, "") << shown;
    }
}

TEST(CommandLine, APageIsNamedByItsProgram) // G30
{
    const Home home;
    for (const std::string page : {"dask", "jupyter", "mlflow", "ray", "tensorboard", "8080"})
        EXPECT_THAT(home.run({"tunnel", "nowhere", page}).err, HasSubstr("there is no cluster \"nowhere\"")) << page;
}

TEST(CommandLine, NumbersAreDecimalAndFinite) // D5, D15
{
    Home home;
    home.pointAt(kNowhere);
    for (const auto &line : std::vector<std::vector<std::string>>{
             {"plan", "--workers", "0x10"},
             {"plan", "--workers", "1e1"},
             {"plan", "--deadline-minutes", "0x100"},
             {"plan", "--budget", "nan"},
             {"plan", "--budget", "inf"},
             {"plan", "--budget", "1e400"},
             {"plan", "--budget", "0x10"},
             {"plan", "--spot", "--max-price", "nan"},
             {"plan", "--budget", "2e9"},
             {"launch", "--budget", "nan", "--yes"},
             {"limits", "demo", "--budget", "nan"},
             {"limits", "demo", "--extend", "0x20"},
             {"costs", "--day-budget", "inf"},
             {"scale", "demo", "--auto", "--budget", "nan"},
             {"scale", "demo", "--workers", "0x2"},
             {"run", "demo", "--data", "s3://b/p", "--lr", "nan"},
             {"tunnel", "demo", "0x22"},
             {"tunnel", "demo", "65536"},
             {"tunnel", "demo", "dsak"},
         }) {
        const auto outcome = home.run(line);
        EXPECT_EQ(outcome.exitStatus, 2) << testing::PrintToString(line) << outcome.err;
        EXPECT_TRUE(isOneSentence(outcome.err)) << testing::PrintToString(line) << outcome.err;
    }
    const auto value =
        parsed(home.run({"plan", "--name", "demo", "--workers", "010", "--budget", "12.50", "--json"}).out);
    EXPECT_EQ(value.at("plan").at("workers"), 10);
    EXPECT_EQ(value.at("plan").at("budgetUsd"), 12.5);

    const std::string file = (home.folder() / "plan.json").string();
    for (const char *budget : {"1e400", "null", "\"nan\"", "true", "1e300", "-1"}) {
        ASSERT_TRUE(trainyard::writeFileAtomically(file, std::string(R"({"name": "x", "budgetUsd": )") + budget + "}"));
        EXPECT_EQ(home.run({"plan", "--plan", file}).exitStatus, 2) << budget;
    }
}

TEST(CommandLine, HelpNamesEveryCommand)
{
    const Home home;
    const auto outcome = home.run({"--help"});
    EXPECT_EQ(outcome.exitStatus, 0);
    for (const char *command :
         {"tour",    "plan",    "launch",  "clusters",  "status",   "data",           "provision",  "run",
          "stack",   "runs",    "metrics", "logs",      "scale",    "terminate",      "exec",       "adopt",
          "compare", "report",  "config",  "shell",     "lint",     "export",         "journal",    "ssh",
          "script",  "account", "--json",  "--profile", "--region", "--endpoint-url", "--state-dir"})
        EXPECT_THAT(outcome.out, HasSubstr(command));
    EXPECT_EQ(home.run({"launch", "--help"}).exitStatus, 0);
    EXPECT_THAT(home.run({"--version"}).out, StartsWith("trainyardctl "));
}

TEST(CommandLine, HelpOfRunNamesTheFormsOfACheckpointAndWhatZeroMeans)
{
    const Home home;
    const auto outcome = home.run({"run", "--help"});
    EXPECT_EQ(outcome.exitStatus, 0);
    std::istringstream lines(outcome.out);
    std::string text;
    for (std::string word; lines >> word;)
        text += word + ' '; // the columns break sentences
    const auto resume = text.find("--resume"), period = text.find("--save-period");
    ASSERT_NE(resume, std::string::npos);
    ASSERT_NE(period, std::string::npos);
    for (const char *form : {"RUN", "latest", "FILE", "folder", "s3://BUCKET/PREFIX", "default: none"})
        EXPECT_THAT(text.substr(resume, 260), HasSubstr(form));
    EXPECT_THAT(text.substr(period, 160), ::testing::AnyOf(HasSubstr("[1]"), HasSubstr("=1"))) << "by version of CLI11";
    EXPECT_THAT(text.substr(period, 160), HasSubstr("Epochs between checkpoints"));
    EXPECT_THAT(text.substr(period, 160), HasSubstr("0: none after epochs, only at a stop"));
}

TEST(CommandLine, AnEndpointUrlIsNeitherEmptyNorHasAPassword) // D17
{
    Home home;
    home.pointAt(kNowhere);
    auto outcome = home.run({"clusters", "--endpoint-url", ""});
    EXPECT_EQ(outcome.exitStatus, 2) << outcome.err;
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("empty"));
    outcome = home.run({"clusters", "--endpoint-url", "http://user:hunter2@127.0.0.1:9", "--json"});
    EXPECT_EQ(outcome.exitStatus, 2) << outcome.err;
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    EXPECT_THAT(outcome.out + outcome.err, testing::Not(HasSubstr("hunter2")));
    for (const auto &file : std::filesystem::recursive_directory_iterator(home.folder())) {
        if (file.is_regular_file()) {
            EXPECT_THAT(trainyard::readFile(file.path()).value_or(""), testing::Not(HasSubstr("hunter2"))) << file;
        }
    }
}

TEST(CommandLine, WhatAServiceRefusesIsNoWrongUsage) // D18
{
    const FlakyEndpoint endpoint(FlakyEndpoint::http(
        400, "text/xml", awsError("InvalidParameterCombination", "The type is not eligible for Free Tier.")));
    Home home;
    home.pointAt(endpoint.url());
    EXPECT_EQ(home.run({"launch", "--name", "demo", "--no-provision", "--no-preflight", "--yes"}).exitStatus, 1);
}

TEST(CommandLine, AnEncodedRefusalComesWithTheLineThatDecodesIt) // D9
{
    const FlakyEndpoint endpoint(FlakyEndpoint::http(
        403, "text/xml", awsError("UnauthorizedOperation", "No. Encoded authorization failure message: Xk3b_Q-1")));
    Home home;
    home.pointAt(endpoint.url());
    const auto outcome = home.run({"account"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_THAT(outcome.err, HasSubstr("aws sts decode-authorization-message --encoded-message Xk3b_Q-1\n"));
}

TEST(CommandLine, AnEndpointThatSpeaksHtmlIsOneSentence)
{
    const FlakyEndpoint endpoint(
        FlakyEndpoint::http(200, "text/html", "<!DOCTYPE html><html><body>Welcome to the hotel</body></html>"));
    Home home;
    home.pointAt(endpoint.url());
    const auto outcome = home.run({"account"});
    EXPECT_EQ(outcome.exitStatus, 1) << outcome.err;
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    EXPECT_GE(endpoint.requests(), 1);
}

TEST(CommandLine, AnEndpointThatAnswersNothingIsOneSentence)
{
    const FlakyEndpoint endpoint(FlakyEndpoint::http(200, "text/xml", ""));
    Home home;
    home.pointAt(endpoint.url());
    const auto outcome = home.run({"launch", "--name", "demo", "--no-provision", "--yes"});
    EXPECT_EQ(outcome.exitStatus, 1) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("trainyardctl: The response could not be understood"));
}

TEST(CommandLine, PoliciesArePrintedBeforeThereIsAnAccount) // A8
{
    Home home;
    home.pointAt(kNowhere);
    for (const auto &[option, action] : {std::pair{"--policy", "\"ec2:RunInstances\""},
                                         {"--policy-managed", "\"elasticmapreduce:RunJobFlow\""},
                                         {"--policy-boundary", "\"s3:GetObject\""}}) {
        const auto outcome = home.run({"account", option});
        EXPECT_EQ(outcome.exitStatus, 0) << option << outcome.err;
        EXPECT_THAT(outcome.out, HasSubstr(action)) << option;
        EXPECT_EQ(parsed(outcome.out).at("Version"), "2012-10-17") << option;
    }
}

TEST(CommandLine, AnEndpointThatIsNotThereIsOneSentence)
{
    Home home;
    home.pointAt(kNowhere);
    const auto outcome = home.run({"account", "--json"});
    EXPECT_EQ(outcome.exitStatus, 1) << outcome.err;
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    const auto error = parsed(outcome.out).at("error");
    EXPECT_EQ(error.at("code"), "Unreachable");
    EXPECT_FALSE(std::string(error.at("sentence")).empty());
}

TEST(CommandLine, AnEndpointThatHangsUpIsOneSentence)
{
    const FlakyEndpoint endpoint("");
    Home home;
    home.pointAt(endpoint.url());
    const auto outcome = home.run({"account"});
    EXPECT_EQ(outcome.exitStatus, 1) << outcome.err;
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
}

TEST(CommandLine, WrongAndExpiredCredentialsAreOneSentenceEach)
{
    for (const auto &[code, expected] : {std::pair{"SignatureDoesNotMatch", "CredentialsRejected"},
                                         {"InvalidClientTokenId", "CredentialsRejected"},
                                         {"ExpiredToken", "CredentialsExpired"},
                                         {"UnauthorizedOperation", "PermissionDenied"}}) {
        const FlakyEndpoint endpoint(FlakyEndpoint::http(403, "text/xml", awsError(code, "No.")));
        Home home;
        home.pointAt(endpoint.url());
        const auto outcome = home.run({"launch", "--name", "demo", "--no-provision", "--yes", "--json"});
        EXPECT_EQ(outcome.exitStatus, 1) << code << outcome.err;
        EXPECT_EQ(endpoint.requests(), 1) << "nothing was to be asked for with credentials that are not accepted";
        EXPECT_EQ(parsed(outcome.out).at("error").at("code"), expected) << code;
        EXPECT_THAT(outcome.err, HasSubstr(code));
    }
}

TEST(CommandLine, AnEndedSessionNamesTheCommandThatRenewsIt) // A5, A6
{
    Home home;
    std::filesystem::create_directories(home.folder() / ".aws");
    std::ofstream(home.folder() / ".aws" / "config")
        << "[sso-session corp]\nsso_start_url = https://corp.example\nsso_region = eu-west-1\n[profile "
           "dev]\nsso_session = "
           "corp\nsso_account_id = 111122223333\nsso_role_name = Engineer\n[profile role]\nrole_arn = "
           "arn:aws:iam::111122223333:role/r\nsource_profile = dev\n";
    home.variables["AWS_ENDPOINT_URL"] = kNowhere;
    for (const auto *profile : {"dev", "role"}) {
        const auto outcome = home.run({"account", "--profile", profile, "--json"});
        EXPECT_EQ(outcome.exitStatus, 1) << outcome.err;
        EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
        EXPECT_THAT(outcome.err, HasSubstr("`aws sso login --profile dev`"));
        EXPECT_EQ(parsed(outcome.out).at("error").at("code"), "CredentialsExpired");
    }
}

TEST(CommandLine, LossIsNotConfirmedWithoutATerminal)
{
    Home home;
    home.pointAt(kNowhere);
    const auto outcome = home.run({"data", "rm", "s3://bucket/object"});
    EXPECT_EQ(outcome.exitStatus, 2) << outcome.err;
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("--yes"));
}

TEST(CommandLine, DigitsAreMadeWithoutACloud)
{
    const Home home;
    const auto outcome = home.run({"data", "make-digits", "digits", "--train", "40", "--test", "20", "--json"});
    ASSERT_EQ(outcome.exitStatus, 0) << outcome.err;
    const auto value = parsed(outcome.out);
    ASSERT_EQ(value.at("files").size(), 4u);
    for (const auto &file : value.at("files"))
        EXPECT_TRUE(std::filesystem::exists(home.folder() / std::string(file)));
    EXPECT_FALSE(std::filesystem::exists(home.folder() / "state")) << "nothing was to be written there";
}

TEST(CommandLine, TheLedgerIsReadWithoutTheLocalCloud)
{
    Home home;
    home.variables["TRAINYARD_LOCALCLOUD"] = "/bin/false"; // would be started
    for (const char *command : {"runs", "costs"})
        EXPECT_EQ(home.run({command}).exitStatus, 0) << command;
    for (const char *command : {"metrics", "logs"}) {
        const auto outcome = home.run({command, "r-none"});
        EXPECT_EQ(outcome.exitStatus, 1) << command;
        EXPECT_THAT(outcome.err, testing::Not(HasSubstr("local cloud"))) << command;
    }
    EXPECT_NE(home.run({"clusters"}).exitStatus, 0) << "needs the local cloud";
}

TEST(CommandLine, AnUnknownEndOfASessionIsNotNone)
{
    using trainyard::cli::sessionText;
    EXPECT_EQ(sessionText(std::nullopt), "does not expire");
    EXPECT_THAT(sessionText(trainyard::SystemClock::instance().now() + std::chrono::hours(1)),
                StartsWith("expires in"));
    EXPECT_EQ(sessionText(trainyard::fail(trainyard::ErrorCode::Timeout, "sts", "no answer")),
              "end unknown: no answer");
}

TEST(CommandLine, EmptyListsAreWordsAndEmptyJsonArrays)
{
    Home home;
    home.pointAt(kNowhere);
    EXPECT_THAT(home.run({"runs"}).out, HasSubstr("No runs."));
    EXPECT_TRUE(parsed(home.run({"--json", "runs"}).out).at("runs").empty());
    const auto outcome = home.run({"metrics", "r-none"});
    EXPECT_EQ(outcome.exitStatus, 1);
    EXPECT_TRUE(isOneSentence(outcome.err)) << outcome.err;
}

TEST(CommandLine, ScriptsToBeginWithArePrintedAndReplaceNoFile) // G37
{
    const Home home;
    EXPECT_THAT(home.run({"script"}).out, HasSubstr("train_torch.py"));
    const auto shown = home.run({"script", "train_torch.py"});
    EXPECT_EQ(shown.exitStatus, 0) << shown.err;
    EXPECT_THAT(shown.out, StartsWith("\"\"\"PyTorch"));
    const std::string file = (home.folder() / "mine.py").string();
    const auto written = home.run({"script", "train_torch.py", "-o", file});
    EXPECT_EQ(written.exitStatus, 0) << written.err;
    EXPECT_THAT(written.out, HasSubstr("--type pytorch --code " + home.folder().string() + " -- python3 mine.py"));
    EXPECT_NE(home.run({"script", "train.py", "-o", file}).exitStatus, 0);
    EXPECT_EQ(trainyard::readFile(file).value_or(""), shown.out);
    EXPECT_NE(home.run({"script", "none.py"}).exitStatus, 0);
}
