#include "gui/wizards/launch/preset_cards.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QGridLayout>
#include <QPushButton>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/cluster/plan/costs/cost.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

QString priceOnCard(const cluster::LaunchPlan &plan, const cluster::Catalog &catalog, bool costsMoney)
{
    if (costsMoney)
        return text::perHour(cluster::sumOf(cluster::estimate(catalog, plan)));
    const cluster::Usd onAws = hourlyOnAws(plan);
    return onAws.usd > 0 ? PresetCards::tr("free; %1 on AWS", "price per hour").arg(text::perHour(onAws))
                         : PresetCards::tr("free");
}

} // namespace

PresetCards::PresetCards(QWidget *parent)
    : QWidget(parent)
    , m_cards(new QButtonGroup(this))
{
    auto *grid = new QGridLayout(this); // of two columns: four cards do not fit beside each other in every language
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Theme::kStep);
    for (const Preset preset : kPresets) {
        auto *card = button(presetTitle(preset), {}, "card");
        card->setCheckable(true);
        if (preset == Preset::Spot)
            card->setToolTip(tr("AWS may interrupt Spot machines"));
        m_cards->addButton(card, int(preset));
        grid->addWidget(card, int(preset) / 2, int(preset) % 2);
    }
    setFocusPolicy(Qt::ClickFocus); // its label moves the focus to the first card; Tab goes to the cards themselves
    setFocusProxy(m_cards->button(int(kPresets[0])));
    connect(m_cards, &QButtonGroup::idClicked, this, [this](int id) { emit chosen(Preset(id)); });
}

void PresetCards::show(const cluster::LaunchPlan &plan, const cluster::Catalog &catalog, bool costsMoney)
{
    for (const Preset preset : kPresets) {
        const cluster::LaunchPlan made = withPreset(plan, preset);
        const QStringList lines{presetTitle(preset), text::nodes(made.workers), text::from(made.instanceType),
                                priceOnCard(made, catalog, costsMoney)};
        QAbstractButton *card = m_cards->button(int(preset));
        card->setText(lines.join(QLatin1Char('\n')));
        card->setAccessibleName(lines.join(QStringLiteral(", ")));
    }
    const auto now = presetOf(plan);
    m_cards->setExclusive(false); // none may be pressed
    for (const Preset preset : kPresets)
        m_cards->button(int(preset))->setChecked(now == preset);
    m_cards->setExclusive(true);
}

} // namespace trainyard::gui
