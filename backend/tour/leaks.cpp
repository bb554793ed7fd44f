#include "backend/tour/leaks.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <unistd.h>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/cloud/clusters.h"

namespace trainyard::tour {

namespace {

/// Reads a file of /proc to its end, because such files have no size. Empty when unreadable (another user's).
std::string slurp(const std::filesystem::path &file)
{
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string withBlanks(std::string nulSeparated)
{
    std::ranges::replace(nulSeparated, '\0', ' ');
    return nulSeparated;
}

template <class T>
void count(LeakReport &result, const std::string &what, const Result<T> &found, auto nameOf)
{
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
    result.checks.push_back(fmt::format("{} with the cluster's tag: {}", what, alive));
}

} // namespace

ProcessTrace processTrace(const cluster::CloudContext &cloud, const ClusterId &id)
{
    ProcessTrace traces;
    if (const auto resources = cloud.ledger->resources(id, false)) {
        for (const ledger::Resource &resource : *resources) {
            if (resource.kind == "instance")
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
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator("/proc", error)) {
        const std::string pid = entry.path().filename().string();
        if (pid.find_first_not_of("0123456789") != std::string::npos || pid == std::to_string(::getpid()))
            continue;
        const std::string command = slurp(entry.path() / "cmdline");
        if (command.empty()) // a kernel thread, or a process that has ended
            continue;
        const std::string all = command + slurp(entry.path() / "environ") + slurp(entry.path() / "mountinfo");
        for (const std::string &instance : instances) {
            if (all.find(instance) != std::string::npos) {
                found.push_back(fmt::format("process {} ({}) of {}", pid, withBlanks(command).substr(0, 80), instance));
                break;
            }
        }
    }
    return found;
}

std::vector<std::string> listenersOn(const std::vector<std::string> &addresses)
{
    // "  0: 0300407F:08AE 00000000:0000 0A ...": the address is one hexadecimal word in the machine's byte order.
    std::vector<std::string> found;
    std::istringstream table(slurp("/proc/net/tcp"));
    std::string line;
    std::getline(table, line);
    while (std::getline(table, line)) {
        unsigned address = 0, port = 0, state = 0;
        if (std::sscanf(line.c_str(), " %*d: %x:%x %*x:%*x %x", &address, &port, &state) != 3 || state != 0x0a)
            continue;
        char text[INET_ADDRSTRLEN] = {};
        in_addr raw{};
        raw.s_addr = address;
        ::inet_ntop(AF_INET, &raw, text, sizeof text);
        if (std::ranges::find(addresses, text) != addresses.end())
            found.push_back(fmt::format("{}:{}", text, port));
    }
    return found;
}

LeakReport findLeaks(const cluster::CloudContext &cloud, const ClusterId &id, const std::string &bucket,
                     const ProcessTrace &traces, const Deadline &deadline)
{
    LeakReport result;
    if (!id.empty()) {
        const auto ec2 = cloud.ec2();
        count(result, "instances alive", cluster::machinesByTag(*ec2, cluster::tag::kCluster, id.value, {deadline, {}}),
              [](const aws::Instance &m) { return m.isTerminated() ? std::string() : m.id.value + " is " + m.state; });
        for (const auto &[kind, title] : {std::pair(cluster::ResourceKind::Volume, "volumes"),
                                          std::pair(cluster::ResourceKind::SecurityGroup, "security groups"),
                                          std::pair(cluster::ResourceKind::KeyPair, "key pairs")})
            count(result, title,
                  cluster::describeResources(*ec2, kind, cluster::tag::kCluster, id.value, {deadline, {}}),
                  [](const cluster::Ec2Resource &resource) { return resource.id; });
        const auto processes = processesOf(traces.instances);
        result.checks.push_back(fmt::format("processes of its {} machines on this computer: {}",
                                            traces.instances.size(), processes.size()));
        result.leaks.insert(result.leaks.end(), processes.begin(), processes.end());
        const auto listeners = listenersOn(traces.addresses);
        result.checks.push_back(
            fmt::format("sockets that listen on its {} addresses: {}", traces.addresses.size(), listeners.size()));
        result.leaks.insert(result.leaks.end(), listeners.begin(), listeners.end());
    }
    if (!bucket.empty()) {
        const auto there = cloud.s3->headBucket(bucket, {deadline, {}});
        if (!there || *there)
            result.leaks.push_back("bucket " + bucket +
                                   (there ? "" : ": could not be read (" + there.error().detail + ")"));
        result.checks.push_back(fmt::format("the bucket {}: {}", bucket, there && !*there ? "gone" : "still exists"));
    }
    return result;
}

} // namespace trainyard::tour
