// The list of notices behind the bell: it can be cleared and restored, and outlives the window. Fake services.
#include <QFile>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "gui/dialogs/notices/notices_dialog.h"
#include "gui/models/notices/notice_store.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/undo_bar.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/window_fixture.h"

using namespace trainyard;
using namespace trainyard::gui;
using Fixture = fake::Window;

class NoticeLogTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void noticesOutliveTheWindow() // usability, 11
    {
        QTemporaryDir state;
        fake::Fakes fakes;
        QSettings settings(state.path() + QStringLiteral("/window.ini"), QSettings::IniFormat);
        const auto bellOf = [](const MainWindow &window) {
            return window.findChild<QPushButton *>(QStringLiteral("notices"));
        };
        {
            MainWindow window(fakes.services(), settings, state.path());
            QCOMPARE(bellOf(window)->text(), QString());
            fakes.operations.start("Launching demo", [](std::stop_token, const ProgressSink &) { return Status(); });
            QTRY_COMPARE(bellOf(window)->text(), QStringLiteral("1"));
        }
        {
            MainWindow window(fakes.services(), settings, state.path());
            window.show();
            QCOMPARE(bellOf(window)->text(), QStringLiteral("1"));
            bellOf(window)->click();
            auto *dialog = fake::visible<NoticesDialog>(window);
            QVERIFY(dialog);
            QCOMPARE(dialog->findChild<DataTable *>()->model()->rowCount(), 1);
        }
        MainWindow window(fakes.services(), settings, state.path());
        QCOMPARE(bellOf(window)->text(), QString()); // read
    }

    void aDamagedFileOfNoticesIsNone()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("notices.json"));
        QVERIFY(readNotices(file).lines.empty());
        const auto write = [&file](const char *content) {
            QFile made(file);
            return made.open(QIODevice::WriteOnly) && made.write(content) > 0;
        };
        QVERIFY(write("[1, 2"));
        QVERIFY(readNotices(file).lines.empty());
        QVERIFY(write("{\"unread\": 7, \"notices\": [{\"what\": \"a\", \"tone\": 99, \"at\": \"x\"}]}"));
        const StoredNotices some = readNotices(file);
        QCOMPARE(some.lines.size(), std::size_t(1));
        QCOMPARE(some.unread, 1);
        QCOMPARE(some.lines[0].tone, Tone::Bad);
        QVERIFY(writeNotices(file, some));
        QVERIFY(readNotices(file).lines == some.lines);
        QVERIFY(write("{\"notices\": [{\"at\": 1e300}, {\"at\": -1e300}]}"));
        const StoredNotices far = readNotices(file);
        QCOMPARE(far.lines.size(), std::size_t(2));
        QCOMPARE(far.lines[0].at.time_since_epoch().count(), std::int64_t(8'640'000'000'000'000));
        QCOMPARE(far.lines[1].at.time_since_epoch().count(), std::int64_t(-8'640'000'000'000'000));
    }

    void aLongNoticeIsStoredInPart() // a file that is too large is not read
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("notices.json"));
        NoticeLine line;
        line.what = line.result = QString(100'000, QLatin1Char('x'));
        QVERIFY(writeNotices(file, {.lines = std::vector<NoticeLine>(NoticeLog::kMost, line), .unread = 1}));
        const StoredNotices stored = readNotices(file);
        QCOMPARE(stored.lines.size(), std::size_t(NoticeLog::kMost));
        QCOMPARE(stored.lines[0].what.size(), qsizetype(2048));
    }

    void theBellCountsAndItsListCanBeClearedAndRestored() // D19, D31
    {
        Fixture f;
        auto *bell = f.window.findChild<QPushButton *>(QStringLiteral("notices"));
        QVERIFY(bell);
        QCOMPARE(bell->accessibleName(), QStringLiteral("Notices"));
        f.fakes.operations.start("Launching demo", [](std::stop_token, const ProgressSink &) { return Status(); });
        QTRY_COMPARE(bell->text(), QStringLiteral("1"));
        QCOMPARE(bell->accessibleName(), QStringLiteral("Notices: 1 unread"));
        bell->click();
        auto *dialog = f.dialog<NoticesDialog>();
        QVERIFY(dialog);
        QCOMPARE(bell->text(), QString());
        auto *table = dialog->findChild<DataTable *>();
        QCOMPARE(table->model()->rowCount(), 1);
        auto *clear = f.button(dialog, QStringLiteral("&Clear"));
        clear->click();
        QCOMPARE(table->model()->rowCount(), 0);
        QVERIFY(!clear->isEnabled());
        auto *bar = dialog->findChild<UndoBar *>();
        QVERIFY(bar && bar->isVisible());
        f.button(bar, QStringLiteral("Undo"))->click();
        QCOMPARE(table->model()->rowCount(), 1);
        QVERIFY(!bar->isVisible());
    }
};

QTEST_MAIN(NoticeLogTest)
#include "notice_log_test.moc"
