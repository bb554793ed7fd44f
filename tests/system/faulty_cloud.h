#pragma once

#include <fstream>
#include <string>

#include "tests/support/patience.h"
#include "tests/system/local_journey.h"

/// The local cloud of a home, with faults that can be changed at run time (backend/localcloud/fault_injector.h). The
/// home stops it.
class FaultyCloud {
public:
    explicit FaultyCloud(const LocalHome &home)
        : m_home(home)
    {
        set({});
        trainyard::ProcessSpec spec = home.spec({});
        const auto state = home.folder() / "state/trainyard";
        spec.argv = {Home::program("trainyard-localcloud"),
                     "--data",
                     (state / "localcloud").string(),
                     "--speed",
                     "10",
                     "--port",
                     "0",
                     "--fault",
                     faultFile().string()};
        EXPECT_TRUE(trainyard::ensureFolder(state));
        EXPECT_TRUE(trainyard::spawnDetached(spec, logFile().string()));
        EXPECT_TRUE(until([&] { return home.endpointFile().has_value(); })) << log();
    }
    /// \param other  keys besides "faults"
    void set(const nlohmann::json::array_t &faults, nlohmann::json other = nlohmann::json::object()) const
    {
        other["faults"] = faults;
        EXPECT_TRUE(trainyard::writeFileAtomically(faultFile(), other.dump()));
    }
    std::string log() const { return trainyard::readFile(logFile()).value_or(""); }

    /// Polls until the condition holds or a minute has passed.
    template <class F>
    static bool until(F condition)
    {
        const auto deadline = trainyard::patientDeadline(std::chrono::seconds(60));
        while (!condition()) {
            if (!trainyard::pause(std::chrono::milliseconds(5), {deadline, {}}))
                return false;
        }
        return true;
    }

private:
    std::filesystem::path faultFile() const { return m_home.folder() / "faults.json"; }
    std::filesystem::path logFile() const { return m_home.folder() / "localcloud.log"; }
    const LocalHome &m_home;
};
