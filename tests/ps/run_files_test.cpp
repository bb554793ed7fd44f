#include "backend/runtime/ps/scheduler/run_files.h"

#include <csignal>
#include <fstream>
#include <optional>

#include <sys/resource.h>

#include <gmock/gmock.h>

#include "backend/core/system/files.h"
#include "backend/protocol/control/save_request.h"
#include "job_fixture.h"
#include "tests/support/expect_log.h"

/// The files of a run on a disk that is full, and journals that are long or damaged.
namespace trainyard::ps {
namespace {

using protocol::MetricRecord;
using protocol::SchedulerState;
using ::testing::HasSubstr;
using trainyard::testing::readRecords;
using trainyard::testing::TemporaryFolder;

const RunId kRun("r-files");

/// While it lives, no file of this process grows beyond a size: the kernel writes what fits, as on a full disk.
class SmallDisk {
public:
    explicit SmallDisk(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

private:
    void (*m_handler)(int);
    rlimit m_before{};
};

MetricRecord recordOf(int step)
{
    MetricRecord record;
    record.run = kRun;
    record.rank = 1;
    record.step = step;
    record.t = 1.5e9 + step;
    record.name = "speed";
    record.value = 100;
    record.note = std::string(100, 'n');
    return record;
}

SchedulerState stateOf(int epoch)
{
    SchedulerState state;
    state.run = kRun.value;
    state.epoch = epoch;
    return state;
}

std::optional<int> lastEpoch(const std::filesystem::path &folder)
{
    const auto last = lastState(folder, kRun);
    EXPECT_TRUE(last) << last.error().detail;
    return last && *last ? std::optional((*last)->epoch) : std::nullopt;
}

TEST(RunFilesOnAFullDisk, EveryRecordIsWrittenLaterInItsOrder)
{
    const support::ExpectLog expected("records are kept in memory");
    const TemporaryFolder folder;
    auto files = RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    const auto path = folder.path / "metrics.jsonl";
    files->record(recordOf(0));
    {
        const SmallDisk disk(std::filesystem::file_size(path) + 50); // the next line does not fit
        for (int step = 1; step <= 5; ++step)
            files->record(recordOf(step));
        files->retry();
    }
    EXPECT_EQ(readRecords(path).size(), 1u);
    files->retry();
    const auto records = readRecords(path);
    ASSERT_EQ(records.size(), 7u);
    for (int step = 0; step <= 5; ++step)
        EXPECT_EQ(records[std::size_t(step)].step, step);
    EXPECT_EQ(records.back().name, protocol::metric::kDiskFull);
    EXPECT_EQ(records.back().rank, -1);
    EXPECT_EQ(records.back().note, "") << "nothing was lost";
    files->record(recordOf(6));
    EXPECT_EQ(readRecords(path).size(), 8u) << "it is reported once";
}

TEST(RunFilesOnAFullDisk, ThereIsALimitOfWhatIsKept)
{
    const support::ExpectLog expected("records are kept in memory");
    const TemporaryFolder folder;
    auto files = RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    MetricRecord large = recordOf(0);
    large.note = std::string(1024, 'n');
    {
        const SmallDisk disk(1);
        for (std::size_t bytes = 0; bytes < LineFile::kMostWaiting + 4096; bytes += large.note.size())
            files->record(large);
    }
    files->retry();
    EXPECT_THAT(readRecords(folder.path / "metrics.jsonl").back().note, HasSubstr("records were lost"));
}

TEST(RunFilesOnAFullDisk, TheJournalIsWrittenAgain)
{
    const support::ExpectLog journal("scheduler.journal"), expected("records are kept in memory");
    const TemporaryFolder folder;
    auto files = RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    files->journal(stateOf(1));
    {
        const SmallDisk disk(std::filesystem::file_size(folder.path / "scheduler.journal") + 50);
        files->journal(stateOf(2));
        EXPECT_EQ(lastEpoch(folder.path), 1) << "a part of a line counts for nothing";
    }
    {
        const SmallDisk disk(20);
        files->journal(stateOf(3));
        files->retry();
        EXPECT_EQ(lastEpoch(folder.path), 1);
    }
    files->retry();
    EXPECT_EQ(lastEpoch(folder.path), 3);
    files->journal(stateOf(4));
    EXPECT_EQ(lastEpoch(folder.path), 4);
}

TEST(RunFilesRequests, ACheckpointIsRequestedOnce)
{
    const TemporaryFolder folder;
    const auto files = RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    EXPECT_FALSE(files->takeSaveRequest());
    const auto request = folder.path / protocol::kSaveRequestFile;
    ASSERT_TRUE(writeFileAtomically(request, "\n"));
    EXPECT_TRUE(files->takeSaveRequest());
    EXPECT_FALSE(std::filesystem::exists(request));
    EXPECT_FALSE(files->takeSaveRequest()) << "also not by a scheduler that is started again";
}

TEST(RunFilesAfterACrash, ABrokenLineCostsOneRecord)
{
    const TemporaryFolder folder;
    const auto path = folder.path / "metrics.jsonl";
    ASSERT_TRUE(writeFileAtomically(path, protocol::toLine(recordOf(0)) + "\n" + "{\"run\":"));
    auto files = RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    files->record(recordOf(1));
    const auto records = readRecords(path);
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[1].step, 1);
}

TEST(Journal, ALongOneIsReadAtItsEnd)
{
    const TemporaryFolder folder;
    const auto path = folder.path / "scheduler.journal";
    {
        std::ofstream file(path);
        file.seekp(std::streamoff(70) << 20); // a hole, as long as lines of weeks
        file << "\n" << protocol::toLine(stateOf(7)) << "\n" << protocol::toLine(stateOf(8)).substr(0, 20);
    }
    EXPECT_EQ(lastEpoch(folder.path), 7);
}

TEST(Journal, IsReplacedByItsLastLineBeforeItIsLong)
{
    const TemporaryFolder folder;
    auto files = RunFiles::open(folder.path);
    ASSERT_TRUE(files) << files.error().detail;
    SchedulerState state = stateOf(0);
    state.stop = std::string(4000, 's');
    const auto path = folder.path / "scheduler.journal";
    for (; state.epoch < 300; ++state.epoch) {
        files->journal(state);
        ASSERT_LE(std::filesystem::file_size(path), RunFiles::kLongestJournal);
    }
    EXPECT_EQ(lastEpoch(folder.path), 299);
}

TEST(Journal, OneThatCannotBeReadIsAnErrorAndNoNewStart)
{
    const TemporaryFolder folder;
    EXPECT_FALSE(lastEpoch(folder.path)) << "there is none yet";
    const auto path = folder.path / "scheduler.journal";
    ASSERT_TRUE(writeFileAtomically(path, protocol::toLine(stateOf(3)) + "\n{\"run\": damaged\n"));
    const auto damaged = lastState(folder.path, kRun);
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.error().code, ErrorCode::CorruptData);
    EXPECT_THAT(damaged.error().detail, HasSubstr("the state of the run cannot be read"));
    std::filesystem::remove(path);
    std::filesystem::create_symlink(path, path); // opening it fails, also for root
    EXPECT_FALSE(lastState(folder.path, kRun));
}

} // namespace
} // namespace trainyard::ps
