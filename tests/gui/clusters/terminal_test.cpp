// The terminal of a machine: its screen, its keys, a real program behind a pseudo-terminal, hostile output.
#include <algorithm>
#include <csignal>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest/QTest>

#include "backend/services/machines/terminal.h"
#include "gui/pages/machines/terminal_view.h"
#include "gui/pages/machines/terminal_widget.h"
#include "gui/widgets/theme/theme.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/fakes/fake_tools.h"
#include "tests/gui/support/find_widget.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;
using fake::buttonIn;

namespace {

QByteArray keys(TerminalScreen &screen, int key, Qt::KeyboardModifiers modifiers, const QString &text = {})
{
    screen.press(QKeyEvent(QEvent::KeyPress, key, modifiers, text));
    return screen.takeInput();
}

/// All text of a terminal, history first.
QString allText(const TerminalScreen &screen)
{
    QStringList lines;
    for (int row = -screen.history(); row < screen.rows(); ++row)
        lines << screen.textOf(row);
    return lines.join(QLatin1Char('\n'));
}

/// Runs a line in a shell and returns what its terminal shows at the end.
QString outputOf(const std::string &line, int *status = nullptr)
{
    auto process = services::PtyProcess::start({"/bin/sh", "-c", line}, 80, 24);
    if (!process)
        return QString::fromStdString(process.error().detail);
    TerminalScreen screen(80, 24);
    QObject::connect(process->get(), &services::PtyProcess::received, process->get(),
                     [&](const QByteArray &bytes) { screen.write(bytes); });
    QSignalSpy ended(process->get(), &services::PtyProcess::ended);
    if (!QTest::qWaitFor([&] { return ended.count() > 0; }, 20'000))
        return QStringLiteral("it does not end");
    if (status)
        *status = ended.at(0).at(0).toInt();
    return allText(screen).trimmed();
}

services::ClusterDetails ourCluster()
{
    auto cluster = sample::clusters()[0];
    cluster.ours = true;
    return cluster;
}

} // namespace

class TerminalTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }

    void textIsPlacedAsAProgramSays()
    {
        TerminalScreen screen(20, 4);
        screen.write("one\r\ntwo\x1b[1;10Hthere");
        QCOMPARE(screen.textOf(0), QStringLiteral("one      there"));
        QCOMPARE(screen.textOf(1), QStringLiteral("two"));
        QCOMPARE(screen.cursor(), QPoint(14, 0));
        screen.write("\x1b[2J\x1b[H\x1b[31;1mred\x1b[0m plain");
        const TerminalLine line = screen.line(0);
        QVERIFY(line[0].bold && !line[5].bold);
        QVERIFY(line[0].fore != line[5].fore);
        screen.write("\r\n\xe6\xbc\xa2\xc3\xa9"); // a wide character, and one of two bytes
        QCOMPARE(screen.textOf(1), QString::fromUtf8("\xe6\xbc\xa2\xc3\xa9"));
        QCOMPARE(screen.line(1)[0].width, 2);
        QCOMPARE(screen.line(1)[1].width, 0);
    }

    void colorsThatNoProgramHasChosenAreThoseOfTheTheme()
    {
        TerminalScreen screen(20, 2);
        const QRgb text = qRgb(1, 2, 3), ground = qRgb(250, 251, 252);
        screen.setColors(text, ground);
        screen.write("a\x1b[31mb\x1b[0mc");
        const TerminalLine line = screen.line(0);
        QCOMPARE(line[0].fore, text);
        QVERIFY(line[1].fore != text);
        for (const int column : {0, 1, 2, 9})
            QCOMPARE(line[std::size_t(column)].back, ground);
    }

    void linesThatScrollOffAreKept()
    {
        TerminalScreen screen(20, 4);
        for (int i = 0; i < 6000; ++i)
            screen.write("line " + QByteArray::number(i) + "\r\n");
        QCOMPARE(screen.history(), int(TerminalScreen::kMostHistory));
        QCOMPARE(screen.textOf(-1), QStringLiteral("line 5996"));
        QCOMPARE(screen.textOf(0), QStringLiteral("line 5997"));
        QVERIFY(screen.line(-screen.history() - 1).empty());
    }

