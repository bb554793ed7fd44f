// Colours and sizes of the theme.

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QProxyStyle>
#include <QPushButton>
#include <QSpinBox>
#include <QtTest/QTest>

#include "gui/widgets/common_widgets.h"
#include "gui/widgets/theme/theme.h"

using namespace trainyard::gui;

namespace {

/// As desktops that put their icons on the buttons of dialogs.
class StyleWithIcons : public QProxyStyle {
public:
    StyleWithIcons()
        : QProxyStyle(QStringLiteral("Fusion"))
    {
    }
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 1 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(*qApp); }
    void cleanup()
    {
        Theme::instance().setTextSize(Theme::kNormalText);
        Theme::instance().setMode(Theme::Mode::Light);
    }

    void contrastIsThatOfWcag()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(contrast(QColor("#777777"), Qt::white) < 4.5); // the well-known border case
        QVERIFY(contrast(QColor("#767676"), Qt::white) >= 4.5);
    }

    void everyPairOfColoursIsReadable() // WCAG 2.1 AA
    {
        QStringList weak;
        for (const bool dark : {false, true}) {
            const auto pairs = colorPairs(Theme::tokensOf(dark));
            QVERIFY(pairs.size() > 25);
            for (const ColorPair &pair : pairs) {
                if (contrast(pair.front, pair.back) < pair.least)
                    weak << QStringLiteral("%1 %2 on %3: %4")
                                .arg(QLatin1String(pair.name), pair.front.name(), pair.back.name())
                                .arg(contrast(pair.front, pair.back));
            }
        }
        QCOMPARE(weak, QStringList());
    }

    void titlesGrowWithTheText()
    {
        QLabel *title = label(QStringLiteral("Clusters"), "title");
        title->ensurePolished();
        const int before = title->fontMetrics().height();
        Theme::instance().setTextSize(Theme::kLargestText);
        QCOMPARE(QApplication::font().pixelSize(), int(Theme::kLargestText));
        title->ensurePolished();
        QVERIFY(title->fontMetrics().height() > before);
        Theme::instance().setTextSize(400);
        QCOMPARE(Theme::instance().textSize(), int(Theme::kLargestText));
        delete title;
    }

    void aDisabledFieldDoesNotLookLikeAnEmptyOne() // D27
    {
        for (const auto mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
            Theme::instance().setMode(mode);
            QWidget window;
            window.resize(240, 120);
            QWidget *const fields[] = {new QLineEdit(&window), new QComboBox(&window), new QSpinBox(&window)};
            int top = 0;
            for (QWidget *field : fields) {
                field->setGeometry(10, top, 200, 32);
                top += 40;
            }
            window.show();
            const auto background = [](QWidget *field) { // beside its text
                return field->grab().toImage().pixelColor(field->width() / 2, field->height() / 2).rgb();
            };
            for (QWidget *field : fields) {
                const QRgb enabled = background(field);
                field->setEnabled(false);
                QVERIFY2(background(field) != enabled, field->metaObject()->className());
            }
        }
    }

    void dialogsHaveNoIconsOfTheDesktop() // D33
    {
        const auto wantsIcons = [] {
            const QDialogButtonBox box(QDialogButtonBox::Close | QDialogButtonBox::Cancel);
            return box.style()->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, &box) != 0;
        };
        const QString sheet = qApp->styleSheet();
        qApp->setStyleSheet({});
        QApplication::setStyle(new StyleWithIcons);
        QVERIFY(wantsIcons());
        qApp->setStyleSheet(sheet);
        const bool wanted = wantsIcons();
        const QDialogButtonBox box(QDialogButtonBox::Close | QDialogButtonBox::Cancel);
        const bool shows = !box.button(QDialogButtonBox::Close)->icon().isNull();
        Theme::instance().install(*qApp); // the style of the other tests
        QVERIFY(!wanted && !shows);
    }

    void aMnemonicCutsNoLetter_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"Instance-&Typ", "Zum &Trainieren", "&Tagesbudget", "&Filter"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void aMnemonicCutsNoLetter()
    {
        QFETCH(QString, text);
        QWidget window;
        QLineEdit field(&window);
        QLabel shown(text, &window);
        shown.setBuddy(&field);
        shown.ensurePolished();
        const auto inkIn = [&shown](int width) { // the column of the last letter's last pixel
            shown.resize(width, shown.sizeHint().height());
            const QImage image = shown.grab().toImage();
            for (int x = image.width() - 1; x > 0; --x) {
                for (int y = 0; y < image.height(); ++y) {
                    if (image.pixel(x, y) != image.pixel(image.width() - 1, 0))
                        return x;
                }
            }
            return 0;
        };
        const int whole = inkIn(shown.sizeHint().width() + 40);
        QVERIFY(whole > 0);
        QCOMPARE(inkIn(shown.sizeHint().width()), whole);
    }

    void theDesktopDecidesOnlyWhereItIsFollowed()
    {
        Theme &theme = Theme::instance();
        theme.setDesktopDark(true);
        QVERIFY(!theme.tokens().dark);
        theme.setMode(Theme::Mode::Follow);
        QVERIFY(theme.tokens().dark);
        theme.setDesktopDark(false);
        QVERIFY(!theme.tokens().dark);
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
