#include "gui/pages/tour/first_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/pages/run/curves_picture.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kTextWidth = 520;

QLabel *centred(const QString &text, const char *look)
{
    auto *made = label(text, look);
    made->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    made->setWordWrap(true);
    made->setFixedWidth(kTextWidth);
    made->setMinimumHeight(made->heightForWidth(kTextWidth)); // layouts ignore it for an aligned item
    return made;
}

QHBoxLayout *centredRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    row->addStretch(1);
    return row;
}

} // namespace

FirstPage::FirstPage(services::AccountService &account, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel)
    , m_which(centred(QStringLiteral(" "), "muted"))
    , m_account(button(tr("I have an AWS account"), QStringLiteral("key")))
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Theme::kTwo);
    column->addStretch(1);
    m_icon->setAlignment(Qt::AlignHCenter);
    column->addWidget(m_icon);
    column->addWidget(centred(tr("Train a model on a cluster"), "title"), 0, Qt::AlignHCenter);
    column->addWidget(
        centred(tr("Trainyard launches machines on AWS, trains your model on all of them, shows the curves "
                   "while they grow, and leaves nothing running."),
                "muted"),
        0, Qt::AlignHCenter);
    column->addWidget(new CurvesPicture, 0, Qt::AlignHCenter);
    auto *first = centredRow();
    first->addWidget(button(actions.tour, "primary"));
    first->addWidget(m_account);
    first->addStretch(1);
    column->addLayout(first);
    auto *others = centredRow();
    for (QAction *action : actions.others)
        others->addWidget(button(action, "flat"));
    others->addStretch(1);
    column->addLayout(others);
    column->addWidget(m_which, 0, Qt::AlignHCenter);
    column->addStretch(2);
    m_account->setToolTip(actions.account->toolTip());
    connect(m_account, &QPushButton::clicked, actions.account, &QAction::trigger);
    connect(&account, &services::AccountService::changed, this, &FirstPage::showAccount);
    connect(&Theme::instance(), &Theme::changed, this, &FirstPage::paintIcon);
    paintIcon();
    showAccount(account.current());
}

void FirstPage::paintIcon()
{
    m_icon->setPixmap(applicationIcon().pixmap(QSize(64, 64), devicePixelRatioF()));
}

void FirstPage::showAccount(const services::AccountSnapshot &account)
{
    const bool local = account.profile == "local";
    m_account->setVisible(local);
    m_which->setText(local
                         ? tr("The machines are sandboxes on this computer and cost nothing until you add an account.")
                         : tr("Account: profile %1").arg(text::from(account.profile)));
    m_which->setMinimumHeight(m_which->heightForWidth(kTextWidth));
}

} // namespace trainyard::gui
