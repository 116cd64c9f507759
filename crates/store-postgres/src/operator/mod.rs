//! What the operator does from the command line: imports, and words about schools.
#![expect(clippy::disallowed_methods, reason = "the operator's commands send batches of their own words")]

pub(crate) mod advances;
mod attempts;
pub mod backup;
mod bncc;
mod demonstration;
mod loader;
mod matrices;
mod merge;
mod quizzes;
mod quotas;
mod ranks;

use std::fmt;

use application::gate::model::World;
use application::gate::registration::Day;
use chrono::{DateTime, Utc};
use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use ideb_core::store::ReferenceLoader;
use kernel::{PersonId, SchoolId, StoreError};
use lesson_planning::bncc::BnccSkill;
use lesson_planning::bncc::catalogue::Partial;
use quiz_engine::question::view::LoadedDescriptor;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::password::HashedPassword;
use school_management::people::staff::Username;
use thiserror::Error;

use crate::connect::address::Address;
use crate::connect::error::store_error;
use crate::connect::migrate;
use crate::connect::transaction::search_path;
use crate::notices::activities::record;
use crate::operator::backup::LEFT_OUT;
use crate::operator::loader::Loader;
use crate::schema::gate::sessions;
use crate::schema::index::reference_files as files;
use crate::schema::people::{people, schools, users};

pub use self::bncc::LoadedSkills;
pub use self::matrices::LoadedDescriptors;
pub use self::quizzes::{Played, PlayedBy};
pub use self::quotas::Quota;

/// A connection of the operator: a superuser, or the owner of the tables with BYPASSRLS.
pub struct Operator {
    connection: PgConnection,
}

