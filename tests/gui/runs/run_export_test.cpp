// The Export menu of a run: every format is chosen in the menu, and its file is read again (I18, I20).
#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QJsonDocument>
#include <QMenu>
#include <QPlainTextEdit>
#include <QXmlStreamReader>
#include <QtTest/QTest>

#include "gui/charts/run_charts.h"
#include "gui/pages/run/run_log.h"
#include "gui/pages/run/run_page.h"
#include "gui/pages/runs/runs_page.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"
#include "tests/gui/support/sample_data.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct Fixture : fake::Window {
    QTemporaryDir folder;
    RunPage *page = &window.findChild<RunsPage *>()->page();
    explicit Fixture(std::vector<protocol::MetricRecord> records = sample::run(12, 1000))
    {
        fakes.runs.history = std::move(records);
        fakes.runs.set(sample::runs());
        window.go(MainWindow::Runs);
    }
    QAction *action(const QString &text)
    {
        for (QAction *one : page->findChildren<QAction *>()) {
            if (one->text() == text)
                return one;
        }
        return nullptr;
    }
    /// Chooses an entry of the menu and, in its dialog, a file of this name.
    /// \return the path
    QString exported(const char *entry, const QString &name)
    {
        QAction *chosen = action(QString::fromUtf8(entry));
        if (!chosen || !action(QStringLiteral("Export"))->menu()->actions().contains(chosen) || !chosen->isEnabled())
            return {};
        chosen->trigger();
        auto *dialog = fake::visible<QFileDialog>(window);
        if (!dialog)
            return {};
        const QString path = folder.filePath(name);
        emit dialog->fileSelected(path);
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return path;
    }
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class RunExportTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void nothingIsExportedBeforeAnythingWasMeasured()
    {
        Fixture f(std::vector<protocol::MetricRecord>{});
        QTRY_COMPARE(f.page->run(), sample::runs()[0].id);
        for (const char *entry : {"Export CSV…", "Export JSON…", "Export SVG…", "Export epochs…"})
            QVERIFY2(!f.action(QString::fromUtf8(entry))->isEnabled(), entry);
        QVERIFY(f.action(QString::fromUtf8("Export report…"))->isEnabled());
    }

    void chartsBecomePictures() // I18
    {
        Fixture f;
        QTRY_VERIFY(f.action(QString::fromUtf8("Export SVG…"))->isEnabled());
        const auto *charts = f.page->findChild<RunCharts *>();
        QTRY_VERIFY(charts->isVisible() && f.page->series().epochsDone() == 12);
        const int width = charts->width();
        const QString svg = f.exported("Export SVG…", QStringLiteral("chart")); // the ending is added
        QVERIFY(!svg.isEmpty());
        QXmlStreamReader xml(contentOf(svg + QStringLiteral(".svg")));
        int lines = 0;
        QString words;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() &&
                (xml.name() == QLatin1String("polyline") || xml.name() == QLatin1String("path")))
                ++lines;
            if (xml.isCharacters())
                words += xml.text();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(lines > 8); // curves and marks, not one picture
        QVERIFY(words.contains(QStringLiteral("digits-demo")));
        for (const char *named : {"train", "validation", "best", "all workers", "rank 0", "rank 1", "rank 2"})
            QVERIFY2(words.contains(QLatin1String(named)), named); // no legend is folded
        for (const char *control : {"Curves", "more"})
            QVERIFY2(!words.contains(QLatin1String(control)), control);
        QCOMPARE(charts->width(), width); // the window is as before
        QVERIFY(fake::visible<Toast>(f.window) &&
                fake::visible<Toast>(f.window)->text() == QStringLiteral("Exported to %1.svg.").arg(svg));
        const QString png = f.exported("Export PNG…", QStringLiteral("chart.png"));
        QImage image(png);
        QVERIFY(image.width() > 400 && image.height() > 400);
    }

    void recordsBecomeTables() // I18
    {
        Fixture f;
        QTRY_VERIFY(f.action(QString::fromUtf8("Export CSV…"))->isEnabled());
        const QString csv = f.exported("Export CSV…", QStringLiteral("metrics.csv"));
        QVERIFY(contentOf(csv).startsWith("run,attempt,view,rank,epoch"));
        QCOMPARE(contentOf(csv).count('\n'), qsizetype(f.fakes.runs.history.size()) + 1);
        const QString list = f.exported("Export JSON…", QStringLiteral("metrics.json"));
        QVERIFY(!QJsonDocument::fromJson(contentOf(list)).isNull());
        const QString events = f.exported("Export TensorBoard events…", QStringLiteral("events"));
        QVERIFY(!QDir(events).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
    }

    void epochsAreWrittenInTheFormatOfTheName() // I20
    {
        Fixture f;
        QTRY_VERIFY(f.action(QString::fromUtf8("Export epochs…"))->isEnabled());
        QVERIFY(contentOf(f.exported("Export epochs…", QStringLiteral("a.csv"))).startsWith("epoch,train-accuracy,"));
        QVERIFY(contentOf(f.exported("Export epochs…", QStringLiteral("a.tsv"))).startsWith("epoch\ttrain-accuracy\t"));
        const QByteArray markdown = contentOf(f.exported("Export epochs…", QStringLiteral("a.MD")));
        QVERIFY(markdown.startsWith("| epoch | train-accuracy |"));
        QCOMPARE(markdown.count('\n'), qsizetype(2 + 12));
    }

    void aPlaceThatCannotBeWrittenIsReported()
    {
        Fixture f;
        QTRY_VERIFY(f.action(QString::fromUtf8("Export epochs…"))->isEnabled());
        f.exported("Export epochs…", QStringLiteral("no/such/folder/a.csv"));
        const QPlainTextEdit &log = f.page->findChild<RunLog *>()->text();
        QTRY_VERIFY(log.toPlainText().contains(QStringLiteral("a.csv could not be written.")));
    }
};

QTEST_MAIN(RunExportTest)
#include "run_export_test.moc"
