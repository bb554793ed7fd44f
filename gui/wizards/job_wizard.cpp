#include "gui/wizards/job_wizard.h"

#include <algorithm>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/core/encoding.h"
#include "backend/protocol/job_options.h"
#include "backend/protocol/model_names.h"
#include "gui/text/format.h"
#include "gui/widgets/small.h"
#include "gui/widgets/theme.h"
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

/// The problem of one field, in words; empty when it is right. The limits are those of protocol::validate.
QString problemOf(const JobSpec &job, const QString &field)
{
    JobSpec probe; // everything else of it is right, so that only this field can be wrong
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
    const auto status = protocol::validate(probe);
    return status ? QString() : text::from(status.error().detail);
}

QString gpusProblem(const JobSpec &job)
{
    if (!problemOf(job, QStringLiteral("gpus")).isEmpty())
        return JobWizard::tr("Give the numbers of each machine's cards, such as 0,1, or nothing.");
    if (!job.gpus.empty() && job.precision != "float32")
        return JobWizard::tr("bfloat16 is not available on graphics cards: choose float32, or no card.");
    return {};
}

/// A list of words with what each means, the job's own chosen.
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
                     QWidget *parent)
    : QWizard(parent)
    , m_clusters(std::move(clusters))
    , m_job(std::move(start))
{
    setWindowTitle(tr("Start training"));
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    setButtonText(FinishButton, tr("Start training"));
    resize(1000, 600);
    if (!m_clusters.empty()) {
        m_cluster = m_clusters.front().id;
        m_job.workers = m_clusters.front().workers;
    }
    addPage(addWhat(known));
    addPage(addParameters());
    auto *schedule = new SchedulePage(m_job, [this] { replan(); });
    addPage(schedule);
    m_update.push_back([schedule] { schedule->replan(); });
    addPage(addReview());
    replan();
}

PlanPage *JobWizard::addWhat(const QStringList &known)
{
    auto *page =
        new OpenPage(tr("What to run"), tr("The model, the data it learns from, and the cluster that does the work."));
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
                       QSizePolicy::Fixed); // an address is long: never cut it while there is room
    auto *dataProblem = page->addField(tr("&Data"), uri);
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
        const QString wrong = problemOf(m_job, QStringLiteral("data")).isEmpty()
                                  ? QString()
                                  : tr("Give the address of a data set: s3://bucket/prefix or file:///folder.");
        clusterProblem->setProblem(none);
        dataProblem->setProblem(wrong);
        page->settle(none.isEmpty() && wrong.isEmpty());
    });
    return page;
}

