#pragma once

#include <map>
#include <string>

#include "backend/core/result.h"
#include "backend/localcloud/s3/s3_service.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {

inline constexpr const char *kS3Namespace = "http://s3.amazonaws.com/doc/2006-03-01/";

/// A configuration document of a bucket: its subresource, its name in operations, its root element, and the error when
/// it does not exist.
struct BucketSetting {
    const char *subresource, *name, *root, *missing;
};
inline constexpr BucketSetting kBucketSettings[] = {
    {"publicAccessBlock", "PublicAccessBlock", "PublicAccessBlockConfiguration",
     "NoSuchPublicAccessBlockConfiguration"},
    {"encryption", "BucketEncryption", "ServerSideEncryptionConfiguration",
     "ServerSideEncryptionConfigurationNotFoundError"},
    {"tagging", "BucketTagging", "Tagging", "NoSuchTagSet"}};

/// An XML reply whose root has S3's namespace.
template <class F>
HttpReply s3Document(const std::string &root, F &&inside)
{
    XmlWriter xml;
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<" + root + " xmlns=\"" + kS3Namespace + "\">");
    inside(xml);
    xml.raw("</" + root + ">");
    HttpReply reply;
    reply.contentType = "application/xml";
    reply.body = xml.str();
    return reply;
}

inline HttpReply noContent()
{
    HttpReply reply;
    reply.status = 204;
    return reply;
}

inline tl::unexpected<ServiceError> diskError(const Error &error)
{
    return refuse("InternalError", "The local cloud has a problem with its disk: " + error.detail, 500);
}

inline std::string quoted(const std::string &text)
{
    return "\"" + text + "\"";
}

/// Headers of a PUT that are stored with the object and returned on reads: content type, caching, user metadata.
std::map<std::string, std::string> storedHeaders(const HttpRequest &);
std::int64_t nowMillis();

} // namespace trainyard::localcloud
