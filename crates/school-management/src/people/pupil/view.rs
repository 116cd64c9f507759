//! What screens read of pupils. A view changes nothing.

use chrono::{DateTime, Utc};
use kernel::{ClassId, ClassSimulationId, Day, Decimal, PersonId, QuizId, StoreError, SubjectId, words};

use crate::notices::activity::Activity;
use crate::people::person::{Person, Role};
use crate::people::reach::Reach;

use super::data::Pupil;
use super::search::PupilIndexed;
use super::store::{KnownPupils, PupilImport};

pub trait PupilsView: KnownPupils {
    /// In no order: [`in_order`](super::in_order) gives them one.
    fn pupil_index(&mut self, of: PupilFilter) -> Result<Vec<PupilIndexed>, StoreError>;
    /// Those that there are, in the order of `ids`.
    fn pupils_seen(&mut self, ids: &[PersonId]) -> Result<Vec<PupilSeen>, StoreError>;
    fn count_pupils(&mut self, reach: Reach, now: DateTime<Utc>) -> Result<PupilCounts, StoreError>;
    /// The newest first.
    fn class_moves(&mut self, pupil: PersonId) -> Result<Vec<ClassMove>, StoreError>;
    /// The newest first.
    fn performance(&mut self, pupil: PersonId) -> Result<Vec<Performance>, StoreError>;
    fn traces(&mut self, pupil: PersonId) -> Result<Traces, StoreError>;
    /// The newest `limit` files that were imported, the newest first.
    fn pupil_imports(&mut self, limit: i64) -> Result<Vec<ImportSeen>, StoreError>;
}

/// Which pupils are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PupilFilter {
    pub reach: Reach,
    pub class: ClassFilter,
    /// Active or inactive ones alone.
    pub active: Option<bool>,
}

/// Of which class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClassFilter {
    Any,
    Without,
    Of(ClassId),
}

/// A pupil as screens show one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PupilSeen {
    pub pupil: Pupil,
    pub class_name: Option<String>,
    /// Who teaches the class.
    pub teacher: Option<PersonId>,
    pub created_at: DateTime<Utc>,
    pub access: PupilAccess,
}

impl PupilSeen {
    /// Whether somebody sees more of the pupil than who they are: birth date, e-mail, guardian.
    pub fn shows_details_to(&self, person: &Person) -> bool {
        match person.role() {
            Role::Gestor | Role::Coordenador => true,
            Role::Professor => self.teacher == Some(person.id()),
            Role::Aluno => self.pupil.id == person.id(),
        }
    }

    /// Whether somebody may issue a new password for the pupil.
    pub fn is_looked_after_by(&self, person: &Person) -> bool {
        looks_after_pupils_of(self.teacher, person)
    }
}

/// Whether somebody may issue new passwords for the pupils of a class that this person teaches, or who are in none.
pub fn looks_after_pupils_of(teacher: Option<PersonId>, person: &Person) -> bool {
    match person.role() {
        Role::Gestor | Role::Coordenador => true,
        Role::Professor => teacher == Some(person.id()),
        Role::Aluno => false,
    }
}

/// How a pupil signs in, and when they last did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PupilAccess {
    /// One that was chosen, or typed by the staff.
    pub has_password: bool,
    /// One that was not used yet.
    pub card: Option<Card>,
    /// `None` for who never came in, or not for a year.
    pub seen_at: Option<DateTime<Utc>>,
}

/// The card on which a pupil's first password stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// It opens nothing from then on.
    pub until: DateTime<Utc>,
    /// When it was last printed.
    pub printed_at: Option<DateTime<Utc>>,
}

words! {
    /// What a pupil may come in with.
    pub enum AccessState {
        /// A password of their own.
        Chosen = "chosen",
        /// The password on a card.
        Card = "card",
        /// One whose time is over.
        CardExpired = "card_expired",
        Nothing = "none",
    }
}

impl PupilAccess {
    /// Whether somebody is told how pupils sign in, and whose card waits.
    pub fn is_shown_to(person: &Person) -> bool {
        matches!(person.role(), Role::Gestor | Role::Coordenador)
    }

