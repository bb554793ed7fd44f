#pragma once

#include <chrono>
#include <memory>

namespace trainyard::support {

/// A loopback port in front of another one that delivers every byte later, both ways: a long line with room for
/// everything on its way. Not a limit of the rate.
class SlowLine {
public:
    SlowLine(int targetPort, std::chrono::milliseconds oneWay);
    ~SlowLine();
    SlowLine(const SlowLine &) = delete;
    SlowLine &operator=(const SlowLine &) = delete;
    int port() const;
    void cut();           ///< close all connections; new ones may be made
    void hold(bool held); ///< carry nothing and accept nobody, without closing anything, until it is false again

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace trainyard::support
