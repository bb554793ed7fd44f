#pragma once

#include <chrono>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "backend/core/time/deadline.h"
#include "tests/support/patience.h"
#include "tests/system/faulty_cloud.h"

/// Repeats a command until its output satisfies the condition.
/// \return false after `limit`
template <class F>
bool eventually(const Home &home, const std::vector<std::string> &arguments, F condition,
                std::chrono::seconds limit = std::chrono::seconds(90))
{
    const auto deadline = trainyard::patientDeadline(limit);
    do {
        if (condition(parsed(home.run(arguments).out)))
            return true;
    } while (trainyard::pause(std::chrono::milliseconds(100), {deadline, {}}));
    return false;
}

/// \return the number of records of this name
inline int count(const nlohmann::json &metrics, const std::string &name)
{
    int found = 0;
    for (const auto &record : metrics.at("records"))
        found += record.at("name") == name;
    return found;
}
