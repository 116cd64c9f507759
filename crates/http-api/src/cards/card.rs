//! Issuing and printing.

use actix_web::web;
use application::pupils::cards::{self, Among, By, Card, Cards, For, OnPaper, Print};
use chrono::{DateTime, Utc};
use kernel::{ClassId, Invalid, PersonId, PupilImportId};
use school_management::people::pupil::Those;
use school_management::people::pupil::store::Nonce;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::cards::problem::not_theirs;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run};
use crate::edge::session::caller::Caller;
use crate::state::State;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = IssueCards)]
#[serde(rename_all = "camelCase")]
pub struct IssueBody {
    /// Up to 1,000 pupils.
    ids: Option<Vec<i64>>,
    class_id: Option<i64>,
    import_id: Option<i64>,
    /// Only for those of them who have no password of their own and no card that still opens; alone: of the whole school.
    without_access: Option<bool>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CardsIssued)]
pub struct IssuedJson {
    /// Pupils.
    issued: usize,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = PrintCards)]
#[serde(rename_all = "camelCase")]
pub struct PrintBody {
    /// Up to 1,000 pupils.
    ids: Option<Vec<i64>>,
    class_id: Option<i64>,
    import_id: Option<i64>,
    /// Only those that were never printed.
    to_print: Option<bool>,
}

/// Passwords that wait for their pupils: told to whoever prints them, and to nobody else.
#[derive(Serialize, ToSchema)]
#[schema(as = Cards)]
#[serde(rename_all = "camelCase")]
pub struct CardsJson {
    school_name: String,
    school_code: String,
    /// By class, then by name.
    cards: Vec<CardJson>,
    /// Active pupils among those asked for who have no password of their own and no card that still opens.
    without_access: usize,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = CardsOnPaper)]
#[serde(rename_all = "camelCase")]
pub struct PrintedBody {
    /// Up to 1,000.
    cards: Vec<PrintedCardBody>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = CardOnPaper)]
pub struct PrintedCardBody {
    /// The pupil's.
    id: i64,
    /// As the card was told: one that was issued since is another, and waits to be printed.
    until: DateTime<Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CardsNoted)]
pub struct PrintedJson {
    /// Cards that still wait for their pupils.
    printed: usize,
}

#[derive(Serialize, ToSchema)]
#[schema(as = Card)]
#[serde(rename_all = "camelCase")]
pub struct CardJson {
    id: i64,
    name: String,
    student_id: String,
    class_name: Option<String>,
    /// In two groups of four; spaces and capitals do not matter when it is typed.
    password: String,
    /// Told again when it is printed.
    until: DateTime<Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilPasswordIssued)]
pub struct ResetJson {
    /// The password stands on the pupil's card until then.
    until: DateTime<Utc>,
}

impl From<Card> for CardJson {
    fn from(card: Card) -> Self {
        Self {
            id: card.id.0,
            name: card.name,
            student_id: card.number,
            class_name: card.class_name,
            password: card.password.in_groups(),
            until: card.until,
        }
    }
}

impl From<Cards> for CardsJson {
    fn from(cards: Cards) -> Self {
        Self {
            school_name: cards.school_name,
            school_code: cards.school_code.to_string(),
            cards: cards.cards.into_iter().map(Into::into).collect(),
            without_access: cards.without_access,
        }
    }
}

/// Whom a body names: by one of three ways, or everyone.
fn among(ids: Option<Vec<i64>>, class: Option<i64>, import: Option<i64>) -> Result<Among, Invalid> {
    match (ids, class, import) {
        (Some(ids), None, None) => Ok(Among::These(Those::named(ids)?.into())),
        (None, Some(class), None) => Ok(Among::Class(ClassId(class))),
        (None, None, Some(import)) => Ok(Among::Import(PupilImportId(import))),
        (None, None, None) => Ok(Among::Everyone),
        _ => Err(Invalid::field("ids", "Escolha os alunos, ou a turma, ou a importação.")),
    }
}

/// One for all whom a request issues passwords for: each is derived from the pupil as well.
#[expect(clippy::disallowed_methods, reason = "the HTTP edge draws what passwords are derived from")]
fn nonce() -> Result<Nonce, Problem> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|_| Problem::internal())?;
    Ok(Nonce(bytes))
}

pub async fn issue(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<IssueBody>,
) -> Result<web::Json<IssuedJson>, Problem> {
    let IssueBody { ids, class_id, import_id, without_access } = body.into_inner();
    let among = among(ids, class_id, import_id)?;
    let whom = if without_access.unwrap_or_default() { For::WithoutAccess } else { For::All };
    if among == Among::Everyone && whom == For::All {
        let sentence = "Escolha os alunos, ou a turma, ou a importação.";
        return Err(Invalid::field("ids", sentence).into());
    }
    let (by, nonce) = (session.clone(), nonce()?);
    let issued = run(&state, &session, move |tx| {
        cards::issue(tx, By { session: &by, now: now() }, (&among, whom), nonce)
    })
    .await?;
    let pupils = issued.len();
    if whom == For::All {
        state.sessions.forget_people(&issued.into_iter().collect());
    }
    Ok(web::Json(IssuedJson { issued: pupils }))
}

pub async fn open(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<PrintBody>,
) -> Result<web::Json<CardsJson>, Problem> {
    let PrintBody { ids, class_id, import_id, to_print } = body.into_inner();
    let among = among(ids, class_id, import_id)?;
    let which = if to_print.unwrap_or_default() { Print::New } else { Print::Waiting };
    let (by, passwords) = (session.clone(), state.card_passwords.clone());
    let cards = run(&state, &session, move |tx| {
        cards::open(tx, By { session: &by, now: now() }, (&among, which), passwords.as_ref())
    })
    .await?;
    Ok(web::Json(cards.into()))
}

pub async fn note_printed(
    state: web::Data<State>,
    Caller(session): Caller,
    body: web::Json<PrintedBody>,
) -> Result<web::Json<PrintedJson>, Problem> {
    let PrintedBody { cards } = body.into_inner();
    Those::named_in("cards", cards.iter().map(|card| card.id).collect())?;
    let on_paper = |PrintedCardBody { id, until }| OnPaper { pupil: PersonId(id), until };
    let (by, cards) = (session.clone(), cards.into_iter().map(on_paper).collect::<Vec<_>>());
    let printed =
        run(&state, &session, move |tx| cards::note_printed(tx, By { session: &by, now: now() }, &cards))
            .await?;
    Ok(web::Json(PrintedJson { printed }))
}

pub async fn reset(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<ResetJson>, Problem> {
    let (by, id, nonce) = (session.clone(), PersonId(path.into_inner()), nonce()?);
    let until = run(&state, &session, move |tx| cards::reset(tx, By { session: &by, now: now() }, id, nonce))
        .await?
        .ok_or_else(not_theirs)?;
    state.sessions.forget_person(id);
    Ok(web::Json(ResetJson { until }))
}
