//! How a text that somebody typed, or that the BNCC has, stands in a sentence.

use kernel::table::folded;

/// Words that keep their capital within a sentence.
const NAMES: &str = "africa alemanha amazonia america antartida argentina asia atlantida aristoteles \
    biblia brasil \
    canudos caatinga cerrado china colombo copernico cuba darwin descartes deus egito einstein estado europa fenicia \
    franca galileu getulio grecia haiti hitler holanda idade iluminismo imperio incas inconfidencia india inglaterra \
    internet islamismo israel japao jk jesus juscelino lamarck lua machado marrocos marte mata mendel mercosul \
    mesopotamia mexico napoleao newton nordeste norte onu pantanal pascoa palmares paraguai paris pernambuco pitagoras \
    platao portugal quilombo renascimento republica revolucao roma rio russia saeb sao saturno socrates sol sul \
    terra tiradentes vargas zumbi natal carnaval halloween";

/// A topic as it stands within a sentence: `Frações equivalentes` is `frações equivalentes`; names keep their capital.
pub fn within(topic: &str) -> String {
    let topic = unshouted(topic.trim_end_matches(['.', '!', ';', ':', ',', ' ']));
    let first = topic.split(|it: char| !it.is_alphanumeric()).next().unwrap_or_default();
    let second = topic[first.len()..].trim_start();
    let is_name = NAMES.split_whitespace().any(|name| name == folded(first))
        || first.chars().skip(1).any(char::is_uppercase)
        || second.starts_with(char::is_uppercase) && first.chars().count() > 1;
    if is_name || first.chars().count() < 2 && !["O", "A", "E"].contains(&first) {
        topic
    } else {
        lowered(&topic)
    }
}

/// Words that a topic begins with and that want an article after "sobre".
const FEMININE: &str = "abolicao conjuracao crise ditadura era grecia guerra idade inconfidencia independencia internet \
    proclamacao reforma republica revolta revolucao lua terra mata amazonia caatinga";
const MASCULINE: &str =
    "brasil cerrado egito feudalismo iluminismo imperio nazismo pantanal renascimento sol nordeste";

/// Words with which a pupil speaks of himself: such a topic is a title.
const OF_ONESELF: &str = "eu meu meus minha minhas nosso nossos nossa nossas";

/// A topic within a sentence as it stands after "sobre": "a Era Vargas", “Minha família”.
pub fn with_article(topic: &str) -> String {
    let plain = folded(topic.split(' ').next().unwrap_or_default());
    let is_one_of = |words: &str| words.split_whitespace().any(|word| word == plain);
    if is_one_of(OF_ONESELF) {
        format!("“{}”", capitalised(topic))
    } else if is_one_of(FEMININE) {
        format!("a {topic}")
    } else if is_one_of(MASCULINE) {
        format!("o {topic}")
    } else {
        topic.to_owned()
    }
}

/// A topic as a title has it.
pub fn titled(topic: &str) -> String {
    capitalised(&unshouted(topic.trim_end_matches(['.', ';', ':', ',', ' '])))
}

/// Several words in capitals alone are written small; `DNA` and `MMC E MDC` stay as they are.
fn unshouted(text: &str) -> String {
    let letters = || text.chars().filter(|it| it.is_alphabetic());
    let shouted = letters().all(char::is_uppercase)
        && text.split(|it: char| !it.is_alphabetic()).any(|word| word.chars().count() > 4);
    if shouted { capitalised(&text.to_lowercase()) } else { text.to_owned() }
}

pub fn capitalised(text: &str) -> String {
    if begins_with_unknown(text) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// "x² = 4": a letter that stands for a number stays small.
fn begins_with_unknown(text: &str) -> bool {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), letters.next());
    first.is_some_and(|it| "bcdfghjklmnpqrstvwxyz".contains(it)) && !second.is_some_and(char::is_alphabetic)
}

pub fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// A text as it stands between “ and ”.
pub fn quotable(text: &str) -> String {
    text.replace('“', "‘").replace('”', "’")
}

/// With one full stop at its end, unless another mark ends it.
pub fn sentence(text: &str) -> String {
    let text = text.trim().trim_end_matches([';', ':', ',']);
    // A mark may stand inside the quotation or the brackets that end a text: `“Quanto?”`.
    let is_ended = text.trim_end_matches(['”', ')']).ends_with(['.', '!', '?']);
    if is_ended { text.to_owned() } else { format!("{text}.") }
}

/// The text with each `{name}` as it is given; what is given is text, and is not read again.
pub fn filled(text: &str, given: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        out.push_str(&rest[..start]);
        let Some(end) = rest[start..].find('}') else { break };
        let name = &rest[start + 1..start + end];
        if let Some((_, value)) = given.iter().find(|(known, _)| *known == name) {
            // A sentence that begins with what is given begins with a capital.
            let begins = [". ", "? ", "! "].iter().any(|end| out.ends_with(end));
            out.push_str(&if begins { capitalised(value) } else { (*value).to_owned() });
        }
        rest = &rest[start + end + 1..];
    }
    out.push_str(rest);
    // Where nothing was given, its blank goes too.
    out.replace("  ", " ").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_stands_within_a_sentence() {
        for (topic, stands) in [
            ("Frações no dia a dia", "frações no dia a dia"),
            ("FRAÇÕES EQUIVALENTES", "frações equivalentes"),
            ("MMC e MDC", "MMC e MDC"),
            ("MMC E MDC", "MMC E MDC"),
            ("Brasil colonial", "Brasil colonial"),
            ("Guerra do Paraguai", "guerra do Paraguai"),
            ("Revolução Industrial", "Revolução Industrial"),
            ("O ciclo da água.", "o ciclo da água"),
            ("A", "a"),
            ("1822", "1822"),
            ("pH", "pH"),
            ("Érico e seus livros", "érico e seus livros"),
        ] {
            assert_eq!(within(topic), stands);
        }
        assert_eq!(titled("frações no dia a dia."), "Frações no dia a dia");
        assert_eq!(["x² = 4", "a conta"].map(capitalised), ["x² = 4", "A conta"]);
    }

    #[test]
    fn a_topic_has_its_article_or_is_a_title() {
        for (topic, stands) in [
            ("Era Vargas", "a Era Vargas"),
            ("guerra do Paraguai", "a guerra do Paraguai"),
            ("Egito Antigo", "o Egito Antigo"),
            ("minha família", "“Minha família”"),
            ("frações", "frações"),
            ("a Lua", "a Lua"),
        ] {
            assert_eq!(with_article(topic), stands);
        }
    }

    #[test]
    fn a_sentence_has_one_full_stop() {
        for (text, whole) in [
            ("Ler", "Ler."),
            ("Ler.", "Ler."),
            ("It has ...", "It has ..."),
            ("Por quê?", "Por quê?"),
            ("Ler (bem)", "Ler (bem)."),
            ("“Quanto?”", "“Quanto?”"),
            ("Ler;", "Ler."),
        ] {
            assert_eq!(sentence(text), whole);
        }
    }

    #[test]
    fn what_is_given_is_not_read_again() {
        assert_eq!(filled("Sobre {tema}: {b}", &[("tema", "{b} x"), ("b", "y")]), "Sobre {b} x: y");
        assert_eq!(filled("{a} e {a}. {a}.", &[("a", "um")]), "um e um. Um.");
        assert_eq!(filled("Um. {a} Dois. {a}", &[("a", "")]), "Um. Dois.");
    }
}
