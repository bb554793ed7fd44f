#pragma once

#include <QDialog>

#include "backend/services/data/data.h"

class QLabel;
class QSpinBox;

namespace trainyard::gui {

class DataTable;

/// The share of each worker in an epoch of a data set: its samples, and the files that MXNet's own iterators read.
class SharesDialog final : public QDialog {
    Q_OBJECT
public:
    /// \param workers  to begin with
    SharesDialog(const QString &uri, int workers, QWidget *parent = nullptr);

    void setContent(const Result<services::DataContent> &content);

private:
    class Rows;
    void showShares();

    services::DataContent m_content;
    QSpinBox *m_workers;
    QLabel *m_note;
    Rows *m_rows;
    DataTable *m_table;
};

} // namespace trainyard::gui
