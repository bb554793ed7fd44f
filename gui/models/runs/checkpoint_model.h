#pragma once

#include <QCoreApplication>

#include "backend/services/runs/models.h"
#include "gui/models/row_table.h"

namespace trainyard::gui {

/// A checkpoint of a run, as the table shows it.
struct CheckpointRow {
    QString id; ///< of the row
    int epochs = 0;
    bool within = false;
    qint64 step = 0;
    quint64 bytes = 0;
    std::optional<double> accuracy, loss;
    QStringList where; ///< "this computer", "s3://...", "worker-1"
    bool last = false, best = false;
    bool operator==(const CheckpointRow &) const = default;
};

/// The checkpoints of a run, the last one on top.
class CheckpointModel final : public RowTable<CheckpointRow> {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::CheckpointModel)
public:
    enum Column { Epoch, Step, Metric, Note, Size, Where };
    explicit CheckpointModel(QObject *parent = nullptr);

    /// \param by  the metric that is shown, and that decides which one is the best
    void show(const services::CheckpointList &list, training::BestBy by);
    /// \return null: there is no such row
    const services::Checkpoint *checkpoint(const QString &id) const;

private:
    std::vector<services::Checkpoint> m_checkpoints; ///< in the order of the rows
};

/// A name for the file of a saved model: "lenet-epoch-5.onnx".
QString modelFileName(const services::Checkpoint &, training::ModelFormat);

} // namespace trainyard::gui
