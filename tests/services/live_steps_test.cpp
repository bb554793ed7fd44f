// What a real launch and a real termination report, in the language of the window.

#include <QRegularExpression>

#include "gui/text/recorded/recorded_text.h"
#include "gui/text/sentence.h"
#include "gui/text/translation.h"
#include "tests/services/support/live_services.h"

using namespace trainyard;
using namespace trainyard::services;
namespace text = gui::text;

namespace {

/// The patterns of a sentence that the window shows in English. Terms such as "GPUs" and "SSH" have few letters.
QStringList untranslated(const Sentence &said)
{
    static const QRegularExpression word(QStringLiteral("[a-z]{5,}"));
    QStringList found;
    const QString pattern = QString::fromStdString(said.pattern());
    if (!said.isVerbatim() && word.match(pattern).hasMatch() &&
        text::sentence(Sentence::known(said.pattern())) == pattern)
        found << pattern;
    for (const Sentence &value : said.values())
        found << untranslated(value);
    return found;
}

/// The messages of an operation, each as often as it was seen.
class Messages {
public:
    void add(const OperationSnapshot &operation)
    {
        for (const StepEvent &step : operation.steps) {
            const bool isOver = step.state == StepState::Done || step.state == StepState::Skipped;
            if (isOver && step.message.isVerbatim() && step.message.english().find(' ') != std::string::npos)
                joined << QString::fromStdString(step.step + ": " + step.message.english());
            english << untranslated(step.message);
            shown << text::ofStep(step.message);
        }
    }
    QStringList shown, english;
    QStringList joined; ///< ends of steps whose words are no sentence
};

} // namespace

class LiveStepsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { text::installTranslations(*QCoreApplication::instance(), QStringLiteral("de")); }

    void aLaunchAndATerminationAreInTheLanguageOfTheWindow()
    {
        NEEDS_BUNDLE();
        const Bundle bundle(kBundle);
        LiveServices window;
        Messages messages;
        const auto follow = [&](const OperationId &id) {
            (void)QTest::qWaitFor(
                [&] {
                    messages.add(window.snapshot(id));
                    return window.snapshot(id).state != OperationState::Running;
                },
                120'000);
            return window.snapshot(id);
        };
        VERIFY_DONE(follow(window.clusters.launch(planOf("demo", 1))));
        std::optional<Result<cluster::Receipt>> receipt;
        connect(&window.teardown, &TeardownService::finished, this,
                [&](const OperationId &, const Result<cluster::Receipt> &end) { receipt = end; });
        VERIFY_DONE(follow(window.teardown.run({}, {})));
        QTRY_VERIFY(receipt && *receipt);

        QCOMPARE(messages.english, QStringList());
        QCOMPARE(messages.joined, QStringList());
        for (const char *german : {"2 Maschinen", "4 Ressourcen", "beendet", "gelöscht", "nichts"})
            QVERIFY2(messages.shown.contains(QString::fromUtf8(german)), german);
        for (const Sentence &line : (*receipt)->text())
            QCOMPARE(untranslated(line), QStringList());
        const QString lines = text::sentences((*receipt)->text()).join(QLatin1Char('\n'));
        QVERIFY2(lines.contains(QStringLiteral("Nichts läuft mehr.")), qPrintable(lines));
        QVERIFY2(!lines.contains(QLatin1String("ended")), qPrintable(lines));
        QVERIFY(QString::fromStdString((*receipt)->toText()).contains(QLatin1String("Nothing is left running.")));
    }
};

QTEST_GUILESS_MAIN(LiveStepsTest)
#include "live_steps_test.moc"