    void keysBecomeInput()
    {
        TerminalScreen screen(20, 4);
        QCOMPARE(keys(screen, Qt::Key_A, {}, QStringLiteral("a")), QByteArray("a"));
        QCOMPARE(keys(screen, Qt::Key_C, Qt::ControlModifier), QByteArray("\x03"));
        QCOMPARE(keys(screen, Qt::Key_Return, {}), QByteArray("\r"));
        QCOMPARE(keys(screen, Qt::Key_Up, {}), QByteArray("\x1b[A"));
        QCOMPARE(keys(screen, Qt::Key_Tab, {}), QByteArray("\t"));
        QCOMPARE(keys(screen, Qt::Key_unknown, {}, QString::fromUtf8("\xc3\xa9")), QByteArray("\xc3\xa9"));
        screen.write("\x1b[?1h"); // application mode, as of an editor
        QCOMPARE(keys(screen, Qt::Key_Up, {}), QByteArray("\x1bOA"));
    }

    void aPasteSendsNoKeys()
    {
        TerminalScreen screen(20, 4);
        screen.write("\x1b[?2004h"); // the shell wants pastes in brackets
        screen.paste(QString::fromUtf8("ls\x1b[201~\nrm -rf ~\x03"));
        const QByteArray sent = screen.takeInput();
        QVERIFY(sent.startsWith("\x1b[200~") && sent.endsWith("\x1b[201~"));
        QCOMPARE(sent.count("\x1b"), qsizetype(2)); // none of the text
        QVERIFY(!sent.contains('\x03'));
        QVERIFY(sent.contains("ls[201~"));
    }

