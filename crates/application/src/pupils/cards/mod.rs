//! The cards with which pupils come in for the first time: issued, opened, printed, and issued anew for who lost theirs.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use kernel::table::folded;
use kernel::{ClassId, PersonId, PupilImportId, StoreError};
use school_management::classes::class::Class;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::issued_password::{CARD_LASTS, CardPasswords, IssuedPassword};
use school_management::people::pupil::Pupil;
use school_management::people::pupil::store::{Issued, Nonce};
use school_management::people::school_code::SchoolCode;
use thiserror::Error;

use crate::gate::model::World;
use crate::gate::session::LiveSession;
use crate::pupils::care::{Care, care};
use crate::tx::database::SchoolTx;

/// Why nothing was done.
#[derive(Debug, Error)]
pub enum CardError {
    /// A pupil, class or import is none of this school.
    #[error("não há este aluno, esta turma ou esta importação")]
    NotFound,
    #[error("As senhas dos alunos da demonstração são públicas e não mudam.")]
    Demonstration,
    #[error("Este aluno está inativo. Reative-o para gerar uma senha.")]
    Inactive,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Among whom cards are issued or printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Among {
    Everyone,
    These(Vec<PersonId>),
    Class(ClassId),
    /// Those whom a file created.
    Import(PupilImportId),
}

/// Whom of them a password is issued for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum For {
    /// All, in place of whatever password they had.
    All,
    /// Those who cannot come in: without a password of their own, and without a card that still opens.
    WithoutAccess,
}

/// Which cards are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Print {
    /// Those that wait for their pupil.
    Waiting,
    /// Of these, those that never were on paper.
    New,
}

/// Who acts, and when.
#[derive(Debug, Clone, Copy)]
pub struct By<'a> {
    pub session: &'a LiveSession,
    pub now: DateTime<Utc>,
}

/// A card as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub id: PersonId,
    pub name: String,
    pub number: String,
    pub class_name: Option<String>,
    pub password: IssuedPassword,
    /// Tells it from a card that is issued to the same pupil later, which opens longer.
    pub until: DateTime<Utc>,
}

/// What a sheet of cards says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cards {
    pub school_name: String,
    pub school_code: SchoolCode,
    /// By class, then by name; who has no class comes last.
    pub cards: Vec<Card>,
    /// Active pupils among them who cannot come in.
    pub without_access: usize,
}

/// A card that somebody has on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OnPaper {
    pub pupil: PersonId,
    /// As the card says it: see [`Card::until`].
    pub until: DateTime<Utc>,
}

impl By<'_> {
    fn record(&self, tx: &mut dyn SchoolTx, text: String, about: &[PersonId]) -> Result<(), StoreError> {
        let activity = NewActivity::new(ActivityKind::Pupils, text);
        let activity = match about {
            [one] => activity.about(*one),
            _ => activity,
        };
        tx.school().record(Some(self.session.actor().id()), &activity, self.now)
    }
}

/// Issues passwords, each derived from the nonce, and ends the sessions of those they are for. Says for whom.
pub fn issue(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    (among, whom): (&Among, For),
    nonce: Nonce,
) -> Result<Vec<PersonId>, CardError> {
    refuse_demonstration(by.session)?;
    let pupils = active(among_whom(tx, among)?);
    let ids: Vec<_> = match whom {
        For::All => pupils.iter().map(|pupil| pupil.id).collect(),
        For::WithoutAccess => without_access(tx, &pupils, by.now)?,
    };
    give(tx, by, &ids, nonce)?;
    if whom == For::All {
        // After the password was issued: who came in with the old one meanwhile is put out too.
        tx.sessions().close_all(&ids)?;
    }
    if !ids.is_empty() {
        let text = match ids.len() {
            1 => "gerou a senha do cartão de um aluno".to_owned(),
            many => format!("gerou as senhas dos cartões de {many} alunos"),
        };
        by.record(tx, text, &ids)?;
    }
    Ok(ids)
}

/// Issues a password for who lost theirs; says how long it waits. `None`, and an entry in the audit trail, where the pupil is not of
/// a class that the professor teaches.
pub fn reset(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    id: PersonId,
    nonce: Nonce,
) -> Result<Option<DateTime<Utc>>, CardError> {
    refuse_demonstration(by.session)?;
    let pupil = tx.school().pupils(&[id])?.pop().ok_or(CardError::NotFound)?;
    match care(tx, by.session.actor(), &pupil, "gerar uma senha para um aluno", by.now)? {
        Care::Theirs => {}
        Care::Anothers => return Ok(None),
        Care::OutOfReach => return Err(CardError::NotFound),
    }
    if !pupil.active {
        return Err(CardError::Inactive);
    }
    let until = give(tx, by, &[id], nonce)?;
    tx.sessions().close(id, None)?;
    by.record(tx, "gerou uma senha nova para um aluno".to_owned(), &[id])?;
    Ok(Some(until))
}

