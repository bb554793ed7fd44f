#include <map>
#include <mutex>

#include <nlohmann/json.hpp>

#include "backend/core/system/files.h"
#include "backend/provision/recipe.h"

namespace trainyard::provision {

/// {"worker-1@10.0.0.5:22": {"replace-host-key": "version"}}
struct StepJournal::State {
    std::filesystem::path file;
    mutable std::mutex mutex;
    std::map<std::string, std::map<std::string, std::string>> done;

    Status save() const { return writeFileAtomically(file, nlohmann::json(done).dump(1) + "\n", 0600); }
};

StepJournal::StepJournal(std::filesystem::path file)
    : m_state(std::make_shared<State>())
{
    m_state->file = std::move(file);
    const auto text = readFile(m_state->file, 16u << 20);
    if (!text)
        return;
    const auto json = nlohmann::json::parse(*text, nullptr, false);
    if (!json.is_object())
        return;
    for (const auto &[host, steps] : json.items()) {
        if (!steps.is_object())
            continue;
        for (const auto &[step, version] : steps.items()) {
            if (version.is_string())
                m_state->done[host][step] = version.get<std::string>();
        }
    }
}

namespace {

/// The key includes the address: a new machine may have the name of an earlier one.
std::string keyOf(const Host &host)
{
    return host.name + "@" + host.target.host + ":" + std::to_string(host.target.port);
}

} // namespace

bool StepJournal::isDone(const Host &host, const Step &step) const
{
    const std::lock_guard lock(m_state->mutex);
    const auto steps = m_state->done.find(keyOf(host));
    if (steps == m_state->done.end())
        return false;
    const auto found = steps->second.find(step.name);
    return found != steps->second.end() && found->second == step.version;
}

Status StepJournal::markDone(const Host &host, const Step &step)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->done[keyOf(host)][step.name] = step.version;
    return m_state->save();
}

Status StepJournal::forget(const std::string &hostName)
{
    const std::lock_guard lock(m_state->mutex);
    std::erase_if(m_state->done, [&](const auto &entry) { return entry.first.starts_with(hostName + "@"); });
    return m_state->save();
}

} // namespace trainyard::provision
