#pragma once

#include <QDoubleSpinBox>

namespace trainyard::gui {

/// A field for a decimal number. It never rewrites input while it has the focus, accepts '.' and ',' as the decimal
/// point, and numbers such as "1e-4". Shows no trailing zeros.
class DecimalField final : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit DecimalField(QWidget *parent = nullptr);

    /// Makes the arrows double and halve the value: for values of any order of magnitude, such as a learning rate.
    void setDoubling(bool on) { m_doubling = on; }
    /// Whether the field is being edited and its text may be the beginning of another number: "", "0", "0.0", "1e-".
    bool isUnfinished() const;

    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;
    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

private:
    QString bare(const QString &text) const; ///< without prefix and suffix
    QSize roomForDecimals(QSize hint) const;

    bool m_doubling = false;
    bool m_editing = false;
};

} // namespace trainyard::gui
