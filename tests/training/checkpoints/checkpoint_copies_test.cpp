#include <atomic>
#include <fstream>
#include <future>
#include <string>

#include <gmock/gmock.h>

#include "backend/core/async/poll.h"
#include "backend/core/time/time_source.h"
#include "tests/training/checkpoints/checkpoints_fixture.h"

/// Copies of the checkpoints of a run that is followed.
namespace trainyard::training {
namespace {

namespace fs = std::filesystem;
namespace metric = protocol::metric;
using namespace std::chrono_literals;
using protocol::CheckpointName;
using testing::ElementsAre;
using testing::HasSubstr;

TEST_F(CheckpointsOfARun, AreCopiedAsTheyAreMadeAndOldOnesRemovedOnBothSides)
{
    record(metric::kMemberJoined, 1, 0, 0, "head");
    saved(1, 0.9);
    writeCheckpoint(remote(), 9, "r-another"); // not ours
    std::vector<std::string> notes;
    CheckpointCopies copies(m_cloud, m_run, [&](const std::string &note) { notes.push_back(note); });
    ASSERT_TRUE(pollUntil(Backoff(20ms), {soon(), {}},
                          [&]() -> Result<bool> { return fs::exists(local() / "checkpoint-000001.safetensors"); }));
    for (int epoch = 2; epoch <= 6; ++epoch)
        saved(epoch, epoch == 3 ? 0.8 : 0.5);
    copies.look();
    EXPECT_TRUE(copies.finish({soon(), {}}));
    EXPECT_THAT(namesIn(local()), ElementsAre("checkpoint-000001.safetensors", "checkpoint-000005.safetensors",
                                              "checkpoint-000006.safetensors"));
    EXPECT_TRUE(verifyCheckpoint(local() / "checkpoint-000006.safetensors", {soon(), {}}));
    EXPECT_THAT(namesIn(remote()), ElementsAre("checkpoint-000001.safetensors", "checkpoint-000005.safetensors",
                                               "checkpoint-000006.safetensors", "checkpoint-000009.safetensors"));
    EXPECT_THAT(notes, testing::IsEmpty());

    const auto list = listCheckpoints(m_cloud, m_run, {soon(), {}});
    ASSERT_TRUE(list) << list.error().detail;
    ASSERT_EQ(list->checkpoints.size(), 3u);
    EXPECT_EQ(list->last()->header.epochs, 6);
    EXPECT_EQ(list->best(BestBy::Accuracy)->header.epochs, 1);
    EXPECT_EQ(list->best(BestBy::Loss), nullptr);
    EXPECT_EQ(list->last()->here, local() / "checkpoint-000006.safetensors");
    EXPECT_THAT(list->last()->nodes, ElementsAre("head"));
    EXPECT_EQ(list->last()->accuracy, 0.5);
    EXPECT_EQ(chooseCheckpoint(*list, m_run, {.epochs = 4}).error().code, ErrorCode::NotFound);
    EXPECT_EQ(chooseCheckpoint(*list, m_run, {.best = true})->header.epochs, 1);
}

TEST(CopiesWithinEpochs, TakeAGibibyteAnHour)
{
    constexpr std::uint64_t kMiB = 1u << 20, kGiB = 1u << 30;
    EXPECT_TRUE(isCopyDue(100 * kMiB, 10min));
    EXPECT_FALSE(isCopyDue(200 * kMiB, 10min));
    EXPECT_FALSE(isCopyDue(4 * kGiB, 239min));
    EXPECT_TRUE(isCopyDue(4 * kGiB, 240min));
    EXPECT_FALSE(isCopyDue(700 * kGiB, 24h)) << "of the largest models none";
    EXPECT_TRUE(isCopyDue(0, 0ms));
    EXPECT_FALSE(isCopyDue(1, 0ms));
}

/// Large models: each checkpoint within an epoch costs its bytes on the user's line.
TEST_F(CheckpointsOfARun, WithinAnEpochAreCopiedWhenTheyAreDueAndAtTheEnd)
{
    constexpr std::size_t kLarge = 8u << 20; // floats, due after almost two minutes
    const auto saveWithin = [&](int epochs) {
        writeCheckpoint(remote(), epochs, m_run.id.value, true, kLarge);
        record(metric::kCheckpoint, epochs, epochs, 0, "/c");
    };
    const auto here = [&](CheckpointName name) { return fs::exists(local() / fileNameOf(name)); };
    const auto comes = [&](CheckpointName name) {
        return pollUntil(Backoff(20ms), {soon(), {}}, [&]() -> Result<bool> { return here(name); }).has_value();
    };
    m_run.created = wallNow();
    record(metric::kMemberJoined, 1, 0, 0, "head");
    saved(1, 0.9);
    saveWithin(1);
    CheckpointCopies copies(m_cloud, m_run, {});
    ASSERT_TRUE(comes({1})) << "the end of an epoch is always copied";
    EXPECT_FALSE(here({1, 15})) << "it precedes the other one";

    fs::last_write_time(local() / fileNameOf(CheckpointName{1}), fs::file_time_type::clock::now() - 1h);
    saveWithin(1);
    copies.look();
    ASSERT_TRUE(comes({1, 15}));

    saved(2, 0.5);
    saveWithin(2);
    copies.look();
    ASSERT_TRUE(comes({2}));
    EXPECT_FALSE(here({2, 25}));
    EXPECT_TRUE(copies.finish({soon(), {}}));
    EXPECT_TRUE(here({2, 25})) << "the newest of a run that has ended";
}

TEST_F(CheckpointsOfARun, AFailedCopyIsRepeatedAtTheEnd)
{
    record(metric::kMemberJoined, 1, 0, 0, "head");
    saved(1, 0.9);
    m_server->stop();
    std::promise<std::string> note;
    std::atomic<bool> said{false};
    CheckpointCopies copies(m_cloud, m_run, [&](const std::string &text) {
        if (!said.exchange(true))
            note.set_value(text);
    });
    EXPECT_THAT(note.get_future().get(), HasSubstr("not on this computer yet (ssh:head: "));
    ASSERT_TRUE(m_server->restart());
    EXPECT_TRUE(copies.finish({soon(), {}}));
    EXPECT_THAT(namesIn(local()), ElementsAre("checkpoint-000001.safetensors"));
}

/// Names that only a machine had which is gone must not cost copies that are here.
TEST_F(CheckpointsOfARun, OfAMachineThatIsGoneTakeThePlaceOfNone)
{
    record(metric::kMemberJoined, 1, 0, 0, "worker");
    ledger::Resource worker = machine("i-2", "worker"); // the same sshd
    ASSERT_TRUE(m_cloud.ledger->saveResource(worker));
    saved(1, 0.9);
    saved(2, 0.5);
    std::promise<void> failed;
    std::atomic<bool> said{false};
    CheckpointCopies copies(m_cloud, m_run, [&](const std::string &) {
        if (!said.exchange(true))
            failed.set_value();
    });
    ASSERT_TRUE(pollUntil(Backoff(20ms), {soon(), {}},
                          [&]() -> Result<bool> { return fs::exists(local() / fileNameOf(CheckpointName{1})); }));
    for (int epochs = 4; epochs <= 6; ++epochs)
        saveDamaged(epochs); // their copies fail
    record(metric::kCheckpoint, 6, 5, 0, "/c");
    copies.look();
    failed.get_future().wait();
    worker.state = "terminated";
    worker.facts.erase("public-address");
    ASSERT_TRUE(m_cloud.ledger->saveResource(worker));
    for (int epochs = 4; epochs <= 6; ++epochs)
        fs::remove(remote() / fileNameOf(CheckpointName{epochs}));
    writeCheckpoint(remote(), 3, m_run.id.value);
    record(metric::kMemberJoined, 1, 2, 1, "head");
    record(metric::kCheckpoint, 3, 2, 1, "/c");
    copies.look();
    EXPECT_TRUE(copies.finish({soon(), {}}));
    EXPECT_THAT(namesIn(local()), ElementsAre("checkpoint-000001.safetensors", "checkpoint-000002.safetensors",
                                              "checkpoint-000003.safetensors"));
}

TEST_F(CheckpointsOfARun, WhatIsLostWithAMachineIsNamed) // D21
{
    ledger::Resource worker = machine("i-2", "worker");
    worker.state = "terminated";
    worker.facts.erase("public-address");
    ASSERT_TRUE(m_cloud.ledger->saveResource(worker));
    record(metric::kMemberJoined, 1, 0, 0, "worker");
    record(metric::kCheckpoint, 2, 1, 0, "/c/checkpoint-000002.safetensors");
    record(metric::kMemberJoined, 1, 0, 1, "a machine of no one");
    record(metric::kCheckpoint, 3, 2, 1, "/c/checkpoint-000003.safetensors");
    const auto notes = [&] {
        std::vector<std::string> said;
        CheckpointCopies copies(m_cloud, m_run, [&](const std::string &note) { said.push_back(note); });
        EXPECT_TRUE(copies.finish({soon(), {}}));
        return said;
    };
    EXPECT_THAT(notes(), ElementsAre("the last checkpoint of worker is lost with this machine"));
    writeCheckpoint(local(), 2, m_run.id.value);
    EXPECT_THAT(notes(), testing::IsEmpty()) << "it was copied before";
}

TEST_F(CheckpointsOfARun, InASharedFolderTheySurviveTheMachineThatSavedThem) // D21
{
    const fs::path shared = m_server->home() / "shared";
    protocol::JobSpec job = protocol::jobSpecFromJson(m_run.job).value();
    job.checkpointFolder = shared.string();
    m_run.job = protocol::toJson(job);
    ledger::Resource worker = machine("i-2", "worker");
    worker.state = "terminated";
    worker.facts.erase("public-address");
    ASSERT_TRUE(m_cloud.ledger->saveResource(worker));
    record(metric::kMemberJoined, 1, 0, 0, "worker");
    const auto saved = [&](int epochs) {
        record(metric::kCheckpoint, epochs, epochs - 1, 0, (shared / fileNameOf(CheckpointName{epochs})).string());
    };
    const auto notes = [&] {
        std::vector<std::string> said;
        CheckpointCopies copies(m_cloud, m_run, [&](const std::string &note) { said.push_back(note); });
        EXPECT_TRUE(copies.finish({soon(), {}}));
        return said;
    };
    writeCheckpoint(shared, 1, m_run.id.value);
    saved(1);
    EXPECT_THAT(notes(), testing::IsEmpty());
    EXPECT_THAT(namesIn(local()), ElementsAre("checkpoint-000001.safetensors")) << "from the other machine";
    saved(2); // in a folder of the worker alone, of the same name
    EXPECT_THAT(notes(), ElementsAre("the last checkpoint of worker is lost with this machine"));
}

TEST_F(CheckpointsOfARun, OfAFolderWithManyFilesAreCopied) // D8
{
    writeCheckpoint(remote(), 1, m_run.id.value);
    for (int file = 0; file < 10'001; ++file)
        std::ofstream(remote() / ("note-" + std::to_string(file)));
    record(metric::kMemberJoined, 1, 0, 0, "head");
    record(metric::kCheckpoint, 1, 0, 0, "/c");
    CheckpointCopies copies(m_cloud, m_run, {});
    EXPECT_TRUE(copies.finish({soon(), {}}));
    EXPECT_THAT(namesIn(local()), ElementsAre("checkpoint-000001.safetensors"));
}

TEST_F(CheckpointsOfARun, InASharedFolderThoseOfOtherRunsTakeNoPlace)
{
    const fs::path shared = m_server->home() / "shared";
    protocol::JobSpec job = protocol::jobSpecFromJson(m_run.job).value();
    job.checkpointFolder = shared.string();
    m_run.job = protocol::toJson(job);
    for (const int epochs : {48, 49, 50})
        writeCheckpoint(shared, epochs, "r-another");
    record(metric::kMemberJoined, 1, 0, 0, "head");
    for (const int epochs : {1, 2}) {
        writeCheckpoint(shared, epochs, m_run.id.value);
        record(metric::kCheckpoint, epochs, epochs - 1, 0, (shared / fileNameOf(CheckpointName{epochs})).string());
    }
    CheckpointCopies copies(m_cloud, m_run, {});
    EXPECT_TRUE(copies.finish({soon(), {}}));
    EXPECT_THAT(namesIn(local()), ElementsAre("checkpoint-000001.safetensors", "checkpoint-000002.safetensors"));
    EXPECT_EQ(namesIn(shared).size(), 5u);
}

TEST_F(CheckpointsOfARun, ADamagedCheckpointIsNotTaken)
{
    record(metric::kMemberJoined, 1, 0, 0, "head");
    saved(1, 0.9);
    saved(2, 0.5);
    saveDamaged(2);
    std::vector<std::string> notes;
    CheckpointCopies copies(m_cloud, m_run, [&](const std::string &text) { notes.push_back(text); });
    EXPECT_FALSE(copies.finish({soon(), {}}));
    EXPECT_THAT(notes, ElementsAre(HasSubstr("the data are not the ones that were written")));
    EXPECT_THAT(namesIn(local()), ElementsAre("checkpoint-000001.safetensors")) << "the older one is there";
}

} // namespace
} // namespace trainyard::training
