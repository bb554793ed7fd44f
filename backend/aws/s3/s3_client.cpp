#include "backend/aws/s3/s3_client.h"

#include <charconv>

#include "backend/aws/s3/s3_parse_internal.h"
#include "backend/aws/s3/s3_request_internal.h"
#include "backend/aws/wire/paginator_internal.h"
#include "backend/aws/wire/service_api_internal.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"

namespace trainyard::aws {

namespace s3 {

ApiRequest request(const char *operation, const char *method, const std::string &bucket, const std::string &key,
                   const char *cliName, const std::vector<std::string> &words)
{
    ApiRequest r;
    r.call.service = "s3";
    r.call.operation = operation;
    r.call.commandLine = {"s3api", cliName};
    r.method = method;
    r.bucket = bucket;
    r.path = "/" + key;
    r.isData = !key.empty();
    const auto show = [&](const char *name, const char *option, const std::string &value) {
        if (value.empty())
            return;
        r.call.parameters.emplace_back(name, value);
        r.call.commandLine.insert(r.call.commandLine.end(), {option, value});
    };
    show("Bucket", "--bucket", bucket);
    show("Key", "--key", key);
    r.call.commandLine.insert(r.call.commandLine.end(), words.begin(), words.end());
    return r;
}

Status ignoreNotFound(const Result<net::HttpReply> &reply)
{
    if (!reply && reply.error().code != ErrorCode::NotFound)
        return fail(reply.error());
    return {};
}

} // namespace s3

using s3::ignoreNotFound;

namespace {

constexpr const char *kContentSha256 = "x-amz-meta-trainyard-sha256";

/// Metadata of an object is written by anyone who may write it.
bool isSha256(std::string_view text)
{
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void addMetadata(ApiRequest &request, const ObjectMetadata &metadata)
{
    if (metadata.contentSha256.empty())
        return;
    request.headers.emplace_back(kContentSha256, metadata.contentSha256);
    request.call.commandLine.insert(request.call.commandLine.end(),
                                    {"--metadata", "trainyard-sha256=" + metadata.contentSha256});
}

ObjectHead headOf(const net::HttpReply &reply)
{
    ObjectHead head;
    const auto number = [](std::string_view digits) {
        std::uint64_t out = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), out);
        return out;
    };
    const auto range = reply.header("content-range"); // "bytes 0-9/100"
    const auto slash = range.rfind('/');
    head.size = slash == std::string::npos ? number(reply.header("content-length"))
                                           : number(std::string_view(range).substr(slash + 1));
    head.etag = reply.header("etag");
    head.contentType = reply.header("content-type");
    head.checksumSha256 = reply.header("x-amz-checksum-sha256");
    head.modified = fromHttpDate(reply.header("last-modified")).value_or(Timestamp{});
    const auto encryption = reply.header("x-amz-server-side-encryption");
    head.isEtagMd5 = head.etag.size() == 34 && head.etag.find('-') == std::string::npos &&
                     (encryption.empty() || encryption == "AES256") &&
                     reply.header("x-amz-server-side-encryption-customer-algorithm").empty();
    if (const auto stored = reply.header(kContentSha256); isSha256(stored))
        head.contentSha256 = stored;
    return head;
}

std::string rangeText(std::uint64_t first, std::uint64_t length)
{
    return "bytes=" + std::to_string(first) + "-" + (length ? std::to_string(first + length - 1) : std::string());
}

} // namespace

S3Client::S3Client(std::shared_ptr<net::HttpClient> http, ClientConfig config, std::string owner)
    : m_http(http)
    , m_owner(std::move(owner))
    , m_api(std::make_unique<ServiceApi>(std::move(http), std::move(config), "s3", Protocol::RestXml))
{
}

std::shared_ptr<S3Client> S3Client::expecting(std::string owner) const
{
    return std::make_shared<S3Client>(m_http, config(), std::move(owner));
}

/// Sends a request, with the owner that its bucket must have. CreateBucket has no such header.
Result<net::HttpReply> S3Client::send(ApiRequest request, const CallContext &context)
{
    if (!m_owner.empty() && !request.bucket.empty() && request.call.operation != "CreateBucket" &&
        !signing::findHeader(request.headers, "x-amz-expected-bucket-owner")) {
        request.headers.emplace_back("x-amz-expected-bucket-owner", m_owner);
        request.call.commandLine.insert(request.call.commandLine.end(), {"--expected-bucket-owner", m_owner});
    }
    return m_api->call(request, context);
}

S3Client::~S3Client() = default;

const ClientConfig &S3Client::config() const
{
    return m_api->config();
}

Result<std::vector<Bucket>> S3Client::listBuckets(const CallContext &context)
{
    TY_ASSIGN(const auto reply, send(s3::request("ListBuckets", "GET", "", "", "list-buckets"), context));
    return xml::parse(reply.body, "ListAllMyBucketsResult", "s3:ListBuckets").map([](const auto &document) {
        return s3::parseBuckets(document.document_element());
    });
}

