use crate::question::{Options, QuestionText};

/// The key as a reader cannot take it for the text of an option, which may be a letter: of five spellings, four options
/// leave one.
pub(super) fn spelled(text: &QuestionText) -> String {
    let letter = text.key.slug();
    let spellings = [
        letter.to_owned(),
        format!("{letter})"),
        format!("({letter})"),
        format!("Letra {letter}"),
        format!("Alternativa {letter}"),
    ];
    let is_free = |spelling: &&String| !is_option(&text.options, spelling);
    spellings.iter().find(is_free).unwrap_or(&spellings[0]).clone()
}

fn is_option(options: &Options, spelling: &str) -> bool {
    options
        .each()
        .any(|(_, option)| kernel::one_line(option.as_str()).to_lowercase() == spelling.to_lowercase())
}
