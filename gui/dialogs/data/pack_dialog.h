#pragma once

#include <QDialog>

#include "backend/services/data/packing.h"

class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace trainyard::gui {

class FieldMessage;

/// Into which RecordIO files a folder, a list or a data set of this computer is packed. Writes nothing itself.
class PackDialog final : public QDialog {
    Q_OBJECT
public:
    /// \param from  the chosen file or folder
    explicit PackDialog(const QString &from, QWidget *parent = nullptr);

    services::PackRequest request() const;

private:
    void addFields(QFormLayout *form);
    QStringList existing() const; ///< files that would be replaced
    void check();

    const QString m_from;
    QLineEdit *m_output;
    QSpinBox *m_shards, *m_resize, *m_quality;
    FieldMessage *m_problem;
    QPushButton *m_go = nullptr;
};

} // namespace trainyard::gui
