//! Words of INEP's tables: networks, areas, stages and years, however they are written.

use kernel::table::folded;
use kernel::{Stage, Uf};

use crate::measure::Edition;
use crate::reference::{Area, Network};

/// A label without its footnotes: `Privada (1)`, `Privada1` and `Pública (Federal, Estadual e Municipal)`.
fn label(text: &str) -> String {
    let before = text.split('(').next().unwrap_or_default();
    folded(before.trim_end().trim_end_matches(|letter: char| letter.is_ascii_digit()))
}

pub(super) fn network(text: &str) -> Option<Network> {
    match label(text).as_str() {
        "estadual" => Some(Network::Estadual),
        "municipal" => Some(Network::Municipal),
        "privada" | "particular" => Some(Network::Privada),
        "publica" => Some(Network::Publica),
        "federal" => Some(Network::Federal),
        "total" => Some(Network::Total),
        _ => None,
    }
}

/// A state by its letters, name or abbreviated name (`R. G. do Norte`), a region, or the country.
pub(super) fn area(text: &str) -> Option<Area> {
    const REGIONS: [&str; 5] = ["Norte", "Nordeste", "Sudeste", "Sul", "Centro-Oeste"];
    if let Ok(uf) = text.parse::<Uf>() {
        return Some(Area::State(uf));
    }
    let label = label(text);
    if label == "brasil" {
        return Some(Area::Country);
    }
    if let Some(region) = REGIONS.into_iter().find(|region| folded(region) == label) {
        return Some(Area::Region(region.to_owned()));
    }
    let named = |uf: &Uf| is_short_for(&label, &folded(uf.name()));
    Uf::ALL.into_iter().find(named).map(Area::State)
}

/// Whether the words are the same, some of them perhaps by their first letter alone.
fn is_short_for(short: &str, long: &str) -> bool {
    let (short, long) = (short.split('_'), long.split('_'));
    short.clone().count() == long.clone().count()
        && short.zip(long).all(|(short, long)| short == long || (short.len() == 1 && long.starts_with(short)))
}

/// The one stage a text names; `None` when it names none or several.
pub(super) fn stage(text: &str) -> Option<Stage> {
    let text = format!("_{}_", folded(text));
    let names = [
        (Stage::AnosIniciais, ["iniciais", "fundamental_i_"]),
        (Stage::AnosFinais, ["finais", "fundamental_ii_"]),
        (Stage::EnsinoMedio, ["ensino_medio", "_medio_"]),
    ];
    only(
        names
            .into_iter()
            .filter(|(_, parts)| parts.iter().any(|part| text.contains(part)))
            .map(|(stage, _)| stage),
    )
}

/// Like [`stage`], and by the letters AI, AF and EM as a word of their own in capitals ("em" is a common word).
pub(super) fn short_stage(text: &str) -> Option<Stage> {
    stage(text).or_else(|| {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        only(words.filter_map(|word| match word {
            "AI" => Some(Stage::AnosIniciais),
            "AF" => Some(Stage::AnosFinais),
            "EM" => Some(Stage::EnsinoMedio),
            _ => None,
        }))
    })
}

/// The one edition a text such as a file's name holds.
pub(super) fn edition(text: &str) -> Option<Edition> {
    let words = text.split(|letter: char| !letter.is_ascii_digit());
    only(
        words
            .filter(|word| word.len() == 4)
            .filter_map(|word| word.parse::<i16>().ok())
            .filter_map(|year| Edition::new(year).ok()),
    )
}

/// A year, perhaps with the number of a footnote glued to it: `20211`.
pub(super) fn year(word: &str) -> Option<i16> {
    let is_year = (4..=5).contains(&word.len())
        && word.starts_with("20")
        && word.bytes().all(|byte| byte.is_ascii_digit());
    is_year.then(|| word[..4].parse().ok()).flatten()
}

fn only<T: PartialEq>(mut found: impl Iterator<Item = T>) -> Option<T> {
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_known_with_their_footnotes() {
        for (text, expected) in [
            ("Privada (1)", Some(Network::Privada)),
            ("Privada1", Some(Network::Privada)),
            ("Pública (Federal, Estadual e Municipal)", Some(Network::Publica)),
            ("Total (3)(4)", Some(Network::Total)),
            ("ESTADUAL", Some(Network::Estadual)),
            ("Rede", None),
        ] {
            assert_eq!(network(text), expected, "{text}");
        }
    }

    #[test]
    fn areas_are_known_by_letters_name_and_abbreviation() {
        for (text, expected) in [
            ("RN", Some(Area::State(Uf::RN))),
            ("R. G. do Norte", Some(Area::State(Uf::RN))),
            ("M. G. do Sul", Some(Area::State(Uf::MS))),
            ("Pará", Some(Area::State(Uf::PA))),
            ("Paraná", Some(Area::State(Uf::PR))),
            ("Centro-Oeste", Some(Area::Region("Centro-Oeste".to_owned()))),
            ("Brasil", Some(Area::Country)),
            ("Fonte: MEC/Inep.", None),
        ] {
            assert_eq!(area(text), expected, "{text}");
        }
    }

    #[test]
    fn stages_are_told_by_name_and_by_letters_in_capitals() {
        for (text, expected) in [
            ("Ensino Fundamental Regular - Anos Finais", Some(Stage::AnosFinais)),
            ("divulgacao_anos_iniciais_escolas_2023.xlsx", Some(Stage::AnosIniciais)),
            ("Ensino Médio Regular", Some(Stage::EnsinoMedio)),
            // Some systems write the accent of a file's name as a character of its own.
            ("ensino me\u{301}dio 2023.xlsx", Some(Stage::EnsinoMedio)),
            ("Fundamental II", Some(Stage::AnosFinais)),
            ("Fundamental I", Some(Stage::AnosIniciais)),
            ("UF e Regiões (AI)", Some(Stage::AnosIniciais)),
            ("pernambuco_2023_EM.csv", Some(Stage::EnsinoMedio)),
            ("resultados em 2023.csv", None),
            ("anos iniciais e anos finais", None),
        ] {
            assert_eq!(short_stage(text), expected, "{text}");
        }
    }

    #[test]
    fn a_file_name_tells_its_edition_only_when_it_holds_one() {
        assert_eq!(edition("pernambuco_2023_AF.csv").map(Edition::year), Some(2023));
        assert_eq!(edition("uf_2005_2019.csv"), None);
        assert_eq!(edition("escolas_2024.csv"), None);
        assert_eq!(year("20211"), Some(2021));
        assert_eq!(year("202"), None);
    }
}
