#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;
class QUrl;

namespace trainyard::gui {

/// The user guide: the pages at the left, with a search over all of them; also what is new. Needs no network. Other
/// windows stay usable.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    static constexpr const char *kWhatsNew = "whats-new";

    explicit HelpWindow(QWidget *parent = nullptr);

    /// Shows a page of text::Guide or kWhatsNew; an unknown one is the first page.
    void showPage(const QString &id);
    QString current() const { return m_current; }

signals:
    void linkRequested(const QString &url); ///< to another place than the guide

private:
    void filter(const QString &words);
    void follow(const QUrl &link);
    QLineEdit *m_search;
    QListWidget *m_list;
    QTextBrowser *m_text;
    QString m_current;
};

} // namespace trainyard::gui
