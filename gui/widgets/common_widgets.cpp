#include "gui/widgets/common_widgets.h"

#include <QAction>
#include <QFontDatabase>
#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <QVariant>

#include "gui/widgets/field_description.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr const char *kOwnTip = "ownToolTip", *kWhyNot = "whyNot"; ///< names of properties

/// Both classes have these properties.
void explain(QObject *target, const QString &reason)
{
    if (!target->property(kOwnTip).isValid())
        target->setProperty(kOwnTip, target->property("toolTip"));
    target->setProperty(kWhyNot, reason);
    target->setProperty("toolTip", reason.isEmpty() ? target->property(kOwnTip) : QVariant(reason));
    target->setProperty("enabled", reason.isEmpty());
}

} // namespace

QLabel *label(const QString &text, const char *look, QWidget *parent)
{
    auto *made = new QLabel(parent);
    made->setTextFormat(Qt::PlainText); // text of machines and tags is never markup
    made->setText(text);
    if (look)
        made->setProperty("look", QString::fromLatin1(look));
    return made;
}

void setLook(QWidget *widget, const char *look)
{
    const QString next = QString::fromLatin1(look);
    if (widget->property("look").toString() == next)
        return;
    widget->setProperty("look", next);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

QPushButton *button(const QString &text, const QString &iconName, const char *look, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setAutoDefault(false);
    if (look)
        made->setProperty("look", QString::fromLatin1(look));
    if (!iconName.isEmpty()) {
        made->setIconSize(text.isEmpty() ? QSize(16, 16) : QSize(20, 16));
        const auto paint = [made, iconName, danger = QByteArray(look) == "danger",
                            full = QByteArray(look) == "dangerFull"] {
            const Tokens &t = Theme::instance().tokens();
            made->setIcon(icon(iconName, full                                                            ? t.window
                                         : danger                                                        ? t.bad
                                         : made->property("look").toString() == QLatin1String("primary") ? t.onAccent
                                                                                                         : t.text));
        };
        paint();
        QObject::connect(&Theme::instance(), &Theme::changed, made, paint);
    }
    return made;
}

QPushButton *button(QAction *action, const char *look, QWidget *parent)
{
    auto *made = button(action->text(), action->property("iconName").toString(), look, parent);
    const auto sync = [made, action] {
        made->setEnabled(action->isEnabled());
        made->setToolTip(action->toolTip()); // also of a disabled one: why it is
        made->setText(action->text());
    };
    sync();
    QObject::connect(action, &QAction::changed, made, sync);
    QObject::connect(made, &QPushButton::clicked, action, &QAction::trigger);
    return made;
}

void setWhyNot(QWidget *button, const QString &reason)
{
    explain(button, reason);
}

void setWhyNot(QAction *action, const QString &reason)
{
    explain(action, reason);
}

void setIconOnly(QPushButton *button, const QString &words, bool iconOnly)
{
    const QString tip = iconOnly ? words : QString();
    button->setText(iconOnly ? QString() : words);
    button->setProperty(kOwnTip, tip);
    if (button->property(kWhyNot).toString().isEmpty())
        button->setToolTip(tip);
    if (button->accessibleName().isEmpty())
        button->setAccessibleName(words);
}

void setUnit(QSpinBox *box, const std::function<QString(int)> &unitOf)
{
    const auto show = [box, unitOf] { box->setSuffix(unitOf(box->value())); };
    show();
    QObject::connect(box, &QSpinBox::valueChanged, box, show);
}

QFont fixedFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(Theme::instance().textSize() - 2);
    return font;
}

EmptyState::EmptyState(const QString &iconName, const QString &title, const QString &sentence,
                       const std::vector<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_iconName(iconName)
    , m_icon(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Theme::kTwo);
    column->addStretch(1);
    m_icon->setAlignment(Qt::AlignHCenter);
    column->addWidget(m_icon);
    auto *heading = label(title, "title");
    heading->setAlignment(Qt::AlignHCenter);
    column->addWidget(heading);
    auto *words = label(sentence, "muted");
    words->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    words->setWordWrap(true);
    words->setFixedWidth(480);
    words->setMinimumHeight(words->heightForWidth(480)); // layouts ignore the height for width of an aligned item
    column->addWidget(words, 0, Qt::AlignHCenter);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    row->addStretch(1);
    for (std::size_t i = 0; i < actions.size(); ++i)
        row->addWidget(button(actions[i], i == 0 ? "primary" : nullptr));
    row->addStretch(1);
    column->addSpacing(Theme::kStep);
    column->addLayout(row);
    column->addStretch(2);
    paintIcon();
    connect(&Theme::instance(), &Theme::changed, this, &EmptyState::paintIcon);
}

void EmptyState::paintIcon()
{
    m_icon->setPixmap(icon(m_iconName, Theme::instance().tokens().muted).pixmap(QSize(48, 48), devicePixelRatioF()));
}

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setFullText(const QString &text)
{
    if (text == m_full)
        return;
    m_full = text;
    setToolTip(text);
    elide();
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::elide()
{
    setText(fontMetrics().elidedText(m_full, Qt::ElideRight, width()));
}

FieldMessage::FieldMessage(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setProperty("look", QStringLiteral("problem"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setWordWrap(true);
    // Reserve one line: fields below do not move during typing.
    setMinimumHeight(fontMetrics().lineSpacing() + 2);
}

void FieldMessage::setProblem(const QString &text)
{
    showText(text, "problem");
}

void FieldMessage::setNote(const QString &text)
{
    showText(text, "muted");
}

void FieldMessage::showText(const QString &text, const char *look)
{
    if (text == this->text() && (text.isEmpty() || property("look").toString() == QLatin1String(look)))
        return; // a note may become a problem without other words
    setText(text);
    setLook(this, look);
    updateDescription(*this);
}

StateLabel::StateLabel(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_word(new QLabel(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kHalf);
    m_word->setTextFormat(Qt::PlainText);
    row->addWidget(m_icon);
    row->addWidget(m_word);
    row->addStretch(1);
    connect(&Theme::instance(), &Theme::changed, this, &StateLabel::repaintIcon);
}

void StateLabel::setState(const QString &word, const QString &iconName, int tone)
{
    m_word->setText(word);
    m_name = iconName;
    m_tone = tone;
    repaintIcon();
}

void StateLabel::repaintIcon()
{
    m_icon->setPixmap(icon(m_name, Theme::instance().tone(m_tone)).pixmap(QSize(16, 16), devicePixelRatioF()));
}

} // namespace trainyard::gui
