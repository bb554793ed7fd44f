// Packing a data set of this computer as an operation of the window.

#include <filesystem>

#include <QDir>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "backend/data/idx.h"
#include "backend/data/sets/dataset.h"
#include "backend/services/data/live_packing.h"

using namespace trainyard;
using namespace trainyard::services;

namespace {

/// Twelve pictures of 8 x 8 pixels with the labels 0 to 9, 0, 1.
data::ImageSet pictures()
{
    data::ImageSet set;
    set.shape = {8, 8, 1};
    for (int i = 0; i < 12; ++i) {
        set.labels.push_back(i % 10);
        set.pixels.insert(set.pixels.end(), set.shape.size(), std::uint8_t(20 * i));
    }
    return set;
}

} // namespace

class PackingTest : public QObject {
    Q_OBJECT
private slots:
    void aSetIsPackedIntoSeveralFiles()
    {
        QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        QVERIFY(data::writeMnist(root, data::Split::Train, pictures()));
        Tasks tasks(2);
        Operations operations(tasks);
        LivePackService service(operations);
        PackRequest request;
        request.from = root.string();
        request.output = (root / "packed.rec").string();
        request.shards = 2;
        service.pack(request);
        QTRY_VERIFY(operations.all().front().state != OperationState::Running);
        const auto shown = operations.all().front();
        QVERIFY2(shown.state == OperationState::Done, shown.error ? shown.error->detail.c_str() : "");
        QVERIFY2(shown.steps.back().message.english().find("12 pictures") != std::string::npos,
                 shown.steps.back().message.english().c_str());
        QCOMPARE(shown.fraction(), 1.0);
        std::int64_t records = 0;
        for (const char *name : {"packed-0000.rec", "packed-0001.rec"}) {
            const auto set = data::openDataset((root / name).string(), {}, {}, {});
            QVERIFY2(set, name);
            records += (*set)->size();
        }
        QCOMPARE(records, std::int64_t(12));
    }

    void aMissingSourceLeavesNothing()
    {
        QTemporaryDir folder;
        Tasks tasks(1);
        Operations operations(tasks);
        LivePackService service(operations);
        PackRequest request;
        request.from = folder.filePath(QStringLiteral("missing")).toStdString();
        request.output = folder.filePath(QStringLiteral("packed.rec")).toStdString();
        service.pack(request);
        QTRY_COMPARE(operations.all().front().state, OperationState::Failed);
        QVERIFY(operations.all().front().canRetry);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void s3IsNoSourceOfThisComputer()
    {
        QTemporaryDir folder;
        Tasks tasks(1);
        Operations operations(tasks);
        LivePackService service(operations);
        PackRequest request;
        request.from = "s3://lab/set";
        request.output = folder.filePath(QStringLiteral("packed.rec")).toStdString();
        service.pack(request);
        QTRY_COMPARE(operations.all().front().state, OperationState::Failed);
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(PackingTest)
#include "packing_test.moc"
