#include "gui/dialogs/data/new_data_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/core/ids.h"
#include "gui/dialogs/data/digit_tiles.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using services::DigitsRequest;

NewDataDialog::NewDataDialog(services::DataService &service, Kind kind, QWidget *parent)
    : QDialog(parent)
    , m_data(service)
    , m_kind(kind)
    , m_prefix(new QLineEdit)
    , m_bucket(new QComboBox)
{
    const bool digits = kind == Kind::Digits;
    setWindowTitle(digits ? tr("Make digits") : tr("Upload folder"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kThree);
    column->setSpacing(Theme::kTwo);
    auto *purpose = label(digits ? tr("Renders handwriting-like digits from this computer's fonts into a bucket, as a "
                                      "data set to practise with.")
                                 : tr("A folder with the files of a data set (IDX as MNIST has them, CIFAR .bin, or "
                                      ".rec) is copied into a bucket, with all folders below it."));
    purpose->setWordWrap(true);
    purpose->setMinimumWidth(520);
    column->addWidget(purpose);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Theme::kTwo);
    form->setVerticalSpacing(Theme::kHalf);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    column->addLayout(form);
    if (digits)
        addDigits(form);
    else
        addFolder(form);
    addAddress(form);
    column->addStretch(1);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    auto *cancel = button(tr("Cancel"));
    m_go = button(digits ? tr("&Make digits") : tr("&Upload"), {}, "primary");
    m_go->setDefault(true);
    row->addWidget(cancel);
    row->addWidget(m_go);
    column->addLayout(row);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, this, &NewDataDialog::accept);
    check();
}

void NewDataDialog::setFolder(const QString &folder)
{
    if (m_folder)
        m_folder->setText(folder);
}

void NewDataDialog::addFolder(QFormLayout *form)
{
    m_folder = new QLineEdit;
    m_folder->setPlaceholderText(tr("a folder of this computer"));
    auto *browse = button(tr("&Browse…"), QStringLiteral("folder"));
    auto *both = new QWidget;
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kStep);
    row->addWidget(m_folder, 1);
    row->addWidget(browse);
    auto *caption = label(tr("&Folder"));
    caption->setBuddy(m_folder);
    m_folder->setAccessibleName(tr("Folder"));
    m_folderProblem = new FieldMessage;
    form->addRow(caption, both);
    form->addRow(QString(), m_folderProblem);
    describeBy(m_folderProblem, m_folder);
    connect(m_folder, &QLineEdit::textChanged, this, &NewDataDialog::check);
    connect(browse, &QPushButton::clicked, this, &NewDataDialog::browse);
}

void NewDataDialog::addDigits(QFormLayout *form)
{
    const DigitsRequest usual;
    const auto count = [&](std::size_t value) {
        auto *box = new QSpinBox;
        box->setRange(100, 1'000'000);
        box->setSingleStep(1000);
        box->setGroupSeparatorShown(true);
        box->setSuffix(tr(" digits", "after a number"));
        box->setValue(int(value));
        return box;
    };
    form->addRow(tr("To &train on"), m_train = count(usual.train));
    form->addRow(tr("To &validate on"), m_validation = count(usual.validation));
    m_colour = new QCheckBox(tr("In &colour, 32 x 32, as CIFAR-10"));
    form->addRow(QString(), m_colour);
    m_tiles = new DigitTiles;
    form->addRow(label(tr("Preview")), m_tiles);
    m_tilesProblem = label({}, "problem");
    m_tilesProblem->setWordWrap(true);
    m_tilesProblem->hide();
    form->addRow(QString(), m_tilesProblem);
    m_previewSoon = new QTimer(this);
    m_previewSoon->setSingleShot(true);
    m_previewSoon->setInterval(300); // while a number is typed
    connect(m_previewSoon, &QTimer::timeout, this, &NewDataDialog::preview);
    connect(m_train, &QSpinBox::valueChanged, m_previewSoon, qOverload<>(&QTimer::start));
    connect(m_colour, &QCheckBox::toggled, this, &NewDataDialog::preview);
    preview();
}

DigitsRequest NewDataDialog::requested() const
{
    DigitsRequest request;
    request.train = std::size_t(m_train->value());
    request.validation = std::size_t(m_validation->value());
    request.colour = m_colour->isChecked();
    return request;
}

