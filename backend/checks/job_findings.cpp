#include "backend/checks/job_findings.h"

#include <algorithm>

#include <fmt/format.h>

namespace trainyard::checks {

namespace {

using data::DataFacts;
using protocol::InputSpec;
using protocol::JobSpec;
using protocol::ModelInput;

constexpr int kSmallPart = 4; ///< a crop of less than 1/4 of the picture loses most of it

std::string channelsText(int channels)
{
    return channels == 1   ? "1 channel (grey)"
           : channels == 3 ? "3 channels (colour)"
                           : fmt::format("{} channels", channels);
}

/// Collects the findings of one job. Each function checks one matter.
class JobChecks {
public:
    JobChecks(const JobSpec &job, const ModelInput &model, const JobData &data)
        : m_job(job)
        , m_model(model)
        , m_data(data)
    {
    }

    std::vector<JobFinding> all()
    {
        part(m_data.training, false);
        if (m_data.validation)
            part(*m_data.validation, true);
        else if (m_data.validationRead)
            add(Severity::Warning, &JobSpec::input, "--data-val",
                fmt::format("{} has no validation files, so no accuracy will be measured: name some with --data-val.",
                            m_job.data));
        samples();
        classes();
        augmentation();
        std::ranges::stable_sort(m_found, {}, &JobFinding::severity);
        return std::move(m_found);
    }

private:
    void add(Severity severity, FieldOf<JobSpec> field, std::string option, std::string sentence)
    {
        m_found.push_back({field, std::move(option), std::move(sentence), severity});
    }

    /// The path of a part: "s3://b/p", or "the validation data of s3://b/p".
    std::string nameOf(bool validation) const
    {
        if (!validation)
            return m_job.data;
        return m_job.input.validation.empty() ? "the validation data of " + m_job.data : m_job.input.validation;
    }

    void part(const DataFacts &facts, bool validation)
    {
        if (facts.shape.height == 0) {
            if (!validation)
                add(Severity::Problem, &JobSpec::data, "--data",
                    m_job.data + " has no pictures: name a data set that has.");
            return;
        }
        // What is wrong with both parts is reported once.
        const DataFacts &training = m_data.training;
        if (!validation || facts.shape != training.shape || facts.fixedChannels != training.fixedChannels) {
            channels(facts, validation);
            size(facts, validation);
        }
        if (!validation || facts.highest > training.highest)
            labels(facts, validation);
    }

    void channels(const DataFacts &facts, bool validation)
    {
        if (!facts.fixedChannels || facts.shape.channels == m_model.channels)
            return;
        add(Severity::Problem, &JobSpec::model, "--network",
            fmt::format("The pictures of {} have {}, and {} takes {}: choose another model{}, or a data set of {}.",
                        nameOf(validation), channelsText(facts.shape.channels), m_job.model,
                        channelsText(m_model.channels), suggestion(facts.shape),
                        m_model.channels == 1 ? "grey pictures" : "colour pictures"));
    }

    /// Built-in models for pictures of this shape.
    static std::string suggestion(const data::ImageShape &shape)
    {
        if (shape.channels == 1 && shape.height >= 28 && shape.width >= 28)
            return " (mlp or lenet)";
        if (shape.channels == 3 && shape.height >= 32 && shape.width >= 32)
            return " (such as cifar-resnet-20-32x32)";
        if (shape.channels == 3 && shape.height >= 28 && shape.width >= 28)
            return " (such as cifar-resnet-20-28x28)";
        return {};
    }

    void size(const DataFacts &facts, bool validation)
    {
        const data::ImageShape &shape = facts.shape;
        const int missing = std::max({m_model.height - shape.height - 2 * m_job.input.pad,
                                      m_model.width - shape.width - 2 * m_job.input.pad, 0});
        if (missing > 0) {
            add(Severity::Problem, &JobSpec::model, "--network",
                fmt::format("The pictures of {} are {}x{}{}, smaller than the {}x{} that {} takes: choose a model for "
                            "smaller pictures{}, or fill up the difference with --pad-size {}.",
                            nameOf(validation), shape.height, shape.width,
                            m_job.input.pad > 0 ? fmt::format(", padded by {}", m_job.input.pad) : "", m_model.height,
                            m_model.width, m_job.model, suggestion(shape), m_job.input.pad + (missing + 1) / 2));
        } else if (std::int64_t(shape.height) * shape.width >
                   std::int64_t(kSmallPart) * m_model.height * m_model.width) {
            add(Severity::Warning, &JobSpec::input, validation ? "--data-val" : "--data",
                fmt::format("The pictures of {} are {}x{}, and training uses only a part of {}x{} of each, since it "
                            "crops and does not scale: pack them smaller with data pack --resize {}.",
                            nameOf(validation), shape.height, shape.width, m_model.height, m_model.width,
                            std::max(m_model.height, m_model.width)));
        }
    }

