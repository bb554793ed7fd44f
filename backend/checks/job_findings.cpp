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

Sentence channelsText(int channels)
{
    return channels == 1   ? say("1 channel (grey)")
           : channels == 3 ? say("3 channels (colour)")
                           : say("%1 channels", channels);
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
                say("%1 has no validation files, so no accuracy will be measured: name some with --data-val.",
                    m_job.data));
        samples();
        classes();
        augmentation();
        std::ranges::stable_sort(m_found, {}, &JobFinding::severity);
        return std::move(m_found);
    }

private:
    void add(Severity severity, FieldOf<JobSpec> field, std::string option, Sentence sentence)
    {
        m_found.push_back({field, std::move(option), std::move(sentence), severity});
    }

    /// The path of a part: "s3://b/p", or "the validation data of s3://b/p".
    Sentence nameOf(bool validation) const
    {
        if (!validation)
            return Sentence::verbatim(m_job.data);
        return m_job.input.validation.empty() ? say("the validation data of %1", m_job.data)
                                              : Sentence::verbatim(m_job.input.validation);
    }

    void part(const DataFacts &facts, bool validation)
    {
        if (facts.shape.height == 0) {
            if (!validation)
                add(Severity::Problem, &JobSpec::data, "--data",
                    say("%1 has no pictures: name a data set that has.", m_job.data));
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
            say("The pictures of %1 have %2, and %3 takes %4: choose %5, or a data set of %6.", nameOf(validation),
                channelsText(facts.shape.channels), m_job.model, channelsText(m_model.channels),
                suggestion(facts.shape), m_model.channels == 1 ? say("grey pictures") : say("colour pictures")));
    }

    /// Built-in models for pictures of this shape.
    static Sentence suggestion(const data::ImageShape &shape)
    {
        if (shape.channels == 1 && shape.height >= 28 && shape.width >= 28)
            return say("another model (mlp or lenet)");
        if (shape.channels == 3 && shape.height >= 28 && shape.width >= 28)
            return say("another model (such as %1)",
                       shape.height >= 32 && shape.width >= 32 ? "cifar-resnet-20-32x32" : "cifar-resnet-20-28x28");
        return say("another model");
    }

    static std::string sizeText(int height, int width) { return fmt::format("{}x{}", height, width); }
    Sentence paddedSize(const data::ImageShape &shape) const
    {
        const std::string size = sizeText(shape.height, shape.width);
        return m_job.input.pad > 0 ? say("%1, padded by %2", size, m_job.input.pad) : Sentence::verbatim(size);
    }

    void size(const DataFacts &facts, bool validation)
    {
        const data::ImageShape &shape = facts.shape;
        const int missing = std::max({m_model.height - shape.height - 2 * m_job.input.pad,
                                      m_model.width - shape.width - 2 * m_job.input.pad, 0});
        if (missing > 0) {
            add(Severity::Problem, &JobSpec::model, "--network",
                say("The pictures of %1 are %2, smaller than the %3 that %4 takes: choose %5, or fill up the "
                    "difference "
                    "with --pad-size %6.",
                    nameOf(validation), paddedSize(shape), sizeText(m_model.height, m_model.width), m_job.model,
                    suggestion(shape), m_job.input.pad + (missing + 1) / 2));
        } else if (std::int64_t(shape.height) * shape.width >
                   std::int64_t(kSmallPart) * m_model.height * m_model.width) {
            add(Severity::Warning, &JobSpec::input, validation ? "--data-val" : "--data",
                say("The pictures of %1 are %2, and training uses only a part of %3 of each, since it crops and does "
                    "not "
                    "scale: pack them smaller with data pack --resize %4.",
                    nameOf(validation), sizeText(shape.height, shape.width), sizeText(m_model.height, m_model.width),
                    std::max(m_model.height, m_model.width)));
        }
    }

    void labels(const DataFacts &facts, bool validation)
    {
        if (m_model.classes == 0 || facts.labelsRead == 0 || facts.highest < m_model.classes)
            return;
        const Sentence what =
            say("The labels of %1 go up to %2 (%3), and %4 has %5 classes, 0 to %6", nameOf(validation), facts.highest,
                facts.highestAt, m_job.model, m_model.classes, m_model.classes - 1);
        const int wanted = facts.highest + 1;
        if (m_job.network.empty())
            add(Severity::Problem, &JobSpec::classes, "--num-classes",
                facts.allLabels ? say("%1: choose --num-classes %2.", what, wanted)
                                : say("%1: choose --num-classes %2 or more.", what, wanted));
        else
            add(Severity::Problem, &JobSpec::network, "--network",
                facts.allLabels ? say("%1: give its last layer %2 outputs.", what, wanted)
                                : say("%1: give its last layer %2 outputs or more.", what, wanted));
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
                say("%1 has %2 classes, and no label of %3 is above %4: %5 classes are enough.", m_job.model,
                    m_model.classes, m_job.data, highest, highest + 1));
    }

    void samples()
    {
        if (!m_data.training.samples)
            return;
        const std::int64_t samples = *m_data.training.samples, perStep = m_job.samplesPerStep(m_job.workers);
        if (samples < m_job.workers)
            add(Severity::Problem, &JobSpec::data, "--data",
                say("%1 has %2 pictures to train on, too few for %3 workers: use fewer workers, or more data.",
                    m_job.data, samples, m_job.workers));
        else if (samples < perStep)
            add(Severity::Warning, &JobSpec::batchSize, "--batch-size",
                say("A step of all workers takes %1 samples, and %2 has %3: an epoch is a single step; choose a "
                    "--batch-size of at most %4.",
                    perStep, m_job.data, samples, m_job.globalBatch ? samples : samples / m_job.workers));
    }

    void augmentation()
    {
        const InputSpec &input = m_job.input;
        const data::ImageShape &shape = m_data.training.shape;
        const auto noEffect = [this](const char *option, const Sentence &why) {
            add(Severity::Warning, &JobSpec::input, option, say("%1 has no effect: %2.", option, why));
        };
        for (const auto &[value, option] :
             {std::pair(input.maxHue, "--max-random-h"), std::pair(input.maxSaturation, "--max-random-s"),
              std::pair(input.maxLightness, "--max-random-l")})
            if (value > 0 && m_model.channels != 3)
                noEffect(option, say("%1 takes grey pictures; omit it", m_job.model));
        if (input.randomCrop && input.pad == 0 && shape.height == m_model.height && shape.width == m_model.width)
            noEffect("--random-crop",
                     say("the pictures of %1 are as large as the input of %2; add --pad-size, or omit it", m_job.data,
                         m_job.model));
        const auto [channels, height, width] = input.rawShape;
        if (height > 0 && m_data.training.format != data::Format::Record)
            add(Severity::Warning, &JobSpec::input, "--job",
                say("rawShape has no effect: %1 has no records of raw pixels; remove it from the job's file.",
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