/// The cards to be printed, with their passwords: that somebody saw these is recorded.
pub fn open(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    (among, which): (&Among, Print),
    passwords: &CardPasswords,
) -> Result<Cards, CardError> {
    let school = tx.school().school()?.ok_or(CardError::NotFound)?;
    let pupils = active(among_whom(tx, among)?);
    let without_access = without_access(tx, &pupils, by.now)?.len();
    let ids: Vec<_> = pupils.iter().map(|pupil| pupil.id).collect();
    let waits =
        |issued: &Issued| by.now < issued.until && (which == Print::Waiting || issued.printed_at.is_none());
    let waiting: BTreeMap<_, _> =
        tx.school().issued(&ids)?.into_iter().filter(|(_, issued)| waits(issued)).collect();
    let classes = classes_of(tx, &pupils)?;
    let mut pupils: Vec<_> = pupils.into_iter().filter(|pupil| waiting.contains_key(&pupil.id)).collect();
    pupils.sort_by_cached_key(|pupil| {
        let class = pupil.class.and_then(|class| classes.get(&class));
        let place = class.map(|class| (class.about.grade, folded(class.about.name.as_str())));
        (place.is_none(), place, folded(pupil.data.name.as_str()), pupil.id)
    });
    let cards: Vec<_> = pupils
        .into_iter()
        .filter_map(|pupil| {
            let issued = waiting.get(&pupil.id)?;
            let class = pupil.class.and_then(|class| classes.get(&class));
            Some(Card {
                id: pupil.id,
                name: pupil.data.name.as_str().to_owned(),
                number: pupil.data.enrolment.as_str().to_owned(),
                class_name: class.map(|class| class.about.name.as_str().to_owned()),
                password: passwords(school.id, pupil.id, issued.nonce),
                until: issued.until,
            })
        })
        .collect();
    let shown: Vec<_> = cards.iter().map(|card| card.id).collect();
    if !shown.is_empty() {
        let text = match shown.len() {
            1 => "abriu um cartão de acesso para imprimir".to_owned(),
            many => format!("abriu {many} cartões de acesso para imprimir"),
        };
        by.record(tx, text, &shown)?;
    }
    Ok(Cards { school_name: school.name, school_code: school.code, cards, without_access })
}

/// Notes that cards were printed: one that was issued in place of another is on no paper, and who was erased meanwhile keeps nobody
/// else's from being noted. Says how many.
pub fn note_printed(tx: &mut dyn SchoolTx, by: By<'_>, cards: &[OnPaper]) -> Result<usize, CardError> {
    let on_paper: BTreeSet<_> = cards.iter().map(|card| (card.pupil, card.until)).collect();
    let asked: BTreeSet<_> = cards.iter().map(|card| card.pupil).collect();
    let asked: Vec<_> = asked.into_iter().collect();
    let pupils: Vec<_> = tx.school().pupils(&asked)?.iter().map(|pupil| pupil.id).collect();
    if pupils.is_empty() {
        return Err(CardError::NotFound);
    }
    let issued = tx.school().issued(&pupils)?.into_iter();
    let printed: Vec<_> =
        issued.filter(|(id, issued)| on_paper.contains(&(*id, issued.until))).map(|(id, _)| id).collect();
    if !printed.is_empty() {
        tx.school().note_printed(&printed, by.now)?;
        let text = match printed.len() {
            1 => "imprimiu um cartão de acesso".to_owned(),
            many => format!("imprimiu {many} cartões de acesso"),
        };
        by.record(tx, text, &printed)?;
    }
    Ok(printed.len())
}

/// The demonstration's pupils are everyone's, as its staff is.
fn refuse_demonstration(session: &LiveSession) -> Result<(), CardError> {
    match session.scope().world() {
        World::Demonstration => Err(CardError::Demonstration),
        World::Real => Ok(()),
    }
}

fn among_whom(tx: &mut dyn SchoolTx, among: &Among) -> Result<Vec<Pupil>, CardError> {
    match among {
        Among::Everyone => Ok(tx.school().roll()?),
        Among::These(ids) => every(tx, ids),
        Among::Class(class) => {
            tx.school().class(*class)?.ok_or(CardError::NotFound)?;
            Ok(tx.school().pupils_in(*class)?)
        }
        Among::Import(import) => {
            tx.school().pupil_import(*import)?.ok_or(CardError::NotFound)?;
            let ids = tx.school().pupils_of_import(*import)?;
            every(tx, &ids)
        }
    }
}

/// All of them, each once, or none.
fn every(tx: &mut dyn SchoolTx, ids: &[PersonId]) -> Result<Vec<Pupil>, CardError> {
    let asked: Vec<_> = ids.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
    let found = tx.school().pupils(&asked)?;
    if found.len() == asked.len() { Ok(found) } else { Err(CardError::NotFound) }
}

fn active(pupils: Vec<Pupil>) -> Vec<Pupil> {
    pupils.into_iter().filter(|pupil| pupil.active).collect()
}

fn without_access(
    tx: &mut dyn SchoolTx,
    pupils: &[Pupil],
    now: DateTime<Utc>,
) -> Result<Vec<PersonId>, StoreError> {
    let asked: BTreeSet<_> = pupils.iter().map(|pupil| pupil.id).collect();
    let without = tx.school().without_access(now)?;
    Ok(without.into_iter().filter(|pupil| asked.contains(pupil)).collect())
}

fn give(
    tx: &mut dyn SchoolTx,
    by: By<'_>,
    pupils: &[PersonId],
    nonce: Nonce,
) -> Result<DateTime<Utc>, StoreError> {
    let until = by.now + CARD_LASTS;
    let issued = Issued { nonce, until, printed_at: None };
    let passwords: Vec<_> = pupils.iter().map(|pupil| (*pupil, issued.clone())).collect();
    tx.school().issue(&passwords)?;
    Ok(until)
}

fn classes_of(tx: &mut dyn SchoolTx, pupils: &[Pupil]) -> Result<BTreeMap<ClassId, Class>, StoreError> {
    let named: BTreeSet<_> = pupils.iter().filter_map(|pupil| pupil.class).collect();
    let named: Vec<_> = named.into_iter().collect();
    Ok(tx.school().classes_by_id(&named)?.into_iter().map(|class| (class.id, class)).collect())
}
