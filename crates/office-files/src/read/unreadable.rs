use thiserror::Error;

/// Why a file cannot be read, as a sentence for whoever sent it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Unreadable {
    #[error("O arquivo está vazio.")]
    Empty,
    #[error("O arquivo não tem nenhuma célula preenchida.")]
    Blank,
    #[error("O arquivo tem mais de {}. Envie um arquivo menor.", size(*.limit))]
    TooLarge { limit: u64 },
    #[error(
        "O conteúdo do arquivo passa de {} depois de descompactado. Deixe nele só a planilha que interessa.",
        size(*.limit)
    )]
    TooLargeInside { limit: u64 },
    #[error(
        "O arquivo compactado guarda mais de {limit} arquivos dentro dele. Envie só a planilha que interessa."
    )]
    TooManyEntries { limit: usize },
    #[error("O arquivo tem mais de {limit} planilhas dentro dele. Deixe só a que interessa.")]
    TooManySheets { limit: usize },
    #[error(
        "O arquivo tem conteúdo demais para ser lido de uma vez. Deixe nele só a planilha que interessa, ou divida-o em partes menores."
    )]
    TooMuch,
    #[error("A leitura do arquivo foi interrompida, porque ninguém esperava mais por ela.")]
    Unwanted,
    #[error("O arquivo tem mais de {limit} linhas. Divida-o em partes menores.")]
    TooManyLines { limit: usize },
    #[error("A linha {line} tem mais de {limit} colunas. Confira se o arquivo é mesmo uma tabela.")]
    TooManyColumns { line: u32, limit: usize },
    #[error(
        "A célula {cell} da planilha “{sheet}” está preenchida longe demais da tabela. Apague-a e salve de novo."
    )]
    FarCell { sheet: String, cell: String },
    #[error(
        "Uma célula da linha {line} tem mais de {limit} caracteres. Em arquivos CSV, confira se não faltam aspas."
    )]
    HugeCell { line: u32, limit: usize },
    #[error(
        "O arquivo está incompleto: a cópia ou o download pode ter sido interrompido. Obtenha-o de novo e tente outra vez."
    )]
    Truncated,
    #[error(
        "O arquivo está danificado. Abra-o no Excel ou no LibreOffice, salve de novo como .xlsx e tente outra vez."
    )]
    Damaged,
    #[error(
        "O arquivo XML traz uma definição de documento (DOCTYPE), que não é lida. Exporte as questões de novo, sem ela."
    )]
    DocumentType,
    #[error("O arquivo é {what}, não uma planilha. Envie um arquivo .xlsx, .ods, .csv ou .txt.")]
    NotASpreadsheet { what: &'static str },
    #[error(
        "O arquivo é {what}, de que não lemos questões. Copie o texto das questões para um editor simples e salve-o como .txt no formato Aiken (o enunciado, as alternativas de A) a D) uma por linha, e ANSWER: com a letra certa), ou ponha as questões em uma planilha."
    )]
    NotQuestions { what: &'static str },
    #[error(
        "O arquivo está no formato antigo do Excel (.xls). Abra-o no Excel ou no LibreOffice e salve como .xlsx."
    )]
    OldExcel,
    #[error("O arquivo está no formato binário do Excel (.xlsb). Abra-o no Excel e salve como .xlsx.")]
    BinaryExcel,
    #[error("O arquivo está protegido por senha. Salve uma cópia sem senha e tente outra vez.")]
    PasswordProtected,
    #[error("O arquivo .zip guarda outro arquivo .zip. Descompacte-o e envie a planilha.")]
    NestedZip,
    #[error("O arquivo .zip não guarda nenhuma planilha (.xlsx, .ods, .csv ou .txt).")]
    NoSpreadsheetInZip,
    #[error("O arquivo .zip guarda mais de uma planilha ({}). Envie uma de cada vez.", .names.join(", "))]
    SeveralSpreadsheetsInZip { names: Vec<String> },
    #[error(
        "O arquivo não é um texto legível (há bytes nulos nele). Se for um CSV, salve-o de novo como “CSV UTF-8”."
    )]
    NulBytes,
}

