//! A school in memory. It knows no other school: whether a username is taken elsewhere is for others to say.
#![allow(clippy::expect_used, reason = "the example's own texts are well formed")]

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{
    ActionId, ActivityId, ClassId, Grade, InepCode, PersonId, PupilImportId, SchoolId, StoreError, SubjectId,
    Uf,
};

use crate::actions::action::Action;
use crate::actions::milestone::Milestone;
use crate::actions::resource::Resource;
use crate::actions::timeline::update::NewUpdate;
use crate::classes::class::{CalendarYear, Class};
use crate::classes::school_year::SchoolYear;
use crate::classes::subject::Subject;
use crate::notices::activity::{Activity, ActivityKind, NewActivity};
use crate::notices::notice::NoticeKey;
use crate::notices::store::{Activities, Bell};
use crate::people::password::HashedPassword;
use crate::people::pupil::Pupil;
use crate::people::pupil::store::{Issued, PupilImport};
use crate::people::registration::NewStaffMember;
use crate::people::school::{NewSchool, School};
use crate::people::school_code::SchoolCode;
use crate::people::staff::{Colleague, StaffMember, StaffRole};
use crate::people::staff_account::{Profile, StaffAccount};
use crate::people::store::{SchoolChanges, Schools, Staff, StaffAccounts};

/// One school, its staff, and the record of what happened.
#[derive(Debug, Clone)]
pub struct MemorySchool {
    school: School,
    own_classes_only: bool,
    staff: BTreeMap<PersonId, (StaffAccount, HashedPassword)>,
    activities: Vec<Activity>,
    pub(super) classes: MemoryClasses,
    pub(super) pupils: MemoryPupils,
    pub(super) actions: MemoryActions,
}

/// Its classes, subjects and school years.
#[derive(Debug, Clone, Default)]
pub(super) struct MemoryClasses {
    pub(super) classes: BTreeMap<ClassId, Class>,
    pub(super) subjects: BTreeMap<SubjectId, Subject>,
    pub(super) years: BTreeMap<CalendarYear, SchoolYear>,
}

/// Its actions, their milestones in their order, and their timelines.
#[derive(Debug, Clone, Default)]
pub(super) struct MemoryActions {
    pub(super) actions: BTreeMap<ActionId, Action>,
    pub(super) milestones: Vec<Milestone>,
    /// Of whichever came last.
    pub(super) newest_milestone: i64,
    pub(super) resources: Vec<Resource>,
    /// Of whichever came last.
    pub(super) newest_resource: i64,
    pub(super) updates: Vec<(ActionId, NewUpdate)>,
}

/// The school's pupils, and the files that brought them.
#[derive(Debug, Clone, Default)]
pub(super) struct MemoryPupils {
    pub(super) kept: BTreeMap<PersonId, MemoryPupil>,
    pub(super) imports: BTreeMap<PupilImportId, PupilImport>,
    /// Of whoever was ever there.
    pub(super) newest: i64,
}

/// A pupil with what they sign in with.
#[derive(Debug, Clone)]
pub struct MemoryPupil {
    pub pupil: Pupil,
    pub password: Option<HashedPassword>,
    pub must_change: bool,
    pub issued: Option<Issued>,
    pub(super) import: Option<PupilImportId>,
    pub(super) changed: bool,
    pub(super) came_in: bool,
}

/// "Escola de Marina" in Rondônia, without a code.
pub fn school() -> School {
    let new = NewSchool {
        name: "Escola de Marina".to_owned(),
        municipality: "Costa Marques".to_owned(),
        state: Uf::RO,
        inep_code: None,
        demo: false,
    };
    new.numbered(SchoolId(1), school_code(SchoolId(1)), DateTime::UNIX_EPOCH)
}

