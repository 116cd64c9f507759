//! A database in memory. A transaction works on a copy, which takes the place of the original when it commits: one at a
//! time, then, and what several do at once is for a real database's tests.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use ideb_core::store::{IdebStore, ReferenceData};
use ideb_core::testing::MemoryStore;
use kernel::{FileId, PersonId, SchoolId, SessionId, StoreError};
use learning_style::store::Learning;
use learning_style::testing::MemoryLearning;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::view::KnownSkills;
use lesson_planning::plan::store::Plans;
use lesson_planning::testing::{MemoryCatalogue, MemoryPlans};
use quiz_engine::class_simulation::store::ClassSimulations;
use quiz_engine::play::store::Quizzes;
use quiz_engine::question::store::Questions;
use quiz_engine::testing::MemoryQuestions;
use school_management::notices::activity::{Activity, NewActivity};
use school_management::notices::store::Activities;
use school_management::people::password::HashedPassword;
use school_management::people::person::{Person, PupilLogin};
use school_management::people::pupil::store::Nonce;
use school_management::people::pupil::{Enrolment, Pupil};
use school_management::people::registration::Registration;
use school_management::people::school_code::SchoolCode;
use school_management::people::staff::Username;
use school_management::people::staff_account::StaffAccount;
use school_management::store::SchoolStore;
use school_management::testing::{MemoryPupil, MemorySchool, school_code};

use crate::files::Files;
use crate::gate::counter::Counter;
use crate::gate::keys::{CounterKey, DeviceKey, SessionKey};
use crate::gate::model::{
    self, Actor, Card, Credential, NewSession, Registered, StoredPassword, StoredSession,
};
use crate::gate::ports::{
    Counters, DEVICE_KEPT, DEVICES_KEPT, Gate, Logins, REGISTRATIONS_A_DAY, Registrations, Sessions,
    SessionsByKey,
};
use crate::gate::session::SchoolScope;
use crate::testing::files::MemoryFiles;
use crate::tx::database::{Database, GateTx, SchoolSessions, SchoolTx, SessionsTx};
use crate::tx::once::{ANSWERS_KEPT, Claim, OnceOnly};

/// Schools, sessions, counters and the reference data.
#[derive(Debug, Default)]
pub struct MemoryDatabase {
    world: Arc<Mutex<World>>,
}

#[derive(Debug, Clone, Default)]
struct World {
    reference: MemoryStore,
    catalogue: MemoryCatalogue,
    schools: BTreeMap<SchoolId, OneSchool>,
    sessions: HashMap<SessionKey, (NewSession, DateTime<Utc>)>,
    counters: BTreeMap<CounterKey, Counter>,
    devices: BTreeMap<(PersonId, DeviceKey), DateTime<Utc>>,
    requests: BTreeMap<(PersonId, String), Request>,
    /// The operator's word, if it was given.
    registrations_a_day: Option<i32>,
}

#[derive(Debug, Clone)]
struct OneSchool {
    ideb: MemoryStore,
    school: MemorySchool,
    questions: MemoryQuestions,
    plans: MemoryPlans,
    learning: MemoryLearning,
    files: MemoryFiles,
}

/// A request with a key, and its answer once it has one.
#[derive(Debug, Clone)]
struct Request {
    name: String,
    at: DateTime<Utc>,
    answer: Option<String>,
}

/// Ids of one school's people are apart from another's.
const PEOPLE: i64 = 1000;

impl MemoryDatabase {
    /// With reference data, of which each school that registers gets a copy.
    pub fn with_reference(reference: MemoryStore) -> Self {
        Self { world: Arc::new(Mutex::new(World { reference, ..World::default() })) }
    }

    /// Loads the BNCC's skills.
    pub fn load_skills(&self, skills: Vec<BnccSkill>) {
        let mut world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
        world.catalogue = MemoryCatalogue(skills);
    }

    /// The school's own figures, simulations and goals.
    pub fn index(&self, school: SchoolId) -> MemoryStore {
        self.copy().schools.get(&school).map(|it| it.ideb.clone()).unwrap_or_default()
    }

    /// The whole audit trail of a school, oldest first.
    pub fn trail(&self, school: SchoolId) -> Vec<Activity> {
        let world = self.copy();
        world.schools.get(&school).map(|it| it.school.trail().to_vec()).unwrap_or_default()
    }

