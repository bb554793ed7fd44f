#pragma once

#include <QDialog>

#include "backend/services/interfaces.h"

namespace trainyard::gui {

/// Instructions to create a user or role for Trainyard, with a policy that grants exactly the permissions that clusters
/// need.
class PolicyDialog : public QDialog {
    Q_OBJECT
public:
    explicit PolicyDialog(const services::AccountSnapshot &account, QWidget *parent = nullptr);
};

} // namespace trainyard::gui
