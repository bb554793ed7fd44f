#include "backend/checks/job_findings.h"

#include <gmock/gmock.h>

using namespace trainyard;
using namespace trainyard::checks;
using protocol::JobSpec;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

data::DataFacts facts(data::ImageShape shape, int highest = 9, std::int64_t samples = 1000)
{
    data::DataFacts made;
    made.format = data::Format::Idx;
    made.shape = shape;
    made.fixedChannels = true;
    made.samples = made.labelsRead = samples;
    made.highest = highest;
    made.highestAt = "labels at position 7";
    made.allLabels = true;
    return made;
}

constexpr data::ImageShape kGrey{28, 28, 1}, kColour{32, 32, 3};

JobSpec jobOf(const std::string &model)
{
    JobSpec job;
    job.data = "s3://b/p";
    job.model = model;
    return job;
}

std::vector<JobFinding> found(const JobSpec &job, JobData data)
{
    const auto model = protocol::modelInputOf(job);
    EXPECT_TRUE(model) << model.error().detail;
    return findingsOf(job, *model, data);
}

std::vector<JobFinding> found(const JobSpec &job, const data::DataFacts &both)
{
    return found(job, {both, both, true});
}

auto problem(const std::string &option, const std::string &part)
{
    return AllOf(testing::Field(&JobFinding::severity, Severity::Problem), testing::Field(&JobFinding::option, option),
                 testing::Field(&JobFinding::sentence,
                                testing::Property(&Sentence::english, AllOf(HasSubstr(part), testing::EndsWith(".")))));
}
auto warning(const std::string &option, const std::string &part)
{
    return AllOf(testing::Field(&JobFinding::severity, Severity::Warning), testing::Field(&JobFinding::option, option),
                 testing::Field(&JobFinding::sentence,
                                testing::Property(&Sentence::english, AllOf(HasSubstr(part), testing::EndsWith(".")))));
}

} // namespace

TEST(JobFindings, AreEmptyForAJobThatFitsItsData)
{
    EXPECT_THAT(found(jobOf("lenet"), facts(kGrey)), IsEmpty());
    EXPECT_THAT(found(jobOf("cifar-resnet-20-32x32"), facts(kColour)), IsEmpty());
    EXPECT_THAT(found(jobOf("cifar-resnet-20-28x28"), facts(kColour)), IsEmpty()) << "crops of 28x28";
    auto converted = facts({40, 40, 1});
    converted.fixedChannels = false; // JPEG: the reader makes it colour
    EXPECT_THAT(found(jobOf("cifar-resnet-20-32x32"), converted), IsEmpty());
}

TEST(JobFindings, NameChannelsThatTheModelDoesNotTake)
{
    const auto grey = found(jobOf("cifar-resnet-20-28x28"), {facts(kGrey), {}, false});
    EXPECT_THAT(grey,
                ElementsAre(problem("--network", "The pictures of s3://b/p have 1 channel (grey), and "
                                                 "cifar-resnet-20-28x28 takes 3 channels (colour): choose another "
                                                 "model (mlp or lenet), or a data set of colour pictures.")));
    EXPECT_EQ(grey.front().field, FieldOf<JobSpec>(&JobSpec::model));
    EXPECT_THAT(found(jobOf("lenet"), {facts(kColour), {}, false}),
                ElementsAre(problem("--network", "such as cifar-resnet-20-32x32")));
}

TEST(JobFindings, CheckTheValidationDataAsWell)
{
    auto job = jobOf("lenet");
    EXPECT_THAT(found(job, {facts(kGrey), facts(kColour), true}),
                ElementsAre(problem("--network", "The pictures of the validation data of s3://b/p have 3 channels")));
    job.input.validation = "s3://b/val";
    EXPECT_THAT(found(job, {facts(kGrey), facts({20, 28, 1}), true}),
                ElementsAre(problem("--network", "The pictures of s3://b/val are 20x28, smaller than the 28x28")));
    EXPECT_THAT(found(job, {facts(kGrey), facts(kGrey, 10), true}),
                ElementsAre(problem("--num-classes", "The labels of s3://b/val go up to 10")));
    EXPECT_THAT(found(jobOf("lenet"), {facts(kGrey), {}, true}),
                ElementsAre(warning("--data-val", "no validation files")));
}

