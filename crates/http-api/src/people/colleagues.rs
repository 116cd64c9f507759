//! Who works at the school.

use actix_web::web;
use kernel::Invalid;
use school_management::people::staff::{Colleague, StaffRole, UnknownStaffRole};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::StaffRoleText;
use crate::edge::problem::Problem;
use crate::edge::run::view;
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
}

/// An active member of the staff, as everyone there sees them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Colleague)]
pub struct ColleagueJson {
    id: i64,
    name: String,
    #[schema(value_type = StaffRoleText)]
    role: &'static str,
}

impl From<Colleague> for ColleagueJson {
    fn from(colleague: Colleague) -> Self {
        Self { id: colleague.id.0, name: colleague.name, role: colleague.role.slug() }
    }
}

pub async fn list(
    state: web::Data<State>,
    caller: Caller,
    query: web::Query<ListQuery>,
) -> Result<web::Json<Vec<ColleagueJson>>, Problem> {
    caller.is_own_school(query.school_id)?;
    let role: Option<StaffRole> = query
        .role
        .as_deref()
        .map(str::parse)
        .transpose()
        .map_err(|error: UnknownStaffRole| Invalid::field("role", error.to_string()))?;
    let colleagues = view(&state, &caller.0, move |view| view.people().colleagues(role)).await?;
    Ok(web::Json(colleagues.into_iter().map(Into::into).collect()))
}
