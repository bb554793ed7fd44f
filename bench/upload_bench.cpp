// How fast nodes are connected, filled and provisioned, against real sshd processes on loopback. See
// bench/figures/upload_bench.md.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "backend/core/async/task_pool.h"
#include "backend/core/encoding.h"
#include "backend/core/system/process.h"
#include "backend/provision/standard.h"
#include "backend/ssh/known_hosts.h"
#include "backend/ssh/sftp/sftp.h"
#include "tests/support/latency_proxy.h"
#include "tests/support/ssh_server.h"

using namespace trainyard;
using namespace std::chrono_literals;

namespace {

constexpr std::uint64_t kFileBytes = 64'000'000;

[[noreturn]] void giveUp(const Error &error)
{
    std::fprintf(stderr, "%s: %s\n", error.source.c_str(), error.detail.c_str());
    std::exit(1);
}

Deadline soon()
{
    return Deadline::after(300s);
}

/// A file of incompressible bytes, like a bundle.
const std::filesystem::path &file()
{
    static const std::filesystem::path path = [] {
        char name[] = "/tmp/trainyard-upload-bench-XXXXXX";
        const std::filesystem::path folder = ::mkdtemp(name);
        std::ofstream out(folder / "file", std::ios::binary);
        const Bytes megabyte = randomBytes(1'000'000);
        for (std::uint64_t written = 0; written < kFileBytes; written += megabyte.size())
            out.write(reinterpret_cast<const char *>(megabyte.data()), std::streamsize(megabyte.size()));
        return folder / "file";
    }();
    return path;
}

std::vector<ssh::Target> nodes(std::size_t count)
{
    static std::vector<std::unique_ptr<support::SshServer>> servers;
    while (servers.size() < count) {
        servers.push_back(support::SshServer::start({.name = "node-" + std::to_string(servers.size() + 1)}));
        if (!servers.back())
            std::exit(1);
    }
    std::vector<ssh::Target> targets;
    for (std::size_t i = 0; i < count; ++i)
        targets.push_back(servers[i]->target());
    return targets;
}

ssh::SshSession connect(const ssh::Target &target)
{
    auto session = ssh::SshSession::open(target, {soon(), {}});
    if (!session)
        giveUp(session.error());
    return std::move(*session);
}

void upload(ssh::SshSession &session, std::stop_token stop)
{
    auto files = ssh::Sftp::open(session, {soon(), stop});
    if (!files)
        giveUp(files.error());
    const auto sent = files->upload(file(), "file", 0600, {}, {soon(), stop});
    if (!sent)
        giveUp(sent.error());
}

void BM_Upload(benchmark::State &state)
{
    std::vector<ssh::SshSession> sessions;
    for (const ssh::Target &target : nodes(std::size_t(state.range(0))))
        sessions.push_back(connect(target));
    std::vector<ssh::SshSession *> hosts;
    for (ssh::SshSession &session : sessions)
        hosts.push_back(&session);
    for (auto _ : state)
        parallelMap(hosts, 16, {}, [](ssh::SshSession *host, std::stop_token stop) { return upload(*host, stop), 0; });
    state.SetBytesProcessed(state.iterations() * state.range(0) * std::int64_t(kFileBytes));
}
BENCHMARK(BM_Upload)->Arg(1)->Arg(8)->UseRealTime()->Unit(benchmark::kMillisecond);

void BM_UploadOverALongLine(benchmark::State &state)
{
    ssh::Target target = nodes(1)[0];
    const support::LatencyProxy line(target.port, std::chrono::milliseconds(state.range(0) / 2));
    const auto known = ssh::knownKeys(target.knownHostsFile, target.host, target.port);
    target.pinnedHostKey = known->front().type + " " + known->front().key;
    target.port = line.port();
    ssh::SshSession session = connect(target);
    for (auto _ : state)
        upload(session, {});
    state.SetBytesProcessed(state.iterations() * std::int64_t(kFileBytes));
}
BENCHMARK(BM_UploadOverALongLine)->Arg(50)->UseRealTime()->Unit(benchmark::kMillisecond);

void BM_Exec(benchmark::State &state)
{
    const auto targets = nodes(std::size_t(state.range(0)));
    for (auto _ : state)
        parallelMap(targets, 16, {}, [](const ssh::Target &target, std::stop_token stop) {
            const auto done = connect(target).exec("hostname", {}, {soon(), stop});
            if (!done)
                giveUp(done.error());
            return done->status;
        });
}
BENCHMARK(BM_Exec)->Arg(50)->UseRealTime()->Unit(benchmark::kMillisecond);

/// As BM_Exec, over connections that stay open.
void BM_ExecKept(benchmark::State &state)
{
    std::vector<ssh::SshSession> sessions;
    for (const ssh::Target &target : nodes(std::size_t(state.range(0))))
        sessions.push_back(connect(target));
    std::vector<ssh::SshSession *> hosts;
    for (ssh::SshSession &session : sessions)
        hosts.push_back(&session);
    for (auto _ : state)
        parallelMap(hosts, 16, {}, [](ssh::SshSession *host, std::stop_token stop) {
            const auto done = host->exec("hostname", {}, {soon(), stop});
            if (!done)
                giveUp(done.error());
            return done->status;
        });
}
BENCHMARK(BM_ExecKept)->Arg(50)->UseRealTime()->Unit(benchmark::kMillisecond);

/// The same nodes for the system's ssh, by name.
std::string sshConfigOf(const std::vector<ssh::Target> &targets)
{
    const auto path = file().parent_path() / "ssh_config";
    std::ofstream out(path);
    for (const ssh::Target &target : targets)
        out << "Host " << target.name << "\n  HostName " << target.host << "\n  Port " << target.port << "\n  User "
            << target.user << "\n  IdentityFile " << target.keyFile.string() << "\n  UserKnownHostsFile "
            << target.knownHostsFile.string() << "\n  IdentitiesOnly yes\n";
    return path.string();
}

/// One command on all nodes by another program, in the same run: the figure to report is the ratio.
void BM_ExecByPeer(benchmark::State &state, const char *program)
{
    const auto targets = nodes(std::size_t(state.range(0)));
    if (!findProgram(program)) {
        state.SkipWithError("it is not installed");
        return;
    }
    const std::string config = sshConfigOf(targets), wide = std::to_string(state.range(0));
    std::string names;
    for (const ssh::Target &target : targets)
        names += (names.empty() ? "" : ",") + target.name;
    const std::string name = program;
    const std::string line =
        name == "pdsh"
            ? "PDSH_SSH_ARGS_APPEND='-F " + config + "' pdsh -S -R ssh -f " + wide + " -w " + names + " hostname"
        : name == "clush" ? "clush -S -f " + wide + " -o '-F " + config + "' -w " + names + " hostname"
                          : "echo " + names + " | tr , '\\n' | xargs -P 16 -I NODE ssh -F " + config + " NODE hostname";
    for (auto _ : state) {
        if (std::system((line + " > /dev/null").c_str()) != 0) {
            state.SkipWithError("it failed");
            return;
        }
    }
}
BENCHMARK_CAPTURE(BM_ExecByPeer, pdsh, "pdsh")->Arg(50)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ExecByPeer, clush, "clush")->Arg(50)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_ExecByPeer, openssh, "ssh")->Arg(50)->UseRealTime()->Unit(benchmark::kMillisecond);

