// A15 to A17 against the real local cloud: identity of the account, permissions of its keys, vCPU quotas.
#include <fstream>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "backend/cluster/account/images.h"
#include "backend/cluster/account/permissions/permissions.h"
#include "backend/cluster/account/quotas.h"
#include "build_paths.h"
#include "tests/cluster/support/local_cloud_home.h"

using namespace trainyard;
using namespace trainyard::cluster;
using namespace std::chrono_literals;
using testing::HasSubstr;

namespace {

Deadline soon()
{
    return Deadline::after(60s);
}

class AccountTest : public testing::Test {
protected:
    void SetUp() override
    {
        if (const auto missing = LocalCloudHome::missing(); !missing.empty())
            GTEST_SKIP() << missing;
    }
    CloudContext open()
    {
        auto cloud = m_home.open();
        if (!cloud)
            throw std::runtime_error(cloud.error().detail);
        return *cloud;
    }
    LocalCloudHome m_home;
};

} // namespace

TEST(QuotaFamily, FollowsFromTheTypesName) // A17
{
    for (const auto &[type, family] : std::map<std::string, std::string>{{"c5.xlarge", "standard"},
                                                                         {"t3.micro", "standard"},
                                                                         {"im4gn.large", "standard"},
                                                                         {"m7i-flex.large", "standard"},
                                                                         {"z1d.large", "standard"},
                                                                         {"g4dn.xlarge", "G"},
                                                                         {"gr6.4xlarge", "G"},
                                                                         {"vt1.3xlarge", "G"},
                                                                         {"p4d.24xlarge", "P"},
                                                                         {"inf2.xlarge", "Inf"},
                                                                         {"trn1.2xlarge", "Trn"},
                                                                         {"x2gd.medium", "X"},
                                                                         {"f1.2xlarge", "F"}}) {
        const auto *found = quotaFamilyOf(type);
        ASSERT_TRUE(found) << type;
        EXPECT_EQ(found->name, family) << type;
    }
    for (const char *other : {"", "c", "5c.large", "mac1.metal", "u-6tb1.metal", "hpc6a.48xlarge", "dl1.24xlarge"})
        EXPECT_FALSE(quotaFamilyOf(other)) << other;
    EXPECT_EQ(quotaFamilyNamed("g")->code(true), "L-3819A6DF");
}

TEST(QuotaLine, UnknownIsNotEnoughAndNotTooFew) // A17
{
    QuotaLine line;
    line.needed = 4;
    EXPECT_FALSE(line.enough().has_value());
    line.used = 8;
    EXPECT_FALSE(line.enough().has_value());
    line.allowed = 12;
    EXPECT_EQ(line.enough(), true);
    line.allowed = 11;
    EXPECT_EQ(line.enough(), false);
}

TEST_F(AccountTest, IsKnownBeforeAnyAction) // A15
{
    const auto cloud = open();
    EXPECT_EQ(cloud.account, "000000000000");
    EXPECT_EQ(cloud.accountAlias, "local-cloud");
    EXPECT_FALSE(cloud.accountError);
    const auto ends = sessionEnd(cloud, {soon(), {}});
    ASSERT_TRUE(ends) << ends.error().detail;
    EXPECT_FALSE(*ends) << "the owner's keys do not end";
    auto options = m_home.options();
    options.identify = false;
    EXPECT_EQ(openCloud(options, {soon(), {}})->account, "");
}

TEST_F(AccountTest, AnAccountThatDoesNotAnswerIsOpenedAllTheSame) // A15
{
    const auto cloud = open();
    auto options = m_home.options();
    options.profile = "environment";
    options.endpointUrl = cloud.endpointUrl;
    options.ignoreAwsEnvironment = false;
    ::setenv("AWS_ACCESS_KEY_ID", "AKIANOBODY0000000000", 1);
    ::setenv("AWS_SECRET_ACCESS_KEY", "wrong", 1);
    const auto other = openCloud(options, {soon(), {}});
    ::unsetenv("AWS_ACCESS_KEY_ID");
    ::unsetenv("AWS_SECRET_ACCESS_KEY");
    ASSERT_TRUE(other) << other.error().detail;
    EXPECT_EQ(other->account, "");
    ASSERT_TRUE(other->accountError);
    EXPECT_EQ(other->accountError->code, ErrorCode::CredentialsRejected);
}

TEST_F(AccountTest, ParametersNameTodaysImages) // B2
{
    const auto cloud = open();
    for (const char *alias : {"ubuntu-24.04", "ubuntu-22.04", "amazon-linux-2023", "deep-learning-ubuntu-24.04"}) {
        const auto *image = cloud.catalog->image(alias);
        ASSERT_TRUE(image) << alias;
        const auto id = imageOfParameter(cloud, cloud.region, image->ssmParameter, {soon(), {}});
        ASSERT_TRUE(id) << alias << ": " << id.error().detail;
        const auto byName =
            newestImage(*cloud.ec2(), {image->owner}, image->namePattern, image->architecture, {soon(), {}});
        ASSERT_TRUE(byName) << byName.error().detail;
        EXPECT_EQ(*id, byName->id) << alias;
    }
    EXPECT_EQ(imageOfParameter(cloud, cloud.region, "/aws/service/nothing", {soon(), {}}).error().code,
              ErrorCode::NotFound);
}

