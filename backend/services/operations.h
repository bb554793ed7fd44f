#pragma once

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <QObject>

#include "backend/services/snapshots.h"
#include "backend/services/tasks.h"

namespace trainyard::services {

/// Long actions: each has named steps, an end, and a Cancel. Lives on the GUI thread; bodies run on the pool.
class Operations : public QObject {
    Q_OBJECT
public:
    using Body = std::function<Status(std::stop_token, const ProgressSink &)>;

    explicit Operations(Tasks &tasks, QObject *parent = nullptr);
    ~Operations() override; ///< cancels what runs; the owner drains the pool first

    /// Runs the body as an operation. Its end is published only after this returns.
    /// \param title  in English, for users: "Launching digits-demo"
    /// \param retry  whether Retry may call the body again (the body is safe to repeat)
    OperationId start(std::string title, Body body, bool retry = false);

    void cancel(const OperationId &);
    void retry(const OperationId &);   ///< only a failed or cancelled one
    void retryAfterLogin();            ///< all that failed because the session had ended and can be retried
    void dismiss(const OperationId &); ///< only a finished one
    void cancelAll();                  ///< before this program ends

    std::vector<OperationSnapshot> all() const;
    bool anyRunning() const;
    /// Whether operations end since this program does: not because the user wants to do without them.
    bool isClosing() const { return m_isClosing; }

signals:
    void changed(const trainyard::services::OperationSnapshot &operation);
    void dismissed(const QString &id);

private:
    struct Entry;
    void launch(const std::shared_ptr<Entry> &entry);
    void publish(const std::shared_ptr<Entry> &entry);
    void flush(const std::shared_ptr<Entry> &entry);
    void finish(const std::shared_ptr<Entry> &entry, const Status &status);

    Tasks &m_tasks;
    std::vector<std::shared_ptr<Entry>> m_entries;
    bool m_isClosing = false;
};

} // namespace trainyard::services
