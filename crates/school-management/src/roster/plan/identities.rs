//! Lines that are probably about somebody else than their number says.

use kernel::table::folded;

use crate::people::pupil::{Enrolment, Pupil, PupilName};
use crate::roster::file::{Entry, Notice};

use super::roll::Roll;

/// Gathers what only shows over the whole file.
#[derive(Default)]
pub(super) struct Identities {
    /// The first that would get a name of somebody else, and how many.
    renamed: Option<(String, usize)>,
    /// Likewise of new pupils who are already there under another number.
    doubled: Option<(String, usize)>,
}

impl Identities {
    /// An update of a pupil with a name that shares no word with the known one.
    pub fn note_update(&mut self, known: &Pupil, name: &PupilName) {
        if known.data.name != *name && !share_a_word(&known.data.name, name) {
            let example = || format!("{}, que viraria {name}", known.data.name);
            count(&mut self.renamed, example);
        }
    }

    /// A new pupil with the name and date of birth of a known one.
    pub fn note_new(&mut self, roll: &Roll, number: &Enrolment, entry: &Entry) {
        if roll.has_person(&entry.name, entry.birth_date) {
            count(&mut self.doubled, || format!("{}, aqui com a matrícula {number}", entry.name));
        }
    }

    pub fn notices(self) -> impl Iterator<Item = Notice> {
        let renamed = self.renamed.map(|(example, lines)| Notice {
            what: format!(
                "{} outro nome a quem já tem a matrícula: {example}.",
                count_of(lines, "linha dá", "linhas dão")
            ),
            hint: "Confira se as matrículas do arquivo são as desta escola.",
        });
        let doubled = self.doubled.map(|(example, lines)| Notice {
            what: format!(
                "{} nome e nascimento de quem já está cadastrado com outra matrícula: {example}.",
                count_of(lines, "aluno novo tem", "alunos novos têm")
            ),
            hint: "Confira a matrícula, para não cadastrar o mesmo aluno duas vezes.",
        });
        renamed.into_iter().chain(doubled)
    }
}

/// Whether a line with a pupil's number is about another: both the name and the date of birth say so.
pub(super) fn is_somebody_else(known: &Pupil, entry: &Entry) -> bool {
    let dates = known.data.birth_date.zip(entry.birth_date);
    known.data.name.key() != entry.name.key() && dates.is_some_and(|(known, told)| known != told)
}

fn count(seen: &mut Option<(String, usize)>, example: impl FnOnce() -> String) {
    match seen {
        Some((_, lines)) => *lines += 1,
        None => *seen = Some((example(), 1)),
    }
}

fn count_of(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

/// Names change by marriage or are written in short, but seldom wholly.
fn share_a_word(one: &PupilName, other: &PupilName) -> bool {
    let (one, other) = (folded(one.as_str()), folded(other.as_str()));
    one.split('_').any(|word| other.split('_').any(|it| it == word))
}
