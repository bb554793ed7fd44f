#pragma once

class QWidget;

namespace trainyard::gui {

class FieldMessage;

/// From now on, assistive technology reads the message with the field: its problem or note, as it changes.
void describeBy(FieldMessage *message, QWidget *field);

/// Called by the message when its text has changed.
void updateDescription(const FieldMessage &message);

} // namespace trainyard::gui
