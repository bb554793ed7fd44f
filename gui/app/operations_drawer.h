#pragma once

#include <map>
#include <memory>

#include <QFrame>

#include "backend/services/interfaces.h"
#include "backend/wording/help.h"

class QVBoxLayout;

namespace trainyard::gui {

class OperationRow;
class OperationsModel;

/// The long actions at the bottom of the window: one line each, unfolding into the steps of each host.
class OperationsDrawer : public QFrame {
    Q_OBJECT
public:
    explicit OperationsDrawer(services::Operations &operations, QWidget *parent = nullptr);
    OperationsModel &model() { return *m_model; }

signals:
    /// The button of a failed operation that says what helps (wording::helpFor its error).
    void helpWanted(const trainyard::services::OperationSnapshot &failed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update(const services::OperationSnapshot &operation);

    services::Operations &m_operations;
    OperationsModel *m_model;
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

signals:
    void helpWanted(const trainyard::services::OperationSnapshot &failed);

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
