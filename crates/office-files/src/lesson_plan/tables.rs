//! Tables across the page.

use docx_rs::{
    BorderType, Paragraph, Shading, Table, TableBorder, TableBorderPosition, TableBorders, TableCell,
    TableCellMargins, TableRow, WidthType,
};

/// Between the margins, in twentieths of a point.
pub const WIDTH: usize = 9638;

/// How the library writes the height of a row of [`header`], which is its mark: [`super::package`] says in its place what
/// the row is.
pub const REPEATED_ROW: &str = r#"<w:trHeight w:val="1" w:hRule="atLeast" />"#;

const LINES: &str = "C5CDD9";
const SHADE: &str = "F0F3F8";

pub fn cell(width: usize, paragraph: Paragraph) -> TableCell {
    TableCell::new().width(width, WidthType::Dxa).add_paragraph(paragraph)
}

pub fn shaded(cell: TableCell) -> TableCell {
    cell.shading(Shading::new().fill(SHADE))
}

/// The row of the columns' names, again on each page.
pub fn header(cells: Vec<TableCell>) -> TableRow {
    TableRow::new(cells.into_iter().map(shaded).collect()).cant_split().row_height(1.0)
}

/// Lines between the rows alone.
pub fn table(columns: &[usize], rows: Vec<TableRow>) -> Table {
    let borders = [TableBorderPosition::Top, TableBorderPosition::Bottom, TableBorderPosition::InsideH];
    let borders = borders.into_iter().fold(TableBorders::with_empty(), |borders, at| {
        borders.set(TableBorder::new(at).border_type(BorderType::Single).size(4).color(LINES))
    });
    Table::without_borders(rows)
        .set_grid(columns.to_vec())
        .width(columns.iter().sum(), WidthType::Dxa)
        .set_borders(borders)
        .margins(TableCellMargins::new().margin(70, 100, 70, 100))
}
