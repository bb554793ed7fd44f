#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/text/region_name.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/decimal_field.h"
#include "gui/widgets/field_description.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/fields/id_box.h"
#include "gui/wizards/fields/key_fields.h"
#include "gui/wizards/fields/limit_fields.h"
#include "gui/wizards/fields/ssh_fields.h"
#include "gui/wizards/fields/words.h"
#include "gui/wizards/plan_page.h"
#include "gui/wizards/plan_wizard.h"

namespace trainyard::gui {

/// What every page shows of the plan, whatever its type: resources and price.
QStringList effectsOf(const std::vector<cluster::PlannedResource> &resources);
QString priceOf(const PlanWizardBase &wizard);

/// A page over a plan, with the fields that it edits. Each add...() makes a field for a member of the plan, shows the
/// member's problems and notes below it, and keeps both equal: the field shows the plan after each change, so that Back
/// loses nothing.
template <class Plan>
class FieldPage : public PlanPage {
public:
    using Field = FieldOf<Plan>;
    FieldPage(PlanWizard<Plan> &wizard, const QString &title, const QString &purpose)
        : PlanPage(title, purpose)
        , m_wizard(wizard)
    {
        connect(&wizard, &PlanWizardBase::changed, this, [this] { refresh(); });
    }
    void initializePage() override { refresh(); }
    /// Whether the page edits this member.
    bool edits(Field field) const { return std::ranges::find(m_fields, field, &Bound::field) != m_fields.end(); }

protected:
    /// \param editor  its problems are shown only after editing, while its text may become another number
    void bindField(Field field, FieldMessage *label, const DecimalField *editor = nullptr,
                   std::function<void()> load = {})
    {
        m_fields.push_back({field, label, editor, std::move(load)});
    }