/// Instead of a drawn one: "AAAA2" for the first school, "AAAA3" for the second.
pub fn school_code(id: SchoolId) -> SchoolCode {
    const SIGNS: &[u8] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
    let place = usize::try_from(id.0 - 1).unwrap_or_default() % SIGNS.len();
    format!("AAAA{}", char::from(SIGNS[place])).parse().expect("a code")
}

/// The manager of [`MemorySchool::example`].
pub fn manager() -> StaffMember {
    StaffMember {
        id: PersonId(7),
        username: "marina".parse().expect("a username"),
        first_name: "Marina".to_owned(),
        last_name: "Souza".to_owned(),
        email: None,
        role: StaffRole::Gestor,
    }
}

/// One that the person has chosen the password of.
fn account(member: StaffMember) -> StaffAccount {
    StaffAccount { member, active: true, must_change: false, password_until: None }
}

impl MemorySchool {
    pub fn new(school: School, manager: StaffMember, password: HashedPassword) -> Self {
        Self {
            school,
            own_classes_only: false,
            staff: BTreeMap::from([(manager.id, (account(manager), password))]),
            activities: Vec::new(),
            classes: MemoryClasses::default(),
            pupils: MemoryPupils::default(),
            actions: MemoryActions::default(),
        }
    }

    /// A school that has just registered: [`school`].
    pub fn example() -> Self {
        Self::new(school(), manager(), HashedPassword::new("$hash"))
    }

    /// Everyone who works there, with their password.
    pub fn staff(&self) -> impl Iterator<Item = &(StaffAccount, HashedPassword)> {
        self.staff.values()
    }

    pub fn is_demo(&self) -> bool {
        self.school.demo
    }

    pub fn grade_of(&self, class: ClassId) -> Option<Grade> {
        self.classes.classes.get(&class).map(|class| class.about.grade)
    }

    /// The timeline of an action, oldest first.
    pub fn timeline(&self, of: ActionId) -> Vec<NewUpdate> {
        let of_action = self.actions.updates.iter().filter(|(action, _)| *action == of);
        of_action.map(|(_, update)| update.clone()).collect()
    }

    /// The whole audit trail, oldest first.
    pub fn trail(&self) -> &[Activity] {
        &self.activities
    }

    /// Wrong passwords and denials before that are gone.
    pub fn forget_refusals(&mut self, before: DateTime<Utc>) {
        self.activities.retain(|it| it.at >= before || !ActivityKind::REFUSALS.contains(&it.kind));
    }
}

impl Schools for MemorySchool {
    fn school(&mut self) -> Result<Option<School>, StoreError> {
        Ok(Some(self.school.clone()))
    }

    fn own_classes_only(&mut self) -> Result<bool, StoreError> {
        Ok(self.own_classes_only)
    }
}

impl SchoolChanges for MemorySchool {
    fn set_inep_code(&mut self, code: &InepCode) -> Result<(), StoreError> {
        self.school.inep_code = Some(code.clone());
        Ok(())
    }

    fn set_own_classes_only(&mut self, on: bool) -> Result<(), StoreError> {
        self.own_classes_only = on;
        Ok(())
    }
}

impl Staff for MemorySchool {
    fn add_member(
        &mut self,
        member: &NewStaffMember,
        password: &HashedPassword,
    ) -> Result<StaffMember, StoreError> {
        if self.staff().any(|(known, _)| known.member.username == member.username) {
            return Err(StoreError::Clash("logins_pkey".to_owned()));
        }
        let newest = self.staff.keys().next_back().map_or(0, |id| id.0);
        let added = member.numbered(PersonId(newest + 1));
        self.staff.insert(added.id, (account(added.clone()), password.clone()));
        Ok(added)
    }

    fn hold_colleague(&mut self, id: PersonId) -> Result<Option<Colleague>, StoreError> {
        let account = self.staff.get(&id).map(|(account, _)| account);
        Ok(account.map(|StaffAccount { member, active, .. }| Colleague {
            id,
            name: member.name(),
            role: member.role,
            active: *active,
        }))
    }

