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
    for (const QString &folder :
         {QCoreApplication::applicationDirPath() + QStringLiteral("/../share/trainyard/translations"),
          QStringLiteral(":/translations")}) {
        if (own->load(QLocale(), QStringLiteral("trainyard"), QStringLiteral("_"), folder)) {
            QCoreApplication::installTranslator(own);
            break;
        }
    }
}

} // namespace trainyard::gui::text
