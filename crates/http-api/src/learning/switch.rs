//! Whether the school has how its pupils study analysed.

use actix_web::web;
use application::learning::switch::{self, SwitchSeen, Wanted};
use chrono::{DateTime, Utc};
use learning_style::store::Switched;
use school_management::people::person::Person;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// What the school keeps of it, whether it is on or off.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningKept)]
pub struct KeptJson {
    profiles: u64,
    behaviors: u64,
    questionnaires: u64,
    /// The same in a sentence.
    told: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LearningSwitch)]
#[serde(rename_all = "camelCase")]
pub struct SwitchJson {
    enabled: bool,
    /// When it was last switched on or off; `null` where it never was.
    changed_at: Option<DateTime<Utc>>,
    /// Who did, to the staff; as with the next.
    changed_by: Option<String>,
    kept: Option<KeptJson>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SetLearningSwitch)]
#[serde(deny_unknown_fields)]
pub struct SwitchBody {
    enabled: bool,
    /// Deletes profiles, recorded behaviours and replies; only with `enabled` false, also where it is off by now.
    #[serde(default)]
    forget: bool,
}

impl SwitchJson {
    fn new(seen: SwitchSeen, person: &Person) -> Self {
        let is_staff = matches!(person, Person::Staff(_));
        let kept = is_staff.then(|| KeptJson {
            profiles: seen.stored.profiles,
            behaviors: seen.stored.behaviours,
            questionnaires: seen.stored.replies,
            told: seen.kept(),
        });
        let enabled = seen.is_on();
        let (changed_at, changed_by) = match seen.last {
            Some(Switched { at, by_name, .. }) => (Some(at), is_staff.then_some(by_name)),
            None => (None, None),
        };
        Self { enabled, changed_at, changed_by, kept }
    }
}

pub async fn read(
    state: web::Data<State>,
    Caller(session): Caller,
) -> Result<web::Json<SwitchJson>, Problem> {
    let seen = view(&state, &session, |view| switch::seen(view.learning())).await?;
    Ok(web::Json(SwitchJson::new(seen, &session.actor().person)))
}

pub async fn set(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<SwitchBody>,
) -> Result<web::Json<SwitchJson>, Problem> {
    let wanted = Wanted { on: body.enabled, forget: body.forget };
    let by = session.clone();
    let seen = run(&state, &session, move |tx| switch::set(tx, &by, wanted, now())).await?;
    Ok(web::Json(SwitchJson::new(seen, &session.actor().person)))
}
