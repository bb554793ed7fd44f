#pragma once

#include <functional>

class QWidget;

namespace trainyard::gui::fake {
struct Fakes;
}

/// Screenshots of the wizards of stacks and EMR clusters, of the dialog that attaches a stack, and of a stack that is
/// being created.
void shootManaged(trainyard::gui::fake::Fakes &fakes, const std::function<void(QWidget &, const char *)> &shoot);
