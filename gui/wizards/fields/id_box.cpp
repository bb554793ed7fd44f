#include "gui/wizards/fields/id_box.h"

#include <QCompleter>
#include <QLineEdit>

#include "gui/text/format.h"

namespace trainyard::gui {

IdBox::IdBox(const QString &whenEmpty, QWidget *parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    setCompleter(nullptr); // it would replace an id that is the beginning of another one
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon); // descriptions may be long
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    lineEdit()->setPlaceholderText(whenEmpty);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { emit edited(id()); });
    connect(this, &QComboBox::activated, this, [this](int row) {
        setEditText(itemData(row).toString());
        emit edited(id());
    });
}

void IdBox::setChoices(const std::vector<Choice> &choices)
{
    bool same = int(choices.size()) == count();
    for (int i = 0; same && i < count(); ++i) {
        const Choice &choice = choices[std::size_t(i)];
        const QString id = text::from(choice.id);
        same = itemData(i).toString() == id && itemText(i) == (choice.description.isEmpty() ? id : choice.description);
    }
    if (same)
        return;
    const QString kept = currentText();
    clear();
    for (const Choice &choice : choices) {
        const QString id = text::from(choice.id);
        addItem(choice.description.isEmpty() ? id : choice.description, id);
    }
    setCurrentIndex(-1);
    setEditText(kept);
}

std::string IdBox::id() const
{
    return currentText().trimmed().toStdString();
}

void selectData(QComboBox *box, const QString &data)
{
    if (box->findData(data) < 0)
        box->addItem(data, data);
    box->setCurrentIndex(box->findData(data));
}

void IdBox::setId(const std::string &id)
{
    if (this->id() != id)
        setEditText(text::from(id));
}

} // namespace trainyard::gui
