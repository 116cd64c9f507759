mod accounts;
mod own_account;
mod school;
mod valid;

use serde_json::json;

use crate::client::Caller;

pub use valid::AREA;

/// Makes an account for Lígia Barros; the password that the gestor is told.
#[track_caller]
pub fn issue(gestor: &Caller, username: &str, role: &str) -> String {
    let new = json!({ "username": username, "firstName": "Lígia", "lastName": "Barros", "role": role });
    let told = gestor.post("/api/users", new).expect(201).json();
    told["password"].as_str().unwrap().to_owned()
}
