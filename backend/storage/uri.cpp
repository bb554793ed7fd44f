#include "backend/storage/storage.h"

#include "backend/core/bucket_address.h"

namespace trainyard::storage {

Result<Uri> Uri::parse(const std::string &text)
{
    Uri uri;
    if (text.starts_with("s3://")) {
        const auto rest = text.substr(5);
        const auto slash = rest.find('/');
        uri.scheme = "s3";
        uri.bucket = rest.substr(0, slash);
        uri.path = slash == std::string::npos ? std::string() : rest.substr(slash + 1);
        if (uri.bucket.empty())
            return fail(ErrorCode::InvalidArgument, text, "an s3:// address names a bucket: s3://bucket/key");
        if (!isBucketAddress(uri.bucket)) // it selects the host that receives the request, with the session token
            return fail(ErrorCode::InvalidArgument, text,
                        "a bucket's name has a-z, 0-9, '-' and '.' only, at most 63 of them");
        return uri;
    }
    uri.scheme = "file";
    if (text.starts_with("file://")) {
        uri.path = text.substr(7);
        if (!uri.path.starts_with('/'))
            return fail(ErrorCode::InvalidArgument, text,
                        "a file:// address has an absolute path: file:///folder/name");
    } else if (text.find("://") != std::string::npos) {
        return fail(ErrorCode::InvalidArgument, text, "only s3:// and file:// addresses are understood");
    } else if (text.empty()) {
        return fail(ErrorCode::InvalidArgument, text, "the address is empty");
    } else {
        uri.path = text;
    }
    return uri;
}

std::string Uri::text() const
{
    if (scheme == "s3")
        return "s3://" + bucket + "/" + path;
    return path.starts_with('/') ? "file://" + path : path;
}

} // namespace trainyard::storage
