#include "backend/aws/s3/s3_parse_internal.h"

#include <algorithm>
#include <sstream>

#include "backend/core/encoding.h"
#include "backend/core/text.h"

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

} // namespace

Result<std::string> parseListing(const pugi::xml_node &root, Listing &into)
{
    const bool isEncoded = xml::text(root, "EncodingType") == "url";
    const auto decoded = [&](const std::string &text) {
        return isEncoded ? percentDecode(text, true) : Result<std::string>(text);
    };
    for (const auto &item : root.children("Contents")) {
        auto key = decoded(xml::text(item, "Key"));
        if (!key)
            return fail(ErrorCode::MalformedReply, "s3:ListObjectsV2", "a key with a broken encoding");
        into.objects.push_back({std::move(*key), xml::number<std::uint64_t>(item, "Size"), xml::text(item, "ETag"),
                                xml::time(item, "LastModified")});
    }
    for (const auto &item : root.children("CommonPrefixes")) {
        auto prefix = decoded(xml::text(item, "Prefix"));
        if (!prefix)
            return fail(ErrorCode::MalformedReply, "s3:ListObjectsV2", "a prefix with a broken encoding");
        into.prefixes.push_back(std::move(*prefix));
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
