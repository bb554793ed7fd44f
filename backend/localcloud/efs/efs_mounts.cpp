// How instances mount the file systems of EFS: requests in their folders, and the decision.
#include <algorithm>
#include <sstream>

#include <arpa/inet.h>
#include <nlohmann/json.hpp>

#include "backend/core/numbers.h"
#include "backend/core/system/logging.h"
#include "backend/localcloud/confined_folder.h"
#include "backend/localcloud/ec2/ec2_service.h"
#include "backend/localcloud/efs/efs_store.h"
#include "backend/localcloud/instances/machines.h"
#include "backend/localcloud/instances/sandbox.h"

namespace trainyard::localcloud {
namespace {

using namespace std::chrono_literals;

constexpr auto kMountTick = 200ms;
constexpr std::size_t kMostRequest = 16u << 10;
constexpr int kMountFailed = 32; ///< exit status of mount(8)
constexpr std::int64_t kNfsPort = 2049;
constexpr const char *kMountFolder = "control/mounts";
constexpr std::string_view kPlainOptions[] = {"hard",    "soft", "noresvport", "resvport", "rw",     "_netdev",
                                              "noatime", "tls",  "efs",        "iam",      "nofail", "defaults"};

bool isInCidr(const std::string &address, const std::string &cidr)
{
    const auto slash = cidr.find('/');
    const auto bits = slash == std::string::npos ? std::nullopt : parseInteger(cidr.substr(slash + 1));
    in_addr network{}, host{};
    if (!bits || *bits < 0 || *bits > 32 || ::inet_pton(AF_INET, cidr.substr(0, slash).c_str(), &network) != 1 ||
        ::inet_pton(AF_INET, address.c_str(), &host) != 1)
        return false;
    const std::uint32_t mask = *bits == 0 ? 0 : ~std::uint32_t(0) << (32 - *bits);
    return (ntohl(network.s_addr) & mask) == (ntohl(host.s_addr) & mask);
}

std::vector<std::string> split(const std::string &text, char separator)
{
    std::vector<std::string> out;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);)
        out.push_back(part);
    return out;
}

/// A sub-folder of a file system as a relative path; nothing for one that would leave it.
std::optional<std::string> subFolder(const std::string &path)
{
    std::string out;
    for (const auto &part : split(path, '/')) {
        if (part == "..")
            return std::nullopt;
        if (!part.empty() && part != ".")
            out += "/" + part;
    }
    return out;
}

MountAnswer refusedMount(std::string text)
{
    return {kMountFailed, std::move(text)};
}

} // namespace

bool permitsNfs(const std::vector<GroupRule> &rules, const Instance &one)
{
    return std::ranges::any_of(rules, [&](const GroupRule &rule) {
        const bool port = rule.protocol == "-1" || ((rule.protocol == "tcp" || rule.protocol == "6") &&
                                                    rule.from <= kNfsPort && kNfsPort <= rule.to);
        const bool source = (!rule.group.empty() && std::ranges::find(one.groups, rule.group) != one.groups.end()) ||
                            isInCidr(one.address, rule.cidr);
        return port && source;
    });
}

std::string checkMountOptions(const std::string &options)
{
    for (const auto &option : split(options, ',')) {
        const auto equals = option.find('=');
        const auto name = option.substr(0, equals);
        const auto value = equals == std::string::npos ? std::string() : option.substr(equals + 1);
        const auto number = parseInteger(value);
        if (name == "nfsvers" || name == "vers") {
            if (value != "4" && value != "4.0" && value != "4.1")
                return "Protocol not supported";
        } else if (name == "rsize" || name == "wsize" || name == "timeo" || name == "retrans" ||
                   name == "minorversion") {
            if (!number || *number < 0)
                return "an incorrect mount option was specified";
        } else if (std::ranges::find(kPlainOptions, name) == std::end(kPlainOptions)) {
            return "an incorrect mount option was specified";
        }
    }
    return {};
}

/// The mount target that the name or address of a server leads to; null where a name is not known in the zone.
const MountTarget *EfsStore::reachable(const Instance &one, const std::string &server) const
{
    for (const auto &[id, target] : m_targets) {
        if (target.region != one.region || target.state != EfsState::Available)
            continue;
        const auto name = target.fileSystem + ".efs." + one.region + ".amazonaws.com";
        const bool inZone = target.zone == one.zone;
        if (server == target.address || (inZone && (server == name || server == target.fileSystem)) ||
            server == target.zone + "." + name)
            return &target;
    }
    return nullptr;
}

