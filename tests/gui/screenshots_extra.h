#pragma once

#include <functional>

class QWidget;

namespace trainyard::gui::fake {
struct Fakes;
}

/// Screenshots without costs, on a small screen: the wizards with the local cloud, data sets and a second tour.
void shootFree(trainyard::gui::fake::Fakes &fakes, const std::function<void(QWidget &, const char *)> &shoot);
