#pragma once

#include <cstdint>

#include <QWidget>

#include "backend/core/ids.h"
#include "backend/services/clusters/emr_steps.h"

class QLabel;
class QPushButton;
class QTimer;

namespace trainyard::gui {

class DataTable;
class EmrStepModel;

/// The steps of an EMR cluster: adds, cancels, and shows their logs. Reads them again while it is visible.
class EmrStepsView final : public QWidget {
    Q_OBJECT
public:
    explicit EmrStepsView(services::EmrStepService &service, QWidget *parent = nullptr);

    void showCluster(const ClusterId &id); ///< an empty id: none
    /// \param rate  of a core node, at most: "$0.2400/h"
    void setNodePrice(const QString &rate) { m_nodePrice = rate; }
    const EmrStepModel &steps() const { return *m_steps; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void layOut();
    void read();
    void showList(const Result<cluster::EmrStepList> &list);
    void showNote(const QString &sentence);
    void updateButtons();
    void askStep();
    void askCancel();
    void askLog();
    void showLogs(const cluster::EmrStepInfo &step, const Result<std::vector<cluster::FailureLog>> &logs);
    void askNodes();

    services::EmrStepService &m_service;
    ClusterId m_cluster;
    QString m_nodePrice;
    EmrStepModel *m_steps;
    DataTable *m_table;
    QLabel *m_hint, *m_note;
    QPushButton *m_add, *m_cancel, *m_log, *m_nodes;
    QTimer *m_again;
    std::uint64_t m_question = 0;
    bool m_asked = false;  ///< a request is under way
    bool m_canAdd = false; ///< the cluster takes steps
};

} // namespace trainyard::gui
