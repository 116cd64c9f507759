//! Pupils sign in.

use actix_web::{HttpRequest, HttpResponse, web};
use application::gate::sign_in::typed_login::TypedLogin;
use chrono::{DateTime, Utc};
use school_management::people::pupil::view::PupilSeen;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::openapi::schema::DayText;
use crate::edge::problem::Problem;
use crate::edge::run::view;
use crate::gate::entry::{self, Entered};
use crate::state::State;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = PupilLogin)]
#[serde(rename_all = "camelCase")]
pub struct PupilLoginBody {
    /// The enrolment number.
    student_id: String,
    /// Capitals and spaces of one that stands on a card do not matter.
    password: String,
    /// Of the school, as on the card: wanted where several schools have the number.
    school_code: Option<String>,
}

/// The pupil who signed in.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CurrentPupil)]
#[serde(rename_all = "camelCase")]
pub struct CurrentPupilJson {
    id: i64,
    name: String,
    student_id: String,
    class_id: Option<i64>,
    school_id: i64,
    is_active: bool,
    #[schema(value_type = Option<DayText>)]
    birth_date: Option<String>,
    email: Option<String>,
    guardian_name: Option<String>,
    guardian_phone: Option<String>,
    created_at: DateTime<Utc>,
    /// May do nothing but choose a password.
    must_change: bool,
}

impl CurrentPupilJson {
    fn new(PupilSeen { pupil, created_at, .. }: PupilSeen, school: i64, must_change: bool) -> Self {
        let data = pupil.data;
        Self {
            id: pupil.id.0,
            name: data.name.as_str().to_owned(),
            student_id: data.enrolment.to_string(),
            class_id: pupil.class.map(|class| class.0),
            school_id: school,
            is_active: pupil.active,
            birth_date: data.birth_date.map(|date| date.date().to_string()),
            email: data.email.map(|email| email.as_str().to_owned()),
            guardian_name: data.guardian_name.map(|name| name.as_str().to_owned()),
            guardian_phone: data.guardian_phone.map(|phone| phone.as_str().to_owned()),
            created_at,
            must_change,
        }
    }
}

pub async fn sign_in(
    request: HttpRequest,
    state: web::Data<State>,
    body: web::Json<PupilLoginBody>,
) -> Result<HttpResponse, Problem> {
    let PupilLoginBody { student_id, password, school_code } = body.into_inner();
    let login = TypedLogin::Pupil { number: student_id, school_code };
    let Entered { session, cookies } = entry::sign_in(&request, &state, login, password).await?;
    let own = session.actor().id();
    let seen = view(&state, &session, move |view| view.pupils().pupils_seen(&[own])).await?;
    let pupil = seen.into_iter().next().ok_or_else(Problem::no_session)?;
    let pupil = CurrentPupilJson::new(pupil, session.actor().school.0, session.must_change());
    let [session_cookie, device_cookie] = cookies;
    Ok(HttpResponse::Ok().cookie(session_cookie).cookie(device_cookie).json(pupil))
}
