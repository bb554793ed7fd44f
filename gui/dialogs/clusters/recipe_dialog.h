#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <QDialog>

#include "backend/cluster/recipes/run_recipes.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace trainyard::gui {

class FieldMessage;

/// Chooses a recipe, its arguments and the machines. Runs nothing itself.
class RecipeDialog final : public QDialog {
    Q_OBJECT
public:
    /// \param cluster  its name, for the command line
    RecipeDialog(const QString &cluster, const std::vector<std::string> &nodes, QWidget *parent = nullptr);

    cluster::RecipeOptions options() const;

private:
    void showRecipe();
    QWidget *addArgument(const cluster::RecipeArgument &argument);
    void check();
    const cluster::RecipeInfo &recipe() const;

    const std::vector<cluster::RecipeInfo> m_recipes;
    QComboBox *m_choice;
    QLabel *m_summary;
    QWidget *m_fields = nullptr;
    QVBoxLayout *m_place;
    std::map<std::string, std::function<std::string()>> m_values; ///< by argument
    QListWidget *m_nodes;
    FieldMessage *m_message;
    QPushButton *m_go = nullptr;
};

} // namespace trainyard::gui
