#include "backend/provision/gates.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "backend/core/async/poll.h"
#include "backend/core/numbers.h"
#include "backend/core/text.h"
#include "backend/core/time/clock.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::provision {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kMostGateLines = 200, kLongestGateLine = 400;
constexpr double kSignatureLimit = 300; ///< seconds of difference that AWS accepts in a signature

// Computes on every GPU: NVIDIA's quick diagnosis, else products of matrices that must be equal each time.
constexpr const char *kStressCommand = R"sh(
if command -v dcgmi >/dev/null 2>&1; then
  if said=$(timeout 240 dcgmi diag -r 1 2>&1); then echo stress=ok
  else echo "stress=$(printf '%s\n' "$said" | grep -i fail | head -n 1)"; fi
else
  said=$(timeout 240 python3 -c '
import torch
for index in range(torch.cuda.device_count()):
    a = torch.randn(4096, 4096, device="cuda:%d" % index)
    first = (a @ a).sum().item()
    for _ in range(100):
        if (a @ a).sum().item() != first: raise SystemExit("GPU %d computes different results" % index)
if torch.cuda.device_count() == 0: raise ImportError
print("ok")' 2>&1)
  status=$?
  case $said in
    ok) echo stress=ok ;;
    *ImportError*|*ModuleNotFoundError*|*"not found"*) echo stress=none ;;
    *) echo "stress=ended with status $status: $(printf '%s\n' "$said" | tail -n 1)" ;;
  esac
fi)sh";

/// "0, Tesla T4": index and rest.
std::optional<std::pair<int, std::string_view>> indexed(std::string_view value)
{
    const auto comma = value.find(',');
    const auto index = parseInteger(trimmed(value.substr(0, comma)));
    if (comma == std::string_view::npos || !index || *index < 0 || *index > 1000)
        return std::nullopt;
    return std::pair(int(*index), trimmed(value.substr(comma + 1)));
}

GateFacts::Gpu *gpuOf(GateFacts &facts, int index)
{
    const auto at = std::ranges::find(facts.gpus, index, &GateFacts::Gpu::index);
    return at == facts.gpus.end() ? nullptr : &*at;
}

void readGpuLine(std::string_view key, std::string_view value, GateFacts &facts)
{
    const auto parts = indexed(value);
    if (!parts)
        return;
    if (key == "gpu" && !gpuOf(facts, parts->first)) {
        facts.gpus.push_back({.index = parts->first, .name = std::string(parts->second)});
        return;
    }
    GateFacts::Gpu *gpu = gpuOf(facts, parts->first);
    if (gpu && key == "ecc")
        gpu->eccErrors = parseInteger(parts->second);
    else if (gpu && key == "retiring")
        gpu->isRetiring = gpu->isRetiring || lowered(parts->second) == "yes" || parts->second == "1";
}

void readLine(std::string_view key, std::string_view value, GateFacts &facts)
{
    if (key == "boot") {
        facts.boot = value;
    } else if (key == "boot.detail") {
        facts.bootDetail = value;
    } else if (key == "clock") {
        // date of a small system prints "1700000000.%N"
        facts.clock = parseNumber(value);
        if (!facts.clock)
            facts.clock = parseNumber(value.substr(0, value.find('.')));
    } else if (key == "free") {
        const auto kilobytes = parseInteger(value).value_or(0);
        facts.freeBytes = kilobytes > 0 && kilobytes < (std::int64_t(1) << 50) ? std::uint64_t(kilobytes) * 1024 : 0;
    } else if (key == "gpu" || key == "ecc" || key == "retiring") {
        readGpuLine(key, value, facts);
    } else if (key == "gputool") {
        facts.hasGpuTool = value == "yes";
    } else if (key == "cards") {
        facts.gpuCards = int(std::clamp<std::int64_t>(parseInteger(value).value_or(0), 0, 1000));
    } else if (key == "xid") {
        facts.xids.emplace_back(value);
    } else if (key == "stress") {
        facts.stress = value;
    }
}

/// The number of "NVRM: Xid (PCI:0000:00:1e): 79, pid=...": NVIDIA's list of GPU errors.
std::optional<int> xidOf(std::string_view line)
{
    const auto close = line.find("): ");
    if (close == std::string_view::npos)
        return std::nullopt;
    const auto rest = line.substr(close + 3);
    const auto number = parseInteger(rest.substr(0, rest.find_first_not_of("0123456789")));
    return number ? std::optional(int(*number)) : std::nullopt;
}

/// Errors of the hardware: memory, NVLink, firmware, a card that fell off the bus. The others are of programs.
bool isHardwareXid(int xid)
{
    constexpr std::array kHardware = {46, 48, 61, 62, 64, 74, 79, 92, 95, 110, 119, 120, 136, 140, 143};
    return std::ranges::find(kHardware, xid) != kHardware.end();
}

