#pragma once

#include <string>
#include <vector>

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace trainyard::gui {

/// Logs to read, one at a time, opened at the line that failed.
class LogDialog final : public QDialog {
    Q_OBJECT
public:
    struct Log {
        QString name;      ///< "stderr.gz"
        QString address;   ///< "s3://bucket/key"
        QString text;      ///< or a part of it
        int firstLine = 1; ///< number of its first line
        int line = 0;      ///< that failed, from 1; 0: unknown
        bool isCut = false;
    };
    LogDialog(const QString &title, std::vector<Log> logs, QWidget *parent = nullptr);

private:
    void showLog(int row);

    const std::vector<Log> m_logs;
    QComboBox *m_choice;
    QLabel *m_note;
    QPlainTextEdit *m_text;
};

} // namespace trainyard::gui
