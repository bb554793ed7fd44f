#include "gui/models/runs/job_words.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QStringList>

#include "backend/core/text.h"
#include "backend/protocol/checkpoint_name.h"
#include "backend/protocol/job/job_field.h"
#include "backend/protocol/metric_record.h"
#include "gui/text/format.h"

namespace trainyard::gui {

namespace {

constexpr const char *kContext = "trainyard::gui::JobWords";

struct JobWord {
    std::string_view identifier;
    const char *english;
};

namespace metric = protocol::metric;

constexpr auto kMetrics = std::to_array<JobWord>({
    {metric::kTrainLoss, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Training loss")},
    {metric::kTrainAccuracy, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Training accuracy")},
    {metric::kValidationLoss, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Validation loss")},
    {metric::kValidationAccuracy, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Validation accuracy")},
    {metric::kSpeed, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Samples per second")},
    {metric::kBatchLoss, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Loss of the last batch")},
    {metric::kBytesPerStep, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Bytes per step")},
    {metric::kHiddenShare, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Overlapped share of communication")},
    {metric::kWaitShare, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Share of time waiting for weights")},
    {metric::kEpochSeconds, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Seconds per epoch")},
    {metric::kWorkers, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Workers")},
    {metric::kGlobalBatch, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Samples per step")},
    {metric::kLearningRate, QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Learning rate")},
});

constexpr auto kParameters = std::to_array<JobWord>({
    {"model", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Model")},
    {"data", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Data")},
    {"workers", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Workers")},
    {"type", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Type")},
    {"epochs", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Epochs")},
    {"batchSize", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Batch size")},
    {"globalBatch", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Batch of all workers together")},
    {"learningRate", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Learning rate")},
    {"optimizer", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Optimizer")},
    {"updateOn", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Update on")},
    {"precision", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Precision")},
    {"gpus", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "GPUs")},
    {"schedule", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Schedule")},
    {"stepEpochs", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Decay at epochs")},
    {"stepFactor", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Decay factor")},
    {"finalRate", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Final learning rate")},
    {"warmupEpochs", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Warm-up epochs")},
    {"warmupRate", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Warm-up learning rate")},
    {"rampSteps", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Ramp steps")},
    {"momentum", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Momentum")},
    {"weightDecay", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Weight decay")},
    {"seed", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Seed")},
    {"classes", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Classes")},
    {"kvStore", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Mode")},
    {"compression", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Compression")},
    {"wire", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Encryption")},
    {"threads", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Threads")},
    {"servers", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Servers")},
    {"serversOn", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Servers on")},
    {"minWorkers", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Minimum workers")},
    {"maxWorkers", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Maximum workers")},
    {"spares", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Spare workers")},
    {"boundary", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Workers join and leave at")},
    {"displayBatches", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Batches per log line")},
    {"savePeriod", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Epochs between checkpoints")},
    {"saveMinutes", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Minutes between checkpoints")},
    {"keep", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Checkpoints kept")},
    {"keepBest", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Best checkpoint by")},
    {"checkpointFolder", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Checkpoint folder")},
    {"resume", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Start from")},
    {"input.validation", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Validation data")},
    {"input.threads", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Loader threads")},
    {"task.command", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Command")},
    {"task.setup", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Setup")},
    {"task.code", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Code")},
    {"task.folder", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Working folder")},
    {"task.nodes", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Machines")},
    {"task.processes", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Processes per machine")},
    {"task.environment", QT_TRANSLATE_NOOP("trainyard::gui::JobWords", "Variables")},
});

/// "Stop seconds" of "stopSeconds", "Random crop" of "input.randomCrop": the words of an identifier, for rare parameters.
QString wordsOfIdentifier(std::string_view identifier)
{
    if (const auto dot = identifier.rfind('.'); dot != std::string_view::npos)
        identifier.remove_prefix(dot + 1);
    const QString name = text::from(std::string(identifier));
    QString words;
    for (const QChar letter : name) {
        if (letter.isUpper() && !words.isEmpty()) {
            words += QLatin1Char(' ');
            words += letter.toLower();
        } else {
            words += words.isEmpty() ? letter.toUpper() : letter;
        }
    }
    return words;
}

const std::set<std::string, std::less<>> &knownParameters()
{
    static const std::set<std::string, std::less<>> known = [] {
        std::set<std::string, std::less<>> names;
        for (const auto &fields : {protocol::jobFields(), protocol::taskFields()}) {
            for (const protocol::JobField &field : fields)
                names.insert(field.name);
        }
        return names;
    }();
    return known;
}

} // namespace

QString metricName(const std::string &identifier)
{
    const auto *word = std::ranges::find(kMetrics, std::string_view(identifier), &JobWord::identifier);
    return word == kMetrics.end() ? text::from(identifier) : QCoreApplication::translate(kContext, word->english);
}

std::string metricCalled(const QString &name)
{
    const QString wanted = name.simplified();
    for (const JobWord &word : kMetrics) {
        if (wanted == QCoreApplication::translate(kContext, word.english))
            return std::string(word.identifier);
    }
    return wanted.toStdString();
}

QString parameterName(const std::string &identifier)
{
    const auto *word = std::ranges::find(kParameters, std::string_view(identifier), &JobWord::identifier);
    return word == kParameters.end() ? wordsOfIdentifier(identifier)
                                     : QCoreApplication::translate(kContext, word->english);
}

QString parameterValue(const std::string &identifier, const std::string &value)
{
    if (identifier == "resume" && value == protocol::kResumeFile)
        return QCoreApplication::translate("trainyard::gui::JobWords", "a checkpoint");
    if (value == "true")
        return QCoreApplication::translate("trainyard::gui::JobWords", "yes");
    return value == "false" ? QCoreApplication::translate("trainyard::gui::JobWords", "no") : text::from(value);
}

QString parametersText(const std::string &parameters)
{
    std::vector<std::pair<std::string, std::string>> pairs; // without a name: as it is
    for (const std::string_view word : split(parameters, ' ')) {
        const auto equals = word.find('=');
        if (equals != std::string_view::npos && knownParameters().contains(word.substr(0, equals)))
            pairs.emplace_back(word.substr(0, equals), word.substr(equals + 1));
        else if (pairs.empty())
            pairs.emplace_back(std::string(), word);
        else
            pairs.back().second += ' ' + std::string(word); // of a value with blanks
    }
    QStringList texts;
    for (const auto &[name, value] : pairs)
        texts << (name.empty() ? text::from(value)
                               : parameterName(name) + QLatin1Char(' ') + parameterValue(name, value));
    return texts.join(QStringLiteral(", "));
}

} // namespace trainyard::gui
