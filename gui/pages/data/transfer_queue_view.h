#pragma once

#include <QWidget>

#include "backend/services/transfers/transfers.h"

class QPushButton;

namespace trainyard::gui {

class DataTable;

/// The queue of transfers: progress, speed, pause, cancel and repetition.
class TransferQueueView : public QWidget {
    Q_OBJECT
public:
    explicit TransferQueueView(services::TransferService &service, QWidget *parent = nullptr);

private:
    class Rows;
    void fill();
    void updateButtons();
    const services::TransferLine *current() const;

    services::TransferService &m_service;
    Rows *m_rows;
    DataTable *m_table;
    QPushButton *m_pause, *m_resume, *m_cancel, *m_dismiss;
};

} // namespace trainyard::gui
