#pragma once

#include <string>
#include <vector>

#include <QWidget>

#include "backend/protocol/job/task_spec.h"

class QLabel;
class QPlainTextEdit;

namespace trainyard::gui {

/// A box for lines of output: shows which numbers of them would become curves.
class PatternBox : public QWidget {
    Q_OBJECT
public:
    explicit PatternBox(QWidget *parent = nullptr);
    /// Formats and patterns of the job; reads the lines again.
    void setTask(const protocol::TaskSpec &task);

private:
    void parse();

    std::string m_formats;
    std::vector<std::string> m_patterns;
    QPlainTextEdit *m_lines;
    QLabel *m_found;
};

} // namespace trainyard::gui
