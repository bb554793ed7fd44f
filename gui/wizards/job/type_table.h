#pragma once

#include <string>

#include <QWidget>

class QLabel;
class QLineEdit;

namespace trainyard::gui {

class DataTable;
class FieldMessage;
class FilterModel;
class RegionCatalog;
class TypeModel;

/// The instance types of a region with a filter, of which one is chosen.
class TypeTable final : public QWidget {
    Q_OBJECT
public:
    explicit TypeTable(QWidget *parent = nullptr);

    FieldMessage *problem() const { return m_problem; } ///< the line below the table
    void setSpot(bool spot);                            ///< show the Spot quota that is left
    /// Shows the types, and makes this one the current row. Emits nothing.
    void show(const RegionCatalog &region, const std::string &type);

signals:
    void chosen(const std::string &type);
    void opened(); ///< Return or a double click

private:
    void makeFilter();
    void showColumns(const RegionCatalog &region); ///< hides empty columns
    void showType();

    TypeModel *m_model;
    FilterModel *m_sorted;
    DataTable *m_types;
    QLineEdit *m_filter;
    QLabel *m_source;
    FieldMessage *m_problem;
    std::string m_type;
};

} // namespace trainyard::gui
