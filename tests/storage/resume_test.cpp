// Uploads and downloads that are interrupted and continued, against a small S3 in memory.
#include <atomic>
#include <filesystem>
#include <map>
#include <mutex>

#include <gmock/gmock.h>

#include <unistd.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/core/encoding.h"
#include "backend/core/ids.h"
#include "backend/core/numbers.h"
#include "backend/core/system/files.h"
#include "backend/storage/transfers/file_batch.h"
#include "tests/support/http_server.h"

using namespace trainyard;
using namespace trainyard::storage;
using support::httpResponse;
using support::HttpServer;
using support::RawResponse;
using support::ReceivedRequest;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

constexpr std::size_t kMiB = 1u << 20;

std::string quotedMd5(std::string_view text)
{
    return "\"" + hexEncode(md5(asBytes(text))) + "\"";
}

std::string valueIn(const std::string &target, const std::string &name)
{
    const auto at = target.find(name + "=");
    return at == std::string::npos ? std::string()
                                   : target.substr(at + name.size() + 1, target.find('&', at) - at - name.size() - 1);
}

/// One object and one upload at a time.
class SmallS3 {
public:
    RawResponse answer(const ReceivedRequest &r)
    {
        const std::lock_guard lock(m_mutex);
        if (refuse && refuse(r))
            return refusal;
        if (r.method == "POST" && r.target.find("?uploads") != std::string::npos) {
            ++begun;
            parts.clear();
            metadata = r.header("x-amz-meta-trainyard-sha256");
            return httpResponse(200, "<InitiateMultipartUploadResult><UploadId>u-" + std::to_string(begun) +
                                         "</UploadId></InitiateMultipartUploadResult>");
        }
        const auto upload = valueIn(r.target, "uploadId");
        if (!upload.empty() && upload != "u-" + std::to_string(begun))
            return httpResponse(404, "<Error><Code>NoSuchUpload</Code><Message>gone</Message></Error>");
        if (r.method == "PUT" && !upload.empty()) {
            const int number = int(parseInteger(valueIn(r.target, "partNumber")).value_or(0));
            parts[number] = r.body;
            sent.push_back(number);
            return httpResponse(200, "", "ETag: " + etagOf(r.body) + "\r\n");
        }
        if (r.method == "DELETE") {
            ++aborted;
            return httpResponse(204, "");
        }
        if (r.method == "GET" && !upload.empty())
            return listParts();
        if (r.method == "POST")
            return complete();
        return read(r);
    }
    /// Refuses the requests that it is true for, from now on; null: none. The server's threads run on.
    void refuseIf(std::function<bool(const ReceivedRequest &)> isRefused)
    {
        const std::lock_guard lock(m_mutex);
        refuse = std::move(isRefused);
    }
    RawResponse refusal{"", true, false};
    std::map<int, std::string> parts;
    std::vector<int> sent;
    std::string object, etag = "\"v1-2\"", metadata;
    int begun = 0, aborted = 0;
    bool losesReply = false; ///< to the request that completes the upload

    bool isEncryptedByKms = false;

private:
    std::function<bool(const ReceivedRequest &)> refuse;
    std::string etagOf(const std::string &content) const { return quotedMd5(content + (isEncryptedByKms ? "k" : "")); }
    RawResponse listParts() const
    {
        std::string xml = "<ListPartsResult><IsTruncated>false</IsTruncated>";
        for (const auto &[number, content] : parts)
            xml += "<Part><PartNumber>" + std::to_string(number) + "</PartNumber><ETag>" + etagOf(content) +
                   "</ETag><Size>" + std::to_string(content.size()) + "</Size></Part>";
        return httpResponse(200, xml + "</ListPartsResult>");
    }
    RawResponse complete()
    {
        object.clear();
        for (const auto &[number, content] : parts)
            object += content;
        begun += 100; // the upload is over
        if (losesReply)
            return {"", true, false};
        return httpResponse(200, "<CompleteMultipartUploadResult><ETag>\"x-4\"</ETag></CompleteMultipartUploadResult>");
    }
    RawResponse read(const ReceivedRequest &r) const
    {
        std::string headers = "ETag: " + etag + "\r\n";
        if (!metadata.empty())
            headers += "x-amz-meta-trainyard-sha256: " + metadata + "\r\n";
        if (r.method == "HEAD")
            return {"HTTP/1.1 200 OK\r\n" + headers + "Content-Length: " + std::to_string(object.size()) + "\r\n\r\n"};
        if (!r.header("if-match").empty() && r.header("if-match") != etag)
            return httpResponse(412, "<Error><Code>PreconditionFailed</Code></Error>");
        const auto range = r.header("range");
        if (range.empty())
            return httpResponse(200, object, headers);
        const auto dash = range.find('-');
        const auto first = std::size_t(parseInteger(range.substr(6, dash - 6)).value_or(0));
        const auto last = std::size_t(parseInteger(range.substr(dash + 1)).value_or(0));
        return httpResponse(206, object.substr(first, last - first + 1),
                            headers + "Content-Range: bytes " + std::to_string(first) + "-" + std::to_string(last) +
                                "/" + std::to_string(object.size()) + "\r\n");
    }
    std::mutex m_mutex;
};

