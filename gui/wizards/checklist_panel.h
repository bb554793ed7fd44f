#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QWidget>

#include "backend/cluster/managed/planning_checklist.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace trainyard::services {
class ManagedClusterService;
}

namespace trainyard::gui {

class StateLabel;

/// The planning checklist on the first page of a wizard: access, shared file system, training package and data script,
/// each with what was found. It prevents nothing: what would fail is a problem at its field.
class ChecklistPanel final : public QWidget {
    Q_OBJECT
public:
    /// \param managed  null: nothing is checked, and nothing is shown
    explicit ChecklistPanel(services::ManagedClusterService *managed, QWidget *parent = nullptr);

    /// Makes the checks, unless they have been made for this request.
    void setRequest(const cluster::ChecklistRequest &request);

private:
    struct Line {
        QWidget *row;
        StateLabel *title;
        QLabel *sentence;
    };
    void check();
    void showLines(const Result<std::vector<cluster::ChecklistLine>> &found);
    Line &line(std::size_t index);

    services::ManagedClusterService *m_managed;
    std::optional<cluster::ChecklistRequest> m_request;
    std::uint64_t m_question = 0;
    QLabel *m_state;
    QPushButton *m_again;
    QVBoxLayout *m_column;
    std::vector<Line> m_lines;
};

} // namespace trainyard::gui