    void hostileOutputIsOnlyText()
    {
        TerminalScreen screen(40, 5);
        screen.write("\x1b]0;" + QByteArray(100'000, 'T') + "\x07");
        QVERIFY(screen.title().size() <= TerminalScreen::kLongestTitle);
        QByteArray noise;
        for (int i = 0; i < 300'000; ++i)
            noise += char((i * 2'654'435'761u) >> 13);
        screen.write(noise);
        (void)screen.takeInput();
        screen.write(QByteArray(1'000'000, 'x')); // no line end
        screen.write("\x1b[999999999;999999999H\x1b[2147483647@\x1b[2147483647L");
        screen.resize(2, 1);
        screen.resize(300, 100);
        screen.write("\x18\x1b"
                     "c"
                     "still here");
        QCOMPARE(screen.textOf(0), QStringLiteral("still here"));
        QCOMPARE(screen.columns(), 300);
    }

    void aProgramHasATerminal()
    {
        int status = -1;
        QCOMPARE(outputOf("test -t 0 && test -t 1 && test -t 2 && stty size && exit 7", &status),
                 QStringLiteral("24 80"));
        QCOMPARE(status, 7);
        QCOMPARE(outputOf("echo $TERM"), QStringLiteral("xterm-256color"));
        outputOf("kill -9 $$", &status);
        QCOMPARE(status, 137);
        QVERIFY(!services::PtyProcess::start({"/no/such/program"}, 80, 24));
        QVERIFY(!services::PtyProcess::start({}, 80, 24));
    }

    void allOutputBeforeTheEndIsShown()
    {
        const QString shown = outputOf("i=0; while [ $i -lt 2000 ]; do echo line $i; i=$((i+1)); done");
        QVERIFY(shown.endsWith(QLatin1String("line 1999")));
        QVERIFY(shown.startsWith(QLatin1String("line 0")));
    }

    void aHangUpEndsTheProgram()
    {
        auto process = services::PtyProcess::start({"/bin/sh", "-c", "echo $$; exec sleep 1000"}, 80, 24);
        QVERIFY(process);
        QByteArray number;
        connect(process->get(), &services::PtyProcess::received, process->get(),
                [&](const QByteArray &bytes) { number += bytes; });
        QTRY_VERIFY(number.contains('\n'));
        const auto pid = number.trimmed().toInt();
        QVERIFY(pid > 0);
        process->reset();
        QTRY_VERIFY(::kill(pid, 0) != 0);
    }

    void aSessionIsOpenedAndClosed()
    {
        fake::FakeTerminals service;
        service.words =
            std::vector<std::string>{"/bin/sh", "-c", "printf ready; read line; echo \"got $line\"; exit 3"};
        TerminalView view(service);
        view.resize(800, 400);
        view.show();
        fake::activate(&view);
        view.showCluster(ourCluster());
        auto *go = buttonIn(&view, QStringLiteral("Connect"));
        QVERIFY(go && go->isEnabled());
        go->click();
        QTRY_VERIFY(view.isConnected());
        QCOMPARE(service.asked, std::vector<std::string>{"head"});
        QTRY_VERIFY(allText(view.terminal().screen()).contains(QLatin1String("ready")));
        QTest::keyClicks(&view.terminal(), QStringLiteral("hello"));
        QTest::keyClick(&view.terminal(), Qt::Key_Return);
        QTRY_VERIFY(!view.isConnected());
        QVERIFY(allText(view.terminal().screen()).contains(QLatin1String("got hello")));
        bool told = false;
        for (auto *label : view.findChildren<QLabel *>())
            told = told || label->text().contains(QLatin1String("status 3"));
        QVERIFY(told);
        QVERIFY(go->isEnabled());
    }

    void anAgentIsForwardedOnRequestOnly() // F2
    {
        fake::FakeTerminals service;
        service.words = fail(ErrorCode::NotFound, "worker-1", "it has no address");
        TerminalView view(service);
        view.resize(900, 400);
        view.show();
        view.showCluster(ourCluster());
        auto *agent = view.findChild<QCheckBox *>();
        QVERIFY(agent && agent->isEnabled() && !agent->isChecked());
        const auto warns = [&view] {
            const auto labels = view.findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *one) {
                return one->isVisible() && one->text().contains(QLatin1String("root access"));
            });
        };
        auto *go = buttonIn(&view, QStringLiteral("Connect"));
        QVERIFY(!warns());
        go->click();
        QTRY_VERIFY(go->isEnabled());
        agent->setChecked(true);
        QVERIFY(warns());
        go->click();
        QTRY_VERIFY(go->isEnabled());
        QCOMPARE(service.asked, (std::vector<std::string>{"head", "head -A"}));
        view.showCluster(ourCluster());
        QVERIFY(agent->isChecked());
        auto other = ourCluster();
        other.id = ClusterId("c-other");
        view.showCluster(other);
        QVERIFY(!agent->isChecked() && !warns());
    }

    /// The session of one cluster may end while another one is selected.
    void anAgentIsForwardedToTheClusterForWhichItWasChosenOnly() // F2
    {
        fake::FakeTerminals service;
        service.words = std::vector<std::string>{"/bin/sh", "-c", "read line"};
        TerminalView view(service);
        view.resize(900, 400);
        view.show();
        view.showCluster(ourCluster());
        auto *agent = view.findChild<QCheckBox *>();
        QVERIFY(agent);
        agent->setChecked(true);
        auto *go = buttonIn(&view, QStringLiteral("Connect"));
        go->click();
        QTRY_VERIFY(view.isConnected());
        auto other = ourCluster();
        other.id = ClusterId("c-other");
        view.showCluster(other);
        QVERIFY(agent->isChecked() && !agent->isEnabled()); // of the session
        buttonIn(&view, QStringLiteral("Disconnect"))->click();
        QVERIFY(!view.isConnected());
        QVERIFY(!agent->isChecked() && agent->isEnabled());
        go->click();
        QTRY_VERIFY(view.isConnected());
        QCOMPARE(service.asked, (std::vector<std::string>{"head -A", "head"}));
    }

    void aMachineThatCannotBeReachedIsNamed()
    {
        fake::FakeTerminals service;
        service.words = fail(ErrorCode::NotFound, "worker-1", "it has no address");
        TerminalView view(service);
        view.show();
        view.showCluster(ourCluster());
        buttonIn(&view, QStringLiteral("Connect"))->click();
        QTRY_VERIFY(buttonIn(&view, QStringLiteral("Connect"))->isEnabled());
        QVERIFY(!view.isConnected());
        services::ClusterDetails none;
        view.showCluster(none);
        QVERIFY(!buttonIn(&view, QStringLiteral("Connect"))->isEnabled());
    }

    void tabIsForTheProgramAndCtrlTabLeaves()
    {
        QWidget window;
        auto *terminal = new TerminalWidget(&window);
        auto *other = new QPushButton(QStringLiteral("other"), &window);
        window.show();
        fake::activate(&window);
        terminal->setFocus();
        QSignalSpy sent(terminal, &TerminalWidget::input);
        QTest::keyClick(terminal, Qt::Key_Tab);
        QCOMPARE(sent.count(), 1);
        QVERIFY(terminal->hasFocus());
        QTest::keyClick(terminal, Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(other->hasFocus());
    }

    void selectedTextIsCopied()
    {
        TerminalWidget terminal;
        terminal.resize(600, 300);
        terminal.show();
        terminal.write("first line\r\nsecond line\r\n");
        QWidget *area = terminal.viewport();
        QTest::mousePress(area, Qt::LeftButton, {}, QPoint(0, 2));
        QMouseEvent move(QEvent::MouseMove, QPointF(590, 2), area->mapToGlobal(QPointF(590, 2)), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(area, &move);
        QCOMPARE(terminal.selectedText(), QStringLiteral("first line"));
        QTest::keyClick(&terminal, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("first line"));
    }
};

QTEST_MAIN(TerminalTest)
#include "terminal_test.moc"
