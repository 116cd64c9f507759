//! Two schools with their staff, a server, and a database of their own.

use std::sync::Arc;
use std::time::{Duration, Instant};

use application::gate::keys::SessionKey;
use application::gate::session;
use application::tx::database::{Database, in_school, through_gate};
use chrono::{DateTime, Utc};
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::StoreError;
use school_management::people::registration::NewStaffMember;
use school_management::people::staff::StaffRole;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store_postgres::operator::Operator;
use store_postgres::{Postgres, Requirements};
use test_database::TestDatabase;

use crate::client::{Answer, Caller};
use crate::gate::as_pupil;
use crate::reference;
use crate::server::{Parts, Server};

/// Of everyone at both schools.
pub const PASSWORD: &str = "ipê-amarelo";

/// Connections of each of a server's pools.
pub const CONNECTIONS: u32 = 8;

/// Someone of a school's staff.
#[derive(Debug, Clone)]
pub struct Person {
    pub username: String,
    pub caller: Caller,
}

/// A registered school with one of each role, signed in.
#[derive(Debug, Clone)]
pub struct School {
    pub id: i64,
    pub gestor: Person,
    pub coordenador: Person,
    pub professor: Person,
}

impl School {
    /// A path below the school.
    pub fn path(&self, rest: &str) -> String {
        format!("/api/school/{}{rest}", self.id)
    }
}

/// Everything a test needs.
pub struct World {
    // Before the database, which is dropped at the end.
    pub server: Server,
    pub postgres: Arc<Postgres>,
    pub database: TestDatabase,
    /// Known to the reference data.
    pub ours: School,
    pub theirs: School,
}

impl World {
    pub fn new() -> Self {
        Self::with(Parts::default())
    }

    pub fn with(parts: Parts) -> Self {
        let database = TestDatabase::filled("reference", |url| {
            reference::load(&mut Operator::connect(url).unwrap());
        });
        let postgres = Postgres::connect(&database.server_url(), CONNECTIONS, Requirements::Testing).unwrap();
        let postgres = Arc::new(postgres);
        let sid = if parts.settings.secure { "__Host-sid" } else { "sid" };
        let server = Server::start(postgres.clone(), parts);
        let ours = school(&server, postgres.as_ref(), "nossa", Some(reference::OURS), sid);
        let theirs = school(&server, postgres.as_ref(), "deles", None, sid);
        Self { server, postgres, database, ours, theirs }
    }

    /// Without its memory of sessions found a moment ago.
    pub fn another_server(&self) -> Server {
        Server::start(self.postgres.clone(), Parts::default())
    }

    pub fn anonymous(&self) -> Caller {
        self.server.anonymous()
    }

    /// A new session of the same person, on the same device.
    pub fn sign_in(&self, person: &Person) -> Caller {
        let answer = sign_in(&self.anonymous(), &person.username, PASSWORD).expect(200);
        self.anonymous().after(&answer)
    }

    /// A new session of a new pupil of ours.
    pub fn pupil(&self) -> Caller {
        let answer = as_pupil(&self.anonymous(), &self.pupil_number(), PASSWORD, None).expect(200);
        self.anonymous().after(&answer)
    }

    /// The number of a new pupil of ours, who shares everyone's password.
    pub fn pupil_number(&self) -> String {
        let school = self.ours.id;
        let enrol = format!(
            "WITH person AS (
                INSERT INTO people (school_id, kind, password_hash)
                SELECT school_id, 'pupil', password_hash FROM people WHERE school_id = {school} AND kind = 'staff'
                LIMIT 1 RETURNING id
            ), login AS (
                INSERT INTO logins (kind, name, school_id, person_id)
                SELECT 'pupil', '2024' || id, {school}, id FROM person
            )
            INSERT INTO students (school_id, id, student_id, name)
            SELECT {school}, id, '2024' || id, 'Bia Lima' FROM person RETURNING student_id AS text"
        );
        self.texts(&enrol).remove(0)
    }

    pub fn admin(&self) -> PgConnection {
        PgConnection::establish(&self.database.admin_url()).unwrap()
    }

    /// Changes rows behind the program's back.
    pub fn execute(&self, statement: &str) {
        let changed = diesel::sql_query(statement).execute(&mut self.admin()).unwrap();
        assert!(changed > 0, "changed nothing: {statement}");
    }

    /// The texts that a statement gives as its column `text`.
    pub fn texts(&self, statement: &str) -> Vec<String> {
        texts(&mut self.admin(), statement)
    }

    pub fn count(&self, table: &str) -> i64 {
        self.texts(&format!("SELECT count(*)::text AS text FROM {table}"))[0].parse().unwrap()
    }

    /// What every table holds, row by row, as one hash each: equal when nothing but the trace
    /// of a denial was written.
    pub fn fingerprint(&self) -> Vec<String> {
        let mut admin = self.admin();
        let tables = texts(
            &mut admin,
            "SELECT format('SELECT %L || md5(coalesce(string_agg(t::text, E''\\n'' ORDER BY t::text), '''')) AS text
                FROM %I t%s', tablename || ' ', tablename,
                CASE tablename WHEN 'audit_events' THEN ' WHERE kind <> ''denied''' ELSE '' END) AS text
             FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
        );
        texts(&mut admin, &tables.join(" UNION ALL "))
    }
}

