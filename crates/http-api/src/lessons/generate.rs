//! A plan is written for a request: whole in one answer, or with its sections named as they come.

use std::sync::Arc;

use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};
use application::gate::session::LiveSession;
use application::lessons::writing::{self, Drafted, Prepared};
use futures_util::stream;
use kernel::Invalid;
use lesson_planning::draft::{PlanDraft, Section};
use lesson_planning::plan::Origin;
use lesson_planning::writer::{LessonPlanWriter, WriterError};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use utoipa::ToSchema;

use crate::edge::json::word;
use crate::edge::problem::{Problem, ProblemJson};
use crate::edge::run::{now, seed, view};
use crate::edge::session::caller::Caller;
use crate::lessons::body::{DraftBody, RequestBody};
use crate::lessons::json::GeneratedJson;
use crate::lessons::rations::WriterPlace;
use crate::lessons::schema::SectionText;
use crate::state::State;

/// The kind of an answer of several lines, each a JSON document.
pub const LINES: &str = "application/x-ndjson";

/// A section is written anew: the request, and the draft as it is.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = RewriteLessonPlan)]
pub struct RewriteBody {
    request: RequestBody,
    draft: DraftBody,
    #[schema(value_type = SectionText)]
    section: String,
}

/// A line of an answer that comes in lines: sections as they are whole, then the plan, or why there is none.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
enum Line {
    Section(&'static str),
    Plan(Box<GeneratedJson>),
    Problem(Box<ProblemJson>),
}

/// Who writes, by what was asked for and what there is.
enum Writer {
    Template,
    Ai(Arc<dyn LessonPlanWriter>),
}

impl Writer {
    fn of(state: &State, asked: Option<&str>) -> Result<Self, Problem> {
        let asked = word::<Origin>("writer", asked)?;
        match (asked, &state.plan_writer) {
            (Some(Origin::Ai) | None, Some(writer)) => Ok(Self::Ai(Arc::clone(writer))),
            (Some(Origin::Template) | None, _) => Ok(Self::Template),
            (Some(Origin::Ai), None) => {
                Err(Invalid::field("writer", "Este servidor não tem um serviço de IA.").into())
            }
            (Some(Origin::Person), _) => Err(Invalid::field("writer", "Escolha modelo ou ia.").into()),
        }
    }

    const fn origin(&self) -> Origin {
        match self {
            Self::Template => Origin::Template,
            Self::Ai(_) => Origin::Ai,
        }
    }
}

async fn prepare(
    state: &web::Data<State>,
    session: &LiveSession,
    body: RequestBody,
    draft: Option<PlanDraft>,
    origin: Origin,
) -> Result<(Prepared, Option<WriterPlace>), Problem> {
    let prepared = view(state, session, move |view| {
        writing::prepare(view, body.form(), origin, draft.as_ref()).map_err(Problem::from)
    });
    let prepared = prepared.await??;
    // What is refused is asked of nobody, and counts for nobody.
    let place = match origin {
        Origin::Ai => Some(state.writer_rations.enter(session.actor(), now).await?),
        Origin::Template | Origin::Person => None,
    };
    Ok((prepared, place))
}

/// What a service refused before it wrote anything counts for nobody.
fn bought<T>(written: Result<T, WriterError>, place: &mut Option<WriterPlace>) -> Result<T, WriterError> {
    if written.as_ref().is_err_and(WriterError::wrote_nothing) {
        place.as_mut().map(WriterPlace::give_back);
    }
    written
}

async fn write(
    writer: Writer,
    prepared: Prepared,
    place: &mut Option<WriterPlace>,
    told: &(dyn Fn(Section) + Send + Sync),
) -> Result<Drafted, Problem> {
    match writer {
        Writer::Template => {
            let drafted = writing::compose(prepared, seed()?);
            Section::ALL.into_iter().for_each(told);
            Ok(drafted)
        }
        Writer::Ai(writer) => {
            let written = bought(writer.write(&prepared.request, told).await, place)?;
            Ok(writing::settle(prepared, written))
        }
    }
}

fn asks_for_lines(accepted: Option<&HeaderValue>) -> bool {
    let kinds = accepted.and_then(|accepted| accepted.to_str().ok()).unwrap_or_default().split(',');
    kinds.filter_map(|kind| kind.split(';').next()).any(|kind| kind.trim().eq_ignore_ascii_case(LINES))
}

/// Whoever asks for lines gets them; whoever goes away ends what was begun.
pub async fn generate(
    request: HttpRequest,
    state: web::Data<State>,
    Caller(session): Caller,
    web::Json(body): web::Json<RequestBody>,
) -> Result<HttpResponse, Problem> {
    let writer = Writer::of(&state, body.writer.as_deref())?;
    let (prepared, mut place) = prepare(&state, &session, body, None, writer.origin()).await?;
    if !asks_for_lines(request.headers().get(header::ACCEPT)) {
        let drafted = write(writer, prepared, &mut place, &|_| {}).await?;
        return Ok(HttpResponse::Ok().json(GeneratedJson::from(drafted)));
    }
    let (lines, heard) = mpsc::unbounded_channel();
    actix_web::rt::spawn(async move {
        let told = |section: Section| drop(lines.send(Line::Section(section.slug())));
        let written = write(writer, prepared, &mut place, &told);
        let last = tokio::select! {
            written = written => written,
            () = lines.closed() => return,
        };
        let last = match last {
            Ok(drafted) => Line::Plan(Box::new(drafted.into())),
            Err(problem) => Line::Problem(Box::new(problem.document())),
        };
        drop(lines.send(last));
    });
    let lines = stream::unfold(heard, |mut heard| async move {
        let line: Line = heard.recv().await?;
        let mut line = serde_json::to_vec(&line).ok()?;
        line.push(b'\n');
        Some((Ok::<_, std::convert::Infallible>(Bytes::from(line)), heard))
    });
    Ok(HttpResponse::Ok().content_type(LINES).streaming(lines))
}

pub async fn rewrite(
    state: web::Data<State>,
    Caller(session): Caller,
    web::Json(RewriteBody { request, draft, section }): web::Json<RewriteBody>,
) -> Result<web::Json<GeneratedJson>, Problem> {
    let section: Section = section.parse().map_err(|error: lesson_planning::draft::UnknownSection| {
        Invalid::field("section", error.to_string())
    })?;
    let draft: PlanDraft = draft.parse()?;
    let writer = Writer::of(&state, request.writer.as_deref())?;
    let origin = writer.origin();
    let (prepared, mut place) = prepare(&state, &session, request, Some(draft.clone()), origin).await?;
    let anew = match writer {
        Writer::Template => writing::recompose(&prepared, &draft, section, seed()?),
        Writer::Ai(writer) => bought(writer.rewrite(&prepared.request, &draft, section).await, &mut place)?,
    };
    let Prepared { request, dropped, lacks, .. } = prepared;
    let cited = if origin == Origin::Ai { writing::cited(&anew) } else { Vec::new() };
    Ok(web::Json(Drafted { draft: anew, skills: request.skills, dropped, cited, lacks, origin }.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_for_who_names_their_kind() {
        for (accepted, asks) in [
            ("application/x-ndjson", true),
            ("application/json, Application/X-NDJSON;q=0.5", true),
            ("application/x-ndjson-2", false),
            ("*/*", false),
        ] {
            assert_eq!(asks_for_lines(Some(&HeaderValue::from_static(accepted))), asks, "{accepted}");
        }
        assert!(!asks_for_lines(None));
    }
}
