#include "gui/text/currency.h"

#include <QLocale>

#include "gui/text/format.h"

namespace trainyard::gui::text {

namespace {

QString aroundAmount(int side)
{
    return money(0.0).section(QLocale().toString(0.0, 'f', 2), side, side);
}

} // namespace

QString moneyPrefix()
{
    return aroundAmount(0);
}

QString moneySuffix()
{
    return aroundAmount(1);
}

} // namespace trainyard::gui::text
