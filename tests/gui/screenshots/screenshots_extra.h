#pragma once

#include <functional>

class QWidget;

namespace trainyard::gui::fake {
struct Fakes;
}

/// Screenshots without costs, on a small screen: the wizards with the local cloud, data sets and a second tour.
void shootFree(trainyard::gui::fake::Fakes &fakes, const std::function<void(QWidget &, const char *)> &shoot);
/// Screenshots of runs at their end, of their models, and of all options of a job, in a window of 1280 x 720.
void shootRuns(trainyard::gui::fake::Fakes &fakes, const std::function<void(QWidget &, const char *)> &shoot);
/// Screenshots of jobs of other types, and of what is done on the machines of a cluster.
void shootTasks(trainyard::gui::fake::Fakes &fakes, const std::function<void(QWidget &, const char *)> &shoot);
