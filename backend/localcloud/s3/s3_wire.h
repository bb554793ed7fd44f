#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "backend/core/enum_names.h"
#include "backend/core/result.h"
#include "backend/localcloud/s3/s3_objects.h"
#include "backend/localcloud/s3/s3_service.h"
#include "backend/localcloud/xml_writer.h"

namespace trainyard::localcloud {

inline constexpr const char *kS3Namespace = "http://s3.amazonaws.com/doc/2006-03-01/";

/// A configuration document of a bucket: its subresource, its root element, and the error when it does not exist.
struct BucketSetting {
    const char *subresource, *root, *missing;
};
inline constexpr BucketSetting kBucketSettings[] = {
    {"publicAccessBlock", "PublicAccessBlockConfiguration", "NoSuchPublicAccessBlockConfiguration"},
    {"encryption", "ServerSideEncryptionConfiguration", "ServerSideEncryptionConfigurationNotFoundError"},
    {"lifecycle", "LifecycleConfiguration", "NoSuchLifecycleConfiguration"}, // stored; nothing here is a week old
    {"tagging", "Tagging", "NoSuchTagSet"}};

/// What an action works with.
struct S3Context {
    const S3Call &call;
    S3Objects &objects;
    BucketRecord bucket; ///< only with its name when the action needs no bucket
    std::string key;
    const BucketSetting *setting = nullptr; ///< that the query names
};
using S3Reply = ServiceResult<HttpReply>;

/// What the path of a request names.
enum class S3Scope { Account, Bucket, Object };
constexpr auto namesOf(S3Scope)
{
    return std::to_array<std::string_view>({"account", "bucket", "object"});
}
using trainyard::toString;

/// An action of S3. One with a query is preferred to one without.
struct S3Action {
    std::string_view name;
    S3Scope scope;
    std::string_view method;
    std::string_view query; ///< "NAME" or "NAME=VALUE" in the request's query; empty: none
    S3Reply (*run)(const S3Context &);
    bool needsBucket = true; ///< the bucket must exist
};

// The actions, one file each. A new action is a function in such a file and a line in its table.
std::vector<S3Action> bucketActions();
std::vector<S3Action> objectActions();
std::vector<S3Action> uploadActions();

/// Checks If-Match and If-None-Match of an upload.
/// \error NoSuchKey, PreconditionFailed, InternalError
ServiceResult<void> checkPutConditions(const S3Context &);

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

inline tl::unexpected<ServiceError> malformedXml()
{
    return refuse("MalformedXML",
                  "The XML you provided was not well-formed or did not validate against our published schema");
}

inline std::string quoted(const std::string &text)
{
    return "\"" + text + "\"";
}

/// Headers of a PUT that are stored with the object and returned on reads: content type, caching, user metadata.
std::map<std::string, std::string> storedHeaders(const HttpRequest &);

} // namespace trainyard::localcloud
