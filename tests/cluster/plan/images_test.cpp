// B2 to B4: the image that a launch uses, and its source.
#include "backend/cluster/account/images.h"

#include <gmock/gmock.h>

#include "backend/cluster/cloud/records/clusters.h"
#include "tests/cluster/support/fake_cloud.h"

namespace trainyard::cluster {
namespace {

using testing::AllOf;
using testing::Each;
using testing::HasSubstr;
using testing::SizeIs;

class ImagesTest : public testing::Test {
protected:
    void publish(const std::string &alias, const Result<std::string> &id, const std::string &region = "us-east-1")
    {
        m_cloud.parameters.insert_or_assign(region + " " + Catalog::bundled()->image(alias)->ssmParameter, id);
    }
    Result<FoundImage> find(const std::string &image, const std::string &region = "us-east-1")
    {
        m_plan.image = image;
        return findImage(m_setting.context(), m_plan, region, {Deadline::after(std::chrono::seconds(60)), {}});
    }
    std::vector<std::string> started(const std::string &region = "us-east-1") const
    {
        std::vector<std::string> images;
        for (const auto &m : m_cloud.region(region).machines)
            images.push_back(m.imageId);
        return images;
    }

    FakeSetting m_setting;
    FakeCloud &m_cloud = m_setting.cloud;
    LaunchPlan m_plan = m_setting.plan("demo", 1);
};

TEST_F(ImagesTest, ALaunchStartsFromWhatThePublicParameterNamesToday)
{
    publish("ubuntu-24.04", std::string("ami-00000000000000001"));
    const auto id = launch(m_setting.context(), m_plan, kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_THAT(started(), AllOf(SizeIs(2), Each("ami-00000000000000001")));
    bool told = false;
    for (const auto &event : take(m_setting.m_context.ledger->events(*id)))
        told = told || event.text.find("ami-00000000000000001 (an image), named by the public parameter "
                                       "/aws/service/canonical/") != std::string::npos;
    EXPECT_TRUE(told) << "the timeline says which image it was and how it was found";
}

TEST_F(ImagesTest, EachRegionHasItsOwn)
{
    publish("ubuntu-24.04", std::string("ami-00000000000000001"));
    publish("ubuntu-24.04", std::string("ami-00000000000000002"), "eu-west-1");
    m_plan.otherRegions = {"eu-west-1"};
    m_cloud.refuses = [](const aws::RunInstancesRequest &r) -> std::optional<Error> {
        if (r.imageId == "ami-00000000000000001")
            return Error{ErrorCode::NoCapacity, "ec2:RunInstances", "InsufficientInstanceCapacity"};
        return std::nullopt;
    };
    const auto id = launch(m_setting.context(), m_plan, kMachinesOnly, {}, {});
    ASSERT_TRUE(id) << id.error().detail;
    EXPECT_THAT(started("eu-west-1"), Each("ami-00000000000000002"));
}

TEST_F(ImagesTest, TheNameDecidesWhereTheParameterIsOfNoHelp)
{
    const std::vector<Result<std::string>> useless{
        fail(ErrorCode::NotFound, "ssm:GetParameter", "ParameterNotFound"),
        fail(ErrorCode::PermissionDenied, "ssm:GetParameter", "AccessDeniedException"),
        fail(ErrorCode::Unreachable, "ssm:GetParameter", "no route"), std::string("not an id"),
        std::string("ami-0000000000000dead")};
    m_cloud.imagesGone = {"ami-0000000000000dead"};
    for (const auto &answer : useless) {
        publish("ubuntu-24.04", answer);
        const auto found = find("ubuntu-24.04");
        ASSERT_TRUE(found) << found.error().detail;
        EXPECT_EQ(found->image.id, m_cloud.image.id);
        EXPECT_THAT(found->how, HasSubstr("the newest of the name \"ubuntu/images/hvm-ssd-gp3/ubuntu-noble-24.04"));
        if (!answer) {
            EXPECT_THAT(found->how, HasSubstr(answer.error().detail));
        }
    }
}

TEST_F(ImagesTest, TroubleOfTheParameterIsNotReportedAsAMissingImage) // D7
{
    m_cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "DescribeImages")
            return Error{ErrorCode::NotFound, "ec2:DescribeImages", "no image of this name in us-east-1"};
        return std::nullopt;
    };
    for (const ErrorCode code : {ErrorCode::PermissionDenied, ErrorCode::Timeout, ErrorCode::ServiceFailure}) {
        publish("ubuntu-24.04", fail(code, "ssm:GetParameter", "their words"));
        const auto found = find("ubuntu-24.04");
        ASSERT_FALSE(found);
        EXPECT_EQ(found.error().code, code);
        EXPECT_EQ(found.error().source, "ssm:GetParameter");
        EXPECT_THAT(found.error().detail, AllOf(HasSubstr("their words"), HasSubstr("no image of this name")));
    }
    publish("ubuntu-24.04", fail(ErrorCode::NotFound, "ssm:GetParameter", "ParameterNotFound"));
    EXPECT_EQ(find("ubuntu-24.04").error().source, "ec2:DescribeImages") << "there is none indeed";
}

TEST_F(ImagesTest, AnEndedSessionIsNotTriedAgainInAnotherWay)
{
    publish("ubuntu-24.04", fail(ErrorCode::CredentialsExpired, "ssm:GetParameter", "ExpiredToken"));
    EXPECT_EQ(find("ubuntu-24.04").error().code, ErrorCode::CredentialsExpired);
    EXPECT_EQ(m_cloud.calls("DescribeImages"), 0);
    const auto offers =
        availableImages(m_setting.context(), "us-east-1", {Deadline::after(std::chrono::seconds(60)), {}});
    EXPECT_EQ(offers.error().code, ErrorCode::CredentialsExpired);
}

TEST_F(ImagesTest, AnOldIdStartsItsSuccessor)
{
    publish("deep-learning-ubuntu-22.04", std::string("ami-00000000000000022"));
    const auto found = find("ami-e7c96af1");
    ASSERT_TRUE(found) << found.error().detail;
    EXPECT_EQ(found->image.id, "ami-00000000000000022");
}

TEST_F(ImagesTest, AnotherIdThatIsGoneIsReportedWithTheRemedy)
{
    m_cloud.imagesGone = {"ami-0123456789abcdef0"};
    const auto found = find("ami-0123456789abcdef0");
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::NotFound);
    EXPECT_THAT(found.error().detail, HasSubstr("choose a name such as ubuntu-24.04"));
}

