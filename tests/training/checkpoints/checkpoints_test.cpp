#include <atomic>
#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/launch_plan.h"
#include "backend/core/async/poll.h"
#include "backend/core/system/files.h"
#include "backend/ledger/ledger.h"
#include "backend/protocol/node_layout.h"
#include "backend/runtime/nn/checkpoint.h"
#include "backend/training/checkpoints/checkpoint_copies.h"
#include "backend/training/run/resume.h"
#include "tests/support/ssh_server.h"
#include "tests/support/temporary_folder.h"

namespace trainyard::training {
namespace {

namespace fs = std::filesystem;
namespace metric = protocol::metric;
using namespace std::chrono_literals;
using protocol::CheckpointName;
using testing::ElementsAre;
using testing::HasSubstr;

Deadline soon()
{
    return Deadline::after(60s);
}

/// A checkpoint as the runtime writes it, into a folder.
void save(const fs::path &folder, int epochs, const std::string &run, bool within = false, std::size_t floats = 1000)
{
    nn::Checkpoint c;
    c.model = "mlp";
    c.epoch = epochs;
    c.step = epochs * 10 + (within ? 5 : 0);
    c.notes["run"] = run;
    if (within)
        c.notes["left"] = "5-10";
    c.tensors = {{"fc1.weight", 0, floats, {std::int64_t(floats)}}};
    c.parameters.assign(floats, float(c.step));
    ASSERT_TRUE(ensureFolder(folder));
    const auto saved =
        nn::saveCheckpoint(folder / protocol::fileNameOf({epochs, within ? std::optional(c.step) : std::nullopt}), c);
    ASSERT_TRUE(saved) << saved.error().detail;
}

TEST(CheckpointFile, IsReadAsTheRuntimeWroteIt)
{
    const TemporaryFolder folder;
    save(folder.path, 3, "r-1", true, 100'000);
    const fs::path path = folder.path / "checkpoint-000003-step-000000035.safetensors";
    const auto header = verifyCheckpoint(path, {soon(), {}});
    ASSERT_TRUE(header) << header.error().detail;
    EXPECT_EQ(header->run, "r-1");
    EXPECT_EQ(header->model, "mlp");
    EXPECT_EQ(header->step, 35);
    EXPECT_EQ(header->name(), (CheckpointName{3, 35}));
    EXPECT_EQ(header->bytes, fs::file_size(path));

    std::string content = readFile(path).value();
    const auto isNone = [&](const std::string &text) {
        EXPECT_TRUE(writeFileAtomically(path, text));
        return verifyCheckpoint(path, {soon(), {}}).error().code;
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

/// A ledger with a cluster of one machine, which is a real sshd, and a run on it.
class CheckpointsOfARun : public testing::Test {
protected:
    void SetUp() override
    {
        if (!support::SshServer::available())
            GTEST_SKIP() << "no sshd with sftp-server here";
        m_server = support::SshServer::start();
        ASSERT_TRUE(m_server);
        auto opened = ledger::Ledger::open(m_state.path);
        ASSERT_TRUE(opened) << opened.error().detail;
        m_cloud.stateFolder = m_state.path;
        m_cloud.ledger = std::make_shared<ledger::Ledger>(std::move(*opened));
        m_cloud.catalog = cluster::Catalog::bundled();
        m_cloud.profile = "local";
        m_cloud.endpointId = "local";

        const ssh::Target &target = m_server->target();
        cluster::LaunchPlan plan;
        plan.keyFile = target.keyFile.string();
        ledger::Cluster cluster;
        cluster.id = ClusterId("c-1");
        cluster.name = "demo";
        cluster.profile = cluster.endpoint = "local";
        cluster.state = "training";
        cluster.plan = plan.toJson();
        ASSERT_TRUE(m_cloud.ledger->saveCluster(cluster));
        ASSERT_TRUE(ensureFolder(m_cloud.clusterFolder(cluster.id)));
        fs::copy_file(target.knownHostsFile, m_cloud.clusterFolder(cluster.id) / "known_hosts");
        ASSERT_TRUE(m_cloud.ledger->saveResource(machine("i-1", "head")));
        m_run.id = RunId("r-0123");
        m_run.cluster = cluster.id;
        m_run.state = protocol::RunState::Running;
        protocol::JobSpec job;
        job.run = m_run.id;
        job.data = "file:///d";
        m_run.job = protocol::toJson(job);
        ASSERT_TRUE(m_cloud.ledger->saveRun(m_run));
    }

    /// \param name  also its role
    ledger::Resource machine(const std::string &id, const std::string &name) const
    {
        const ssh::Target &target = m_server->target();
        ledger::Resource one;
        one.kind = "instance";
        one.id = id;
        one.cluster = ClusterId("c-1");
        one.profile = "local";
        one.name = name;
        one.state = "running";
        one.facts = {{"public-address", target.host},
                     {"ssh-port", std::to_string(target.port)},
                     {"login", target.user},
                     {"role", name}};
        return one;
    }
    fs::path remote() const { return m_server->home() / protocol::NodeLayout{}.checkpoints(m_run.id); }
    fs::path local() const { return checkpointFolder(m_cloud, m_run.id); }
    void saveDamaged(int epochs) const
    {
        save(remote(), epochs, m_run.id.value);
        const fs::path file = remote() / fileNameOf(CheckpointName{epochs});
        std::string content = readFile(file).value();
        content.back() = char(content.back() ^ 1);
        ASSERT_TRUE(writeFileAtomically(file, content));
    }
    void record(std::string_view name, double value, int epoch, int rank = -1, const std::string &note = {})
    {
        protocol::MetricRecord r;
        r.run = m_run.id;
        r.rank = rank;
        r.epoch = epoch;
        r.step = ++m_step;
        r.name = name;
        r.value = value;
        r.note = note;
        ASSERT_TRUE(m_cloud.ledger->appendMetrics(m_run.id, std::vector{r}));
    }
    /// A worker on the head has saved, as the scheduler records it.
    void saved(int epochs, double accuracy)
    {
        save(remote(), epochs, m_run.id.value);
        record(metric::kCheckpoint, epochs, epochs - 1, 0, "/elsewhere/../../etc/passwd"); // the path is not used
        record(metric::kValidationAccuracy, accuracy, epochs - 1);
    }
    static std::vector<std::string> namesIn(const fs::path &folder)
    {
        std::vector<std::string> names;
        for (const auto &entry : fs::directory_iterator(folder)) {
            if (entry.path().filename() != ".lock")
                names.push_back(entry.path().filename());
        }
        std::ranges::sort(names);
        return names;
    }

    TemporaryFolder m_state;
    std::unique_ptr<support::SshServer> m_server;
    cluster::CloudContext m_cloud;
    ledger::Run m_run;
    std::int64_t m_step = 0;
};

TEST_F(CheckpointsOfARun, AreCopiedAsTheyAreMadeAndOldOnesRemovedOnBothSides)
{
    record(metric::kMemberJoined, 1, 0, 0, "head");
    saved(1, 0.9);
    save(remote(), 9, "r-another"); // not ours
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
    save(remote(), 3, m_run.id.value);
    record(metric::kMemberJoined, 1, 2, 1, "head");
    record(metric::kCheckpoint, 3, 2, 1, "/c");
    copies.look();
    EXPECT_TRUE(copies.finish({soon(), {}}));
    EXPECT_THAT(namesIn(local()), ElementsAre("checkpoint-000001.safetensors", "checkpoint-000002.safetensors",
                                              "checkpoint-000003.safetensors"));
}

TEST_F(CheckpointsOfARun, InASharedFolderThoseOfOtherRunsTakeNoPlace)
{
    const fs::path shared = m_server->home() / "shared";
    protocol::JobSpec job = protocol::jobSpecFromJson(m_run.job).value();
    job.checkpointFolder = shared.string();
    m_run.job = protocol::toJson(job);
    for (const int epochs : {48, 49, 50})
        save(shared, epochs, "r-another");
    record(metric::kMemberJoined, 1, 0, 0, "head");
    for (const int epochs : {1, 2}) {
        save(shared, epochs, m_run.id.value);
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

TEST_F(CheckpointsOfARun, ThoseOnMachinesOnlyAreCopiedBeforeTheseEnd)
{
    for (const int epochs : {1, 2, 3, 4})
        saved(epochs, epochs == 2 ? 0.9 : 0.1);
    save(remote(), 4, m_run.id.value, true);
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
