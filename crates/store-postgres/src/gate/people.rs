//! People as the gate reads them: staff or pupil.

use application::gate::model::Actor;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamptz};
use kernel::{PersonId, SchoolId, StoreError};
use school_management::people::person::{Person, PupilLogin};
use school_management::people::staff::{Email, StaffMember, StaffRole, Username};

use chrono::{DateTime, Utc};

use crate::column::statement::{row, statement};
use crate::column::words::Word;

row! {
    /// A session with its person, of whom either the columns of staff are filled or those of pupils.
    SessionRow {
        school_id: i64 => BigInt,
        demo: bool => Bool,
        person_id: i64 => BigInt,
        active: bool => Bool,
        created_at: DateTime<Utc> => Timestamptz,
        expire: DateTime<Utc> => Timestamptz,
        seen_at: DateTime<Utc> => Timestamptz,
        username: Option<Word<Username>> => Nullable<Text>,
        role: Option<Word<StaffRole>> => Nullable<Text>,
        first_name: Option<String> => Nullable<Text>,
        last_name: Option<String> => Nullable<Text>,
        email: Option<Word<Email>> => Nullable<Text>,
        student_id: Option<String> => Nullable<Text>,
        student_name: Option<String> => Nullable<Text>,
        must_change: bool => Bool,
    }
}

statement! {
    /// The session of a key, of whatever school: the function has the right to look that the caller lacks.
    FindSession(key: String => Text) -> SessionRow =
        "SELECT school_id, demo, person_id, active, created_at, expire, seen_at, username, role, first_name, last_name,
            email, student_id, student_name, must_change
        FROM find_session($1)"
}

impl SessionRow {
    /// The person; an error when the row extends to neither staff nor pupil.
    pub(crate) fn actor(self) -> Result<Actor, StoreError> {
        let id = PersonId(self.person_id);
        let person = match (self.username, self.role, self.first_name, self.last_name) {
            (Some(username), Some(role), Some(first_name), Some(last_name)) => Person::Staff(StaffMember {
                id,
                username: username.0,
                first_name,
                last_name,
                email: self.email.map(|email| email.0),
                role: role.0,
            }),
            _ => match (self.student_id, self.student_name) {
                (Some(enrolment), Some(name)) => Person::Pupil(PupilLogin { id, enrolment, name }),
                _ => {
                    return Err(StoreError::Broken {
                        call: "session",
                        source: "a person who is neither staff nor pupil".into(),
                    });
                }
            },
        };
        Ok(Actor { school: SchoolId(self.school_id), person })
    }
}
