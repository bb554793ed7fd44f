#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "backend/core/async/task_pool.h"
#include "backend/core/time/clock.h"
#include "backend/core/try.h"
#include "backend/protocol/keys_removed.h"
#include "backend/protocol/node_layout.h"
#include "backend/runs/starter_internal.h"

/// AWS keys in the environment of a run's processes, which are replaced before they expire.
namespace trainyard::runs {

namespace {

constexpr std::size_t kMostKeyFile = 256u << 10;
constexpr auto kToRemove = std::chrono::seconds(10); ///< keys that a machine must not keep
constexpr const char *kExpiration = "AWS_CREDENTIAL_EXPIRATION";
constexpr std::array kKeys{"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", kExpiration};

} // namespace

Result<std::optional<Timestamp>> RunControl::keysExpire(const CallContext &context)
{
    NodeLink link(m_head, m_options.agentCommand);
    TY_ASSIGN(auto session, link.session(context));
    TY_ASSIGN(auto files, ssh::Sftp::open(*session, context));
    TY_ASSIGN(const auto text, files.get(protocol::NodeLayout().environment(m_run), kMostKeyFile, context));
    const auto variables = variablesIn(text);
    const auto at = variables.find(kExpiration);
    const auto expires = at == variables.end() ? Result<Timestamp>(fail(ErrorCode::NotFound, m_run.value, "no time"))
                                               : fromIso8601(at->second.reveal());
    return expires ? std::optional(*expires) : std::nullopt;
}

Status RunControl::renewKeys(const std::vector<ssh::Host> &workers, const CallContext &context)
{
    return parallelForEach(
        withHead(m_head, workers), kNodesAtOnce, context.stop, [&](const ssh::Host &node, std::stop_token stop) {
            return renewKeysOn(node, {Deadline::after(m_options.call).earlier(context.deadline), std::move(stop)});
        });
}

Status RunControl::renewKeysOn(const ssh::Host &node, const CallContext &context) const
{
    const std::string file = protocol::NodeLayout().environment(m_run);
    NodeLink link(node, m_options.agentCommand), again(node, m_options.agentCommand);
    TY_ASSIGN(auto session, link.session(context));
    TY_ASSIGN(auto files, ssh::Sftp::open(*session, context));
    const auto text = files.get(file, kMostKeyFile, context);
    if (!text && text.error().code == ErrorCode::NotFound) // removed with the last process of the run
        return files.remove(file + ".part", {Deadline::after(kToRemove), {}}); // of a renewal that was interrupted
    if (!text)
        return fail(text.error());
    auto variables = variablesIn(*text); // the rest stays: region, endpoint, secrets of a task
    for (const char *name : kKeys) {
        variables.erase(name);
        if (const auto renewed = m_options.environment.find(name); renewed != m_options.environment.end())
            variables[name] = renewed->second;
    }
    TY_ASSIGN(const auto all, environmentText(variables));
    const Status sent = files.put(all, file, 0600, context);
    // The end of the run on this machine may have come since the look above: it wins, also when this is cancelled.
    const CallContext last{Deadline::after(kToRemove), {}};
    if (!sent) { // its answers may still arrive in that session
        const auto other = again.session(last);
        auto opened = other ? ssh::Sftp::open(**other, last) : Result<ssh::Sftp>(fail(other.error()));
        if (!opened)
            return sent;
        files = std::move(*opened);
    }
    const auto ended = files.stat(protocol::NodeLayout().run(m_run) + "/" + protocol::kKeysRemovedFile, last);
    if (ended && *ended) {
        TY_TRY(files.remove(file + ".part", last));
        return files.remove(file, last);
    }
    return !sent || ended ? sent : Status(fail(ended.error()));
}

} // namespace trainyard::runs
