// A second start shows the window of the first. S14: the name of its socket is public, and any user can claim it first.
#include <thread>

#include <QCryptographicHash>
#include <QDir>
#include <QLocalServer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <sys/wait.h>
#include <unistd.h>

#include "gui/app/single_instance.h"

using trainyard::gui::SingleInstance;

class SingleInstanceTest : public QObject {
    Q_OBJECT
private slots:
    void aSecondStartRaisesTheFirst()
    {
        QTemporaryDir state;
        SingleInstance first(state.path());
        QSignalSpy asked(&first, &SingleInstance::raiseRequested);
        QVERIFY(first.claim());
        bool second = true;
        std::thread other([&] { second = SingleInstance(state.path()).claim(); });
        QTRY_COMPARE(asked.count(), 1);
        other.join();
        QVERIFY(!second);
        QTemporaryDir elsewhere;
        QVERIFY(SingleInstance(elsewhere.path()).claim());
    }

    void anotherUserCannotKeepTheWindowFromOpening()
    {
        if (::geteuid() != 0)
            QSKIP("only root can start a process of another user");
        QTemporaryDir state;
        const QByteArray folder = QDir(state.path()).absolutePath().toUtf8();
        const QString name =
            QStringLiteral("trainyard-0-") +
            QLatin1String(QCryptographicHash::hash(folder, QCryptographicHash::Sha256).toHex().left(32));
        int ready[2], end[2];
        QVERIFY(::pipe(ready) == 0 && ::pipe(end) == 0);
        const pid_t other = ::fork();
        if (other == 0) {
            ::close(end[1]);
            QLocalServer squatter;
            squatter.setSocketOptions(QLocalServer::AbstractNamespaceOption);
            char byte = ::setuid(65534) == 0 && squatter.listen(name) ? 'y' : 'n';
            (void)!::write(ready[1], &byte, 1);
            (void)!::read(end[0], &byte, 1); // until the test closes the pipe
            ::_exit(0);
        }
        char byte = 0;
        QCOMPARE(::read(ready[0], &byte, 1), ssize_t(1));
        QCOMPARE(byte, 'y');
        const bool opens = SingleInstance(state.path()).claim();
        ::close(end[1]);
        ::waitpid(other, nullptr, 0);
        for (const int fd : {ready[0], ready[1], end[0]})
            ::close(fd);
        QVERIFY(opens);
        // The name is free again: the next instance claims it.
        SingleInstance first(state.path());
        QVERIFY(first.claim());
    }

    void aWindowThatOnlyCleansUpLetsTheNextOneOpen()
    {
        QTemporaryDir state;
        SingleInstance first(state.path()), second(state.path());
        QVERIFY(first.claim());
        first.release();
        QVERIFY(second.claim());
    }
};

QTEST_GUILESS_MAIN(SingleInstanceTest)
#include "single_instance_test.moc"