    /// Changes a school behind the program's back.
    pub fn change_school(&self, school: SchoolId, change: impl FnOnce(&mut MemorySchool)) {
        let mut world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
        world.schools.entry(school).and_modify(|one| change(&mut one.school));
    }

    /// The bank of a school.
    pub fn bank(&self, school: SchoolId) -> MemoryQuestions {
        self.copy().schools.get(&school).map(|it| it.questions.clone()).unwrap_or_default()
    }

    /// Changes a bank behind the program's back.
    pub fn change_bank(&self, school: SchoolId, change: impl FnOnce(&mut MemoryQuestions)) {
        let mut world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
        world.schools.entry(school).and_modify(|one| change(&mut one.questions));
    }

    /// Changes what a school keeps of how its pupils study, behind the program's back.
    pub fn change_learning(&self, school: SchoolId, change: impl FnOnce(&mut MemoryLearning)) {
        let mut world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
        world.schools.entry(school).and_modify(|one| change(&mut one.learning));
    }

    /// The files that a school keeps.
    pub fn files(&self, school: SchoolId) -> Vec<FileId> {
        self.copy().schools.get(&school).map(|it| it.files.all()).unwrap_or_default()
    }

    /// Every counter there is.
    pub fn counters(&self) -> Vec<(CounterKey, Counter)> {
        self.copy().counters.into_iter().collect()
    }

    /// As the operator does.
    pub fn allow_registrations(&self, a_day: i32) {
        self.world.lock().unwrap_or_else(PoisonError::into_inner).registrations_a_day = Some(a_day);
    }

    fn copy(&self) -> World {
        self.world.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Database for MemoryDatabase {
    fn begin(&self, scope: SchoolScope) -> Result<Box<dyn SchoolTx>, StoreError> {
        let world = self.copy();
        let own = world
            .schools
            .get(&scope.school())
            .cloned()
            .ok_or_else(|| StoreError::Broken { call: "begin", source: "no such school".into() })?;
        Ok(Box::new(MemorySchoolTx { shared: Arc::clone(&self.world), world, id: scope.school(), own }))
    }

    fn begin_gate(&self) -> Result<Box<dyn GateTx>, StoreError> {
        Ok(Box::new(MemoryGateTx { shared: Arc::clone(&self.world), world: self.copy() }))
    }

    fn begin_sessions(&self) -> Result<Box<dyn SessionsTx>, StoreError> {
        Ok(Box::new(MemoryGateTx { shared: Arc::clone(&self.world), world: self.copy() }))
    }

    fn is_ready(&self) -> Result<bool, StoreError> {
        Ok(true)
    }
}

struct MemorySchoolTx {
    shared: Arc<Mutex<World>>,
    world: World,
    id: SchoolId,
    own: OneSchool,
}

impl SchoolTx for MemorySchoolTx {
    fn ideb(&mut self) -> &mut dyn IdebStore {
        &mut self.own.ideb
    }

    fn school(&mut self) -> &mut dyn SchoolStore {
        &mut self.own.school
    }

    fn catalogue(&mut self) -> &mut dyn KnownSkills {
        &mut self.world.catalogue
    }

    fn plans(&mut self) -> &mut dyn Plans {
        &mut self.own.plans
    }

    fn questions(&mut self) -> &mut dyn Questions {
        &mut self.own.questions
    }

    fn class_simulations(&mut self) -> &mut dyn ClassSimulations {
        &mut self.own.questions
    }

    fn quizzes(&mut self) -> &mut dyn Quizzes {
        &mut self.own.questions
    }

    fn learning(&mut self) -> &mut dyn Learning {
        &mut self.own.learning
    }

    fn files(&mut self) -> &mut dyn Files {
        &mut self.own.files
    }

    fn once(&mut self) -> &mut dyn OnceOnly {
        &mut self.world
    }

    fn sessions(&mut self) -> &mut dyn SchoolSessions {
        &mut self.world
    }

    fn commit(mut self: Box<Self>) -> Result<(), StoreError> {
        self.world.schools.insert(self.id, self.own);
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = self.world;
        Ok(())
    }
}

struct MemoryGateTx {
    shared: Arc<Mutex<World>>,
    world: World,
}

impl GateTx for MemoryGateTx {
    fn gate(&mut self) -> &mut dyn Gate {
        &mut self.world
    }

    fn reference(&mut self) -> &mut dyn ReferenceData {
        &mut self.world.reference
    }

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = self.world;
        Ok(())
    }
}

impl SessionsTx for MemoryGateTx {
    fn by_key(&mut self) -> &mut dyn SessionsByKey {
        &mut self.world
    }

