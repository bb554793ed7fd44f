#include "backend/localcloud/s3_service.h"

namespace trainyard::localcloud {

class S3Objects {};

S3Service::S3Service(std::unique_ptr<S3Objects> objects)
    : m_objects(std::move(objects))
{
}

S3Service::~S3Service() = default;

Result<std::unique_ptr<S3Service>> S3Service::open(Store &, const std::filesystem::path &)
{
    return std::unique_ptr<S3Service>(new S3Service(nullptr));
}

std::string S3Service::operationName(const HttpRequest &)
{
    return "Unknown";
}

Answer<HttpReply> S3Service::handle(const S3Call &)
{
    return refuse("NotImplemented", "A header you provided implies functionality that is not implemented", 501);
}

} // namespace trainyard::localcloud
