#pragma once

#include <optional>

#include <QDialog>

#include "backend/cluster/stack/stack_launch.h"

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace trainyard::services {
class ManagedClusterService;
}

namespace trainyard::gui {

class DataTable;
class FieldMessage;

/// Chooses a stack that exists, made by an older tool, by a colleague or by hand, to become a cluster. Its end is then
/// the deletion of the stack, to which the user agrees here. Changes nothing until accepted() is emitted.
class AttachDialog final : public QDialog {
    Q_OBJECT
public:
    AttachDialog(services::ManagedClusterService &service, const std::string &region, QWidget *parent = nullptr);

    const cluster::AttachOptions &options() const { return m_options; }
    void accept() override;

private:
    class Rows;
    void addFields(QFormLayout *form);
    void load();
    void choose(const QString &id);
    void browse();
    void check();
    const cluster::AttachableStack *chosen() const;

    services::ManagedClusterService &m_service;
    cluster::AttachOptions m_options;
    std::vector<cluster::AttachableStack> m_stacks;
    Rows *m_rows;
    DataTable *m_table;
    QLineEdit *m_name, *m_key, *m_user;
    QSpinBox *m_hours;
    FieldMessage *m_nameProblem = nullptr, *m_keyProblem = nullptr;
    QLabel *m_words;
    QCheckBox *m_consent;
    QPushButton *m_attach;
    std::uint64_t m_question = 0;
    bool m_previewed = false; ///< the consequences of the chosen stack are shown
};

} // namespace trainyard::gui
