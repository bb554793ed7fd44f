#include "gui/text/translation.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace trainyard::gui::text {

void installTranslations(QCoreApplication &app)
{
    auto *english = new QTranslator(&app);
    if (english->load(QStringLiteral(":/translations/trainyard_en.qm")))
        QCoreApplication::installTranslator(english);
    auto *own = new QTranslator(&app);
    if (own->load(QLocale(), QStringLiteral("trainyard"), QStringLiteral("_"), QStringLiteral(":/translations")))
        QCoreApplication::installTranslator(own);
}

} // namespace trainyard::gui::text
