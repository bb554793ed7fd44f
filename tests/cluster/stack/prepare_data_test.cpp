// E22 to E26: scripts that prepare the data of a machine, and the files that show how far they are.
#include "backend/cluster/stack/prepare/prepare_data.h"

#include <gmock/gmock.h>

#include "backend/core/system/process.h"

namespace trainyard::cluster {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

CallContext withinTheTest()
{
    return {Deadline::after(60s), {}};
}

TEST(PrepareData, HasTheDocumentedTemplates) // E23
{
    std::vector<std::string> names;
    for (const PrepareTemplate &one : prepareScriptTemplates())
        names.push_back(one.name);
    EXPECT_THAT(names, testing::ElementsAre("mnist", "cifar10", "s3-sync", "s3-ramdisk", "efs-copy"));
    EXPECT_THAT(prepareScript("cifar10", "").value_or(""), HasSubstr("cifar-10-binary.tar.gz"));
    EXPECT_EQ(prepareScript("imagenet", "").error().code, ErrorCode::NotFound);
    EXPECT_THAT(prepareScript("imagenet", "").error().detail, HasSubstr("mnist, cifar10, s3-sync"));
}

TEST(PrepareData, TemplatesHaveNoSyntaxError)
{
    if (!findProgram("python3"))
        GTEST_SKIP() << "python3 is not installed";
    for (const PrepareTemplate &one : prepareScriptTemplates()) {
        const auto checked = checkPrepareScript(one.text, withinTheTest());
        EXPECT_TRUE(checked) << one.name << ": " << checked.error().detail;
    }
}

TEST(PrepareData, ASourceReplacesTheLineOfItsTemplate)
{
    const auto script = prepareScript("s3-sync", "s3://my-bucket/images/train");
    ASSERT_TRUE(script) << script.error().detail;
    EXPECT_THAT(*script, HasSubstr("\nSOURCE = \"s3://my-bucket/images/train\""));
    EXPECT_THAT(prepareScript("efs-copy", "sets/digits").value_or(""), HasSubstr("\nSOURCE = \"sets/digits\""));
}

TEST(PrepareData, RefusesASourceThatIsNone)
{
    for (const char *source : {"my-bucket", "s3://", "s3://b/\"; import os", "s3://b/../c", "s3://b/a b", "s3://b/a\n"})
        EXPECT_EQ(prepareScript("s3-sync", source).error().code, ErrorCode::InvalidArgument) << source;
    for (const char *source : {"/etc", "../x", "a/../../b"})
        EXPECT_EQ(prepareScript("efs-copy", source).error().code, ErrorCode::InvalidArgument) << source;
    EXPECT_EQ(prepareScript("mnist", "s3://b/a").error().code, ErrorCode::InvalidArgument);
}

TEST(PrepareData, AScriptIsCompiledAndNotExecuted) // E24
{
    if (!findProgram("python3"))
        GTEST_SKIP() << "python3 is not installed";
    EXPECT_TRUE(checkPrepareScript("raise SystemExit('it ran')\n", withinTheTest()));
    const auto wrong = checkPrepareScript("import os\nprint 'a b'\n", withinTheTest());
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().code, ErrorCode::InvalidArgument);
    EXPECT_THAT(wrong.error().detail, HasSubstr("line 2"));
    EXPECT_THAT(wrong.error().detail, testing::Not(HasSubstr("/tmp")));
}

TEST(PrepareData, APageOfAWebServerIsNoScript) // E24: the documented address has one
{
    for (const std::string &text :
         {std::string("404: Not Found"), std::string("\n<!DOCTYPE html>\n<html></html>"), std::string("  \n"),
          std::string("print(1)\n\0", 10), std::string((1u << 20) + 1, '#')}) {
        const auto checked = checkPrepareScript(text, withinTheTest());
        ASSERT_FALSE(checked) << text.substr(0, 20);
        EXPECT_EQ(checked.error().code, ErrorCode::InvalidArgument);
    }
}

TEST(PrepareData, MarkersHaveBothSpellings) // E26
{
    EXPECT_STREQ(kPrepareMarker, "prepare_data_success");
    EXPECT_EQ(prepareMarker("10.0.1.7"), "prepare_data_success_10.0.1.7");
    EXPECT_EQ(prepareStatusFile("10.0.1.7"), "prepare_data_status_10.0.1.7");
    EXPECT_EQ(prepareStatusFrom("124\n"), 124);
    for (const char *text : {"", "x", "-1", "256", "0 0", "1e2"})
        EXPECT_FALSE(prepareStatusFrom(text)) << text;
}

TEST(PrepareData, OnlyAddressesBecomePaths)
{
    EXPECT_TRUE(isNodeAddress("10.0.1.7"));
    for (const char *text : {"", "10.0.1", "10.0.1.256", "10.0.1.7/..", "../../etc", "10.0.1.7\n", "a.b.c.d",
                             "1.2.3.4.5", "10..1.7", "0010.0.1.7"})
        EXPECT_FALSE(isNodeAddress(text)) << text;
    EXPECT_TRUE(isPathBelow("/myEFSvolume/prepare-data.py", "/myEFSvolume"));
    for (const char *path : {"/myEFSvolume", "/myEFSvolume/", "/myEFSvolume2/a.py", "/etc/passwd",
                             "/myEFSvolume/../etc/a", "/myEFSvolume/a b", "/myEFSvolume/$(x)", ""})
        EXPECT_FALSE(isPathBelow(path, "/myEFSvolume")) << path;
}

} // namespace
} // namespace trainyard::cluster
