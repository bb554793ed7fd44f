#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/core/result.h"
#include "backend/jobs/job_type.h"

namespace trainyard::jobs {

/// The file `machines.json` in the folder of a run on the head: what the program that starts a run of another type than
/// the trainer knows of its machines. The coordinator names those that are missing by it, and a launcher reaches them.
struct MachinesFile {
    static constexpr const char *kName = "machines.json";
    std::vector<Machine> machines; ///< as selectMachines() returns them: those on which the run has processes
    int sshPort = 22;              ///< for a launcher on the head, such as mpirun
    std::string sshKey;            ///< path on the head; empty: the user's own keys
    std::string knownHosts;        ///< path on the head; empty: the user's
};

std::string toJson(const MachinesFile &);
/// \error CorruptData (the detail names the field)
Result<MachinesFile> machinesFromJson(std::string_view);

} // namespace trainyard::jobs
