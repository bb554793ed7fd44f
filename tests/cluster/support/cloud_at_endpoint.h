#pragma once

#include <cstdlib>
#include <string>

#include "backend/cluster/cloud/cloud_context.h"
#include "tests/aws/endpoint_under_test.h"

namespace trainyard::cluster {

/// Opens an account at an AWS-compatible server. Sets the keys in the environment, for the AWS CLI and boto3, too.
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
    return openCloud(options, {Deadline::after(std::chrono::seconds(30)), {}});
}

} // namespace trainyard::cluster
