#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "build_paths.h"
#include "tests/localcloud/cloud_process.h"

using namespace trainyard;
using namespace trainyard::tests;
using testing::HasSubstr;

namespace {

class OfficialClients : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        folder = std::make_unique<ScratchFolder>();
        cloud = std::make_unique<CloudProcess>(folder->path() / "data");
        ASSERT_TRUE(cloud->alive()) << cloud->log();
    }
    static void TearDownTestSuite()
    {
        cloud.reset();
        folder.reset();
    }

    /// Environment of the client: the exports of the local cloud, without the user's own configuration.
    static std::vector<std::string> environmentWith(const std::string &secret = cloud->endpoint().secretAccessKey)
    {
        const auto &at = cloud->endpoint();
        const auto keep = [](const char *name) {
            return std::string(name) + "=" + (std::getenv(name) ? std::getenv(name) : "");
        };
        return {keep("PATH"),
                "HOME=" + folder->path().string(),
                "PYENV_VERSION=" + std::string(std::getenv("PYENV_VERSION") ? std::getenv("PYENV_VERSION") : ""),
                "PYENV_ROOT=" + std::string(std::getenv("PYENV_ROOT") ? std::getenv("PYENV_ROOT") : ""),
                "AWS_ENDPOINT_URL=" + at.url(),
                "AWS_ACCESS_KEY_ID=" + at.accessKeyId,
                "AWS_SECRET_ACCESS_KEY=" + secret,
                "AWS_DEFAULT_REGION=" + at.region,
                "AWS_EC2_METADATA_DISABLED=true",
                "AWS_PAGER=",
                "LC_ALL=C.UTF-8"};
    }

    static ProcessOutcome run(std::vector<std::string> argv, std::vector<std::string> environment = environmentWith())
    {
        std::erase_if(environment,
                      [](const std::string &pair) { return pair.ends_with('=') && pair.starts_with("PYENV"); });
        const auto outcome = runProcess({.argv = std::move(argv), .environment = std::move(environment)},
                                        {Deadline::after(std::chrono::minutes(5)), {}});
        return outcome ? *outcome : ProcessOutcome{127, {}, outcome.error().detail};
    }

    static ProcessOutcome aws(std::vector<std::string> words,
                              const std::string &secret = cloud->endpoint().secretAccessKey)
    {
        words.insert(words.begin(), {"aws", "--endpoint-url",
                                     cloud->endpoint().url()}); // clients from before 2023 ignore AWS_ENDPOINT_URL
        return run(std::move(words), environmentWith(secret));
    }

    static std::string trimmed(std::string text)
    {
        while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
            text.pop_back();
        return text;
    }

    static inline std::unique_ptr<ScratchFolder> folder;
    static inline std::unique_ptr<CloudProcess> cloud;
};

} // namespace

TEST_F(OfficialClients, CommandLineRunsDescribesTagsAndTerminates)
{
    if (!findProgram("aws"))
        GTEST_SKIP() << "the AWS command line (aws) is not installed";
    EXPECT_THAT(aws({"sts", "get-caller-identity"}).out, HasSubstr("000000000000"));
    const auto started =
        aws({"ec2", "run-instances", "--image-id", cloud->image(), "--count", "2", "--instance-type", "c5.large",
             "--client-token", "contract", "--tag-specifications", "ResourceType=instance,Tags=[{Key=Name,Value=n1}]",
             "--query", "Instances[].InstanceId", "--output", "text"});
    ASSERT_EQ(started.exitStatus, 0) << started.err;
    const auto ids = trimmed(started.out);
    const auto first = ids.substr(0, ids.find('\t')), second = ids.substr(ids.find('\t') + 1);
    EXPECT_EQ(aws({"ec2", "wait", "instance-running", "--instance-ids", first, second}).exitStatus, 0);
    EXPECT_EQ(aws({"ec2", "create-tags", "--resources", first, "--tags", "Key=role,Value=head"}).exitStatus, 0);
    EXPECT_EQ(trimmed(aws({"ec2", "describe-instances", "--filters", "Name=tag:role,Values=head", "--query",
                           "Reservations[].Instances[].InstanceId", "--output", "text"})
                          .out),
              first);
    EXPECT_THAT(aws({"ec2", "terminate-instances", "--instance-ids", first, second}).out, HasSubstr("shutting-down"));
    EXPECT_EQ(aws({"ec2", "wait", "instance-terminated", "--instance-ids", first, second}).exitStatus, 0);
}