MountAnswer EfsStore::mount(const Instance &one, const std::map<std::string, std::vector<GroupRule>> &rules,
                            const MountRequest &request)
{
    if (const auto wrong = checkMountOptions(request.options); !wrong.empty())
        return refusedMount(wrong);
    const std::lock_guard guard(m_mutex);
    update();
    const auto *target = reachable(one, request.server);
    in_addr raw{};
    if (!target && ::inet_pton(AF_INET, request.server.c_str(), &raw) == 1)
        return refusedMount("Connection timed out");
    if (!target)
        return refusedMount("Failed to resolve server " + request.server + ": Name or service not known");
    const bool permitted = std::ranges::any_of(target->groups, [&](const std::string &group) {
        const auto found = rules.find(group);
        return found != rules.end() && permitsNfs(found->second, one);
    });
    if (!permitted)
        return refusedMount("Connection timed out");
    const auto below = subFolder(request.path);
    const auto root = ConfinedFolder::open(regionFolder(one.region));
    if (!below || !root || !root->has(target->fileSystem + *below))
        return refusedMount("mounting " + request.server + ":" + request.path +
                            " failed, reason given by server: No such file or directory");
    return {0, target->fileSystem + *below};
}

void EfsStore::startClock()
{
    if (!m_ec2.settings().recordsOnly)
        m_clock = std::thread([this] { clockThread(); });
}

void EfsStore::stop()
{
    {
        const std::lock_guard guard(m_mutex);
        m_ending = true;
    }
    m_wake.notify_all();
    if (m_clock.joinable())
        m_clock.join();
}

void EfsStore::clockThread()
{
    std::unique_lock lock(m_mutex);
    while (!m_wake.wait_for(lock, kMountTick, [&] { return m_ending; })) {
        lock.unlock();
        serveMounts();
        lock.lock();
    }
}

void EfsStore::serveMounts()
{
    const auto running = m_ec2.withState([](Ec2State &state) {
        std::vector<Instance> out;
        for (const auto &[id, one] : state.instances) {
            if (one.state == InstanceState::Running || one.state == InstanceState::Pending)
                out.push_back(one);
        }
        return out;
    });
    std::erase_if(m_mounted, [&](const auto &pair) {
        return std::ranges::find(running, pair.first, &Instance::id) == running.end();
    });
    for (const auto &one : running)
        serve(one);
}

void EfsStore::serve(const Instance &one)
{
    const auto root = ConfinedFolder::open(m_ec2.settings().instancesFolder / one.id);
    if (!root)
        return; // it boots or ends
    for (const auto &file : root->list(kMountFolder)) {
        if (!file.ends_with(".request"))
            continue;
        const auto path = std::string(kMountFolder) + "/" + file;
        const auto text = root->readFile(path, kMostRequest);
        (void)root->remove(path);
        const auto answer =
            text ? answerTo(one, *text) : std::to_string(kMountFailed) + "\nthe request is not readable\n";
        (void)root->writeFile(path.substr(0, path.size() - 8) + ".reply", answer, 0644);
    }
}

std::string EfsStore::answerTo(const Instance &one, const std::string &request)
{
    const auto words = split(request, '\n');
    const auto reply = [](const MountAnswer &answer) {
        return std::to_string(answer.status) + "\n" + answer.text + "\n";
    };
    if (words.size() < 4 || !words[3].starts_with('/'))
        return reply(refusedMount("the request is not complete"));
    const auto &folder = words[3];
    const bool isolated = m_machines.host().tier == Tier::Sandbox;
    if (words[0] == "umount") {
        const auto mounted = m_mounted.find({one.id, folder});
        if (!isolated || mounted == m_mounted.end())
            return reply(refusedMount(folder + ": not mounted"));
        if (const auto done = m_machines.unmount(one.id, folder); !done)
            return reply(refusedMount(folder + ": " + done.error().detail));
        m_mounted.erase(mounted);
        return reply({});
    }
    const auto rules = m_ec2.withState([&](Ec2State &state) {
        std::map<std::string, std::vector<GroupRule>> out;
        for (const auto *group : state.groups.of(one.region))
            out[group->id] = group->ingress;
        return out;
    });
    auto answer = mount(one, rules, {words[1], words[2], words.size() > 4 ? words[4] : std::string()});
    if (answer.status == 0 && isolated) {
        const auto done = m_machines.bind(one.id, std::string(kSharedInSandbox) + "/" + answer.text, folder);
        if (!done)
            answer = refusedMount(folder + ": " + done.error().detail);
        else
            m_mounted.insert({one.id, folder});
    }
    spdlog::info("{} mounts {}:{} at {}: {}", one.id, words[1], words[2], folder,
                 answer.status == 0 ? "done" : answer.text);
    return reply(answer);
}

} // namespace trainyard::localcloud
