#pragma once

#include <vector>

#include <QWidget>

#include "backend/services/data.h"

class QLabel;
class QStackedLayout;

namespace trainyard::gui {

class DataTable;

/// Data sets in the account's buckets, and those that runs have used; the files of S3 and of this computer; shared file
/// systems.
class DataPage : public QWidget {
    Q_OBJECT
public:
    /// \param makeActions  make digits, upload a folder: the buttons of the page
    DataPage(services::Services services, const std::vector<QAction *> &makeActions, QAction *tour,
             QWidget *parent = nullptr);

signals:
    void useRequested(const QString &uri);

protected:
    void showEvent(QShowEvent *event) override;

private:
    class Rows;
    void showData(const services::DataSnapshot &next);
    void fill();
    void addTabs(QWidget *sets);

    services::Services m_services;
    services::DataSnapshot m_data;
    Rows *m_rows;
    DataTable *m_table;
    QLabel *m_note;
    QStackedLayout *m_stack;
};

} // namespace trainyard::gui
