//! A class list is rehearsed and imported.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use application::pupils::import::{self, Choice, ImportError};
use application::spreadsheet::{Spreadsheet, WrittenSheet};
use school_management::people::pupil::store::Nonce;

use super::options::OptionsBody;
use super::report::ReportJson;
use crate::edge::attachment::{XLSX, attachment};
use crate::edge::files::upload::{ImportQuery, Sent, Upload};
use crate::edge::files::work;
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_once, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

/// A file and what goes with it.
struct Read {
    sent: Sent<OptionsBody>,
    file: Spreadsheet,
    choice: Choice,
}

impl Read {
    async fn of(state: &web::Data<State>, caller: &Caller, mut upload: Upload) -> Result<Self, Problem> {
        let options: OptionsBody = upload.options()?;
        caller.is_own_school(options.school_id)?;
        let choice = options.choice()?;
        let reader = state.clone();
        let (sent, file) = work::read(state, &caller.0, upload, move |name, bytes, is_wanted| {
            let file = import::read(reader.spreadsheets.reader.as_ref(), name, bytes, is_wanted)?;
            Ok((Sent::of(name, bytes, options), file))
        })
        .await?;
        Ok(Self { sent, file, choice })
    }
}

pub async fn import(
    request: HttpRequest,
    state: web::Data<State>,
    caller: Caller,
    query: web::Query<ImportQuery>,
    upload: Upload,
) -> Result<HttpResponse, Problem> {
    let is_rehearsal = upload.is_rehearsal(query.dry_run)?;
    let Read { sent, file, choice } = Read::of(&state, &caller, upload).await?;
    let Caller(session) = caller;
    if is_rehearsal {
        let report = view(&state, &session, move |view| -> Result<_, ImportError> {
            Ok(ReportJson::of_rehearsal(&import::rehearse(view, &file, &choice, now())?))
        });
        return Ok(HttpResponse::Ok().json(report.await?));
    }
    let user = session.actor().id();
    let nonces = nonces(import::most_pupils(&file))?;
    run_once(&request, &state, &session, &sent, StatusCode::OK, move |tx| -> Result<_, ImportError> {
        Ok(ReportJson::of_import(&import::import(tx, user, &file, &choice, nonces, now())?))
    })
    .await
}

#[expect(clippy::disallowed_methods, reason = "the HTTP edge draws what is random")]
fn nonces(count: usize) -> Result<Vec<Nonce>, Problem> {
    let mut nonces = vec![[0; 16]; count];
    getrandom::fill(nonces.as_flattened_mut()).map_err(|_| Problem::internal())?;
    Ok(nonces.into_iter().map(Nonce).collect())
}

pub async fn wrong_lines(
    state: web::Data<State>,
    caller: Caller,
    upload: Upload,
) -> Result<HttpResponse, Problem> {
    let Read { file, choice, .. } = Read::of(&state, &caller, upload).await?;
    let writer = state.spreadsheets.writer.clone();
    let workbook = view(&state, &caller.0, move |view| -> Result<_, ImportError> {
        let wrong = import::wrong(view, &file, &choice, now())?.into_iter();
        let sheets: Vec<_> =
            wrong.map(|table| WrittenSheet { name: table.sheet, lines: table.lines }).collect();
        Ok(writer.workbook(&sheets))
    })
    .await?;
    Ok(attachment(XLSX, "linhas-erradas.xlsx", workbook.ok_or_else(Problem::internal)?))
}
