#include "gui/wizards/stack/stack_script_page.h"

#include <QFile>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

#include "backend/cluster/stack/prepare/prepare_data.h"
#include "backend/services/clusters/managed_clusters.h"
#include "gui/wizards/stack/stack_wizard.h"

namespace trainyard::gui {

using cluster::StackPlan;
using namespace std::chrono_literals;

namespace {

constexpr qint64 kMostScriptBytes = 1 << 20; // of checkPrepareScript()
constexpr auto kPause = 600ms;

} // namespace

StackScriptPage::StackScriptPage(StackWizard &wizard)
    : StackPage(wizard, tr("Data preparation script"),
                tr("Every machine runs this Python script before it joins; one that fails delays no other machine."))
    , m_template(new QComboBox)
    , m_editor(new QPlainTextEdit)
    , m_check(button(tr("Chec&k syntax"), QStringLiteral("check")))
    , m_checkResult(new FieldMessage)
    , m_pause(new QTimer(this))
{
    addText(form(), tr("&Path on the machines"), &StackPlan::prepareScript,
            tr("none: a machine joins when it has booted"));
    addDuration(form(), tr("Time &limit"), &StackPlan::prepareTimeout, 1'000'000, tr(" s", "seconds, after a number"));
    m_template->addItem(tr("None: a script that is there already"), QString());
    for (const cluster::PrepareTemplate &one : cluster::prepareScriptTemplates())
        m_template->addItem(text::from(one.title), text::from(one.name));
    form()->addRow(tr("Begin with the &template"), m_template);
    makeEditor();
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    connect(m_pause, &QTimer::timeout, this, &StackScriptPage::check);
    connect(m_template, &QComboBox::activated, this, &StackScriptPage::takeTemplate);
    connect(m_editor, &QPlainTextEdit::textChanged, this, &StackScriptPage::takeText);
    connect(m_check, &QPushButton::clicked, this, &StackScriptPage::check);
}

void StackScriptPage::makeEditor()
{
    auto *caption = label(tr("&Script"));
    caption->setBuddy(m_editor);
    m_editor->setFont(fixedFont());
    m_editor->setTabChangesFocus(true); // indent with blanks: the wizard works by keyboard
    m_editor->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_editor->setAccessibleName(tr("Script"));
    m_editor->setPlaceholderText(tr("Empty: no script is written. One that is at the path already is used as it is."));
    auto *open = button(tr("&Open…"), QStringLiteral("folder"));
    connect(open, &QPushButton::clicked, this, &StackScriptPage::openFile);
    auto *row = new QHBoxLayout;
    row->addWidget(caption);
    row->addStretch(1);
    row->addWidget(open);
    row->addWidget(m_check);
    column()->addLayout(row);
    column()->addWidget(m_editor, 1);
    column()->addWidget(m_checkResult);
}

void StackScriptPage::initializePage()
{
    replaceText(text::from(m_stack.script()));
    StackPage::initializePage();
}

void StackScriptPage::takeTemplate()
{
    const std::string name = m_template->currentData().toString().toStdString();
    QString text;
    for (const cluster::PrepareTemplate &one : cluster::prepareScriptTemplates()) {
        if (one.name == name)
            text = text::from(one.text);
    }
    replaceText(text);
}

void StackScriptPage::openFile()
{
    auto *dialog = new QFileDialog(this, tr("Data preparation script"), {}, tr("Python scripts (*.py);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &StackScriptPage::load);
    dialog->open();
}

void StackScriptPage::load(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_checkResult->setProblem(tr("The file cannot be read: %1.").arg(file.errorString()));
        return;
    }
    if (file.size() > kMostScriptBytes) {
        m_checkResult->setProblem(tr("The file is longer than 1 MB: choose a script."));
        return;
    }
    replaceText(QString::fromUtf8(file.readAll()));
}

/// As an edit that can be undone.
void StackScriptPage::replaceText(const QString &text)
{
    if (text == m_editor->toPlainText())
        return;
    QTextCursor cursor(m_editor->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
}

void StackScriptPage::takeText()
{
    const std::string text = m_editor->toPlainText().toStdString();
    if (text == m_stack.script())
        return;
    m_stack.setScript(text);
    ++m_question; // a check of the previous text is obsolete
    m_result.reset();
    m_pause->start();
    refresh();
}

void StackScriptPage::check()
{
    m_pause->stop();
    if (!m_stack.managed() || m_stack.script().empty())
        return;
    const auto question = ++m_question;
    m_result.reset();
    showCheckResult();
    m_stack.managed()->checkScript(m_stack.script()).then(this, [this, question](const Status &result) {
        if (question != m_question)
            return;
        m_result = result;
        refresh();
    });
}

/// Whether every machine finds the script at its path.
bool StackScriptPage::isPathShared() const
{
    const StackPlan &plan = m_wizard.plan();
    return cluster::isPathBelow(plan.prepareScript, "/" + plan.mountPoint);
}

bool StackScriptPage::ready() const
{
    const bool refused = m_result && !*m_result && m_result->error().code == ErrorCode::InvalidArgument;
    return m_stack.script().empty() || (!refused && isPathShared());
}

void StackScriptPage::showCheckResult()
{
    if (m_stack.script().empty())
        m_checkResult->setProblem({});
    else if (!isPathShared())
        m_checkResult->setProblem(tr("The script is written to the shared file system: its path must begin with /%1/.")
                                      .arg(text::from(m_wizard.plan().mountPoint)));
    else if (!m_result)
        m_checkResult->setNote(tr("Not checked yet."));
    else if (*m_result)
        m_checkResult->setNote(
            tr("Python accepts the script. It is written when the machines are ready, and run on each."));
    else if (m_result->error().code == ErrorCode::InvalidArgument)
        m_checkResult->setProblem(text::from(m_result->error().detail));
    else
        m_checkResult->setNote(text::message(m_result->error()));
}

void StackScriptPage::replanned()
{
    m_check->setEnabled(m_stack.managed() && !m_stack.script().empty());
    showCheckResult();
}

} // namespace trainyard::gui
