// The page Activity: its export (J12).
#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QtTest/QTest>

#include "gui/pages/activity/activity_page.h"
#include "gui/text/translation.h"
#include "gui/widgets/theme/theme.h"
#include "gui/widgets/toast.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"

using namespace trainyard;
using namespace trainyard::gui;

namespace {

struct ActivityFixture {
    fake::Fakes fakes;
    ActivityPage page{fakes.services()};
    ActivityFixture() { page.show(); }
    /// Chooses this file in the dialog of the button.
    void exportTo(const QString &file)
    {
        auto *start = fake::buttonIn(&page, QStringLiteral("Export activity"));
        QVERIFY(start && start->isEnabled());
        start->click();
        auto *dialog = fake::visible<QFileDialog>(page);
        QVERIFY(dialog);
        emit dialog->fileSelected(file);
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QString answer() const
    {
        const auto *toast = page.findChild<Toast *>();
        return toast ? toast->text() : QString();
    }
};

} // namespace

class ActivityPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Theme::instance().install(*qApp);
        text::installTranslations(*qApp); // plurals
    }

    void theJournalIsExported()
    {
        ActivityFixture f;
        f.exportTo(QStringLiteral("/tmp/activity.csv"));
        QCOMPARE(f.fakes.activity.exported, std::vector<std::string>{"/tmp/activity.csv"});
        QTRY_COMPARE(f.answer(), QStringLiteral("Exported to /tmp/activity.csv."));
    }

    void linesThatCannotBeReadAreCounted()
    {
        ActivityFixture f;
        f.fakes.activity.unreadable = std::uint64_t(2);
        f.exportTo(QStringLiteral("/tmp/activity.json"));
        QTRY_VERIFY2(f.answer().endsWith(QLatin1String("2 lines of the journal could not be read and were left out.")),
                     qPrintable(f.answer()));
    }

    void aFailureIsSaid()
    {
        ActivityFixture f;
        f.fakes.activity.unreadable = fail(ErrorCode::DiskFull, "activity.csv", "no space left on the device");
        f.exportTo(QStringLiteral("/tmp/activity.csv"));
        QTRY_VERIFY(!f.answer().isEmpty());
        QVERIFY2(!f.answer().contains(QLatin1String("Exported")), qPrintable(f.answer()));
    }
};

QTEST_MAIN(ActivityPageTest)
#include "activity_page_test.moc"
