#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/doctor/doctor.h"

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace trainyard::gui {

class Fold;
class StateLabel;

/// One finding of the doctor: severity, sentence, its repairs as buttons, and the evidence folded below.
class FindingRow : public QWidget {
    Q_OBJECT
public:
    explicit FindingRow(const doctor::Finding &finding, QWidget *parent = nullptr);

    const doctor::Finding &finding() const { return m_finding; }
    void setFinding(const doctor::Finding &finding);
    void openEvidence();
    /// While a repair of it runs, or the examination, no other one can be started.
    void setRepairsEnabled(bool enabled);

    /// Problems first: 0 for a problem, 3 for what is well.
    static int rankOf(doctor::Severity severity);

signals:
    void repairRequested(const trainyard::doctor::Repair &repair);

private:
    void showFinding();
    void showRepairs();
    void addRepair(QPushButton *made);

    doctor::Finding m_finding;
    StateLabel *m_state;
    QLabel *m_title, *m_sentence, *m_evidence;
    Fold *m_fold;
    QHBoxLayout *m_buttons;
    std::vector<QPushButton *> m_repairs;
    bool m_enabled = true;
};

} // namespace trainyard::gui