TEST_F(AccountTest, TheListOfImagesShowsCurrentIdsAndHowTheyWereFound) // B2
{
    const auto cloud = open();
    const auto offers = availableImages(cloud, "eu-west-1", {soon(), {}});
    ASSERT_TRUE(offers) << offers.error().detail;
    for (const auto &offer : *offers) {
        SCOPED_TRACE(offer.alias);
        if (offer.alias == "deep-learning-ubuntu-22.04") {
            ASSERT_FALSE(offer.today) << "the local cloud does not have it";
            EXPECT_EQ(offer.notKnown->code, ErrorCode::NotFound);
            continue;
        }
        ASSERT_TRUE(offer.today) << offer.notKnown->detail;
        EXPECT_THAT(offer.today->how, HasSubstr("named by the public parameter /aws/service/"));
        EXPECT_FALSE(offer.today->image.name.empty());
    }
}

TEST_F(AccountTest, QuotasShowNeededUsedAndAllowedAndGrow) // A17
{
    const auto cloud = open();
    QuotaOptions question{"", {{"g4dn.xlarge", 2, false}, {"c5.2xlarge", 3, true}}, true};
    auto lines = quotaLines(cloud, question, {soon(), {}});
    ASSERT_TRUE(lines) << lines.error().detail;
    ASSERT_EQ(lines->size(), 2u);
    const auto &spot = lines->at(0), &gpu = lines->at(1);
    EXPECT_EQ(spot.family + (spot.spot ? " spot" : ""), "standard spot");
    EXPECT_EQ(spot.needed, 24);
    EXPECT_EQ(spot.enough(), true);
    EXPECT_EQ(gpu.code, "L-DB2E81BA");
    EXPECT_EQ(gpu.needed, 8);
    EXPECT_EQ(gpu.allowed, 0);
    EXPECT_EQ(gpu.used, 0);
    EXPECT_EQ(gpu.enough(), false);

    const auto state = requestQuota(cloud, "", gpu.code, 8, {soon(), {}});
    ASSERT_TRUE(state) << state.error().detail;
    EXPECT_EQ(requestQuota(cloud, "", gpu.code, 16, {soon(), {}}).error().code, ErrorCode::AlreadyExists);
    const auto until = soon();
    do { // granted after half a minute divided by the local cloud's speed
        lines = quotaLines(cloud, question, {soon(), {}});
        ASSERT_TRUE(lines) << lines.error().detail;
        if (lines->at(1).enough() == false) {
            EXPECT_EQ(lines->at(1).requested.value_or(8), 8); // it may be granted between two requests
        }
    } while (lines->at(1).enough() == false && pause(50ms, {until, {}}));
    EXPECT_EQ(lines->at(1).allowed, 8);
    EXPECT_EQ(quotaLines(cloud, {"", {}, false}, {soon(), {}})->size(), 14u);
}

TEST_F(AccountTest, TheMatrixShowsWhatTheKeysMayDo) // A16
{
    const auto faults = m_home.path() / "faults.json";
    std::ofstream(faults) << R"({"faults": [{"operation": "TerminateInstances", "code": "UnauthorizedOperation",
        "message": "You are not authorized to perform this operation.", "status": 403},
        {"operation": "GetServiceQuota", "code": "AccessDeniedException", "message": "no", "status": 400}]})";
    const auto program = m_home.path() / "faulty-cloud";
    std::ofstream(program) << "#!/bin/sh\nexec '" TRAINYARD_BIN_DIR "/trainyard-localcloud' \"$@\" --fault '"
                           << faults.string() << "'\n";
    std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    const auto usual = environment("TRAINYARD_LOCALCLOUD");
    ::setenv("TRAINYARD_LOCALCLOUD", program.c_str(), 1);
    const auto cloud = open();
    ::setenv("TRAINYARD_LOCALCLOUD", usual.c_str(), 1);
    const auto lines = permissionMatrix(cloud, {soon(), {}});
    ASSERT_TRUE(lines) << lines.error().detail;
    std::map<std::string, const PermissionLine *> by;
    for (const auto &line : *lines)
        by[line.action] = &line;
    for (const char *action :
         {"ec2:RunInstances", "ec2:DescribeInstances", "ec2:CreateSecurityGroup", "ec2:ImportKeyPair",
          "ssm:GetParameter", "iam:ListAccountAliases", "s3:ListAllMyBuckets"}) {
        ASSERT_TRUE(by.contains(action)) << action;
        EXPECT_EQ(by[action]->permission, Permission::Allowed) << action << by[action]->detail;
    }
    for (const char *action : {"ec2:TerminateInstances", "servicequotas:GetServiceQuota"})
        EXPECT_EQ(by[action]->permission, Permission::Denied) << action << by[action]->detail;
    EXPECT_THAT(by["ec2:TerminateInstances"]->detail, HasSubstr("UnauthorizedOperation"));
    EXPECT_THAT(*machinesByTag(*cloud.ec2(), "Name", "", {soon(), {}}), testing::IsEmpty()) << "nothing was done";
}
