#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/jobs/job_type.h"

namespace trainyard::jobs {

/// The file `machines.json` in the folder of a run, the same on all its machines: what the program that starts the run
/// knows of them. The coordinator names those that are missing by it, a launcher on the head reaches them, and a process
/// that a launcher starts learns the name of its machine.
struct MachinesFile {
    static constexpr const char *kName = "machines.json";
    std::vector<Machine> machines; ///< those that were given to JobType::places()
    int sshPort = 22;              ///< for a launcher on the head, such as mpirun
    std::string sshKey;            ///< path on the head; empty: the user's own keys
    std::string knownHosts;        ///< path on the head; empty: the user's
};

std::string toJson(const MachinesFile &);
/// \error CorruptData (the detail names the field)
Result<MachinesFile> machinesFromJson(std::string_view);

} // namespace trainyard::jobs
