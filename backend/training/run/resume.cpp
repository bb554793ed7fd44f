#include "backend/training/run/resume.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>

#include <fmt/format.h>

#include "backend/core/async/steps.h"
#include "backend/core/try.h"
#include "backend/core/units.h"
#include "backend/storage/storage.h"
#include "backend/training/checkpoints/checkpoints_internal.h"
#include "backend/training/data/data_sets.h"
#include "backend/training/run/cluster_run.h"

namespace trainyard::training {

namespace fs = std::filesystem;
using cluster::CloudContext;
using protocol::CheckpointName;

namespace {

/// The newest checkpoint among names; empty without one.
std::optional<CheckpointName> newestOf(const std::vector<std::string> &names)
{
    std::optional<CheckpointName> newest;
    for (const std::string &name : names)
        newest = std::max(newest, protocol::checkpointNameOf(name));
    return newest;
}

Result<ResumeSource> fromFile(fs::path file, const CallContext &context)
{
    std::error_code error;
    if (fs::is_directory(file, error)) {
        std::vector<std::string> names;
        for (fs::directory_iterator it(file, error), end; !error && it != end; it.increment(error))
            names.push_back(it->path().filename().string());
        const auto newest = newestOf(names);
        if (!newest)
            return fail(ErrorCode::NotFound, file.string(), "there is no checkpoint in this folder");
        file /= protocol::fileNameOf(*newest);
    }
    ResumeSource source;
    source.origin = file.string();
    TY_ASSIGN(source.header, verifyCheckpoint(file, context));
    source.file = std::move(file);
    return source;
}

Result<ResumeSource> fromBucket(const CloudContext &cloud, const std::string &wanted, const CallContext &context)
{
    TY_ASSIGN(const auto entries, storage::list(wanted, storageOf(cloud), context));
    ResumeSource source;
    source.uri = wanted;
    if (std::ranges::find(entries, wanted, &storage::Entry::uri) == entries.end()) {
        const std::string folder = wanted + (wanted.ends_with('/') ? "" : "/");
        std::vector<std::string> names;
        for (const storage::Entry &entry : entries) {
            if (entry.uri.starts_with(folder))
                names.push_back(entry.uri.substr(folder.size()));
        }
        const auto newest = newestOf(names);
        if (!newest)
            return fail(ErrorCode::NotFound, wanted, "there is no checkpoint at this address");
        source.uri = folder + protocol::fileNameOf(*newest);
    }
    source.origin = source.uri;
    TY_ASSIGN(source.header, headerAt(cloud, source.uri, context));
    return source;
}

Result<ResumeSource> fromRun(const CloudContext &cloud, const ledger::Run &run, std::optional<int> epochs,
                             const ProgressSink &sink, const CallContext &context)
{
    TY_ASSIGN(const auto list, listCheckpoints(cloud, run, context));
    CheckpointChoice choice;
    choice.epochs = epochs;
    TY_ASSIGN(const auto newest, chooseCheckpoint(list, run, choice));
    ResumeSource source;
    source.header = newest.header;
    source.origin = fmt::format("epoch {} of run {}", newest.header.epochs, run.id.value);
    source.file = newest.here;
    if (newest.here.empty())
        source.uri = newest.uri;
    if (!newest.onMachinesOnly())
        return source;
    source.file = checkpointFolder(cloud, run.id) / protocol::fileNameOf(newest.header.name());
    StepReporter report(sink, {"fetch-model", "Copying the checkpoint to this computer", ""});
    report.begin();
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        report.progress(formatBytes(done), double(done) / double(std::max<std::uint64_t>(total, 1)));
    };
    TY_ASSIGN(const auto lock, CheckpointLock::take(cloud, run.id, context));
    TY_TRY(report.end(copyCheckpoint(cloud, run, newest, source.file, progress, context)));
    return source;
}

} // namespace

std::pair<std::string, std::optional<int>> splitResume(const std::string &wanted)
{
    const auto at = wanted.rfind('@');
    int epochs = 0;
    if (at == std::string::npos || at == 0)
        return {wanted, std::nullopt};
    const char *const begin = wanted.data() + at + 1, *const end = wanted.data() + wanted.size();
    const auto [last, problem] = std::from_chars(begin, end, epochs);
    if (problem != std::errc() || last != end || begin == end || epochs < 0)
        return {wanted, std::nullopt};
    return {wanted.substr(0, at), epochs};
}

Result<ResumeSource> findResume(const CloudContext &cloud, const std::string &wanted, const ProgressSink &sink,
                                const CallContext &context)
{
    if (protocol::isS3(wanted))
        return fromBucket(cloud, wanted, context);
    constexpr std::string_view kFile = "file://";
    const fs::path path = wanted.substr(wanted.starts_with(kFile) ? kFile.size() : 0);
    std::error_code unknown;
    if (fs::exists(path, unknown) || path.has_parent_path())
        return fromFile(path, context);
    std::optional<int> epochs;
    auto run = findRun(cloud, wanted); // a name may have an @
    if (!run && run.error().code == ErrorCode::NotFound) {
        const auto parts = splitResume(wanted);
        epochs = parts.second;
        run = findRun(cloud, parts.first);
    }
    if (!run && run.error().code == ErrorCode::NotFound)
        return fail(ErrorCode::NotFound, "--resume " + wanted, "it is neither a run of the ledger nor a file here");
    return run ? fromRun(cloud, *run, epochs, sink, context) : fail(run.error());
}

Status checkResume(const ResumeSource &source, const protocol::JobSpec &job)
{
    const CheckpointHeader &header = source.header;
    // The roles compare the tensors of models that are no built-in ones.
    if (header.network.empty() && job.network.empty() && header.model != job.model)
        return fail(ErrorCode::InvalidArgument, source.origin,
                    fmt::format("the checkpoint is one of {}, and the job trains {}", header.model, job.model));
    if (header.epochs >= job.epochs)
        return fail(ErrorCode::InvalidArgument, source.origin,
                    fmt::format("the checkpoint has {} epochs, and the job wants {}", header.epochs, job.epochs));
    return {};
}

} // namespace trainyard::training
