#pragma once

#include <QDialog>

#include "backend/services/interfaces.h"

namespace trainyard::gui {

/// A user or role of its own for Trainyard, step by step, with a policy that has what a cluster's life needs and no
/// more.
class PolicyDialog : public QDialog {
    Q_OBJECT
public:
    explicit PolicyDialog(const services::AccountSnapshot &account, QWidget *parent = nullptr);
};

} // namespace trainyard::gui