    QLineEdit *addText(QFormLayout *form, const QString &name, std::string Plan::*member, const QString &whenEmpty = {})
    {
        auto *edit = new QLineEdit;
        edit->setPlaceholderText(whenEmpty);
        connect(edit, &QLineEdit::textEdited, this, [this, member](const QString &text) {
            m_wizard.edit([&](Plan &p) { p.*member = text.trimmed().toStdString(); });
        });
        bindField(member, addField(form, name, edit), nullptr, [this, edit, member] {
            if (const QString text = text::from(m_wizard.plan().*member); edit->text().trimmed() != text)
                edit->setText(text);
        });
        return edit;
    }
    IdBox *addId(QFormLayout *form, const QString &name, std::string Plan::*member, const QString &whenEmpty)
    {
        auto *box = new IdBox(whenEmpty);
        connect(box, &IdBox::edited, this,
                [this, member](const std::string &id) { m_wizard.edit([&](Plan &p) { p.*member = id; }); });
        bindField(member, addField(form, name, box), nullptr,
                  [this, box, member] { box->setId(m_wizard.plan().*member); });
        return box;
    }
    /// A list of words, separated by commas or blanks.
    QLineEdit *addWords(QFormLayout *form, const QString &name, std::vector<std::string> Plan::*member,
                        const QString &whenEmpty)
    {
        auto *edit = new QLineEdit;
        edit->setPlaceholderText(whenEmpty);
        connect(edit, &QLineEdit::textEdited, this,
                [this, member](const QString &text) { m_wizard.edit([&](Plan &p) { p.*member = wordsOf(text); }); });
        bindField(member, addField(form, name, edit), nullptr, [this, edit, member] {
            if (wordsOf(edit->text()) != m_wizard.plan().*member)
                edit->setText(joined(m_wizard.plan().*member));
        });
        return edit;
    }
    QSpinBox *addNumber(QFormLayout *form, const QString &name, int Plan::*member, int most, const QString &suffix)
    {
        auto *box = new QSpinBox;
        box->setRange(0, most);
        box->setSuffix(suffix);
        connect(box, &QSpinBox::valueChanged, this, [this, member](int value) {
            if (value != m_wizard.plan().*member)
                m_wizard.edit([&](Plan &p) { p.*member = value; });
        });
        bindField(member, addField(form, name, box), nullptr, [this, box, member] {
            if (box->value() != m_wizard.plan().*member)
                box->setValue(m_wizard.plan().*member);
        });
        return box;
    }
    /// A time in its own unit.
    /// \param whenZero  shown for 0; empty: the number
    template <class Duration>
    QSpinBox *addDuration(QFormLayout *form, const QString &name, Duration Plan::*member, int most,
                          const QString &suffix, const QString &whenZero = {})
    {
        auto *box = new QSpinBox;
        box->setRange(0, most);
        box->setSuffix(suffix);
        box->setSpecialValueText(whenZero);
        connect(box, &QSpinBox::valueChanged, this, [this, member](int value) {
            if (Duration(value) != m_wizard.plan().*member)
                m_wizard.edit([&](Plan &p) { p.*member = Duration(value); });
        });
        bindField(member, addField(form, name, box), nullptr, [this, box, member] {
            if (Duration(box->value()) != m_wizard.plan().*member)
                box->setValue(int((m_wizard.plan().*member).count()));
        });
        return box;
    }
    QCheckBox *addFlag(QFormLayout *form, const QString &name, bool Plan::*member)
    {
        auto *box = new QCheckBox(name);
        auto *problem = new FieldMessage;
        form->addRow(QString(), box);
        form->addRow(QString(), problem);
        describeBy(problem, box);
        connect(box, &QCheckBox::clicked, this,
                [this, member](bool on) { m_wizard.edit([&](Plan &p) { p.*member = on; }); });
        bindField(member, problem, nullptr, [this, box, member] { box->setChecked(m_wizard.plan().*member); });
        return box;
    }
    template <class Value>
    QComboBox *addChoice(QFormLayout *form, const QString &name, Value Plan::*member,
                         const std::vector<std::pair<Value, QString>> &choices)
    {
        auto *box = new QComboBox;
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        for (const auto &choice : choices)
            box->addItem(choice.second, int(choice.first));
        connect(box, &QComboBox::activated, this, [this, box, member] {
            m_wizard.edit([&](Plan &p) { p.*member = Value(box->currentData().toInt()); });
        });
        bindField(member, addField(form, name, box), nullptr,
                  [this, box, member] { box->setCurrentIndex(box->findData(int(m_wizard.plan().*member))); });
        return box;
    }
    QDoubleSpinBox *addUsdPerHour(QFormLayout *form, const QString &name, double Plan::*member, const QString &whenZero)
    {
        auto *box = new QDoubleSpinBox;
        box->setRange(0, 1000);
        box->setDecimals(4);
        box->setSingleStep(0.05);
        box->setPrefix(QStringLiteral("$"));
        box->setSuffix(QStringLiteral("/h"));
        box->setSpecialValueText(whenZero);
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, member](double usd) {
            if (usd != m_wizard.plan().*member)
                m_wizard.edit([&](Plan &p) { p.*member = usd; });
        });
        bindField(member, addField(form, name, box), nullptr, [this, box, member] {
            if (box->value() != m_wizard.plan().*member)
                box->setValue(m_wizard.plan().*member);
        });
        return box;
    }
    /// Further tags, "team=vision, project=cifar". An unfinished pair is not in the plan, and the page not complete.
    void addTags(QFormLayout *form, const QString &name, const QString &whenEmpty, const QString &problem)
    {
        auto *edit = new QLineEdit;
        edit->setPlaceholderText(whenEmpty);
        m_tags = edit;
        m_tagsProblem = problem;
        connect(edit, &QLineEdit::textEdited, this, [this](const QString &text) {
            if (const auto pairs = pairsOf(text))
                m_wizard.edit([&](Plan &p) { p.tags = *pairs; });
            else
                refresh();
        });
        m_tagsMessage = addField(form, name, edit);
        bindField(&Plan::tags, m_tagsMessage, nullptr, [this] {
            const auto pairs = pairsOf(m_tags->text());
            if (pairs && *pairs != m_wizard.plan().tags)
                m_tags->setText(joined(m_wizard.plan().tags));
        });
    }

    /// \param forget  removes from the plan what belongs to the previous region
    template <class Forget>
    QComboBox *addRegion(QFormLayout *form, const QString &name, Forget forget)
    {
        auto *box = new QComboBox;
        for (const std::string &region : m_wizard.catalog().regions())
            box->addItem(text::regionTitle(region), text::from(region));
        connect(box, &QComboBox::activated, this, [this, box, forget] {
            const std::string region = box->currentData().toString().toStdString();
            if (region == m_wizard.plan().region)
                return;
            m_wizard.edit([&](Plan &p) {
                p.region = region;
                forget(p);
            });
        });
        bindField(&Plan::region, addField(form, name, box), nullptr, [this, box] {
            const QString region = text::from(m_wizard.plan().region);
            if (box->findData(region) < 0)
                box->addItem(text::regionTitle(m_wizard.plan().region), region);
            box->setCurrentIndex(box->findData(region));
        });
        return box;
    }
    /// Explains the fields above it.
    QLabel *addWordsBelow(const QString &sentence)
    {
        auto *words = label(sentence, "muted");
        words->setWordWrap(true);
        column()->addSpacing(Theme::kStep);
        column()->addWidget(words);
        return words;
    }

    /// The addresses that may connect; addSshConsent() belongs after it.
    SshFields &addSsh(QFormLayout *form)
    {
        m_ssh = new SshFields(this);
        bindField(&Plan::sshFrom, m_ssh->addRange(form));
        connect(m_ssh, &SshFields::rangeEdited, this,
                [this](const std::string &range) { m_wizard.edit([&](Plan &p) { p.sshFrom = range; }); });
        connect(m_ssh, &SshFields::consentEdited, this,
                [this](bool accepted) { m_wizard.edit([&](Plan &p) { p.acceptExposure = accepted; }); });
        return *m_ssh;
    }
    void addSshConsent(QFormLayout *form)
    {
        m_ssh->addConsent(form);
        bindField(&Plan::acceptExposure, nullptr);
    }
    KeyFields &addKey(QFormLayout *form)
    {
        m_key = new KeyFields(this);
        bindField(&Plan::keyFile, m_key->addTo(form));
        bindField(&Plan::keyName, nullptr);
        connect(m_key, &KeyFields::edited, this, [this](const std::string &name, const std::string &file) {
            m_wizard.edit([&](Plan &p) {
                p.keyName = name;
                p.keyFile = file;
            });
            refresh(); // a file may be missing
        });
        return *m_key;
    }
    /// Fills the fields of the key from the key pairs of the account.
    /// \param always  otherwise only when others are known now
    void showKeys(const std::vector<cluster::KeyChoice> &keys, bool always = false)
    {
        if (!always && keys == m_shownKeys)
            return;
        m_shownKeys = keys;
        m_key->fill(m_shownKeys, m_wizard.plan().keyName, m_wizard.plan().keyFile);
    }
    /// This computer's address, as soon as it is known.
    void showAddress(const std::optional<Result<std::string>> &address)
    {
        if (!address || m_ssh->address())
            return;
        m_ssh->setAddress(address);
        refresh();
    }
    LimitFields &addLimits(QFormLayout *form)
    {
        m_limits = new LimitFields(this);
        const auto messages = m_limits->addTo(form);
        bindField(&Plan::deadline, messages.deadline, m_limits->hours());
        bindField(&Plan::idle, messages.idle);
        bindField(&Plan::budget, messages.budget);
        connect(m_limits, &LimitFields::deadlineEdited, this,
                [this](std::chrono::minutes time) { m_wizard.edit([&](Plan &p) { p.deadline = time; }); });
        connect(
            m_limits, &LimitFields::deadlineFinished, this, [this] { refresh(); }, Qt::QueuedConnection);
        connect(m_limits, &LimitFields::idleEdited, this,
                [this](std::chrono::minutes time) { m_wizard.edit([&](Plan &p) { p.idle = time; }); });
        connect(m_limits, &LimitFields::budgetEdited, this,
                [this](const cluster::Budget &budget) { m_wizard.edit([&](Plan &p) { p.budget = budget; }); });
        return *m_limits;
    }

    virtual void replanned() {}
    /// Whether a condition beyond the page's fields is met: without it the page is not complete.
    virtual bool ready() const { return true; }

    void goToNextPage() ///< like Next: for Return in a table
    {
        if (isComplete())
            m_wizard.next();
    }

    /// Updates fields, problems, summary and completeness.
    void refresh()
    {
        bool complete = true;
        for (const Bound &bound : m_fields) {
            if (bound.load)
                bound.load();
            complete = showMessage(bound) && complete;
        }
        showSections();
        if (m_fields.empty()) // the review page requires a valid plan
            complete = m_wizard.problems().empty() && m_wizard.accountProblems().empty();
        side().show(effectsOf(m_wizard.resources()), priceOf(m_wizard), text::list(m_wizard.commandLines()));
        const bool keyed = !m_key || m_key->isComplete();
        const bool tagged = !m_tags || pairsOf(m_tags->text()).has_value();
        setComplete(complete && keyed && tagged && ready());
        replanned();
    }

    PlanWizard<Plan> &m_wizard;

