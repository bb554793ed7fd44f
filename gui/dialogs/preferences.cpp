#include "gui/dialogs/preferences.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>

#include "gui/widgets/common_widgets.h"

namespace trainyard::gui {

Preferences::Preferences(const QString &stateFolder, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Preferences"));
    setModal(true);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    form->setVerticalSpacing(Theme::kTwo);
    form->setHorizontalSpacing(Theme::kTwo);
    auto *theme = new QComboBox;
    theme->addItem(tr("As the desktop has it"), int(Theme::Mode::Follow));
    theme->addItem(tr("Light"), int(Theme::Mode::Light));
    theme->addItem(tr("Dark"), int(Theme::Mode::Dark));
    theme->setCurrentIndex(theme->findData(int(Theme::instance().mode())));
    theme->setMinimumWidth(240);
    connect(theme, &QComboBox::currentIndexChanged, this,
            [this, theme] { emit themeChosen(Theme::Mode(theme->currentData().toInt())); });
    form->addRow(tr("&Theme"), theme);
    auto *folder = label(stateFolder, "muted");
    folder->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form->addRow(tr("State folder"), folder);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

} // namespace trainyard::gui
