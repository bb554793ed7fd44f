#include "gui/wizards/job_wizard.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/cluster/account/node_role.h"
#include "backend/core/encoding.h"
#include "backend/protocol/job/job_options.h"
#include "backend/protocol/job/model_names.h"
#include "backend/services/data.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/widgets/theme.h"
#include "gui/wizards/confirm_discard.h"
#include "gui/wizards/plan_page.h"
#include "gui/wizards/schedule_page.h"

namespace trainyard::gui {

using protocol::JobSpec;

namespace {

void addModels(QComboBox *box)
{
    for (const std::string &name : protocol::modelNames()) {
        const QString id = text::from(name);
        if (name == "lenet")
            box->addItem(JobWizard::tr("LeNet, a small convolutional network"), id);
        else if (name == "mlp")
            box->addItem(JobWizard::tr("MLP, three dense layers"), id);
        else // cifar-resnet-20-28x28
            box->addItem(JobWizard::tr("ResNet-%1 for %2 images (%3)", "layers, size, family")
                             .arg(id.section(QLatin1Char('-'), 2, 2), id.section(QLatin1Char('-'), 3, 3), id),
                         id);
    }
}

/// Whether one field is valid. The limits are those of protocol::validate.
bool isRight(const JobSpec &job, const QString &field)
{
    JobSpec probe; // valid in every other field
    probe.run = RunId("r-0");
    probe.data = "file:///x";
    if (field == QLatin1String("data"))
        probe.data = job.data;
    else if (field == QLatin1String("epochs"))
        probe.epochs = job.epochs;
    else if (field == QLatin1String("batchSize"))
        probe.batchSize = job.batchSize;
    else if (field == QLatin1String("learningRate"))
        probe.learningRate = job.learningRate;
    else if (field == QLatin1String("gpus"))
        probe.gpus = job.gpus;
    return protocol::validate(probe).has_value();
}

QString gpusProblem(const JobSpec &job)
{
    if (!isRight(job, QStringLiteral("gpus")))
        return JobWizard::tr("Give the numbers of each machine's GPUs, such as 0,1, or leave it empty.");
    if (!job.gpus.empty() && job.precision != "float32")
        return JobWizard::tr("bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.");
    return {};
}

/// Creates a list of values with their descriptions; selects the job's value.
QComboBox *choice(const std::vector<std::pair<const char *, QString>> &words, const std::string &chosen)
{
    auto *box = new QComboBox;
    for (const auto &[word, meaning] : words)
        box->addItem(meaning, QLatin1String(word));
    box->setCurrentIndex(box->findData(text::from(chosen)));
    return box;
}

} // namespace

void JobWizard::follow(QComboBox *box, std::string JobSpec::*field)
{
    connect(box, &QComboBox::activated, this,
            [this, box, field] { edit([&](JobSpec &j) { j.*field = box->currentData().toString().toStdString(); }); });
}

JobWizard::JobWizard(std::vector<services::ClusterSnapshot> clusters, JobSpec start, const QStringList &known,
                     services::DataService *service, QWidget *parent)
    : QWizard(parent)
    , m_clusters(std::move(clusters))
    , m_job(std::move(start))
    , m_data(service)
    , m_mayStart(!service)
{
    setWindowTitle(tr("Start training"));
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    setButtonText(FinishButton, tr("Start training"));
    fitTo(this, parent, {1000, 640});
    if (!m_clusters.empty()) {
        m_cluster = m_clusters.front().id;
        m_job.workers = m_clusters.front().workers;
    }
    m_start = m_job;
    addPage(addWhat(known));
    addPage(addParameters());
    auto *schedule = new SchedulePage(m_job, [this] { replan(); });
    addPage(schedule);
    m_update.push_back([schedule] { schedule->replan(); });
    addPage(addReview());
    connect(this, &QWizard::currentIdChanged, this, [this](int id) {
        if (id == pageIds().constLast())
            checkData();
    });
    if (m_data) {
        connect(m_data, &services::DataService::changed, this, [this](const services::DataSnapshot &listed) {
            const QString shown = m_uri->currentText();
            const QSignalBlocker quiet(m_uri);
            for (const auto &set : listed.listing.sets) {
                if (m_uri->findText(text::from(set.uri)) < 0)
                    m_uri->addItem(text::from(set.uri));
            }
            m_uri->setCurrentText(shown); // keep the first item of an empty list from being selected
        });
        connect(m_data, &services::DataService::made, this, [this](const std::string &uri) {
            if (uri == m_job.data && currentId() == pageIds().constLast())
                checkData();
        });
    }
    replan();
}

void JobWizard::useData(const QString &uri)
{
    m_uri->setCurrentText(uri);
    if (currentId() == pageIds().constLast())
        checkData();
}

void JobWizard::showFinding(const QString &words, const char *look, bool mayStart)
{
    m_finding->setText(words);
    setLook(m_finding, look);
    m_checkAgain->setVisible(!mayStart);
    m_mayStart = mayStart;
    replan();
}

/// Checks that there is data to train on before a run starts, rather than after its machines have failed.
void JobWizard::checkData()
{
    if (!m_data)
        return;
    showFinding(tr("Checking the data set…"), "muted", false);
    m_checkAgain->hide();
    m_data->check(m_job.data).then(this, [this, question = m_question.next()](const Status &found) {
        if (!m_question.isCurrent(question))
            return;
        if (found)
            showFinding(tr("The data set was found."), "good", true);
        else if (found.error().code == ErrorCode::NotFound || found.error().code == ErrorCode::InvalidArgument)
            showFinding(tr("No data set was found at %1: %2. Go back and choose another one, or create one there.")
                            .arg(text::from(m_job.data), text::from(found.error().detail)),
                        "problem", false);
        else
            showFinding(tr("The data set could not be checked. %1").arg(text::message(found.error())), "attention",
                        true);
    });
}

/// Offers ways to obtain data.
void JobWizard::offerNewData(OpenPage *page)
{
    auto *row = new QHBoxLayout;
    auto *digits = gui::button(tr("Ma&ke digits…"), QStringLiteral("data"));
    auto *upload = gui::button(tr("&Upload folder…"), QStringLiteral("folder"));
    auto *launch = gui::button(tr("Launc&h cluster…"), QStringLiteral("launch"));
    launch->setVisible(m_clusters.empty());
    for (QPushButton *b : {digits, upload, launch})
        row->addWidget(b);
    row->addStretch(1);
    page->column()->addLayout(row);
    connect(digits, &QPushButton::clicked, this, [this] { emit dataRequested(true); });
    connect(upload, &QPushButton::clicked, this, [this] { emit dataRequested(false); });
    connect(launch, &QPushButton::clicked, this, &JobWizard::clusterRequested);
}

/// The user's credentials leave this computer only by an explicit choice.
void JobWizard::offerOwnKeys(OpenPage *page)
{
    using cluster::CredentialForwarding;
    auto *keys = new QComboBox;
    keys->addItem(tr("none (except what the cluster's plan allows)"), int(CredentialForwarding::No));
    keys->addItem(tr("session keys limited to this bucket"), int(CredentialForwarding::Limited));
    keys->addItem(tr("your own keys, if AWS creates no limited ones"), int(CredentialForwarding::Full));
    keys->setToolTip(tr("Used if the machines have no IAM role for the bucket; a cluster launched with the bucket has "
                        "one. The keys are kept in a file that only the login user can read, until the run ends."));
    auto *warning = page->addField(tr("&S3 keys"), keys);
    connect(keys, &QComboBox::activated, this, [this, keys] {
        m_ownKeys = CredentialForwarding(keys->currentData().toInt());
        m_keysFor = cluster::bucketsIn(m_job.data);
        replan();
    });
    m_update.push_back([this, keys, warning] {
        const auto buckets = cluster::bucketsIn(m_job.data);
        const bool needed = !buckets.empty();
        if (buckets != m_keysFor) { // the consent was for another bucket
            m_ownKeys = CredentialForwarding::No;
            keys->setCurrentIndex(0);
        }
        keys->setEnabled(needed);
        warning->setProblem(m_ownKeys == CredentialForwarding::Full
                                ? tr("Anyone who controls a machine can use them with all your permissions.")
                                : QString());
    });
}

PlanPage *JobWizard::addWhat(const QStringList &known)
{
    auto *page = new OpenPage(tr("What to run"), tr("The model, the data set to train on, and the cluster."));
    auto *clusters = new QComboBox;
    for (const auto &c : m_clusters)
        clusters->addItem(tr("%1 (%2)", "cluster (nodes)").arg(text::from(c.name), text::nodes(c.workers)),
                          text::from(c.id.value));
    auto *clusterProblem = page->addField(tr("&Cluster"), clusters);
    auto *model = new QComboBox;
    addModels(model);
    model->setCurrentIndex(model->findData(text::from(m_job.model)));
    page->addField(tr("&Model"), model);
    auto *uri = new QComboBox;
    uri->setEditable(true);
    uri->addItems(known);
    uri->setCurrentText(text::from(m_job.data));
    uri->lineEdit()->setPlaceholderText(tr("s3://bucket/prefix with the four IDX files"));
    uri->setSizePolicy(QSizePolicy::Expanding,
                       QSizePolicy::Fixed); // an address is long: never truncate it while there is room
    m_uri = uri;
    auto *dataProblem = page->addField(tr("&Data"), uri);
    if (m_data)
        offerNewData(page);
    offerOwnKeys(page);
    page->column()->addStretch(1);

    connect(clusters, &QComboBox::activated, this, [this](int row) {
        m_cluster = m_clusters[std::size_t(row)].id;
        edit([&](JobSpec &j) { j.workers = m_clusters[std::size_t(row)].workers; });
    });
    follow(model, &JobSpec::model);
    connect(uri, &QComboBox::editTextChanged, this,
            [this](const QString &t) { edit([&](JobSpec &j) { j.data = t.trimmed().toStdString(); }); });
    m_update.push_back([this, page, clusterProblem, dataProblem] {
        const QString none = m_clusters.empty() ? tr("No cluster is ready: launch one first.") : QString();
        const QString wrong = isRight(m_job, QStringLiteral("data")) ? QString()
                              : m_job.data.empty() && m_data
                                  ? tr("Choose a data set, make digits, or upload a folder of your own.")
                                  : tr("Give the address of a data set: s3://bucket/prefix or file:///folder.");
        clusterProblem->setProblem(none);
        dataProblem->setProblem(wrong);
        page->setComplete(none.isEmpty() && wrong.isEmpty());
    });
    return page;
}

PlanPage *JobWizard::addParameters()
{
    auto *page = new OpenPage(tr("Parameters"), tr("Epochs, batch size, optimizer, and how workers synchronize."));
    auto *epochs = new QSpinBox;
    epochs->setRange(0, 1'000'000);
    epochs->setValue(m_job.epochs);
    auto *epochsProblem = page->addField(tr("&Epochs"), epochs);
    auto *batch = new QSpinBox;
    batch->setRange(0, 10'000'000);
    batch->setValue(m_job.batchSize);
    batch->setSuffix(tr(" samples"));
    auto *batchProblem = page->addField(tr("B&atch size"), batch);
    auto *rate = new DecimalField;
    rate->setDecimals(12);
    rate->setRange(0, 1000);
    rate->setSingleStep(0.01);
    rate->setDoubling(true);
    rate->setValue(m_job.learningRate);
    auto *rateProblem = page->addField(tr("&Learning rate"), rate);
    auto *optimizer =
        choice({{"sgd", tr("SGD with momentum")}, {"nag", tr("SGD with Nesterov's momentum")}, {"adam", tr("Adam")}},
               m_job.optimizer);
    page->addField(tr("&Optimizer"), optimizer);
    auto *precision = choice({{"float32", tr("float32")}, {"bfloat16", tr("bfloat16: faster if the CPU supports it")}},
                             m_job.precision);
    page->addField(tr("&Precision"), precision);
    auto *cards = new QLineEdit(text::from(m_job.gpus));
    cards->setPlaceholderText(tr("such as 0,1 on each machine; empty: CPU"));
    auto *cardsProblem = page->addField(tr("&GPUs"), cards);
    auto *mode = choice({{"dist_sync", tr("dist_sync: all workers step together")},
                         {"dist_async", tr("dist_async: each worker steps on its own")}},
                        m_job.kvStore);
    page->addField(tr("&Mode"), mode);
    auto *update = choice({{"servers", tr("on the servers, which send weights")},
                           {"workers", tr("on every worker: servers send the summed gradients")}},
                          m_job.optimizerPlacement);
    page->addField(tr("&Update"), update);
    auto *wire = choice({{"auto", tr("auto: encrypted where it leaves the private network")},
                         {"plain", tr("plain: fastest; the network can read and alter it")},
                         {"aead", tr("aead: always encrypted, takes CPU time")}},
                        m_job.wire);
    wire->setToolTip(tr("How gradients and weights travel between workers and servers. Control messages are always "
                        "encrypted. Encryption takes about 0.5 ms of CPU time for each MB, at both ends together."));
    page->addField(tr("Encr&yption"), wire);
    page->column()->addStretch(1);

    connect(epochs, &QSpinBox::valueChanged, this, [this](int v) { edit([&](JobSpec &j) { j.epochs = v; }); });
    connect(batch, &QSpinBox::valueChanged, this, [this](int v) { edit([&](JobSpec &j) { j.batchSize = v; }); });
    connect(rate, &QDoubleSpinBox::valueChanged, this,
            [this](double v) { edit([&](JobSpec &j) { j.learningRate = v; }); });
    // Queued: when a wizard is destroyed, its fields lose the focus after its plan is gone.
    connect(rate, &QDoubleSpinBox::editingFinished, this, &JobWizard::replan, Qt::QueuedConnection);
    connect(cards, &QLineEdit::textChanged, this,
            [this](const QString &t) { edit([&](JobSpec &j) { j.gpus = t.trimmed().toStdString(); }); });
    follow(optimizer, &JobSpec::optimizer);
    follow(precision, &JobSpec::precision);
    follow(mode, &JobSpec::kvStore);
    follow(update, &JobSpec::optimizerPlacement);
    follow(wire, &JobSpec::wire);
    m_update.push_back([this, page, epochsProblem, batchProblem, rate, rateProblem, cardsProblem, update] {
        update->setEnabled(m_job.synchronous());
        if (!m_job.synchronous()) { // no two workers have the same weights
            m_job.optimizerPlacement = JobSpec().optimizerPlacement;
            update->setCurrentIndex(update->findData(text::from(m_job.optimizerPlacement)));
        }
        const QString g = gpusProblem(m_job);
        cardsProblem->setProblem(g);
        const bool e = isRight(m_job, QStringLiteral("epochs")), b = isRight(m_job, QStringLiteral("batchSize")),
                   r = isRight(m_job, QStringLiteral("learningRate"));
        epochsProblem->setProblem(e ? QString() : tr("Give a number of epochs from 1 to 100,000."));
        batchProblem->setProblem(b ? QString() : tr("Give a number of samples from 1 to 1,048,576."));
        rateProblem->setProblem(r || rate->isUnfinished() ? QString()
                                                          : tr("Give a learning rate above 0, at most 1,000."));
        page->setComplete(e && b && r && g.isEmpty());
    });
    return page;
}

PlanPage *JobWizard::addReview()
{
    auto *page = new OpenPage(tr("Review"), tr("What will run. Workers can be added and removed while it trains."));
    auto *words = label({});
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    page->column()->addWidget(words);
    m_finding = label({}, "muted");
    m_finding->setWordWrap(true);
    m_checkAgain = gui::button(tr("Chec&k again"), QStringLiteral("refresh"));
    m_checkAgain->hide();
    page->column()->addSpacing(Theme::kStep);
    page->column()->addWidget(m_finding);
    page->column()->addWidget(m_checkAgain, 0, Qt::AlignLeft);
    page->column()->addStretch(1);
    connect(m_checkAgain, &QPushButton::clicked, this, &JobWizard::checkData);
    m_update.push_back([this, page, words] {
        const auto at = std::ranges::find(m_clusters, m_cluster, &services::ClusterSnapshot::id);
        const QString cluster = at == m_clusters.end() ? QString() : text::from(at->name);
        QStringList lines{
            tr("Model: %1").arg(text::from(m_job.model)),
            tr("Data: %1").arg(text::from(m_job.data)),
            tr("Cluster: %1, %2").arg(cluster, text::nodes(m_job.workers)),
            tr("Epochs: %1").arg(m_job.epochs),
            (m_job.globalBatch ? tr("Batch of all workers: %1") : tr("Batch of each worker: %1")).arg(m_job.batchSize),
            tr("Learning rate: %1, %2").arg(text::number(m_job.learningRate), text::from(m_job.optimizer)),
            tr("Schedule: %1").arg(scheduleText(m_job)),
            m_job.gpus.empty() ? tr("Precision: %1").arg(text::from(m_job.precision))
                               : tr("Precision: %1, on GPUs %2 of each machine")
                                     .arg(text::from(m_job.precision), text::from(m_job.gpus)),
            m_job.optimizerOnWorkers() ? tr("Mode: %1, updated on every worker").arg(text::from(m_job.kvStore))
                                       : tr("Mode: %1").arg(text::from(m_job.kvStore))};
        if (m_ownKeys == cluster::CredentialForwarding::Limited)
            lines << tr("S3 keys: session keys limited to this bucket are sent to the machines");
        if (m_ownKeys == cluster::CredentialForwarding::Full)
            lines << tr(
                "S3 keys: limited session keys or, if AWS creates none, your own keys are sent to the machines");
        words->setText(lines.join(QStringLiteral("\n\n")));
        page->setComplete(at != m_clusters.end() && m_mayStart);
    });
    return page;
}

void JobWizard::replan()
{
    for (const auto &update : m_update)
        update();
    const auto at = std::ranges::find(m_clusters, m_cluster, &services::ClusterSnapshot::id);
    const QString name = at == m_clusters.end() ? QString() : text::from(at->name);
    const QStringList effects{tr("• a scheduler and a server on the head"),
                              tr("• %n worker(s), one on each machine", nullptr, m_job.workers),
                              tr("• a checkpoint after every epoch"), tr("• curves on the run's page, live")};
    QString line = QStringLiteral("trainyardctl run ") + name;
    for (const std::string &word : protocol::JobOptions::argumentsOf(m_job))
        line += QLatin1Char(' ') + text::from(shellQuote(word));
    if (m_ownKeys != cluster::CredentialForwarding::No)
        line += QStringLiteral(" --own-keys ") + text::from(std::string(cluster::toString(m_ownKeys)));
    const double hourly = at == m_clusters.end() ? 0 : at->usdPerHour;
    for (const int id : pageIds())
        static_cast<PlanPage *>(page(id))->side().show(
            effects, hourly == 0 ? tr("Costs nothing more") : tr("The cluster costs %1").arg(text::perHour(hourly)),
            {line});
}

void JobWizard::accept()
{
    QWizard::accept();
    emit planned(m_cluster, m_job, m_ownKeys);
}

void JobWizard::reject()
{
    if (m_job == m_start && m_ownKeys == cluster::CredentialForwarding::No)
        QWizard::reject();
    else
        confirmDiscard(this, [this] { QWizard::reject(); });
}

} // namespace trainyard::gui
