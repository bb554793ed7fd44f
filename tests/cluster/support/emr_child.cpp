// emr_child STATE_FOLDER: creates an EMR cluster of three nodes on the local cloud of the state folder, without SSH.
// Tests kill it at random moments. Exit status 0: it ran to completion.

#include <cstdio>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/emr/emr_launch.h"

using namespace trainyard;
using namespace trainyard::cluster;

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    CloudOptions options;
    options.stateFolder = argv[1];
    options.ignoreAwsEnvironment = true;
    const auto cloud = openCloud(options, {Deadline::after(std::chrono::seconds(60)), {}});
    if (!cloud) {
        std::fprintf(stderr, "%s: %s\n", cloud.error().source.c_str(), cloud.error().detail.c_str());
        return 1;
    }
    EmrPlan plan;
    plan.name = "victim";
    plan.region = cloud->region;
    plan.logUri = "s3://trainyard-emr-logs/emr";
    plan.makeRoles = true;
    const auto id = launchEmr(*cloud, plan, {.provision = false}, {}, {});
    if (!id)
        std::fprintf(stderr, "%s: %s\n", id.error().source.c_str(), id.error().detail.c_str());
    return id ? 0 : 1;
}
