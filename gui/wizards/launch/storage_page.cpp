#include "gui/wizards/launch/storage_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/cluster/plan/catalog/catalog.h"
#include "backend/core/ids.h"
#include "backend/services/clusters/planning.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

using cluster::LaunchPlan;
using cluster::NodeAccess;

namespace {

// Data of the first rows of the bucket list; no bucket can have such a name.
const QString kNone = QStringLiteral("(none)"), kNew = QStringLiteral("(new)"), kNamed = QStringLiteral("(named)");

/// Suggests a name that is probably free: all accounts share one namespace.
std::string suggestedName(const std::string &cluster)
{
    return "trainyard-" + cluster + "-" + newIdText("").substr(0, 6);
}

} // namespace

StoragePage::StoragePage(LaunchWizard &wizard)
    : LaunchPage(wizard, tr("Storage and data"),
                 tr("The size of the disks, the bucket for data and results, and the machines' access to it."))
    , m_root(new QSpinBox)
    , m_hibernation(new QCheckBox(tr("Allow &hibernation (the disk also stores the memory)")))
    , m_bucket(new QComboBox)
    , m_access(new QComboBox)
    , m_name(new QLineEdit)
    , m_words(label({}, "muted"))
{
    makeDisk();
    makeBucket();
    m_words->setWordWrap(true);
    column()->addSpacing(Theme::kStep);
    column()->addWidget(m_words);
    column()->addStretch(1);
}

void StoragePage::makeDisk()
{
    m_root->setRange(0, 100'000);
    m_root->setSuffix(tr(" GiB"));
    m_root->setMinimumWidth(260); // the text of the minimum is set after the size hint was computed
    m_bucketProblem = addField(tr("&Disk of each machine"), m_root);
    bindField(&LaunchPlan::rootGiB, m_bucketProblem);
    auto *problem = new FieldMessage;
    form()->addRow(QString(), m_hibernation);
    form()->addRow(QString(), problem);
    describeBy(problem, m_hibernation);
    bindField(&LaunchPlan::hibernation, problem);
    connect(m_hibernation, &QCheckBox::clicked, this,
            [this](bool on) { m_wizard.edit([&](LaunchPlan &p) { p.hibernation = on; }); });
    connect(m_root, &QSpinBox::valueChanged, this, [this](int gib) {
        if (gib != m_wizard.plan().rootGiB)
            m_wizard.edit([&](LaunchPlan &p) { p.rootGiB = gib; });
    });
}

void StoragePage::makeBucket()
{
    for (QComboBox *box : {m_bucket, m_access}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    form()->addRow(tr("B&ucket"), m_bucket);
    m_name->setPlaceholderText(tr("of a bucket that is new or not listed"));
    bindField(&LaunchPlan::buckets, addField(tr("Bucket na&me"), m_name));
    m_access->addItem(tr("IAM role created for the cluster"), int(NodeAccess::Role));
    m_access->addItem(tr("Session keys limited to the buckets, in a file that only the login user can read"),
                      int(NodeAccess::KeyFile));
    m_access->addItem(tr("Your keys, also in ~/.bashrc (unsafe)"), int(NodeAccess::Bashrc));
    m_access->addItem(tr("IAM role, or limited keys if IAM denies it"), int(NodeAccess::RoleOrKeys));
    bindField(&LaunchPlan::s3Access, addField(tr("Access fo&r the machines"), m_access));
    connect(m_bucket, &QComboBox::activated, this, &StoragePage::takeBucket);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &name) {
        m_wizard.edit([&](LaunchPlan &p) {
            p.buckets.resize(std::max<std::size_t>(1, p.buckets.size()));
            p.buckets.front() = name.trimmed().toStdString();
        });
    });
    connect(m_access, &QComboBox::activated, this, [this] {
        m_wizard.edit([&](LaunchPlan &p) { p.s3Access = NodeAccess(m_access->currentData().toInt()); });
    });
}

