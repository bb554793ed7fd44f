#include "backend/aws/s3/s3_parse_internal.h"

#include <algorithm>
#include <sstream>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/core/try.h"

namespace trainyard::aws::s3 {

namespace {

std::string printed(const pugi::xml_document &document)
{
    std::ostringstream out;
    document.save(out, "", pugi::format_raw | pugi::format_no_declaration);
    return out.str();
}

void addText(pugi::xml_node parent, const char *name, const std::string &value)
{
    parent.append_child(name).text().set(value.c_str());
}

pugi::xml_node addRoot(pugi::xml_document &document, const char *name)
{
    auto root = document.append_child(name);
    root.append_attribute("xmlns") = "http://s3.amazonaws.com/doc/2006-03-01/";
    return root;
}

/// Reads texts of a listing, which "encoding-type=url" encodes.
class ListedText {
public:
    ListedText(const pugi::xml_node &root, const char *operation)
        : m_isEncoded(xml::text(root, "EncodingType") == "url")
        , m_operation(operation)
    {
    }
    Result<std::string> read(const pugi::xml_node &item, const char *name) const
    {
        const auto text = xml::text(item, name);
        auto decoded = m_isEncoded ? percentDecode(text, true) : Result<std::string>(text);
        if (!decoded)
            return fail(ErrorCode::MalformedReply, m_operation, "a key with a broken encoding");
        return decoded;
    }

private:
    bool m_isEncoded;
    const char *m_operation;
};

} // namespace

Result<std::string> parseListing(const pugi::xml_node &root, Listing &into)
{
    const ListedText listed(root, "s3:ListObjectsV2");
    for (const auto &item : root.children("Contents")) {
        TY_ASSIGN(auto key, listed.read(item, "Key"));
        into.objects.push_back({std::move(key), xml::number<std::uint64_t>(item, "Size"), xml::text(item, "ETag"),
                                xml::time(item, "LastModified")});
    }
    for (const auto &item : root.children("CommonPrefixes")) {
        TY_ASSIGN(auto prefix, listed.read(item, "Prefix"));
        into.prefixes.push_back(std::move(prefix));
    }
    return xml::flag(root, "IsTruncated") ? xml::text(root, "NextContinuationToken") : std::string();
}

std::string parseParts(const pugi::xml_node &root, std::vector<UploadedPart> &into)
{
    for (const auto &item : root.children("Part"))
        into.push_back(
            {xml::number<int>(item, "PartNumber"), xml::text(item, "ETag"), xml::number<std::uint64_t>(item, "Size")});
    return xml::flag(root, "IsTruncated") ? xml::text(root, "NextPartNumberMarker") : std::string();
}

Result<VersionMarker> parseVersions(const pugi::xml_node &root, std::vector<ObjectVersion> &into)
{
    const ListedText listed(root, "s3:ListObjectVersions");
    for (const char *kind : {"Version", "DeleteMarker"}) {
        for (const auto &item : root.children(kind)) {
            TY_ASSIGN(auto key, listed.read(item, "Key"));
            into.push_back({std::move(key), xml::text(item, "VersionId")});
        }
    }
    VersionMarker next;
    if (xml::flag(root, "IsTruncated")) {
        TY_ASSIGN(next.key, listed.read(root, "NextKeyMarker"));
        next.versionId = xml::text(root, "NextVersionIdMarker");
    }
    return next;
}

Result<OpenUpload> parseUploads(const pugi::xml_node &root, std::vector<OpenUpload> &into)
{
    const ListedText listed(root, "s3:ListMultipartUploads");
    for (const auto &item : root.children("Upload")) {
        TY_ASSIGN(auto key, listed.read(item, "Key"));
        into.push_back({std::move(key), xml::text(item, "UploadId")});
    }
    OpenUpload next;
    if (xml::flag(root, "IsTruncated")) {
        TY_ASSIGN(next.key, listed.read(root, "NextKeyMarker"));
        next.uploadId = xml::text(root, "NextUploadIdMarker");
    }
    return next;
}

std::vector<Bucket> parseBuckets(const pugi::xml_node &root)
{
    return xml::each(root.child("Buckets"), "Bucket", [](const pugi::xml_node &item) {
        return Bucket{xml::text(item, "Name"), xml::time(item, "CreationDate")};
    });
}

std::string completeDocument(std::vector<UploadedPart> parts)
{
    std::sort(parts.begin(), parts.end(), [](const auto &a, const auto &b) { return a.number < b.number; });
    pugi::xml_document document;
    auto root = addRoot(document, "CompleteMultipartUpload");
    for (const auto &part : parts) {
        auto node = root.append_child("Part");
        addText(node, "PartNumber", std::to_string(part.number));
        addText(node, "ETag", part.etag);
    }
    return printed(document);
}

std::string createBucketDocument(const std::string &region)
{
    if (region == "us-east-1")
        return {};
    pugi::xml_document document;
    addText(addRoot(document, "CreateBucketConfiguration"), "LocationConstraint", region);
    return printed(document);
}

std::string publicAccessBlockDocument()
{
    pugi::xml_document document;
    auto root = addRoot(document, "PublicAccessBlockConfiguration");
    for (const char *way : {"BlockPublicAcls", "IgnorePublicAcls", "BlockPublicPolicy", "RestrictPublicBuckets"})
        addText(root, way, "true");
    return printed(document);
}

bool isTrue(const pugi::xml_node &root, const char *member)
{
    return lowered(xml::text(root, member)) == "true";
}

std::string encryptionDocument()
{
    pugi::xml_document document;
    auto rule = addRoot(document, "ServerSideEncryptionConfiguration").append_child("Rule");
    addText(rule.append_child("ApplyServerSideEncryptionByDefault"), "SSEAlgorithm", "AES256");
    return printed(document);
}

std::string abortUploadsDocument(int days)
{
    pugi::xml_document document;
    auto rule = addRoot(document, "LifecycleConfiguration").append_child("Rule");
    addText(rule, "ID", "abort-incomplete-uploads");
    addText(rule.append_child("Filter"), "Prefix", "");
    addText(rule, "Status", "Enabled");
    addText(rule.append_child("AbortIncompleteMultipartUpload"), "DaysAfterInitiation", std::to_string(days));
    return printed(document);
}

std::string deleteDocument(const std::vector<ObjectVersion> &objects)
{
    pugi::xml_document document;
    auto root = addRoot(document, "Delete");
    for (const ObjectVersion &object : objects) {
        auto node = root.append_child("Object");
        addText(node, "Key", object.key);
        if (!object.versionId.empty())
            addText(node, "VersionId", object.versionId);
    }
    addText(root, "Quiet", "true");
    return printed(document);
}

Status firstDeleteError(const pugi::xml_node &root)
{
    const auto failed = root.child("Error");
    if (!failed)
        return {};
    const ServiceError error{
        xml::text(failed, "Code"), xml::text(failed, "Key") + ": " + xml::text(failed, "Message"), {}, 200};
    return fail(toError(error, "s3:DeleteObjects"));
}

bool grantsToAnyone(const pugi::xml_node &root)
{
    constexpr std::string_view kGroups = "http://acs.amazonaws.com/groups/global/";
    for (const auto &grant : root.child("AccessControlList").children("Grant")) {
        const auto group = xml::text(grant.child("Grantee"), "URI");
        if (group == std::string(kGroups) + "AllUsers" || group == std::string(kGroups) + "AuthenticatedUsers")
            return true;
    }
    return false;
}

std::string taggingDocument(const std::map<std::string, std::string> &tags)
{
    pugi::xml_document document;
    auto set = addRoot(document, "Tagging").append_child("TagSet");
    for (const auto &[key, value] : tags) {
        auto tag = set.append_child("Tag");
        addText(tag, "Key", key);
        addText(tag, "Value", value);
    }
    return printed(document);
}

} // namespace trainyard::aws::s3
