#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

#include <QWizard>

#include "backend/services/interfaces.h"

class QLabel;
class QLineEdit;
class QProgressBar;

namespace trainyard::gui {

class OpenPage;
class PlanPage;
class FieldMessage;

/// Creates a profile: the kind of login, the key or the sign-on, and a check before anything is stored.
class AccountWizard : public QWizard {
    Q_OBJECT
public:
    enum Page { Way, Key, SignOn, Check };
    explicit AccountWizard(services::AccountService &account, QWidget *parent = nullptr);

    const services::NewProfile &profile() const { return m_profile; }
    int nextId() const override;
    /// Selects the new profile and starts the login of single sign-on.
    void accept() override;
    void reject() override; ///< confirms if unsaved input would be lost

private:
    using Field = services::NewProfile::Field;
    using Setter = std::function<void(services::NewProfile &, const std::string &)>;

    OpenPage *addWizardPage(Page id, const QString &title, const QString &purpose);
    void addWay();
    void addKey();
    void addSignOn();
    void addCheck();
    QLineEdit *addEditor(OpenPage *page, const QString &name, Field field, Setter set);
    void takePasted(const QString &text);
    void updatePages();
    void check();
    void showAnswer(const Result<services::AddedProfile> &answer);

    struct Editor {
        Page page;
        Field field;
        QLineEdit *line;
        FieldMessage *problem;
    };

    services::AccountService &m_account;
    services::NewProfile m_profile;
    std::vector<Editor> m_editors;
    std::map<int, OpenPage *> m_pages;
    QLabel *m_pasted = nullptr, *m_message = nullptr, *m_advice = nullptr;
    QProgressBar *m_busy = nullptr;
    bool m_kept = false;
    int m_asked = 0; ///< number of checks started: the results of earlier ones are ignored
};

} // namespace trainyard::gui
