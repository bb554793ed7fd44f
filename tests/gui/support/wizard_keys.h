#pragma once

#include <QStringList>
#include <QWizard>

namespace trainyard::gui::fake {

/// \return "S: SSH open to, Subnet" for each letter with more than one action on the current page
QStringList ambiguousKeys(QWizard &wizard);

} // namespace trainyard::gui::fake