/// The same upload by OpenSSH's sftp, over the same kind of line.
void BM_UploadOverALongLineByPeer(benchmark::State &state)
{
    ssh::Target target = nodes(1)[0];
    const support::LatencyProxy line(target.port, std::chrono::milliseconds(state.range(0) / 2));
    const std::string command = "echo 'put " + file().string() +
                                " file' | sftp -q -b - -o StrictHostKeyChecking=no -o "
                                "UserKnownHostsFile=/dev/null -o IdentitiesOnly=yes -i " +
                                target.keyFile.string() + " -P " + std::to_string(line.port()) + " " + target.user +
                                "@" + target.host + " > /dev/null 2>&1";
    for (auto _ : state) {
        if (std::system(command.c_str()) != 0) {
            state.SkipWithError("sftp failed");
            return;
        }
    }
    state.SetBytesProcessed(state.iterations() * std::int64_t(kFileBytes));
}
BENCHMARK(BM_UploadOverALongLineByPeer)->Arg(50)->UseRealTime()->Unit(benchmark::kMillisecond);

/// The standard recipe up to the agent's handshake: the bundle is a file of 24 MB that holds no runtime.
void BM_Provision(benchmark::State &state)
{
    std::vector<ssh::Host> hosts;
    for (const ssh::Target &target : nodes(std::size_t(state.range(0))))
        hosts.push_back({.name = target.name, .target = target});
    const auto folder = file().parent_path();
    const std::string pack = "cd " + folder.string() +
                             " && head -c 24000000 file > trainyard-runtime && tar -czf b.tar.gz trainyard-runtime";
    if (std::system(pack.c_str()) != 0)
        std::exit(1);
    provision::StandardOptions options;
    options.bundle = folder / "b.tar.gz";
    options.replaceHostKey = false;
    provision::Recipe recipe = provision::standardRecipe(options);
    recipe.erase(std::ranges::find(recipe, "hello", &provision::Step::name), recipe.end());
    for (auto _ : state) {
        state.PauseTiming();
        for (const ssh::Host &host : hosts)
            static_cast<void>(connect(host.target).exec("rm -rf ~/.trainyard", {}, {soon(), {}}));
        state.ResumeTiming();
        if (const auto status = summary(run(recipe, hosts, {}, {soon(), {}})); !status)
            giveUp(status.error());
    }
}
BENCHMARK(BM_Provision)->Arg(1)->Arg(8)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    if (!support::SshServer::available()) {
        std::fprintf(stderr, "upload_bench needs sshd and OpenSSH's sftp-server\n");
        return 1;
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    std::filesystem::remove_all(file().parent_path());
    return 0;
}
