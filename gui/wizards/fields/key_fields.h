#pragma once

#include <string>
#include <vector>

#include <QObject>

#include "backend/cluster/account/network.h"

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QWidget;

namespace trainyard::gui {

class FieldMessage;

/// The fields for the key pair of a cluster: a new one, the file of a key that is imported, or one of the account with
/// its file.
class KeyFields final : public QObject {
    Q_OBJECT
public:
    explicit KeyFields(QObject *parent = nullptr);

    FieldMessage *addTo(QFormLayout *form); ///< \return the line for the problem of the file
    /// Shows the key pairs of the account, and the values of the plan.
    void fill(const std::vector<cluster::KeyChoice> &keys, const std::string &keyName, const std::string &keyFile);
    /// Shows the problem that the plan does not know: a key to import needs a file.
    void showMissingFile();
    /// False while a key is to be imported and its file is not named.
    bool isComplete() const;

signals:
    void edited(const std::string &keyName, const std::string &keyFile);

private:
    void browse();
    std::string keyName() const;
    std::string keyFile() const;
    void showEnabled();

    QComboBox *m_key;
    QLineEdit *m_file;
    QPushButton *m_browse;
    FieldMessage *m_problem = nullptr;
};

} // namespace trainyard::gui
