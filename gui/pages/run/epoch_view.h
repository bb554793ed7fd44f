#pragma once

#include <cstdint>

#include <QWidget>

class QPushButton;
class QTimer;

namespace trainyard::gui {

class DataTable;
class ElidedLabel;
class EpochModel;
class MetricModel;
class RunSeries;

/// A table over the curves of a run, read once a second while it is visible.
class CurveTable : public QWidget {
public:
    /// The series must outlive the table.
    explicit CurveTable(const RunSeries &series, QWidget *parent = nullptr);
    virtual void refresh() = 0;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    const RunSeries &m_series;

private:
    QTimer *m_timer;
};

/// The epochs of a run, to read and to copy.
class EpochView final : public CurveTable {
    Q_OBJECT
public:
    explicit EpochView(const RunSeries &series, QWidget *parent = nullptr);
    void refresh() override;

private:
    void describeBest();
    EpochModel *m_model;
    DataTable *m_table;
    ElidedLabel *m_best;
    QPushButton *m_copy;
    std::uint64_t m_shown = 0; ///< revision of the series' table
};

/// The last values of all metrics of a run.
class MetricView final : public CurveTable {
    Q_OBJECT
public:
    explicit MetricView(const RunSeries &series, QWidget *parent = nullptr);
    void refresh() override;

private:
    MetricModel *m_model;
};

} // namespace trainyard::gui
