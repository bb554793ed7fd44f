#include "gui/widgets/decimal_field.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QLineEdit>
#include <QRegularExpression>

namespace trainyard::gui {

namespace {

/// Empty when the text is not a number yet.
std::optional<double> numberIn(QString text, const QString &point)
{
    bool ok = false;
    const double value = text.replace(point, QStringLiteral(".")).toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

} // namespace

DecimalField::DecimalField(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_editing = true; });
    connect(this, &QDoubleSpinBox::editingFinished, this, [this] { m_editing = false; });
}

QString DecimalField::bare(const QString &text) const
{
    QString rest = text;
    if (!prefix().isEmpty() && rest.startsWith(prefix()))
        rest.remove(0, prefix().size());
    if (!suffix().isEmpty() && rest.endsWith(suffix()))
        rest.chop(suffix().size());
    return rest.trimmed();
}

bool DecimalField::isUnfinished() const
{
    if (!m_editing)
        return false;
    const auto number = numberIn(bare(lineEdit()->text()), locale().decimalPoint());
    return !number || *number == 0;
}

QString DecimalField::textFromValue(double value) const
{
    QString digits = QString::number(value, 'f', decimals());
    if (digits.contains(QLatin1Char('.'))) {
        while (digits.endsWith(QLatin1Char('0')))
            digits.chop(1);
        if (digits.endsWith(QLatin1Char('.')))
            digits.chop(1);
    }
    return digits.replace(QLatin1Char('.'), locale().decimalPoint());
}

double DecimalField::valueFromText(const QString &text) const
{
    return numberIn(bare(text), locale().decimalPoint()).value_or(value());
}

QValidator::State DecimalField::validate(QString &text, int &) const
{
    const QString point = locale().decimalPoint();
    for (const QChar other : {QLatin1Char('.'), QLatin1Char(',')})
        text.replace(other, point); // one for one: the cursor keeps its position
    static const QRegularExpression shape(QStringLiteral("^\\d{0,9}(\\.\\d{0,15})?([eE](-\\d{0,2}|\\d?))?$"));
    const QString number = bare(text);
    if (!shape.match(QString(number).replace(point, QStringLiteral("."))).hasMatch())
        return QValidator::Invalid;
    const auto value = numberIn(number, point);
    if (!value)
        return QValidator::Intermediate;
    return *value > maximum()   ? QValidator::Invalid
           : *value < minimum() ? QValidator::Intermediate
                                : QValidator::Acceptable;
}

void DecimalField::stepBy(int steps)
{
    if (m_doubling && value() > 0)
        setValue(value() * std::pow(2.0, steps));
    else
        QDoubleSpinBox::stepBy(steps);
}

QSize DecimalField::sizeHint() const
{
    return roomForDecimals(QDoubleSpinBox::sizeHint());
}

QSize DecimalField::minimumSizeHint() const
{
    return roomForDecimals(QDoubleSpinBox::minimumSizeHint());
}

/// The base class measures the least and the largest value. Between 0 and 1 there are values of more digits.
QSize DecimalField::roomForDecimals(QSize hint) const
{
    constexpr int kMostDigits = 10;
    const auto widthOf = [this](const QString &digits) {
        return fontMetrics().horizontalAdvance(prefix() + digits + suffix());
    };
    const QString least = textFromValue(minimum()), largest = textFromValue(maximum());
    const int measured = std::max(widthOf(least), widthOf(largest));
    const int wanted =
        widthOf(locale().decimalPoint() + QString(std::min(decimals() + 1, kMostDigits), QLatin1Char('0')));
    hint.rwidth() += std::max(wanted - measured, 0);
    return hint;
}

} // namespace trainyard::gui
