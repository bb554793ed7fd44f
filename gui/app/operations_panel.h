#pragma once

#include <chrono>
#include <map>
#include <memory>

#include <QFrame>

#include "backend/services/interfaces.h"
#include "backend/wording/help.h"

class QPushButton;
class QVBoxLayout;

namespace trainyard::gui {

class OperationRow;

/// The long actions at the bottom of the window: one line each, which unfolds into the steps of each host. A successful
/// one disappears after a while, into the list of notices, unless its steps are unfolded; a failed one stays until the user dismisses it.
class OperationsPanel : public QFrame {
    Q_OBJECT
public:
    explicit OperationsPanel(services::Operations &operations, QWidget *parent = nullptr);
    void setSuccessStays(std::chrono::milliseconds time) { m_successStays = time; }
    void dismissFinished();

signals:
    /// Emitted by the help button of a failed operation (wording::helpFor its error).
    void helpRequested(const trainyard::services::OperationSnapshot &failed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void update(const services::OperationSnapshot &operation);
    void tick();
    void showDismissAll();

    services::Operations &m_operations;
    QPushButton *m_dismissAll;
    std::chrono::milliseconds m_successStays{5'000};
    QVBoxLayout *m_column;
    std::map<QString, OperationRow *> m_rows;
};

/// One operation: its line, and its steps when unfolded.
class OperationRow : public QWidget {
    Q_OBJECT
public:
    OperationRow(services::Operations &operations, const services::OperationSnapshot &operation,
                 QWidget *parent = nullptr);
    ~OperationRow() override;
    void update(const services::OperationSnapshot &operation);
    void tick();
    bool isOpen() const { return m_open; }
    /// Shows some commands as icons only, so that a line fits a small window.
    void setNarrow(bool narrow);

signals:
    void helpRequested(const trainyard::services::OperationSnapshot &failed);

private:
    struct Parts;
    wording::Help help() const;
    void showSteps();
    services::Operations &m_operations;
    services::OperationSnapshot m_shown;
    std::unique_ptr<Parts> m_parts;
    bool m_open = false;
};

} // namespace trainyard::gui
