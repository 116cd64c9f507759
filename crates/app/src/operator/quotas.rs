//! `ideb quota`: how much a school may keep.

use store_postgres::operator::Quota;

use crate::config::Config;
use crate::database;
use crate::failure::Failure;
use crate::output::say;

const PEOPLE: &str = "people";
/// The kinds of people, each with a quota of its own.
const KINDS: [&str; 2] = ["students", "users"];

/// What the operator calls what is kept; it may also be typed without accents.
const NAMES: [(&str, &str); 8] = [
    (PEOPLE, "pessoas"),
    ("classes", "turmas"),
    ("pupil_imports", "importações"),
    ("school_years", "anos-letivos"),
    ("simulations", "simulações"),
    ("students", "alunos"),
    ("subjects", "disciplinas"),
    ("users", "equipe"),
];

/// Shows all quotas, or sets one first.
pub fn run(config: &Config, set: Option<(&str, i64)>) -> Result<(), Failure> {
    let opened = database::open(config)?;
    let mut operator = opened.operator()?;
    if let Some((name, most)) = set
        && !operator.set_quota(stored(name), most)?
    {
        return Err(format!("não há um limite chamado {name}; veja os nomes com: ideb quota").into());
    }
    let quotas = operator.quotas()?;
    say!("O que cada escola pode guardar:");
    for Quota { name, most, school, kept } in &quotas {
        let explained = if name == PEOPLE { ", alunos e equipe juntos" } else { "" };
        let fullest = school.map(|school| format!(" (a que mais guarda é a escola {school}, com {kept})"));
        say!("  {}: {most}{explained}{}", shown(name), fullest.unwrap_or_default());
    }
    if let Some(missing) = people_short_of(&quotas) {
        say!(
            "Atenção: alunos e equipe só chegam juntos ao máximo com mais pessoas: ideb quota pessoas {missing}"
        );
    }
    opened.close()
}

/// How many people there would have to be, where fewer are allowed than of their kinds together.
fn people_short_of(quotas: &[Quota]) -> Option<i64> {
    let most = |name: &str| quotas.iter().find(|quota| quota.name == name).map(|quota| quota.most);
    let together = KINDS.into_iter().filter_map(most).fold(0, i64::saturating_add);
    (most(PEOPLE)? < together).then_some(together)
}

fn shown(name: &str) -> &str {
    NAMES.iter().find(|(stored, _)| *stored == name).map_or(name, |(_, shown)| shown)
}

fn stored(name: &str) -> &str {
    let typed = plain(name);
    NAMES.iter().find(|(_, shown)| plain(shown) == typed).map_or(name, |(stored, _)| stored)
}

/// As it may be typed for these names.
fn plain(name: &str) -> String {
    name.to_lowercase().replace("çõ", "co")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quota_has_a_portuguese_name_and_keeps_its_own() {
        for (typed, name) in [
            ("alunos", "students"),
            ("Equipe", "users"),
            ("simulações", "simulations"),
            ("simulacoes", "simulations"),
            ("students", "students"),
            ("planos", "planos"),
        ] {
            assert_eq!(stored(typed), name);
        }
        assert_eq!([shown("people"), shown("plans")], ["pessoas", "plans"]);
    }

    #[test]
    fn fewer_people_than_of_both_kinds_are_told() {
        let quotas = |people, students| {
            [(PEOPLE, people), ("students", students), ("users", 500)].map(|(name, most)| Quota {
                name: name.to_owned(),
                most,
                school: None,
                kept: 0,
            })
        };
        assert_eq!(people_short_of(&quotas(10_500, 10_000)), None);
        assert_eq!(people_short_of(&quotas(10_500, 20_000)), Some(20_500));
        assert_eq!(people_short_of(&quotas(10_499, 10_000)), Some(10_500));
    }
}
