mod bad_input;
mod erasure;
mod export;
mod pupil;
mod reach;
mod valid;

use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

use crate::client::Caller;

pub use valid::AREA;

/// A number that no pupil has yet.
pub fn another_number() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(1);
    format!("2026{:04}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

/// Makes a class, which this person of the staff teaches, and answers its number.
#[track_caller]
pub fn class(gestor: &Caller, name: &str, teacher: Option<i64>) -> i64 {
    let body = json!({
        "name": name, "year": "9º ano", "stage": "anos_finais", "shift": "matutino", "schoolYear": 2026,
        "teacherId": teacher,
    });
    gestor.post("/api/classes", body).expect(201).json()["id"].as_i64().unwrap()
}

/// What is typed of a pupil of this class.
pub fn body(number: &str, class: i64) -> Value {
    json!({
        "studentId": number, "name": "Bia Lima", "password": "ipê-amarelo", "classId": class,
        "email": "bia@example.com", "birthDate": "2011-07-21", "guardianName": "Patrícia Lima",
        "guardianPhone": "(16) 99999-0142",
    })
}

pub fn with(mut body: Value, field: &str, value: impl Into<Value>) -> Value {
    body[field] = value.into();
    body
}

#[track_caller]
pub fn create(caller: &Caller, body: Value) -> Value {
    caller.post("/api/students", body).expect(201).json()
}

pub fn path(pupil: &Value, rest: &str) -> String {
    format!("/api/students/{}{rest}", pupil["id"])
}

pub fn own_id(caller: &Caller) -> i64 {
    caller.get("/api/auth/user").expect(200).json()["id"].as_i64().unwrap()
}

/// The names on a list, in its order.
#[track_caller]
pub fn names(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap_or_else(|| panic!("no list: {list}"));
    list.iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect()
}
