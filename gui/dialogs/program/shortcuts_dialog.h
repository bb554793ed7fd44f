#pragma once

#include <vector>

#include <QDialog>

class QAction;

namespace trainyard::gui {

/// All actions that have a keyboard shortcut, with it.
class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(const std::vector<QAction *> &actions, QWidget *parent = nullptr);
};

} // namespace trainyard::gui
