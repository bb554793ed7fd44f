#include "gui/wizards/review_button.h"

#include <vector>

#include <QAbstractButton>
#include <QCoreApplication>
#include <QWizard>

#include "gui/widgets/common_widgets.h"
#include "gui/wizards/wizard_steps.h"

namespace trainyard::gui {

namespace {

struct ReviewButtonText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::ReviewButton)
};

int lastPageOf(const QWizard *wizard)
{
    return wizard->pageIds().constLast();
}

} // namespace

void addReviewButton(QWizard *wizard)
{
    wizard->setOption(QWizard::HaveHelpButton);
    wizard->setButtonText(QWizard::HelpButton, ReviewButtonText::tr("Review"));
    wizard->button(QWizard::HelpButton)->setToolTip(ReviewButtonText::tr("Goes to the last page"));
    QObject::connect(wizard, &QWizard::helpRequested, wizard, [wizard] {
        for (int from = -1; wizard->currentId() != lastPageOf(wizard) && wizard->currentId() != from;) {
            from = wizard->currentId();
            wizard->next();
        }
    });
    QObject::connect(wizard, &QWizard::currentIdChanged, wizard,
                     [wizard](int id) { wizard->button(QWizard::HelpButton)->setVisible(id != lastPageOf(wizard)); });
}

void updateReviewButton(QWizard *wizard)
{
    std::vector<bool> complete;
    const auto ids = wizard->pageIds();
    for (const int id : ids)
        complete.push_back(wizard->page(id)->isComplete());
    setWhyNot(wizard->button(QWizard::HelpButton),
              canReview(complete) ? QString() : ReviewButtonText::tr("Complete the other pages first."));
}

} // namespace trainyard::gui
