//! One pupil.

use actix_web::{HttpRequest, HttpResponse, web};
use application::classes::class::By;
use application::gate::model::Actor;
use application::gate::sign_in::as_issued;
use application::pupils::pupil::{self, PupilError};
use application::pupils::{erasure, seen};
use chrono::{DateTime, Utc};
use kernel::{ClassId, Given, PersonId};
use school_management::people::pupil::view::{AccessState, PupilAccess, PupilSeen};
use school_management::people::pupil::{
    BirthDate, GuardianName, NewPupilForm, Phone, PupilChangeForm, PupilData,
};
use school_management::people::staff::Email;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::json::given;
use crate::edge::openapi::schema::{DayText, texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{enter_once, now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

texts! {
    AccessStateText "PupilAccessState" words(AccessState::ALL.map(AccessState::slug));
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Pupil)]
#[serde(rename_all = "camelCase")]
pub struct PupilJson {
    id: i64,
    /// The number they are enrolled under, and sign in with.
    student_id: String,
    name: String,
    class_id: Option<i64>,
    class_name: Option<String>,
    is_active: bool,
    /// `null` to professors of other classes.
    details: Option<PupilDetailsJson>,
    /// For manager and coordinator; else `null`.
    access: Option<PupilAccessJson>,
    /// Whether the caller may issue a new password for them.
    may_reset: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilDetails)]
#[serde(rename_all = "camelCase")]
pub struct PupilDetailsJson {
    email: Option<String>,
    #[schema(value_type = Option<DayText>)]
    birth_date: Option<String>,
    guardian_name: Option<String>,
    guardian_phone: Option<String>,
    created_at: DateTime<Utc>,
}

/// How a pupil signs in.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilAccess)]
#[serde(rename_all = "camelCase")]
pub struct PupilAccessJson {
    /// "chosen": a password of their own; "card": one on a card that waits; "card_expired"; "none".
    #[schema(value_type = AccessStateText)]
    state: &'static str,
    /// A card opens nothing from then on.
    until: Option<DateTime<Utc>>,
    /// When the card was last printed.
    printed_at: Option<DateTime<Utc>>,
    /// When they last signed in or worked; `null` for who never did, or not for a year.
    seen_at: Option<DateTime<Utc>>,
}

impl PupilJson {
    pub(super) fn new(seen: PupilSeen, to: &Actor, now: DateTime<Utc>) -> Self {
        let details = seen.shows_details_to(&to.person);
        let may_reset = seen.is_looked_after_by(&to.person);
        let PupilSeen { pupil, class_name, created_at, access, .. } = seen;
        Self {
            id: pupil.id.0,
            student_id: pupil.data.enrolment.to_string(),
            name: pupil.data.name.to_string(),
            class_id: pupil.class.map(|class| class.0),
            class_name,
            is_active: pupil.active,
            details: details.then(|| PupilDetailsJson::new(&pupil.data, created_at)),
            access: PupilAccess::is_shown_to(&to.person).then(|| PupilAccessJson::new(access, now)),
            may_reset,
        }
    }
}

impl PupilDetailsJson {
    fn new(data: &PupilData, created_at: DateTime<Utc>) -> Self {
        let owned = |text: Option<&str>| text.map(ToOwned::to_owned);
        Self {
            email: owned(data.email.as_ref().map(Email::as_str)),
            birth_date: data.birth_date.map(BirthDate::date).map(|date| date.to_string()),
            guardian_name: owned(data.guardian_name.as_ref().map(GuardianName::as_str)),
            guardian_phone: owned(data.guardian_phone.as_ref().map(Phone::as_str)),
            created_at,
        }
    }
}

impl PupilAccessJson {
    pub(super) fn new(access: PupilAccess, now: DateTime<Utc>) -> Self {
        Self {
            state: access.state(now).slug(),
            until: access.card.map(|card| card.until),
            printed_at: access.card.and_then(|card| card.printed_at),
            seen_at: access.seen_at,
        }
    }
}

/// What is typed of a new pupil.
#[derive(Clone, Deserialize, ToSchema)]
#[schema(as = CreatePupil)]
#[serde(rename_all = "camelCase")]
pub struct CreateBody {
    student_id: String,
    name: String,
    password: String,
    class_id: Option<i64>,
    email: Option<String>,
    /// 2014-07-21 or 21/07/2014.
    birth_date: Option<String>,
    guardian_name: Option<String>,
    guardian_phone: Option<String>,
    /// Another school's is 404.
    school_id: Option<i64>,
}

