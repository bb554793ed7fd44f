#include <gmock/gmock.h>

#include "backend/training/run/resume.h"
#include "tests/training/checkpoints/checkpoints_fixture.h"

namespace trainyard::training {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using protocol::CheckpointName;
using testing::ElementsAre;
using testing::HasSubstr;

TEST(CheckpointFile, IsReadAsTheRuntimeWroteIt)
{
    const TemporaryFolder folder;
    writeCheckpoint(folder.path, 3, "r-1", true, 100'000);
    const fs::path path = folder.path / "checkpoint-000003-step-000000035.safetensors";
    const auto header = verifyCheckpoint(path, {Deadline::after(60s), {}});
    ASSERT_TRUE(header) << header.error().detail;
    EXPECT_EQ(header->run, "r-1");
    EXPECT_EQ(header->model, "mlp");
    EXPECT_EQ(header->step, 35);
    EXPECT_EQ(header->name(), (CheckpointName{3, 35}));
    EXPECT_EQ(header->bytes, fs::file_size(path));

    std::string content = readFile(path).value();
    const auto isNone = [&](const std::string &text) {
        EXPECT_TRUE(writeFileAtomically(path, text));
        return verifyCheckpoint(path, {Deadline::after(60s), {}}).error().code;
    };
    EXPECT_EQ(isNone(content.substr(0, content.size() - 1)), ErrorCode::ChecksumMismatch);
    EXPECT_EQ(isNone(content + "x"), ErrorCode::ChecksumMismatch);
    EXPECT_EQ(isNone(content.substr(0, 20)), ErrorCode::CorruptData);
    EXPECT_EQ(isNone(""), ErrorCode::CorruptData);
    EXPECT_EQ(isNone(std::string(100, '\xff')), ErrorCode::CorruptData);
    EXPECT_EQ(isNone(std::string("\x02\0\0\0\0\0\0\0{}", 10)), ErrorCode::CorruptData);
    content.back() = char(content.back() ^ 1);
    EXPECT_EQ(isNone(content), ErrorCode::ChecksumMismatch);
}

TEST(CheckpointFile, TheLastOnesAndTheBestAreKept)
{
    EpochScores scores;
    scores.accuracy = {{1, 0.5}, {2, 0.9}, {3, 0.7}, {4, 0.9}, {5, 0.8}, {6, 0.6}};
    const std::vector<CheckpointName> all{{5}, {1}, {2}, {3}, {4}, {2}};
    EXPECT_THAT(keptOf(all, scores, 2), ElementsAre(CheckpointName{5}, CheckpointName{4}));
    EXPECT_THAT(keptOf(all, scores, 1), ElementsAre(CheckpointName{5}, CheckpointName{4}));
    EXPECT_THAT(keptOf({{1}, {2, 25}}, scores, 1), ElementsAre(CheckpointName{2, 25}, CheckpointName{1}))
        << "one within an epoch was not validated";
    EXPECT_THAT(keptOf({{2}, {2, 25}, {2, 30}}, scores, 2), ElementsAre(CheckpointName{2, 30}, CheckpointName{2}))
        << "those within an epoch take no other's place";
    EXPECT_THAT(keptOf({{1, 15}, {2}, {2, 25}, {3}}, scores, 0), ElementsAre(CheckpointName{3}, CheckpointName{2}));
    EXPECT_THAT(keptOf({}, scores, 3), testing::IsEmpty());
    EXPECT_EQ(keptOf(all, scores, 0).size(), 5u) << "all";
    EXPECT_THAT(keptOf(all, scores, 1, protocol::KeepBest::None), ElementsAre(CheckpointName{5}));
}

TEST_F(CheckpointsOfARun, ThoseOnMachinesOnlyAreCopiedBeforeTheseEnd)
{
    for (const int epochs : {1, 2, 3, 4})
        saved(epochs, epochs == 2 ? 0.9 : 0.1);
    writeCheckpoint(remote(), 4, m_run.id.value, true);
    const MachineScope scope{{m_run.cluster}};
    const auto unsaved = unsavedCheckpoints(m_cloud, scope, {soon(), {}});
    ASSERT_TRUE(unsaved) << unsaved.error().detail;
    ASSERT_EQ(unsaved->checkpoints.size(), 2u) << "the last and the best";
    EXPECT_EQ(describe(*unsaved), "2 checkpoints (8.5 kB) of run r-0123 are on machines only.");
    std::vector<StepEvent> events;
    const auto done = saveCheckpoints(m_cloud, scope, [&](const StepEvent &e) { events.push_back(e); }, {});
    ASSERT_TRUE(done) << done.error().detail;
    EXPECT_EQ(events.back().step, "save-models");
    EXPECT_EQ(events.back().state, StepState::Done);
    EXPECT_THAT(namesIn(local()),
                ElementsAre("checkpoint-000002.safetensors", "checkpoint-000004-step-000000045.safetensors"));
    EXPECT_TRUE(unsavedCheckpoints(m_cloud, scope, {soon(), {}})->checkpoints.empty());
    EXPECT_TRUE(unsavedCheckpoints(m_cloud, {{ClusterId("c-2")}}, {soon(), {}})->checkpoints.empty());

    m_server->stop(); // a machine that does not answer is named, and is no error
    const auto silent = unsavedCheckpoints(m_cloud, scope, {soon(), {}});
    ASSERT_TRUE(silent) << silent.error().detail;
    ASSERT_EQ(silent->notRead.size(), 1u);
    EXPECT_EQ(silent->notRead[0].first, "head");
}

TEST_F(CheckpointsOfARun, ACopyThatFailsIsAnError)
{
    saved(1, 0.9);
    ASSERT_TRUE(ensureFolder(local().parent_path()));
    ASSERT_TRUE(writeFileAtomically(local(), "a file in the folder's place"));
    std::vector<StepEvent> events;
    const auto sink = [&](const StepEvent &e) { events.push_back(e); };
    EXPECT_FALSE(saveCheckpoints(m_cloud, {{m_run.cluster}}, sink, {}));
    EXPECT_EQ(events.back().state, StepState::Failed);
}

TEST_F(CheckpointsOfARun, ACopyThatFailsDoesNotLoseTheOtherModels)
{
    saved(1, 0.9);
    saved(2, 0.1);
    const std::vector<std::string> names{"checkpoint-000001.safetensors", "checkpoint-000002.safetensors"};
    for (std::size_t damaged = 0; damaged < names.size(); ++damaged) { // whichever is copied first
        const std::string good = readFile(remote() / names[damaged]).value();
        std::string content = good;
        content.back() = char(content.back() ^ 1);
        ASSERT_TRUE(writeFileAtomically(remote() / names[damaged], content));
        EXPECT_FALSE(saveCheckpoints(m_cloud, {{m_run.cluster}}, {}, {}));
        EXPECT_THAT(namesIn(local()), ElementsAre(names[1 - damaged]));
        fs::remove_all(local());
        ASSERT_TRUE(writeFileAtomically(remote() / names[damaged], good));
    }
}

TEST_F(CheckpointsOfARun, ARunResumesFromTheNewestWhereverItIs)
{
    saved(1, 0.9);
    saved(2, 0.8);
    const auto resume = [&](const std::string &wanted) { return findResume(m_cloud, wanted, {}, {soon(), {}}); };
    auto source = resume("latest"); // on the machine only: it is copied first
    ASSERT_TRUE(source) << source.error().detail;
    EXPECT_EQ(source->file, local() / "checkpoint-000002.safetensors");
    EXPECT_EQ(source->origin, "epoch 2 of run r-0123");
    m_server->stop();
    EXPECT_EQ(resume("0123")->file, source->file) << "the beginning of the id, without the machine";
    EXPECT_EQ(resume(local().string())->file, source->file);
    EXPECT_EQ(resume("file://" + source->file.string())->header.step, 20);
    EXPECT_EQ(resume("nothing").error().code, ErrorCode::NotFound);
    EXPECT_EQ(resume(m_state.path.string()).error().code, ErrorCode::NotFound);
    EXPECT_EQ(resume((m_state.path / "none.safetensors").string()).error().code, ErrorCode::NotFound);

    protocol::JobSpec job;
    job.model = "lenet";
    EXPECT_EQ(checkResume(*source, job).error().detail, "the checkpoint is one of mlp, and the job trains lenet");
    job.model = "mlp";
    EXPECT_TRUE(checkResume(*source, job));
    job.epochs = 2;
    EXPECT_EQ(checkResume(*source, job).error().detail, "the checkpoint has 2 epochs, and the job wants 2");
}

} // namespace
} // namespace trainyard::training
