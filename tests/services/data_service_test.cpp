// Data sets of the user with a real local cloud: creation, upload, listing, and the check before a run.

#include <algorithm>
#include <fstream>

#include <QSignalSpy>
#include <QtTest/QTest>

#include "backend/aws/s3/s3_client.h"
#include "backend/cluster/launch/launch.h"
#include "backend/cluster/teardown/teardown.h"
#include "backend/data/digits.h"
#include "backend/data/idx.h"
#include "backend/services/data/file_systems.h"
#include "backend/services/data/live_data.h"
#include "backend/services/transfers/remote_files.h"
#include "backend/services/transfers/transfers.h"
#include "backend/storage/transfers/transfer_journal.h"
#include "tests/cluster/support/local_cloud_home.h"

using namespace trainyard;
using namespace trainyard::services;
using namespace std::chrono_literals;

namespace {

struct Bench {
    cluster::LocalCloudHome home;
    Tasks tasks{4};
    CloudSource source{home.options()};
    Operations operations{tasks};
    LiveDataService data{tasks, source, operations};
    ~Bench()
    {
        operations.cancelAll();
        tasks.drain();
    }
    OperationSnapshot snapshot(const OperationId &id)
    {
        for (const OperationSnapshot &one : operations.all()) {
            if (one.id == id)
                return one;
        }
        return {};
    }
    OperationSnapshot ended(const OperationId &id)
    {
        (void)QTest::qWaitFor([&] { return snapshot(id).state != OperationState::Running; }, 120'000);
        return snapshot(id);
    }
    Status checked(const std::string &uri)
    {
        auto answer = data.check(uri);
        (void)QTest::qWaitFor([&] { return answer.isFinished(); }, 60'000);
        return answer.result();
    }
    bool scratchIsEmpty() const
    {
        std::error_code error;
        std::filesystem::directory_iterator in(source.stateFolder() / "tour", error);
        return error || in == std::filesystem::directory_iterator();
    }
};

std::string words(const OperationSnapshot &operation)
{
    return operation.error ? operation.error->source + ": " + operation.error->detail : "no error";
}

} // namespace

class DataServiceTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        if (const std::string missing = cluster::LocalCloudHome::missing(); !missing.empty())
            QSKIP(missing.c_str());
    }

