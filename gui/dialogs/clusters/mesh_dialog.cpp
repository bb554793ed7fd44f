#include "gui/dialogs/clusters/mesh_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "gui/dialogs/dialog_commands.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

/// The problem of a pair; empty where it is good, or was not tested.
std::string problemAt(const cluster::MeshTest &test, std::size_t from, std::size_t to)
{
    return from < test.problems.size() && to < test.problems[from].size() ? test.problems[from][to] : std::string();
}

QTableWidget *matrixOf(const cluster::MeshTest &test)
{
    const int count = int(test.nodes.size());
    auto *table = new QTableWidget(count, count);
    table->setAccessibleName(MeshDialog::tr("Logins between the machines: a row logs in to the columns"));
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    QStringList names;
    for (const std::string &node : test.nodes)
        names << text::from(node);
    table->setHorizontalHeaderLabels(names);
    table->setVerticalHeaderLabels(names);
    for (int from = 0; from < count; ++from) {
        for (int to = 0; to < count; ++to) {
            const std::string problem = problemAt(test, std::size_t(from), std::size_t(to));
            auto *item = new QTableWidgetItem(problem.empty() ? MeshDialog::tr("yes", "can log in")
                                                              : MeshDialog::tr("no", "cannot log in"));
            item->setForeground(Theme::instance().tone(problem.empty() ? 1 : 4));
            item->setToolTip(problem.empty() ? QString() : text::from(problem));
            table->setItem(from, to, item);
        }
    }
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

} // namespace

MeshDialog::MeshDialog(const QString &cluster, const cluster::MeshTest &test, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Logins between the machines"));
    setModal(true);
    resize(720, 420);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kStep);
    int bad = 0;
    QString first;
    for (std::size_t from = 0; from < test.nodes.size(); ++from) {
        for (std::size_t to = 0; to < test.nodes.size(); ++to) {
            const std::string problem = problemAt(test, from, to);
            if (problem.empty())
                continue;
            ++bad;
            if (first.isEmpty())
                first = tr("%1 to %2: %3", "machine, machine, problem")
                            .arg(text::from(test.nodes[from]), text::from(test.nodes[to]), text::from(problem));
        }
    }
    auto *words = label(bad == 0 ? tr("Each machine can log in to each other one.")
                                 : tr("%n login(s) failed. The first: %1", nullptr, bad).arg(first),
                        bad == 0 ? "good" : "problem");
    words->setWordWrap(true);
    column->addWidget(words);
    column->addWidget(matrixOf(test), 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *make = buttons->addButton(tr("Give the machines keys"), QDialogButtonBox::ActionRole);
    make->setToolTip(tr("A key pair of the cluster's own; the key of this computer never leaves it"));
    make->setVisible(bad > 0);
    buttons->addButton(copyCommandButton([cluster, bad] { return meshCommand(cluster, bad > 0); }),
                       QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(make, &QPushButton::clicked, this, [this] {
        emit makeRequested();
        accept();
    });
}

} // namespace trainyard::gui
