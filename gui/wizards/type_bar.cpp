#include "gui/wizards/type_bar.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include "backend/jobs/job_type.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme.h"

namespace trainyard::gui {

using protocol::JobType;

namespace {

/// Those with a button of their own.
constexpr std::array kCommon{JobType::Trainer, JobType::Pytorch, JobType::Command};

/// The names of types that are not names of programs.
[[maybe_unused]] constexpr const char *kTitles[] = {
    QT_TRANSLATE_NOOP("JobTypes", "Command or script"), QT_TRANSLATE_NOOP("JobTypes", "Docker or Podman"),
    QT_TRANSLATE_NOOP("JobTypes", "MXNet (parameter server)"),
    QT_TRANSLATE_NOOP("JobTypes", "Own program, elastic (key-value store)")};

QString summaryOf(JobType type)
{
    if (const jobs::JobType *known = jobs::typeOf(type))
        return text::from(std::string(known->summary()));
    return TypeBar::tr("Trains one of the models of Trainyard; workers can join and leave.");
}

} // namespace

QString titleOf(JobType type)
{
    if (const jobs::JobType *known = jobs::typeOf(type))
        return QCoreApplication::translate("JobTypes", std::string(known->title()).c_str());
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
