#include "gui/wizards/launch/image_page.h"

#include <algorithm>

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "backend/cluster/plan/catalog/catalog.h"
#include "gui/models/launch/catalog_models.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using cluster::LaunchPlan;

ImagePage::ImagePage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Image"), tr("The operating system and the drivers that every machine starts with."))
    , m_images(new DataTable(tr("Images"), {IconRole, ToneRole, IdRole}))
    , m_model(new ImageModel(this))
    , m_image(new QLineEdit)
    , m_user(new QLineEdit)
{
    m_images->setModel(m_model);
    m_images->setStretchColumn(ImageModel::Title);
    m_images->setMostRows(8);
    auto *caption = label(tr("Current &images"));
    caption->setBuddy(m_images);
    form()->setWidget(form()->rowCount(), QFormLayout::SpanningRole, caption);
    form()->setWidget(form()->rowCount(), QFormLayout::SpanningRole, m_images);
    column()->addSpacing(Theme::kStep);
    auto *more = newForm();
    column()->addLayout(more);
    m_image->setPlaceholderText(tr("a name, ami-…, name:… or resolve:ssm:/…"));
    bindField(&LaunchPlan::image, addField(more, tr("I&mage"), m_image));
    m_userProblem = addField(more, tr("&Login user"), m_user);
    bindField(&LaunchPlan::user, m_userProblem);
    auto *words =
        label(tr("AMI IDs and names from old guides work too: Trainyard suggests the current image."), "muted");
    words->setWordWrap(true);
    column()->addWidget(words);
    column()->addStretch(1);
    connect(m_images, &DataTable::currentIdChanged, this, [this](const QString &image) {
        if (!image.isEmpty())
            setImage(image);
    });
    connect(m_images, &DataTable::opened, this, &ImagePage::goToNextPage);
    connect(m_image, &QLineEdit::textEdited, this, [this](const QString &image) { setImage(image.trimmed()); });
    connect(m_user, &QLineEdit::textEdited, this, [this](const QString &user) {
        m_wizard.edit([&](LaunchPlan &p) { p.user = user.trimmed().toStdString(); });
    });
}

void ImagePage::setImage(const QString &image)
{
    if (image.toStdString() != m_wizard.plan().image)
        m_wizard.edit([&](LaunchPlan &p) { p.image = image.toStdString(); });
}

void ImagePage::initializePage()
{
    m_user->setText(text::from(m_wizard.plan().user));
    replanned();
}

void ImagePage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    const cluster::Image *known = m_wizard.catalog().image(plan.image);
    auto rows = m_wizard.regionCatalog().images();
    if (!known) { // its own row: otherwise the table would select another one as soon as it gets the focus
        cluster::AvailableImage other;
        other.alias = plan.image;
        other.title = tr("As named below").toStdString();
        rows.push_back(std::move(other));
    }
    const QSignalBlocker quiet(m_images); // an old name stays as entered, beside its successor's row
    m_model->applyAll(rows);
    m_images->selectId(text::from(known ? known->alias : plan.image));
    const QString image = text::from(plan.image);
    if (m_image->text().trimmed() != image)
        m_image->setText(image);
    if (std::ranges::find(m_wizard.problems(), cluster::Field(&LaunchPlan::user), &cluster::Problem::field) ==
        m_wizard.problems().end())
        m_userProblem->setNote(
            tr("Leave empty for the image's default. If that user is refused, other common names are tried."));
    m_user->setPlaceholderText(known ? text::from(known->user) : tr("tried in turn: ubuntu, ec2-user, …"));
}

} // namespace trainyard::gui
