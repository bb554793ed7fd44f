#pragma once

#include <optional>
#include <string>

#include <QObject>

#include "backend/core/result.h"

class QCheckBox;
class QFormLayout;
class QLineEdit;

namespace trainyard::gui {

class FieldMessage;

/// The fields for the addresses that may connect by SSH.
class SshFields final : public QObject {
    Q_OBJECT
public:
    explicit SshFields(QObject *parent = nullptr);

    FieldMessage *addRange(QFormLayout *form); ///< \return the line for its problem
    void addConsent(QFormLayout *form);        ///< after the fields that may need it
    /// This computer's address, "203.0.113.7/32"; unset: no response yet.
    void setAddress(const std::optional<Result<std::string>> &address) { m_address = address; }
    const std::optional<Result<std::string>> &address() const { return m_address; }
    /// Shows the values of the plan.
    /// \param needsConsent  the plan has a problem that the consent solves
    void show(const std::string &sshFrom, bool acceptExposure, bool needsConsent);

signals:
    void rangeEdited(const std::string &sshFrom);
    void consentEdited(bool accepted);

private:
    QLineEdit *m_from;
    QCheckBox *m_neighbours, *m_exposure;
    std::optional<Result<std::string>> m_address;
};

} // namespace trainyard::gui