    void thePreviewShowsTheFirstDigitsThatAreMade() // improvement 6
    {
        Bench bench;
        auto asked = bench.data.previewDigits({"s3://any/where", 300, 100, true}, 40);
        QVERIFY(QTest::qWaitFor([&] { return asked.isFinished(); }, 60'000));
        const auto shown = asked.result();
        if (!shown && shown.error().code == ErrorCode::NotFound)
            QSKIP("no fonts are installed");
        QVERIFY2(shown.has_value(), shown ? "" : shown.error().detail.c_str());
        data::DigitsOptions options;
        options.colour = true;
        const auto all = data::renderFirstDigits(300, 300, 0, options, {});
        QVERIFY(all.has_value());
        QCOMPARE(shown->labels, std::vector<std::int32_t>(all->labels.begin(), all->labels.begin() + 40));
        QVERIFY(std::equal(shown->pixels.begin(), shown->pixels.end(), all->pixels.begin()));
        QCOMPARE(shown->pixels.size(), std::size_t(40 * 32 * 32 * 3));
        QVERIFY(bench.scratchIsEmpty()); // it writes nothing
    }

    void filesAreTransferredByTheQueue()
    {
        Bench b;
        auto *transfers = b.data.transfers();
        QVERIFY(transfers && b.data.fileSystems());
        const auto file = b.home.path() / "one.rec";
        std::ofstream(file) << "records";
        transfers->enqueue({file.string()}, "s3://queue-data/set/");
        const auto status = [&] {
            return transfers->queue().empty() ? TransferStatus::Waiting : transfers->queue().back().status;
        };
        QVERIFY(QTest::qWaitFor(
            [&] { return status() != TransferStatus::Waiting && status() != TransferStatus::Running; }, 120'000));
        QVERIFY2(status() == TransferStatus::Done,
                 transfers->queue().back().error ? transfers->queue().back().error->detail.c_str() : "no error");
        auto listed = transfers->list("s3://queue-data/set/");
        QVERIFY(QTest::qWaitFor([&] { return listed.isFinished(); }, 60'000));
        QVERIFY(listed.result().has_value());
        QCOMPARE(listed.result()->size(), std::size_t(1));
        QCOMPARE(listed.result()->front().name, std::string("one.rec"));
        QCOMPARE(listed.result()->front().bytes, std::uint64_t(7));

        transfers->enqueue({"s3://queue-data/set/one.rec"}, (b.home.path() / "back").string() + "/");
        QVERIFY(QTest::qWaitFor([&] { return status() == TransferStatus::Done || status() == TransferStatus::Failed; },
                                120'000));
        QCOMPARE(readFile(b.home.path() / "back/one.rec").value_or(""), std::string("records"));

        transfers->enqueue({(b.home.path() / "missing").string()}, "s3://queue-data/set/");
        QVERIFY(QTest::qWaitFor([&] { return status() == TransferStatus::Failed; }, 60'000));
        QVERIFY(transfers->queue().back().error->code == ErrorCode::NotFound);
        LiveDataService next(b.tasks, b.source, b.operations); // as after a restart of the program
        QCOMPARE(next.transfers()->queue().size(), std::size_t(1));
        QVERIFY(next.transfers()->queue().front().status == TransferStatus::Paused);
        auto below = transfers->objectsBelow({"s3://queue-data/set/"});
        QVERIFY(QTest::qWaitFor([&] { return below.isFinished(); }, 60'000));
        QVERIFY(below.result().has_value());
        QCOMPARE(below.result()->size(), std::size_t(1));
        QCOMPARE(below.result()->front().uri, std::string("s3://queue-data/set/one.rec"));
        QCOMPARE(below.result()->front().size, std::uint64_t(7));
        auto refused = transfers->objectsBelow({"s3://queue-data"});
        QVERIFY(QTest::qWaitFor([&] { return refused.isFinished(); }, 60'000));
        QVERIFY(!refused.result().has_value());
        auto removed = transfers->remove({"s3://queue-data/set/one.rec"});
        QVERIFY(QTest::qWaitFor([&] { return removed.isFinished(); }, 60'000));
        auto empty = transfers->list("s3://queue-data/set/");
        QVERIFY(QTest::qWaitFor([&] { return empty.isFinished(); }, 60'000));
        QVERIFY(empty.result().has_value() && empty.result()->empty());
    }

    void filesOfAMachineAreBrowsedAndTransferred() // E17
    {
        Bench b;
        const CallContext soon{Deadline::after(120s), {}};
        const auto cloud = b.source.open(true, soon);
        QVERIFY(cloud.has_value());
        cluster::LaunchPlan plan;
        plan.name = "browsed";
        plan.workers = 1;
        const auto id = cluster::launch(*cloud, plan, {.provision = false}, {}, {});
        QVERIFY2(id.has_value(), id ? "" : id.error().detail.c_str());
        auto *transfers = b.data.transfers();
        auto *files = transfers->remoteFiles();
        QVERIFY(files);
        const auto done = [](auto future) {
            (void)QTest::qWaitFor([&] { return future.isFinished(); }, 60'000);
            return future.result();
        };
        const RemotePlace home{*id, "worker-1", "~"}, in = home.child("in");
        // The machine runs; its SSH server may not respond yet.
        QVERIFY(QTest::qWaitFor([&] { return done(files->makeFolder(in)).has_value(); }, 120'000));
        QVERIFY(done(files->list(in)).value().rows.empty());
        std::filesystem::create_directories(b.home.path() / "set/deep");
        std::ofstream(b.home.path() / "set/deep/file") << "records";
        const auto transferred = [&](const std::string &from, const std::string &to) {
            transfers->enqueue({from}, to);
            const auto isOver = [&] {
                const auto status = transfers->queue().back().status;
                return status == TransferStatus::Done || status == TransferStatus::Failed;
            };
            return QTest::qWaitFor(isOver, 60'000) && transfers->queue().back().status == TransferStatus::Done;
        };
        QSignalSpy arrived(transfers, &TransferService::arrived);
        QVERIFY(transferred((b.home.path() / "set").string(), in.address()));
        QCOMPARE(arrived.count(), 1);
        QCOMPARE(arrived.front().front().value<std::string>(), in.address());
        QCOMPARE(transfers->queue().back().progress.files, std::size_t(1));
        const auto listed = done(files->list(in.child("set").child("deep")));
        QVERIFY2(listed.has_value(), listed ? "" : listed.error().detail.c_str());
        QCOMPARE(listed->rows.size(), std::size_t(1));
        QCOMPARE(listed->rows.front().name, std::string("file"));
        QVERIFY(transferred(in.child("set").address(), (b.home.path() / "back").string()));
        QCOMPARE(readFile(b.home.path() / "back/set/deep/file").value_or(""), std::string("records"));
        QVERIFY(done(files->remove({listed->rows.front().place})).has_value());
        QVERIFY(done(files->list(in.child("set").child("deep"))).value().rows.empty());
        QVERIFY(done(files->remove({in})).error().code == ErrorCode::Conflict);
        QVERIFY(done(files->list(home.child("none"))).error().code == ErrorCode::NotFound);
        QVERIFY(done(files->list({ClusterId("c-0000000000000000"), "head", "~"})).error().code == ErrorCode::NotFound);
        QVERIFY(cluster::Teardown(*cloud).run({}, {}, {}).has_value());
    }

    void aDismissedUploadLeavesNoPartsInS3()
    {
        Bench b;
        const CallContext soon{Deadline::after(60s), {}};
        const auto cloud = b.source.open(true, soon);
        QVERIFY(cloud.has_value());
        QVERIFY(cloud->s3->createBucket("parts-data", soon).has_value());
        const auto upload = cloud->s3->createMultipartUpload("parts-data", "set/big.rec", soon);
        QVERIFY(upload.has_value());
        const auto file = (b.home.path() / "big.rec").string();
        std::ofstream(file) << "records";
        const auto folder = b.source.stateFolder() / "transfers";
        const storage::TransferJournal journal(folder);
        storage::TransferState state; // as an interrupted upload leaves it
        state.kind = "upload";
        state.uri = "s3://parts-data/set/big.rec";
        state.file = file;
        state.size = 7;
        state.uploadId = *upload;
        state.partSize = 5u << 20;
        QVERIFY(journal.save(state).has_value());
        auto other = state; // of another line, to the same folder
        other.uri = "s3://parts-data/set/other.rec";
        other.file = (b.home.path() / "other.rec").string();
        QVERIFY(journal.save(other).has_value());
        TransferQueue queue;
        const auto id = queue.add({file}, "s3://parts-data/set/", b.source.profile());
        QVERIFY(writeFileAtomically(folder / "queue", queue.toJson(), 0600).has_value());

        LiveDataService data(b.tasks, b.source, b.operations);
        QVERIFY(data.transfers()->queue().size() == 1);
        data.transfers()->dismiss(id);
        QVERIFY(data.transfers()->queue().empty());
        QVERIFY(QTest::qWaitFor([&] { return journal.all().size() == 1; }, 60'000));
        QCOMPARE(journal.all().front().uri, other.uri);
        QVERIFY(!cloud->s3->listParts("parts-data", "set/big.rec", *upload, soon).has_value());
    }

    void withoutALocalCloudNothingIsStarted()
    {
        Bench b;
        QSignalSpy changed(&b.data, &DataService::changed);
        b.data.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(changed.count(), 1, 60'000);
        QVERIFY(!b.data.current().known && !b.data.current().error);
        QVERIFY(!aws::readLocalEndpoint(b.home.path()));
    }

    void digitsAreMadeAndFound() // D5
    {
        Bench b;
        QSignalSpy made(&b.data, &DataService::made);
        const auto end = b.ended(b.data.makeDigits({"s3://my-digits/sets/small", 300, 100, false}));
        QVERIFY2(end.state == OperationState::Done, words(end).c_str());
        QTRY_COMPARE(made.count(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(b.data.current().known, 60'000);
        const auto known = b.data.current();
        QCOMPARE(known.listing.buckets, std::vector<std::string>{"my-digits"});
        QCOMPARE(known.listing.sets.size(), std::size_t(1));
        QCOMPARE(known.listing.sets.front().uri, std::string("s3://my-digits/sets/small"));
        QCOMPARE(known.listing.sets.front().format, std::string("idx"));
        QCOMPARE(known.listing.sets.front().files, std::size_t(4));
        QVERIFY(known.has("s3://my-digits/sets/small"));
        QVERIFY(b.checked("s3://my-digits/sets/small").has_value());
        QVERIFY(b.scratchIsEmpty());

        // Missing data sets are detected before a run starts.
        QCOMPARE(int(b.checked("s3://my-digits/other").error().code), int(ErrorCode::NotFound));
        QCOMPARE(int(b.checked("s3://no-such-bucket-of-ours/x").error().code), int(ErrorCode::NotFound));
        QCOMPARE(int(b.checked("s3://My_Bucket/x").error().code), int(ErrorCode::InvalidArgument));
        QCOMPARE(int(b.checked("s3://").error().code), int(ErrorCode::InvalidArgument));
        QVERIFY(b.checked("file:///data").has_value()); // checked by the machines
    }

    void aJobIsCheckedAgainstItsData()
    {
        Bench b;
        const auto folder = b.home.path() / "digits";
        std::filesystem::create_directories(folder);
        for (const auto part : {data::Split::Train, data::Split::Validation}) {
            const data::ImageSet set{{28, 28, 1}, 10, std::vector<std::uint8_t>(40 * 28 * 28), std::vector<int>(40, 3)};
            QVERIFY(data::writeMnist(folder, part, set).has_value());
        }
        const auto end = b.ended(b.data.upload(folder.string(), "s3://my-digits/forty"));
        QVERIFY2(end.state == OperationState::Done, words(end).c_str());
        const auto checked = [&](const protocol::JobSpec &job) {
            auto answer = b.data.checkJob(job, {});
            (void)QTest::qWaitFor([&] { return answer.isFinished(); }, 60'000);
            return answer.result();
        };
        protocol::JobSpec job;
        job.data = "s3://my-digits/forty";
        job.model = "lenet";
        job.batchSize = 10;
        auto found = checked(job);
        QVERIFY(found.has_value());
        QVERIFY(found->passed() && found->findings.empty());
        job.model = "cifar-resnet-20-28x28";
        found = checked(job);
        QVERIFY(found.has_value());
        QVERIFY(!found->passed());
        QCOMPARE(found->findings.front().option, std::string("--network"));
        QVERIFY(found->findings.front().field == FieldOf<protocol::JobSpec>(&protocol::JobSpec::model));
        job.data = "s3://my-digits/other";
        found = checked(job);
        QVERIFY(found.has_value() && found->dataError.has_value());

        auto first = b.data.checkJob(job, {}); // superseded
        const auto second = checked(job);
        QVERIFY(second.has_value());
        QVERIFY(QTest::qWaitFor([&] { return first.isFinished(); }, 60'000));
        QVERIFY(!first.result().has_value());
        QVERIFY(first.result().error().code == ErrorCode::Cancelled);
    }

    void aFolderIsUploaded() // D5
    {
        Bench b;
        const auto folder = b.home.path() / "mine";
        std::filesystem::create_directories(folder / "deeper");
        std::ofstream(folder / "train.rec") << std::string(100'000, 'r');
        std::ofstream(folder / "deeper/notes.txt") << "what they are";
        const auto end = b.ended(b.data.upload(folder.string(), "s3://my-own/pictures"));
        QVERIFY2(end.state == OperationState::Done, words(end).c_str());
        QTRY_VERIFY_WITH_TIMEOUT(b.data.current().has("s3://my-own/pictures"), 60'000);
        QCOMPARE(b.data.current().listing.sets.front().format, std::string("rec"));
        QCOMPARE(b.data.current().listing.sets.front().bytes, std::uint64_t(100'000));

        const auto empty = b.home.path() / "empty";
        std::filesystem::create_directories(empty);
        QCOMPARE(int(b.ended(b.data.upload(empty.string(), "s3://my-own/none")).error->code), int(ErrorCode::NotFound));
    }

    void cancelLeavesNothingBehind()
    {
        Bench b;
        const auto id = b.data.makeDigits({"s3://too-many/digits", 1'000'000, 1000, false});
        QVERIFY(QTest::qWaitFor([&] { return !b.snapshot(id).steps.empty(); }, 60'000));
        b.operations.cancel(id);
        QCOMPARE(b.ended(id).state, OperationState::Cancelled);
        QVERIFY(b.scratchIsEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(b.data.current().known, 60'000);
        QVERIFY(b.data.current().listing.buckets.empty());
    }
};

QTEST_GUILESS_MAIN(DataServiceTest)
#include "data_service_test.moc"
