//! The picture of a question.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use application::classes::class::By;
use application::gate::session::LiveSession;
use application::questions::image;
use application::tx::views::SchoolView;
use kernel::{FileId, Invalid, QuestionId, StoreError, hex};
use quiz_engine::question::AltText;
use serde::Deserialize;
use utoipa::ToSchema;

use super::problem::not_theirs;
use super::question::QuestionJson;
use crate::edge::files::upload::Upload;
use crate::edge::files::work;
use crate::edge::json::UNREADABLE;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// A field of the form of the same name says the same.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[schema(as = QuestionImageOptions)]
#[serde(default)]
pub struct OptionsBody {
    /// What the picture shows, for who does not see it.
    alt: Option<String>,
}

/// Kept, and asked for anew each time: whoever signs in next at the same computer may not see it.
const CACHING: HeaderValue = HeaderValue::from_static("private, no-cache");

fn alt(upload: &mut Upload) -> Result<AltText, Problem> {
    let options: OptionsBody = match std::mem::take(&mut upload.options).as_slice() {
        [] => OptionsBody::default(),
        text => serde_json::from_slice(text)
            .map_err(|_| Problem::new(actix_web::http::StatusCode::BAD_REQUEST, UNREADABLE))?,
    };
    let said = options.alt.or_else(|| upload.fields.remove("alt")).unwrap_or_default();
    Ok(said.parse::<AltText>().map_err(|sentence| Invalid::field("alt", sentence))?)
}

pub async fn set(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    mut upload: Upload,
) -> Result<web::Json<QuestionJson>, Problem> {
    let alt = alt(&mut upload)?;
    let pictures = state.pictures.clone();
    let file = work::read(&state, &session, upload, move |_, bytes, _| Ok(pictures.redraw(bytes)?)).await?;
    let (actor, id) = (session.actor().clone(), QuestionId(path.into_inner()));
    let changed =
        run(&state, &session, move |tx| image::set(tx, By { actor: &actor, now: now() }, id, (&file, alt)));
    Ok(web::Json(QuestionJson::new(changed.await?.ok_or_else(not_theirs)?, session.actor())))
}

pub async fn remove(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<QuestionJson>, Problem> {
    let (actor, id) = (session.actor().clone(), QuestionId(path.into_inner()));
    let changed =
        run(&state, &session, move |tx| image::remove(tx, By { actor: &actor, now: now() }, id)).await?;
    Ok(web::Json(QuestionJson::new(changed.ok_or_else(not_theirs)?, session.actor())))
}

pub async fn read(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<(i64, i64)>,
) -> Result<HttpResponse, Problem> {
    let (question, image) = path.into_inner();
    let (question, file) = (QuestionId(question), FileId(image));
    picture(&request, &state, &session, file, move |view| view.questions().shows_image(question, file)).await
}

/// A picture, to who may see it.
pub async fn picture(
    request: &HttpRequest,
    state: &web::Data<State>,
    session: &LiveSession,
    file: FileId,
    may_see: impl FnOnce(&mut dyn SchoolView) -> Result<bool, StoreError> + Send + 'static,
) -> Result<HttpResponse, Problem> {
    let known = request.headers().get(header::IF_NONE_MATCH).cloned();
    let found = view(state, session, move |view| -> Result<_, StoreError> {
        if !may_see(view)? {
            return Ok(None);
        }
        let Some(kept) = view.files().file(file)? else { return Ok(None) };
        let tag = format!("\"{}\"", hex(&kept.sha256));
        let is_known = known.is_some_and(|known| known.as_bytes() == tag.as_bytes());
        let bytes = if is_known { None } else { Some(view.files().file_bytes(file)?) };
        Ok(Some((kept.kind, tag, bytes)))
    });
    let (kind, tag, bytes) = found.await?.ok_or_else(Problem::not_found)?;
    let mut answer = if bytes.is_some() { HttpResponse::Ok() } else { HttpResponse::NotModified() };
    answer.insert_header((header::CACHE_CONTROL, CACHING)).insert_header((header::ETAG, tag));
    Ok(match bytes {
        Some(bytes) => answer.content_type(kind.slug()).body(bytes),
        None => answer.finish(),
    })
}