    fn commit(self: Box<Self>) -> Result<(), StoreError> {
        GateTx::commit(self)
    }
}

impl World {
    fn people(&self) -> impl Iterator<Item = (SchoolId, &(StaffAccount, HashedPassword))> {
        self.schools.iter().flat_map(|(id, it)| it.school.staff().map(move |person| (*id, person)))
    }

    fn world_of(&self, school: SchoolId) -> model::World {
        model::World::of(self.schools.get(&school).is_some_and(|it| it.school.is_demo()))
    }

    /// Who holds a session or a device, staff or pupil.
    fn holder(&self, id: PersonId) -> Option<Holder> {
        let of_staff =
            self.people().find(|(_, (account, _))| account.member.id == id).map(|(school, (account, _))| {
                Holder {
                    actor: Actor { school, person: Person::Staff(account.member.clone()) },
                    active: account.active,
                    must_change: account.must_change,
                }
            });
        of_staff.or_else(|| {
            let (school, kept) = self.pupils().find(|(_, kept)| kept.pupil.id == id)?;
            let (active, must_change) = (kept.pupil.active, kept.must_change);
            Some(Holder { actor: actor_of(school, kept), active, must_change })
        })
    }

    fn pupils(&self) -> impl Iterator<Item = (SchoolId, &MemoryPupil)> {
        self.schools.iter().flat_map(|(id, it)| it.school.enrolled().map(move |kept| (*id, kept)))
    }

    fn no_one() -> StoreError {
        StoreError::Clash("no such person".to_owned())
    }
}

/// A person as their session knows them.
struct Holder {
    actor: Actor,
    active: bool,
    must_change: bool,
}

fn actor_of(school: SchoolId, kept: &MemoryPupil) -> Actor {
    let Pupil { id, data, .. } = &kept.pupil;
    let (enrolment, name) = (data.enrolment.to_string(), data.name.as_str().to_owned());
    Actor { school, person: Person::Pupil(PupilLogin { id: *id, enrolment, name }) }
}

impl Logins for World {
    fn credential(&mut self, username: &Username) -> Result<Option<Credential>, StoreError> {
        let found = self.people().find(|(_, (account, _))| account.member.username == *username);
        Ok(found.map(|(school, (account, password))| Credential {
            actor: Actor { school, person: Person::Staff(account.member.clone()) },
            world: self.world_of(school),
            active: account.active,
            password: StoredPassword::Hashed(password.clone()),
            must_change: account.must_change,
            password_until: account.password_until,
        }))
    }

    fn pupil_credentials(
        &mut self,
        number: &Enrolment,
        school: Option<&SchoolCode>,
    ) -> Result<Vec<Credential>, StoreError> {
        let named = |id: SchoolId| school.is_none_or(|code| school_code(id) == *code);
        let found = self
            .pupils()
            .filter(|(id, kept)| kept.pupil.data.enrolment == *number && named(*id))
            .map(|(id, kept)| {
                let grade = kept.pupil.class.and_then(|class| self.schools[&id].school.grade_of(class));
                let password = match (&kept.issued, &kept.password) {
                    (Some(issued), _) => StoredPassword::Card(Card { issued: issued.clone(), grade }),
                    (None, Some(hash)) => StoredPassword::Hashed(hash.clone()),
                    (None, None) => StoredPassword::None,
                };
                Credential {
                    actor: actor_of(id, kept),
                    world: self.world_of(id),
                    active: kept.pupil.active,
                    password,
                    must_change: kept.must_change,
                    password_until: None,
                }
            });
        Ok(found.take(2).collect())
    }

