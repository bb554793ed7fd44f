// render_icon IN.svg SIZE OUT.png: draws a picture as a square of SIZE pixels.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

int main(int argc, char **argv)
{
    QSvgRenderer drawing(QString::fromLocal8Bit(argc == 4 ? argv[1] : ""));
    const int size = argc == 4 ? QByteArray(argv[2]).toInt() : 0;
    if (!drawing.isValid() || size <= 0)
        return 2;
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    painter.end();
    return picture.save(QString::fromLocal8Bit(argv[3]), "PNG") ? 0 : 1;
}
