#include "backend/tour/leaks.h"

#include <algorithm>

#include <fmt/format.h>
#include <unistd.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/cloud/records/clusters.h"
#include "backend/core/system/platform.h"

namespace trainyard::tour {

namespace {

template <class T>
void count(LeakReport &result, const Sentence &title, const Result<T> &found, auto nameOf)
{
    const std::string what = title.english();
    if (!found) {
        result.leaks.push_back(what + ": could not be read (" + found.error().detail + ")");
        return;
    }
    std::size_t alive = 0;
    for (const auto &resource : *found) {
        if (const std::string name = nameOf(resource); !name.empty()) {
            result.leaks.push_back(what + ": " + name);
            ++alive;
        }
    }
    result.checks.push_back(say("%1 with the cluster's tag: %2", title, alive));
}

} // namespace

ProcessTrace processTrace(const cluster::CloudContext &cloud, const ClusterId &id)
{
    ProcessTrace traces;
    if (const auto resources = cloud.ledger->resources(id, false)) {
        for (const ledger::Resource &resource : *resources) {
            if (resource.isInstance())
                traces.instances.push_back(resource.id);
        }
    }
    if (const auto hosts = cluster::hosts(cloud, id)) {
        for (const ssh::Host &host : *hosts)
            traces.addresses.push_back(host.privateAddress);
    }
    return traces;
}

std::vector<std::string> processesOf(const std::vector<std::string> &instances)
{
    std::vector<std::string> found;
    for (const platform::Process &process : platform::processes()) {
        if (process.pid == ::getpid())
            continue;
        const std::string all = process.command + process.environment + process.mounts;
        for (const std::string &instance : instances) {
            if (all.find(instance) != std::string::npos) {
                found.push_back(
                    fmt::format("process {} ({}) of {}", process.pid, process.command.substr(0, 80), instance));
                break;
            }
        }
    }
    return found;
}

std::vector<std::string> listenersOn(const std::vector<std::string> &addresses)
{
    std::vector<std::string> found;
    for (const platform::Listener &listener : platform::listeners()) {
        if (std::ranges::find(addresses, listener.address) != addresses.end())
            found.push_back(fmt::format("{}:{}", listener.address, listener.port));
    }
    return found;
}

LeakReport findLeaks(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &bucket,
                     const ProcessTrace &traces, const Deadline &deadline)
{
    LeakReport result;
    if (!id.empty()) {
        const auto ec2 = cloud.ec2();
        count(result, say("instances alive"),
              cluster::machinesByTag(*ec2, cluster::tag::kCluster, id.value, {deadline, {}}),
              [](const aws::Instance &m) { return m.isTerminated() ? std::string() : m.id.value + " is " + m.state; });
        for (const auto &[kind, title] : {std::pair(cluster::ResourceKind::Volume, say("volumes")),
                                          std::pair(cluster::ResourceKind::SecurityGroup, say("security groups")),
                                          std::pair(cluster::ResourceKind::KeyPair, say("key pairs"))})
            count(result, title,
                  cluster::describeResources(*ec2, kind, cluster::tag::kCluster, id.value, {deadline, {}}),
                  [](const cluster::Ec2Resource &resource) { return resource.id; });
        const auto processes = processesOf(traces.instances);
        result.checks.push_back(
            say("processes of its %1 machines on this computer: %2", traces.instances.size(), processes.size()));
        result.leaks.insert(result.leaks.end(), processes.begin(), processes.end());
        const auto listeners = listenersOn(traces.addresses);
        result.checks.push_back(
            say("sockets that listen on its %1 addresses: %2", traces.addresses.size(), listeners.size()));
        result.leaks.insert(result.leaks.end(), listeners.begin(), listeners.end());
    }
    if (!bucket.empty()) {
        const auto there = cloud.s3->headBucket(bucket, {deadline, {}});
        if (!there || *there)
            result.leaks.push_back("bucket " + bucket +
                                   (there ? "" : ": could not be read (" + there.error().detail + ")"));
        result.checks.push_back(there && !*there ? say("the bucket %1: gone", bucket)
                                                 : say("the bucket %1: still exists", bucket));
    }
    return result;
}

} // namespace trainyard::tour
