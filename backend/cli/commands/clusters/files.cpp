// Files of a cluster's machines over SFTP: a shared file system, results, logs.

#include <algorithm>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sys/stat.h>

#include "backend/cli/cloud.h"
#include "backend/cli/commands.h"
#include "backend/cli/context.h"
#include "backend/cluster/storage/remote_files.h"
#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/ssh/sftp/sftp.h"

namespace trainyard::cli {

namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kMostEntries = 100'000;

struct FileArguments {
    std::string cluster, node = "head", path = ".", local;
};

/// The path as SFTP names it: relative to the home folder of the machine.
std::string remotePath(const std::string &path)
{
    return path == "~" ? "." : path.starts_with("~/") ? path.substr(2) : path;
}

/// The place on the machine that the arguments name.
Result<cluster::RemotePlace> placeOf(const cluster::CloudContext &cloud, const FileArguments &arguments)
{
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    const auto path = arguments.path.starts_with('/')                             ? arguments.path
                      : arguments.path == "~" || arguments.path.starts_with("~/") ? arguments.path
                                                                                  : "~/" + arguments.path;
    return cluster::RemotePlace{id, arguments.node, path};
}

Result<cluster::RemoteMachine> connect(Context &context, const cluster::CloudContext &cloud,
                                       const FileArguments &arguments)
{
    TY_ASSIGN(const auto id, cluster::findCluster(cloud, arguments.cluster));
    return cluster::RemoteMachine::open(cloud, id, arguments.node, context.request());
}

Result<int> list(Context &context, const FileArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto connection, connect(context, cloud, arguments));
    TY_ASSIGN(auto entries, connection.sftp().list(remotePath(arguments.path), kMostEntries, context.request()));
    std::ranges::sort(entries, {}, &ssh::RemoteEntry::name);
    json files = json::array();
    Table table({{"SIZE", Table::Align::Right}, {"NAME"}});
    for (const auto &entry : entries) {
        files.push_back({{"name", printable(entry.name)}, {"bytes", entry.file.size}, {"folder", entry.file.isFolder}});
        table.add(
            {entry.file.isFolder ? "" : formatBytes(entry.file.size), entry.name + (entry.file.isFolder ? "/" : "")});
    }
    return context.print({{"path", arguments.path}, {"entries", files}},
                         table.empty() ? "The folder is empty.\n" : table.text(context.out));
}

/// The name of the last component, which becomes the name of a file or folder here.
Result<std::string> nameOf(const std::string &path)
{
    const auto plain = path.substr(0, path.find_last_not_of('/') + 1); // "set/" is a folder
    const auto name = fs::path(plain).filename().string();
    if (name.empty() || name == "." || name == "..")
        return fail(ErrorCode::InvalidArgument, path, "the path of a file or folder is wanted");
    return name;
}

ssh::TransferProgress shownBy(const StepReporter &report)
{
    return [&report](std::uint64_t done, std::uint64_t total) {
        report.progress(fmt::format("{} of {}", formatBytes(done), formatBytes(total)),
                        total ? double(done) / double(total) : -1);
    };
}

/// Transfers a folder with all below it, over several connections.
Result<int> transferFolder(Context &context, const cluster::CloudContext &cloud, const std::vector<std::string> &from,
                           const std::string &to, const std::string &title)
{
    ProgressView view(stderr, context.globals.json);
    const auto sink = view.sink();
    StepReporter report(sink, {.step = "transfer", .title = title});
    report.begin();
    storage::BatchProgress last;
    const auto shown = [&](const storage::BatchProgress &now) {
        last = now;
        report.progress(fmt::format("{} of {} files, {} of {}", now.files, now.totalFiles, formatBytes(now.bytes),
                                    formatBytes(now.totalBytes)),
                        now.totalBytes ? double(now.bytes) / double(now.totalBytes) : -1);
    };
    cluster::CompletedTransfers completed;
    const auto done = report.end(cluster::transferRemote(cloud, from, to, completed, shown, context.transfer()));
    view.close();
    if (!done)
        return fail(done.error());
    return context.print({{"from", from.front()}, {"to", to}, {"files", last.files}, {"bytes", last.bytes}},
                         fmt::format("{} files, {}\n", last.files, formatBytes(last.bytes)));
}