class Resume : public testing::Test {
protected:
    Resume()
        : m_server([this](const ReceivedRequest &r) { return m_s3.answer(r); })
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "trainyard-resume-XXXXXX").string();
        m_folder = ::mkdtemp(pattern.data());
        m_content.resize(16 * kMiB + 5);
        for (std::size_t i = 0; i < m_content.size(); ++i)
            m_content[i] = char((i * 2654435761u) >> 13);
        EXPECT_TRUE(writeFileAtomically(m_folder / "big", m_content));
    }
    ~Resume() override { std::filesystem::remove_all(m_folder); }
    StorageConfig config(int tries = 1) const
    {
        aws::ClientConfig client;
        client.credentials = aws::fixedCredentials({"A", Secret("s"), {}, {}});
        client.endpointUrl = m_server.url();
        client.retry = net::RetryPolicy{tries, std::chrono::milliseconds(1), std::chrono::milliseconds(2)};
        return {.s3 = std::make_shared<aws::S3Client>(std::make_shared<net::HttpClient>(net::HttpOptions{}), client),
                .partSize = 5 * kMiB,
                .singlePutLimit = 1 * kMiB,
                .width = 1};
    }
    static CallContext soon() { return {Deadline::after(std::chrono::seconds(60)), {}}; }
    Result<WriteResult> upload()
    {
        return uploadFile((m_folder / "big").string(), "s3://b/k", config(), m_journal, soon());
    }
    Result<WriteResult> download() { return downloadFile("s3://b/k", to(), config(), m_journal, soon()); }
    std::string to() const { return (m_folder / "back").string(); }
    static bool isPart(const ReceivedRequest &r, int number)
    {
        return r.method == "PUT" && valueIn(r.target, "partNumber") == std::to_string(number);
    }

    std::filesystem::path m_folder;
    std::string m_content;
    SmallS3 m_s3;
    HttpServer m_server;
    TransferJournal m_journal{std::filesystem::temp_directory_path() / ("trainyard-journal-" + newIdText(""))};
    void TearDown() override { std::filesystem::remove_all(m_journal.pathOf("", "", "").parent_path()); }
};

} // namespace

TEST_F(Resume, AnUploadContinuesWithThePartsThatAreMissing)
{
    m_s3.refuseIf([](const ReceivedRequest &r) { return isPart(r, 3); });
    const auto cut = upload();
    ASSERT_FALSE(cut);
    EXPECT_THAT(cut.error().detail, HasSubstr("continues where it ended"));
    ASSERT_THAT(m_journal.all(), SizeIs(1));
    EXPECT_EQ(m_s3.aborted, 0) << "the parts stay";
    EXPECT_EQ(m_s3.sent, (std::vector<int>{1, 2}));
    m_s3.refuseIf({});
    const auto done = upload();
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(m_s3.sent, (std::vector<int>{1, 2, 3, 4})) << "none was sent twice";
    EXPECT_TRUE(m_s3.object == m_content);
    EXPECT_EQ(done->sha256, sha256Hex(m_content));
    EXPECT_EQ(m_s3.metadata, done->sha256);
    EXPECT_THAT(m_journal.all(), IsEmpty());
}

TEST_F(Resume, PartsInABucketThatKmsEncryptsAreNotSentAgain)
{
    m_s3.isEncryptedByKms = true; // the ETags are no MD5
    m_s3.refuseIf([](const ReceivedRequest &r) { return isPart(r, 3); });
    ASSERT_FALSE(upload());
    m_s3.refuseIf([](const ReceivedRequest &r) { return isPart(r, 4); });
    ASSERT_FALSE(upload());
    m_s3.refuseIf({});
    const auto done = upload();
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(m_s3.sent, (std::vector<int>{1, 2, 3, 4}));
    EXPECT_TRUE(m_s3.object == m_content);
}