TEST_F(ImagesTest, AParameterOfOnesOwnIsFollowed)
{
    m_cloud.parameters.insert_or_assign("us-east-1 /my/image", std::string("ami-00000000000000033"));
    EXPECT_EQ(find("resolve:ssm:/my/image")->image.id, "ami-00000000000000033");
    EXPECT_EQ(find("resolve:ssm:/not/there").error().code, ErrorCode::NotFound);
    EXPECT_EQ(find("name:Mine *")->image.id, m_cloud.image.id);
}

TEST_F(ImagesTest, WhatIsResumedGoesOnWithTheImageItBeganWith)
{
    publish("ubuntu-24.04", std::string("ami-00000000000000001"));
    m_cloud.refuses = [](const aws::RunInstancesRequest &r) -> std::optional<Error> {
        if (r.tags.at(tag::kRole) == "worker")
            return Error{ErrorCode::Cancelled, "ec2:RunInstances", "the program ended"};
        return std::nullopt;
    };
    auto options = kMachinesOnly;
    options.retain = RetainOnFailure::All;
    ClusterId id;
    EXPECT_FALSE(launch(m_setting.context(), m_plan, options, {}, {}, &id));
    ASSERT_FALSE(id.empty());
    publish("ubuntu-24.04", std::string("ami-00000000000000002")); // AWS has published a newer image meanwhile
    m_cloud.refuses = nullptr;
    const auto resumed = launch(m_setting.context(), m_plan, options, {}, {}, &id);
    ASSERT_TRUE(resumed) << resumed.error().detail;
    EXPECT_THAT(started(), AllOf(SizeIs(2), Each("ami-00000000000000001")));
}

TEST_F(ImagesTest, TheListShowsWhatIsNotOfferedHere)
{
    publish("ubuntu-24.04", std::string("ami-00000000000000001"));
    m_cloud.before = [](const std::string &operation, const std::string &) -> std::optional<Error> {
        if (operation == "DescribeImages")
            return Error{ErrorCode::NotFound, "ec2:DescribeImages", "no image"};
        return std::nullopt;
    };
    const auto offers =
        availableImages(m_setting.context(), "us-east-1", {Deadline::after(std::chrono::seconds(60)), {}});
    ASSERT_TRUE(offers);
    ASSERT_THAT(*offers, SizeIs(Catalog::bundled()->images().size()));
    EXPECT_FALSE(offers->front().today);
    EXPECT_EQ(offers->front().notKnown->code, ErrorCode::NotFound);
}

} // namespace
} // namespace trainyard::cluster
