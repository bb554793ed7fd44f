#pragma once

#include <QStringList>

#include "gui/wizards/launch/launch_page.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace trainyard::gui {

class TypeTable;

/// 3: the number of machines, their type, purchase option, and preferred zones.
class MachinesPage final : public LaunchPage {
    Q_OBJECT
public:
    explicit MachinesPage(LaunchWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;

private:
    void buildTable();
    void buildMarket();
    void takeMarket();
    void takeReservation();
    void showHeadType();
    void showMarket();

    TypeTable *m_types;
    QSpinBox *m_workers;
    QComboBox *m_market, *m_reservation, *m_headType;
    QDoubleSpinBox *m_maxPrice;
    QLineEdit *m_zones, *m_otherTypes;
    QCheckBox *m_close, *m_efa;
    QStringList m_headTypes; ///< in the list; the first one is that of the workers
};

} // namespace trainyard::gui
