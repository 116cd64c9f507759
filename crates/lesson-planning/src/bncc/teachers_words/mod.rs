//! What teachers call a topic, and the words that the BNCC has for it.

mod called;
mod exact;
mod languages;
mod society;

use kernel::table::folded;

use self::called::Called;

const ALL: [&[Called]; 3] = [exact::CALLED, languages::CALLED, society::CALLED];

/// The names of one thing that stand in a topic, with what the document says for it: each way its words.
pub(super) struct Meant {
    pub names: Vec<&'static str>,
    pub ways: Vec<&'static str>,
}

/// What a topic means by the names in it; of "sistema de equações" not what "equações" means alone.
pub(super) fn meant(topic: &str) -> Vec<Meant> {
    let plain = format!("_{}_", folded(topic));
    let all = ALL.into_iter().flatten();
    let found: Vec<(Vec<&str>, &str)> = all
        .map(|(names, words)| (names.split('|').filter(|name| speaks_of(&plain, name)).collect(), *words))
        .filter(|(names, _): &(Vec<&str>, &str)| !names.is_empty())
        .collect();
    let is_within = |name: &str| {
        found
            .iter()
            .flat_map(|(names, _)| names)
            .any(|other| other.len() > name.len() && other.contains(name))
    };
    let meant = found.iter().filter(|(names, _)| !names.iter().all(|name| is_within(name)));
    meant.map(|(names, words)| Meant { names: names.clone(), ways: words.split('|').collect() }).collect()
}

/// Letters from which on a name is known by its beginning too: "vacina" in "vacinas".
const LONG: usize = 5;

/// Whether a name stands in a text, each of its words whole, or the last one with an ending.
fn speaks_of(text: &str, name: &str) -> bool {
    let last = name.rsplit(' ').next().unwrap_or(name);
    let begun = format!("_{}", name.replace(' ', "_"));
    if last.len() >= LONG {
        return text.contains(&begun);
    }
    text.contains(&format!("{begun}_")) || text.contains(&format!("{begun}s_"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_known_whole_or_by_its_beginning_where_it_is_long() {
        let names = |topic: &str| meant(topic).into_iter().flat_map(|it| it.names).collect::<Vec<_>>();
        assert_eq!(names("Vacinas"), ["vacina"]);
        assert_eq!(names("os rios"), ["rio"]);
        assert_eq!(names("o riso"), [""; 0]);
        assert_eq!(names("Regra de três"), ["regra de tres"]);
        assert_eq!(names("Sistemas de equações"), ["sistemas de equacoes"]);
    }

    #[test]
    fn no_name_stands_twice_and_all_are_without_accents() {
        let mut names: Vec<_> = ALL.into_iter().flatten().flat_map(|(names, _)| names.split('|')).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
        for (names, words) in ALL.into_iter().flatten() {
            for text in names.split('|').chain(words.split('|')) {
                assert!(!text.is_empty() && folded(text).replace('_', " ") == text, "{text}");
            }
        }
    }
}