/// Shows the first digits to train on, as they will be made.
void NewDataDialog::preview()
{
    m_data.previewDigits(requested(), DigitTiles::kColumns * DigitTiles::kRows)
        .then(this, [this, ticket = m_previews.next()](const Result<services::DigitPictures> &pictures) {
            if (!m_previews.isCurrent(ticket))
                return;
            m_tiles->showDigits(pictures ? *pictures : services::DigitPictures());
            m_tilesProblem->setText(pictures ? QString() : text::message(pictures.error()));
            m_tilesProblem->setVisible(!pictures);
        });
}

void NewDataDialog::addAddress(QFormLayout *form)
{
    m_bucket->setEditable(true);
    m_bucket->setInsertPolicy(QComboBox::NoInsert);
    const QString fresh = QStringLiteral("trainyard-data-") + text::from(newIdText("").substr(0, 8));
    m_bucket->addItem(fresh);
    for (const std::string &name : m_data.current().listing.buckets)
        m_bucket->addItem(text::from(name));
    if (m_bucket->count() > 1)
        m_bucket->setCurrentIndex(1); // an existing bucket
    auto *bucketCaption = label(tr("Buc&ket"));
    bucketCaption->setBuddy(m_bucket);
    m_bucketProblem = new FieldMessage;
    form->addRow(bucketCaption, m_bucket);
    form->addRow(QString(), m_bucketProblem);
    describeBy(m_bucketProblem, m_bucket);
    m_prefix->setText(m_kind == Kind::Digits ? QStringLiteral("digits") : QString());
    m_prefix->setMaxLength(500);
    auto *prefixCaption = label(tr("F&older in it"));
    prefixCaption->setBuddy(m_prefix);
    m_prefixProblem = new FieldMessage;
    form->addRow(prefixCaption, m_prefix);
    form->addRow(QString(), m_prefixProblem);
    describeBy(m_prefixProblem, m_prefix);
    connect(m_bucket, &QComboBox::editTextChanged, this, &NewDataDialog::check);
    connect(m_prefix, &QLineEdit::textChanged, this, &NewDataDialog::check);
}

void NewDataDialog::browse()
{
    auto *dialog = new QFileDialog(this, tr("Folder to upload"), QDir::homePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_folder->setText(path);
        if (m_prefix->text().isEmpty())
            m_prefix->setText(QDir(path).dirName());
    });
    dialog->open();
}

QString NewDataDialog::address() const
{
    QString prefix = m_prefix->text().trimmed();
    while (prefix.endsWith(QLatin1Char('/')))
        prefix.chop(1);
    return QStringLiteral("s3://%1/%2").arg(m_bucket->currentText().trimmed(), prefix);
}

void NewDataDialog::check()
{
    bool right = true;
    if (m_folder) {
        const QString path = m_folder->text().trimmed();
        const bool there = !path.isEmpty() && QDir(path).exists() && QDir::isAbsolutePath(path);
        m_folderProblem->setProblem(there || path.isEmpty() ? QString() : tr("There is no such folder."));
        right = right && there;
    }
    const std::string bucket = m_bucket->currentText().trimmed().toStdString();
    const auto known = m_data.current();
    if (!cluster::isBucketName(bucket)) {
        m_bucketProblem->setProblem(tr("A bucket's name has 3 to 63 lowercase letters, digits and hyphens."));
        right = false;
    } else if (std::ranges::find(known.listing.buckets, bucket) == known.listing.buckets.end()) {
        m_bucketProblem->setNote(tr("A new bucket is private and encrypted. It stays until you delete it."));
    } else {
        m_bucketProblem->setNote({});
    }
    const QString prefix = m_prefix->text().trimmed();
    const bool badPrefix = prefix.isEmpty() || prefix.startsWith(QLatin1Char('/')) ||
                           prefix.contains(QLatin1String("//")) || prefix.contains(QLatin1String(".."));
    right = right && !badPrefix;
    if (badPrefix)
        m_prefixProblem->setProblem(prefix.isEmpty()
                                        ? tr("Give the folder a name, such as digits.")
                                        : tr("Give names with a slash between them, such as sets/digits."));
    else if (known.has(address().toStdString()))
        m_prefixProblem->setNote(tr("A data set exists there: files of the same names are replaced."));
    else
        m_prefixProblem->setNote(address());
    m_go->setEnabled(right);
}

void NewDataDialog::accept()
{
    check();
    if (!m_go->isEnabled())
        return;
    const std::string uri = address().toStdString();
    if (m_kind == Kind::Digits) {
        DigitsRequest request = requested();
        request.uri = uri;
        m_data.makeDigits(request);
    } else {
        m_data.upload(m_folder->text().trimmed().toStdString(), uri);
    }
    QDialog::accept();
    emit started(address());
}

} // namespace trainyard::gui
