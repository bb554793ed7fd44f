// Jobs against real files of every format.
#include "backend/checks/check_job.h"

#include <fstream>

#include <gmock/gmock.h>

#include "backend/data/cifar.h"
#include "backend/data/idx.h"
#include "backend/data/sets/pack.h"
#include "tests/support/temporary_folder.h"

using namespace trainyard;
using namespace trainyard::checks;
using protocol::JobSpec;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

data::ImageSet pictures(std::size_t n, data::ImageShape shape, int classes = 10)
{
    data::ImageSet set{shape, classes, {}, {}};
    for (std::size_t i = 0; i < n; ++i) {
        set.pixels.insert(set.pixels.end(), shape.size(), std::uint8_t(i));
        set.labels.push_back(std::int32_t(i % std::size_t(classes)));
    }
    return set;
}

class CheckJob : public testing::Test {
protected:
    void SetUp() override
    {
        m_job.run = RunId("r-1");
        m_job.model = "lenet";
        m_job.batchSize = 10;
        m_job.data = "file://" + m_folder.path.string();
        ASSERT_TRUE(data::writeMnist(m_folder.path, data::Split::Train, pictures(200, {28, 28, 1})));
        ASSERT_TRUE(data::writeMnist(m_folder.path, data::Split::Validation, pictures(50, {28, 28, 1})));
    }
    JobCheck check() const { return checkJob(m_job, {}, {Deadline::never(), {}}); }
    std::string at(const std::string &name) const { return "file://" + (m_folder.path / name).string(); }
    void pack(const data::ImageSet &set, const std::string &name, data::ImageEncoding encoding) const
    {
        data::PackOptions options;
        options.output = m_folder.path / name;
        options.encoding = encoding;
        ASSERT_TRUE(data::packDataset(*data::makeDataset(set, "made"), options, {}, {}));
    }

    TemporaryFolder m_folder;
    JobSpec m_job;
};

} // namespace

TEST_F(CheckJob, PassesWhenTheDataFits)
{
    const auto fine = check();
    EXPECT_TRUE(fine.passed());
    EXPECT_THAT(fine.findings, IsEmpty());
    EXPECT_TRUE(fine.status());
}

TEST_F(CheckJob, FailsWithAllProblemsAndTheirOptions)
{
    m_job.model = "cifar-resnet-20-32x32";
    m_job.classes = 5;
    const auto refused = check();
    EXPECT_FALSE(refused.passed());
    EXPECT_FALSE(refused.dataError);
    const auto status = refused.status();
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(status.error().source, "--network, --num-classes");
    EXPECT_THAT(status.error().detail, HasSubstr("1 channel (grey)"));
    EXPECT_THAT(status.error().detail, HasSubstr("smaller than the 32x32"));
    EXPECT_THAT(status.error().detail, HasSubstr("choose --num-classes 10."));
}

TEST_F(CheckJob, ReadsRecordsAsTrainingDoes)
{
    m_job.model = "cifar-resnet-20-32x32";
    m_job.input.validation = at("val.rec");
    for (const auto encoding : {data::ImageEncoding::Png, data::ImageEncoding::Jpeg}) {
        pack(pictures(120, {32, 32, 1}), "train.rec", encoding);
        pack(pictures(30, {32, 32, 3}), "val.rec", encoding);
        m_job.data = at("train.rec");
        EXPECT_THAT(check().findings, IsEmpty()) << "pictures are converted";
    }
    pack(pictures(120, {32, 32, 1}), "train.rec", data::ImageEncoding::Raw);
    EXPECT_THAT(check().text(Severity::Problem).english(), HasSubstr("have 1 channel (grey)"));
    pack(pictures(120, {32, 32, 3}, 40), "train.rec", data::ImageEncoding::Raw);
    EXPECT_THAT(check().text(Severity::Problem).english(), HasSubstr("choose --num-classes 40."));
    std::filesystem::remove(m_folder.path / "train.idx"); // found by the heads of its records
    EXPECT_THAT(check().text(Severity::Problem).english(), HasSubstr("choose --num-classes 40."));
}

TEST_F(CheckJob, ReadsCifarAndItsSecondLabel)
{
    m_job.model = "cifar-resnet-20-32x32";
    m_job.data = at("*.bin");
    ASSERT_TRUE(data::writeCifar10(m_folder.path, data::Split::Train, pictures(2000, data::kCifarShape)));
    ASSERT_TRUE(data::writeCifar10(m_folder.path, data::Split::Validation, pictures(100, data::kCifarShape)));
    EXPECT_THAT(check().findings, IsEmpty());
    m_job.model = "mlp";
    EXPECT_THAT(check().text(Severity::Problem).english(), HasSubstr("3 channels (colour)"));

    // CIFAR-100: a coarse and a fine label. The last record has the highest one.
    std::string content;
    for (int i = 0; i < 300; ++i) {
        content += char(i % 20);
        content += char(i == 299 ? 99 : i % 30);
        content.append(data::kCifarShape.size(), 'p');
    }
    std::ofstream(m_folder.path / "hundred.dat", std::ios::binary) << content;
    m_job.model = "cifar-resnet-20-32x32";
    m_job.data = at("hundred.dat");
    m_job.input.format = "cifar100";
    m_job.input.validation = m_job.data;
    EXPECT_THAT(check().text(Severity::Problem).english(), HasSubstr("go up to 99"));
    m_job.classes = 100;
    EXPECT_TRUE(check().passed());
}

TEST_F(CheckJob, ReportsDataThatTrainingCouldNotRead)
{
    const auto images = m_folder.path / "train-images-idx3-ubyte";
    std::filesystem::resize_file(images, 5000);
    const auto truncated = check();
    ASSERT_TRUE(truncated.dataError);
    EXPECT_FALSE(truncated.passed());
    EXPECT_EQ(truncated.dataError->code, ErrorCode::CorruptData);
    EXPECT_THAT(truncated.dataError->source, HasSubstr("train-images-idx3-ubyte"));
    EXPECT_THAT(truncated.dataError->detail, HasSubstr("truncated"));
    std::filesystem::remove(images);
    EXPECT_EQ(check().dataError->code, ErrorCode::NotFound);
    m_job.data = at("nothing");
    EXPECT_EQ(check().dataError->code, ErrorCode::NotFound);
    std::ofstream(m_folder.path / "odd.bin") << std::string(5000, 'x');
    m_job.data = at("odd.bin");
    m_job.input.format = "cifar10";
    EXPECT_THAT(check().dataError->detail, HasSubstr("1 complete records and 1927 bytes"));
}

TEST_F(CheckJob, WarnsWhereItCannotRead)
{
    m_job.data = "s3://bucket/digits";
    const auto unread = check();
    EXPECT_TRUE(unread.passed());
    EXPECT_EQ(unread.text(Severity::Warning).english(),
              "The job could not be checked against s3://bucket/digits: there is no access to S3 from here.");
}

TEST_F(CheckJob, EndsWhenItIsCancelled)
{
    std::stop_source stop;
    stop.request_stop();
    m_job.model = "cifar-resnet-20-32x32";
    const auto stopped = checkJob(m_job, {}, {Deadline::never(), stop.get_token()});
    EXPECT_FALSE(stopped.dataError) << "nothing is known about the data";
}

TEST_F(CheckJob, NeedsAModelThatItKnows)
{
    m_job.network = R"({"layers": []})";
    const auto refused = check();
    EXPECT_FALSE(refused.passed());
    EXPECT_THAT(refused.text(Severity::Problem).english(), HasSubstr("no object \"input\""));
}
