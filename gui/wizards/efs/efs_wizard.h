#pragma once

#include <QWizard>

#include "backend/services/data/file_systems.h"

class QComboBox;
class QLineEdit;
class QListWidget;

namespace trainyard::gui {

class FieldMessage;
class EfsPage;

/// Creates a shared file system: its name, VPC and zones, and what it costs.
class EfsWizard : public QWizard {
    Q_OBJECT
public:
    enum Page { Place, Review };
    explicit EfsWizard(services::FileSystemService &service, QWidget *parent = nullptr);

    const cluster::FileSystemPlan &plan() const { return m_plan; }
    void accept() override; ///< starts the creation

private:
    void addPlace();
    void addReview();
    void offer(const Result<cluster::NetworkChoices> &network);
    void offerZones();
    void edited();

    services::FileSystemService &m_service;
    cluster::FileSystemPlan m_plan;
    cluster::NetworkChoices m_network;
    EfsPage *m_place, *m_review;
    QLineEdit *m_name;
    QComboBox *m_vpc;
    QListWidget *m_zones;
    FieldMessage *m_nameProblem = nullptr, *m_vpcProblem = nullptr, *m_zonesProblem = nullptr;
};

} // namespace trainyard::gui
