#pragma once

#include <QDialog>
#include <QStringList>

#include "gui/models/launch/plan_defaults.h"
#include "gui/widgets/theme/theme.h"

class QFormLayout;
class QSettings;

namespace trainyard::gui {

/// The preferences: language and appearance, times, sizes, confirmations, what a new cluster begins with, notifications.
/// Choices are stored and take effect at once; the language does at the next start.
class Preferences : public QDialog {
    Q_OBJECT
public:
    /// \param types, regions  instance types and regions to offer
    Preferences(QSettings &settings, const QString &stateFolder, const QStringList &types, const QStringList &regions,
                QWidget *parent = nullptr);

signals:
    void themeChosen(trainyard::gui::Theme::Mode mode);
    void notificationsRequested();

private:
    void addAppearance(QFormLayout *form);
    void addUnits(QFormLayout *form);
    void addDefaults(QFormLayout *form, const QStringList &types, const QStringList &regions);
    QSettings &m_settings;
    PlanDefaults m_defaults;
};

} // namespace trainyard::gui
