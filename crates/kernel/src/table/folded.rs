use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// Lower case without accents, everything else one underscore: `Língua Portuguesa` is `lingua_portuguesa`, `Nº` is
/// `no`. Accents go however they were typed, as one character or as a letter with its mark.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() {
            push(&mut folded, letter.to_ascii_lowercase());
        } else {
            decompose_canonical(letter, |part| {
                if !is_combining_mark(part) {
                    part.to_lowercase().for_each(|part| push(&mut folded, part));
                }
            });
        }
    }
    if folded.ends_with('_') {
        folded.pop();
    }
    folded
}

fn push(folded: &mut String, letter: char) {
    // To Unicode these are signs, not letters with a mark.
    let letter = match letter {
        'ª' => 'a',
        'º' => 'o',
        other => other,
    };
    if letter.is_ascii_alphanumeric() {
        folded.push(letter);
    } else if !folded.is_empty() && !folded.ends_with('_') {
        folded.push('_');
    }
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn names_are_folded_to_plain_words() {
        for (text, expected) in [
            ("Língua Portuguesa", "lingua_portuguesa"),
            ("VL_OBSERVADO_2023", "vl_observado_2023"),
            ("  Nº  do\r\nAluno (RA) ", "no_do_aluno_ra"),
            ("3ª série", "3a_serie"),
            ("ÀÁÂÃÄÇÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜ", "aaaaaceeeeiiiiooooouuuu"),
            ("Mun\u{303}oz e Muñoz", "munoz_e_munoz"),
            ("Matri\u{301}cula", "matricula"),
            ("SITUAC\u{327}A\u{303}O", "situacao"),
            ("\u{feff}nome", "nome"),
            ("½ m²", "m"),
            ("Имя", ""),
            ("—", ""),
            ("", ""),
        ] {
            assert_eq!(folded(text), expected, "{text}");
        }
    }
}
