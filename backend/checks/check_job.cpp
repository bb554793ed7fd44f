#include "backend/checks/check_job.h"

#include <algorithm>

#include "backend/core/try.h"
#include "backend/storage/sources.h"

namespace trainyard::checks {

namespace {

using protocol::JobSpec;

/// Whether an error is in the data, not in the way to it.
bool isInData(const Error &error)
{
    return error.code == ErrorCode::NotFound || error.code == ErrorCode::CorruptData ||
           error.code == ErrorCode::InvalidArgument;
}

/// Reads the facts of one part, as the trainer chooses its files.
Result<std::optional<data::DataFacts>> readPart(const JobSpec &job, data::Split part,
                                                const std::vector<storage::Entry> &entries,
                                                const storage::StorageConfig &storage, const CallContext &context)
{
    const bool apart = part == data::Split::Validation && !job.input.validation.empty();
    data::FactsOptions options;
    TY_ASSIGN(options.format, data::formatFromString(job.input.format));
    if (!apart)
        options.part = part;
    const auto [channels, height, width] = job.input.rawShape;
    options.raw = {height, width, channels};
    return data::readDataFacts(entries, apart ? job.input.validation : job.data, options, storage, context);
}

/// Reads both parts.
Result<JobData> readData(const JobSpec &job, const storage::StorageConfig &storage, const CallContext &context)
{
    JobData found;
    TY_ASSIGN(const auto entries, storage::expandSources(job.data, storage, context));
    TY_ASSIGN(auto training, readPart(job, data::Split::Train, entries, storage, context));
    if (!training)
        return fail(ErrorCode::CorruptData, job.data, "the training set is empty");
    found.training = std::move(*training);
    if (job.input.validation.empty()) {
        TY_ASSIGN(found.validation, readPart(job, data::Split::Validation, entries, storage, context));
        return found;
    }
    TY_ASSIGN(const auto others, storage::expandSources(job.input.validation, storage, context));
    TY_ASSIGN(found.validation, readPart(job, data::Split::Validation, others, storage, context));
    return found;
}

} // namespace

bool JobCheck::passed() const
{
    return !dataError &&
           std::ranges::none_of(findings, [](const JobFinding &one) { return one.severity == Severity::Problem; });
}

Sentence JobCheck::text(Severity severity) const
{
    Sentence all;
    for (const JobFinding &one : findings)
        if (one.severity == severity)
            all = followedBy(all, one.sentence);
    return all;
}

Status JobCheck::status() const
{
    if (dataError)
        return fail(*dataError);
    if (passed())
        return {};
    std::string options;
    for (const JobFinding &one : findings)
        if (one.severity == Severity::Problem && options.find(one.option) == std::string::npos)
            options += (options.empty() ? "" : ", ") + one.option;
    return fail(ErrorCode::InvalidArgument, options, text(Severity::Problem).english());
}

JobFinding notChecked(const std::string &data, const Sentence &why)
{
    return {&JobSpec::data, "--data", say("The job could not be checked against %1: %2.", data, why),
            Severity::Warning};
}

JobCheck checkJob(const JobSpec &job, const storage::StorageConfig &storage, const CallContext &context)
{
    const auto model = protocol::modelInputOf(job);
    if (!model)
        return {{{job.network.empty() ? FieldOf<JobSpec>(&JobSpec::model) : &JobSpec::network, "--network",
                  Sentence::verbatim(model.error().detail), Severity::Problem}},
                {}};
    if (usesS3(job) && !storage.s3)
        return {{notChecked(job.data, say("there is no access to S3 from here"))}, {}};
    const CallContext limited{context.deadline.earlier(Deadline::after(kCheckTime)), context.stop};
    const auto data = readData(job, storage, limited);
    if (data)
        return {findingsOf(job, *model, *data), {}};
    if (isInData(data.error()))
        return {{}, data.error()};
    return {{notChecked(job.data, Sentence::verbatim(data.error().source + ": " + data.error().detail))}, {}};
}

} // namespace trainyard::checks