void StoragePage::takeBucket()
{
    const QString chosen = m_bucket->currentData().toString();
    m_wizard.edit([&](LaunchPlan &p) {
        p.makeBuckets = chosen == kNew;
        if (chosen == kNone) {
            p.buckets.clear();
            return;
        }
        p.buckets.resize(std::max<std::size_t>(1, p.buckets.size()));
        p.buckets.front() = chosen == kNew     ? suggestedName(p.name)
                            : chosen == kNamed ? std::string()
                                               : chosen.toStdString();
    });
    const auto &buckets = m_wizard.plan().buckets;
    m_name->setText(buckets.empty() ? QString() : text::from(buckets.front()));
    if (chosen == kNew || chosen == kNamed)
        m_name->setFocus();
}

void StoragePage::initializePage()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_name->setText(plan.buckets.empty() ? QString() : text::from(plan.buckets.front()));
    fill();
    if (m_wizard.planning() && !(m_buckets && *m_buckets))
        load();
}

void StoragePage::load()
{
    m_buckets.reset();
    m_wizard.planning()->buckets().then(this, [this](const Result<std::vector<std::string>> &found) {
        m_buckets = found;
        fill();
    });
}

void StoragePage::fill()
{
    const LaunchPlan &plan = m_wizard.plan();
    m_bucket->clear();
    m_bucket->addItem(tr("None"), kNone);
    m_bucket->addItem(tr("New bucket"), kNew);
    const auto known = m_buckets && *m_buckets ? **m_buckets : std::vector<std::string>();
    for (const std::string &name : known)
        m_bucket->addItem(text::from(name), text::from(name));
    m_bucket->addItem(tr("Another bucket, by its name"), kNamed);
    const QString now = plan.buckets.empty() ? QString() : text::from(plan.buckets.front());
    const int listed = m_bucket->findData(now);
    m_bucket->setCurrentIndex(plan.makeBuckets       ? m_bucket->findData(kNew)
                              : plan.buckets.empty() ? m_bucket->findData(kNone)
                              : listed >= 0          ? listed
                                                     : m_bucket->findData(kNamed));
    m_access->setCurrentIndex(m_access->findData(int(plan.s3Access)));
    replanned();
}

QString StoragePage::words() const
{
    QStringList lines{tr("Disks are encrypted and deleted with their machines; keep results in a bucket.")};
    const LaunchPlan &plan = m_wizard.plan();
    if (m_buckets && !*m_buckets)
        lines << text::message(m_buckets->error());
    else if (m_wizard.planning() && !m_buckets)
        lines << tr("Loading the account's buckets…");
    if (plan.makeBuckets)
        lines << tr("The new bucket is private and encrypted, in %1, and stays when the cluster is terminated.")
                     .arg(text::from(plan.region));
    if (plan.needsRole())
        lines
            << tr("The role can read and write only this bucket; its policy is among the commands. It is deleted with "
                  "the cluster.")
            << (plan.s3Access == NodeAccess::RoleOrKeys
                    ? tr("If IAM denies the role, session keys limited to the bucket are sent in a file instead.")
                    : tr("If IAM denies the role, nothing is launched."));
    return lines.join(QLatin1Char('\n'));
}

void StoragePage::replanned()
{
    const LaunchPlan &plan = m_wizard.plan();
    LaunchPlan open = plan;
    open.rootGiB = 0;
    //: the least value of a field, with the size that it stands for
    m_root->setSpecialValueText(tr("as the image needs: %1 GiB").arg(open.rootGiBOn(m_wizard.catalog())));
    m_hibernation->setChecked(plan.hibernation);
    if (m_root->value() != plan.rootGiB)
        m_root->setValue(plan.rootGiB);
    const int gib = plan.rootGiBOn(m_wizard.catalog());
    const double perMonth = gib * m_wizard.catalog().volumeUsdPerGiBHour(plan.region) * 730 * plan.machines();
    if (m_bucketProblem->text().isEmpty() && m_wizard.costsMoney())
        m_bucketProblem->setNote(tr("%1 for the disks of %2, if they exist for a month")
                                     .arg(text::money(perMonth), text::machines(plan.machines())));
    const QString chosen = m_bucket->currentData().toString();
    m_name->setEnabled(chosen == kNew || chosen == kNamed);
    m_access->setEnabled(!plan.buckets.empty() || plan.s3Access == NodeAccess::Bashrc);
    m_words->setText(words());
    setLook(m_words, m_buckets && !*m_buckets ? "attention" : "muted");
}

} // namespace trainyard::gui
