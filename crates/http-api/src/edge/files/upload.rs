//! A file that a person sends.

use std::collections::BTreeMap;
use std::future::Future;
use std::io;
use std::pin::Pin;

use actix_multipart::{Field, Multipart, MultipartError};
use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpMessage, HttpRequest, web};
use futures_util::StreamExt;
use kernel::{PersonId, hex, quotable};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;
use utoipa::IntoParams;

use crate::edge::digest::sha256;
use crate::edge::files::arriving::GaveWay;
use crate::edge::files::places::{Counted, FilePlace};
use crate::edge::json;
use crate::edge::problem::Problem;
use crate::edge::session::caller::Caller;
use crate::state::State;

/// The largest file that a row takes, in bytes; data of the row's route.
#[derive(Debug, Clone, Copy)]
pub struct Largest(pub usize);

/// The fields that a row takes beside the file; data of the row's route. Any other is refused: whoever mistypes `dryRun` would
/// else import for good.
#[derive(Debug, Clone, Copy)]
pub struct Fields(pub &'static [&'static str]);

/// What goes with a file takes no more bytes, also all of it together: its fields, and the form's own lines.
const MOST_OPTIONS: usize = 64 * 1024;

const OPTIONS: &str = "options";

/// Whether a file is only judged, as a field of the form: for whoever sends a form alone.
pub const DRY_RUN: &str = "dryRun";

/// What goes with an import's address.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase")]
pub struct ImportQuery {
    /// Judges the file and keeps nothing.
    #[serde(default)]
    pub dry_run: bool,
}

/// What tells one upload from another under the same `Idempotency-Key`.
#[derive(Debug, Serialize)]
pub struct Sent<T> {
    name: String,
    sha256: String,
    options: T,
}

impl<T> Sent<T> {
    pub fn of(name: &str, bytes: &[u8], options: T) -> Self {
        Self { name: name.to_owned(), sha256: hex(&sha256(bytes)), options }
    }
}

/// The field `file` of a multipart form, with its place among the files that are read.
#[derive(Debug)]
pub struct Upload {
    pub name: String,
    pub bytes: Vec<u8>,
    /// The field `options`, as it came; empty where there is none.
    pub options: Vec<u8>,
    /// The other fields that the row takes, as far as they came.
    pub fields: BTreeMap<&'static str, String>,
    pub place: FilePlace,
}

impl Upload {
    /// What the field `options` says of an import; where there is none, nothing is chosen. Asked for once.
    pub fn options<T: DeserializeOwned + Default>(&mut self) -> Result<T, Problem> {
        match std::mem::take(&mut self.options).as_slice() {
            [] => Ok(T::default()),
            text => serde_json::from_slice(text).map_err(|_| unreadable_options()),
        }
    }

    /// It is a rehearsal as soon as either the address, as given, or the form says so.
    pub fn is_rehearsal(&self, asked: bool) -> Result<bool, Problem> {
        match self.fields.get(DRY_RUN).map(|text| text.trim().parse::<bool>()) {
            None => Ok(asked),
            Some(Ok(dry_run)) => Ok(dry_run || asked),
            Some(Err(_)) => Err(refused("Envie dryRun como true ou false.")),
        }
    }
}

pub fn unreadable_options() -> Problem {
    refused("As opções da importação não puderam ser lidas. Recarregue a página e tente de novo.")
}

/// The fields of a form.
#[derive(Debug, Default)]
struct Form {
    file: Option<(String, Vec<u8>)>,
    fields: BTreeMap<&'static str, Vec<u8>>,
}

