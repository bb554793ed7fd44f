// Addresses of S3 and of machines, and their packed form in a drag.

#include <QAbstractItemModelTester>
#include <QtTest/QTest>

#include "gui/models/clusters/emr_step_model.h"
#include "gui/models/data/file_place.h"

using namespace trainyard;
using namespace trainyard::gui;
using cluster::RemotePlace;

namespace {

QString machine(const std::string &path, const std::string &node = "head")
{
    RemotePlace place;
    place.cluster = ClusterId("c-0123456789abcdef");
    place.node = node;
    place.path = path;
    return QString::fromStdString(place.address());
}

} // namespace

class FilePlaceTest : public QObject {
    Q_OBJECT
private slots:
    void placesOfS3()
    {
        QVERIFY(isTop(QStringLiteral("s3://")) && !hasAbove(QStringLiteral("s3://")));
        QCOMPARE(placeAbove(QStringLiteral("s3://lab")), QStringLiteral("s3://"));
        QCOMPARE(placeAbove(QStringLiteral("s3://lab/a/b/")), QStringLiteral("s3://lab/a/"));
        QCOMPARE(withoutSlash(QStringLiteral("s3://lab/a//")), QStringLiteral("s3://lab/a"));
        QCOMPARE(withoutSlash(QStringLiteral("s3://")), QStringLiteral("s3://"));
        QCOMPARE(targetAddress(QStringLiteral("s3://lab")), std::string("s3://lab/"));
        QCOMPARE(targetAddress(QStringLiteral("/home/me")), std::string("/home/me/"));
        QCOMPARE(dataAddress(QStringLiteral("s3://lab/set/")), QStringLiteral("s3://lab/set"));
        QVERIFY(dataAddress(QStringLiteral("s3://")).isEmpty());
        QVERIFY(placeProblem(QStringLiteral("s3://lab")).isEmpty());
        QVERIFY(placeProblem(QStringLiteral("http://lab")).contains(QLatin1String("s3://")));
    }

    void placesOfMachines()
    {
        const QString efs = machine("/efs/set");
        QVERIFY(isMachinePlace(efs) && !isTop(efs) && hasAbove(efs));
        QCOMPARE(placeAbove(efs), machine("/efs"));
        QVERIFY(!hasAbove(machine("~")));
        QCOMPARE(targetAddress(efs), efs.toStdString());
        QCOMPARE(dataAddress(efs), QStringLiteral("file:///efs/set"));
        QVERIFY(dataAddress(machine("~/set")).isEmpty()); // of one machine only
        QVERIFY(!placeProblem(QStringLiteral("sftp://")).isEmpty());
        QVERIFY(placeProblem(efs).isEmpty());
        QVERIFY(isSameSource(efs, machine("~")));
        QVERIFY(!isSameSource(efs, machine("~", "worker-1")));
        QVERIFY(!isSameSource(efs, QStringLiteral("s3://lab")));
        QVERIFY(isSameSource(QStringLiteral("s3://"), QStringLiteral("s3://lab")));
    }

    void addressesOfADragKeepEveryCharacter()
    {
        const QStringList keys{QStringLiteral("s3://lab/two\nlines"), QStringLiteral("s3://lab/quote\"[]\\"),
                               QStringLiteral("s3://lab/ä ö")};
        QCOMPARE(unpackedAddresses(packedAddresses(keys)), keys);
        QVERIFY(unpackedAddresses("s3://lab/x\ns3://lab/y").isEmpty()); // of another program
        QCOMPARE(unpackedAddresses("[\"/etc/passwd\", 5, \"file:///x\", \"s3://lab/x\"]"),
                 QStringList{QStringLiteral("s3://lab/x")});
    }

    void onlyRunningMachinesOfOwnClustersAreOffered()
    {
        services::ClusterDetails own;
        own.id = ClusterId("c-0123456789abcdef");
        own.name = "demo";
        own.nodes.resize(3);
        for (auto &node : own.nodes) {
            node.name = "head";
            node.state = "running";
            node.privateAddress = "10.0.0.1";
        }
        own.nodes[1].state = "stopped";
        own.nodes[2].privateAddress.clear(); // no address yet
        auto foreign = own;
        foreign.ours = false;
        const auto offered = machinePlaces({own, foreign});
        QCOMPARE(offered.size(), std::size_t(1));
        QCOMPARE(offered[0].title, QStringLiteral("demo: head"));
        QCOMPARE(offered[0].address, machine("~"));
    }

    void aFileThatCannotBeTransferredIsMarked()
    {
        FileModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        FileRow odd;
        odd.uri = "sftp://c/head/~/odd";
        odd.name = "odd";
        odd.problem = "its name has a backslash";
        model.applyAll({odd});
        const auto at = model.index(0, FileModel::Name);
        QCOMPARE(at.data(IconRole).toString(), QStringLiteral("alert"));
        QVERIFY(at.data(Qt::ToolTipRole).toString().contains(QLatin1String("its name has a backslash")));
    }

    void aLongLogIsCutAroundItsFailingLine()
    {
        std::string log;
        for (int line = 1; line <= 1000; ++line)
            log += "line " + std::to_string(line) + "\n";
        const auto all = excerptOf(log, 3, log.size());
        QCOMPARE(all.text, log);
        QVERIFY(!all.isCut);
        for (const int line : {0, 1, 500, 1000}) {
            const auto part = excerptOf(log, line, 400);
            QVERIFY(part.isCut);
            QVERIFY(part.text.size() <= 400);
            QVERIFY2(part.text.starts_with("line " + std::to_string(part.firstLine) + "\n"), part.text.c_str());
            const int wanted = line == 0 ? 1000 : line;
            QVERIFY2(part.text.find("line " + std::to_string(wanted) + "\n") != std::string::npos, part.text.c_str());
        }
        const auto beyond = excerptOf(log, 5000, 400); // a number that the log does not have
        QVERIFY(beyond.text.size() <= 400);
        std::string umlauts;
        for (int i = 0; i < 600; ++i)
            umlauts += "ä"; // one line, cut between characters
        const auto part = excerptOf(umlauts, 0, 401);
        QVERIFY(part.text.size() <= 401);
        QVERIFY((static_cast<unsigned char>(part.text.front()) & 0xC0) != 0x80);
    }
};

QTEST_MAIN(FilePlaceTest)
#include "file_place_test.moc"
