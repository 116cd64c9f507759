/// Of "lista.pdf": "lista" and "pdf". An ending names a kind of file: up to five letters and digits, one letter at least, after something.
/// "Ata 12.11", "Relatório v1.2", "a." and ".pdf" have none.
pub fn stem_and_ending(file_name: &str) -> Option<(&str, &str)> {
    let (stem, ending) = file_name.trim().rsplit_once('.')?;
    let has_length = (1..=5).contains(&ending.chars().count());
    let is_a_word = ending.chars().all(char::is_alphanumeric) && ending.chars().any(char::is_alphabetic);
    (has_length && is_a_word && !stem.trim().is_empty()).then_some((stem, ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_names_a_kind_of_file() {
        for (name, parts) in [
            ("lista.pdf", Some(("lista", "pdf"))),
            (" fatura.pdf.EXE ", Some(("fatura.pdf", "EXE"))),
            ("canção.mp3", Some(("canção", "mp3"))),
            ("..pdf", Some((".", "pdf"))),
            ("sem ponto", None),
            ("Ata 12.11", None),
            ("Relatório v1.2", None),
            ("Sra. Ana", None),
            ("a.", None),
            ("a.sexto6", None),
            (".pdf", None),
            (" .pdf", None),
            ("", None),
        ] {
            assert_eq!(stem_and_ending(name), parts, "{name:?}");
        }
    }
}
