#include "gui/wizards/job/type_bar.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include "backend/jobs/job_type.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using protocol::JobType;

namespace {

/// Those with a button of their own.
constexpr std::array kCommon{JobType::Trainer, JobType::Pytorch, JobType::Command};

/// The words of backend/jobs for a user, except names of programs.
[[maybe_unused]] constexpr const char *kWordsOfTypes[] = {
    QT_TRANSLATE_NOOP("JobTypes", "Command or script"),
    QT_TRANSLATE_NOOP("JobTypes", "Docker or Podman"),
    QT_TRANSLATE_NOOP("JobTypes", "MXNet (parameter server)"),
    QT_TRANSLATE_NOOP("JobTypes", "Own program, elastic (key-value store)"),
    QT_TRANSLATE_NOOP(
        "JobTypes", "A line for the shell on one, some or all machines; each process has its rank in its environment."),
    QT_TRANSLATE_NOOP("JobTypes", "A Dask cluster: scheduler and program on the head, workers on the machines; without "
                                  "a command it stays until it is stopped."),
    QT_TRANSLATE_NOOP(
        "JobTypes",
        "A command in a container on each machine, or in a container that reaches those of the others by ssh."),
    QT_TRANSLATE_NOOP("JobTypes",
                      "A script through horovodrun, static or elastic; the machines must reach each other by ssh."),
    QT_TRANSLATE_NOOP("JobTypes", "A program that exchanges its gradients through the Python module trainyard or "
                                  "libtrainyard_kv: workers join and leave while it trains."),
    QT_TRANSLATE_NOOP("JobTypes",
                      "An MXNet script as scheduler, servers and workers, as tools/launch.py starts it (0.x to 1.x)."),
    QT_TRANSLATE_NOOP(
        "JobTypes",
        "A PyTorch script on each machine through torchrun, static, or elastic between two numbers of machines."),
    QT_TRANSLATE_NOOP("JobTypes", "A Ray cluster: head node and program on the head, a node on each machine; without a "
                                  "command it stays until it is stopped."),
    QT_TRANSLATE_NOOP(
        "JobTypes",
        "A TensorFlow script on each machine, with TF_CONFIG or with the flags of parameter-server examples.")};

QString translatedWords(std::string_view words)
{
    return QCoreApplication::translate("JobTypes", std::string(words).c_str());
}

} // namespace

QString summaryOf(JobType type)
{
    if (const jobs::JobType *known = jobs::typeOf(type))
        return translatedWords(known->summary());
    return TypeBar::tr("Trains one of the models of Trainyard; workers can join and leave.");
}

QString titleOf(JobType type)
{
    if (const jobs::JobType *known = jobs::typeOf(type))
        return translatedWords(known->title());
    return TypeBar::tr("Bundled model");
}

TypeBar::TypeBar(JobType selected, QWidget *parent)
    : QWidget(parent)
    , m_selected(selected)
{
    setAccessibleName(tr("Type of job"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, Theme::kStep);
    row->setSpacing(Theme::kHalf);
    for (const JobType type : kCommon) {
        if (type == JobType::Trainer || jobs::typeOf(type))
            row->addWidget(addButton(type));
    }
    const bool isCommon = std::ranges::find(kCommon, selected) != kCommon.end();
    if (!isCommon)
        row->addWidget(addButton(selected));
    auto *menu = new QMenu(this);
    for (const jobs::JobType *type : jobs::jobTypes()) {
        const JobType id = type->id();
        if (id == selected || std::ranges::find(kCommon, id) != kCommon.end())
            continue;
        QAction *action = menu->addAction(titleOf(id));
        action->setToolTip(summaryOf(id));
        connect(action, &QAction::triggered, this, [this, id] { choose(id); });
    }
    menu->setToolTipsVisible(true);
    if (!menu->isEmpty()) {
        auto *more = button(tr("More"), QStringLiteral("chevron-down"));
        more->setObjectName(QStringLiteral("moreTypes"));
        more->setAccessibleName(tr("More types of jobs"));
        more->setMenu(menu);
        more->setAutoDefault(false);
        row->addWidget(more);
    }
    row->addStretch(1);
}

QPushButton *TypeBar::addButton(JobType type)
{
    auto *made = button(titleOf(type));
    made->setToolTip(summaryOf(type));
    made->setCheckable(true);
    made->setChecked(type == m_selected);
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, [this, made, type] {
        made->setChecked(type == m_selected); // this bar is of one type; the receiver shows another
        choose(type);
    });
    return made;
}

void TypeBar::choose(JobType type)
{
    if (type != m_selected)
        emit chosen(type);
}

} // namespace trainyard::gui