Status S3Client::createBucket(const std::string &bucket, const CallContext &context)
{
    auto request = s3::request("CreateBucket", "PUT", bucket, "", "create-bucket");
    request.body = s3::createBucketDocument(config().region);
    if (!request.body.empty()) {
        request.headers.emplace_back("Content-Type", "application/xml");
        request.call.commandLine.insert(request.call.commandLine.end(),
                                        {"--create-bucket-configuration", "LocationConstraint=" + config().region});
    }
    const auto reply = send(request, context);
    if (!reply && serviceCode(reply.error()) != "BucketAlreadyOwnedByYou")
        return fail(reply.error());
    return {};
}

Result<bool> S3Client::headBucket(const std::string &bucket, const CallContext &context, const std::string &owner)
{
    auto request = s3::request("HeadBucket", "HEAD", bucket, "", "head-bucket");
    if (!owner.empty()) {
        request.headers.emplace_back("x-amz-expected-bucket-owner", owner);
        request.call.commandLine.insert(request.call.commandLine.end(), {"--expected-bucket-owner", owner});
    }
    const auto reply = send(request, context);
    if (reply)
        return true;
    if (reply.error().code == ErrorCode::NotFound)
        return false;
    return fail(reply.error());
}

std::string S3Client::bucketRegion(const std::string &bucket) const
{
    return m_api->regionOf(bucket);
}

Status S3Client::deleteBucket(const std::string &bucket, const CallContext &context)
{
    return ignoreNotFound(send(s3::request("DeleteBucket", "DELETE", bucket, "", "delete-bucket"), context));
}

Result<std::string> S3Client::putObject(const std::string &bucket, const std::string &key, std::string body,
                                        const CallContext &context, const ObjectMetadata &metadata)
{
    auto request = s3::request("PutObject", "PUT", bucket, key, "put-object", {"--body", "FILE"});
    const auto checksum = base64Encode(sha256(asBytes(body)));
    request.headers = {{"Content-Type", "application/octet-stream"}, {"X-Amz-Checksum-Sha256", checksum}};
    addMetadata(request, metadata);
    request.call.parameters.emplace_back("ContentLength", std::to_string(body.size()));
    request.body = std::move(body);
    request.uploads = true;
    TY_ASSIGN(const auto reply, send(request, context));
    const auto stored = reply.header("x-amz-checksum-sha256");
    if (!stored.empty() && stored != checksum)
        return fail(ErrorCode::ChecksumMismatch, "s3:PutObject", "the service stored other bytes than were sent");
    return reply.header("etag");
}

Result<ObjectHead> S3Client::getObject(const std::string &bucket, const std::string &key, ByteRange range,
                                       const net::BodySink &sink, const CallContext &context)
{
    std::uint64_t delivered = 0;
    std::string etag = range.ifMatch;
    for (int resumed = 0;; ++resumed) {
        const auto first = range.first + delivered;
        const bool isPart = first > 0 || range.length > 0;
        auto request = s3::request("GetObject", "GET", bucket, key, "get-object");
        if (isPart) {
            const auto text = rangeText(first, range.length ? range.length - delivered : 0);
            request.headers.emplace_back("Range", text);
            request.call.parameters.emplace_back("Range", text);
            request.call.commandLine.insert(request.call.commandLine.end(), {"--range", text});
        }
        request.call.commandLine.push_back("FILE");
        if (!etag.empty())
            request.headers.emplace_back("If-Match", etag);
        request.head = [&](int, const net::Headers &headers) { // a resumed read must get the same version
            if (const auto found = signing::findHeader(headers, "etag"))
                etag = *found;
        };
        const auto before = delivered;
        request.sinkStatus = isPart ? 206 : 200; // a reply that ignores the range must not reach the sink
        request.sink = [&](std::span<const std::byte> piece) {
            delivered += piece.size();
            return sink(piece);
        };
        const auto reply = send(request, context);
        if (reply && reply->status != request.sinkStatus)
            return fail(ErrorCode::MalformedReply, "s3:GetObject",
                        "the endpoint ignores ranges (HTTP status " + std::to_string(reply->status) + ")");
        if (reply)
            return headOf(*reply);
        const bool wholeSeen = range.length > 0 && delivered >= range.length;
        const bool mayResume =
            reply.error().retryable() && delivered > before && !wholeSeen && !context.stop.stop_requested();
        if (!mayResume || etag.empty() || resumed + 1 >= m_api->retry().tries)
            return fail(reply.error());
        TY_TRY(pause(net::backoff(m_api->retry(), resumed), context));
    }
}

Result<ObjectHead> S3Client::headObject(const std::string &bucket, const std::string &key, const CallContext &context)
{
    return send(s3::request("HeadObject", "HEAD", bucket, key, "head-object"), context).map(headOf);
}

