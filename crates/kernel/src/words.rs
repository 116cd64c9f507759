/// The text without surrounding spaces; the given sentence when nothing is left, it holds control
/// characters, or it is longer than `longest` characters.
pub fn non_empty(text: &str, longest: usize, sentence: &'static str) -> Result<String, String> {
    let text = text.trim();
    if text.is_empty() {
        Err(sentence.to_owned())
    } else if text.chars().any(char::is_control) {
        Err("O texto contém caracteres inválidos".to_owned())
    } else if text.chars().count() > longest {
        Err(format!("Use no máximo {longest} caracteres"))
    } else {
        Ok(text.to_owned())
    }
}

/// The text, or its beginning and an ellipsis where it is longer than `most` characters.
pub fn shortened(text: &str, most: usize) -> String {
    let end = text.char_indices().nth(most).map(|(end, _)| end);
    end.map_or_else(|| text.to_owned(), |end| format!("{}…", &text[..end]))
}

/// Bytes in lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::{hex, non_empty, shortened};

    #[test]
    fn text_is_trimmed_and_must_stay() {
        assert_eq!(non_empty("  Escola  ", 10, "falta"), Ok("Escola".to_owned()));
        assert_eq!(non_empty(" \t ", 10, "falta"), Err("falta".to_owned()));
        assert_eq!(non_empty("Escola\0", 10, "falta"), Err("O texto contém caracteres inválidos".to_owned()));
        assert_eq!(non_empty("Escola", 5, "falta"), Err("Use no máximo 5 caracteres".to_owned()));
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(shortened("ação", 4), "ação");
        assert_eq!(shortened("ações", 4), "açõe…");
    }

    #[test]
    fn bytes_are_shown_in_hexadecimal() {
        assert_eq!(hex(&[0, 10, 255]), "000aff");
    }
}