    pub fn state(&self, now: DateTime<Utc>) -> AccessState {
        match self.card {
            _ if self.has_password => AccessState::Chosen,
            Some(card) if now < card.until => AccessState::Card,
            Some(_) => AccessState::CardExpired,
            None => AccessState::Nothing,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PupilCounts {
    pub total: usize,
    pub active: usize,
    /// Those that are not archived.
    pub classes: usize,
    /// Active ones.
    pub without_class: usize,
    /// Active ones whose class is archived.
    pub in_archived: usize,
    /// Active ones whose card waits, and was never printed.
    pub to_print: usize,
    /// Active ones without a password of their own, and without a card that still opens.
    pub without_access: usize,
}

/// Where a pupil went, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassMove {
    /// `None` for none, and for one that is gone.
    pub class: Option<ClassId>,
    /// As it was called then; `None` for none.
    pub class_name: Option<String>,
    pub at: DateTime<Utc>,
    pub by_name: Option<String>,
    /// The file that was imported.
    pub import_file: Option<String>,
}

/// What a pupil achieved in a test or a quiz.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Performance {
    /// Among tests, or among quizzes.
    pub id: i64,
    /// The quiz that it is of.
    pub quiz: Option<QuizId>,
    pub subject: SubjectId,
    pub subject_name: String,
    /// Per cent.
    pub score: Decimal<2>,
    pub total_questions: i32,
    pub correct_answers: i32,
    /// Minutes.
    pub time_spent: Option<i32>,
    pub completed_at: DateTime<Utc>,
    /// The printed test that it is of.
    pub simulation: Option<ClassSimulationId>,
    /// From 0 to 10.
    pub grade: Option<Decimal<1>>,
    /// The day of the test.
    pub evaluation_date: Option<Day>,
    /// What a teacher noted of it.
    pub observations: Option<String>,
}

/// What a pupil's use of the system left.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Traces {
    /// What they did, and what others did about them; oldest first.
    pub activities: Vec<Activity>,
    /// When each session was opened and last used.
    pub sessions: Vec<(DateTime<Utc>, DateTime<Utc>)>,
    /// When each device was last signed in on.
    pub devices: Vec<DateTime<Utc>>,
    /// When they last looked at what the bell tells.
    pub bell_read_at: Option<DateTime<Utc>>,
}

/// A file that was imported, and by whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportSeen {
    pub import: PupilImport,
    pub by_name: String,
    /// Whom it created and who is still there.
    pub there: usize,
    /// Of these, those in use: [`pupils_in_use`](super::store::PupilImports::pupils_in_use).
    pub used: usize,
}

impl ImportSeen {
    /// Whether nobody has used yet what it created.
    pub fn may_be_taken_back(&self) -> bool {
        self.import.taken_back_at.is_none() && self.there > 0 && self.used == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::person::PupilLogin;
    use crate::people::pupil::PupilData;
    use crate::people::staff::{StaffMember, StaffRole};
    use crate::testing::manager;

    fn seen(id: PersonId, teacher: Option<PersonId>) -> PupilSeen {
        let data = PupilData {
            enrolment: "1".parse().unwrap(),
            name: "Bia Lima".parse().unwrap(),
            email: None,
            birth_date: None,
            guardian_name: None,
            guardian_phone: None,
        };
        PupilSeen {
            pupil: Pupil { id, class: None, active: true, data },
            class_name: None,
            teacher,
            created_at: DateTime::UNIX_EPOCH,
            access: PupilAccess::default(),
        }
    }

    #[test]
    fn who_sees_what_of_a_pupil_and_who_issues_a_password() {
        let staff = |role| Person::Staff(StaffMember { role, ..manager() });
        let [gestor, coordenador, professor] = StaffRole::ALL.map(staff);
        let pupil = |id| {
            Person::Pupil(PupilLogin { id: PersonId(id), enrolment: "1".into(), name: "Bia Lima".into() })
        };
        let theirs = Some(professor.id());
        for (person, teacher, details, access, issues) in [
            (&gestor, None, true, true, true),
            (&coordenador, None, true, true, true),
            (&professor, theirs, true, false, true),
            (&professor, Some(PersonId(99)), false, false, false),
            (&professor, None, false, false, false),
            (&pupil(8), None, true, false, false),
            (&pupil(9), None, false, false, false),
        ] {
            let seen = seen(PersonId(8), teacher);
            let found = (
                seen.shows_details_to(person),
                PupilAccess::is_shown_to(person),
                seen.is_looked_after_by(person),
            );
            assert_eq!(found, (details, access, issues), "{person:?} {teacher:?}");
        }
    }

    #[test]
    fn a_card_opens_until_its_day_and_only_who_has_no_password() {
        let at = |seconds| DateTime::UNIX_EPOCH + chrono::TimeDelta::seconds(seconds);
        let card = |until| Some(Card { until: at(until), printed_at: None });
        for (has_password, card, state) in [
            (true, None, AccessState::Chosen),
            (true, card(9), AccessState::Chosen),
            (false, card(9), AccessState::Card),
            (false, card(5), AccessState::CardExpired),
            (false, None, AccessState::Nothing),
        ] {
            let access = PupilAccess { has_password, card, seen_at: None };
            assert_eq!(access.state(at(5)), state, "{access:?}");
        }
    }
}
