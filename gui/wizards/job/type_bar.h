#pragma once

#include <QWidget>

#include "backend/protocol/job/job_enums.h"

class QPushButton;

namespace trainyard::gui {

/// The types of jobs as a row of buttons, the less common ones in a menu. Shows one as selected.
class TypeBar : public QWidget {
    Q_OBJECT
public:
    explicit TypeBar(protocol::JobType selected, QWidget *parent = nullptr);

signals:
    /// Another type than the selected one.
    void chosen(trainyard::protocol::JobType type);

private:
    QPushButton *addButton(protocol::JobType type);
    void choose(protocol::JobType type);

    const protocol::JobType m_selected;
};

/// "PyTorch (torchrun)"; of the bundled trainer "Bundled model".
QString titleOf(protocol::JobType type);
/// \return one sentence about the type
QString summaryOf(protocol::JobType type);

} // namespace trainyard::gui
