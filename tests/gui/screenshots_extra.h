#pragma once

#include <functional>

class QWidget;

namespace trainyard::gui::fake {
struct Fakes;
}

/// Pictures of what costs nothing, on a small screen: the wizards on the local cloud, data sets and a second tour.
void shootFree(trainyard::gui::fake::Fakes &fakes, const std::function<void(QWidget &, const char *)> &shoot);
