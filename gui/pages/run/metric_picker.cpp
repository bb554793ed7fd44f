#include "gui/pages/run/metric_picker.h"

#include <algorithm>
#include <utility>

#include <QByteArray>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include "gui/models/charts/run_series.h"
#include "gui/models/runs/job_words.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

MetricPicker::MetricPicker(QWidget *parent)
    : QWidget(parent)
    , m_names(new QComboBox)
    , m_chips(new QWidget)
    , m_row(new QHBoxLayout(m_chips))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::kStep, 0, Theme::kStep, 0);
    auto *caption = label(tr("Other metrics"), "muted");
    caption->setBuddy(m_names);
    m_names->setEditable(true); // so that a name is found by a part of it
    m_names->setInsertPolicy(QComboBox::NoInsert);
    m_names->completer()->setFilterMode(Qt::MatchContains);
    m_names->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_names->setMinimumContentsLength(18);
    m_names->setMaxVisibleItems(20);
    m_names->lineEdit()->setPlaceholderText(tr("Add a chart"));
    m_names->setAccessibleName(tr("Other metrics"));
    m_row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(caption);
    row->addWidget(m_names);
    row->addWidget(m_chips);
    row->addStretch(1);
    connect(m_names, &QComboBox::activated, this, &MetricPicker::add);
    hide();
}

void MetricPicker::offer(const RunSeries &series)
{
    if (series.others().size() == m_offered)
        return;
    m_offered = series.others().size();
    const QSignalBlocker quiet(m_names);
    const QString entered = m_names->currentText();
    m_names->clear();
    for (const auto &[name, metric] : series.others())
        m_names->addItem(metricName(name), QByteArray::fromStdString(name));
    m_names->setCurrentIndex(-1);
    m_names->setEditText(entered);
    setVisible(m_offered > 0);
    pickRemembered(series);
}

void MetricPicker::setRemembered(const QStringList &names)
{
    if (names == m_remembered)
        return;
    m_remembered = names;
    m_offered = 0; // the next offer() picks them
}

void MetricPicker::pickRemembered(const RunSeries &series)
{
    const std::size_t before = m_picked.size();
    for (const QString &remembered : std::as_const(m_remembered)) {
        const std::string name = remembered.toStdString();
        if (m_picked.size() < kMostPicked && series.others().contains(name) &&
            std::ranges::find(m_picked, name) == m_picked.end())
            m_picked.push_back(name);
    }
    if (m_picked.size() == before)
        return;
    showPicked();
    emit changed();
}

void MetricPicker::clear()
{
    m_offered = 0;
    m_picked.clear();
    const QSignalBlocker quiet(m_names);
    m_names->clear();
    m_names->setEditText({});
    hide();
    showPicked();
}

void MetricPicker::add(int index)
{
    // Not by the text: a program may call its own metric "Learning rate".
    const std::string wanted = m_names->itemData(index).toByteArray().toStdString();
    const QSignalBlocker quiet(m_names);
    m_names->setCurrentIndex(-1);
    m_names->setEditText({});
    if (wanted.empty() || m_picked.size() >= kMostPicked || std::ranges::find(m_picked, wanted) != m_picked.end())
        return;
    m_picked.push_back(wanted);
    m_remembered.removeAll(text::from(wanted));
    m_remembered << text::from(wanted);
    showPicked();
    emit changed();
    emit chosen();
}

void MetricPicker::remove(const std::string &name)
{
    std::erase(m_picked, name);
    m_remembered.removeAll(text::from(name));
    showPicked();
    emit changed();
    emit chosen();
}

/// One button for each chart, which removes it.
void MetricPicker::showPicked()
{
    while (QLayoutItem *item = m_row->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater(); // it may be the one that was clicked
        }
        delete item;
    }
    for (const std::string &name : m_picked) {
        auto *chip = button(metricName(name).left(24), QStringLiteral("close"), "flat");
        chip->setAccessibleName(tr("Remove the chart of %1").arg(metricName(name)));
        chip->setToolTip(chip->accessibleName());
        connect(chip, &QPushButton::clicked, this, [this, name] { remove(name); });
        m_row->addWidget(chip);
    }
    m_names->setEnabled(m_picked.size() < kMostPicked);
}

} // namespace trainyard::gui
