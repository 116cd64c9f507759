//! Which rules are for which discipline.

use super::arts::{self, physical, visual};
use super::known::{Known, known};
use super::room::Room;
use super::society::{self, geography, history, religion};
use super::{computing, english, mathematics, portuguese, sciences};
use crate::Discipline::{
    self, Arte, Ciencias, CienciasDaNatureza, CienciasHumanas, Computacao, EducacaoFisica, EnsinoReligioso,
    Geografia, Historia, Ingles, LinguaPortuguesa, Linguagens, Matematica,
};

pub const fn room(discipline: Discipline) -> &'static Room {
    match discipline {
        LinguaPortuguesa | Linguagens => &portuguese::room::ROOM,
        Matematica => &mathematics::room::ROOM,
        Ciencias | CienciasDaNatureza => &sciences::room::ROOM,
        Historia | CienciasHumanas => &history::ROOM,
        Geografia => &geography::ROOM,
        Arte => &visual::ROOM,
        EducacaoFisica => &physical::ROOM,
        Ingles => &english::room::ROOM,
        EnsinoReligioso => &religion::ROOM,
        Computacao => &computing::room::ROOM,
    }
}

/// An area of the ensino médio teaches the topics of its components.
const fn components(discipline: Discipline) -> &'static [Discipline] {
    match discipline {
        Linguagens => &[LinguaPortuguesa, Ingles, Arte, EducacaoFisica],
        CienciasHumanas => &[Historia, Geografia],
        LinguaPortuguesa => &[LinguaPortuguesa],
        Matematica => &[Matematica],
        Ciencias | CienciasDaNatureza => &[Ciencias],
        Historia => &[Historia],
        Geografia => &[Geografia],
        Arte => &[Arte],
        EducacaoFisica => &[EducacaoFisica],
        Ingles => &[Ingles],
        EnsinoReligioso => &[EnsinoReligioso],
        Computacao => &[Computacao],
    }
}

/// All topics that the base knows.
pub const KNOWN: &[&[&[Known]]] = &[
    mathematics::KNOWN,
    portuguese::KNOWN,
    sciences::KNOWN,
    society::KNOWN,
    arts::KNOWN,
    english::KNOWN,
    computing::KNOWN,
];

/// The topic of the base that a text speaks of, for a year of schooling.
pub fn known_topic(discipline: Discipline, year: u8, text: &str) -> Option<&'static Known> {
    components(discipline).iter().find_map(|one| KNOWN.iter().find_map(|all| known(all, *one, year, text)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::composer::known::Items;

    fn all() -> impl Iterator<Item = &'static Known> {
        KNOWN.iter().flat_map(|folder| folder.iter()).flat_map(|file| file.iter())
    }

    #[test]
    fn a_topic_of_the_base_is_whole() {
        assert!(all().count() >= 100, "{}", all().count());
        for known in all() {
            let name = known.names[0];
            assert!(known.goals.len() > 1 && known.content.len() > 1 && known.tasks.len() > 1, "{name}");
            assert!(known.mistakes.len() > 1 && known.example.ends_with(['.', '?', '!']), "{name}");
            // They stand within sentences.
            for text in known.tasks.iter().chain([&known.before]) {
                assert!(
                    text.starts_with(char::is_lowercase) && !text.ends_with(['.', '?', '!']),
                    "{name}: {text}"
                );
            }
            for goal in known.goals {
                assert!(goal.starts_with(char::is_uppercase) && !goal.ends_with('.'), "{name}: {goal}");
            }
        }
    }

    #[test]
    fn written_questions_have_one_right_option_and_three_others() {
        let mut asked = HashSet::new();
        for known in all() {
            let Items::Written(items) = known.items else { continue };
            assert!(items.len() >= 5, "{}", known.names[0]);
            for item in items {
                let options: HashSet<_> = item.wrong.iter().chain([&item.right]).collect();
                assert_eq!(options.len(), 4, "{}", item.ask);
                assert!(item.why.ends_with('.') && item.ask.contains(['?', '”', '.', '!']), "{}", item.ask);
                assert!(asked.insert((known.of, item.ask, item.right)), "twice: {}", item.ask);
            }
        }
    }

    #[test]
    fn a_topic_is_found_by_each_of_its_names() {
        for known in all() {
            for name in known.names {
                let text: Vec<_> = name.split(' ').filter(|word| !word.starts_with('-')).collect();
                let text = text.join(" ").replace('*', "");
                let found = (known.years.0..=known.years.1).any(|year| {
                    known_topic(known.of[0], year, &text).is_some_and(|it| it.names == known.names)
                });
                assert!(found, "{name} leads to another topic than {}", known.names[0]);
            }
        }
    }
}
