#pragma once

#include <string>

#include <QString>
#include <QTemporaryDir>

#include "backend/core/result.h"

class QWidget;
class QWizard;

namespace trainyard::gui::fake {

/// Text with markup that refers to an image file. inotify reports whether this process opens that file, as it does when
/// it renders the text.
class HostileText {
public:
    HostileText();
    ~HostileText();
    HostileText(const HostileText &) = delete;
    HostileText &operator=(const HostileText &) = delete;

    const std::string &text() const { return m_text; }
    Error error() const { return {ErrorCode::Internal, m_text, m_text}; }
    /// Whether a label that renders rich text is noticed: otherwise no test can fail.
    bool isNoticed();

    /// Paints a widget and shows its tool tips.
    /// \return where text was rendered, or would be; empty: nowhere
    QString renderedIn(QWidget &widget);
    /// The same for all pages of a wizard that is shown.
    QString renderedIn(QWizard &wizard);

private:
    bool wasOpened();

    QTemporaryDir m_folder;
    QString m_file;
    std::string m_text;
    int m_events = -1;
};

} // namespace trainyard::gui::fake
