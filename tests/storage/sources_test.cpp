#include "backend/storage/sources.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/aws/s3/s3_client.h"
#include "tests/support/http_server.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::storage;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

Deadline inTime()
{
    return Deadline::after(std::chrono::seconds(30));
}

class Sources : public testing::Test {
protected:
    Sources()
    {
        for (const char *name : {"b.rec", "a.rec", "a.idx", "c10.rec", ".hidden.rec"})
            std::ofstream(m_folder.path / name) << "1234";
        std::ofstream(m_folder.path / "empty.rec");
        std::filesystem::create_directory(m_folder.path / "below");
        std::ofstream(m_folder.path / "below" / "d.rec") << "12345678";
    }
    std::string at(const std::string &name) const { return "file://" + (m_folder.path / name).string(); }
    /// \return file names that a path expands to, or the name of the error
    std::vector<std::string> names(const std::string &path) const
    {
        const auto entries = expandSources(path, {}, {inTime(), {}});
        if (!entries)
            return {std::string(toString(entries.error().code))};
        std::vector<std::string> out;
        for (const Entry &entry : *entries)
            out.push_back(entry.uri.substr(entry.uri.rfind('/') + 1));
        return out;
    }
    TemporaryFolder m_folder;
};

} // namespace

TEST_F(Sources, AreFilesFoldersPatternsAndLists)
{
    EXPECT_THAT(names(at("a.rec")), ElementsAre("a.rec"));
    EXPECT_THAT(names(m_folder.path.string()), ElementsAre("a.idx", "a.rec", "b.rec", "c10.rec"));
    EXPECT_THAT(names(at("")), ElementsAre("a.idx", "a.rec", "b.rec", "c10.rec"));
    EXPECT_THAT(names(at("*.rec")), ElementsAre("a.rec", "b.rec", "c10.rec"));
    EXPECT_THAT(names(at("[ab].rec")), ElementsAre("a.rec", "b.rec"));
    EXPECT_THAT(names(at("c[0-9]+\\.rec")), ElementsAre("c10.rec")) << "a regular expression, as MXNet has it";
    EXPECT_THAT(names(at("b.rec") + ";" + at("below") + ";" + at("a.*") + ";"),
                ElementsAre("b.rec", "d.rec", "a.idx", "a.rec"));
    EXPECT_EQ(expandSources(at("below/d.rec"), {}, {inTime(), {}})->front().size, 8U);
}

TEST_F(Sources, NameWhatDoesNotExist)
{
    EXPECT_THAT(names(at("nobody")), ElementsAre("NotFound"));
    EXPECT_THAT(names(at("empty.rec")), ElementsAre("NotFound"));
    EXPECT_THAT(names(at("*.txt")), ElementsAre("NotFound"));
    EXPECT_THAT(names(at("[")), ElementsAre("NotFound"));
    EXPECT_THAT(names(at("*/d.rec")), ElementsAre("InvalidArgument"));
    EXPECT_THAT(names(at("a.rec") + ";" + at("nobody")), ElementsAre("NotFound"));
    EXPECT_THAT(names("s3://b/k"), ElementsAre("InvalidArgument")) << "no S3 access";
    EXPECT_THAT(names("ftp://b/k"), ElementsAre("InvalidArgument"));
    EXPECT_THAT(names(""), ElementsAre("InvalidArgument"));
}

TEST(SourcesOnS3, AreListedOneLevelDeep)
{
    support::HttpServer server([](const support::ReceivedRequest &r) {
        if (r.method == "HEAD")
            return support::httpResponse(404, "");
        EXPECT_THAT(r.target, HasSubstr("delimiter=%2F"));
        EXPECT_THAT(r.target, HasSubstr("prefix=set%2F"));
        return support::httpResponse(200,
                                     "<ListBucketResult><IsTruncated>false</IsTruncated>"
                                     "<Contents><Key>set/a.rec</Key><Size>8</Size></Contents>"
                                     "<Contents><Key>set/b.rec</Key><Size>4</Size></Contents>"
                                     "<Contents><Key>set/marker</Key><Size>0</Size></Contents></ListBucketResult>");
    });
    aws::ClientConfig client;
    client.credentials = aws::fixedCredentials({"A", Secret("s"), {}, {}});
    client.endpointUrl = server.url();
    StorageConfig config;
    config.s3 = std::make_shared<aws::S3Client>(std::make_shared<net::HttpClient>(net::HttpOptions{}), client);
    for (const char *path : {"s3://b/set", "s3://b/set/", "s3://b/set/*.rec"}) {
        const auto entries = expandSources(path, config, {inTime(), {}});
        ASSERT_TRUE(entries) << entries.error().detail;
        ASSERT_EQ(entries->size(), 2U);
        EXPECT_EQ((*entries)[0].uri, "s3://b/set/a.rec");
        EXPECT_EQ((*entries)[1].size, 4U);
    }
}
