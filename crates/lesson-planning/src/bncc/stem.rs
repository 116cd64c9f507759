//! Words of Portuguese made alike: a light stemmer after Savoy (Light Stemming Approaches for the French, Portuguese,
//! German and Hungarian Languages, 2006), for words without accents, since people search without them.

use kernel::table::folded;

/// Words that say nothing of a topic.
const EMPTY: [&str; 75] = [
    "a",
    "alem",
    "ao",
    "aos",
    "as",
    "assim",
    "cada",
    "com",
    "como",
    "da",
    "das",
    "de",
    "do",
    "dos",
    "e",
    "em",
    "entre",
    "essa",
    "esse",
    "esta",
    "este",
    "etc",
    "foi",
    "inclusive",
    "isso",
    "ja",
    "la",
    "mais",
    "mas",
    "meio",
    "na",
    "nao",
    "nas",
    "no",
    "nos",
    "o",
    "os",
    "ou",
    "outra",
    "outras",
    "outro",
    "outros",
    "para",
    "pela",
    "pelas",
    "pelo",
    "pelos",
    "pode",
    "podem",
    "por",
    "quais",
    "qual",
    "quando",
    "que",
    "quem",
    "sao",
    "se",
    "sem",
    "ser",
    "seu",
    "seus",
    "sobre",
    "sua",
    "suas",
    "tais",
    "tal",
    "tambem",
    "toda",
    "todas",
    "todo",
    "todos",
    "um",
    "uma",
    "uns",
    "vista",
];

/// What teachers and the BNCC write in nearly every line.
const COMMON: [&str; 14] = [
    "aula",
    "atividade",
    "conteudo",
    "conhecer",
    "aprender",
    "ensinar",
    "estudo",
    "introducao",
    "nocoes",
    "identificar",
    "reconhecer",
    "utilizar",
    "diferentes",
    "ano",
];

/// The stems of a text, in its order.
pub(super) fn stems(text: &str) -> Vec<String> {
    folded(text)
        .split(|it: char| !it.is_ascii_alphanumeric())
        .filter(|word| word.len() > 1 && !EMPTY.contains(word) && !COMMON.contains(word))
        .map(stem)
        .collect()
}

/// Endings of the plural, and what the singular has instead.
const PLURALS: [(&str, &str); 9] = [
    ("oes", "ao"),
    ("aes", "ao"),
    ("ais", "al"),
    ("eis", "el"),
    ("ois", "ol"),
    ("uis", "ul"),
    ("ns", "m"),
    ("res", "r"),
    ("zes", "z"),
];

/// Endings that make a noun, an adverb or a verb of another word.
const MADE: [&str; 24] = [
    "amente", "mente", "izacao", "acao", "icao", "ucao", "cao", "sao", "idade", "dade", "ismo", "ista",
    "ivo", "iva", "oso", "osa", "ico", "ica", "ando", "endo", "indo", "ar", "er", "ir",
];

/// Letters that are left at least.
const LEAST: usize = 4;

/// Of one word in lower case without accents.
pub(super) fn stem(word: &str) -> String {
    let singular = singular(word);
    let made = MADE.into_iter().find_map(|ending| {
        let rest = singular.strip_suffix(ending)?;
        (rest.len() >= LEAST).then(|| rest.to_owned())
    });
    let mut stem = made.unwrap_or(singular);
    while stem.len() > LEAST && stem.ends_with(['a', 'e', 'i', 'o', 'u']) {
        stem.pop();
    }
    stem
}

fn singular(word: &str) -> String {
    for (plural, single) in PLURALS {
        if let Some(rest) = word.strip_suffix(plural)
            && rest.len() >= 2
        {
            return format!("{rest}{single}");
        }
    }
    match word.strip_suffix('s') {
        Some(rest) if rest.len() >= 3 && !rest.ends_with('s') => rest.to_owned(),
        _ => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_one_family_are_alike() {
        for family in [
            &["fração", "frações", "fracao", "fracoes"][..],
            &["multiplicação", "multiplicar", "Multiplicações"],
            &["animal", "animais"],
            &["número", "numeros"],
            &["comparar", "comparação", "comparando"],
            &["mapa", "mapas"],
            &["proporcionalidade", "proporcionalidades"],
        ] {
            let stems: Vec<_> = family.iter().flat_map(|word| stems(word)).collect();
            assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{stems:?}");
        }
    }

    #[test]
    fn words_that_only_look_alike_stay_apart() {
        for (one, other) in [("mapa", "mata"), ("área", "areia"), ("som", "soma")] {
            assert_ne!(stems(one)[0], stems(other)[0], "{one}, {other}");
        }
    }

    #[test]
    fn words_that_say_nothing_are_left_out() {
        assert_eq!(stems("Aula sobre o que são as frações"), ["frac"]);
    }
}