Result<int> get(Context &context, const FileArguments &arguments)
{
    TY_ASSIGN(const auto name, nameOf(arguments.path));
    std::error_code ignored;
    const bool isFolder =
        arguments.local.empty() || arguments.local.ends_with('/') || fs::is_directory(arguments.local, ignored);
    const fs::path target = isFolder ? fs::path(arguments.local) / name : fs::path(arguments.local);
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto connection, connect(context, cloud, arguments));
    TY_ASSIGN(const auto there, connection.sftp().stat(remotePath(arguments.path), context.request()));
    if (there && there->isFolder) {
        TY_ASSIGN(const auto place, placeOf(cloud, arguments));
        return transferFolder(context, cloud, {place.address()}, arguments.local.empty() ? "." : arguments.local,
                              "Getting " + arguments.path);
    }
    ProgressView view(stderr, context.globals.json);
    const auto sink = view.sink();
    StepReporter report(sink, {.step = "get", .title = "Getting " + arguments.path});
    report.begin();
    const fs::path part = target.string() + ".trainyard-part";
    const auto bytes =
        report.end(connection.sftp().download(remotePath(arguments.path), part, shownBy(report), context.transfer()));
    view.close();
    if (!bytes)
        return fail(bytes.error());
    fs::rename(part, target, ignored);
    if (ignored)
        return fail(systemError(ignored.value(), target.string(), "moving into place"));
    return context.print({{"from", arguments.path}, {"to", target.string()}, {"bytes", *bytes}},
                         fmt::format("{}, {}\n", target.string(), formatBytes(*bytes)));
}

Result<int> put(Context &context, const FileArguments &arguments)
{
    TY_ASSIGN(const auto name, nameOf(arguments.local));
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto connection, connect(context, cloud, arguments));
    std::error_code ignored;
    if (fs::is_directory(arguments.local, ignored)) {
        TY_ASSIGN(const auto place, placeOf(cloud, arguments));
        return transferFolder(context, cloud, {arguments.local}, place.address(), "Putting " + arguments.local);
    }
    auto target = remotePath(arguments.path);
    TY_ASSIGN(const auto there, connection.sftp().stat(target, context.request()));
    if (target.ends_with('/') || (there && there->isFolder))
        target += (target.ends_with('/') ? "" : "/") + name;
    const bool isProgram =
        (fs::status(arguments.local, ignored).permissions() & fs::perms::owner_exec) != fs::perms::none;
    ProgressView view(stderr, context.globals.json);
    const auto sink = view.sink();
    StepReporter report(sink, {.step = "put", .title = "Putting " + arguments.local});
    report.begin();
    const auto sent = report.end(connection.sftp().upload(arguments.local, target, isProgram ? 0755 : 0644,
                                                          shownBy(report), context.transfer()));
    view.close();
    if (!sent)
        return fail(sent.error());
    return context.print({{"from", arguments.local}, {"to", target}, {"bytes", sent->bytes}, {"sha256", sent->sha256}},
                         fmt::format("{}:{}, {}\n", arguments.node, target, formatBytes(sent->bytes)));
}

Result<int> remove(Context &context, const FileArguments &arguments)
{
    TY_ASSIGN(auto cloud, openCloud(context));
    TY_ASSIGN(auto connection, connect(context, cloud, arguments));
    const auto path = remotePath(arguments.path);
    TY_ASSIGN(const auto there, connection.sftp().stat(path, context.request()));
    if (!there)
        return fail(ErrorCode::NotFound, arguments.path, "there is no such file on " + arguments.node);
    if (there->isFolder)
        return context.wrongUsage(arguments.path + " is a folder: only files are removed, one by one.");
    TY_TRY(context.confirm(
        fmt::format("Remove {} of {} ({})?", arguments.path, arguments.node, formatBytes(there->size))));
    TY_TRY(connection.sftp().remove(path, context.request()));
    return context.print({{"removed", arguments.path}}, "Removed.\n");
}

} // namespace

void addFiles(Commands &commands)
{
    CLI::App *files = commands.add("files", "Files of a cluster's machines, as of a mounted file system");
    files->require_subcommand(1);
    const auto declare = [&](const char *name, const char *about,
                             Result<int> (*run)(Context &, const FileArguments &)) {
        auto arguments = std::make_shared<FileArguments>();
        CLI::App *command = commands.add(name, about, files);
        command->add_option("NAME", arguments->cluster, "Cluster")->required();
        command->add_option("--node", arguments->node, "Machine")->capture_default_str();
        commands.onRun(command, [=](Context &context) { return run(context, *arguments); });
        return std::pair(command, arguments);
    };
    const auto listing = declare("ls", "The files of a folder", list);
    listing.first->add_option("PATH", listing.second->path, "/efs, ~/results (default: the home folder)");
    const auto getting = declare("get", "A file or folder to this computer", get);
    getting.first->add_option("PATH", getting.second->path, "File or folder of the machine")->required();
    getting.first->add_option("TO", getting.second->local, "File or folder of this computer (default: here)");
    const auto putting = declare("put", "A file or folder of this computer to a machine", put);
    putting.first->add_option("FILE", putting.second->local, "File or folder of this computer")->required();
    putting.first->add_option("PATH", putting.second->path, "File or folder of the machine")->required();
    const auto removing = declare("rm", "Remove a file of a machine, after a confirmation", remove);
    removing.first->add_option("PATH", removing.second->path, "File of the machine")->required();
}

} // namespace trainyard::cli