TEST_F(Resume, ACompletionWhoseReplyIsLostIsNoFailure)
{
    m_s3.losesReply = true; // its repetition finds no upload
    const auto file = (m_folder / "big").string();
    const auto done = uploadFile(file, "s3://b/k", config(2), m_journal, soon());
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(done->sha256, sha256Hex(m_content));
    EXPECT_TRUE(m_s3.object == m_content);
    EXPECT_EQ(m_s3.aborted, 0);
    EXPECT_THAT(m_journal.all(), IsEmpty());

    m_s3.refuseIf([&](const ReceivedRequest &r) { // the object is of another account
        if (r.method == "HEAD")
            m_s3.object = "other";
        return false;
    });
    const auto lost = uploadFile(file, "s3://b/k", config(2), m_journal, soon());
    ASSERT_FALSE(lost);
    EXPECT_EQ(lost.error().code, ErrorCode::NotFound);
    EXPECT_THAT(m_journal.all(), IsEmpty()) << "the next call begins anew";
}

TEST_F(Resume, APartThatDiffersIsSentAgainAndAChangedFileBeginsAnew)
{
    m_s3.refuseIf([](const ReceivedRequest &r) { return isPart(r, 4); });
    ASSERT_FALSE(upload());
    m_s3.parts[2][7] ^= 1; // damaged at the server
    m_s3.refuseIf({});
    ASSERT_TRUE(upload());
    EXPECT_EQ(m_s3.sent, (std::vector<int>{1, 2, 3, 2, 4}));
    EXPECT_TRUE(m_s3.object == m_content);

    m_s3.sent.clear();
    m_s3.refuseIf([](const ReceivedRequest &r) { return isPart(r, 2); });
    ASSERT_FALSE(upload());
    m_content[0] ^= 1;
    ASSERT_TRUE(writeFileAtomically(m_folder / "big", m_content));
    m_s3.refuseIf({});
    ASSERT_TRUE(upload());
    EXPECT_EQ(m_s3.aborted, 1) << "parts of the other content are deleted";
    EXPECT_EQ(m_s3.sent, (std::vector<int>{1, 1, 2, 3, 4}));
    EXPECT_TRUE(m_s3.object == m_content);
}

TEST_F(Resume, ARefusalTakesTheUploadBackAndAbandonDoesToo)
{
    m_s3.refuseIf([](const ReceivedRequest &r) { return isPart(r, 2); });
    m_s3.refusal = httpResponse(403, "<Error><Code>AccessDenied</Code><Message>no</Message></Error>");
    EXPECT_EQ(upload().error().code, ErrorCode::PermissionDenied);
    EXPECT_EQ(m_s3.aborted, 1);
    EXPECT_THAT(m_journal.all(), IsEmpty());
    m_s3.refusal = {"", true, false};
    ASSERT_FALSE(upload());
    ASSERT_THAT(m_journal.all(), SizeIs(1));
    EXPECT_TRUE(abandon(m_journal.all().front(), config(), m_journal, soon()));
    EXPECT_EQ(m_s3.aborted, 2);
    EXPECT_THAT(m_journal.all(), IsEmpty());
}

TEST_F(Resume, ADownloadContinuesBehindTheCompleteWindows)
{
    m_s3.object = m_content;
    m_s3.metadata = sha256Hex(m_content);
    m_s3.refuseIf([](const ReceivedRequest &r) { return r.header("range").starts_with("bytes=10485760-"); });
    ASSERT_FALSE(download());
    EXPECT_FALSE(std::filesystem::exists(to()));
    ASSERT_THAT(m_journal.all(), SizeIs(1));
    EXPECT_EQ(m_journal.all().front().done, 10 * kMiB);
    m_s3.refuseIf({});
    const auto before = m_server.received().size();
    const auto done = download();
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(done->sha256, sha256Hex(m_content));
    EXPECT_TRUE(readFile(to()).value_or("") == m_content);
    EXPECT_FALSE(std::filesystem::exists(partFileOf(to())));
    const auto all = m_server.received();
    for (std::size_t i = before; i < all.size(); ++i)
        EXPECT_FALSE(all[i].header("range").starts_with("bytes=0-")) << "the beginning is there already";
}

TEST_F(Resume, AnotherVersionBeginsAnewAndDamageIsNoFile)
{
    m_s3.object = m_content;
    m_s3.refuseIf([](const ReceivedRequest &r) { return r.header("range").starts_with("bytes=10485760-"); });
    ASSERT_FALSE(download());
    m_s3.refuseIf({});
    m_s3.etag = "\"v2-2\"";
    m_content.assign(9 * kMiB, 'n');
    m_s3.object = m_content;
    ASSERT_TRUE(download());
    EXPECT_TRUE(readFile(to()).value_or("") == m_content);

    m_s3.metadata = std::string(64, 'a');
    std::filesystem::remove(to());
    const auto damaged = download();
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.error().code, ErrorCode::ChecksumMismatch);
    EXPECT_FALSE(std::filesystem::exists(to()));
    EXPECT_FALSE(std::filesystem::exists(partFileOf(to())));
    EXPECT_THAT(m_journal.all(), IsEmpty());
}

