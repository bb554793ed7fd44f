#include "gui/dialogs/program/help_window.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "gui/text/guide.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

HelpWindow::HelpWindow(QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
    , m_text(new QTextBrowser)
{
    setWindowTitle(tr("User guide"));
    resize(880, 600);
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Pages of the guide"));
    m_text->setAccessibleName(tr("Page of the guide"));
    m_text->setOpenLinks(false);
    auto *left = new QWidget;
    left->setFixedWidth(208);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kStep);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(Theme::kStep);
    row->addWidget(left);
    row->addWidget(m_text, 1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(Theme::kTwo, Theme::kTwo, Theme::kTwo, Theme::kTwo);
    whole->setSpacing(Theme::kStep);
    whole->addLayout(row, 1);
    auto *close = button(tr("Close"));
    whole->addWidget(close, 0, Qt::AlignRight);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::filter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_list->count() > 0)
            showPage(m_list->item(0)->data(Qt::UserRole).toString());
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            showPage(item->data(Qt::UserRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    filter({});
}

void HelpWindow::filter(const QString &words)
{
    const QSignalBlocker quiet(m_list); // the page stays while the list changes
    m_list->clear();
    const auto add = [this](const QString &id, const QString &title) {
        auto *item = new QListWidgetItem(title, m_list);
        item->setData(Qt::UserRole, id);
        if (id == m_current)
            m_list->setCurrentItem(item);
    };
    const auto pages = text::Guide::bundled().matching(words);
    for (const text::GuidePage *page : pages)
        add(page->id, page->title);
    if (words.trimmed().isEmpty())
        add(QLatin1String(kWhatsNew), tr("What's new"));
    if (m_list->count() == 0) {
        auto *none = new QListWidgetItem(tr("No page contains this."), m_list);
        none->setFlags(Qt::NoItemFlags);
    }
}

void HelpWindow::showPage(const QString &id)
{
    const auto &guide = text::Guide::bundled();
    const text::GuidePage *page = guide.find(id);
    if (!page && id != QLatin1String(kWhatsNew))
        page = &guide.pages().front();
    m_current = page ? page->id : id;
    m_text->setMarkdown(page ? page->markdown : QStringLiteral("# %1\n\n").arg(tr("What's new")) + text::whatsNew());
    const QSignalBlocker quiet(m_list);
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toString() == m_current)
            m_list->setCurrentRow(i);
    }
}

void HelpWindow::follow(const QUrl &link)
{
    const QString path = link.path();
    if (link.isRelative() && path.endsWith(QLatin1String(".md")))
        showPage(path.chopped(3));
    else
        emit linkRequested(link.toString());
}

} // namespace trainyard::gui
