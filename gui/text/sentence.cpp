#include "gui/text/format.h"

#include "backend/wording/sentence.h"

namespace trainyard::gui::text {

// English only so far: a second language translates wording::words() by error code here.
QString sentence(const Error &error)
{
    return from(wording::sentence(error));
}

} // namespace trainyard::gui::text
