#include "gui/wizards/fields/own_keys_box.h"

namespace trainyard::gui {

using cluster::CredentialForwarding;

OwnKeysBox::OwnKeysBox(QWidget *parent)
    : QComboBox(parent)
{
    addItem(tr("none (except what the cluster's plan allows)"), int(CredentialForwarding::No));
    addItem(tr("session keys limited to this bucket"), int(CredentialForwarding::Limited));
    addItem(tr("your own keys, if AWS creates no limited ones"), int(CredentialForwarding::Full));
    setToolTip(tr("Used if the machines have no IAM role for the bucket; a cluster launched with the bucket has "
                  "one. The keys are kept in a file that only the login user can read, until the run ends."));
}

CredentialForwarding OwnKeysBox::choice() const
{
    return CredentialForwarding(currentData().toInt());
}

} // namespace trainyard::gui
