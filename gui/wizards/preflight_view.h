#pragma once

#include <map>
#include <optional>

#include <QWidget>

#include "backend/cluster/preflight.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace trainyard::gui {

class StateLabel;

/// What was found before a launch: green, amber and red, each that is not green with its repairs as buttons. Asks for
/// nothing itself.
class PreflightView : public QWidget {
    Q_OBJECT
public:
    explicit PreflightView(QWidget *parent = nullptr);

    void setRunning(); ///< a question is under way
    void setResult(const Result<cluster::Preflight> &result);
    void setUnknown(); ///< nothing was asked about this plan yet
    /// May the launch go on: nothing is red, and what is amber was accepted.
    bool passes() const;

signals:
    void again();     ///< ask once more
    void cancelled(); ///< the question
    void fixRequested(const trainyard::cluster::Fix &fix);
    void passesChanged();

private:
    void show(const cluster::Preflight &preflight);
    void addFinding(const cluster::Finding &finding);
    void setVerdict(const QString &words, const QString &icon, int tone);

    std::optional<cluster::Severity> m_severity;
    StateLabel *m_state;
    QProgressBar *m_progress;
    QPushButton *m_again, *m_cancel;
    QLabel *m_green;
    QWidget *m_findings;
    QVBoxLayout *m_list;
    QCheckBox *m_accept;
};

} // namespace trainyard::gui
