#pragma once

#include <span>
#include <vector>

#include <QWidget>

#include "backend/services/runs/log_buffer.h"
#include "backend/training/logs/log_selection.h"

class QCheckBox;
class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace trainyard::gui {

class LogHighlighter;
class TextSearch;

/// Output of the processes of a run: all, those of a role, or one, with search, copy and follow. Retains as much as a LogBuffer.
class RunLog : public QWidget {
    Q_OBJECT
public:
    explicit RunLog(QWidget *parent = nullptr);

    void clear();
    void append(const std::vector<services::LogLine> &lines);
    void appendMessage(const QString &words); ///< a message of the application
    void setSources(const std::vector<services::LogSource> &sources);
    /// Records of the run: the ranks of its workers stand before their names.
    void addRecords(std::span<const protocol::MetricRecord> records);
    const services::LogSource &only() const { return m_only; }
    QPlainTextEdit &text() { return *m_text; }

signals:
    /// The user selected this process, those of a role, or all (empty).
    void chosen(const trainyard::services::LogSource &only);

private:
    void layOut(QPushButton *copyButton);
    void connectWidgets(QPushButton *copyButton);
    QString shown(const services::LogLine &line) const;
    QString nameOf(const services::LogSource &process) const;
    QString titleOf(const services::LogSource &choice) const;
    bool wanted(const services::LogLine &line) const { return line.source.empty() || m_only.selects(line.source); }
    void fillChoices();
    void showAgain();
    void flush();
    void choose();
    void copy();

    services::LogBuffer m_lines, m_pendingLines;           ///< shown, and not yet shown
    std::vector<services::LogSource> m_sources, m_choices; ///< processes; rows of the selection
    training::WorkerRanks m_ranks;
    services::LogSource m_only;
    QTimer *m_flush;
    QComboBox *m_from;
    QCheckBox *m_follow;
    QPlainTextEdit *m_text;
    LogHighlighter *m_marks;
    TextSearch *m_search;
};

} // namespace trainyard::gui
