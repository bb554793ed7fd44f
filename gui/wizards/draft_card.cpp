#include "gui/wizards/draft_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "gui/widgets/common_widgets.h"

namespace trainyard::gui {

DraftCard::DraftCard(const QString &words, QWidget *parent)
    : QFrame(parent)
{
    setObjectName(QStringLiteral("card"));
    auto *row = new QHBoxLayout(this);
    auto *shown = label(words);
    shown->setWordWrap(true);
    auto *take = button(tr("Continue with it")), *drop = button(tr("Discard it"));
    row->addWidget(shown, 1);
    row->addWidget(take);
    row->addWidget(drop);
    connect(take, &QPushButton::clicked, this, [this] {
        hide();
        emit taken();
    });
    connect(drop, &QPushButton::clicked, this, [this] {
        hide();
        emit discarded();
    });
}

} // namespace trainyard::gui
