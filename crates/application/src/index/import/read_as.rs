use crate::spreadsheet::Spreadsheet;

/// How a file was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadAs {
    /// "xlsx", "ods", "zip" or "csv".
    pub format: &'static str,
    /// Of a text file, as detected.
    pub encoding: Option<&'static str>,
    pub delimiter: Option<char>,
    sheets: usize,
    lines: usize,
}

impl ReadAs {
    pub(super) fn of(file: &Spreadsheet) -> Self {
        let Spreadsheet { format, encoding, delimiter, ref sheets, .. } = *file;
        let lines = sheets.iter().map(|sheet| sheet.lines.len()).sum();
        Self { format, encoding, delimiter, sheets: sheets.len(), lines }
    }

    /// For people, each with its name.
    pub(super) fn facts(&self) -> Vec<(&'static str, String)> {
        let facts = [
            ("Formato", Some(self.format.to_uppercase())),
            ("Codificação", self.encoding.map(str::to_owned)),
            ("Separador", self.delimiter.map(in_words)),
            ("Planilhas no arquivo", (self.sheets > 1).then(|| self.sheets.to_string())),
            ("Linhas", Some(self.lines.to_string())),
        ];
        facts.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }
}

fn in_words(delimiter: char) -> String {
    match delimiter {
        ';' => "ponto e vírgula".to_owned(),
        ',' => "vírgula".to_owned(),
        '\t' => "tabulação".to_owned(),
        '|' => "barra vertical".to_owned(),
        other => other.to_string(),
    }
}
