//! Which rules are for which discipline.

use super::arts::{self, physical, visual};
use super::known::{Known, known};
use super::room::Room;
use super::society::{self, geography, history, religion};
use super::{computing, english, mathematics, portuguese, sciences};
use crate::Discipline::{
    self, Arte, Ciencias, CienciasDaNatureza, CienciasHumanas, Computacao, EducacaoFisica, EnsinoReligioso,
    Geografia, Historia, Ingles, Linguagens, LinguaPortuguesa, Matematica,
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
        CienciasDaNatureza => &[Ciencias],
        CienciasHumanas => &[Historia, Geografia],
        LinguaPortuguesa => &[LinguaPortuguesa],
        Matematica => &[Matematica],
        Ciencias => &[Ciencias],
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
