#pragma once

#include <string>
#include <vector>

#include <QWidget>

#include "backend/services/runs/models.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace trainyard::gui {

/// Where the weights of a job come from: new ones, the last checkpoint of a run, a file, or an address at S3.
class ResumeField : public QWidget {
    Q_OBJECT
public:
    explicit ResumeField(QWidget *parent = nullptr);

    /// Sets the runs to choose from; the choice stays as it is.
    void setPoints(std::vector<services::ResumePoint> points);
    /// Selects what the job names (JobSpec::resume). Emits no signal.
    void select(const std::string &resume);
    /// What the job shall name; empty: new weights, or nothing was entered.
    std::string value() const;
    /// The same in words: "last checkpoint of lenet on demo, 14:03: epoch 5"; empty: new weights.
    QString words() const;
    /// The chosen run; null: none is chosen, or it is not known.
    const services::ResumePoint *point() const;
    /// Whether a file or an address was chosen, but is not given.
    bool isIncomplete() const;

signals:
    void edited();

private:
    enum Kind { New, Run, File, Bucket };
    Kind kind() const;
    void fill(Kind chosen);
    void showText();
    void browse();

    std::vector<services::ResumePoint> m_points;
    std::string m_run; ///< one that is chosen, perhaps not among m_points
    QComboBox *m_choice;
    QWidget *m_line;
    QLineEdit *m_text;
    QPushButton *m_browse;
};

} // namespace trainyard::gui