TEST(JobFindings, NamePicturesThatAreTooSmallAndThePaddingThatHelps)
{
    auto job = jobOf("cifar-resnet-20-32x32");
    EXPECT_THAT(found(job, {facts({28, 29, 3}), {}, false}), ElementsAre(problem("--network", "--pad-size 2.")));
    job.input.pad = 1;
    EXPECT_THAT(found(job, {facts({28, 29, 3}), {}, false}),
                ElementsAre(problem("--network", "28x29, padded by 1, smaller than the 32x32")));
    job.input.pad = 2;
    EXPECT_THAT(found(job, {facts({28, 29, 3}), {}, false}), IsEmpty());
    EXPECT_THAT(found(jobOf("cifar-resnet-20-32x32"), {facts({256, 256, 3}), {}, false}),
                ElementsAre(warning("--data", "--resize 32")));
}

TEST(JobFindings, NameLabelsWithoutAClassAndClassesWithoutALabel)
{
    auto job = jobOf("cifar-resnet-20-32x32");
    EXPECT_THAT(found(job, {facts(kColour, 99), {}, false}),
                ElementsAre(problem("--num-classes", "The labels of s3://b/p go up to 99 (labels at position 7), and "
                                                     "cifar-resnet-20-32x32 has 10 classes, 0 to 9: choose "
                                                     "--num-classes 100.")));
    auto sampled = facts(kColour, 99);
    sampled.allLabels = false;
    EXPECT_THAT(found(job, {sampled, {}, false}), ElementsAre(problem("--num-classes", "--num-classes 100 or more.")));
    job.classes = 100;
    EXPECT_THAT(found(job, facts(kColour, 99)), IsEmpty());
    EXPECT_THAT(found(job, facts(kColour, 9)), ElementsAre(warning("--num-classes", "10 classes are enough.")));
    auto unsure = facts(kColour, 9);
    unsure.allLabels = false;
    EXPECT_THAT(found(job, unsure), IsEmpty()) << "others may have higher labels";

    job = jobOf("mine");
    job.network = R"({"input": {"height": 28, "width": 28, "channels": 1},
                      "layers": [{"name": "fc", "kind": "dense", "outputs": 5}]})";
    EXPECT_THAT(found(job, {facts(kGrey), {}, false}),
                ElementsAre(problem("--network", "give its last layer 10 outputs.")));
}

TEST(JobFindings, NameStepsThatAreLargerThanTheData)
{
    auto job = jobOf("lenet");
    job.workers = 8;
    job.batchSize = 64;
    EXPECT_THAT(found(job, facts(kGrey, 9, 64)), IsEmpty());
    EXPECT_THAT(found(job, facts(kGrey, 9, 63)), ElementsAre(warning("--batch-size", "at most 63.")));
    EXPECT_THAT(found(job, facts(kGrey, 9, 7)),
                ElementsAre(problem("--data", "7 pictures to train on, too few for 8 workers")));
    job.globalBatch = false; // 64 of each worker
    EXPECT_THAT(found(job, facts(kGrey, 9, 511)),
                ElementsAre(warning("--batch-size", "A step of all workers takes 512 samples, and s3://b/p has 511")));
    auto unknown = facts(kGrey);
    unknown.samples.reset();
    EXPECT_THAT(found(job, unknown), IsEmpty());
}

TEST(JobFindings, NameAugmentationThatHasNoEffect)
{
    auto job = jobOf("lenet");
    job.input.maxHue = 10;
    job.input.maxLightness = 20;
    job.input.randomCrop = true;
    EXPECT_THAT(found(job, facts(kGrey)),
                ElementsAre(warning("--max-random-h", "--max-random-h has no effect: lenet takes grey pictures"),
                            warning("--max-random-l", "grey"),
                            warning("--random-crop", "add --pad-size, or omit it.")));
    job.input = protocol::cifarInput();
    job.model = "cifar-resnet-20-28x28";
    EXPECT_THAT(found(job, facts(kColour)), IsEmpty());
    job.input.rawShape = {3, 32, 32};
    EXPECT_THAT(found(job, facts(kColour)), ElementsAre(warning("--job", "rawShape has no effect")));
}

TEST(JobFindings, PutProblemsBeforeWarnings)
{
    auto job = jobOf("lenet");
    job.input.maxHue = 10;
    job.batchSize = 4000;
    const auto all = found(job, {facts(kColour, 12), facts(kColour, 12), true});
    ASSERT_EQ(all.size(), 4u) << "those of both parts once";
    EXPECT_TRUE(std::ranges::is_sorted(all, {}, &JobFinding::severity));
    EXPECT_EQ(all[1].severity, Severity::Problem);
    EXPECT_EQ(all[2].severity, Severity::Warning);
}

TEST(JobFindings, RefuseASetWithoutPictures)
{
    EXPECT_THAT(found(jobOf("lenet"), {facts({}, 0, 0), {}, false}),
                testing::Contains(problem("--data", "s3://b/p has no pictures")));
}
