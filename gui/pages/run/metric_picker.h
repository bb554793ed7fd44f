#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <QStringList>
#include <QWidget>

class QComboBox;
class QHBoxLayout;

namespace trainyard::gui {

class RunSeries;

/// Chooses the metrics that a run has beyond those of the charts: there may be hundreds. Hidden while there are none.
class MetricPicker : public QWidget {
    Q_OBJECT
public:
    explicit MetricPicker(QWidget *parent = nullptr);

    /// Offers the names of the run's metrics; cheap when there is no new one. The choice stays.
    void offer(const RunSeries &series);
    void clear(); ///< for another run: offers nothing, and picks nothing
    const std::vector<std::string> &picked() const { return m_picked; }
    /// What the user picked before: offer() picks it again where the run has it.
    void setRemembered(const QStringList &names);
    const QStringList &remembered() const { return m_remembered; }

    static constexpr std::size_t kMostPicked = 6; ///< charts; more are not readable

signals:
    void changed(); ///< picked()
    void chosen();  ///< by the user: remembered() is to be stored

private:
    void pickRemembered(const RunSeries &series);
    void add(int index);
    void remove(const std::string &name);
    void showPicked();

    QComboBox *m_names;
    QWidget *m_chips;
    QHBoxLayout *m_row;
    std::size_t m_offered = 0;
    std::vector<std::string> m_picked;
    QStringList m_remembered;
};

} // namespace trainyard::gui
