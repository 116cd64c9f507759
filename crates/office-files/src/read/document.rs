use kernel::table::Sheet;

/// What kind of file was read; for a zip archive, the file inside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Xlsx,
    Ods,
    /// Text whose lines hold cells between delimiters.
    Csv,
    /// Text with one cell per line.
    Txt,
}

/// A file as sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    /// The file's name; for a zip archive, that of the file read inside it, without folders.
    pub name: String,
    /// In the file's order; sheets hidden in an xlsx file are left out. A text file is one sheet.
    pub sheets: Vec<Sheet>,
    pub format: Format,
    /// The name of a text file's character encoding ("UTF-8", "windows-1252").
    pub encoding: Option<&'static str>,
    /// What separates the cells of a text file.
    pub delimiter: Option<char>,
}
