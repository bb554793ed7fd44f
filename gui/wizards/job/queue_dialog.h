#pragma once

#include <string>
#include <vector>

#include <QDialog>

class QListWidget;
class QSpinBox;

namespace trainyard::gui {

struct QueueRow;

/// The place of a job in a queue that has others: its priority, and those that must have finished before. Adds nothing
/// itself.
class QueueDialog final : public QDialog {
    Q_OBJECT
public:
    /// \param job     its name
    /// \param others  that wait, or whose run is in progress
    QueueDialog(const QString &job, const std::vector<QueueRow> &others, QWidget *parent = nullptr);

    int priority() const;
    std::vector<std::string> after() const; ///< ids of entries

private:
    QSpinBox *m_priority;
    QListWidget *m_after;
};

} // namespace trainyard::gui
