#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/machines/recipes.h"
#include "backend/services/snapshots.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace trainyard::gui {

class DataTable;
class NodeAnswerModel;

/// Runs a line of the shell on the machines of a cluster, and offers recipes, keys for each other, whether they are ready,
/// and the processes that are to end: those that ended runs have left, or all of a name.
class RunOnAllView final : public QWidget {
    Q_OBJECT
public:
    explicit RunOnAllView(services::RecipeService &service, QWidget *parent = nullptr);
    ~RunOnAllView() override; ///< cancels what runs

    void showCluster(const services::ClusterDetails &cluster);
    const NodeAnswerModel &answers() const { return *m_answers; }

private:
    void layOut();
    void fillMachines();
    std::vector<std::string> chosen() const;
    void run(const std::vector<std::string> &nodes, bool keepsOthers);
    void ended(const Status &status);
    void showOutput();
    void updateButtons();
    void copyCommand();
    void showRecipes();
    void showMesh(const cluster::MeshTest &test);
    void showReadiness();
    void listLingering(bool end);
    void askLingering(const std::vector<cluster::NodeProcesses> &found);
    void askProgram();
    void listByName(const cluster::ByNameOptions &options);
    void askByName(const cluster::ByNameOptions &options, const std::vector<cluster::NamedProcesses> &found);
    template <typename Processes>
    bool noteFound(const std::vector<Processes> &nodes, const QString &none);
    void askImage();
    void showNote(const QString &sentence, const char *look = "muted");

    services::RecipeService &m_service;
    ClusterId m_cluster;
    QString m_name;
    std::vector<std::string> m_nodes; ///< names of the machines that exist
    std::uint64_t m_number = 0;       ///< of the latest call
    bool m_running = false;
    std::stop_source m_stop;
    NodeAnswerModel *m_answers;
    DataTable *m_table;
    QLineEdit *m_line;
    QComboBox *m_machines;
    QPlainTextEdit *m_output;
    QLabel *m_note;
    QPushButton *m_run, *m_cancel, *m_retry, *m_copy, *m_ready, *m_recipes, *m_mesh, *m_lingering, *m_byName, *m_image;
};

} // namespace trainyard::gui
