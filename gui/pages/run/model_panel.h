#pragma once

#include <QWidget>

#include "backend/services/runs/models.h"
#include "backend/services/tasks.h"

class QComboBox;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QTimer;

namespace trainyard::gui {

class CheckpointModel;
class DataTable;
class ElidedLabel;

/// The checkpoints of a run, and the files that they are saved as. Reads the places of the checkpoints only while it is
/// visible.
class ModelPanel : public QWidget {
    Q_OBJECT
public:
    ModelPanel(services::ModelService &models, services::Operations &operations, QWidget *parent = nullptr);

    void showRun(const services::RunSnapshot &run);
    /// Saves the selected checkpoint, or the last one, as a file; asks before it replaces one.
    void saveTo(const QString &file, training::ModelFormat format);
    /// Opens the menu of the formats, as soon as a checkpoint is listed.
    void offerFormats();

signals:
    /// The user wants to train on from a checkpoint: JobSpec::resume, and the epochs that it has.
    void continueRequested(const trainyard::RunId &run, const std::string &resume, int epochs);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeTop();
    QWidget *makeProgress();
    void read();
    void showList();
    void showMessage(const QString &text, const char *look, const QString &details = {});
    void chooseFile(training::ModelFormat format);
    /// A checkpoint as it was when the user chose it: the list may be read again while a dialog is open.
    struct Choice {
        RunId run;
        services::Checkpoint checkpoint;
        training::ModelFormat format;
    };
    void save(const Choice &choice, const QString &file);
    void start(const Choice &choice, const QString &file);
    void follow(const services::OperationSnapshot &operation);
    const services::Checkpoint *chosen() const;
    QString whyNotContinue() const; ///< from the chosen checkpoint; empty: it is possible
    void showCommands();
    void requestContinue();

    services::ModelService &m_models;
    services::Operations &m_operations;
    services::RunSnapshot m_run;
    services::CheckpointList m_list;
    services::RequestGeneration m_reads;
    bool m_stale = true; ///< the list has to be read when the panel is visible
    bool m_known = false;
    OperationId m_saving;
    QString m_file;    ///< that is being saved
    QString m_details; ///< of the shown error, for Copy
    CheckpointModel *m_rows;
    DataTable *m_table;
    QComboBox *m_by;
    QPushButton *m_refresh, *m_continue, *m_save, *m_copy, *m_cancel;
    QMenu *m_formats;
    bool m_offersFormats = false; ///< when the list has been read
    QWidget *m_progressLine;
    QProgressBar *m_progress;
    ElidedLabel *m_step;
    QLabel *m_message;
    QTimer *m_again;
};

} // namespace trainyard::gui
