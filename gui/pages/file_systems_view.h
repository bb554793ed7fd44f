#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/file_systems.h"

class QLabel;
class QPushButton;

namespace trainyard::gui {

class DataTable;

/// The shared file systems (EFS) of the account, with their zones, sizes and prices.
class FileSystemsView : public QWidget {
    Q_OBJECT
public:
    explicit FileSystemsView(services::FileSystemService &service, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    class Rows;
    void refresh();
    void showList(const Result<cluster::FileSystemList> &list);
    void askRemoval();

    services::FileSystemService &m_service;
    std::uint64_t m_request = 0;
    Rows *m_rows;
    DataTable *m_table;
    QLabel *m_note;
    QPushButton *m_remove;
};

} // namespace trainyard::gui