/// A size as people read it: "20 MB".
fn size(bytes: u64) -> String {
    match bytes {
        0..1_000_000 => format!("{} kB", bytes / 1000),
        1_000_000..1_000_000_000 => format!("{} MB", bytes / 1_000_000),
        _ => format!("{} GB", bytes / 1_000_000_000),
    }
}

/// How much of a file is looked at to tell its format.
const HEAD: usize = 4096;

/// Refuses, by their first bytes, formats that are neither text nor a zip archive.
pub(crate) fn refuse_known_formats(bytes: &[u8]) -> Result<(), Unreadable> {
    refuse_binary(bytes)?;
    // Some state systems export a web page under the name .xls.
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]).to_lowercase();
    let head = head.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    if ["<!doctype html", "<html", "<table"].iter().any(|start| head.starts_with(start)) {
        return Err(Unreadable::NotASpreadsheet { what: "uma página da web" });
    }
    if head.starts_with("<?xml") {
        return Err(Unreadable::NotASpreadsheet { what: "um XML" });
    }
    Ok(())
}

/// Those that say it at their very beginning.
pub(crate) fn refuse_binary(bytes: &[u8]) -> Result<(), Unreadable> {
    const SIGNATURES: [(&[u8], &str); 8] = [
        (b"%PDF-", "um PDF"),
        (b"\x89PNG", "uma imagem"),
        (b"\xff\xd8\xff", "uma imagem"),
        (b"GIF8", "uma imagem"),
        (b"{\\rtf", "um documento de texto (.rtf)"),
        (b"Rar!", "um arquivo compactado .rar"),
        (b"7z\xbc\xaf", "um arquivo compactado .7z"),
        (b"\x1f\x8b", "um arquivo compactado .gz"),
    ];
    if bytes.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        return Err(old_office_file(bytes));
    }
    if let Some((_, what)) = SIGNATURES.iter().find(|(signature, _)| bytes.starts_with(signature)) {
        return Err(Unreadable::NotASpreadsheet { what });
    }
    Ok(())
}

/// Excel keeps a workbook with a password, and the formats before 2007, in the same kind of container.
fn old_office_file(bytes: &[u8]) -> Unreadable {
    let named = |name: &str| {
        let units: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        bytes.windows(units.len()).any(|window| window == units)
    };
    if named("EncryptedPackage") {
        Unreadable::PasswordProtected
    } else if named("WordDocument") {
        Unreadable::NotASpreadsheet { what: "um documento do Word" }
    } else {
        Unreadable::OldExcel
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_that_are_no_spreadsheet_are_named() {
        let encrypted: Vec<u8> = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
            .iter()
            .copied()
            .chain("EncryptedPackage".encode_utf16().flat_map(u16::to_le_bytes))
            .collect();
        for (bytes, part) in [
            (&b"%PDF-1.7"[..], "um PDF"),
            (b"\x89PNG\r\n", "uma imagem"),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....", "(.xls)"),
            (&encrypted, "senha"),
            (b"\xef\xbb\xbf \n<HTML><body>", "uma página da web"),
            (b"<?xml version='1.0'?><Workbook/>", "um XML"),
        ] {
            let sentence = refuse_known_formats(bytes).unwrap_err().to_string();
            assert!(sentence.contains(part), "{sentence}");
        }
        assert_eq!(refuse_known_formats(b"matricula;nome"), Ok(()));
    }

    #[test]
    fn sizes_are_told_in_round_units() {
        assert_eq!(size(64_000), "64 kB");
        assert_eq!(size(20_000_000), "20 MB");
        assert_eq!(size(1_000_000_000), "1 GB");
    }
}