TEST_F(Resume, ABatchGoesOnBehindOneBadFileAndStopsWhenAllWouldFail)
{
    m_s3.refuseIf([](const ReceivedRequest &r) { return r.target.starts_with("/b/bad"); });
    m_s3.refusal = httpResponse(400, "<Error><Code>InvalidArgument</Code><Message>no</Message></Error>");
    std::vector<FileTransfer> files;
    for (const char *name : {"a", "bad", "c"}) {
        ASSERT_TRUE(writeFileAtomically(m_folder / name, name));
        files.push_back({(m_folder / name).string(), "s3://b/" + std::string(name), std::string(name).size()});
    }
    std::atomic<std::uint64_t> bytes{0};
    auto outcomes = transferFiles(
        files, config(), m_journal, 1, [&](const BatchProgress &now) { bytes = now.bytes; }, soon());
    EXPECT_TRUE(outcomes[0].result);
    EXPECT_EQ(outcomes[1].result.error().code, ErrorCode::InvalidArgument);
    EXPECT_TRUE(outcomes[2].result);
    EXPECT_EQ(bytes, 2u);
    m_s3.refusal = httpResponse(403, "<Error><Code>AccessDenied</Code><Message>no</Message></Error>");
    outcomes = transferFiles(files, config(), m_journal, 1, {}, soon());
    EXPECT_EQ(outcomes[2].result.error().code, ErrorCode::Cancelled) << "it was not tried";
    EXPECT_EQ(firstError(outcomes)->code, ErrorCode::PermissionDenied);
}

TEST_F(Resume, ABatchThatWasCutGoesOnBehindTheSmallFilesThatArrived) // E1
{
    struct Object {
        std::string content, sha256;
    };
    std::mutex mutex;
    std::map<std::string, Object> objects;
    std::vector<std::string> sent;
    std::size_t most = 3;
    HttpServer server([&](const ReceivedRequest &r) -> RawResponse {
        const std::lock_guard lock(mutex);
        if (r.method == "HEAD") {
            const auto at = objects.find(r.target);
            if (at == objects.end())
                return {"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"};
            return {"HTTP/1.1 200 OK\r\nETag: \"e\"\r\nx-amz-meta-trainyard-sha256: " + at->second.sha256 +
                    "\r\nContent-Length: " + std::to_string(at->second.content.size()) + "\r\n\r\n"};
        }
        if (sent.size() == most)
            return httpResponse(403, "<Error><Code>ExpiredToken</Code><Message>over</Message></Error>");
        sent.push_back(r.target);
        objects[r.target] = {r.body, r.header("x-amz-meta-trainyard-sha256")};
        return httpResponse(200, "", "ETag: \"e\"\r\n");
    });
    auto access = config();
    aws::ClientConfig client;
    client.credentials = aws::fixedCredentials({"A", Secret("s"), {}, {}});
    client.endpointUrl = server.url();
    client.retry = net::RetryPolicy{1, std::chrono::milliseconds(1), std::chrono::milliseconds(2)};
    access.s3 = std::make_shared<aws::S3Client>(std::make_shared<net::HttpClient>(net::HttpOptions{}), client);
    std::vector<FileTransfer> files;
    std::filesystem::create_directories(m_folder / "set");
    for (const char *name : {"a", "b", "c", "d", "e", "f"}) {
        ASSERT_TRUE(writeFileAtomically(m_folder / "set" / name, name));
        files.push_back({(m_folder / "set" / name).string(), "s3://b/set/" + std::string(name), 1});
    }
    const auto transfer = [&](std::size_t limit) {
        {
            const std::lock_guard lock(mutex);
            sent.clear();
            most = limit;
        }
        const auto outcomes = transferFiles(files, access, m_journal, 1, {}, soon());
        return !firstError(outcomes);
    };
    EXPECT_FALSE(transfer(3));
    {
        const std::lock_guard lock(mutex);
        objects["/b/set/b"].sha256 = std::string(64, 'a'); // written by another program meanwhile
    }
    ASSERT_TRUE(writeFileAtomically(m_folder / "set" / "c", "C")); // and this file is another one now
    EXPECT_TRUE(transfer(100));
    EXPECT_EQ(sent, (std::vector<std::string>{"/b/set/b", "/b/set/c", "/b/set/d", "/b/set/e", "/b/set/f"}));
    EXPECT_EQ(objects["/b/set/c"].content, "C");
    EXPECT_TRUE(transfer(100));
    EXPECT_THAT(sent, SizeIs(6)) << "the batch was complete: this is another one";
}