/// Why a school cannot be verified: sentences for the operator.
#[derive(Debug, Error)]
pub enum VerifyError {
    #[error("Mais de uma escola se registrou com este código INEP. Informe o número de uma delas: {0}.")]
    Several(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Makes the database that an administrator's address names, unless it is there. Programs that start at once take
/// turns.
pub fn create_database(url: &str) -> Result<(), StoreError> {
    const CALL: &str = "create_database";
    let address = parse(CALL, url)?;
    let Some(name) = address.database() else { return Ok(()) };
    let mut connection = establish(&address.for_maintenance())?;
    let mut create = || {
        connection.batch_execute("SELECT pg_advisory_lock(hashtext('create_database'))")?;
        let there: bool =
            diesel::select(diesel::dsl::exists(pg_database::table.filter(pg_database::datname.eq(name))))
                .get_result(&mut connection)?;
        if there {
            return Ok(());
        }
        connection.batch_execute(&format!("CREATE DATABASE \"{}\"", name.replace('"', "\"\"")))
    };
    create().map_err(|error| store_error(CALL, error))
}

/// Makes the database that an administrator's address names anew, and the program's roles, which a backup of one database
/// does not hold. `false`, and nothing is changed, when there is anything in it.
pub fn empty_database(url: &str) -> Result<bool, StoreError> {
    const CALL: &str = "empty_database";
    let address = parse(CALL, url)?;
    let Some(name) = address.database() else { return Ok(false) };
    create_database(url)?;
    let tables = "SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace";
    let found = diesel::sql_query(tables).execute(&mut establish(&address.for_operator())?);
    if found.map_err(|error| store_error(CALL, error))? > 0 {
        return Ok(false);
    }
    // The roles belong to the whole cluster, and stay when the database they came with goes.
    migrate::run(url).map_err(|error| StoreError::Broken { call: CALL, source: Box::new(error) })?;
    let drop = format!("DROP DATABASE \"{}\" WITH (FORCE)", name.replace('"', "\"\""));
    let dropped = establish(&address.for_maintenance())?.batch_execute(&drop);
    dropped.map_err(|error| store_error(CALL, error))?;
    create_database(url)?;
    Ok(true)
}

diesel::table! {
    pg_database (datname) {
        datname -> Text,
    }
}

fn parse(call: &'static str, url: &str) -> Result<Address, StoreError> {
    Address::parse(url).map_err(|error| StoreError::Broken { call, source: Box::new(error) })
}

fn establish(url: &str) -> Result<PgConnection, StoreError> {
    PgConnection::establish(url).map_err(|error| StoreError::Down(Box::new(error)))
}

impl Operator {
    pub fn connect(url: &str) -> Result<Self, StoreError> {
        let connection = establish(&parse("connect", url)?.for_operator())?;
        Ok(Self { connection })
    }

    /// Loads what INEP published in one transaction, which may do nothing else. Committed when the work succeeds. Imports
    /// take turns: a place is among all that is there.
    pub fn load<T, E: From<StoreError>>(
        &mut self,
        work: impl FnOnce(&mut dyn ReferenceLoader) -> Result<T, E>,
    ) -> Result<T, E> {
        self.load_into(World::Real, work)
    }

    fn load_into<T, E: From<StoreError>>(
        &mut self,
        world: World,
        work: impl FnOnce(&mut dyn ReferenceLoader) -> Result<T, E>,
    ) -> Result<T, E> {
        // What is known is read, merged and written back: no other import may come between.
        let turns = "LOCK TABLE reference_schools IN SHARE ROW EXCLUSIVE MODE";
        self.batch("begin", &format!("BEGIN; SET LOCAL ROLE ideb_loader; {}; {turns}", search_path(world)))?;
        let outcome = work(&mut Loader::new(&mut self.connection));
        match outcome {
            Ok(loaded) => {
                self.batch("commit", "COMMIT")?;
                Ok(loaded)
            }
            Err(error) => {
                // The first error tells more than that of a rollback on a lost connection.
                let _ = self.batch("rollback", "ROLLBACK");
                Err(error)
            }
        }
    }

    /// Loads descriptors of the SAEB's matrices, all or none. They are the same in both worlds.
    #[expect(clippy::disallowed_methods, reason = "an operator's command is its own transaction")]
    pub fn load_descriptors(
        &mut self,
        descriptors: &[LoadedDescriptor],
    ) -> Result<LoadedDescriptors, StoreError> {
        self.run("load_descriptors", |connection| {
            connection.transaction(|connection| {
                connection.batch_execute("SET LOCAL ROLE ideb_loader")?;
                connection.batch_execute(search_path(World::Demonstration))?;
                matrices::load(connection, descriptors)?;
                connection.batch_execute(search_path(World::Real))?;
                matrices::load(connection, descriptors)
            })
        })
    }

    /// Loads a catalogue of the BNCC, all or none; nothing where it is only a piece of what is known.
    #[expect(clippy::disallowed_methods, reason = "an operator's command is its own transaction")]
    pub fn load_skills(
        &mut self,
        skills: &[BnccSkill],
        now: DateTime<Utc>,
    ) -> Result<Result<LoadedSkills, Partial>, StoreError> {
        self.run("load_skills", |connection| {
            connection.transaction(|connection| {
                connection.batch_execute("SET LOCAL ROLE ideb_loader")?;
                connection.batch_execute(search_path(World::Real))?;
                bncc::load(connection, skills, now)
            })
        })
    }

    /// Loads what pupils of a school played, all or nothing.
    #[expect(clippy::disallowed_methods, reason = "an operator's command is its own transaction")]
    pub fn load_quizzes(&mut self, school: SchoolId, played: &Played) -> Result<(), StoreError> {
        self.run("load_quizzes", |connection| {
            connection.transaction(|connection| quizzes::load(connection, school, played))
        })
    }

    /// Says in the demonstration what descriptors ask for that no import has told.
    #[expect(clippy::disallowed_methods, reason = "an operator's command is its own transaction")]
    pub fn tell_descriptors(&mut self, descriptors: &[LoadedDescriptor]) -> Result<(), StoreError> {
        self.run("tell_descriptors", |connection| {
            connection.transaction(|connection| {
                connection.batch_execute("SET LOCAL ROLE ideb_loader")?;
                connection.batch_execute(search_path(World::Demonstration))?;
                matrices::tell(connection, descriptors)
            })
        })
    }

    /// The files imported by a version that did not keep all they say: they are to be imported again.
    pub fn outdated_files(&mut self) -> Result<Vec<String>, StoreError> {
        self.run("outdated_files", |connection| {
            files::table
                .filter(files::outdated)
                .select(files::name)
                .distinct()
                .order(files::name)
                .load(connection)
        })
    }

    /// Whether anyone registered a school: the demonstration is for empty databases.
    pub fn holds_real_schools(&mut self) -> Result<bool, StoreError> {
        self.run("holds_real_schools", |connection| {
            diesel::select(diesel::dsl::exists(schools::table.filter(schools::demo.eq(false))))
                .get_result(connection)
        })
    }

    /// Notes whether the people who registered a school are the school's, and says its name. `which` is its number or its
    /// INEP code, which more than one may have claimed; `None` when there is no such school.
    pub fn set_verified(&mut self, which: &str, verified: bool) -> Result<Option<String>, VerifyError> {
        let which = which.trim();
        let found: Vec<(i64, String)> = self.run("set_verified", |connection| {
            // No school's number has eight digits before there are ten million of them.
            schools::table
                .filter(schools::inep_code.eq(which).or(schools::id.eq(which.parse().unwrap_or(0))))
                .order(schools::id)
                .select((schools::id, schools::name))
                .load(connection)
        })?;
        let [(id, name)] = found.as_slice() else {
            let names: Vec<_> = found.iter().map(|(id, name)| format!("{id} ({name})")).collect();
            return if names.is_empty() { Ok(None) } else { Err(VerifyError::Several(names.join(", "))) };
        };
        self.run("set_verified", |connection| {
            diesel::update(schools::table.find(id)).set(schools::verified.eq(verified)).execute(connection)
        })?;
        Ok(Some(name.clone()))
    }

    /// Gives a person who lost theirs a new password, ends their sessions and their waits, and says their name; `None`
    /// when nobody is called so.
    #[expect(clippy::disallowed_methods, reason = "an operator's command is its own transaction")]
    pub fn reset_password(
        &mut self,
        username: &Username,
        password: &HashedPassword,
        at: DateTime<Utc>,
    ) -> Result<Option<String>, StoreError> {
        self.run("reset_password", |connection| {
            connection.transaction(|connection| {
                let found: Option<(i64, i64, String, String)> = users::table
                    .filter(users::username.eq(username.as_str()))
                    .select((users::school_id, users::id, users::first_name, users::last_name))
                    .first(connection)
                    .optional()?;
                let Some((school, person, first_name, last_name)) = found else { return Ok(None) };
                diesel::update(people::table.find((school, person)))
                    .set((
                        people::password_hash.eq(password.as_str()),
                        people::must_change.eq(false),
                        people::password_until.eq(None::<DateTime<Utc>>),
                    ))
                    .execute(connection)?;
                let of_person = sessions::school_id.eq(school).and(sessions::person_id.eq(person));
                diesel::delete(sessions::table.filter(of_person)).execute(connection)?;
                attempts::forget(connection, username, person)?;
                let activity =
                    NewActivity::new(ActivityKind::Password, "redefiniu uma senha").about(PersonId(person));
                record(connection, SchoolId(school), None, &activity, at)?;
                Ok(Some(format!("{first_name} {last_name}")))
            })
        })
    }

    /// Removes what a restored database must not go on with: sessions above all.
    pub fn leave_out(&mut self) -> Result<(), StoreError> {
        self.batch("leave_out", &format!("TRUNCATE {}", LEFT_OUT.join(", ")))
    }

    /// How much a school may keep of each table with a number, ordered by name.
    pub fn quotas(&mut self) -> Result<Vec<Quota>, StoreError> {
        self.run("quotas", quotas::all)
    }

    /// Sets such a number; `false` when there is none of that name. What is there already stays.
    pub fn set_quota(&mut self, name: &str, most: i64) -> Result<bool, StoreError> {
        self.run("set_quota", |connection| quotas::set(connection, name, most))
    }

    /// How many schools registered today, and how many may.
    pub fn registrations(&mut self, now: DateTime<Utc>) -> Result<Day, StoreError> {
        self.run("registrations", |connection| attempts::registrations(connection, now))
    }

    /// Sets how many schools may register in a day.
    pub fn allow_registrations(&mut self, most: i32) -> Result<(), StoreError> {
        self.run("allow_registrations", |connection| attempts::allow_registrations(connection, most))
    }

    fn run<T>(
        &mut self,
        call: &'static str,
        work: impl FnOnce(&mut PgConnection) -> QueryResult<T>,
    ) -> Result<T, StoreError> {
        work(&mut self.connection).map_err(|error| store_error(call, error))
    }

    fn batch(&mut self, call: &'static str, statements: &str) -> Result<(), StoreError> {
        self.run(call, |connection| connection.batch_execute(statements))
    }
}

impl fmt::Debug for Operator {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Operator").finish_non_exhaustive()
    }
}
