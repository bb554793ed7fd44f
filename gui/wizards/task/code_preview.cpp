#include "gui/wizards/task/code_preview.h"

#include <algorithm>
#include <functional>
#include <span>
#include <string_view>

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "backend/services/interfaces.h"
#include "gui/text/format.h"
#include "gui/text/sentence.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr int kListPause = 400; ///< ms after an edit
constexpr qsizetype kMostNames = 6;

/// Adds files, sorted by name, that have the folder's path in common. `from` is the length of that path.
void addFiles(CodeNode &folder, std::span<const training::CodePreview::File> files, std::size_t from)
{
    for (std::size_t i = 0; i < files.size();) {
        const std::string_view rest = std::string_view(files[i].name).substr(from);
        const auto slash = rest.find('/');
        CodeNode node;
        node.name = std::string(rest.substr(0, slash));
        std::size_t end = i + 1;
        if (slash == std::string_view::npos) {
            node.bytes = files[i].bytes;
            node.files = 1;
        } else {
            const std::string_view prefix = std::string_view(files[i].name).substr(0, from + slash + 1);
            while (end < files.size() && std::string_view(files[end].name).starts_with(prefix))
                ++end;
            addFiles(node, files.subspan(i, end - i), prefix.size());
        }
        folder.bytes += node.bytes;
        folder.files += node.files;
        folder.below.push_back(std::move(node));
        i = end;
    }
}

void limit(CodeNode &folder, std::size_t most)
{
    std::ranges::stable_sort(folder.below, std::greater(), &CodeNode::bytes);
    if (folder.below.size() > most) {
        CodeNode rest;
        for (std::size_t i = most; i < folder.below.size(); ++i) {
            rest.bytes += folder.below[i].bytes;
            rest.files += folder.below[i].files;
        }
        folder.below.resize(most);
        folder.below.push_back(std::move(rest));
    }
    for (CodeNode &node : folder.below)
        limit(node, most);
}

void addItems(QTreeWidgetItem *parent, const CodeNode &folder)
{
    for (const CodeNode &node : folder.below) {
        auto *item = new QTreeWidgetItem(parent);
        const QString name =
            node.name.empty() ? CodeField::tr("%n other file(s)", nullptr, node.files) : text::from(node.name);
        item->setText(0, name);
        item->setText(1, text::bytes(qint64(node.bytes)));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        addItems(item, node);
    }
}

/// What stays on this computer: the first names.
QString leftText(const training::CodePreview &preview)
{
    QStringList names;
    for (const auto &entry : preview.left) {
        if (names.size() == kMostNames)
            break;
        names << text::from(entry.first);
    }
    const auto more = qsizetype(preview.left.size()) - names.size();
    const QString list = names.join(QStringLiteral(", "));
    return more > 0 ? CodeField::tr("%1 and %n more", nullptr, int(more)).arg(list) : list;
}

} // namespace

CodeNode codeTree(const std::vector<training::CodePreview::File> &files, std::size_t most)
{
    auto sorted = files; // a folder's files must follow each other: "a-b" sorts before "a/"
    std::ranges::sort(sorted, {}, [](const training::CodePreview::File &file) {
        std::string key = file.name;
        std::ranges::replace(key, '/', '\0');
        return key;
    });
    CodeNode root;
    addFiles(root, sorted, 0);
    limit(root, most);
    return root;
}

CodeField::CodeField(const std::string &folder, services::RunService *runs, QWidget *parent)
    : QWidget(parent)
    , m_runs(runs)
    , m_soon(new QTimer(this))
    , m_folder(new QLineEdit(text::from(folder)))
    , m_message(new FieldMessage)
    , m_tree(new QTreeWidget)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *row = new QHBoxLayout;
    auto *choose = button(tr("Browse…"), QStringLiteral("folder"));
    m_folder->setPlaceholderText(tr("empty: no files are sent"));
    m_folder->setAccessibleName(tr("Folder of the code"));
    row->addWidget(m_folder, 1);
    row->addWidget(choose);
    column->addLayout(row);
    column->addWidget(m_message);
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("Sent"), tr("Size")});
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setAccessibleName(tr("Files that are sent"));
    m_tree->setFixedHeight(150);
    m_tree->hide();
    column->addWidget(m_tree);
    setFocusProxy(m_folder);
    m_soon->setSingleShot(true);
    m_soon->setInterval(kListPause);
    connect(m_soon, &QTimer::timeout, this, &CodeField::list);
    connect(choose, &QPushButton::clicked, this, &CodeField::browse);
    connect(m_folder, &QLineEdit::textChanged, this, [this] {
        listSoon();
        emit edited();
    });
    listSoon();
}

CodeField::~CodeField()
{
    m_stop.request_stop();
}

std::string CodeField::folder() const
{
    return m_folder->text().trimmed().toStdString();
}

void CodeField::setExcludes(const std::vector<std::string> &excludes)
{
    if (excludes == m_excludes)
        return;
    m_excludes = excludes;
    listSoon();
}

/// The result of a listing in progress no longer counts.
void CodeField::listSoon()
{
    m_requests.next();
    m_stop.request_stop();
    m_problem.clear();
    if (folder().empty() || !m_runs) {
        m_soon->stop();
        m_message->setProblem({});
        m_tree->hide();
        return;
    }
    m_soon->start();
}

void CodeField::list()
{
    m_stop = {};
    m_message->setNote(tr("Listing the files…"));
    m_runs->previewCode(folder(), m_excludes, m_stop.get_token())
        .then(this, [this, ticket = m_requests.next()](const Result<training::CodePreview> &preview) {
            if (m_requests.isCurrent(ticket))
                showPreview(preview);
        });
}

void CodeField::showPreview(const Result<training::CodePreview> &preview)
{
    m_problem = preview ? QString() : text::message(preview.error());
    m_tree->clear();
    m_tree->setVisible(preview.has_value());
    if (!preview) {
        m_message->setProblem(m_problem);
        emit previewed();
        return;
    }
    QStringList words{
        tr("%n file(s), %1, are sent.", nullptr, int(preview->files.size())).arg(text::bytes(qint64(preview->bytes)))};
    if (!preview->left.empty())
        words << tr("These stay here: %1.").arg(leftText(*preview));
    for (const Sentence &warning : preview->warnings)
        words << text::sentence(say("%1.", warning));
    m_message->setNote(words.join(QLatin1Char(' ')));
    addItems(m_tree->invisibleRootItem(), codeTree(preview->files));
    emit previewed();
}

void CodeField::browse()
{
    auto *dialog = new QFileDialog(this, tr("Folder of the code"), m_folder->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, m_folder, &QLineEdit::setText);
    dialog->open();
}

} // namespace trainyard::gui