    fn use_card(
        &mut self,
        (school, pupil): (SchoolId, PersonId),
        nonce: Nonce,
        password: &HashedPassword,
        must_change: bool,
    ) -> Result<bool, StoreError> {
        let school = self.schools.get_mut(&school).map(|it| &mut it.school);
        Ok(school.is_some_and(|school| school.use_card(pupil, nonce, password, must_change)))
    }

    fn hold_password(&mut self, _: &Actor) -> Result<(), StoreError> {
        Ok(())
    }

    fn knows_device(&mut self, user: PersonId, device: &DeviceKey) -> Result<bool, StoreError> {
        Ok(self.devices.contains_key(&(user, device.clone())))
    }

    fn remember_device(
        &mut self,
        _: SchoolId,
        user: PersonId,
        device: &DeviceKey,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        if self.holder(user).is_none() {
            return Err(Self::no_one());
        }
        self.devices.insert((user, device.clone()), at);
        let mut theirs: Vec<_> = self
            .devices
            .iter()
            .filter(|((person, _), _)| *person == user)
            .map(|(key, at)| (*at, key.clone()))
            .collect();
        theirs.sort();
        let beyond = theirs.len().saturating_sub(usize::try_from(DEVICES_KEPT).unwrap_or(usize::MAX));
        for (place, (seen_at, key)) in theirs.into_iter().enumerate() {
            if place < beyond || seen_at < at - DEVICE_KEPT {
                self.devices.remove(&key);
            }
        }
        Ok(())
    }
}

impl SessionsByKey for World {
    fn session(&mut self, key: SessionKey) -> Result<Option<StoredSession>, StoreError> {
        let Some((session, seen_at)) = self.sessions.get(&key) else { return Ok(None) };
        Ok(self.holder(session.person).map(|Holder { actor, active, must_change }| StoredSession {
            key,
            world: self.world_of(actor.school),
            actor,
            active,
            must_change,
            created_at: session.created_at,
            expires_at: session.expires_at,
            seen_at: *seen_at,
        }))
    }

    fn touch_session(
        &mut self,
        key: SessionKey,
        expires_at: DateTime<Utc>,
        seen_at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        if let Some((session, seen)) = self.sessions.get_mut(&key) {
            session.expires_at = expires_at;
            *seen = seen_at;
        }
        Ok(())
    }
}

impl Sessions for World {
    fn open_session(&mut self, session: &NewSession) -> Result<(), StoreError> {
        self.sessions.insert(session.key, (*session, session.created_at));
        Ok(())
    }

    fn close_session(&mut self, key: SessionKey) -> Result<(), StoreError> {
        self.sessions.remove(&key);
        Ok(())
    }

    fn close_sessions_beyond(&mut self, _: SchoolId, person: PersonId, kept: i64) -> Result<(), StoreError> {
        let theirs = self.sessions.iter().filter(|(_, (session, _))| session.person == person);
        let theirs = theirs.map(|(key, (session, seen_at))| (*seen_at, key.0, *seen_at > session.created_at));
        let (mut used, mut unused): (Vec<_>, Vec<_>) = theirs.partition(|(.., used)| *used);
        let mut placed = Vec::new();
        for some in [&mut used, &mut unused] {
            some.sort_unstable_by(|one, other| other.cmp(one));
            placed.extend(
                some.iter().enumerate().map(|(place, (seen_at, key, _))| (place, Reverse((*seen_at, *key)))),
            );
        }
        placed.sort_unstable();
        for (_, Reverse((_, key))) in placed.into_iter().skip(usize::try_from(kept).unwrap_or(usize::MAX)) {
            self.sessions.remove(&SessionKey(key));
        }
        Ok(())
    }

    fn sweep_sessions(&mut self, now: DateTime<Utc>) -> Result<(), StoreError> {
        self.sessions.retain(|_, (session, _)| session.expires_at > now);
        Ok(())
    }
}

impl Counters for World {
    fn counter(&mut self, key: &CounterKey) -> Result<Option<Counter>, StoreError> {
        Ok(self.counters.get(key).copied())
    }

    fn put_counter(&mut self, key: &CounterKey, counter: Counter) -> Result<(), StoreError> {
        self.counters.insert(key.clone(), counter);
        Ok(())
    }

    fn clear_counter(&mut self, key: &CounterKey) -> Result<(), StoreError> {
        self.counters.remove(key);
        Ok(())
    }

