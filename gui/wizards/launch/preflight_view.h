#pragma once

#include <map>
#include <optional>

#include <QWidget>

#include "backend/cluster/launch/preflight/preflight.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace trainyard::gui {

class StateLabel;

/// The findings before a launch: green, amber and red, with the fixes of amber and red ones as buttons. Makes no
/// requests itself.
class PreflightView : public QWidget {
    Q_OBJECT
public:
    explicit PreflightView(QWidget *parent = nullptr);

    void setRunning(); ///< a preflight is under way
    void setResult(const Result<cluster::Preflight> &result);
    void setUnknown(); ///< this plan has not been checked yet
    /// Whether the launch may proceed: nothing is red, and amber findings were accepted.
    bool passes() const;

signals:
    void again();     ///< repeat the preflight
    void cancelled(); ///< the preflight
    void fixRequested(const trainyard::cluster::Fix &fix);
    void passesChanged();

private:
    void show(const cluster::Preflight &preflight);
    void addFinding(const cluster::Finding &finding);
    void setCheckResult(const QString &words, const QString &icon, int tone);

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
