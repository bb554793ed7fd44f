#pragma once

#include <memory>

#include <QAction>
#include <QLabel>
#include <QTabWidget>

#include "backend/services/data/packing.h"
#include "gui/pages/data/data_page.h"
#include "gui/pages/data/file_systems_view.h"
#include "gui/pages/data/files_view.h"
#include "gui/pages/data/object_table.h"
#include "tests/gui/support/activate.h"
#include "tests/gui/support/fakes/fake_remote_files.h"
#include "tests/gui/support/fakes/fakes.h"
#include "tests/gui/support/find_widget.h"

/// The Data page with all of its tabs: files of S3 and of machines, shared file systems, packing.
namespace trainyard::gui::fake {

class FakeMounts : public FakeFileSystems {
public:
    std::vector<std::string> mounted; ///< "CLUSTER ID FOLDER"
    OperationId mount(const ClusterId &cluster, const std::string &system, const std::string &folder) override
    {
        mounted.push_back(cluster.value + " " + system + " " + folder);
        return newOperationId();
    }
};

class FakePacking : public PackService {
public:
    std::vector<PackRequest> packed;
    OperationId pack(const PackRequest &request) override
    {
        packed.push_back(request);
        return newOperationId();
    }
};

class FakeTabbedData : public FakeData {
public:
    FakeAllFiles files;
    FakeMounts systems;
    FakePacking packer;
    TransferService *transfers() override { return &files; }
    FileSystemService *fileSystems() override { return &systems; }
    PackService *packing() override { return &packer; }
};

inline FakeTabbedData &withBuckets(FakeTabbedData &data)
{
    data.files.places["s3://"] = {{"s3://lab", "lab", true, 0, {}, {}}};
    data.files.places["s3://lab"] = {
        {"s3://lab/set/", "set", true, 0, {}, {}},
        {"s3://lab/a.rec", "a.rec", false, 1000, Timestamp{std::chrono::seconds(1)}, "\"e\""}};
    return data;
}

/// The page in a window of its own.
struct DataTabs {
    Fakes fakes;
    FakeTabbedData data;
    QAction make{QStringLiteral("Make digits…")}, tour{QStringLiteral("Try it")};
    std::unique_ptr<DataPage> page;

    DataTabs()
    {
        withBuckets(data);
        page = std::make_unique<DataPage>(services(), std::vector<QAction *>{&make}, &tour);
        page->resize(1120, 660); // of a window of 1280 x 800 without header and sidebar
        page->show();
        page->activateWindow();
        activate(page.get());
    }
    Services services()
    {
        return {fakes.account,  fakes.clusters,   fakes.runs,      fakes.teardown,        fakes.tour,
                fakes.activity, fakes.operations, fakes.costs,     fakes.instanceCatalog, fakes.planning,
                data,           fakes.models,     fakes.doctor,    fakes.managed,         fakes.queue,
                fakes.recipes,  fakes.tunnels,    fakes.terminals, fakes.notifications};
    }
    QTabWidget *tabs() { return page->findChild<QTabWidget *>(QStringLiteral("pageTabs")); }
    FilesView *files() { return page->findChild<FilesView *>(); }
    FileSystemsView *systems() { return page->findChild<FileSystemsView *>(); }
    ObjectTable *objects() { return files()->findChild<ObjectTable *>(); }
    FilesView *openFiles()
    {
        tabs()->setCurrentWidget(files());
        return files();
    }
    QPushButton *button(const char *begin) { return buttonIn(tabs()->currentWidget(), QString::fromUtf8(begin)); }
    bool says(const QString &words)
    {
        for (auto *label : page->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(words))
                return true;
        }
        return false;
    }
};

} // namespace trainyard::gui::fake
