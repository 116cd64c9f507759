//! Lines without names for their cells: the specification's text lines, and cells as they are pasted.

use kernel::table::{Line, plain};

use crate::formats::fault::{Fault, Part};
use crate::formats::judge::{Named, is_difficulty};
use crate::formats::said::{MOST_OPTIONS, Place, Said, SaidKey, SaidSkills};

/// Where the parts stand: the statement, four options and then these.
const KEY: usize = 5;
const DIFFICULTY: usize = 6;
const SKILL: usize = 7;

const PARTS: &str = "Deixe enunciado, quatro alternativas, resposta, dificuldade e habilidade. Em um texto com barras, um | que faz parte de um texto se escreve \\|.";

/// Whether an answer stands where it belongs.
pub(super) fn has_key(line: &Line) -> bool {
    Named::of(line.cell(KEY)).is_some()
}

pub(in crate::formats::from) fn said(line: &Line) -> Said {
    let cell = |place: usize| plain(line.cell(place)).to_owned();
    let (key, fault) = key_place(line);
    Said {
        place: Place { sheet: None, line: line.number },
        statement: cell(0),
        options: (1..key).take(MOST_OPTIONS + 1).map(cell).collect(),
        key: SaidKey::Words(cell(key)),
        difficulty: cell(key + 1),
        skills: SaidSkills::One(cell(key + 2)),
        fault: fault.map(|what| Fault::new(Part::Whole, what, PARTS)),
        ..Said::default()
    }
}

/// Where the answer stands, and what is wrong with a line that does not have its parts where they belong: a fifth option must
/// not be taken for the answer. There the place is a guess, by which somebody mends the line.
fn key_place(line: &Line) -> (usize, Option<&'static str>) {
    let count = line.cells.iter().count();
    let filled = (0..count).rev().find(|place| !line.cell(*place).is_empty()).map_or(0, |last| last + 1);
    let [key, difficulty] = [KEY, DIFFICULTY].map(|place| Named::of(line.cell(place)));
    let is_shifted = match difficulty {
        Some(Named { by_number: false, .. }) => true,
        Some(Named { by_number: true, .. }) => key.is_none() || is_difficulty(line.cell(SKILL)),
        None => false,
    };
    if is_shifted {
        let what = "A resposta está uma posição adiante: há cinco alternativas, ou um separador no meio de um texto.";
        (DIFFICULTY, Some(what))
    } else if filled > SKILL + 1 {
        let before_difficulty = (DIFFICULTY..filled).find(|place| is_difficulty(line.cell(place + 1)));
        let place = before_difficulty.unwrap_or(filled - 3);
        (
            place,
            Some("A linha tem partes demais: há cinco alternativas, ou um separador no meio de um texto."),
        )
    } else if filled < KEY {
        (KEY, Some("A linha tem partes de menos."))
    } else {
        (KEY, None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(cells: &str) -> Line {
        Line { number: 7, cells: cells.split('|').collect() }
    }

    #[test]
    fn parts_are_read_by_their_places() {
        for cells in ["Um?|1|2|3|4|B|facil|Somar", "Um?|1|2|3|4|B", "Um?|1|2|3|4|2|1|", "Um?|1|2|3|4||"] {
            assert_eq!(said(&line(cells)).fault, None, "{cells}");
        }
        let said = said(&line("Um?|'-1|2|3|4|B|facil|Somar"));
        assert_eq!((said.options[0].as_str(), said.place.line), ("-1", 7));
        assert_eq!(said.skills, SaidSkills::One("Somar".to_owned()));
    }

    #[test]
    fn a_part_too_many_or_too_few_refuses_the_line() {
        for (cells, part) in [
            ("Um?|1|2|3|4|5|C|facil|", "uma posição adiante"),
            ("Um?|10|20|30|40|3|2|facil", "uma posição adiante"),
            ("Um?|10|20|30|40|3|2|1|Somar", "demais"),
            ("Um?|um|dois|três|quatro|cinco|2|1", "uma posição adiante"),
            ("Quanto é |-3|?|1|2|3|4|C|facil|Módulo", "demais"),
            ("Quanto é x|y?|1|2|3|4|D|facil|", "uma posição adiante"),
            ("Um?|1|2|3", "de menos"),
            ("Capítulo 1", "de menos"),
        ] {
            let what = said(&line(cells)).fault.map(|fault| fault.what).unwrap_or_default();
            assert!(what.contains(part), "{cells}: {what}");
        }
    }
}
