#include "backend/storage/transfers/download_plan.h"

#include <gmock/gmock.h>

using namespace trainyard;
using namespace trainyard::storage;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

std::vector<std::string> filesOf(const DownloadPlan &plan)
{
    std::vector<std::string> names;
    for (const auto &file : plan.files)
        names.push_back(file.path.generic_string());
    return names;
}

} // namespace

TEST(DownloadPlan, KeysBecomeFilesOfTheFolder)
{
    const auto plan = planDownload("s3://b/set/", {{"s3://b/set/a", 1}, {"s3://b/set/b/c", 0}}, "to");
    EXPECT_THAT(filesOf(plan), ElementsAre("to/a", "to/b/c"));
    EXPECT_THAT(plan.skipped, IsEmpty());
}

TEST(DownloadPlan, MarkersOfFoldersAreNothing) // S15
{
    const auto plan =
        planDownload("s3://b/set/", {{"s3://b/set/", 0}, {"s3://b/set/x/", 0}, {"s3://b/set/x/y", 1}}, "to");
    EXPECT_THAT(filesOf(plan), ElementsAre("to/x/y"));
    EXPECT_THAT(plan.skipped, IsEmpty());
}

TEST(DownloadPlan, WhatIsNoFileNameIsNamed) // S15
{
    for (const std::string &bad :
         std::vector<std::string>{"..", "../up", "a/../../up", "a/..", "./a", "/etc/passwd", "a//b",
                                  std::string("nul\0", 4), std::string(256, 'x'), "folder-with-content/"}) {
        const auto plan = planDownload("s3://b/set/", {{"s3://b/set/" + bad, 1}, {"s3://b/set/good", 1}}, "to");
        EXPECT_THAT(filesOf(plan), ElementsAre("to/good")) << bad;
        ASSERT_EQ(plan.skipped.size(), 1u) << bad;
        EXPECT_EQ(plan.skipped.front().uri, "s3://b/set/" + bad);
        EXPECT_FALSE(plan.skipped.front().why.empty());
    }
}

TEST(DownloadPlan, ANameIsAFileOrAFolder)
{
    const auto plan = planDownload("s3://b/", {{"s3://b/x", 1}, {"s3://b/x/y", 1}, {"s3://b/x/y/z", 1}}, "to");
    EXPECT_THAT(filesOf(plan), ElementsAre("to/x/y/z"));
    EXPECT_EQ(plan.skipped.size(), 2u);
}
