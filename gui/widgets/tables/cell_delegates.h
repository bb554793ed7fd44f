#pragma once

#include <QStyledItemDelegate>

namespace trainyard::gui {

/// Draws the numbers of a cell as a small curve at the left of its text, which is right-aligned.
class SparkDelegate final : public QStyledItemDelegate {
public:
    /// \param valuesRole  a QVariantList of numbers, oldest first
    /// \param most  at the top of the cell; 0: the largest of them
    SparkDelegate(int valuesRole, double most, QObject *parent);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_role;
    double m_most;
};

/// Draws the stages of a row as one bar. All rows of the column have the scale of the longest one.
class StagesDelegate final : public QStyledItemDelegate {
public:
    /// \param endsRole  a QVariantList of numbers: the end of each stage, rising; the first one begins at 0
    StagesDelegate(int endsRole, QObject *parent);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_role;
};

} // namespace trainyard::gui