impl FromRequest for Upload {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let largest = request.app_data::<Largest>().copied();
        let fields = request.app_data::<Fields>().copied();
        let mut payload = at_most(payload.take(), largest.map_or(0, |Largest(file)| file + MOST_OPTIONS));
        let form = Multipart::from_request(request, &mut payload);
        let counted = counted(request);
        Box::pin(async move {
            let (counted, person) = counted?;
            let held = counted.enter(person).await?;
            let (largest, fields) = largest.zip(fields).ok_or_else(Problem::internal)?;
            let read = read(form.await.map_err(|_| broken())?, largest, fields);
            let files = counted.files();
            let read = timeout(files.limits.longest_way, read);
            let received = files.arriving.receive(counted.school, held, read);
            let (read, held) = received.await.map_err(|GaveWay| gave_way())?;
            let Form { file, mut fields } = read.map_err(|_elapsed| Problem::too_slow(true))??;
            let (name, bytes) = file.ok_or_else(no_file)?;
            let options = fields.remove(OPTIONS).unwrap_or_default();
            let text = |(name, bytes): (_, Vec<u8>)| String::from_utf8(bytes).map(|text| (name, text));
            let fields = fields.into_iter().map(text).collect::<Result<_, _>>().map_err(|_| broken())?;
            Ok(Self { name, bytes, options, fields, place: FilePlace { counted, _held: held } })
        })
    }
}

/// One more file of the caller's school, and who sends it.
fn counted(request: &HttpRequest) -> Result<(Counted, PersonId), Problem> {
    let state = request.app_data::<web::Data<State>>().ok_or_else(Problem::internal)?;
    let extensions = request.extensions();
    let Caller(session) = extensions.get::<Caller>().ok_or_else(Problem::no_session)?;
    Ok((state.files.count(session.actor().school)?, session.actor().id()))
}

/// The body, which is an error beyond so many bytes: what is no field of ours is read and forgotten.
fn at_most(payload: Payload, most: usize) -> Payload {
    let mut seen = 0;
    let counted = payload.map(move |chunk| {
        let chunk = chunk?;
        seen += chunk.len();
        if seen > most { Err(PayloadError::Io(io::ErrorKind::FileTooLarge.into())) } else { Ok(chunk) }
    });
    Payload::Stream { payload: Box::pin(counted) }
}

async fn read(
    mut form: Multipart,
    Largest(largest): Largest,
    Fields(fields): Fields,
) -> Result<Form, Problem> {
    let mut read = Form::default();
    while let Some(field) = form.next().await {
        let field = field.map_err(|error| unreadable(&error, largest))?;
        match field.name() {
            Some("file") if read.file.is_some() => return Err(refused("Envie um arquivo de cada vez.")),
            Some("file") => {
                let disposition = field.content_disposition();
                let name = disposition.and_then(|disposition| disposition.get_filename());
                let name = name.unwrap_or("planilha").to_owned();
                read.file = Some((name, bytes(field, largest, largest, too_large).await?));
            }
            name => {
                let name = name.unwrap_or_default();
                let known = fields.iter().find(|known| **known == name).copied();
                let known = known.ok_or_else(|| {
                    refused(format!("O envio tem um campo que não conhecemos: {}.", quotable(name)))
                })?;
                let text = bytes(field, largest, MOST_OPTIONS, json::too_large).await?;
                if read.fields.insert(known, text).is_some() {
                    return Err(refused(format!("O envio tem o campo {known} mais de uma vez.")));
                }
            }
        }
    }
    Ok(read)
}

async fn bytes(
    mut field: Field,
    largest: usize,
    most: usize,
    too_large: impl Fn(usize) -> Problem,
) -> Result<Vec<u8>, Problem> {
    let mut bytes = Vec::new();
    while let Some(chunk) = field.next().await {
        let chunk = chunk.map_err(|error| unreadable(&error, largest))?;
        if bytes.len() + chunk.len() > most {
            return Err(too_large(most));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn unreadable(error: &MultipartError, largest: usize) -> Problem {
    match error {
        MultipartError::Payload(PayloadError::Io(error)) if error.kind() == io::ErrorKind::FileTooLarge => {
            too_large(largest)
        }
        _ => broken(),
    }
}

fn too_large(largest: usize) -> Problem {
    let sentence = format!("O arquivo é grande demais: o limite é de {} MB.", largest / 1_000_000);
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, sentence)
}

fn refused(sentence: impl Into<String>) -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, sentence)
}

fn no_file() -> Problem {
    refused("Escolha um arquivo para importar.")
}

fn gave_way() -> Problem {
    let sentence = "O arquivo chegava devagar e deu lugar aos de outras escolas. Nada foi salvo. Aguarde 5 segundos e tente de novo.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, sentence).retry(5)
}

fn broken() -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "O envio do arquivo não chegou inteiro. Tente de novo.")
}
