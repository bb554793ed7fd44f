#include "gui/widgets/fold.h"

#include <QToolButton>
#include <QVBoxLayout>

#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

Fold::Fold(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_header(new QToolButton)
    , m_content(new QWidget)
    , m_column(new QVBoxLayout(m_content))
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(Theme::kHalf);
    outer->addWidget(m_header);
    outer->addWidget(m_content);
    m_column->setContentsMargins(Theme::kThree, 0, 0, Theme::kStep);
    m_column->setSpacing(Theme::kHalf);
    m_header->setObjectName(QStringLiteral("fold"));
    m_header->setCheckable(true);
    m_header->setAutoRaise(true);
    m_header->setFocusPolicy(Qt::StrongFocus);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_content->hide();
    connect(m_header, &QToolButton::toggled, this, [this](bool open) {
        m_content->setVisible(open);
        showState();
        emit toggled(open);
    });
    connect(&Theme::instance(), &Theme::changed, this, &Fold::showState);
    showState();
}

bool Fold::isOpen() const
{
    return m_header->isChecked();
}

void Fold::setOpen(bool open)
{
    m_header->setChecked(open);
}

void Fold::setSummary(const QString &text)
{
    m_summary = text;
    showState();
}

void Fold::showState()
{
    m_header->setText(m_summary.isEmpty() ? m_title : m_title + QStringLiteral("  ·  ") + m_summary);
    m_header->setIcon(icon(isOpen() ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"),
                           Theme::instance().tokens().muted));
    QString bare = m_title;
    bare.remove(QLatin1Char('&'));
    m_header->setAccessibleName(isOpen() ? tr("%1, expanded").arg(bare) : tr("%1, collapsed").arg(bare));
}

} // namespace trainyard::gui
