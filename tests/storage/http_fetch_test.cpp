// Public files by their address: redirects, checksums, pages in place of files.
#include <filesystem>

#include <gmock/gmock.h>
#include <unistd.h>

#include "backend/core/encoding.h"
#include "backend/core/system/files.h"
#include "backend/storage/http_fetch.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::storage;
using support::httpResponse;
using support::HttpServer;
using support::RawResponse;
using support::ReceivedRequest;
using testing::HasSubstr;

namespace {

class HttpFetch : public testing::Test {
protected:
    HttpFetch()
        : m_server([this](const ReceivedRequest &r) { return answer(r); })
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "trainyard-fetch-XXXXXX").string();
        m_folder = ::mkdtemp(pattern.data());
    }
    ~HttpFetch() override { std::filesystem::remove_all(m_folder); }
    RawResponse answer(const ReceivedRequest &r) const
    {
        if (r.target == "/moved")
            return httpResponse(302, "", "Location: /file\r\n");
        if (r.target == "/loop")
            return httpResponse(302, "", "Location: /loop\r\n");
        if (r.target == "/file")
            return httpResponse(200, "content", "Content-Type: application/zip\r\n");
        if (r.target == "/page")
            return httpResponse(200, "<html>", "Content-Type: text/html; charset=utf-8\r\n");
        return httpResponse(404, "no");
    }
    Result<WriteResult> fetch(const std::string &path, const FetchOptions &options = {})
    {
        return fetchUrl(m_server.url() + path, to().string(), m_http, options,
                        {Deadline::after(std::chrono::seconds(30)), {}});
    }
    std::filesystem::path to() const { return m_folder / "deep/file"; }
    std::filesystem::path m_folder;
    HttpServer m_server;
    net::HttpClient m_http{net::HttpOptions{}};
};

} // namespace

TEST_F(HttpFetch, FollowsRedirectsAndComparesTheChecksum) // E4
{
    FetchOptions options;
    options.sha256 = sha256Hex("content");
    const auto fetched = fetch("/moved", options);
    ASSERT_TRUE(fetched) << fetched.error().detail;
    EXPECT_EQ(fetched->size, 7u);
    EXPECT_EQ(readFile(to()).value_or(""), "content");
    std::filesystem::remove(to());
    options.sha256 = sha256Hex("another");
    EXPECT_EQ(fetch("/file", options).error().code, ErrorCode::ChecksumMismatch);
    EXPECT_FALSE(std::filesystem::exists(to()));
    EXPECT_TRUE(std::filesystem::is_empty(to().parent_path())) << "no part is left";
    options.sha256 = "12";
    EXPECT_EQ(fetch("/file", options).error().code, ErrorCode::InvalidArgument);
}

TEST_F(HttpFetch, WhatIsNoFileIsNotKept)
{
    EXPECT_EQ(fetch("/none").error().code, ErrorCode::NotFound);
    EXPECT_EQ(fetch("/loop").error().code, ErrorCode::ServiceFailure);
    const auto page = fetch("/page");
    ASSERT_FALSE(page);
    EXPECT_EQ(page.error().code, ErrorCode::CorruptData);
    EXPECT_THAT(page.error().detail, HasSubstr("page of HTML"));
    FetchOptions small;
    small.maxBytes = 3;
    EXPECT_EQ(fetch("/file", small).error().code, ErrorCode::InvalidArgument);
    EXPECT_FALSE(std::filesystem::exists(to()));
    EXPECT_EQ(fetchUrl("ftp://host/x", to().string(), m_http, {}, {Deadline::after(std::chrono::seconds(5)), {}})
                  .error()
                  .code,
              ErrorCode::InvalidArgument);
}

TEST_F(HttpFetch, NamesOfFilesInAddresses)
{
    EXPECT_EQ(fileNameIn("https://host/a/mnist.zip?x=/y#z"), "mnist.zip");
    EXPECT_EQ(fileNameIn("https://host/a%20b.gz"), "a b.gz");
    for (const char *none :
         {"https://host", "https://host/", "https://host/..", "https://host/%2e%2e", "https://host/a%2Fb"})
        EXPECT_EQ(fileNameIn(none), "download") << none;
}