TEST_F(OfficialClients, CommandLineMovesObjects)
{
    if (!findProgram("aws"))
        GTEST_SKIP() << "the AWS command line (aws) is not installed";
    EXPECT_EQ(aws({"s3", "mb", "s3://contract-cli"}).exitStatus, 0);
    const auto file = (folder->path() / "file").string(), back = (folder->path() / "back").string();
    // Larger than the multipart threshold of the client, 8 MB.
    ASSERT_EQ(run({"sh", "-c", "head -c 20000000 /dev/urandom > " + file}).exitStatus, 0);
    EXPECT_EQ(aws({"s3", "cp", file, "s3://contract-cli/dir/file"}).exitStatus, 0);
    EXPECT_THAT(aws({"s3", "ls", "s3://contract-cli/dir/"}).out, HasSubstr("20000000 file"));
    EXPECT_EQ(aws({"s3", "cp", "s3://contract-cli/dir/file", back}).exitStatus, 0);
    EXPECT_EQ(run({"cmp", file, back}).exitStatus, 0);
    EXPECT_EQ(
        aws({"s3api", "get-object", "--bucket", "contract-cli", "--key", "dir/file", "--range", "bytes=5-9", back})
            .exitStatus,
        0);
    EXPECT_EQ(run({"sh", "-c", "head -c 10 " + file + " | tail -c 5 | cmp - " + back}).exitStatus, 0);
    EXPECT_EQ(aws({"s3", "rb", "--force", "s3://contract-cli"}).exitStatus, 0);
}

TEST_F(OfficialClients, CommandLineShowsAccountImagesAndQuotas) // A15, A17, B2
{
    if (!findProgram("aws"))
        GTEST_SKIP() << "the AWS command line (aws) is not installed";
    EXPECT_THAT(aws({"iam", "list-account-aliases"}).out, HasSubstr("local-cloud"));
    const std::string path = "/aws/service/ami-amazon-linux-latest", name = path + "/al2023-ami-kernel-default-x86_64";
    EXPECT_THAT(aws({"ssm", "get-parameter", "--name", name}).out, HasSubstr("\"ami-"));
    EXPECT_THAT(aws({"ssm", "get-parameters-by-path", "--path", path}).out, HasSubstr(name));
    const auto quota =
        aws({"service-quotas", "get-service-quota", "--service-code", "ec2", "--quota-code", "L-1216C47A"});
    EXPECT_THAT(quota.out, HasSubstr("1152")) << quota.err;
    EXPECT_THAT(aws({"service-quotas", "get-service-quota", "--service-code", "ec2", "--quota-code", "L-0"}).err,
                HasSubstr("NoSuchResourceException"));
}

TEST_F(OfficialClients, CommandLineSeesTheOfficialErrors)
{
    if (!findProgram("aws"))
        GTEST_SKIP() << "the AWS command line (aws) is not installed";
    for (const auto &words : {std::vector<std::string>{"ec2", "describe-instances"},
                              {"sts", "get-caller-identity"},
                              {"s3api", "list-buckets"}}) {
        const auto refused = aws(words, "a wrong secret");
        EXPECT_NE(refused.exitStatus, 0);
        EXPECT_THAT(refused.err, HasSubstr("SignatureDoesNotMatch"));
    }
    EXPECT_THAT(aws({"ec2", "describe-fleets"}).err, HasSubstr("InvalidAction"));
    EXPECT_THAT(aws({"efs", "describe-replication-configurations"}).err, HasSubstr("UnknownOperation"));
}

TEST_F(OfficialClients, Boto3)
{
    if (run({"python3", "-c", "import boto3"}).exitStatus != 0)
        GTEST_SKIP() << "boto3 is not installed for python3";
    const auto outcome = run({"python3", std::string(TRAINYARD_SOURCE_DIR) + "/tests/contract/boto3_contract.py"});
    EXPECT_EQ(outcome.exitStatus, 0) << outcome.out << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("contract kept"));
}
