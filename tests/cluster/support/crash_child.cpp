// crash_child STATE_FOLDER launch|terminate|deadline|idle MOMENT: launches a cluster (without SSH) or terminates all
// clusters on the local cloud of the state folder, and is killed at the given moment (see crashing_ec2.h; 0: never).
// "deadline" launches a cluster, schedules its termination in one minute, and kills itself; "idle" launches and
// provisions machines with an idle limit of two seconds, and kills itself. Exit status 0: it ran to completion.

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "backend/cluster/cloud/cloud_context.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/launch/schedule/auto_termination.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/ssh/session.h"
#include "tests/cluster/support/crashing_ec2.h"

using namespace trainyard;
using namespace trainyard::cluster;

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    CloudOptions options;
    options.stateFolder = argv[1];
    options.ignoreAwsEnvironment = true;
    auto cloud = openCloud(options, {Deadline::after(std::chrono::seconds(60)), {}});
    if (!cloud) {
        std::fprintf(stderr, "%s: %s\n", cloud.error().source.c_str(), cloud.error().detail.c_str());
        return 1;
    }
    const auto moments = std::make_shared<std::atomic<int>>(std::atoi(argv[3]));
    cloud->ec2Of = [http = std::make_shared<net::HttpClient>(), base = cloud->ec2()->config(),
                    moments](const std::string &region) {
        auto config = base;
        config.region = region;
        return std::make_shared<CrashingEc2>(http, std::move(config), moments);
    };
    Status done;
    const std::string_view what = argv[2];
    if (what == "launch" || what == "deadline") {
        LaunchPlan plan;
        plan.name = "victim";
        plan.region = cloud->region;
        if (const auto id = launch(*cloud, plan, {.provision = false}, {}, {}); !id)
            done = fail(id.error());
        if (done && what == "deadline") {
            done = scheduleTermination(*cloud, std::chrono::minutes(1), {}, {});
            if (done)
                ::kill(::getpid(), SIGKILL);
        }
    } else if (what == "idle") {
        LaunchPlan plan;
        plan.name = "idler";
        plan.region = cloud->region;
        plan.workers = 1;
        plan.idle = std::chrono::minutes(5);
        const auto id = launch(*cloud, plan, {}, {}, {});
        done = id ? Status() : fail(id.error());
        for (const Host &host : id ? *hosts(*cloud, *id) : std::vector<Host>()) {
            auto session = ssh::SshSession::open(host.target, {Deadline::after(std::chrono::seconds(30)), {}});
            const auto told = session ? session->mustExec("sudo sh -c 'echo 2 > $0/idle' /etc/trainyard", {},
                                                          {Deadline::after(std::chrono::seconds(30)), {}})
                                      : fail(session.error());
            if (!told)
                done = fail(told.error());
        }
        if (done)
            ::kill(::getpid(), SIGKILL);
    } else {
        const auto receipt = Teardown(*cloud).run({}, {}, {});
        done = receipt ? receipt->asStatus() : Status(fail(receipt.error()));
    }
    if (!done)
        std::fprintf(stderr, "%s: %s\n", done.error().source.c_str(), done.error().detail.c_str());
    return done ? 0 : 1;
}
