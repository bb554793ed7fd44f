#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "backend/core/encoding.h"
#include "backend/core/text.h"
#include "backend/jobs/types/types_internal.h"
#include "backend/jobs/types/view_internal.h"
#include "backend/jobs/variables.h"
#include "backend/protocol/node_layout.h"

namespace trainyard::jobs {

namespace {
using Kind = protocol::JobField::Kind;

/// The first container waits for sshd of the others: all start at once, but each machine has to pull the image first. Its
/// own address is the first one. In a shell of its own, whose variables the command does not get.
constexpr const char *kWaitForOthers =
    R"sh((limit=$(($(date +%s) + 600)); set -- $TRAINYARD_NODE_IPS; shift; for ip; do )sh"
    R"sh(until why=$(ssh -n -o BatchMode=yes -o ConnectTimeout=5 "$ip" true 2>&1); do [ "$(date +%s)" -lt $limit ] || )sh"
    R"sh({ echo "the container on $ip admits no login after ten minutes: $why" >&2; exit 1; }; sleep 1; done; done) )sh"
    R"sh(|| exit 1; )sh";

/// The path of an address on the machine; empty: it is elsewhere, or below the working folder.
std::string pathOnMachine(std::string_view address)
{
    constexpr std::string_view kScheme = "file://";
    if (address.starts_with(kScheme))
        address.remove_prefix(kScheme.size());
    while (address.size() > 1 && address.ends_with('/'))
        address.remove_suffix(1);
    return address.starts_with('/') ? std::string(address) : std::string();
}

/// Files and folders of the machine that the job names, and whether a container may change them. Of a pattern its folder.
std::map<std::string, bool> pathsOnMachine(const JobSpec &job)
{
    std::map<std::string, bool> found;
    for (std::string_view one : split(job.data, ';')) {
        const auto name = std::min(one.rfind('/'), one.size());
        if (one.find_first_of("*?[({|+^$\\", name) != std::string_view::npos)
            one = one.substr(0, name);
        found[pathOnMachine(one)] = false;
    }
    // One below the other is there already; as a mount of its own it could be neither replaced nor removed.
    const std::string kept = pathOnMachine(job.checkpointFolder), from = pathOnMachine(job.resume);
    found[kept] = true;
    if (kept.empty() || !from.starts_with(kept + "/"))
        found[from] = true;
    for (const char *none : {"", "/"}) // a container has a root of its own
        found.erase(none);
    return found;
}

/// Whether the user's options mount something at a path of the container.
bool hasMountAt(std::string_view options, const std::string &path)
{
    for (const char *before : {":", "dst=", "target=", "destination="}) {
        const std::string word = before + path;
        for (auto at = options.find(word); at != std::string_view::npos; at = options.find(word, at + 1)) {
            std::string_view after = options.substr(at + word.size());
            if (after.starts_with('/'))
                after.remove_prefix(1);
            if (after.empty() || std::string_view(" \t\n:,\"'").find(after.front()) != std::string_view::npos)
                return true;
        }
    }
    return false;
}

/// A command in a container on each machine. Variables go to it by name: their values, secrets among them, are in no
/// command line.
class DockerType final : public JobType {
public:
    protocol::JobType id() const override { return protocol::JobType::Docker; }
    std::string_view title() const override { return "Docker or Podman"; }
    std::string_view summary() const override
    {
        return "A command in a container on each machine, or in a container that reaches those of the others by ssh.";
    }
    std::string_view program(const JobSpec &job) const override
    {
        const auto at = job.task.options.find("docker.program");
        return at == job.task.options.end() ? std::string_view("docker") : std::string_view(at->second);
    }
    std::vector<TypeOption> options() const override
    {
        return {
            {"docker.image", "--image", "Image of the containers", Kind::Text, "", 0, 1024},
            {"docker.program",
             "--docker-program",
             "docker or podman",
             Kind::Choice,
             "docker",
             0,
             0,
             {"docker", "podman"}},
            {"docker.gpus",
             "--docker-gpus",
             "auto: all GPUs of the machine, if it has any; none",
             Kind::Choice,
             "auto",
             0,
             0,
             {"auto", "none"}},
            {"docker.mount", "--docker-mount", "Working folder in the containers, where that of the machine appears",
             Kind::Text, "/workspace", 1, 1024},
            {"docker.options", "--docker-options", "Further options of `docker run`: \"--shm-size 8g -v /data:/data\"",
             Kind::Text, "", 0, 4096},
            {"docker.ssh", "--docker-ssh",
             "The command runs in the first machine's container; those of the others run sshd, with the cluster's key "
             "in all of them",
             Kind::Flag, "false"},
            {"docker.sshPort", "--docker-ssh-port", "Port of sshd in the containers", Kind::Integer, "12345", 1,
             65'535},
        };
    }
    bool isElastic(const JobSpec &job) const override { return job.task.elastic && !flag(job, "docker.ssh"); }
    bool needsLogins(const JobSpec &job) const override { return flag(job, "docker.ssh"); }
    std::vector<protocol::JobProblem> problems(const JobSpec &) const override;
    std::vector<std::string> advice(const JobSpec &job) const override
    {
        if (!flag(job, "docker.ssh"))
            return {};
        return {"The containers share the key of the cluster's machines. The image needs ssh and sshd."};
    }
    void fit(JobSpec &job, std::span<const Machine> machines, int) const override { JobType::fit(job, machines, 1); }

    Result<ProcessPlan> process(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                const Here &here) const override
    {
        const std::string name =
            fmt::format("trainyard-{}-{}", job.run.value, protocol::label(protocol::Role::Worker, self.index));
        ProcessPlan plan = planOf(view, "container");
        const std::string program = value(job, "docker.program");
        std::string command = job.task.command;
        if (usesSsh(job, view)) {
            plan.purpose = self.place == 0 ? Purpose::Driver : Purpose::Service;
            plan.title = self.place == 0 ? "first container" : "container with sshd";
            command = withKeys(job, self.place == 0 ? kWaitForOthers + command
                                                    : fmt::format("mkdir -p /run/sshd; exec /usr/sbin/sshd -D -e -p {}",
                                                                  value(job, "docker.sshPort")));
        }
        // A container of an attempt that was killed has the name still.
        const std::string mounts = mountLines(job);
        plan.argv = shell(fmt::format("{0} rm -f {1} >/dev/null 2>&1; {2}{3} {4} {5}{6} {7} /bin/sh -c {8}", program,
                                      name, mounts, run(job, self), quoted(words(job, view, self, here, name)),
                                      mounts.empty() ? "" : "\"$@\" ", value(job, "docker.options"),
                                      shellQuote(value(job, "docker.image")), shellQuote(command)));
        plan.cleanUp = {program, "rm", "-f", name};
        return plan;
    }

private:
    /// A single container has no others to reach, and its machine perhaps no key of the cluster.
    bool usesSsh(const JobSpec &job, const TaskView &view) const
    {
        return flag(job, "docker.ssh") && workersOf(view).size() > 1;
    }
    /// Words before the common options of a container, in a shell: with GPUs by the program's own way.
    std::string run(const JobSpec &job, const TaskMember &self) const
    {
        const std::string program = value(job, "docker.program");
        if (self.gpus == 0 || value(job, "docker.gpus") == "none")
            return "exec " + program + " run";
        if (program == "podman")
            return "exec podman run --device nvidia.com/gpu=all";
        return "run='docker run --gpus all'; docker run --help 2>/dev/null | grep -q -e --gpus || run='nvidia-docker "
               "run'; exec $run";
    }
    /// Whether a path is in a mount already, that of the working folder or one of the user's: docker refuses two at one
    /// path, and one below would hide what the user has there.
    bool isMounted(const JobSpec &job, std::string path) const
    {
        const std::string folder = pathOnMachine(value(job, "docker.mount")), options = value(job, "docker.options");
        for (; !path.empty(); path.resize(path.rfind('/'))) {
            if (path == folder || hasMountAt(options, path))
                return true;
        }
        return false;
    }
    /// Lines that collect the mounts of what the job has on the machine, at the same paths, as arguments of the shell.
    /// Docker would make what is missing, as root: such a path may be one of the image, or a checkpoint of another
    /// machine. What a container writes into a folder that is not mounted is lost: that of the checkpoints is made.
    std::string mountLines(const JobSpec &job) const
    {
        std::string lines;
        for (const auto &[path, isWritable] : pathsOnMachine(job)) {
            if (isMounted(job, path))
                continue;
            if (path == pathOnMachine(job.checkpointFolder))
                lines += fmt::format("mkdir -p {} || exit 1; ", shellQuote(path));
            lines += fmt::format("[ ! -e {} ] || set -- \"$@\" -v {}; ", shellQuote(path),
                                 shellQuote(path + ":" + path + (isWritable ? "" : ":ro")));
        }
        return lines;
    }
    std::vector<std::string> words(const JobSpec &job, const TaskView &view, const TaskMember &self, const Here &here,
                                   const std::string &name) const
    {
        const std::string folder = value(job, "docker.mount"), output = here.folder + "/output";
        std::vector<std::string> all{"--rm",      "--init", "--name", name, "--label", "trainyard.run=" + job.run.value,
                                     "--network", "host"};
        const auto add = [&](const char *option, std::string text) {
            all.emplace_back(option);
            all.push_back(std::move(text));
        };
        for (const std::string &path : {output, here.process}) // TRAINYARD_OUTPUT, TRAINYARD_METRICS
            add("-v", path + ":" + path);
        add("-v", here.workFolder + ":" + folder);
        add("-w", folder);
        if (usesSsh(job, view)) // the run folder is ~/.trainyard/runs/RUN
            add("-v", here.folder + "/../../mesh:/run/trainyard-mesh:ro");
        for (const std::string &variable : variableNames(job, view, self, here))
            add("-e", variable);
        return all;
    }
    static std::vector<std::string> variableNames(const JobSpec &job, const TaskView &view, const TaskMember &self,
                                                  const Here &here)
    {
        std::vector<std::string> names;
        for (const auto &[name, text] : taskVariables(job, view, self, here))
            names.push_back(name);
        for (const std::string &line : job.task.environment) {
            if (const auto variable = protocol::variableOf(line))
                names.push_back(variable->first);
        }
        for (const std::string &name : secretNames(job))
            names.push_back(name);
        for (const char *name : {"AWS_REGION", "AWS_DEFAULT_REGION", "AWS_ENDPOINT_URL"})
            names.emplace_back(name);
        std::ranges::sort(names);
        names.erase(std::unique(names.begin(), names.end()), names.end());
        return names;
    }
    /// Copies the cluster's key to where ssh and sshd of the container look for it: they refuse files of other users.
    /// Host keys are those of the image, which everyone has: checking them would prove nothing.
    std::string withKeys(const JobSpec &job, const std::string &command) const
    {
        return fmt::format("set -e; mkdir -p /root/.ssh; cp -L /run/trainyard-mesh/* /root/.ssh/; "
                           "cat /root/.ssh/*.pub >> /root/.ssh/authorized_keys; "
                           "{{ for key in /root/.ssh/*.pub; do echo \"IdentityFile ${{key%.pub}}\"; done; "
                           "echo Port {}; echo StrictHostKeyChecking no; }} > /root/.ssh/config; "
                           "chown -R root /root/.ssh; chmod -R go= /root/.ssh; set +e; {}",
                           value(job, "docker.sshPort"), command);
    }
};

std::vector<protocol::JobProblem> DockerType::problems(const JobSpec &job) const
{
    std::vector<protocol::JobProblem> found;
    const auto report = [&](std::string detail) { found.push_back({&JobSpec::task, std::move(detail)}); };
    if (value(job, "docker.image").empty())
        report("task.options.docker.image: is empty: which image shall the containers have?");
    if (!value(job, "docker.mount").starts_with('/') || value(job, "docker.mount").find(':') != std::string::npos)
        report("task.options.docker.mount: is not an absolute path without a colon");
    const std::string more = value(job, "docker.options");
    if (!parseShellLine(more).simple)
        report("task.options.docker.options: are not only options");
    for (const std::string_view word : split(more, ' ')) {
        if (word == "-it" || word == "-ti" || word == "-t" || word == "--tty" || word == "-d" || word == "--detach")
            report(
                fmt::format("task.options.docker.options: {} is for a terminal: the run follows the container", word));
        if (word == "--name" || word.starts_with("--name="))
            report("task.options.docker.options: the name of the container is Trainyard's, by which it is removed");
    }
    if (job.task.elastic && flag(job, "docker.ssh"))
        report("task.elastic: containers that reach each other by ssh have a fixed number of machines");
    return found;
}

} // namespace

const JobType &dockerType()
{
    static const DockerType type;
    return type;
}

} // namespace trainyard::jobs
