#include "backend/runtime/tasks/machine.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <set>

#include <netinet/in.h>
#include <sys/socket.h>

#include "backend/core/encoding.h"
#include "backend/core/system/file_lock.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/runtime/launch/machine_cores.h"
#include "backend/runtime/ps/transport/socket.h"

namespace trainyard::tasks {

namespace fs = std::filesystem;

namespace {

constexpr int kFirstPort = 20'000, kRanges = 743, kPortsOfRange = 16;

/// Whether all ports of a range can be bound on an address.
bool areFree(int first, const std::string &address)
{
    for (int port = first; port < first + kPortsOfRange; ++port) {
        if (!ps::listenOn(address, port))
            return false;
    }
    return true;
}

/// The same on all addresses of the machine: some programs listen on no particular one.
bool areFreeEverywhere(int first)
{
    for (int port = first; port < first + kPortsOfRange; ++port) {
        const Fd fd(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
        const int on = 1;
        ::setsockopt(fd.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on); // as those programs do
        sockaddr_in any{};
        any.sin_family = AF_INET;
        any.sin_addr.s_addr = htonl(INADDR_ANY);
        any.sin_port = htons(std::uint16_t(port));
        if (!fd || ::bind(fd.get(), reinterpret_cast<const sockaddr *>(&any), sizeof any) != 0)
            return false;
    }
    return true;
}

int deviceFiles()
{
    int count = 0;
    std::error_code problem;
    for (const auto &entry : fs::directory_iterator("/dev", problem)) {
        const std::string name = entry.path().filename().string();
        const std::string_view number = std::string_view(name).substr(std::min<std::size_t>(name.size(), 6));
        count += name.starts_with("nvidia") && !number.empty() &&
                 std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
    }
    return count;
}

} // namespace

int gpusIn(std::string_view listing, const char *visible)
{
    int there = 0;
    std::string_view line;
    while (takeLine(listing, line))
        there += trimmed(line).starts_with("GPU ");
    if (!visible)
        return there;
    // CUDA takes the numbers up to the first one that is invalid.
    int seen = 0;
    for (const std::string_view one : split(visible, ',')) {
        const auto word = trimmed(one);
        if (word.empty() || word.starts_with('-') || word == "NoDevFiles" || seen >= there)
            break;
        ++seen;
    }
    return seen;
}

int gpusHere()
{
    const char *visible = std::getenv("CUDA_VISIBLE_DEVICES");
    const auto listing =
        runProcess({{"nvidia-smi", "-L"}, {}, {}, {}}, {Deadline::after(std::chrono::seconds(20)), {}});
    if (listing && listing->exitStatus == 0)
        return gpusIn(listing->out, visible);
    std::string devices; // without the program, those that the driver made
    for (int device = deviceFiles(); device > 0; --device)
        devices += "GPU \n";
    return gpusIn(devices, visible);
}

int coresHere()
{
    const launch::MachineCores cores = launch::machineCores();
    std::set<int> physical;
    for (const launch::LogicalCpu &cpu : cores.cpus)
        physical.insert(cpu.core);
    int count = std::max(1, int(physical.size()));
    if (cores.quota)
        count = std::clamp(int(std::ceil(*cores.quota)), 1, count);
    return count;
}

Result<PortRange> freePorts(const std::string &address, const std::string &seed)
{
    const fs::path folder = launch::nodeHome() / "ports";
    TY_TRY(ensureFolder(folder, 0700));
    const auto digest = sha256(asBytes(seed));
    const int begin = (int(digest[0]) << 8 | int(digest[1])) % kRanges;
    for (int i = 0; i < kRanges; ++i) {
        const int first = kFirstPort + kPortsOfRange * ((begin + i) % kRanges);
        auto lock = lockFile(folder / std::to_string(first), {Deadline::after(std::chrono::milliseconds(0)), {}});
        if (!lock && lock.error().code == ErrorCode::Timeout)
            continue;
        if (!lock)
            return fail(lock.error());
        if (areFree(first, address) && areFreeEverywhere(first))
            return PortRange{first, std::move(*lock)};
    }
    return fail(ErrorCode::Conflict, address, "no 16 consecutive ports of 20000 to 31900 are free on this machine");
}

Result<protocol::TaskMember> describeSelf(const launch::RunFolder &run, const RunnerOptions &options, PortRange &ports)
{
    const std::string label = protocol::label(options.role, options.index);
    TY_ASSIGN(ports, freePorts(options.bind, run.job.run.value + " " + options.host + " " + label));
    protocol::TaskMember self;
    self.host = options.host.empty() ? options.bind : options.host;
    self.address = options.bind;
    self.role = std::string(toString(options.role));
    self.index = options.index;
    self.rank = options.rank;
    self.gpus = gpusHere();
    self.cores = coresHere();
    self.port = ports.first;
    return self;
}

} // namespace trainyard::tasks
