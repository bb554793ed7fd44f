#pragma once

#include <QDialog>

#include "gui/widgets/theme.h"

namespace trainyard::gui {

/// The preferences: so far the theme. Choices take effect at once.
class Preferences : public QDialog {
    Q_OBJECT
public:
    explicit Preferences(const QString &stateFolder, QWidget *parent = nullptr);

signals:
    void themeChosen(trainyard::gui::Theme::Mode mode);
};

} // namespace trainyard::gui
