#include "gui/widgets/page_header.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

ActionRow::ActionRow(QWidget *parent)
    : QWidget(parent)
    , m_more(button(QStringLiteral("…"), {}, nullptr, this))
    , m_menu(new QMenu(m_more))
{
    m_more->setAccessibleName(tr("More"));
    m_more->setToolTip(tr("More actions"));
    m_more->hide();
    connect(m_more, &QPushButton::clicked, this,
            [this] { m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ActionRow::add(QAction *action, int importance, const char *look)
{
    auto *made = button(action, look, this);
    if (action->menu())
        made->setMenu(action->menu());
    made->hide(); // arrange() shows the buttons that fit
    m_entries.push_back({action, made, importance});
    connect(action, &QAction::changed, this, [this] {
        updateGeometry();
        arrange();
    });
    updateGeometry();
    arrange();
}

std::vector<const ActionRow::Entry *> ActionRow::wanted() const
{
    std::vector<const Entry *> entries;
    for (const Entry &entry : m_entries) {
        if (entry.action->isVisible())
            entries.push_back(&entry);
    }
    return entries;
}

QSize ActionRow::sizeHint() const
{
    int width = 0, height = m_more->sizeHint().height();
    for (const Entry *entry : wanted()) {
        width += (width > 0 ? Theme::kStep : 0) + entry->button->sizeHint().width();
        height = std::max(height, entry->button->sizeHint().height());
    }
    return {width, height};
}

QSize ActionRow::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), m_more->sizeHint().width()), sizeHint().height()};
}

void ActionRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool ActionRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::StyleChange) {
        updateGeometry();
        arrange(); // the text of a button has changed
    }
    return QWidget::event(event);
}

void ActionRow::arrange()
{
    const auto all = wanted();
    auto shown = all;
    const auto widthOf = [](const Entry *entry) { return entry->button->sizeHint().width() + Theme::kStep; };
    int used = -Theme::kStep;
    for (const Entry *entry : shown)
        used += widthOf(entry);
    const int more = m_more->sizeHint().width() + Theme::kStep;
    while (!shown.empty() && used + (shown.size() < all.size() ? more : 0) > width()) {
        auto least = shown.begin();
        for (auto at = shown.begin(); at != shown.end(); ++at) {
            if ((*at)->importance <= (*least)->importance)
                least = at;
        }
        used -= widthOf(*least);
        shown.erase(least);
    }
    const bool folds = shown.size() < all.size();
    int x = width() - used - (folds ? more : 0);
    m_menu->clear();
    for (const Entry &entry : m_entries) {
        const auto at = std::ranges::find(shown, &entry);
        entry.button->setVisible(at != shown.end());
        if (at != shown.end()) {
            const QSize size = entry.button->sizeHint();
            entry.button->setGeometry(x, (height() - size.height()) / 2, size.width(), size.height());
            x += widthOf(&entry);
        } else if (entry.action->isVisible()) {
            m_menu->addAction(entry.action);
        }
    }
    m_more->setVisible(folds);
    if (folds) {
        const QSize size = m_more->sizeHint();
        m_more->setGeometry(width() - size.width(), (height() - size.height()) / 2, size.width(), size.height());
    }
}

TitleLabel::TitleLabel(QWidget *parent)
    : ElidedLabel(parent)
{
    setProperty("look", QStringLiteral("title"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void TitleLabel::setTitle(const QString &text)
{
    setFullText(text);
    setAccessibleName(text);
    updateGeometry();
}

QSize TitleLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(fullText()) + 2, ElidedLabel::sizeHint().height()};
}

QSize TitleLabel::minimumSizeHint() const
{
    constexpr int kLeast = 420; // longer names are elided if necessary
    return {std::min(sizeHint().width(), kLeast), sizeHint().height()};
}

PageHeader::PageHeader(QWidget *parent)
    : QWidget(parent)
    , m_title(new TitleLabel)
    , m_state(new StateLabel)
    , m_actions(new ActionRow)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    row->addWidget(m_title);
    row->addSpacing(Theme::kStep);
    row->addWidget(m_state);
    row->addWidget(m_actions, 1);
    m_state->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
}

} // namespace trainyard::gui
