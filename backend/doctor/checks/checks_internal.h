#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "backend/doctor/checks/check.h"

namespace trainyard::doctor {

using Evidence = std::vector<std::string>;
using Repairs = std::vector<Repair>;
using MaybeFinding = std::optional<Finding>;

inline constexpr std::size_t kMostEvidence = 50;

inline Finding made(Severity severity, Sentence sentence, Evidence evidence = {}, Repairs repairs = {})
{
    if (evidence.size() > kMostEvidence)
        evidence.resize(kMostEvidence);
    Finding finding;
    finding.severity = severity;
    finding.sentence = std::move(sentence);
    finding.evidence = std::move(evidence);
    finding.repairs = std::move(repairs);
    return finding;
}
inline Finding fine(Sentence sentence, Evidence evidence = {})
{
    return made(Severity::Ok, std::move(sentence), std::move(evidence));
}
inline Finding problem(Sentence sentence, Evidence evidence = {}, Repairs repairs = {})
{
    return made(Severity::Problem, std::move(sentence), std::move(evidence), std::move(repairs));
}
inline Finding warning(Sentence sentence, Evidence evidence = {}, Repairs repairs = {})
{
    return made(Severity::Warning, std::move(sentence), std::move(evidence), std::move(repairs));
}
inline Finding unknown(Sentence sentence, const Error &error)
{
    return made(Severity::Unknown, std::move(sentence), {error.source + ": " + shownLine(error.detail)});
}

/// The nodes that have answered.
std::vector<const NodeFacts *> answering(const Facts &);
/// "head", "head and worker-1", "head, worker-1 and 3 others".
Sentence listed(const std::vector<std::string> &names);
Sentence listedWords(const std::vector<Sentence> &words);
/// Lines of logs that belong to a check.
std::vector<const LogMatch *> matchesOf(const Facts &, std::string_view check);
/// "2 machines", "1 machine"
Sentence machinesText(std::size_t count);

/// The records of the active run: those of the ledger, and those that only the head has.
std::vector<protocol::MetricRecord> recordsOf(const Facts &, const ledger::Run &);

// One function for each check; see the table in check.cpp.
MaybeFinding sshReachability(const Facts &); // M26
MaybeFinding sshRule(const Facts &);         // M12
MaybeFinding emrSshRule(const Facts &);      // M7
MaybeFinding keyPair(const Facts &);         // M13
MaybeFinding hopToWorkers(const Facts &);    // M14
MaybeFinding clockSkew(const Facts &);       // M30

MaybeFinding setupLogs(const Facts &);        // M15
MaybeFinding environmentTable(const Facts &); // M16
MaybeFinding codeEverywhere(const Facts &);   // M17
MaybeFinding workerFile(const Facts &);       // M9
MaybeFinding sharedMount(const Facts &);      // M27
MaybeFinding mountTarget(const Facts &);      // M6
MaybeFinding gpuCount(const Facts &);         // M20
MaybeFinding cudaLibraries(const Facts &);    // M21
MaybeFinding openCvCamera(const Facts &);     // M1
MaybeFinding numpyImport(const Facts &);      // M8

MaybeFinding orphanProcesses(const Facts &); // M2
MaybeFinding newWorkers(const Facts &);      // M18
MaybeFinding successMarkers(const Facts &);  // M19
MaybeFinding lostBaseNode(const Facts &);    // M22
MaybeFinding hangingRun(const Facts &);      // M24
MaybeFinding logFindings(const Facts &);     // M25

MaybeFinding emrSlowStart(const Facts &);  // M3
MaybeFinding emrBootstrap(const Facts &);  // M4
MaybeFinding emrFailure(const Facts &);    // M5
MaybeFinding vpcLimit(const Facts &);      // M10
MaybeFinding scalingGroups(const Facts &); // M11

MaybeFinding credentials(const Facts &);
MaybeFinding enabledRegion(const Facts &);
MaybeFinding permissions(const Facts &);
MaybeFinding vcpuQuotas(const Facts &);
MaybeFinding volumeQuota(const Facts &);
MaybeFinding accountClock(const Facts &); // M30

} // namespace trainyard::doctor
