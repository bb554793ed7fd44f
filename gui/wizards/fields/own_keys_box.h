#pragma once

#include <QComboBox>

#include "backend/cluster/launch/forwarded_credentials.h"

namespace trainyard::gui {

/// The user's credentials that may be sent to machines without a role for a bucket: none, until the user chooses.
class OwnKeysBox : public QComboBox {
    Q_OBJECT
public:
    explicit OwnKeysBox(QWidget *parent = nullptr);
    cluster::CredentialForwarding choice() const;
};

} // namespace trainyard::gui
