#pragma once

#include <string>

#include <QString>

/// What people call the metrics and the parameters of a job. Files and the command line have identifiers: "train-loss",
/// "batchSize".
namespace trainyard::gui {

/// "Training loss" of "train-loss". A metric that only some program has keeps its name.
QString metricName(const std::string &identifier);
/// The metric that is called so; a name that no metric has is an identifier.
std::string metricCalled(const QString &name);

/// "Batch size" of "batchSize".
QString parameterName(const std::string &identifier);
/// A value as it is shown: "yes" of "true", and no name of a file that Trainyard has chosen.
QString parameterValue(const std::string &identifier, const std::string &value);
/// "Epochs 20, Batch size 96" of "epochs=20 batchSize=96" (training::shortParameters()).
QString parametersText(const std::string &parameters);

} // namespace trainyard::gui
