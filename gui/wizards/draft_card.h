#pragma once

#include <QFrame>

namespace trainyard::gui {

/// Offers what a cancelled wizard has kept, above the fields of its first page; hides itself when the user has decided.
class DraftCard final : public QFrame {
    Q_OBJECT
public:
    /// \param words  a sentence that names it
    explicit DraftCard(const QString &words, QWidget *parent = nullptr);

signals:
    void taken();
    void discarded();
};

} // namespace trainyard::gui
