#include "tests/gui/support/looks.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QFormLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPlainTextEdit>

#include "gui/widgets/common_widgets.h"

namespace trainyard::gui::fake {

namespace {

/// \return the widgets of type T that the user sees in this window
template <class T>
QList<T *> shownIn(const QWidget &window)
{
    QList<T *> shown;
    const auto all = window.findChildren<T *>();
    for (T *widget : all) {
        if (widget->window() == window.window() && widget->isVisibleTo(&window))
            shown << widget;
    }
    return shown;
}

bool isControl(const QWidget *w)
{
    return qobject_cast<const QAbstractButton *>(w) || qobject_cast<const QLineEdit *>(w) ||
           qobject_cast<const QComboBox *>(w) || qobject_cast<const QAbstractSpinBox *>(w) ||
           qobject_cast<const QAbstractItemView *>(w) || qobject_cast<const QPlainTextEdit *>(w);
}

/// Whether a widget belongs to another control: the line of a spin box, the list and the clear button of a field.
bool isPart(const QWidget *w)
{
    if (w->objectName().startsWith(QLatin1String("qt_")))
        return true;
    for (const QWidget *p = w->parentWidget(); p; p = p->parentWidget()) {
        if (qobject_cast<const QComboBox *>(p) || qobject_cast<const QAbstractSpinBox *>(p) ||
            qobject_cast<const QLineEdit *>(p) || qobject_cast<const QAbstractItemView *>(p) || p->inherits("QTabBar"))
            return true;
    }
    return false;
}

/// Whether assistive technology gets a name with the control. A list's own is its selected text: its label counts.
bool hasName(QWidget *control)
{
    const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(control);
    if (!face || face->role() == QAccessible::NoRole)
        return false;
    if (qobject_cast<const QComboBox *>(control))
        return !control->accessibleName().isEmpty() || !face->relations(QAccessible::Label).isEmpty();
    return !face->text(QAccessible::Name).isEmpty();
}

QString describe(const QWidget *w)
{
    const QWidget *p = w->parentWidget();
    return QStringLiteral("%1 %2 in %3")
        .arg(QLatin1String(w->metaObject()->className()), w->objectName(),
             QLatin1String(p ? p->metaObject()->className() : "nothing"));
}

/// Whether the field, or one of those in its cell, has these words with it.
bool isDescribedBy(const QWidget *cell, const QString &words)
{
    if (cell->accessibleDescription().contains(words))
        return true;
    const auto inside = cell->findChildren<QWidget *>();
    return std::any_of(inside.begin(), inside.end(),
                       [&](const QWidget *w) { return w->accessibleDescription().contains(words); });
}

} // namespace

QStringList unnamed(const QWidget &window)
{
    QStringList found;
    const auto widgets = shownIn<QWidget>(window);
    for (QWidget *w : widgets) {
        if (isControl(w) && !isPart(w) && !hasName(w))
            found << describe(w);
    }
    return found;
}

QStringList undescribed(const QWidget &window)
{
    QStringList found;
    const auto forms = window.findChildren<QFormLayout *>();
    for (const QFormLayout *form : forms) {
        for (int row = 1; row < form->rowCount(); ++row) {
            const QLayoutItem *below = form->itemAt(row, QFormLayout::FieldRole);
            const QLayoutItem *above = form->itemAt(row - 1, QFormLayout::FieldRole);
            const auto *message = below ? qobject_cast<const FieldMessage *>(below->widget()) : nullptr;
            if (!message || message->text().isEmpty() || !message->isVisibleTo(&window) || !above || !above->widget())
                continue;
            if (!isDescribedBy(above->widget(), message->text()))
                found << describe(above->widget()) + QStringLiteral(": ") + message->text();
        }
    }
    return found;
}

QStringList ambiguousKeys(const QWidget &window)
{
    QMap<QString, QStringList> meanings;
    const auto add = [&](const QString &words) {
        if (const QKeySequence key = QKeySequence::mnemonic(words); !key.isEmpty())
            meanings[key.toString()] << words;
    };
    const auto labels = shownIn<QLabel>(window);
    for (const QLabel *l : labels) {
        if (l->buddy())
            add(l->text());
    }
    const auto buttons = shownIn<QAbstractButton>(window);
    for (const QAbstractButton *b : buttons)
        add(b->text());
    QStringList twice;
    for (auto at = meanings.begin(); at != meanings.end(); ++at) {
        if (at->size() > 1)
            twice << at.key() + QStringLiteral(": ") + at->join(QStringLiteral(", "));
    }
    return twice;
}

QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    const auto labels = shownIn<QLabel>(window);
    for (const QLabel *l : labels) {
        if (l->text().isEmpty() || qobject_cast<const ElidedLabel *>(l))
            continue;
        const bool narrow = !l->wordWrap() && l->width() < l->sizeHint().width();
        const bool low = l->wordWrap() && l->height() < l->heightForWidth(l->width());
        if (narrow || low)
            cut << l->text();
    }
    const auto buttons = shownIn<QAbstractButton>(window);
    for (const QAbstractButton *b : buttons) {
        if (!b->text().isEmpty() && !isPart(b) && b->width() < b->minimumSizeHint().width())
            cut << b->text();
    }
    return cut;
}

QString badLooks(const QWidget &window)
{
    QStringList found;
    const auto add = [&](const char *what, const QStringList &where) {
        for (const QString &one : where)
            found << QLatin1String(what) + one;
    };
    add("no name: ", unnamed(window));
    add("its message is not read with it: ", undescribed(window));
    add("two actions: ", ambiguousKeys(window));
    add("cut: ", cutTexts(window));
    return found.join(QLatin1Char('\n'));
}

} // namespace trainyard::gui::fake
