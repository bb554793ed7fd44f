#pragma once

#include <QString>

namespace trainyard::gui::text {

/// What stands before and after an amount of money in the language of the window, for a box in which one is typed: "$5.00",
/// or "5,00 $".
QString moneyPrefix();
QString moneySuffix();

} // namespace trainyard::gui::text
