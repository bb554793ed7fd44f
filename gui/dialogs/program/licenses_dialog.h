#pragma once

#include <QDialog>

namespace trainyard::gui {

class DataTable;

/// The license of Trainyard, and the components that its programs and the runtime's bundle contain, with their licenses:
/// resources/licenses/components.json. A double click opens the page of a component.
class LicensesDialog final : public QDialog {
    Q_OBJECT
public:
    explicit LicensesDialog(QWidget *parent = nullptr);

signals:
    void pageRequested(const QString &address);

private:
    class Rows;
    Rows *m_rows;
    DataTable *m_table;
};

} // namespace trainyard::gui
