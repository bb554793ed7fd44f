#pragma once

#include <functional>

class QWidget;

namespace trainyard::gui {
class MainWindow;
}
namespace trainyard::gui::fake {
class FakeAccount;
struct Fakes;
} // namespace trainyard::gui::fake

/// Screenshots of the wizard that adds a profile.
void shootAccount(trainyard::gui::fake::FakeAccount &account,
                  const std::function<void(QWidget &, const char *)> &shoot);
/// Shows a cluster of a colleague whose computer was lost, and the confirmation before it is taken over.
void shootTakeOver(trainyard::gui::fake::Fakes &fakes, trainyard::gui::MainWindow &window,
                   const std::function<void(QWidget &, const char *)> &shoot);
