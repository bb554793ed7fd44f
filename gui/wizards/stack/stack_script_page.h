#pragma once

#include <optional>

#include "gui/wizards/stack/stack_pages.h"

class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace trainyard::gui {

/// 4: the script that a machine runs before it joins, with an editor, templates and a check of its syntax.
class StackScriptPage final : public StackPage {
    Q_OBJECT
public:
    explicit StackScriptPage(StackWizard &wizard);
    void initializePage() override;

protected:
    void replanned() override;
    bool ready() const override; ///< Python accepts the script, or is not available

private:
    void makeEditor();
    void takeTemplate();
    void openFile();
    void load(const QString &path);
    void replaceText(const QString &text);
    void takeText();
    void check();
    void showCheckResult();
    bool isPathShared() const;

    QComboBox *m_template;
    QPlainTextEdit *m_editor;
    QPushButton *m_check;
    FieldMessage *m_checkResult;
    QTimer *m_pause;                ///< the check begins when the user pauses
    std::optional<Status> m_result; ///< of the text in the editor; unset: not checked yet
    std::uint64_t m_question = 0;
};

} // namespace trainyard::gui
