#pragma once

#include <map>
#include <string>
#include <vector>

#include <QWidget>

#include "backend/core/secret.h"

class QLineEdit;
class QVBoxLayout;

namespace trainyard::gui {

class FieldMessage;

/// Names of secret variables of a job, and their values for this start, which are stored nowhere. A name without a value
/// takes that of this program's environment.
class SecretFields : public QWidget {
    Q_OBJECT
public:
    explicit SecretFields(const std::vector<std::string> &names, QWidget *parent = nullptr);

    std::vector<std::string> names() const;
    std::map<std::string, Secret> values() const;
    bool isComplete() const { return m_complete; }
    bool needsValues() const; ///< one of them is not in this program's environment

signals:
    void edited();

private:
    struct Row {
        QWidget *widget;
        QLineEdit *name, *value;
    };
    void addRow(const QString &name);
    void check();

    std::vector<Row> m_rows;
    QVBoxLayout *m_column;
    FieldMessage *m_message;
    bool m_complete = true;
};

} // namespace trainyard::gui