private:
    struct Bound {
        Field field;
        FieldMessage *shown; ///< null: another field shows its problems
        const DecimalField *editor;
        std::function<void()> load; ///< shows the value of the plan
    };

    /// \return whether the field has no problem
    bool showMessage(const Bound &bound)
    {
        QString problem;
        const auto at = std::ranges::find(m_wizard.problems(), bound.field, &PlanWizard<Plan>::Problem::field);
        if (at != m_wizard.problems().end())
            problem = m_wizard.textOf(*at);
        else
            problem = sentencesOn(bound.field, m_wizard.accountProblems());
        if (!bound.shown)
            return problem.isEmpty();
        if (problem.isEmpty())
            bound.shown->setNote(sentencesOn(bound.field, m_wizard.notes()));
        else
            bound.shown->setProblem(bound.editor && bound.editor->isUnfinished() ? QString() : problem);
        return problem.isEmpty();
    }
    static QString sentencesOn(Field field, const std::vector<cluster::NoteOf<Plan>> &notes)
    {
        QStringList texts;
        for (const auto &note : notes) {
            if (note.field == field)
                texts << text::sentence(note.sentence);
        }
        return texts.join(QLatin1Char(' '));
    }
    void showSections()
    {
        const Plan &plan = m_wizard.plan();
        if (m_ssh) {
            const bool tooOpen = std::ranges::any_of(m_wizard.problems(), [](const auto &p) {
                return p.field == Field(&Plan::sshFrom) && p.reason == cluster::Reason::TooOpen;
            });
            m_ssh->show(plan.sshFrom, plan.acceptExposure, tooOpen);
        }
        if (m_key)
            m_key->showMissingFile();
        if (m_limits)
            m_limits->show(plan.deadline, plan.idle, plan.budget, m_wizard.hourly().usd);
        if (m_tags && !pairsOf(m_tags->text()))
            m_tagsMessage->setProblem(m_tagsProblem);
    }

    std::vector<Bound> m_fields;
    SshFields *m_ssh = nullptr;
    KeyFields *m_key = nullptr;
    std::vector<cluster::KeyChoice> m_shownKeys;
    LimitFields *m_limits = nullptr;
    QLineEdit *m_tags = nullptr;
    FieldMessage *m_tagsMessage = nullptr;
    QString m_tagsProblem;
};

} // namespace trainyard::gui