    void labels(const DataFacts &facts, bool validation)
    {
        if (m_model.classes == 0 || facts.labelsRead == 0 || facts.highest < m_model.classes)
            return;
        const std::string what =
            fmt::format("The labels of {} go up to {} ({}), and {} has {} classes, 0 to {}", nameOf(validation),
                        facts.highest, facts.highestAt, m_job.model, m_model.classes, m_model.classes - 1);
        if (m_job.network.empty())
            add(Severity::Problem, &JobSpec::classes, "--num-classes",
                fmt::format("{}: choose --num-classes {}{}.", what, facts.highest + 1,
                            facts.allLabels ? "" : " or more"));
        else
            add(Severity::Problem, &JobSpec::network, "--network",
                fmt::format("{}: give its last layer {} outputs{}.", what, facts.highest + 1,
                            facts.allLabels ? "" : " or more"));
    }

    /// A model with more classes than any label uses.
    void classes()
    {
        if (!m_data.training.allLabels || m_data.training.labelsRead == 0 || m_model.classes == 0)
            return;
        const int highest =
            std::max(m_data.training.highest, m_data.validation ? m_data.validation->highest : m_data.training.highest);
        const bool usual = m_job.network.empty() && m_job.classes == 0 && m_model.classes == 10;
        if (highest + 1 < m_model.classes && !usual)
            add(Severity::Warning, &JobSpec::classes, m_job.network.empty() ? "--num-classes" : "--network",
                fmt::format("{} has {} classes, and no label of {} is above {}: {} classes are enough.", m_job.model,
                            m_model.classes, m_job.data, highest, highest + 1));
    }

    void samples()
    {
        if (!m_data.training.samples)
            return;
        const std::int64_t samples = *m_data.training.samples, perStep = m_job.samplesPerStep(m_job.workers);
        if (samples < m_job.workers)
            add(Severity::Problem, &JobSpec::data, "--data",
                fmt::format("{} has {} pictures to train on, too few for {} workers: use fewer workers, or more data.",
                            m_job.data, samples, m_job.workers));
        else if (samples < perStep)
            add(Severity::Warning, &JobSpec::batchSize, "--batch-size",
                fmt::format(
                    "A step of all workers takes {} samples, and {} has {}: an epoch is a single step; choose a "
                    "--batch-size of at most {}.",
                    perStep, m_job.data, samples, m_job.globalBatch ? samples : samples / m_job.workers));
    }

    void augmentation()
    {
        const InputSpec &input = m_job.input;
        const data::ImageShape &shape = m_data.training.shape;
        const auto noEffect = [this](const char *option, const std::string &why) {
            add(Severity::Warning, &JobSpec::input, option, fmt::format("{} has no effect: {}.", option, why));
        };
        for (const auto &[value, option] :
             {std::pair(input.maxHue, "--max-random-h"), std::pair(input.maxSaturation, "--max-random-s"),
              std::pair(input.maxLightness, "--max-random-l")})
            if (value > 0 && m_model.channels != 3)
                noEffect(option, fmt::format("{} takes grey pictures; omit it", m_job.model));
        if (input.randomCrop && input.pad == 0 && shape.height == m_model.height && shape.width == m_model.width)
            noEffect("--random-crop",
                     fmt::format("the pictures of {} are as large as the input of {}; add --pad-size, or "
                                 "omit it",
                                 m_job.data, m_job.model));
        const auto [channels, height, width] = input.rawShape;
        if (height > 0 && m_data.training.format != data::Format::Record)
            add(Severity::Warning, &JobSpec::input, "--job",
                fmt::format("rawShape has no effect: {} has no records of raw pixels; remove it from the job's file.",
                            m_job.data));
    }

    const JobSpec &m_job;
    const ModelInput &m_model;
    const JobData &m_data;
    std::vector<JobFinding> m_found;
};

} // namespace

std::vector<JobFinding> findingsOf(const JobSpec &job, const ModelInput &model, const JobData &data)
{
    return JobChecks(job, model, data).all();
}

} // namespace trainyard::checks
