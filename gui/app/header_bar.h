#pragma once

#include <map>
#include <string>

#include <QFrame>

#include "backend/services/interfaces.h"

class QAction;
class QComboBox;
class QLabel;
class QLayout;
class QPushButton;

namespace trainyard::gui {

/// Account, region, running machines with their cost, and the command to terminate them: visible on every page.
class HeaderBar : public QFrame {
    Q_OBJECT
public:
    HeaderBar(services::Services services, QAction *notices, QAction *terminateAll, QWidget *parent = nullptr);

signals:
    void accountRequested(); ///< the user wants to add an account

public:
    /// Sets the resources that a teardown could not end; visible until the sentence is empty.
    void setLeftover(const QString &sentence);
    /// Sets the spent share of a budget; visible until the user dismisses it or another alarm replaces it.
    void setAlarm(const QString &sentence);
    /// Sets how many notices have not been read.
    void setUnread(int count);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QLayout *makeRow(QAction *notices, QAction *terminateAll);
    void makeAlarm(); ///< the row below, in m_alarmRow
    void connectServices();
    void fitWidth();
    void showAccount(const services::AccountSnapshot &account);
    void showClusters(const std::vector<services::ClusterDetails> &clusters);
    void showSession();
    void showRegions(const services::AccountSnapshot &account);
    void paintEdge();

    services::Services m_services;
    QLabel *m_name;
    QComboBox *m_profile, *m_region;
    QLabel *m_identity, *m_session, *m_machines, *m_cost, *m_leftover;
    QPushButton *m_logIn, *m_notices;
    QWidget *m_edge, *m_alarmRow;
    QLabel *m_alarm;
    QString m_costs, m_whoseCosts; ///< the text of m_identity, in a narrow window and in a wide one; empty: an error
    std::map<std::string, int> m_machinesIn; ///< by region
    bool m_costsMoney = false, m_bad = false;
};

} // namespace trainyard::gui
