#include "backend/cluster/cloud/access/host_keys.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "backend/cluster/cloud/records/clusters.h"
#include "backend/cluster/cloud/records/inventory_internal.h"
#include "backend/core/async/poll.h"
#include "backend/core/async/steps.h"
#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/ssh/known_hosts.h"

namespace trainyard::cluster {
namespace {

constexpr std::string_view kBegin = "-----BEGIN SSH HOST KEY KEYS-----", kEnd = "-----END SSH HOST KEY KEYS-----";
constexpr auto kTypes = std::to_array<std::string_view>(
    {"ssh-ed25519", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521", "ssh-rsa"});
constexpr std::size_t kMostKeyText = 4096; ///< an RSA key of 16,384 bits has fewer characters
constexpr std::size_t kMostConsole = 1 << 20;
constexpr std::size_t kWidth = 8; ///< consoles read at once

/// Whether the base64 text is a key of the type: its blob begins with the type's name.
bool isKeyOf(std::string_view type, std::string_view text)
{
    if (text.empty() || text.size() > kMostKeyText)
        return false;
    const auto blob = base64Decode(text);
    if (!blob || blob->size() <= 4 + type.size())
        return false;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>((*blob)[i]); };
    const std::size_t length =
        std::size_t(byte(0)) << 24 | std::size_t(byte(1)) << 16 | std::size_t(byte(2)) << 8 | std::size_t(byte(3));
    if (length != type.size())
        return false;
    for (std::size_t i = 0; i < type.size(); ++i) {
        if (byte(4 + i) != static_cast<unsigned char>(type[i]))
            return false;
    }
    return true;
}

std::string_view wordAt(std::string_view line, std::size_t from)
{
    const std::size_t end = line.find_first_of(" \t\r", from);
    return line.substr(from, end == std::string_view::npos ? end : end - from);
}

/// The key in a line of the block, which the console may have prefixed; empty when there is none.
std::optional<std::pair<std::string_view, std::string>> keyIn(std::string_view line)
{
    for (const std::string_view type : kTypes) {
        for (std::size_t at = line.find(type); at != std::string_view::npos; at = line.find(type, at + 1)) {
            const bool startsWord = at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t' || line[at - 1] == '\r';
            if (!startsWord || wordAt(line, at) != type || at + type.size() + 1 >= line.size())
                continue;
            const std::string_view text = wordAt(line, at + type.size() + 1);
            if (isKeyOf(type, text))
                return std::pair(type, std::string(type) + " " + std::string(text));
        }
    }
    return std::nullopt;
}

std::vector<std::string> keysOfBlock(std::string_view block)
{
    std::map<std::string_view, std::string> byType;
    while (!block.empty()) {
        const std::size_t end = std::min(block.find('\n'), block.size());
        if (auto key = keyIn(block.substr(0, end)))
            byType.emplace(key->first, std::move(key->second));
        block.remove_prefix(std::min(end + 1, block.size()));
    }
    std::vector<std::string> keys;
    for (const std::string_view type : kTypes) {
        if (const auto key = byType.find(type); key != byType.end())
            keys.push_back(key->second);
    }
    return keys;
}

/// Records the keys of a machine if its console shows them.
/// \return false: not yet
Result<bool> recordKeysOf(const CloudContext &cloud, const std::string &region, const Host &host,
                          const CallContext &context)
{
    const auto console = cloud.ec2Of(region)->getConsoleOutput(host.instance, context);
    if (!console) {
        // A new machine may be unknown, and one bad reply is no reason to give the others up.
        const ErrorCode code = console.error().code;
        if (code == ErrorCode::NotFound || console.error().retryable())
            return false;
        return fail(console.error());
    }
    const auto keys = hostKeysFromConsole(console->text);
    if (keys.empty())
        return false;
    std::vector<std::string> lines;
    for (const std::string &key : keys)
        lines.push_back(ssh::knownHostsLine(host.target.host, host.target.port, key, host.instance.value));
    TY_TRY(ssh::replaceKnownHost(host.target.knownHostsFile, host.target.host, host.target.port, lines));
    return true;
}

} // namespace

/// A private address belongs to many machines in turn. Therefore the lines of known_hosts name the machine; a line
/// without one was written for a host key that this program has generated.
bool hasHostKey(const Host &host)
{
    const auto known = ssh::knownKeys(host.target.knownHostsFile, host.target.host, host.target.port);
    return known && !known->empty() && std::ranges::all_of(*known, [&](const ssh::KnownHost &entry) {
               return !entry.comment.starts_with("i-") || entry.comment == host.instance.value;
           });
}

std::vector<std::string> hostKeysFromConsole(std::string_view console)
{
    if (console.size() > kMostConsole)
        console.remove_prefix(console.size() - kMostConsole);
    const std::size_t end = console.rfind(kEnd);
    if (end == std::string_view::npos)
        return {};
    const std::size_t begin = console.rfind(kBegin, end);
    if (begin == std::string_view::npos)
        return {};
    const std::size_t from = begin + kBegin.size();
    return keysOfBlock(console.substr(from, end - from));
}

Status recordHostKeys(const CloudContext &cloud, const ClusterId &id, const std::vector<std::string> &nodes,
                      const ProgressSink &sink, const CallContext &context)
{
    TY_ASSIGN(const auto row, cloud.ledger->cluster(id));
    if (!row)
        return fail(ErrorCode::NotFound, "ledger", "there is no cluster " + id.value);
    TY_ASSIGN(auto waiting, hosts(cloud, id));
    std::erase_if(waiting, [&](const Host &host) {
        return (!nodes.empty() && std::ranges::find(nodes, host.name) == nodes.end()) || hasHostKey(host);
    });
    if (waiting.empty())
        return {};
    const std::string &region = row->region;
    return parallelForEach(waiting, kWidth, context.stop, [&](const Host &host, std::stop_token stop) -> Status {
        StepReporter step(sink, {.step = "host-key",
                                 .title = "Reading the host keys from the console",
                                 .host = host.name,
                                 .subject = {StepSubject::kNode, host.name, id.value, region}});
        step.begin();
        const CallContext own{context.deadline, stop};
        const Status read = pollUntil(cloud.polling.backoff(), own, [&]() -> Result<bool> {
            const CallContext call{Deadline::after(std::chrono::minutes(1)), stop};
            TY_ASSIGN(const auto isDone, recordKeysOf(cloud, region, host, call));
            if (!isDone && context.deadline.expired())
                return fail(ErrorCode::Timeout, "ec2:GetConsoleOutput",
                            "the console of " + host.name + " (" + host.instance.value +
                                ") shows no SSH host keys, so that its first connection cannot be authenticated: its "
                                "image must run cloud-init. See its console, or compare the key that it shows with "
                                "trainyardctl trust; then repeat the command");
            return isDone;
        });
        if (read)
            recordEvent(cloud, id, "provision", host.name, say("the host keys of %1 are known", host.name));
        return step.end(read);
    });
}

} // namespace trainyard::cluster