    fn sweep_counters(&mut self, before: DateTime<Utc>) -> Result<(), StoreError> {
        self.counters.retain(|_, counter| counter.from >= before);
        Ok(())
    }
}

impl Registrations for World {
    fn registrations_a_day(&mut self) -> Result<i32, StoreError> {
        Ok(self.registrations_a_day.unwrap_or(REGISTRATIONS_A_DAY))
    }

    fn sweep_refusals(&mut self, before: DateTime<Utc>) -> Result<(), StoreError> {
        self.schools.values_mut().for_each(|one| one.school.forget_refusals(before));
        Ok(())
    }

    fn register(
        &mut self,
        registration: &Registration,
        password: &HashedPassword,
        at: DateTime<Utc>,
    ) -> Result<Registered, StoreError> {
        let (new, manager) = (&registration.school, &registration.manager);
        if self.people().any(|(_, (account, _))| account.member.username == manager.username) {
            return Err(StoreError::Clash("logins_pkey".to_owned()));
        }
        let number = self.schools.keys().next_back().map_or(1, |newest| newest.0 + 1);
        let registered = Registered { school: SchoolId(number), manager: PersonId(number * PEOPLE) };
        let school = new.numbered(registered.school, school_code(registered.school), at);
        let member = manager.numbered(registered.manager);
        let mut ideb = self.reference.clone();
        ideb.know_user(member.id, &member.name());
        let school = MemorySchool::new(school, member, password.clone());
        self.schools.insert(
            registered.school,
            OneSchool {
                ideb,
                school,
                questions: MemoryQuestions::default(),
                plans: MemoryPlans::default(),
                learning: MemoryLearning::default(),
                files: MemoryFiles::default(),
            },
        );
        Ok(registered)
    }

    fn record(
        &mut self,
        school: SchoolId,
        actor: Option<PersonId>,
        activity: &NewActivity,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.schools.get_mut(&school).ok_or_else(Self::no_one)?.school.record(actor, activity, at)
    }
}

impl SchoolSessions for World {
    fn close(&mut self, user: PersonId, but: Option<SessionKey>) -> Result<(), StoreError> {
        self.sessions.retain(|key, (session, _)| session.person != user || Some(*key) == but);
        Ok(())
    }

    fn close_all(&mut self, people: &[PersonId]) -> Result<(), StoreError> {
        self.sessions.retain(|_, (session, _)| !people.contains(&session.person));
        Ok(())
    }

    /// A session's number is the first byte of its key.
    fn close_one(&mut self, user: PersonId, id: SessionId) -> Result<bool, StoreError> {
        let before = self.sessions.len();
        self.sessions.retain(|key, (session, _)| session.person != user || SessionId(key.0[0].into()) != id);
        Ok(self.sessions.len() < before)
    }

    fn rename(&mut self, from: SessionKey, to: SessionKey) -> Result<(), StoreError> {
        if let Some((session, seen_at)) = self.sessions.remove(&from) {
            self.sessions.insert(to, (NewSession { key: to, ..session }, seen_at));
        }
        Ok(())
    }
}

impl OnceOnly for World {
    fn claim(
        &mut self,
        user: PersonId,
        key: &str,
        request: &str,
        at: DateTime<Utc>,
    ) -> Result<Claim, StoreError> {
        self.requests.retain(|_, old| old.at >= at - ANSWERS_KEPT);
        let new = Request { name: request.to_owned(), at, answer: None };
        let Some(old) = self.requests.get(&(user, key.to_owned())) else {
            self.requests.insert((user, key.to_owned()), new);
            return Ok(Claim::Fresh);
        };
        match &old.answer {
            _ if old.name != request => Ok(Claim::Misused),
            Some(answer) => Ok(Claim::Done { answer: answer.clone() }),
            None => Err(StoreError::Broken { call: "claim", source: "without its answer".into() }),
        }
    }

    fn fulfil(&mut self, user: PersonId, key: &str, answer: &str) -> Result<(), StoreError> {
        let found = self.requests.get_mut(&(user, key.to_owned()));
        let request =
            found.ok_or_else(|| StoreError::Broken { call: "fulfil", source: "no claim".into() })?;
        request.answer = Some(answer.to_owned());
        Ok(())
    }
}
