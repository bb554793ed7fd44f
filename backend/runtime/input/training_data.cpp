#include "backend/runtime/input/training_data.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "backend/aws/credentials/credentials.h"
#include "backend/core/system/files.h"
#include "backend/core/try.h"

namespace trainyard::input {

namespace {

using data::Split;

Result<std::unique_ptr<data::Dataset>> openPart(const protocol::JobSpec &job, Split part, int channels,
                                                const storage::StorageConfig &storage, std::stop_token stop)
{
    const protocol::InputSpec &input = job.input;
    const bool apart = part == Split::Validation && !input.validation.empty();
    TY_ASSIGN(const auto format, data::formatFromString(input.format));
    const auto [rawChannels, rawHeight, rawWidth] = input.rawShape;
    data::OpenOptions options;
    options.format = format;
    if (!apart) // a separate path is used completely
        options.part = part;
    options.channels = channels;
    options.raw = {rawHeight, rawWidth, rawChannels};
    options.decodedBytes = std::uint64_t(input.cacheMegabytes) << 20;
    options.threads = input.threads;
    return data::openDataset(apart ? input.validation : job.data, options, storage, stop);
}

/// Checks the first image; the others are checked when they are used.
Status probe(const data::Dataset &set, const Augmenter &augmenter, std::stop_token stop)
{
    if (set.size() == 0)
        return {};
    data::ReadScratch scratch;
    TY_ASSIGN(const auto sample, set.sample(0, scratch, stop));
    std::vector<std::uint8_t> pixels;
    std::vector<float> values(augmenter.shape().size());
    const auto done = augmenter.apply(sample.image, 0, pixels, values.data());
    return done ? done : fail(done.error().code, set.location(0), done.error().detail);
}

} // namespace

bool mayPass(const Error &error)
{
    const bool renewed = environment("AWS_ACCESS_KEY_ID").empty() || !environment(aws::kKeysFileVariable).empty();
    return error.retryable() || (error.code == ErrorCode::CredentialsExpired && renewed);
}

TrainingData::TrainingData(const protocol::JobSpec &job, data::ImageShape wanted, Layout layout)
    : m_job(job)
    , m_change(job.input, wanted, layout, true)
    , m_middle(job.input, wanted, layout, false)
{
}

Result<std::unique_ptr<TrainingData>> TrainingData::open(const protocol::JobSpec &job, data::ImageShape wanted,
                                                         Layout layout, const storage::StorageConfig &storage,
                                                         std::stop_token stop)
{
    const auto start = std::chrono::steady_clock::now();
    auto made = std::unique_ptr<TrainingData>(new TrainingData(job, wanted, layout));
    for (const Split part : {Split::Train, Split::Validation}) {
        TY_ASSIGN(auto set, openPart(job, part, wanted.channels, storage, stop));
        const bool training = part == Split::Train;
        TY_TRY(probe(*set, training ? made->m_change : made->m_middle, stop));
        (training ? made->m_training : made->m_validation) = std::move(set);
    }
    if (made->trainingSamples() == 0)
        return fail(ErrorCode::CorruptData, job.data, "the training set is empty");
    if (made->validationSamples() == 0)
        spdlog::warn("{} has no files to validate on; name some with --data-val", job.data);
    spdlog::info("read {} training and {} validation images from {} in {:.2f} s", made->trainingSamples(),
                 made->validationSamples(), job.data,
                 std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    return made;
}

FeedOptions TrainingData::feedOptions(int classes) const
{
    FeedOptions options;
    options.classes = classes;
    options.threads = m_job.input.threads;
    options.patience = std::chrono::seconds(m_job.candidateSeconds);
    options.mayPass = mayPass;
    options.onWait = m_onWait;
    return options;
}

std::unique_ptr<BatchFeed> TrainingData::training(const ShardPlan &plan, int member, int classes) const
{
    return std::make_unique<BatchFeed>(*m_training, m_change, plan, member, feedOptions(classes));
}

std::unique_ptr<BatchFeed> TrainingData::validation(int members, int member, int batch, int classes) const
{
    const ShardPlan plan({validationSamples(), m_job.seed, 0, false}, members, batch);
    return std::make_unique<BatchFeed>(*m_validation, m_middle, plan, member, feedOptions(classes));
}

} // namespace trainyard::input
