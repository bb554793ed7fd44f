#include "gui/wizards/job/job_wizard.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "backend/cluster/account/permissions/node_role.h"
#include "backend/jobs/fixed_workers.h"
#include "backend/protocol/job/model_names.h"
#include "backend/services/data/data.h"
#include "backend/services/transfers/transfers.h"
#include "gui/models/clusters/cluster_models.h"
#include "gui/models/data/file_place.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/wizards/fields/data_browser.h"
#include "gui/wizards/fields/own_keys_box.h"
#include "gui/wizards/job/job_form.h"
#include "gui/wizards/job/job_rules.h"
#include "gui/wizards/job/resume_field.h"
#include "gui/wizards/job/type_bar.h"
#include "gui/wizards/plan_page.h"

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

/// Typing finds the entries that contain the words; what is no entry is dropped.
void makeSearchable(QComboBox *box)
{
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    QObject::connect(box->lineEdit(), &QLineEdit::editingFinished, box,
                     [box] { box->setEditText(box->itemText(box->currentIndex())); });
}

} // namespace

template <class T>
QComboBox *JobWizard::addChoice(OpenPage *page, const QString &name, T JobSpec::*field,
                                std::vector<std::pair<T, QString>> values)
{
    auto *box = new QComboBox;
    int selected = -1;
    for (const auto &[value, meaning] : values) {
        if (value == m_job.*field)
            selected = box->count();
        box->addItem(meaning);
    }
    box->setCurrentIndex(selected);
    page->addField(name, box);
    connect(box, &QComboBox::activated, this, [this, field, values = std::move(values)](int row) {
        edit([&](JobSpec &j) { j.*field = values[std::size_t(row)].first; });
    });
    return box;
}

/// Offers ways to obtain data.
void JobWizard::offerNewData(OpenPage *page)
{
    auto *row = new QHBoxLayout;
    auto *digits = gui::button(tr("Ma&ke digits…"), QStringLiteral("data"));
    auto *upload = gui::button(tr("&Upload folder…"), QStringLiteral("folder"));
    auto *launch = gui::button(tr("Launc&h cluster…"), QStringLiteral("launch"));
    launch->setVisible(m_clusters.empty());
    auto *browse = gui::button(tr("Choose…", "a data set"), QStringLiteral("search"));
    browse->setToolTip(tr("Shows the buckets and folders of the account"));
    browse->setVisible(m_data->transfers() != nullptr);
    for (QPushButton *b : {browse, digits, upload})
        row->addWidget(b);
    row->addStretch(1);
    page->form()->addRow(QString(), row); // below the field that they fill
    auto *below = new QHBoxLayout;
    below->addWidget(launch);
    below->addStretch(1);
    page->column()->addLayout(below);
    connect(browse, &QPushButton::clicked, this, [this] {
        const QString typed = m_uri->currentText(); // data of a machine have an address of another form
        auto *browser = new DataBrowser(*m_data->transfers(), isMachinePlace(typed) ? QString() : typed, this);
        browser->setAttribute(Qt::WA_DeleteOnClose);
        connect(browser, &DataBrowser::chosen, m_uri, &QComboBox::setCurrentText);
        browser->open();
    });
    connect(digits, &QPushButton::clicked, this, [this] { emit dataRequested(true); });
    connect(upload, &QPushButton::clicked, this, [this] { emit dataRequested(false); });
    connect(launch, &QPushButton::clicked, this, [this] { leave([this] { emit clusterRequested(); }); });
}

