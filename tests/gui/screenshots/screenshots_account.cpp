#include "tests/gui/screenshots/screenshots_account.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include "gui/app/main_window/main_window.h"
#include "gui/dialogs/confirm_dialog.h"
#include "gui/wizards/account/account_wizard.h"
#include "tests/gui/screenshots/screenshots_words.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/sample_data.h"

using namespace trainyard;
using namespace trainyard::gui;

void shootAccount(fake::FakeAccount &account, const std::function<void(QWidget &, const char *)> &shoot)
{
    for (const bool signOn : {false, true}) {
        AccountWizard wizard(account);
        wizard.show();
        if (signOn)
            wizard.findChildren<QRadioButton *>().last()->click();
        else
            shoot(wizard, "account-1");
        wizard.currentPage()->findChild<QLineEdit *>()->setText(QStringLiteral("mine"));
        wizard.next();
        int n = 0;
        for (auto *line : wizard.currentPage()->findChildren<QLineEdit *>())
            line->setText(!signOn    ? QStringLiteral("AKIAIOSFODNN7EXAMPLE")
                          : n++ == 0 ? QStringLiteral("http://x")
                                     : QString());
        shoot(wizard, signOn ? "account-sign-on" : "account-2");
        if (signOn)
            continue;
        wizard.next();
        shoot(wizard, "account-3");
        wizard.back();
        account.answer =
            fail(ErrorCode::CredentialsRejected, "sts:GetCallerIdentity", "InvalidClientTokenId: no such key");
        wizard.next();
        shoot(wizard, "account-refused");
    }
}

void shootTakeOver(fake::Fakes &f, MainWindow &window, const std::function<void(QWidget &, const char *)> &shoot)
{
    const auto known = f.clusters.known;
    auto lost = sample::clusters();
    lost.resize(1);
    lost[0].ours = lost[0].sameOwner = false;
    lost[0].state = services::ClusterState::Ready;
    lost[0].usdPerHour = 0;
    lost[0].owner = "anna";
    lost[0].ledger = "l-0123456789abcdef";
    lost[0].detail = "launched by anna (ledger l-0123456789abcdef); shown only";
    cluster::AdoptableCluster found;
    found.id = lost[0].id;
    found.name = lost[0].name;
    found.owner = lost[0].owner;
    found.ledger = lost[0].ledger;
    for (const auto &r : lost[0].resources) {
        cluster::Target t;
        t.kind = r.kind;
        t.id = r.id;
        t.name = r.name;
        t.region = r.region;
        found.resources.push_back(t);
    }
    f.clusters.candidate = services::AdoptionCandidate{std::make_shared<const cluster::AdoptableCluster>(found), false};
    f.clusters.set(lost);
    window.go(MainWindow::Clusters);
    shoot(window, "clusters-colleague");
    for (auto *b : window.findChildren<QPushButton *>()) {
        if (b->isVisible() && begins(*b, "Take over"))
            b->click();
    }
    while (!window.findChild<ConfirmDialog *>())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    if (auto *question = window.findChild<ConfirmDialog *>()) {
        shoot(*question, "take-over");
        question->reject();
    }
    f.clusters.set(known);
}
