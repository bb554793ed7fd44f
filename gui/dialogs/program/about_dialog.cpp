#include "gui/dialogs/program/about_dialog.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "backend/core/version.h"
#include "gui/text/guide.h"
#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/icons.h"
#include "gui/widgets/theme/theme.h"

namespace trainyard::gui {

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Trainyard"));
    setModal(true);
    resize(680, 520);
    const std::string_view number = version();
    const QString name = tr("Trainyard %1").arg(QString::fromUtf8(number.data(), qsizetype(number.size())));
    const QString system =
        tr("Qt %1 on %2, %3")
            .arg(QLatin1String(qVersion()), QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
    auto *picture = new QLabel;
    picture->setPixmap(applicationIcon().pixmap(QSize(48, 48), devicePixelRatioF()));
    auto *words = new QVBoxLayout;
    words->setSpacing(Theme::kHalf);
    words->addWidget(label(name, "title"));
    words->addWidget(label(tr("Distributed deep learning on AWS"), "muted"));
    words->addWidget(label(system, "muted"));
    auto *top = new QHBoxLayout;
    top->setSpacing(Theme::kTwo);
    top->addWidget(picture, 0, Qt::AlignTop);
    top->addLayout(words, 1);

    auto *parts = new QTextBrowser;
    parts->setMarkdown(text::components());
    parts->setOpenLinks(false);
    parts->setAccessibleName(tr("Components and their licenses"));
    auto *license = new QPlainTextEdit(text::license());
    license->setReadOnly(true);
    license->setTabChangesFocus(true);
    license->setFont(fixedFont());
    license->setAccessibleName(tr("License of Trainyard"));
    auto *tabs = new QTabWidget;
    tabs->setAccessibleName(tr("Licenses"));
    tabs->addTab(parts, tr("Components"));
    tabs->addTab(license, tr("License"));

    auto *copy = button(tr("&Copy version"), QStringLiteral("copy"));
    auto *close = button(tr("Close"));
    auto *row = new QHBoxLayout;
    row->addWidget(copy);
    row->addStretch(1);
    row->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kThree, Theme::kThree, Theme::kThree, Theme::kTwo);
    column->setSpacing(Theme::kTwo);
    column->addLayout(top);
    column->addWidget(tabs, 1);
    column->addLayout(row);
    connect(copy, &QPushButton::clicked, this,
            [name, system] { QGuiApplication::clipboard()->setText(name + QLatin1Char('\n') + system); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

} // namespace trainyard::gui