    fn password(&mut self, id: PersonId) -> Result<Option<HashedPassword>, StoreError> {
        let of_pupil = self.pupils.kept.get(&id).and_then(|kept| kept.password.clone());
        Ok(self.staff.get(&id).map(|(_, password)| password.clone()).or(of_pupil))
    }

    fn change_password(
        &mut self,
        id: PersonId,
        from: &HashedPassword,
        to: &HashedPassword,
    ) -> Result<bool, StoreError> {
        let of_pupil = self.pupils.kept.get_mut(&id).and_then(|kept| kept.password.as_mut());
        let stored = self.staff.get_mut(&id).map(|(_, password)| password).or(of_pupil);
        Ok(stored.filter(|stored| *stored == from).map(|stored| *stored = to.clone()).is_some())
    }
}

impl MemorySchool {
    fn change(&mut self, id: PersonId, change: impl FnOnce(&mut StaffAccount, &mut HashedPassword)) {
        if let Some((account, password)) = self.staff.get_mut(&id) {
            change(account, password);
        }
    }
}

impl StaffAccounts for MemorySchool {
    fn hold_account(&mut self, id: PersonId) -> Result<Option<StaffAccount>, StoreError> {
        Ok(self.staff.get(&id).map(|(account, _)| account.clone()))
    }

    fn hold_managers(&mut self) -> Result<Vec<PersonId>, StoreError> {
        let managers = self.staff().map(|(account, _)| account);
        let managers = managers.filter(|it| it.active && it.member.role == StaffRole::Gestor);
        Ok(managers.map(|it| it.member.id).collect())
    }

    fn set_profile(&mut self, id: PersonId, profile: &Profile) -> Result<(), StoreError> {
        let Profile { first_name, last_name, email } = profile.clone();
        self.change(id, |it, _| {
            it.member = StaffMember { first_name, last_name, email, ..it.member.clone() }
        });
        Ok(())
    }

    fn set_role(&mut self, id: PersonId, role: StaffRole) -> Result<(), StoreError> {
        self.change(id, |it, _| it.member.role = role);
        Ok(())
    }

    fn set_active(&mut self, id: PersonId, active: bool) -> Result<(), StoreError> {
        self.change(id, |it, _| it.active = active);
        Ok(())
    }

    fn issue_password(
        &mut self,
        id: PersonId,
        password: &HashedPassword,
        until: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.change(id, |it, stored| {
            (it.must_change, it.password_until) = (true, Some(until));
            stored.clone_from(password);
        });
        Ok(())
    }

    fn keep_password(&mut self, id: PersonId) -> Result<(), StoreError> {
        self.change(id, |it, _| (it.must_change, it.password_until) = (false, None));
        self.pupils.kept.entry(id).and_modify(|kept| kept.must_change = false);
        Ok(())
    }
}

impl Activities for MemorySchool {
    fn record(
        &mut self,
        actor: Option<PersonId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        let name = actor.and_then(|actor| self.staff.get(&actor)).map(|(account, _)| account.member.name());
        let number = i64::try_from(self.activities.len()).unwrap_or(i64::MAX);
        self.activities.push(Activity {
            id: ActivityId(number + 1),
            at,
            actor,
            actor_name: name.unwrap_or_else(|| "Sistema".to_owned()),
            kind: activity.kind,
            text: activity.text.clone(),
        });
        Ok(())
    }
    fn record_of_each(
        &mut self,
        actor: Option<PersonId>,
        activity: &NewActivity,
        people: &[PersonId],
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        people.iter().try_for_each(|person| self.record(actor, &activity.clone().about(*person), at))
    }
}

impl Bell for MemorySchool {
    fn mark_all_read(&mut self, _reader: PersonId, _at: DateTime<Utc>) -> Result<(), StoreError> {
        Ok(())
    }

    fn mark_read(&mut self, _: PersonId, _: &[NoticeKey], _: DateTime<Utc>) -> Result<(), StoreError> {
        Ok(())
    }
}
