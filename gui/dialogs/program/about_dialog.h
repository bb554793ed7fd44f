#pragma once

#include <QDialog>

namespace trainyard::gui {

/// The version, and the licenses of the program and of all that is shipped with it.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget *parent = nullptr);
};

} // namespace trainyard::gui
