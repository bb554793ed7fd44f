#include "gui/text/format.h"

#include "backend/wording/messages.h"

namespace trainyard::gui::text {

// English only so far: a second language would translate wording::message() by error code here.
QString message(const Error &error)
{
    return from(wording::message(error));
}

} // namespace trainyard::gui::text