class Gates {
public:
    explicit Gates(std::string source)
        : m_source(std::move(source))
    {
    }
    GateFinding &close(std::string gate, ErrorCode code, std::string detail)
    {
        GateFinding finding;
        finding.gate = std::move(gate);
        finding.error = {code, m_source, std::move(detail)};
        m_findings.push_back(std::move(finding));
        return m_findings.back();
    }
    void note(std::string gate, ErrorCode code, std::string detail)
    {
        close(std::move(gate), code, std::move(detail)).isFatal = false;
    }
    std::vector<GateFinding> take() { return std::move(m_findings); }

private:
    std::string m_source;
    std::vector<GateFinding> m_findings;
};

void judgeBoot(const GateFacts &facts, const GateOptions &options, Gates &gates)
{
    const std::string detail = facts.bootDetail.empty() ? "no further words" : facts.bootDetail;
    if (options.bootPatience <= 0s)
        return;
    if (facts.boot == "running" || facts.boot == "not run" || facts.boot == "not started") {
        GateFinding &open = gates.close("boot", ErrorCode::Timeout,
                                        "cloud-init is still running: " + detail +
                                            "; see /var/log/cloud-init-output.log on the machine");
        open.canWait = true;
        open.isFatal = options.isBootErrorFatal;
    } else if (facts.boot == "error" || facts.boot == "degraded done")
        gates
            .close("boot", ErrorCode::RemoteCommandFailed,
                   "cloud-init reports an error: " + detail + "; see /var/log/cloud-init-output.log on the machine")
            .isFatal = options.isBootErrorFatal;
}

void judgeClock(const GateOptions &options, double behind, double doubt, Gates &gates)
{
    const double sure = std::max(std::abs(behind) - doubt, 0.0);
    if (!options.clockDifference || sure <= double(options.clockDifference->count()))
        return;
    gates
        .close("clock", ErrorCode::ClockSkew,
               fmt::format("its clock is {:.0f} s {} this computer's; start its time service (chronyd or "
                           "systemd-timesyncd), or set this computer's clock{}",
                           std::abs(behind), behind > 0 ? "behind" : "ahead of",
                           sure > kSignatureLimit ? ": AWS refuses signatures that differ by more than 5 min" : ""))
        .isFatal = sure > kSignatureLimit;
}

void judgeGpuCount(const GateFacts &facts, int expected, Gates &gates)
{
    const int seen = int(facts.gpus.size());
    if (expected <= 0 || seen >= expected)
        return;
    if (seen == 0 && (!facts.hasGpuTool || facts.gpuCards == 0)) {
        gates.note("gpu", ErrorCode::Unsupported,
                   fmt::format("its type has {} GPUs, and {}: start from an image with NVIDIA's driver", expected,
                               facts.gpuCards > 0 ? "no driver sees them" : "the machine shows none"));
        return;
    }
    gates.close(
        "gpu", ErrorCode::Unsupported,
        fmt::format("its type has {} GPUs, and {} answer: one is broken; replace this machine", expected, seen));
}

void judgeGpuHealth(const GateFacts &facts, Gates &gates)
{
    for (const GateFacts::Gpu &gpu : facts.gpus) {
        if (gpu.eccErrors.value_or(0) > 0)
            gates.close("gpu-health", ErrorCode::Unsupported,
                        fmt::format("GPU {} ({}) has {} memory errors that ECC cannot correct; replace this machine",
                                    gpu.index, gpu.name, *gpu.eccErrors));
        else if (gpu.isRetiring)
            gates.note(
                "gpu-health", ErrorCode::Unsupported,
                fmt::format("GPU {} ({}) replaces a part of its memory at the next restart; restart this machine",
                            gpu.index, gpu.name));
    }
    const auto broken = std::ranges::find_if(facts.xids, [](const std::string &line) {
        const auto xid = xidOf(line);
        return xid && isHardwareXid(*xid);
    });
    if (broken != facts.xids.end())
        gates.close("gpu-health", ErrorCode::Unsupported,
                    "the kernel reports a failure of a GPU; replace this machine: " + *broken);
    if (!facts.stress.empty() && facts.stress != "ok" && facts.stress != "none")
        gates.close("gpu-health", ErrorCode::Unsupported, "the GPUs do not pass their test: " + facts.stress);
    else if (facts.stress == "none")
        gates.note("gpu-health", ErrorCode::Unsupported,
                   "the GPUs are not tested: neither dcgmi nor PyTorch with CUDA is on the machine");
}

double now()
{
    return std::chrono::duration<double>(SystemClock::instance().now().time_since_epoch()).count();
}

struct GateReading {
    std::vector<GateFinding> findings;
    GateFacts facts;
};

Result<GateReading> readGates(StepContext &context, const GateOptions &options)
{
    TY_ASSIGN(auto *session, context.session());
    const auto known = options.gpus.find(context.host().name);
    const int gpus = known == options.gpus.end() ? 0 : known->second;
    const std::string command = kGateCommand + (options.stress ? std::string(kStressCommand) : std::string());
    const double begin = now();
    TY_ASSIGN(const auto result, session->exec(command, {}, {context.deadline(), context.stop()}));
    const double took = now() - begin;
    GateReading reading;
    reading.facts = parseGates(result.out);
    // The clock is read first; everything after it only makes the answer later.
    const double here = begin + std::chrono::duration<double>(options.clockCorrection).count();
    const double clock = reading.facts.clock.value_or(here);
    const double behind = clock >= here && clock <= here + took ? 0 : here + took / 2 - clock;
    reading.findings = closedGates(reading.facts, options, gpus, behind, took / 2, context.host().target.source());
    return reading;
}

