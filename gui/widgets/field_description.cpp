#include "gui/widgets/field_description.h"

#include <QPointer>
#include <QVariant>
#include <QWidget>

#include "gui/widgets/common_widgets.h"

namespace trainyard::gui {

namespace {

constexpr const char *kDescribed = "describedField"; // the field may be deleted before its message

} // namespace

void describeBy(FieldMessage *message, QWidget *field)
{
    while (QWidget *inner = field->focusProxy())
        field = inner; // the one of its cell that has the focus
    message->setProperty(kDescribed, QVariant::fromValue(QPointer<QWidget>(field)));
    updateDescription(*message);
}

void updateDescription(const FieldMessage &message)
{
    if (const auto field = message.property(kDescribed).value<QPointer<QWidget>>())
        field->setAccessibleDescription(message.text());
}

} // namespace trainyard::gui
