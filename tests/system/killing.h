#pragma once

#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "tests/support/patience.h"
#include "tests/system/local_journey.h"

/// SIGKILL of a program at chosen moments of a launch, and the conditions that must hold afterwards.
namespace killing {

/// Counts the lines of the journal, one for each completed call. They define the moments, instead of time.
/// \param except  operations that do not count: those that a program also calls in the background
inline std::size_t callsSoFar(const Home &home, const std::set<std::string> &except = {})
{
    const auto text = trainyard::readFile(home.folder() / "state/trainyard/journal.jsonl");
    if (!text || except.empty())
        return text ? static_cast<std::size_t>(std::ranges::count(*text, '\n')) : 0;
    std::size_t calls = 0;
    for (std::size_t at = 0, end; (end = text->find('\n', at)) != std::string::npos; at = end + 1) {
        const auto line = nlohmann::json::parse(text->substr(at, end - at), nullptr, false);
        calls += line.is_object() && !except.contains(line.value("operation", ""));
    }
    return calls;
}

/// \return number of clusters whose provisioning over SSH has replaced a host key
inline std::size_t provisioning(const Home &home)
{
    std::size_t found = 0;
    std::error_code error;
    for (const auto &folder : std::filesystem::directory_iterator(home.folder() / "state/trainyard/clusters", error))
        found += trainyard::readFile(folder.path() / "known_hosts").value_or("").find("trainyard-replaced") !=
                 std::string::npos;
    return found;
}

template <class F>
bool until(F condition)
{
    const auto deadline = trainyard::patientDeadline(std::chrono::seconds(60));
    while (!condition()) {
        if (!trainyard::pause(std::chrono::milliseconds(2), {deadline, {}}))
            return false;
    }
    return true;
}

inline std::set<std::string> machinesIn(const nlohmann::json &list)
{
    std::set<std::string> ids;
    for (const auto &cluster : list.at("clusters")) {
        for (const auto &node : cluster.at("nodes"))
            ids.insert(node.at("instance").get<std::string>());
    }
    return ids;
}

/// Starts the victim, and kills it as soon as `reached` returns true.
template <class F>
void kill(const Home &home, const trainyard::ProcessSpec &victim, F reached)
{
    const auto log = home.folder() / "victim.log";
    std::filesystem::remove(log);
    const auto process = trainyard::spawnDetached(victim, log.string());
    ASSERT_TRUE(process) << process.error().detail;
    EXPECT_TRUE(until([&] { return !trainyard::isAlive(*process) || reached(); }));
    EXPECT_TRUE(trainyard::isAlive(*process))
        << "it ended before it could be killed: " << trainyard::readFile(log).value_or("");
    ::kill(process->pid, SIGKILL);
    ASSERT_TRUE(until([&] { return !trainyard::isAlive(*process); }));
}

/// Expects that the next process lists every machine in the cloud, and that Terminate all ends them.
/// \return number of machines
inline std::size_t expectListedAndEnded(const Home &home)
{
    std::size_t found = 0;
    // The dry run of a teardown lists resources by tag; the list of clusters must contain all its machines.
    const auto dry = parsed(home.run({"terminate", "--all", "--dry-run", "--json"}).out);
    const auto listed = machinesIn(parsed(home.run({"clusters", "--json"}).out));
    for (const auto &target : dry.at("targets")) {
        if (target.at("kind") != "instance")
            continue;
        ++found;
        EXPECT_TRUE(listed.contains(target.at("id").get<std::string>())) << target;
    }
    const auto ended = home.run({"terminate", "--all", "--yes"}, std::chrono::seconds(120));
    EXPECT_EQ(ended.exitStatus, 0) << ended.out << ended.err;
    EXPECT_TRUE(parsed(home.run({"clusters", "--json"}).out).at("clusters").empty());
    return found;
}

} // namespace killing