Status passGates(StepContext &context, const GateOptions &options)
{
    const CallContext patience{Deadline::after(options.bootPatience).earlier(context.deadline()), context.stop()};
    GateOptions quick = options;
    quick.stress = false;
    GateReading last;
    TY_TRY(pollUntil(Backoff(500ms, 5s), patience, [&]() -> Result<bool> {
        TY_ASSIGN(last, readGates(context, quick));
        const auto waits = std::ranges::find_if(last.findings, &GateFinding::canWait);
        if (waits == last.findings.end() || patience.deadline.expired())
            return true;
        context.progress(-1, waits->error.detail);
        return false;
    }));
    if (options.stress && !last.facts.gpus.empty()) {
        context.progress(-1, say("testing the GPUs"));
        TY_ASSIGN(last, readGates(context, options));
    }
    std::string lines;
    for (const GateFinding &finding : last.findings)
        lines += finding.gate + ": " + finding.error.detail + "\n";
    if (!lines.empty())
        context.facts["gates"] = lines;
    const auto fatal = std::ranges::find_if(last.findings, &GateFinding::isFatal);
    return fatal == last.findings.end() ? Status() : fail(fatal->error);
}

} // namespace

const char *const kGateCommand = R"sh(echo "clock=$(date +%s.%N)"
if command -v cloud-init >/dev/null 2>&1; then
  said=$(timeout 20 cloud-init status --long 2>/dev/null)
  echo "boot=$(printf '%s\n' "$said" | sed -n 's/^status: *//p' | head -n 1)"
  detail=$(printf '%s\n' "$said" | sed -n 's/^[[:space:]]*- //p' | head -n 1)
  [ -n "$detail" ] || detail=$(printf '%s\n' "$said" | sed -n '/^detail:/{s/^detail: *//;/./p;n;p;}' | head -n 1)
  echo "boot.detail=$detail"
fi
set -- $(df -Pk "$HOME" | tail -n 1); echo "free=$4"
cards=0
for vendor in /sys/bus/pci/devices/*/vendor; do
  if [ "$(cat "$vendor" 2>/dev/null)" = 0x10de ]; then
    case $(cat "${vendor%vendor}class" 2>/dev/null) in 0x0300*|0x0302*) cards=$((cards + 1)) ;; esac
  fi
done
echo "cards=$cards"
if command -v nvidia-smi >/dev/null 2>&1; then
  ask() { timeout 20 nvidia-smi --query-gpu="index,$1" --format=csv,noheader,nounits 2>/dev/null; }
  if said=$(ask name); then
    echo gputool=yes
    printf '%s\n' "$said" | sed 's/^/gpu=/'
    ask ecc.errors.uncorrected.volatile.total | sed 's/^/ecc=/'
    for field in retired_pages.pending remapped_rows.pending; do ask $field | sed 's/^/retiring=/'; done
    { dmesg 2>/dev/null || sudo -n dmesg 2>/dev/null; } | grep -o 'NVRM: Xid.*' | tail -n 20 | sed 's/^/xid=/'
  fi
fi
true
)sh";

GateFacts parseGates(std::string_view text)
{
    GateFacts facts;
    std::string_view line;
    for (std::size_t lines = 0; lines < kMostGateLines && takeLine(text, line); ++lines) {
        const auto equals = line.find('=');
        const auto isControl = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
        if (equals == std::string_view::npos || line.size() > kLongestGateLine || std::ranges::any_of(line, isControl))
            continue;
        readLine(line.substr(0, equals), trimmed(line.substr(equals + 1)), facts);
    }
    return facts;
}

std::vector<GateFinding> closedGates(const GateFacts &facts, const GateOptions &options, int gpus, double behind,
                                     double doubt, const std::string &source)
{
    Gates gates(source);
    judgeBoot(facts, options, gates);
    judgeClock(options, behind, doubt, gates);
    if (options.freeBytes && facts.freeBytes < *options.freeBytes)
        gates.close(
            "disk", ErrorCode::DiskFull,
            fmt::format("its home has {} free, {} are needed; launch with a larger root volume, or remove files",
                        formatBytes(facts.freeBytes), formatBytes(*options.freeBytes)));
    judgeGpuCount(facts, gpus, gates);
    judgeGpuHealth(facts, gates);
    return gates.take();
}

Step gateStep(const GateOptions &options)
{
    Step step;
    step.name = "gates";
    step.title = "Waiting for the end of the boot";
    step.timeout = options.bootPatience + 120s + (options.stress ? 300s : 0s);
    step.run = [options](StepContext &context) { return passGates(context, options); };
    return step;
}

} // namespace trainyard::provision
