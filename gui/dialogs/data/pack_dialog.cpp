#include "gui/dialogs/data/pack_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kMostShards = 9999, kMostPixels = 16'384; // as of data::PackOptions

} // namespace

PackDialog::PackDialog(const QString &from, QWidget *parent)
    : QDialog(parent)
    , m_from(from)
    , m_output(new QLineEdit)
    , m_shards(new QSpinBox)
    , m_resize(new QSpinBox)
    , m_quality(new QSpinBox)
    , m_problem(new FieldMessage)
{
    setWindowTitle(tr("Pack into RecordIO"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    auto *purpose =
        label(tr("Packs %1 into .rec files with their indices: a folder with one subfolder of pictures for each "
                 "class, a .lst file, or a data set. A few large files are read faster than many small ones, "
                 "above all from a shared file system.")
                  .arg(from));
    purpose->setWordWrap(true);
    purpose->setMinimumWidth(520);
    column->addWidget(purpose);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    form->setVerticalSpacing(Theme::kHalf);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addFields(form);
    column->addLayout(form);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_go = buttons->addButton(tr("&Pack"), QDialogButtonBox::AcceptRole);
    setLook(m_go, "primary");
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

void PackDialog::addFields(QFormLayout *form)
{
    const QFileInfo source(m_from);
    const QString name = source.isDir() ? source.fileName() : source.completeBaseName();
    m_output->setText(source.dir().filePath((name.isEmpty() ? QStringLiteral("set") : name) + QStringLiteral(".rec")));
    form->addRow(tr("Packed &file"), m_output);
    form->addRow(QString(), m_problem);
    describeBy(m_problem, m_output);
    m_shards->setRange(1, kMostShards);
    m_shards->setToolTip(tr("One for each worker or more: every worker then reads files of its own"));
    form->addRow(tr("&Number of files"), m_shards);
    m_resize->setRange(0, kMostPixels);
    m_resize->setSpecialValueText(tr("unchanged"));
    m_resize->setSuffix(tr(" pixels", "after a number"));
    form->addRow(tr("&Shorter side"), m_resize);
    m_quality->setRange(1, 100);
    m_quality->setValue(95);
    form->addRow(tr("JPEG &quality"), m_quality);
    connect(m_output, &QLineEdit::textChanged, this, &PackDialog::check);
    connect(m_shards, &QSpinBox::valueChanged, this, &PackDialog::check);
}

services::PackRequest PackDialog::request() const
{
    services::PackRequest request;
    request.from = m_from.toStdString();
    request.output = m_output->text().trimmed().toStdString();
    request.shards = m_shards->value();
    request.resize = m_resize->value();
    request.quality = m_quality->value();
    return request;
}

QStringList PackDialog::existing() const
{
    const QFileInfo output(m_output->text().trimmed());
    if (m_shards->value() == 1)
        return output.exists() ? QStringList{output.fileName()} : QStringList();
    return output.dir().entryList({output.completeBaseName() + QStringLiteral("-[0-9][0-9][0-9][0-9].rec")},
                                  QDir::Files);
}

void PackDialog::check()
{
    const QFileInfo output(m_output->text().trimmed());
    QString problem;
    if (!output.isAbsolute() || output.suffix() != QLatin1String("rec") || output.completeBaseName().isEmpty())
        problem = tr("Give a complete path that ends in .rec.");
    else if (!output.dir().exists())
        problem = tr("There is no such folder.");
    else if (output.absoluteFilePath() == QFileInfo(m_from).absoluteFilePath())
        problem = tr("Give another name than that of the source.");
    const QStringList replaced = problem.isEmpty() ? existing() : QStringList();
    if (problem.isEmpty() && !replaced.isEmpty())
        m_problem->setNote(tr("%1 exists and is replaced.").arg(replaced.front()));
    else
        m_problem->setProblem(problem);
    if (m_go)
        m_go->setEnabled(problem.isEmpty());
}

} // namespace trainyard::gui