/// What is changed of a pupil: what is absent stays, and what is empty or `null` becomes unknown.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangePupil)]
#[serde(rename_all = "camelCase")]
pub struct ChangeBody {
    student_id: Option<String>,
    name: Option<String>,
    /// `null`: out of all classes.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<i64>)]
    class_id: Given<i64>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    email: Given<String>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    birth_date: Given<String>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    guardian_name: Given<String>,
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    guardian_phone: Given<String>,
    is_active: Option<bool>,
}

/// As the form reads it: what is sent empty becomes unknown.
fn typed(sent: Given<String>) -> Option<String> {
    match sent {
        Given::Kept => None,
        Given::Cleared => Some(String::new()),
        Given::Set(text) => Some(text),
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ErasePupil)]
#[serde(rename_all = "camelCase")]
pub struct EraseBody {
    /// The pupil's number, typed again.
    student_id: String,
}

impl CreateBody {
    /// What tells one request from another: not the password, of which nothing is kept.
    fn without_password(&self) -> impl Serialize + use<> {
        let known = (self.student_id.clone(), self.name.clone(), self.class_id, self.email.clone());
        (known, self.birth_date.clone(), self.guardian_name.clone(), self.guardian_phone.clone())
    }

    fn form(self) -> NewPupilForm {
        let Self {
            student_id,
            name,
            password,
            class_id,
            email,
            birth_date,
            guardian_name,
            guardian_phone,
            ..
        } = self;
        NewPupilForm {
            student_id,
            name,
            password,
            class_id,
            email,
            birth_date,
            guardian_name,
            guardian_phone,
        }
    }
}

impl From<ChangeBody> for PupilChangeForm {
    fn from(body: ChangeBody) -> Self {
        let class = body.class_id.map(ClassId);
        Self {
            student_id: body.student_id,
            name: body.name,
            class,
            email: typed(body.email),
            birth_date: typed(body.birth_date),
            guardian_name: typed(body.guardian_name),
            guardian_phone: typed(body.guardian_phone),
            is_active: body.is_active,
        }
    }
}

/// The pupil after a write, as the caller sees them.
async fn seen_by(
    state: &web::Data<State>,
    Caller(session): &Caller,
    id: PersonId,
) -> Result<web::Json<PupilJson>, Problem> {
    let person = session.actor().person.clone();
    let seen = view(state, session, move |view| seen::one(view, &person, id)).await?;
    let seen = seen.ok_or_else(Problem::not_found)?;
    Ok(web::Json(PupilJson::new(seen, session.actor(), now())))
}

pub async fn read(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
) -> Result<web::Json<PupilJson>, Problem> {
    seen_by(&state, &caller, PersonId(path.into_inner())).await
}

pub async fn create(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    body: web::Json<CreateBody>,
) -> Result<HttpResponse, Problem> {
    caller.is_own_school(body.school_id)?;
    let Caller(session) = caller;
    let sent = body.without_password();
    let (form, shortest) = (body.into_inner().form(), state.settings.shortest_password);
    let new = view(&state, &session, move |view| pupil::parse(view.school(), form, shortest, now())).await?;
    // As it is read at the sign-in: eight letters and digits may look like a card's.
    let hash = state.passwords.hash(as_issued(new.password.expose().to_owned())).await?;
    let actor = session.actor().clone();
    let id = enter_once(&request, &state, &session, &sent, move |tx| -> Result<_, PupilError> {
        pupil::create(tx, By { actor: &actor, now: now() }, &new, &hash)
    })
    .await?;
    let seen = seen_by(&state, &Caller(session), id).await?;
    Ok(HttpResponse::Created().json(seen))
}

pub async fn change(
    state: web::Data<State>,
    caller: Caller,
    path: web::Path<i64>,
    body: web::Json<ChangeBody>,
) -> Result<web::Json<PupilJson>, Problem> {
    let (actor, id) = (caller.0.actor().clone(), PersonId(path.into_inner()));
    let form = body.into_inner().into();
    run(&state, &caller.0, move |tx| pupil::change(tx, By { actor: &actor, now: now() }, id, form)).await?;
    state.sessions.forget_person(id);
    seen_by(&state, &caller, id).await
}

pub async fn erase(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<EraseBody>,
) -> Result<HttpResponse, Problem> {
    let (actor, id) = (session.actor().clone(), PersonId(path.into_inner()));
    run(&state, &session, move |tx| {
        erasure::erase(tx, By { actor: &actor, now: now() }, id, &body.student_id)
    })
    .await?;
    state.sessions.forget_person(id);
    Ok(HttpResponse::NoContent().finish())
}
