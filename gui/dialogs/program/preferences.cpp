#include "gui/dialogs/program/preferences.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include "gui/text/format.h"
#include "gui/text/translation.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/minor_steps.h"

namespace trainyard::gui {

Preferences::Preferences(QSettings &settings, const QString &stateFolder, const QStringList &types,
                         const QStringList &regions, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_defaults(PlanDefaults::read(settings))
{
    setWindowTitle(tr("Preferences"));
    setModal(true);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    form->setVerticalSpacing(Theme::kStep + Theme::kHalf);
    form->setHorizontalSpacing(Theme::kTwo);
    addAppearance(form);
    addUnits(form);
    addDefaults(form, types, regions);
    auto *notifications = button(tr("&Notifications…"), QStringLiteral("alert"));
    connect(notifications, &QPushButton::clicked, this, &Preferences::notificationsRequested);
    form->addRow(QString(), notifications);
    auto *folder = label(stateFolder, "muted");
    folder->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form->addRow(tr("State folder"), folder);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

void Preferences::addAppearance(QFormLayout *form)
{
    auto *language = new QComboBox;
    for (const text::Language &known : text::languages())
        language->addItem(known.name, known.code);
    language->setCurrentIndex(
        std::max(0, language->findData(m_settings.value(QStringLiteral("window/language")).toString())));
    auto *note = new FieldMessage;
    connect(language, &QComboBox::currentIndexChanged, this, [this, language, note] {
        m_settings.setValue(QStringLiteral("window/language"), language->currentData());
        note->setNote(tr("The language changes at the next start."));
    });
    form->addRow(tr("&Language"), language);
    form->addRow(QString(), note);
    describeBy(note, language);

    auto *size = new QComboBox;
    size->addItem(tr("Small", "text"), int(Theme::kSmallText));
    size->addItem(tr("Normal", "text"), int(Theme::kNormalText));
    size->addItem(tr("Large", "text"), int(Theme::kLargeText));
    size->addItem(tr("Very large", "text"), int(Theme::kLargestText));
    size->setCurrentIndex(std::max(0, size->findData(Theme::instance().textSize())));
    connect(size, &QComboBox::currentIndexChanged, this, [this, size] {
        m_settings.setValue(QStringLiteral("window/textSize"), size->currentData());
        Theme::instance().setTextSize(size->currentData().toInt());
    });
    form->addRow(tr("Te&xt size"), size);

    auto *theme = new QComboBox;
    theme->addItem(tr("As the desktop has it"), int(Theme::Mode::Follow));
    theme->addItem(tr("Light"), int(Theme::Mode::Light));
    theme->addItem(tr("Dark"), int(Theme::Mode::Dark));
    theme->setCurrentIndex(theme->findData(int(Theme::instance().mode())));
    theme->setMinimumWidth(240);
    connect(theme, &QComboBox::currentIndexChanged, this,
            [this, theme] { emit themeChosen(Theme::Mode(theme->currentData().toInt())); });
    form->addRow(tr("&Theme"), theme);
}

void Preferences::addUnits(QFormLayout *form)
{
    auto *times = new QComboBox;
    times->addItem(tr("Relative: 2 min ago"), false);
    times->addItem(tr("Date and time"), true);
    times->setCurrentIndex(m_settings.value(QStringLiteral("window/exactTimes")).toBool() ? 1 : 0);
    connect(times, &QComboBox::currentIndexChanged, this, [this, times] {
        m_settings.setValue(QStringLiteral("window/exactTimes"), times->currentData());
        text::setExactTimes(times->currentData().toBool());
    });
    form->addRow(tr("T&imes in tables"), times);

    auto *sizes = new QComboBox;
    sizes->addItem(tr("Powers of 1,024: KiB, MiB, GiB"), false);
    sizes->addItem(tr("Powers of 1,000: kB, MB, GB"), true);
    sizes->setCurrentIndex(m_settings.value(QStringLiteral("window/decimalSizes")).toBool() ? 1 : 0);
    connect(sizes, &QComboBox::currentIndexChanged, this, [this, sizes] {
        m_settings.setValue(QStringLiteral("window/decimalSizes"), sizes->currentData());
        text::setDecimalSizes(sizes->currentData().toBool());
    });
    form->addRow(tr("Si&zes"), sizes);

    auto *confirmations = new QComboBox;
    confirmations->addItem(tr("Always"), true);
    confirmations->addItem(tr("Only where machines, data or money are at stake"), false);
    confirmations->setToolTip(
        tr("The second choice closes forms, and removes queued jobs and ended clusters from their lists, without a "
           "confirmation"));
    confirmations->setCurrentIndex(asksBeforeMinorSteps() ? 0 : 1);
    connect(confirmations, &QComboBox::currentIndexChanged, this, [this, confirmations] {
        m_settings.setValue(QStringLiteral("window/confirmMinor"), confirmations->currentData());
        setAsksBeforeMinorSteps(confirmations->currentData().toBool());
    });
    form->addRow(tr("Confir&mations"), confirmations);
}

void Preferences::addDefaults(QFormLayout *form, const QStringList &types, const QStringList &regions)
{
    form->addRow(label(tr("New clusters"), "heading"));
    auto *region = new QComboBox;
    region->addItem(tr("The selected one"), QString());
    for (const QString &name : regions)
        region->addItem(name, name);
    if (const QString stored = text::from(m_defaults.region); region->findData(stored) < 0)
        region->addItem(stored, stored); // of another account
    region->setCurrentIndex(region->findData(text::from(m_defaults.region)));
    form->addRow(tr("&Region"), region);
    auto *type = new QComboBox;
    type->addItems(types);
    if (type->findText(text::from(m_defaults.instanceType)) < 0)
        type->addItem(text::from(m_defaults.instanceType));
    type->setCurrentText(text::from(m_defaults.instanceType));
    form->addRow(tr("In&stance type"), type);
    auto *workers = new QSpinBox;
    workers->setRange(1, PlanDefaults::kMostWorkers);
    workers->setValue(m_defaults.workers);
    form->addRow(tr("&Workers"), workers);
    auto *deadline = new QSpinBox;
    deadline->setRange(1, PlanDefaults::kLongestDeadline);
    deadline->setSuffix(tr(" h", "hours, after a number"));
    deadline->setValue(int(m_defaults.deadline.count()));
    form->addRow(tr("Terminate a&fter"), deadline);
    const auto store = [this, region, type, workers, deadline] {
        m_defaults.region = region->currentData().toString().toStdString();
        m_defaults.instanceType = type->currentText().toStdString();
        m_defaults.workers = workers->value();
        m_defaults.deadline = std::chrono::hours(deadline->value());
        m_defaults.write(m_settings);
    };
    connect(region, &QComboBox::currentIndexChanged, this, store);
    connect(type, &QComboBox::currentIndexChanged, this, store);
    connect(workers, &QSpinBox::valueChanged, this, store);
    connect(deadline, &QSpinBox::valueChanged, this, store);
}

} // namespace trainyard::gui
