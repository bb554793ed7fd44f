#pragma once

#include <functional>
#include <vector>

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace trainyard::gui {

/// Something that the palette finds: a command, a page, a cluster, a run, a setting.
struct PaletteEntry {
    QString text;
    QString detail; ///< what it is, or its shortcut: "Cluster, ready"
    QString iconName;
    QString whyNot; ///< why it cannot be chosen now; empty: it can
    std::function<void()> run;
};

/// Finds anything by words, in any order: typing filters the list, Return opens the entry. Entries that cannot be chosen
/// are grey, come last, and show why.
class CommandPalette : public QDialog {
    Q_OBJECT
public:
    CommandPalette(std::vector<PaletteEntry> entries, QWidget *parent);
    CommandPalette(const std::vector<QAction *> &actions, QWidget *parent);

    /// The entries of actions that are visible.
    /// \param whyNot  the reason of disabled actions that have no property "whyNot"; may be empty
    static std::vector<PaletteEntry> entriesOf(const std::vector<QAction *> &actions, const QString &whyNot = {});

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter(const QString &words);
    void choose();
    void showCurrent();

    std::vector<PaletteEntry> m_entries;
    QLineEdit *m_edit;
    QListWidget *m_list;
    QLabel *m_note;
};

} // namespace trainyard::gui
