#pragma once

#include <string>
#include <vector>

#include <QComboBox>

namespace trainyard::gui {

/// A field for the id or name of something that the account has: typed, or chosen from a list that describes each. The
/// text of the field is the id alone.
class IdBox final : public QComboBox {
    Q_OBJECT
public:
    struct Choice {
        std::string id;
        QString description; ///< in the list; empty: the id
    };
    /// \param whenEmpty  shown while the field is empty
    explicit IdBox(const QString &whenEmpty, QWidget *parent = nullptr);

    /// Replaces the list; the text stays.
    void setChoices(const std::vector<Choice> &choices);
    std::string id() const;
    void setId(const std::string &id); ///< emits nothing

signals:
    void edited(const std::string &id);
};

/// Selects the row of a list with this data; adds a row for a value that the account does not have.
void selectData(QComboBox *box, const QString &data);

} // namespace trainyard::gui
