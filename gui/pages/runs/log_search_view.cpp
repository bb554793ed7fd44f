#include "gui/pages/runs/log_search_view.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "backend/training/logs/log_search.h"
#include "gui/models/runs/log_hit_model.h"
#include "gui/text/format.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/tables/data_table.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

namespace {

constexpr std::size_t kMostShownHits = 2000; ///< rows of the table; a search for a common word has more

} // namespace

LogSearchView::LogSearchView(services::RunService &runs, QWidget *parent)
    : QWidget(parent)
    , m_runs(runs)
    , m_hits(new LogHitModel(this))
    , m_table(new DataTable(tr("Lines found"), {IconRole, ToneRole, IdRole}))
    , m_words(new QLineEdit)
    , m_regex(new QCheckBox(tr("Regular expression")))
    , m_case(new QCheckBox(tr("Match case")))
    , m_find(button(tr("Find"), QStringLiteral("search")))
    , m_note(label({}, "muted"))
{
    m_regex->setToolTip(tr("As of PCRE2. Of a longer line, only the first 16 KiB are searched."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::kHalf);
    auto *row = new QHBoxLayout;
    m_words->setPlaceholderText(tr("Find in the logs of all processes"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setMaxLength(1024);
    row->addWidget(m_words, 1);
    row->addWidget(m_find);
    column->addLayout(row);
    auto *choices = new QHBoxLayout;
    choices->addWidget(m_regex);
    choices->addWidget(m_case);
    choices->addStretch(1);
    column->addLayout(choices);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    m_table->setModel(m_hits);
    m_table->setStretchColumn(LogHitModel::Text);
    m_table->setEmptyText(
        tr("The logs that were copied to this computer are searched, also those of machines that are gone."));
    column->addWidget(m_table, 1);
    connect(m_words, &QLineEdit::returnPressed, this, &LogSearchView::search);
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &words) { allowFind(words); });
    connect(m_find, &QPushButton::clicked, this, &LogSearchView::search);
    allowFind({});
}

void LogSearchView::allowFind(const QString &words)
{
    setWhyNot(m_find, words.isEmpty() ? tr("Enter what to find first.") : QString());
}

LogSearchView::~LogSearchView()
{
    m_stop.request_stop();
}

void LogSearchView::cancel()
{
    m_stop.request_stop();
    m_stop = {};
    m_requests.next();
}

void LogSearchView::showRun(const RunId &run)
{
    if (run == m_run)
        return;
    m_run = run;
    cancel();
    m_hits->applyAll({});
    m_note->setText({});
}

void LogSearchView::search()
{
    if (m_words->text().isEmpty() || m_run.empty())
        return;
    cancel();
    training::LogQuery query;
    query.text = m_words->text().toStdString();
    query.regex = m_regex->isChecked();
    query.caseSensitive = m_case->isChecked();
    query.most = kMostShownHits + 1;
    setLook(m_note, "muted");
    m_note->setText(tr("Searching…"));
    m_runs.searchLog(m_run, query, m_stop.get_token())
        .then(this, [this, ticket = m_requests.next()](const Result<std::vector<training::LogHit>> &found) {
            if (!m_requests.isCurrent(ticket))
                return;
            if (!found) {
                setLook(m_note, "problem");
                return m_note->setText(text::message(found.error()));
            }
            std::vector<LogHitRow> rows;
            for (const training::LogHit &hit : *found) {
                if (rows.size() < kMostShownHits)
                    rows.push_back({hit});
            }
            m_hits->applyAll(rows);
            m_note->setText(found->empty()                   ? tr("No line contains this.")
                            : found->size() > kMostShownHits ? tr("The first %n lines:", nullptr, int(kMostShownHits))
                                                             : tr("%n line(s)", nullptr, int(found->size())));
        });
}

} // namespace trainyard::gui
