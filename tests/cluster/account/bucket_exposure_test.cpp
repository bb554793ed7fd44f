// E7: who can use a bucket, as far as the credentials may read it.
#include <cstdlib>

#include <gmock/gmock.h>

#include "backend/cluster/account/buckets.h"
#include "backend/cluster/cloud/cloud_context.h"
#include "tests/ledger/temporary_ledger.h"
#include "tests/support/http_server.h"

namespace trainyard::cluster {
namespace {

using support::httpResponse;
using support::ReceivedRequest;

/// An account whose S3 answers every question about a bucket's policy alike, and all else with success.
class BucketExposureTest : public testing::Test {
protected:
    void SetUp() override
    {
        ::setenv("AWS_ACCESS_KEY_ID", "AKIAOWN", 1);
        ::setenv("AWS_SECRET_ACCESS_KEY", "own", 1);
        ::unsetenv("AWS_SESSION_TOKEN");
        CloudOptions options;
        options.profile = "environment";
        options.region = "us-east-1";
        options.endpointUrl = server.url();
        options.stateFolder = folder.path().string();
        options.identify = false;
        auto opened = openCloud(options, {soon(), {}});
        ASSERT_TRUE(opened) << opened.error().detail;
        cloud = std::move(*opened);
    }
    static Deadline soon() { return Deadline::after(std::chrono::seconds(30)); }
    Result<BucketExposure> exposure() { return bucketExposure(cloud, "lab", {soon(), {}}); }

    int status = 200;
    std::string policy = "<PolicyStatus><IsPublic>TRUE</IsPublic></PolicyStatus>";
    ledger::TemporaryFolder folder;
    support::HttpServer server{[this](const ReceivedRequest &r) {
        if (r.target.find("policyStatus") != std::string::npos)
            return httpResponse(status, policy);
        if (r.target.find("acl") != std::string::npos)
            return httpResponse(200, "<AccessControlPolicy/>");
        if (r.method == "HEAD" && r.target.find("new-one") != std::string::npos)
            return httpResponse(404, "");
        return httpResponse(200, r.method == "GET" ? "<PublicAccessBlockConfiguration/>" : "");
    }};
    CloudContext cloud;
};

TEST_F(BucketExposureTest, IsUnknownWhereItMayNotBeRead)
{
    EXPECT_EQ(exposure(), BucketExposure::Public);
    policy = "<PolicyStatus><IsPublic>FALSE</IsPublic></PolicyStatus>";
    EXPECT_EQ(exposure(), BucketExposure::Closed);
    status = 404;
    policy = "<Error><Code>NoSuchBucket</Code></Error>";
    EXPECT_EQ(exposure(), BucketExposure::Closed) << "it will be created private";
    status = 400;
    policy = "<Error><Code>NotImplemented</Code></Error>";
    EXPECT_EQ(exposure(), BucketExposure::Closed) << "the service has no public buckets";
    status = 403;
    policy = "<Error><Code>AccessDenied</Code></Error>";
    EXPECT_EQ(exposure(), BucketExposure::Unknown);
    EXPECT_EQ(ensureBucket(cloud, "lab", "us-east-1", {soon(), {}}), false);
    EXPECT_EQ(exposure(), BucketExposure::Unknown) << "it was there before";
    EXPECT_EQ(ensureBucket(cloud, "new-one", "us-east-1", {soon(), {}}), true);
    EXPECT_EQ(bucketExposure(cloud, "new-one", {soon(), {}}), BucketExposure::Closed) << "created here, and closed";
}

} // namespace
} // namespace trainyard::cluster
