#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include <QDialog>

#include "backend/cluster/recipes/readiness.h"
#include "backend/core/result.h"

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableWidget;

namespace trainyard::gui {

/// Whether machines are ready, and what they have of what building a framework needs: a row for each machine.
class ReadinessDialog final : public QDialog {
    Q_OBJECT
public:
    /// \param cluster  its name, for the command line
    /// \param nodes  the machines to check; empty: all
    ReadinessDialog(const QString &cluster, std::vector<std::string> nodes, QWidget *parent = nullptr);
    ~ReadinessDialog() override;

    void check(); ///< requests it
    void showResult(const Result<std::vector<cluster::NodeReadiness>> &found);
    std::stop_token stopToken() const { return m_stop.get_token(); } ///< requested when the dialog closes

signals:
    void checkRequested(const trainyard::cluster::ReadinessOptions &options);

private:
    void layOut(const QString &cluster);
    void fill();
    void summarize();
    void showDetails(int row);
    cluster::ReadinessOptions options() const;

    std::vector<std::string> m_nodes;
    std::vector<cluster::NodeReadiness> m_found; ///< the rows of the table
    std::stop_source m_stop;
    QLabel *m_summary;
    QTableWidget *m_table;
    QPlainTextEdit *m_details;
    QCheckBox *m_stress;
    QPushButton *m_again;
};

} // namespace trainyard::gui
