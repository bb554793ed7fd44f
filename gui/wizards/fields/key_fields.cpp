#include "gui/wizards/fields/key_fields.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/id_box.h"

namespace trainyard::gui {

namespace {

// Data of the first two rows of the key list; the others are names of key pairs.
const QString kMade = QStringLiteral("made"), kImported = QStringLiteral("imported");

} // namespace

KeyFields::KeyFields(QObject *parent)
    : QObject(parent)
    , m_key(new QComboBox)
    , m_file(new QLineEdit)
    , m_browse(button(tr("Ch&oose…"), QStringLiteral("folder")))
{
    m_key->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    m_key->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_file->setPlaceholderText(tr("private key, which stays on this computer"));
    m_file->setAccessibleName(tr("Key file"));
    connect(m_key, &QComboBox::activated, this, [this] {
        if (m_key->currentData().toString() == kMade)
            m_file->clear();
        showEnabled();
        emit edited(keyName(), keyFile());
    });
    connect(m_file, &QLineEdit::textEdited, this, [this] { emit edited(keyName(), keyFile()); });
    connect(m_browse, &QPushButton::clicked, this, &KeyFields::browse);
}

FieldMessage *KeyFields::addTo(QFormLayout *form)
{
    form->addRow(tr("&Key"), m_key);
    auto *file = new QWidget;
    auto *row = new QHBoxLayout(file);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    row->addWidget(m_file, 1);
    row->addWidget(m_browse);
    auto *caption = label(tr("Key &file"));
    caption->setBuddy(m_file);
    m_problem = new FieldMessage;
    form->addRow(caption, file);
    form->addRow(QString(), m_problem);
    describeBy(m_problem, m_file);
    return m_problem;
}

std::string KeyFields::keyName() const
{
    const QString chosen = m_key->currentData().toString();
    return chosen == kMade || chosen == kImported ? std::string() : chosen.toStdString();
}

std::string KeyFields::keyFile() const
{
    return m_file->text().trimmed().toStdString();
}

void KeyFields::browse()
{
    auto *dialog =
        new QFileDialog(m_browse->window(), tr("Private key"), QDir::home().filePath(QStringLiteral(".ssh")));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_file->setText(path);
        emit edited(keyName(), keyFile());
    });
    dialog->open();
}

void KeyFields::fill(const std::vector<cluster::KeyChoice> &keys, const std::string &keyName,
                     const std::string &keyFile)
{
    m_key->clear();
    m_key->addItem(tr("Create a new one on this computer"), kMade);
    m_key->addItem(tr("Import a key file"), kImported);
    for (const auto &key : keys) {
        if (!key.name.starts_with("trainyard-"))
            m_key->addItem(tr("Key pair %1").arg(text::from(key.name)), text::from(key.name));
    }
    selectData(m_key, !keyName.empty() ? text::from(keyName) : keyFile.empty() ? kMade : kImported);
    if (this->keyFile() != keyFile)
        m_file->setText(text::from(keyFile));
    showEnabled();
}

void KeyFields::showEnabled()
{
    const bool ownKey = m_key->currentData().toString() == kMade;
    m_file->setEnabled(!ownKey);
    m_browse->setEnabled(!ownKey);
}

void KeyFields::showMissingFile()
{
    if (!isComplete())
        m_problem->setProblem(tr("Choose the file of the private key."));
}

bool KeyFields::isComplete() const
{
    return m_key->currentData().toString() != kImported || !keyFile().empty();
}

} // namespace trainyard::gui
