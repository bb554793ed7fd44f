#include "gui/text/format.h"

#include <QCoreApplication>

namespace trainyard::gui::text {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(trainyard::gui::text)
};

} // namespace

QString sentence(const Error &error)
{
    if (error.source.empty())
        return from(error.detail);
    return Text::tr("%1 (said by %2)").arg(from(error.detail), from(error.source));
}

} // namespace trainyard::gui::text
