#pragma once

#include <QWidget>

#include "gui/wizards/launch/presets.h"

class QButtonGroup;

namespace trainyard::cluster {
class Catalog;
}

namespace trainyard::gui {

/// The presets as cards: what each launches, and its price.
class PresetCards final : public QWidget {
    Q_OBJECT
public:
    explicit PresetCards(QWidget *parent = nullptr);
    /// \param plan  its region, disks and so on are in the prices; its preset is the pressed card
    void show(const cluster::LaunchPlan &plan, const cluster::Catalog &catalog, bool costsMoney);

signals:
    void chosen(trainyard::gui::Preset preset);

private:
    QButtonGroup *m_cards;
};

} // namespace trainyard::gui