PlanPage *JobWizard::addParameters()
{
    auto *page = new OpenPage(tr("Parameters"), tr("How long it learns, in which steps, and how the workers agree."));
    auto *epochs = new QSpinBox;
    epochs->setRange(0, 1'000'000);
    epochs->setValue(m_job.epochs);
    auto *epochsProblem = page->addField(tr("&Epochs"), epochs);
    auto *batch = new QSpinBox;
    batch->setRange(0, 10'000'000);
    batch->setValue(m_job.batchSize);
    batch->setSuffix(tr(" samples"));
    auto *batchProblem = page->addField(tr("&Batch size"), batch);
    auto *rate = new QDoubleSpinBox;
    rate->setDecimals(4);
    rate->setRange(0, 10'000);
    rate->setSingleStep(0.01);
    rate->setValue(m_job.learningRate);
    auto *rateProblem = page->addField(tr("&Learning rate"), rate);
    auto *optimizer =
        choice({{"sgd", tr("SGD with momentum")}, {"nag", tr("SGD with Nesterov's momentum")}, {"adam", tr("Adam")}},
               m_job.optimizer);
    page->addField(tr("&Optimizer"), optimizer);
    auto *precision = choice(
        {{"float32", tr("float32")}, {"bfloat16", tr("bfloat16: faster where the processor has it")}}, m_job.precision);
    page->addField(tr("&Precision"), precision);
    auto *cards = new QLineEdit(text::from(m_job.gpus));
    cards->setPlaceholderText(tr("0,1 of each machine; none: its processor"));
    auto *cardsProblem = page->addField(tr("&Graphics cards"), cards);
    auto *mode = choice({{"dist_sync", tr("dist_sync: all workers step together")},
                         {"dist_async", tr("dist_async: each worker steps on its own")}},
                        m_job.kvStore);
    page->addField(tr("&Mode"), mode);
    auto *update = choice({{"servers", tr("on the servers, which send weights")},
                           {"workers", tr("on every worker: servers send the summed gradients")}},
                          m_job.updateOn);
    page->addField(tr("&Update"), update);
    page->column()->addStretch(1);

    connect(epochs, &QSpinBox::valueChanged, this, [this](int v) { edit([&](JobSpec &j) { j.epochs = v; }); });
    connect(batch, &QSpinBox::valueChanged, this, [this](int v) { edit([&](JobSpec &j) { j.batchSize = v; }); });
    connect(rate, &QDoubleSpinBox::valueChanged, this,
            [this](double v) { edit([&](JobSpec &j) { j.learningRate = v; }); });
    connect(cards, &QLineEdit::textChanged, this,
            [this](const QString &t) { edit([&](JobSpec &j) { j.gpus = t.trimmed().toStdString(); }); });
    follow(optimizer, &JobSpec::optimizer);
    follow(precision, &JobSpec::precision);
    follow(mode, &JobSpec::kvStore);
    follow(update, &JobSpec::updateOn);
    m_update.push_back([this, page, epochsProblem, batchProblem, rateProblem, cardsProblem, update] {
        update->setEnabled(m_job.synchronous());
        if (!m_job.synchronous()) { // no two workers have the same weights
            m_job.updateOn = JobSpec().updateOn;
            update->setCurrentIndex(update->findData(text::from(m_job.updateOn)));
        }
        const QString g = gpusProblem(m_job);
        cardsProblem->setProblem(g);
        const QString e = problemOf(m_job, QStringLiteral("epochs")), b = problemOf(m_job, QStringLiteral("batchSize")),
                      r = problemOf(m_job, QStringLiteral("learningRate"));
        epochsProblem->setProblem(e);
        batchProblem->setProblem(b);
        rateProblem->setProblem(r);
        page->settle(e.isEmpty() && b.isEmpty() && r.isEmpty() && g.isEmpty());
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
    page->column()->addStretch(1);
    m_update.push_back([this, page, words] {
        const auto at = std::ranges::find(m_clusters, m_cluster, &services::ClusterSnapshot::id);
        const QString cluster = at == m_clusters.end() ? QString() : text::from(at->name);
        const QStringList lines{
            tr("Model: %1").arg(text::from(m_job.model)),
            tr("Data: %1").arg(text::from(m_job.data)),
            tr("Cluster: %1, %2").arg(cluster, text::nodes(m_job.workers)),
            tr("Epochs: %1").arg(m_job.epochs),
            (m_job.globalBatch ? tr("Batch of all workers: %1") : tr("Batch of each worker: %1")).arg(m_job.batchSize),
            tr("Learning rate: %1, %2").arg(m_job.learningRate).arg(text::from(m_job.optimizer)),
            tr("Schedule: %1").arg(scheduleText(m_job)),
            m_job.gpus.empty() ? tr("Precision: %1").arg(text::from(m_job.precision))
                               : tr("Precision: %1, on the graphics cards %2 of each machine")
                                     .arg(text::from(m_job.precision), text::from(m_job.gpus)),
            m_job.updatesOnWorkers() ? tr("Mode: %1, updated on every worker").arg(text::from(m_job.kvStore))
                                     : tr("Mode: %1").arg(text::from(m_job.kvStore))};
        words->setText(lines.join(QStringLiteral("\n\n")));
        page->settle(at != m_clusters.end());
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
    for (const std::string &word : protocol::JobOptions::wordsOf(m_job))
        line += QLatin1Char(' ') + text::from(shellQuote(word));
    const double hourly = at == m_clusters.end() ? 0 : at->usdPerHour;
    for (const int id : pageIds())
        static_cast<PlanPage *>(page(id))->side().show(
            effects, hourly == 0 ? tr("Costs nothing more") : tr("The cluster costs %1").arg(text::perHour(hourly)),
            {line});
}

void JobWizard::accept()
{
    QWizard::accept();
    emit planned(m_cluster, m_job);
}

} // namespace trainyard::gui
