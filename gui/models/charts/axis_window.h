#pragma once

#include <optional>

namespace trainyard::gui {

/// The visible part of the x axis that stacked charts share. New data moves the end of the axis, never a part that the
/// user chose. A plain object.
class AxisWindow {
public:
    /// Sets the complete range, from 0.
    void setFull(double to);
    void zoom(double from, double to); ///< limited to the complete range; too small a range is ignored
    void reset() { m_part.reset(); }
    /// Moves the part by a share of its width; nothing when all is visible.
    void pan(double share);
    /// Makes the part narrower (factor below 1) or wider around a point that stays where it is.
    void scale(double factor, double around);

    bool isZoomed() const { return m_part.has_value(); }
    double from() const { return m_part ? m_part->from : 0; }
    double to() const { return m_part ? m_part->to : m_full; }

private:
    struct Part {
        double from, to;
    };
    double m_full = 1;
    std::optional<Part> m_part;
};

} // namespace trainyard::gui
