#pragma once

#include <string>
#include <vector>

#include "backend/aws/wire/service_api_internal.h"

namespace trainyard::aws::s3 {

/// A request with its line of the AWS command line ("aws s3api ...").
/// \param words  further words of that line
ApiRequest request(const char *operation, const char *method, const std::string &bucket, const std::string &key,
                   const char *cliName, const std::vector<std::string> &words = {});

/// A deletion of a missing resource is a success.
Status ignoreNotFound(const Result<net::HttpReply> &reply);

} // namespace trainyard::aws::s3
