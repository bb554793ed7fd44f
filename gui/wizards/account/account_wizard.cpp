#include "gui/wizards/account/account_wizard.h"

#include <algorithm>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"
#include "gui/wizards/confirm_discard.h"
#include "gui/wizards/plan_page.h"

namespace trainyard::gui {

using services::AddedProfile;
using services::NewProfile;

namespace {

/// Turns "a profile needs a name" into "A profile needs a name."
QString asSentence(const std::string &clause)
{
    QString words = text::sentence(clause);
    if (words.isEmpty())
        return words;
    words[0] = words[0].toUpper();
    return AccountWizard::tr("%1.", "a sentence without its full stop").arg(words);
}

} // namespace

AccountWizard::AccountWizard(services::AccountService &account, QWidget *parent)
    : QWizard(parent)
    , m_account(account)
{
    setWindowTitle(tr("Account"));
    setWizardStyle(ModernStyle);
    setOption(NoBackButtonOnStartPage);
    setButtonText(FinishButton, tr("Use this account"));
    fitTo(this, parent, {960, 560});
    m_profile.region = account.current().region;
    addWay();
    addKey();
    addSignOn();
    addCheck();
    connect(this, &QWizard::currentIdChanged, this, [this](int id) {
        if (id == Check)
            check();
    });
    updatePages();
}

OpenPage *AccountWizard::addWizardPage(Page id, const QString &title, const QString &purpose)
{
    auto *page = new OpenPage(title, purpose);
    m_pages[id] = page;
    setPage(id, page);
    return page;
}

QLineEdit *AccountWizard::addEditor(OpenPage *page, const QString &name, Field field, Setter set)
{
    auto *line = new QLineEdit;
    const int id = m_pages.rbegin()->first;
    m_editors.push_back({Page(id), field, line, page->addField(name, line)});
    connect(line, &QLineEdit::textChanged, this, [this, set = std::move(set)](const QString &words) {
        set(m_profile, words.trimmed().toStdString());
        updatePages();
    });
    return line;
}

void AccountWizard::addWay()
{
    auto *page = addWizardPage(Way, tr("Account"), tr("An AWS account of yours, under a name of your choice."));
    addEditor(page, tr("N&ame"), Field::Name, [](NewProfile &p, const std::string &name) {
        p.name = name;
    })->setPlaceholderText(tr("for example work"));
    auto *region = new QComboBox;
    for (const std::string &name : m_account.current().regions)
        region->addItem(text::from(name));
    region->setCurrentText(text::from(m_profile.region));
    page->addField(tr("&Region"), region);
    connect(region, &QComboBox::currentTextChanged, this, [this](const QString &name) {
        m_profile.region = name.toStdString();
        updatePages();
    });
    auto *key = new QRadioButton(tr("An access &key: an ID, a secret, and perhaps a session token"));
    auto *signOn = new QRadioButton(tr("&Single sign-on (IAM Identity Center): log in with the browser"));
    key->setChecked(true);
    page->column()->addWidget(key);
    page->column()->addWidget(signOn);
    page->column()->addStretch(1);
    connect(signOn, &QRadioButton::toggled, this, [this](bool on) {
        m_profile.way = on ? NewProfile::Way::SignOn : NewProfile::Way::AccessKey;
        updatePages();
    });
}

void AccountWizard::addKey()
{
    auto *page =
        addWizardPage(Key, tr("Access key"), tr("As AWS shows it when a key is created, or in the access portal."));
    addEditor(page, tr("Access key &ID"), Field::KeyId,
              [](NewProfile &p, const std::string &id) { p.accessKeyId = id; });
    auto *secret = addEditor(page, tr("&Secret access key"), Field::Secret,
                             [](NewProfile &p, const std::string &words) { p.secretKey = Secret(words); });
    auto *token = addEditor(page, tr("Session &token"), Field::Token,
                            [](NewProfile &p, const std::string &words) { p.sessionToken = Secret(words); });
    for (QLineEdit *hidden : {secret, token})
        hidden->setEchoMode(QLineEdit::Password);
    token->setPlaceholderText(tr("only for keys that expire"));
    auto *paste = gui::button(tr("&Paste what AWS shows"), QStringLiteral("copy"));
    paste->setObjectName(QStringLiteral("paste"));
    m_pasted = label({}, "muted");
    m_pasted->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(paste);
    row->addWidget(m_pasted, 1);
    page->column()->addLayout(row);
    page->column()->addSpacing(Theme::kTwo);
    auto *keychain = new QCheckBox(tr("Keep the key in this desktop's key&chain instead of a file"));
    page->column()->addWidget(keychain);
    page->column()->addStretch(1);
    connect(paste, &QPushButton::clicked, this, [this] { takePasted(QGuiApplication::clipboard()->text()); });
    connect(keychain, &QCheckBox::toggled, this, [this](bool on) {
        m_profile.keychain = on;
        updatePages();
    });
}

void AccountWizard::takePasted(const QString &words)
{
    NewProfile taken = m_profile;
    if (const auto status = taken.importText(words.toStdString()); !status) {
        m_pasted->setText(tr("The clipboard has no access key."));
        return;
    }
    const std::string ends = taken.ends;
    for (const Editor &e : m_editors) { // each editor updates the profile
        if (e.field == Field::KeyId)
            e.line->setText(text::from(taken.accessKeyId));
        else if (e.field == Field::Secret)
            e.line->setText(text::from(taken.secretKey.reveal()));
        else if (e.field == Field::Token)
            e.line->setText(text::from(taken.sessionToken.reveal()));
    }
    m_profile.ends = ends;
    const auto end = fromIso8601(ends);
    m_pasted->setText(end ? tr("Taken; the session expires at %1.").arg(text::exactTime(*end)) : tr("Taken."));
}

void AccountWizard::addSignOn()
{
    auto *page = addWizardPage(SignOn, tr("Single sign-on"),
                               tr("What the access portal of your organisation shows. The browser opens at the end."));
    addEditor(page, tr("&Start URL"), Field::StartUrl, [](NewProfile &p, const std::string &w) {
        p.startUrl = w;
    })->setPlaceholderText(QStringLiteral("https://example.awsapps.com/start"));
    addEditor(page, tr("&Region of single sign-on"), Field::SignOnRegion, [](NewProfile &p, const std::string &w) {
        p.signOnRegion = w;
    })->setPlaceholderText(QStringLiteral("eu-west-1"));
    addEditor(page, tr("&Account ID"), Field::AccountId, [](NewProfile &p, const std::string &w) {
        p.accountId = w;
    })->setPlaceholderText(QStringLiteral("123456789012"));
    addEditor(page, tr("R&ole"), Field::RoleName, [](NewProfile &p, const std::string &w) {
        p.roleName = w;
    })->setPlaceholderText(QStringLiteral("PowerUserAccess"));
    page->column()->addStretch(1);
}

void AccountWizard::addCheck()
{
    auto *page = addWizardPage(Check, tr("Check"), tr("Checks the key with AWS. Only a valid key is saved."));
    m_busy = new QProgressBar;
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setAccessibleName(tr("Checking with AWS"));
    m_message = label({}, "heading");
    m_message->setObjectName(QStringLiteral("answer"));
    m_advice = label({});
    for (QLabel *words : {m_message, m_advice}) {
        words->setWordWrap(true);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    page->column()->addWidget(m_busy);
    page->column()->addWidget(m_message);
    page->column()->addWidget(m_advice);
    page->column()->addStretch(1);
}

int AccountWizard::nextId() const
{
    switch (currentId()) {
    case Way:
        return m_profile.way == NewProfile::Way::SignOn ? SignOn : Key;
    case Key:
    case SignOn:
        return Check;
    default:
        return -1;
    }
}

void AccountWizard::updatePages()
{
    const auto problems = m_profile.problems(m_account.current().profiles);
    std::map<int, bool> complete{{Way, true}, {Key, true}, {SignOn, true}, {Check, m_kept}};
    for (const Editor &e : m_editors) {
        const auto at = problems.find(e.field);
        const bool isWrong = at != problems.end();
        complete[e.page] = complete[e.page] && !isWrong;
        // An empty field is not an error yet: it only disables Next.
        e.problem->setProblem(isWrong && !e.line->text().isEmpty() ? asSentence(at->second) : QString());
    }
    QStringList effects;
    if (m_profile.way == NewProfile::Way::SignOn)
        effects << tr("Writes the profile into ~/.aws/config. The login is one for all AWS tools.");
    else if (m_profile.keychain)
        effects << tr(
            "Checks with AWS whose key it is, saves it in the keychain, and makes ~/.aws/config refer to it.");
    else
        effects << tr(
            "Checks with AWS whose key it is and writes it into ~/.aws/credentials, which only you can read.");
    effects << tr("Other profiles and comments stay as they are; the official AWS tools use the same profile.");
    effects << tr("Nothing is launched by it.");
    QStringList lines;
    for (const std::string &line : m_profile.commandLines())
        lines << text::from(line);
    for (const auto &[id, page] : m_pages) {
        page->side().show(effects, {}, lines);
        page->setComplete(complete[id]);
    }
}

void AccountWizard::check()
{
    m_kept = false;
    updatePages();
    m_busy->show();
    m_message->setText(m_profile.way == NewProfile::Way::SignOn ? tr("Writing the profile")
                                                                : tr("Checking with AWS whose key it is"));
    setLook(m_message, "heading");
    m_advice->clear();
    button(CancelButton)->setFocus(); // the page has no fields; Return must not skip the check
    const int asked = ++m_asked;
    m_account.add(m_profile).then(this, [this, asked](const Result<AddedProfile> &answer) {
        if (asked == m_asked)
            showAnswer(answer);
    });
}

void AccountWizard::showAnswer(const Result<AddedProfile> &answer)
{
    m_busy->hide();
    m_kept = answer.has_value();
    if (!answer) {
        m_message->setText(tr("Nothing was saved"));
        m_advice->setText(text::message(answer.error()));
    } else if (answer->accountId.empty()) {
        m_message->setText(tr("The profile is written"));
        m_advice->setText(tr("It is in %1. The browser opens for the login now.").arg(text::from(answer->storedIn)));
    } else {
        m_message->setText(tr("Account %1").arg(text::from(answer->accountId)));
        m_advice->setText(tr("It is %1. The key is kept in %2.")
                              .arg(text::from(answer->arn), answer->storedIn == "the keychain"
                                                                ? tr("the keychain", "a place")
                                                                : text::from(answer->storedIn)));
    }
    setLook(m_message, answer ? "heading" : "problem");
    m_pages[Check]->setComplete(m_kept);
    if (m_kept)
        button(BackButton)->setEnabled(false); // the profile is stored
    button(m_kept ? FinishButton : BackButton)->setFocus();
}

void AccountWizard::accept()
{
    m_account.select(m_profile.name, {});
    if (m_profile.way == NewProfile::Way::SignOn)
        m_account.logIn();
    QWizard::accept();
}

void AccountWizard::reject()
{
    const bool entered = std::ranges::any_of(m_editors, [](const Editor &e) { return !e.line->text().isEmpty(); });
    if (!entered || m_kept)
        QWizard::reject();
    else
        confirmDiscard(this, [this] { QWizard::reject(); });
}

} // namespace trainyard::gui