Result<Listing> S3Client::listObjects(const std::string &bucket, const std::string &prefix,
                                      const std::string &delimiter, const CallContext &context)
{
    Listing out;
    const auto done = paginate("s3:ListObjectsV2", [&](const std::string &token) -> Result<std::string> {
        auto request = s3::request("ListObjectsV2", "GET", bucket, "", "list-objects-v2");
        request.query = {{"list-type", "2"}, {"encoding-type", "url"}, {"max-keys", "1000"}};
        const auto add = [&](const char *name, const char *option, const std::string &value) {
            if (value.empty())
                return;
            request.query.emplace_back(name, value);
            request.call.parameters.emplace_back(name, value);
            request.call.commandLine.insert(request.call.commandLine.end(), {option, value});
        };
        add("prefix", "--prefix", prefix);
        add("delimiter", "--delimiter", delimiter);
        add("continuation-token", "--starting-token", token);
        TY_ASSIGN(const auto reply, send(request, context));
        const auto document = xml::parse(reply.body, "ListBucketResult", "s3:ListObjectsV2");
        return document ? s3::parseListing(document->document_element(), out) : fail(document.error());
    });
    if (!done)
        return fail(done.error());
    return out;
}

Status S3Client::deleteObject(const std::string &bucket, const std::string &key, const CallContext &context)
{
    return ignoreNotFound(send(s3::request("DeleteObject", "DELETE", bucket, key, "delete-object"), context));
}

Result<std::string> S3Client::createMultipartUpload(const std::string &bucket, const std::string &key,
                                                    const CallContext &context, const ObjectMetadata &metadata)
{
    auto request = s3::request("CreateMultipartUpload", "POST", bucket, key, "create-multipart-upload");
    request.query = {{"uploads", std::nullopt}};
    request.headers = {{"Content-Type", "application/octet-stream"}};
    addMetadata(request, metadata);
    TY_ASSIGN(const auto reply, send(request, context));
    TY_ASSIGN(const auto document, xml::parse(reply.body, "InitiateMultipartUploadResult", "s3:CreateMultipartUpload"));
    return xml::text(document.document_element(), "UploadId");
}

Result<UploadedPart> S3Client::uploadPart(const std::string &bucket, const std::string &key,
                                          const std::string &uploadId, int number, std::string part,
                                          const CallContext &context)
{
    auto request = s3::request("UploadPart", "PUT", bucket, key, "upload-part",
                               {"--part-number", std::to_string(number), "--upload-id", uploadId, "--body", "FILE"});
    request.query = {{"partNumber", std::to_string(number)}, {"uploadId", uploadId}};
    request.call.parameters.emplace_back("PartNumber", std::to_string(number));
    const auto size = part.size();
    request.body = std::move(part);
    request.uploads = true;
    TY_ASSIGN(const auto reply, send(request, context));
    return UploadedPart{number, reply.header("etag"), size};
}

Result<std::vector<UploadedPart>> S3Client::listParts(const std::string &bucket, const std::string &key,
                                                      const std::string &uploadId, const CallContext &context)
{
    std::vector<UploadedPart> parts;
    const auto done = paginate("s3:ListParts", [&](const std::string &marker) -> Result<std::string> {
        auto request = s3::request("ListParts", "GET", bucket, key, "list-parts", {"--upload-id", uploadId});
        request.query = {{"uploadId", uploadId}, {"max-parts", "1000"}};
        if (!marker.empty())
            request.query.emplace_back("part-number-marker", marker);
        TY_ASSIGN(const auto reply, send(request, context));
        TY_ASSIGN(const auto document, xml::parse(reply.body, "ListPartsResult", "s3:ListParts"));
        return s3::parseParts(document.document_element(), parts);
    });
    if (!done)
        return fail(done.error());
    return parts;
}

Result<std::string> S3Client::presign(const std::string &bucket, const std::string &key, const std::string &method,
                                      std::chrono::seconds life, const CallContext &context)
{
    return m_api->presigned(s3::request("GetObject", method.c_str(), bucket, key, "presign"), life, context);
}

Result<std::string> S3Client::completeMultipartUpload(const std::string &bucket, const std::string &key,
                                                      const std::string &uploadId, std::vector<UploadedPart> parts,
                                                      const CallContext &context)
{
    auto request = s3::request("CompleteMultipartUpload", "POST", bucket, key, "complete-multipart-upload",
                               {"--upload-id", uploadId, "--multipart-upload", "file://parts.json"});
    request.query = {{"uploadId", uploadId}};
    request.headers = {{"Content-Type", "application/xml"}};
    request.body = s3::completeDocument(std::move(parts));
    request.successMayBeError = true;
    TY_ASSIGN(const auto reply, send(request, context));
    TY_ASSIGN(const auto document, xml::parse(reply.body, "CompleteMultipartUpload", "s3:CompleteMultipartUpload"));
    return xml::text(document.document_element(), "ETag");
}

Status S3Client::abortMultipartUpload(const std::string &bucket, const std::string &key, const std::string &uploadId,
                                      const CallContext &context)
{
    auto request =
        s3::request("AbortMultipartUpload", "DELETE", bucket, key, "abort-multipart-upload", {"--upload-id", uploadId});
    request.query = {{"uploadId", uploadId}};
    return ignoreNotFound(send(request, context));
}

} // namespace trainyard::aws
