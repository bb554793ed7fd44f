#pragma once

#include <cstdlib>
#include <string>

#include "backend/cluster/cloud_context.h"
#include "tests/aws/endpoint_under_test.h"

namespace trainyard::cluster {

/// An account at a real server that speaks like AWS, with these keys in the environment (also for official tools).
inline Result<CloudContext> cloudAt(const std::string &url, const aws::Credentials &keys,
                                    const std::string &stateFolder)
{
    ::setenv("AWS_ACCESS_KEY_ID", keys.accessKeyId.c_str(), 1);
    ::setenv("AWS_SECRET_ACCESS_KEY", keys.secretKey.reveal().c_str(), 1);
    CloudOptions options;
    options.profile = "environment";
    options.region = "us-east-1";
    options.endpointUrl = url;
    options.stateFolder = stateFolder;
    return openCloud(options, Deadline::after(std::chrono::seconds(30)), {});
}

} // namespace trainyard::cluster
