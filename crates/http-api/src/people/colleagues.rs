//! Who works at the school: what everyone there sees, and what only the manager does.

use actix_web::web;
use chrono::{DateTime, Utc};
use kernel::Invalid;
use school_management::people::staff::{Colleague, StaffRole, UnknownStaffRole};
use school_management::people::staff_account::{AccountInUse, StaffAccount};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::StaffRoleText;
use crate::edge::problem::Problem;
use crate::edge::run::{now, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
pub struct ListQuery {
    /// All when absent.
    #[param(value_type = Option<StaffRoleText>)]
    role: Option<String>,
    /// Another school's is 404.
    school_id: Option<i64>,
    /// With their accounts, and with those who may not sign in: for the manager, and nothing to anyone else.
    accounts: Option<bool>,
}

/// A member of the staff, as everyone there sees them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Colleague)]
pub struct ColleagueJson {
    id: i64,
    name: String,
    #[schema(value_type = StaffRoleText)]
    role: &'static str,
    /// For the manager who asks for accounts; else `null`.
    account: Option<AccountJson>,
}

/// What the manager sees of an account.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Account)]
#[serde(rename_all = "camelCase")]
pub struct AccountJson {
    username: String,
    first_name: String,
    last_name: String,
    email: Option<String>,
    /// May sign in.
    active: bool,
    /// Has an issued password, and has not chosen another.
    must_change: bool,
    /// The issued password opens nothing from then on.
    password_until: Option<DateTime<Utc>>,
    /// `null` for who never came in, or not for a year.
    seen_at: Option<DateTime<Utc>>,
    open_sessions: usize,
}

impl From<Colleague> for ColleagueJson {
    fn from(Colleague { id, name, role, .. }: Colleague) -> Self {
        Self { id: id.0, name, role: role.slug(), account: None }
    }
}

impl From<AccountInUse> for ColleagueJson {
    fn from(AccountInUse { account, seen_at, open_sessions }: AccountInUse) -> Self {
        let StaffAccount { member, active, must_change, password_until } = account;
        let (name, role) = (member.name(), member.role.slug());
        let account = AccountJson {
            username: member.username.to_string(),
            first_name: member.first_name,
            last_name: member.last_name,
            email: member.email.map(|email| email.as_str().to_owned()),
            active,
            must_change,
            password_until,
            seen_at,
            open_sessions,
        };
        Self { id: member.id.0, name, role, account: Some(account) }
    }
}

pub async fn list(
    state: web::Data<State>,
    caller: Caller,
    query: web::Query<ListQuery>,
) -> Result<web::Json<Vec<ColleagueJson>>, Problem> {
    caller.is_own_school(query.school_id)?;
    let Caller(session) = caller;
    let role: Option<StaffRole> = query
        .role
        .as_deref()
        .map(str::parse)
        .transpose()
        .map_err(|error: UnknownStaffRole| Invalid::field("role", error.to_string()))?;
    if query.accounts == Some(true) && StaffAccount::is_shown_to(session.actor().role()) {
        let accounts = view(&state, &session, move |view| view.people().accounts(role, now())).await?;
        return Ok(web::Json(accounts.into_iter().map(Into::into).collect()));
    }
    let colleagues = view(&state, &session, move |view| view.people().colleagues(role)).await?;
    Ok(web::Json(colleagues.into_iter().map(Into::into).collect()))
}
