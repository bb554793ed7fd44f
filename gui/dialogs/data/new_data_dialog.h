#pragma once

#include <QDialog>

#include "backend/services/data/data.h"
#include "backend/services/tasks.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTimer;

namespace trainyard::gui {

class DigitTiles;
class FieldMessage;

/// Describes a new data set: rendered digits, or a folder of this computer. Writes nothing until it is accepted; then
/// starts an operation.
class NewDataDialog final : public QDialog {
    Q_OBJECT
public:
    enum class Kind { Digits, Folder };
    NewDataDialog(services::DataService &service, Kind kind, QWidget *parent = nullptr);

    QString address() const;               ///< "s3://bucket/digits"
    void setFolder(const QString &folder); ///< of Kind::Folder
    void accept() override;

signals:
    /// The operation has started; DataService::made() reports its success.
    void started(const QString &address);

private:
    void addFolder(QFormLayout *form);
    void addDigits(QFormLayout *form);
    void addAddress(QFormLayout *form);
    void preview();
    services::DigitsRequest requested() const;
    void browse();
    void check();

    services::DataService &m_data;
    const Kind m_kind;
    QLineEdit *m_folder = nullptr, *m_prefix;
    QComboBox *m_bucket;
    QSpinBox *m_train = nullptr, *m_validation = nullptr;
    QCheckBox *m_colour = nullptr;
    FieldMessage *m_folderProblem = nullptr, *m_bucketProblem, *m_prefixProblem;
    QPushButton *m_go;
    DigitTiles *m_tiles = nullptr;
    QLabel *m_tilesProblem = nullptr;
    QTimer *m_previewSoon = nullptr;
    services::RequestGeneration m_previews;
};

} // namespace trainyard::gui
