#include "backend/services/machines/terminal.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QProcess>
#include <QSocketNotifier>
#include <QTimer>

#include "backend/core/system/fd.h"

namespace trainyard::services {

namespace {

constexpr qsizetype kMostPendingInput = 1 << 20;
constexpr std::size_t kMostRead = 64u << 10;
constexpr int kHangUpTime = 2000; ///< ms from SIGHUP to SIGKILL

winsize sizeOf(int columns, int rows)
{
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(rows);
    return size;
}

} // namespace

Result<std::unique_ptr<PtyProcess>> PtyProcess::start(const std::vector<std::string> &words, int columns, int rows)
{
    if (words.empty())
        return fail(ErrorCode::InvalidArgument, "terminal", "there is no command to start");
    Fd master(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK));
    char name[128];
    if (!master || ::grantpt(master.get()) != 0 || ::unlockpt(master.get()) != 0 ||
        ::ptsname_r(master.get(), name, sizeof name) != 0)
        return fail(ErrorCode::Internal, "terminal", "this system has no free pseudo-terminal");
    const winsize size = sizeOf(columns, rows);
    (void)::ioctl(master.get(), TIOCSWINSZ, &size);
    const int descriptor = ::fcntl(master.get(), F_DUPFD_CLOEXEC, 0);
    if (descriptor < 0)
        return fail(ErrorCode::Internal, "terminal", "this program has too many open files");
    master.close();
    std::unique_ptr<PtyProcess> made(new PtyProcess(descriptor));
    QProcess &process = *made->m_process;
    QStringList arguments;
    for (std::size_t i = 1; i < words.size(); ++i)
        arguments << QString::fromStdString(words[i]);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TERM"), QStringLiteral("xterm-256color"));
    process.setProcessEnvironment(environment);
    // Runs in the child between fork and exec: only functions that are safe after a fork.
    process.setChildProcessModifier([slave = std::string(name)] {
        ::setsid();
        const int terminal = ::open(slave.c_str(), O_RDWR); // the first one of a session becomes its terminal
        for (int fd = 0; terminal >= 0 && fd < 3; ++fd)
            ::dup2(terminal, fd);
        if (terminal > 2)
            ::close(terminal);
    });
    process.start(QString::fromStdString(words.front()), arguments, QIODevice::ReadOnly);
    if (!process.waitForStarted())
        return fail(ErrorCode::NotFound, "terminal",
                    words.front() + " cannot be started: " + process.errorString().toStdString());
    return made;
}

PtyProcess::PtyProcess(int master)
    : m_master(master)
    , m_readable(new QSocketNotifier(master, QSocketNotifier::Read, this))
    , m_writable(new QSocketNotifier(master, QSocketNotifier::Write, this))
    , m_process(new QProcess)
{
    m_writable->setEnabled(false);
    connect(m_readable, &QSocketNotifier::activated, this, &PtyProcess::read);
    connect(m_writable, &QSocketNotifier::activated, this, &PtyProcess::flush);
    connect(m_process, &QProcess::finished, this,
            [this](int code, QProcess::ExitStatus how) { finish(how == QProcess::CrashExit ? 128 + code : code); });
}

PtyProcess::~PtyProcess()
{
    m_process->disconnect(this);
    delete m_readable;
    delete m_writable;
    ::close(m_master); // the kernel sends SIGHUP to the program
    if (m_process->state() == QProcess::NotRunning) {
        delete m_process;
        return;
    }
    // It outlives this object until the program has ended, but not the application: the GUI thread waits for nothing.
    m_process->setParent(QCoreApplication::instance());
    connect(m_process, &QProcess::finished, m_process, &QObject::deleteLater);
    QTimer::singleShot(kHangUpTime, m_process, &QProcess::kill);
}

void PtyProcess::write(const QByteArray &bytes)
{
    if (m_pending.size() + bytes.size() > kMostPendingInput)
        return; // the program does not read
    m_pending += bytes;
    flush();
}

void PtyProcess::flush()
{
    while (!m_pending.isEmpty()) {
        const ssize_t sent = ::write(m_master, m_pending.constData(), std::size_t(m_pending.size()));
        if (sent > 0) {
            m_pending.remove(0, qsizetype(sent));
            continue;
        }
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent < 0 && errno != EAGAIN)
            m_pending.clear(); // its end is reported by finished()
        break;
    }
    m_writable->setEnabled(!m_pending.isEmpty());
}

void PtyProcess::read()
{
    QByteArray bytes(qsizetype(kMostRead), Qt::Uninitialized);
    const ssize_t got = ::read(m_master, bytes.data(), kMostRead);
    if (got > 0) {
        bytes.truncate(qsizetype(got));
        emit received(bytes);
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
        m_readable->setEnabled(false); // EIO: no program has the terminal any more
    }
}

/// Reports the output that is left before the end.
void PtyProcess::finish(int status)
{
    while (m_readable->isEnabled()) {
        QByteArray rest(qsizetype(kMostRead), Qt::Uninitialized);
        const ssize_t got = ::read(m_master, rest.data(), kMostRead);
        if (got <= 0)
            break;
        rest.truncate(qsizetype(got));
        emit received(rest);
    }
    m_readable->setEnabled(false);
    emit ended(status);
}

void PtyProcess::resize(int columns, int rows)
{
    const winsize size = sizeOf(std::max(columns, 1), std::max(rows, 1));
    (void)::ioctl(m_master, TIOCSWINSZ, &size); // the kernel sends SIGWINCH
}

} // namespace trainyard::services
