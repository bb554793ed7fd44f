#include <algorithm>
#include <charconv>
#include <cstring>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "backend/core/encoding.h"
#include "backend/core/try.h"
#include "backend/launchers/launchers_internal.h"

namespace trainyard::launchers {

namespace {

using nlohmann::json;

/// What a user can choose by task.launcherOptions.
struct YarnOptions {
    std::string queue = "default", jar;
    int memory = 1024, cores = 1; ///< of each container; MiB
};

Result<int> positive(const std::string &option, const std::string &text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1)
        return fail(ErrorCode::InvalidArgument, "launcher",
                    fmt::format("task.launcherOptions: {} needs a number from 1 on, not \"{}\"", option, text));
    return number;
}

Result<YarnOptions> yarnOptions(const std::vector<std::string> &words)
{
    YarnOptions options;
    for (std::size_t at = 0; at < words.size(); at += 2) {
        const std::string &name = words[at];
        if (at + 1 == words.size() ||
            (name != "--queue" && name != "--memory" && name != "--vcores" && name != "--jar"))
            return fail(ErrorCode::InvalidArgument, "launcher",
                        fmt::format("task.launcherOptions: \"{}\" is none of --queue NAME, --memory MIB, --vcores N, "
                                    "--jar FILE",
                                    name));
        const std::string &text = words[at + 1];
        if (name == "--queue") {
            options.queue = text;
        } else if (name == "--jar") {
            options.jar = text;
        } else {
            TY_ASSIGN(const int number, positive(name, text));
            (name == "--memory" ? options.memory : options.cores) = number;
        }
    }
    return options;
}

/// Runs on the head of an EMR cluster. The resource manager takes applications by its REST interface; files of an
/// application must be in HDFS, with their size and time.
constexpr const char *kSubmit =
    R"sh(#!/bin/sh
set -eu
folder=@FOLDER@
rm=${TRAINYARD_RESOURCE_MANAGER:-http://$(hostname -f):8088}
jar=@JAR@
if [ -z "$jar" ]; then
    for jar in "${HADOOP_YARN_HOME:-/usr/lib/hadoop-yarn}"/hadoop-yarn-applications-distributedshell*.jar; do :; done
fi
[ -f "$jar" ] || { echo "there is no distributed shell of YARN at $jar: name it with --launcher-option --jar" >&2; exit 1; }
root=$(hdfs getconf -confKey fs.defaultFS)
remote=/user/$(id -un)/trainyard/@RUN@
hdfs dfs -mkdir -p "$remote"
hdfs dfs -put -f "$jar" "$remote/AppMaster.jar"
hdfs dfs -put -f "$folder/yarn.sh" "$remote/script.sh"
application=$(curl -sS --fail -X POST "$rm/ws/v1/cluster/apps/new-application" |
    sed -n 's/.*"application-id" *: *"\(application_[0-9_]*\)".*/\1/p')
[ -n "$application" ] || { echo "the resource manager at $rm gave no application id" >&2; exit 1; }
sed -e "s|@APPLICATION@|$application|" -e "s|@ROOT@|$root|" -e "s|@REMOTE@|$remote|" \
    -e "s|@JAR_SIZE@|$(hdfs dfs -stat %b "$remote/AppMaster.jar")|" \
    -e "s|@JAR_TIME@|$(hdfs dfs -stat %Y "$remote/AppMaster.jar")|" \
    -e "s|@SCRIPT_SIZE@|$(hdfs dfs -stat %b "$remote/script.sh")|" \
    -e "s|@SCRIPT_TIME@|$(hdfs dfs -stat %Y "$remote/script.sh")|" "$folder/application.json" >"$folder/submitted.json"
curl -sS --fail -X POST -H 'Content-Type: application/json' --data-binary @"$folder/submitted.json" \
    "$rm/ws/v1/cluster/apps"
echo "Submitted application $application"
)sh";

std::string replaced(std::string text, const std::string &token, const std::string &value)
{
    for (std::size_t at = text.find(token); at != std::string::npos; at = text.find(token, at + value.size()))
        text.replace(at, token.size(), value);
    return text;
}

json entry(const char *key, json value)
{
    return {{"key", key}, {"value", std::move(value)}};
}

/// The application of the stock distributed shell; submit.sh replaces what is between @.
/// \source Hadoop's documentation of the resource manager's REST interface, "Cluster Applications API (Submit)"
std::string application(const LaunchRequest &request, const YarnOptions &options)
{
    const std::string command =
        fmt::format("{{{{JAVA_HOME}}}}/bin/java -Xmx256m org.apache.hadoop.yarn.applications.distributedshell."
                    "ApplicationMaster --container_memory {} --container_vcores {} --num_containers {} --priority 0 "
                    "1><LOG_DIR>/AppMaster.stdout 2><LOG_DIR>/AppMaster.stderr",
                    options.memory, options.cores, request.job.workers);
    std::string classes = "{{CLASSPATH}}<CPS>./*<CPS>{{HADOOP_CONF_DIR}}";
    for (const char *module : {"COMMON", "HDFS", "YARN", "MAPRED"}) {
        const std::string home = fmt::format("<CPS>{{{{HADOOP_{}_HOME}}}}", module);
        classes += home + "/*" + home + "/lib/*" + home + "/share/hadoop/common/*" + home +
                   "/share/hadoop/common/lib/*" + home + "/share/hadoop/hdfs/*" + home + "/share/hadoop/yarn/*" + home +
                   "/share/hadoop/mapreduce/*";
    }
    const json jar{{"resource", "@ROOT@@REMOTE@/AppMaster.jar"},
                   {"type", "FILE"},
                   {"visibility", "APPLICATION"},
                   {"size", "@JAR_SIZE@"},
                   {"timestamp", "@JAR_TIME@"}};
    const json environment =
        json::array({entry("CLASSPATH", classes), entry("DISTRIBUTEDSHELLSCRIPTLOCATION", "@ROOT@@REMOTE@/script.sh"),
                     entry("DISTRIBUTEDSHELLSCRIPTLEN", "@SCRIPT_SIZE@"),
                     entry("DISTRIBUTEDSHELLSCRIPTTIMESTAMP", "@SCRIPT_TIME@")});
    const json all{{"application-id", "@APPLICATION@"},
                   {"application-name", "trainyard " + request.job.run.value},
                   {"application-type", "YARN"},
                   {"queue", options.queue},
                   {"max-app-attempts", 1},
                   {"unmanaged-AM", false},
                   {"resource", {{"memory", 512}, {"vCores", 1}}},
                   {"am-container-spec",
                    {{"local-resources", {{"entry", json::array({entry("AppMaster.jar", jar)})}}},
                     {"commands", {{"command", command}}},
                     {"environment", {{"entry", environment}}}}}};
    return all.dump(2) + "\n";
}

/// A command on the head that calls the resource manager about one application.
std::vector<std::string> ask(const char *words)
{
    return {"/bin/sh", "-c",
            fmt::format("curl -sS --fail {}", words) +
                " \"${TRAINYARD_RESOURCE_MANAGER:-http://$(hostname -f):8088}/ws/v1/cluster/apps/$1" +
                (std::strlen(words) > 0 ? "/state\"" : "\""),
            "curl", "{id}"};
}

/// YARN, as on EMR: the stock distributed shell starts a container for each worker.
class YarnLauncher final : public Launcher {
public:
    protocol::Launcher id() const override { return protocol::Launcher::Yarn; }
    std::string_view program() const override { return "hdfs"; }
    Result<LaunchPlan> plan(const LaunchRequest &request) const override
    {
        TY_TRY(checkedMachines(request));
        TY_ASSIGN(const auto options, yarnOptions(request.job.task.launcherOptions));
        LaunchPlan plan;
        plan.submits = true;
        std::string script = replaced(kSubmit, "@FOLDER@", shellQuote(request.runFolder));
        script = replaced(std::move(script), "@JAR@", shellQuote(options.jar));
        plan.files["submit.sh"] = replaced(std::move(script), "@RUN@", request.job.run.value);
        plan.files["yarn.sh"] = "#!/bin/bash\n" + homeLine(request) + "exec " + joinLine(request) + "\n";
        plan.files["application.json"] = application(request, options);
        plan.start = {"/bin/sh", request.runFolder + "/submit.sh"};
        plan.state = ask("");
        plan.cancel = ask("-X PUT -H 'Content-Type: application/json' -d '{\"state\":\"KILLED\"}'");
        plan.logs = {"yarn", "logs", "-applicationId", "{id}"};
        return plan;
    }
    /// "Submitted application application_1700000000000_0001"
    std::optional<std::string> idIn(std::string_view output) const override
    {
        const auto at = output.rfind("application_");
        if (at == std::string_view::npos)
            return std::nullopt;
        output.remove_prefix(at);
        const std::string_view numbers = output.substr(12);
        const std::size_t length = std::min(numbers.find_first_not_of("0123456789_"), numbers.size());
        return length == 0 ? std::nullopt : std::optional(std::string(output.substr(0, 12 + length)));
    }
    QueueState stateIn(std::string_view output) const override
    {
        const json reply = json::parse(output, nullptr, false);
        if (!reply.is_object() || !reply.contains("app") || !reply["app"].is_object())
            return QueueState::Unknown;
        const json &app = reply["app"];
        const auto word = [&](const char *name) {
            return app.contains(name) && app[name].is_string() ? app[name].get<std::string>() : std::string();
        };
        const std::string state = word("state");
        if (state == "NEW" || state == "NEW_SAVING" || state == "SUBMITTED" || state == "ACCEPTED")
            return QueueState::Waiting;
        if (state == "RUNNING" || state == "FINISHING")
            return QueueState::Running;
        if (state == "FINISHED")
            return word("finalStatus") == "SUCCEEDED" ? QueueState::Ended : QueueState::Failed;
        return state == "FAILED" || state == "KILLED" ? QueueState::Failed : QueueState::Unknown;
    }
};

} // namespace

const Launcher &yarnLauncher()
{
    static const YarnLauncher launcher;
    return launcher;
}

} // namespace trainyard::launchers
