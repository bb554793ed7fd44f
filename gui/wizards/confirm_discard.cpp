#include "gui/wizards/confirm_discard.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "gui/widgets/minor_steps.h"

namespace trainyard::gui {

namespace {

struct Discard {
    Q_DECLARE_TR_FUNCTIONS(Discard)
};

} // namespace

void confirmDiscard(QWidget *wizard, std::function<void()> discard)
{
    if (!asksBeforeMinorSteps()) {
        discard();
        return;
    }
    if (wizard->findChild<QMessageBox *>(QStringLiteral("discard")))
        return; // it is already open
    auto *box = new QMessageBox(QMessageBox::NoIcon, wizard->windowTitle(), QString(), QMessageBox::NoButton, wizard);
    box->setObjectName(QStringLiteral("discard"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setText(Discard::tr("Discard what you have entered?"));
    box->setInformativeText(Discard::tr("Nothing was created."));
    auto *keep = box->addButton(Discard::tr("&Keep editing"), QMessageBox::RejectRole);
    auto *drop = box->addButton(Discard::tr("&Discard"), QMessageBox::DestructiveRole);
    box->setDefaultButton(keep);
    box->setEscapeButton(keep);
    QObject::connect(drop, &QPushButton::clicked, wizard, std::move(discard));
    box->open();
}

} // namespace trainyard::gui
