#pragma once

#include <map>
#include <string>

#include "backend/aws/s3/s3_types.h"
#include "backend/aws/wire/xml_internal.h"

/// Parses and writes S3's XML.
namespace trainyard::aws::s3 {

/// Adds one page of a listing; with encoding-type=url keys and prefixes are percent-encoded, '+' for a space.
/// \return the continuation token, empty at the end
/// \error MalformedReply
Result<std::string> parseListing(const pugi::xml_node &root, Listing &into);
/// Adds one page of the parts of an upload.
/// \return the marker of the next page, empty at the end
std::string parseParts(const pugi::xml_node &root, std::vector<UploadedPart> &into);
/// Where the next page of a listing of versions begins; an empty key: there is none.
struct VersionMarker {
    std::string key, versionId;
};
/// \error MalformedReply
Result<VersionMarker> parseVersions(const pugi::xml_node &root, std::vector<ObjectVersion> &into);
/// \return where the next page begins; an empty key: there is none
/// \error MalformedReply
Result<OpenUpload> parseUploads(const pugi::xml_node &root, std::vector<OpenUpload> &into);
std::vector<Bucket> parseBuckets(const pugi::xml_node &root);

/// Sorts the parts by number, because S3 rejects any other order.
std::string completeDocument(std::vector<UploadedPart> parts);
/// Empty for us-east-1, where a LocationConstraint must be absent.
std::string createBucketDocument(const std::string &region);
std::string publicAccessBlockDocument();
/// Whether a member is "true" or "TRUE": S3 writes both.
bool isTrue(const pugi::xml_node &root, const char *member);
std::string encryptionDocument();
std::string abortUploadsDocument(int days);
std::string deleteDocument(const std::vector<ObjectVersion> &objects);
/// The first object of a DeleteResult that was not deleted. Success: there is none.
Status firstDeleteError(const pugi::xml_node &root);
/// Whether an access control list has a grant for everyone, or for every AWS account.
bool grantsToAnyone(const pugi::xml_node &root);
std::string taggingDocument(const std::map<std::string, std::string> &tags);

} // namespace trainyard::aws::s3