#[derive(QueryableByName)]
struct TextRow {
    #[diesel(sql_type = Text)]
    text: String,
}

pub fn texts(connection: &mut PgConnection, statement: &str) -> Vec<String> {
    let rows: Vec<TextRow> = diesel::sql_query(statement).load(connection).unwrap();
    rows.into_iter().map(|row| row.text).collect()
}

pub fn sign_in(caller: &Caller, username: &str, password: &str) -> Answer {
    caller.post("/api/auth/login", json!({ "username": username, "password": password }))
}

/// A form that is accepted.
pub fn registration(username: &str, code: Option<&str>) -> Value {
    json!({
        "schoolName": format!("E. E. {username}"),
        "municipality": "Vale do Saber",
        "state": "SP",
        "inepCode": code,
        "managerFirstName": "Marina",
        "managerLastName": "Souza",
        "managerEmail": format!("{username}@escola.example"),
        "managerUsername": username,
        "managerPassword": PASSWORD,
        "managerPasswordConfirm": PASSWORD,
    })
}

/// Registers as anyone would; the gestor's colleagues are added as the program will, since no screen does so yet.
pub fn school(server: &Server, database: &dyn Database, name: &str, code: Option<&str>, sid: &str) -> School {
    let anonymous = server.anonymous();
    let gestor = format!("gestor.{name}");
    let registered = anonymous.post("/api/schools/register", registration(&gestor, code)).expect(201);
    let id = registered.json()["schoolId"].as_i64().unwrap();
    let gestor = person(server, gestor);
    for role in [StaffRole::Coordenador, StaffRole::Professor] {
        let member = NewStaffMember {
            username: format!("{role}.{name}", role = role.slug()).parse().unwrap(),
            first_name: "Ana".into(),
            last_name: "Prado".into(),
            email: None,
            role,
        };
        add(database, &gestor, sid, &member);
    }
    let colleague = |role: StaffRole| person(server, format!("{}.{name}", role.slug()));
    School {
        id,
        coordenador: colleague(StaffRole::Coordenador),
        professor: colleague(StaffRole::Professor),
        gestor,
    }
}

fn person(server: &Server, username: String) -> Person {
    let answer = sign_in(&server.anonymous(), &username, PASSWORD).expect(200);
    Person { caller: server.anonymous().after(&answer), username }
}

/// Adds a colleague with the gestor's password, through the gestor's live session.
pub fn add(database: &dyn Database, gestor: &Person, sid: &str, member: &NewStaffMember) {
    let key = SessionKey(Sha256::digest(gestor.caller.cookie(sid).unwrap()).into());
    let (session, hash) = through_gate::<_, StoreError>(database, |tx| {
        let session = session::resume(tx.gate(), key, now())?.unwrap();
        Ok((
            session,
            tx.gate().credential(&gestor.username.parse().unwrap())?.unwrap().hash().unwrap().clone(),
        ))
    })
    .unwrap();
    in_school::<_, StoreError>(database, session.scope(), |tx| {
        tx.school().add_member(member, &hash).map(drop)
    })
    .unwrap();
}

#[expect(clippy::disallowed_methods, reason = "the tests share the server's clock")]
pub fn now() -> DateTime<Utc> {
    Utc::now()
}

/// Asks again until it holds; fails after `limit`.
#[track_caller]
pub fn wait_until(limit: Duration, mut holds: impl FnMut() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < limit, "did not come true within {limit:?}");
        // Between two questions, not instead of one.
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Runs the same call on many threads at once.
pub fn at_once<T: Send>(times: usize, call: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let barrier = std::sync::Barrier::new(times);
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..times)
            .map(|number| {
                let (barrier, call) = (&barrier, &call);
                scope.spawn(move || {
                    barrier.wait();
                    call(number)
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    })
}