/// The user's credentials leave this computer only by an explicit choice.
void JobWizard::offerOwnKeys(OpenPage *page)
{
    using cluster::CredentialForwarding;
    auto *keys = new OwnKeysBox;
    auto *warning = page->addField(tr("&S3 keys"), keys);
    connect(keys, &QComboBox::activated, this, [this, keys] {
        m_ownKeys = keys->choice();
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
    auto *types = new TypeBar(protocol::JobType::Trainer);
    page->column()->insertWidget(0, types);
    connect(types, &TypeBar::chosen, this, &JobWizard::leaveFor);
    auto *clusters = new QComboBox;
    for (const auto &c : m_clusters)
        clusters->addItem(tr("%1 (%2)", "cluster (nodes)").arg(text::from(c.name), text::nodes(workersOf(c))),
                          text::from(c.id.value));
    auto *clusterProblem = page->addField(tr("&Cluster"), clusters);
    auto *model = m_model = new QComboBox;
    addModels(model);
    if (!m_job.network.empty())
        model->addItem(tr("%1, a model of its own", "name").arg(text::from(m_job.model)), text::from(m_job.model));
    makeSearchable(model);
    model->lineEdit()->setPlaceholderText(tr("Type to search"));
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
    addStart(page);
    page->column()->addStretch(1);

    connect(clusters, &QComboBox::activated, this, [this](int row) {
        m_cluster = m_clusters[std::size_t(row)].id;
        edit([&](JobSpec &j) { jobs::setWorkers(j, workersOf(m_clusters[std::size_t(row)])); });
    });
    connect(model, &QComboBox::activated, this, [this, model] {
        edit([&](JobSpec &j) {
            j.model = model->currentData().toString().toStdString();
            j.network = j.model == m_start.model ? m_start.network : std::string();
        });
    });
    const auto choose = [this] { m_hasChosenData = true; };
    connect(uri->lineEdit(), &QLineEdit::textEdited, this, choose);
    connect(uri, &QComboBox::activated, this, choose);
    connect(uri, &QComboBox::editTextChanged, this,
            [this](const QString &t) { edit([&](JobSpec &j) { j.data = t.trimmed().toStdString(); }); });
    m_update.push_back([this, page, clusterProblem, dataProblem] {
        const QString none = m_clusters.empty() ? tr("No cluster is ready: launch one first.") : QString();
        const QString wrong = !isWrong(&JobSpec::data) ? QString()
                              : m_job.data.empty() && m_data
                                  ? tr("Choose a data set, make digits, or upload a folder of your own.")
                                  : tr("Give the address of a data set: s3://bucket/prefix or file:///folder.");
        // No mistake of the user: a form that opens shows nothing in red.
        clusterProblem->setNote(isBusy() ? tr("A run is active there: this job can be added to its queue.") : none);
        // The other pages may solve what the check has found: it does not block this one.
        const QString unfit = wrong.isEmpty() ? jobCheckText(checks::Severity::Problem) : wrong;
        if (unfit.isEmpty() || (m_job.data.empty() && !m_hasChosenData))
            dataProblem->setNote(unfit.isEmpty() ? jobCheckText(checks::Severity::Warning) : unfit);
        else
            dataProblem->setProblem(unfit);
        const auto *point = m_resume->point();
        page->setComplete(none.isEmpty() && wrong.isEmpty() && !m_resume->isIncomplete() &&
                          !isWrong(&JobSpec::resume) && !(point && !resumeProblem(m_job, *point).isEmpty()));
    });
    return page;
}

/// New weights, or those of a checkpoint.
void JobWizard::addStart(OpenPage *page)
{
    m_resume = new ResumeField;
    m_resume->select(m_job.resume);
    auto *problem = page->addField(tr("Start &from"), m_resume);
    connect(m_resume, &ResumeField::edited, this, [this] {
        edit([&](JobSpec &j) {
            j.resume = m_resume->value();
            if (const auto *point = m_resume->point())
                continueFrom(j, *point);
        });
    });
    m_update.push_back([this, problem] {
        const auto *point = m_resume->point();
        if (m_resume->isIncomplete() || isWrong(&JobSpec::resume))
            problem->setProblem(m_resume->value().starts_with("s3://") || m_resume->value().empty()
                                    ? tr("Give the address or the file of a checkpoint.")
                                    : tr("Give the complete path, or an address such as s3://bucket/prefix."));
        else if (point && !resumeProblem(m_job, *point).isEmpty())
            problem->setProblem(resumeProblem(m_job, *point));
        else
            problem->setNote(!point          ? QString()
                             : point->within ? tr("Training continues within epoch %1.").arg(point->epochs + 1)
                                             : tr("Training continues after epoch %1.").arg(point->epochs));
    });
}

PlanPage *JobWizard::addParameters()
{
    auto *page =
        new OpenPage(tr("Parameters"), tr("Epochs, batch size and optimizer. All other options have defaults."));
    page->makeScrollable();
    addBasics(page);
    m_form = new JobForm(m_job, [this] { replan(); });
    page->column()->addWidget(m_form);
    page->column()->addStretch(1);
    m_update.push_back([this, page] {
        m_form->replan(m_problems);
        const auto *point = m_resume->point();
        page->setComplete(m_form->isComplete() && !isWrong(&JobSpec::epochs) && !isWrong(&JobSpec::batchSize) &&
                          !isWrong(&JobSpec::learningRate) && !isWrong(&JobSpec::gpus) &&
                          !(point && m_job.epochs <= point->epochs));
    });
    return page;
}

/// The fields that most jobs change.
void JobWizard::addBasics(OpenPage *page)
{
    auto *epochs = new QSpinBox;
    epochs->setRange(0, 1'000'000);
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
    using protocol::OptimizerKind, protocol::Precision;
    addChoice(page, tr("&Optimizer"), &JobSpec::optimizer,
              {{OptimizerKind::Sgd, tr("SGD with momentum")},
               {OptimizerKind::Nag, tr("SGD with Nesterov's momentum")},
               {OptimizerKind::Adam, tr("Adam")}});
    addChoice(
        page, tr("&Precision"), &JobSpec::precision,
        {{Precision::Float32, tr("float32")}, {Precision::BFloat16, tr("bfloat16: faster if the CPU supports it")}});
    auto *gpus = new QLineEdit(text::from(m_job.gpus));
    gpus->setPlaceholderText(tr("such as 0,1 on each machine; empty: all; none: CPU"));
    auto *gpusProblem = page->addField(tr("&GPUs"), gpus);

    connect(epochs, &QSpinBox::valueChanged, this, [this](int v) { edit([&](JobSpec &j) { j.epochs = v; }); });
    connect(batch, &QSpinBox::valueChanged, this, [this](int v) { edit([&](JobSpec &j) { j.batchSize = v; }); });
    connect(rate, &QDoubleSpinBox::valueChanged, this,
            [this](double v) { edit([&](JobSpec &j) { j.learningRate = v; }); });
    // Queued: when a wizard is destroyed, its fields lose the focus after its plan is gone.
    connect(rate, &QDoubleSpinBox::editingFinished, this, &JobWizard::replan, Qt::QueuedConnection);
    connect(gpus, &QLineEdit::textChanged, this,
            [this](const QString &t) { edit([&](JobSpec &j) { j.gpus = t.trimmed().toStdString(); }); });
    m_update.push_back([this, epochs, epochsProblem, batchProblem, rate, rateProblem, gpusProblem] {
        {
            const QSignalBlocker quiet(epochs); // a checkpoint that was chosen may have changed them
            epochs->setValue(m_job.epochs);
        }
        const auto *point = m_resume->point();
        epochsProblem->setProblem(isWrong(&JobSpec::epochs) ? tr("Give a number of epochs from 1 to 100,000.")
                                  : point && m_job.epochs <= point->epochs
                                      ? tr("Give more than %1 epochs: the checkpoint has %1.").arg(point->epochs)
                                      : QString());
        batchProblem->setProblem(!isWrong(&JobSpec::batchSize) ? QString()
                                 : m_job.batchSize > 0 && m_job.batchSize < m_job.workers
                                     ? tr("Give at least %1 samples, one for each worker.").arg(m_job.workers)
                                     : tr("Give a number of samples from 1 to 1,048,576."));
        rateProblem->setProblem(isWrong(&JobSpec::learningRate) && !rate->isUnfinished()
                                    ? tr("Give a learning rate above 0, at most 1,000.")
                                    : QString());
        gpusProblem->setProblem(
            !isWrong(&JobSpec::gpus) ? QString()
            : protocol::gpusOf(m_job.gpus)
                ? tr("bfloat16 is not available on GPUs: choose float32, or leave GPUs empty.")
                : tr("Give the numbers of each machine's GPUs, such as 0,1, or none, or leave it empty."));
    });
}

void JobWizard::setResumePoints(std::vector<training::ResumePoint> points)
{
    m_resume->setPoints(std::move(points));
    const auto *point = m_resume->point();
    if (point && m_job == m_start) {
        continueFrom(m_job, *point);
        m_start = m_job; // nothing would be lost
    }
    replan();
}

QStringList JobWizard::openGroups() const
{
    return m_form->openGroups();
}

void JobWizard::setOpenGroups(const QStringList &groups)
{
    m_form->setOpenGroups(groups);
}

} // namespace trainyard::gui
