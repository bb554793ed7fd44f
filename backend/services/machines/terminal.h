#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QByteArray>
#include <QFuture>
#include <QObject>

#include "backend/core/ids.h"
#include "backend/core/result.h"

class QProcess;
class QSocketNotifier;

namespace trainyard::services {

/// A program behind a pseudo-terminal of this computer, such as the system's ssh. GUI thread.
class PtyProcess : public QObject {
    Q_OBJECT
public:
    /// Starts the program; its terminal has the given size.
    /// \error NotFound (no such program), Internal (no pseudo-terminal)
    static Result<std::unique_ptr<PtyProcess>> start(const std::vector<std::string> &words, int columns, int rows);
    ~PtyProcess() override; ///< hangs up: the program receives SIGHUP

    /// Sends input. What the program does not read at once is kept, up to 1 MiB.
    void write(const QByteArray &bytes);
    void resize(int columns, int rows);

signals:
    void received(const QByteArray &bytes);
    /// \param status  the exit status; 128 + N when signal N ended it
    void ended(int status);

private:
    explicit PtyProcess(int master);
    void read();
    void flush();
    void finish(int status);

    const int m_master;
    QByteArray m_pending; ///< input that the terminal has not taken
    QSocketNotifier *m_readable, *m_writable;
    QProcess *m_process;
};

/// Where a terminal of a machine comes from.
class TerminalService : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// The words of a command that logs in to the machine, with its key, its known host key and its jump host.
    /// \param forwardAgent  the machine can use an agent that holds the cluster's key alone: see ssh::withOwnAgent()
    virtual QFuture<Result<std::vector<std::string>>> loginTo(const ClusterId &cluster, const std::string &node,
                                                              bool forwardAgent) = 0;
};

} // namespace trainyard::services
