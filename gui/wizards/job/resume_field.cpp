#include "gui/wizards/job/resume_field.h"

#include <algorithm>

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using services::ResumePoint;

namespace {

constexpr int kRunRole = Qt::UserRole + 1;

QString textOf(const ResumePoint &p)
{
    const QString when = text::startTime(p.started, SystemClock::instance().now());
    const QString run = ResumeField::tr("last checkpoint of %1 on %2, %3", "model, cluster, time")
                            .arg(text::from(p.model), text::from(p.clusterName), when);
    const QString epoch =
        p.within ? ResumeField::tr("within epoch %1").arg(p.epochs + 1) : ResumeField::tr("epoch %1").arg(p.epochs);
    return p.accuracy
               ? ResumeField::tr("%1: %2, %3", "run, epoch, accuracy").arg(run, epoch, text::percent(*p.accuracy))
               : ResumeField::tr("%1: %2", "run, epoch").arg(run, epoch);
}

} // namespace

ResumeField::ResumeField(QWidget *parent)
    : QWidget(parent)
    , m_choice(new QComboBox)
    , m_line(new QWidget)
    , m_text(new QLineEdit)
    , m_browse(button(tr("Bro&wse…"), QStringLiteral("folder")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    column->addWidget(m_choice);
    auto *row = new QHBoxLayout(m_line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    row->addWidget(m_text, 1);
    row->addWidget(m_browse);
    column->addWidget(m_line);
    m_choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // the names of runs are long
    m_choice->setAccessibleName(tr("Start from"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFocusProxy(m_choice);
    fill(New);
    showText();
    connect(m_choice, &QComboBox::activated, this, [this] {
        m_run = m_choice->currentData(kRunRole).toString().toStdString();
        m_text->clear();
        showText();
        emit edited();
    });
    connect(m_text, &QLineEdit::textChanged, this, &ResumeField::edited);
    connect(m_browse, &QPushButton::clicked, this, &ResumeField::browse);
}

ResumeField::Kind ResumeField::kind() const
{
    return Kind(m_choice->currentData().toInt());
}

void ResumeField::fill(Kind chosen)
{
    m_choice->clear();
    m_choice->addItem(tr("new weights"), New);
    const auto addRun = [this](const QString &title, const std::string &run) {
        m_choice->addItem(title, Run);
        m_choice->setItemData(m_choice->count() - 1, text::from(run), kRunRole);
        m_choice->setItemData(m_choice->count() - 1, title, Qt::ToolTipRole);
        if (run == m_run)
            m_choice->setCurrentIndex(m_choice->count() - 1);
    };
    for (const ResumePoint &p : m_points)
        addRun(textOf(p), p.run.value);
    if (!m_run.empty() && !point())
        addRun(m_run.find('@') == std::string::npos ? tr("last checkpoint of run %1").arg(text::from(m_run))
                                                    : tr("epoch %1 of run %2")
                                                          .arg(text::from(m_run.substr(m_run.find('@') + 1)),
                                                               text::from(m_run.substr(0, m_run.find('@')))),
               m_run);
    m_choice->addItem(tr("file of this computer…"), File);
    m_choice->addItem(tr("address at S3…"), Bucket);
    if (chosen != Run)
        m_choice->setCurrentIndex(m_choice->findData(chosen));
}

void ResumeField::showText()
{
    m_line->setVisible(kind() == File || kind() == Bucket);
    m_browse->setVisible(kind() == File);
    m_text->setPlaceholderText(kind() == Bucket ? tr("s3://bucket/prefix, or one object")
                                                : tr("a checkpoint, or a folder with checkpoints"));
    m_text->setAccessibleName(kind() == Bucket ? tr("Address of the checkpoint") : tr("File of the checkpoint"));
}

void ResumeField::setPoints(std::vector<ResumePoint> points)
{
    m_points = std::move(points);
    const QSignalBlocker quiet(m_choice);
    fill(kind());
    showText();
}

void ResumeField::select(const std::string &resume)
{
    const QSignalBlocker quietChoice(m_choice), quietText(m_text);
    const QString shown = text::from(resume);
    const bool bucket = shown.startsWith(QLatin1String("s3://"));
    const bool file = !bucket && shown.contains(QLatin1Char('/'));
    m_run = bucket || file ? std::string() : resume;
    fill(bucket ? Bucket : file ? File : resume.empty() ? New : Run);
    m_text->setText(bucket || file ? shown : QString());
    showText();
}

std::string ResumeField::value() const
{
    switch (kind()) {
    case New:
        return {};
    case Run:
        return m_run;
    case File:
    case Bucket:
        break;
    }
    return m_text->text().trimmed().toStdString();
}

QString ResumeField::words() const
{
    const Kind chosen = kind();
    return chosen == New ? QString() : chosen == Run ? m_choice->currentText() : m_text->text().trimmed();
}

const ResumePoint *ResumeField::point() const
{
    const auto at = std::ranges::find_if(m_points, [this](const ResumePoint &p) { return p.run.value == m_run; });
    return at == m_points.end() ? nullptr : &*at;
}

bool ResumeField::isIncomplete() const
{
    const QString given = m_text->text().trimmed();
    if (kind() == File)
        return !given.contains(QLatin1Char('/')); // a bare name could be meant as the name of a run
    return kind() == Bucket && !given.startsWith(QLatin1String("s3://"));
}

void ResumeField::browse()
{
    auto *dialog = new QFileDialog(this, tr("Start from a checkpoint"), QFileInfo(m_text->text()).path(),
                                   tr("Checkpoints (*.safetensors)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_text, &QLineEdit::setText);
    dialog->open();
}

} // namespace trainyard::gui
