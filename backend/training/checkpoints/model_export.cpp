#include "backend/training/checkpoints/model_export.h"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "backend/core/async/steps.h"
#include "backend/core/ids.h"
#include "backend/core/system/files.h"
#include "backend/core/system/process.h"
#include "backend/core/system/scratch_folder.h"
#include "backend/core/text.h"
#include "backend/core/try.h"
#include "backend/core/units.h"

namespace trainyard::training {

namespace fs = std::filesystem;
using cluster::CloudContext;

namespace {

Status copy(const CloudContext &cloud, const ledger::Run &run, const Checkpoint &checkpoint, const fs::path &to,
            const ProgressSink &sink, const CallContext &context)
{
    StepReporter report(sink, {"get", fmt::format("Copying the checkpoint of epoch {}", checkpoint.header.epochs), ""});
    report.begin();
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        report.progress(placesOf(checkpoint), double(done) / double(std::max<std::uint64_t>(total, 1)));
    };
    return report.end(copyCheckpoint(cloud, run, checkpoint, to, progress, context),
                      formatBytes(checkpoint.header.bytes));
}

/// Converts a checkpoint with the runtime's own command.
Status convert(const fs::path &from, const fs::path &to, const ProgressSink &sink, const CallContext &context)
{
    const auto program = findOwnProgram("trainyard-runtime", "TRAINYARD_RUNTIME");
    if (!program)
        return fail(ErrorCode::NotFound, "trainyard-runtime",
                    "it converts models, and is neither beside this program nor in PATH");
    StepReporter report(sink, {"export", "Converting the model", ""});
    report.begin();
    const auto ended =
        runProcess({{*program, "model", "export", from.string(), "--to", to.string()}, {}, "", ""}, context);
    if (!ended)
        return report.failed(ended.error());
    if (ended->exitStatus != 0)
        return report.failed(
            Error{ErrorCode::LocalCommandFailed, "trainyard-runtime", std::string(trimmed(ended->err))});
    report.done();
    return {};
}

} // namespace

std::string placesOf(const Checkpoint &checkpoint)
{
    std::string text = checkpoint.here.empty() ? "" : "this computer";
    const auto add = [&text](const std::string &place) { text += (text.empty() ? "" : ", ") + place; };
    if (!checkpoint.uri.empty())
        add(checkpoint.uri);
    for (const std::string &node : checkpoint.nodes)
        add(node);
    return text;
}

Status saveModel(const CloudContext &cloud, const ledger::Run &run, const Checkpoint &checkpoint, ModelFormat format,
                 const fs::path &to, const ProgressSink &sink, const CallContext &context)
{
    if (format == ModelFormat::Checkpoint)
        return copy(cloud, run, checkpoint, to, sink, context);
    const char *suffix = format == ModelFormat::Onnx ? ".onnx" : ".safetensors";
    if (to.extension() != suffix)
        return fail(ErrorCode::InvalidArgument, to.string(), fmt::format("its name does not end with {}", suffix));
    const ScratchFolder scratch(fs::temp_directory_path() / newIdText("trainyard-export-"));
    fs::path from = checkpoint.here;
    if (from.empty()) {
        from = scratch.path() / protocol::fileNameOf(checkpoint.header.name());
        TY_TRY(copy(cloud, run, checkpoint, from, sink, context));
    }
    if (to.has_parent_path())
        TY_TRY(ensureFolder(to.parent_path(), 0700));
    // Beside the target: a failed or cancelled conversion leaves an earlier file as it is.
    const fs::path part = to.parent_path() / ("." + newIdText("model-") + suffix);
    Status done = convert(from, part, sink, context);
    std::error_code error;
    if (done) {
        fs::rename(part, to, error);
        if (error)
            done = fail(systemError(error.value(), to.string(), "moving it into place"));
    }
    fs::remove(part, error);
    return done;
}

} // namespace trainyard::training
