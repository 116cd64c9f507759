use kernel::{ClassId, Given, PersonId};

use crate::people::staff::Email;

use super::birth_date::BirthDate;
use super::enrolment::Enrolment;
use super::names::{GuardianName, PupilName};
use super::phone::Phone;

/// What a school knows of a pupil beside the class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PupilData {
    pub enrolment: Enrolment,
    pub name: PupilName,
    pub email: Option<Email>,
    pub birth_date: Option<BirthDate>,
    pub guardian_name: Option<GuardianName>,
    pub guardian_phone: Option<Phone>,
}

/// A pupil as kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pupil {
    pub id: PersonId,
    /// None: "sem turma".
    pub class: Option<ClassId>,
    /// Who is not does not sign in, and counts in no class.
    pub active: bool,
    pub data: PupilData,
}

/// A change of a pupil that obeys the rules. What it does not name stays.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PupilChange {
    pub enrolment: Option<Enrolment>,
    pub name: Option<PupilName>,
    /// Cleared: out of all classes.
    pub class: Given<ClassId>,
    pub email: Given<Email>,
    pub birth_date: Given<BirthDate>,
    pub guardian_name: Given<GuardianName>,
    pub guardian_phone: Given<Phone>,
    pub active: Option<bool>,
}

impl PupilChange {
    /// The pupil after the change. Who moved to another class is told by the two: the history is the store's.
    pub fn apply(self, pupil: Pupil) -> Pupil {
        let Pupil { id, class, active, data } = pupil;
        Pupil {
            id,
            class: self.class.over(class),
            active: self.active.unwrap_or(active),
            data: PupilData {
                enrolment: self.enrolment.unwrap_or(data.enrolment),
                name: self.name.unwrap_or(data.name),
                email: self.email.over(data.email),
                birth_date: self.birth_date.over(data.birth_date),
                guardian_name: self.guardian_name.over(data.guardian_name),
                guardian_phone: self.guardian_phone.over(data.guardian_phone),
            },
        }
    }
}
