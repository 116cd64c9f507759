//! A file that a person sends.

use std::future::Future;
use std::pin::Pin;

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::{FromRequest, HttpRequest};
use futures_util::StreamExt;

use crate::edge::problem::Problem;

/// The largest file that a row takes, in bytes; data of the row's route.
#[derive(Debug, Clone, Copy)]
pub struct Largest(pub usize);

/// The field `file` of a multipart form.
#[derive(Debug)]
pub struct Upload {
    pub name: String,
    pub bytes: Vec<u8>,
}

impl FromRequest for Upload {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let form = Multipart::from_request(request, payload);
        let largest = request.app_data::<Largest>().copied();
        Box::pin(async move {
            let form = form.await.map_err(|_| broken())?;
            read(form, largest.ok_or_else(Problem::internal)?).await
        })
    }
}

async fn read(mut form: Multipart, Largest(largest): Largest) -> Result<Upload, Problem> {
    while let Some(field) = form.next().await {
        let mut field = field.map_err(|_| broken())?;
        if field.name() != Some("file") {
            continue;
        }
        let name = field
            .content_disposition()
            .and_then(|disposition| disposition.get_filename())
            .unwrap_or("planilha")
            .to_owned();
        let mut bytes = Vec::new();
        while let Some(chunk) = field.next().await {
            let chunk = chunk.map_err(|_| broken())?;
            if bytes.len() + chunk.len() > largest {
                return Err(Problem::new(
                    StatusCode::PAYLOAD_TOO_LARGE,
                    format!("O arquivo é grande demais: o limite é de {} MB.", largest / 1_000_000),
                ));
            }
            bytes.extend_from_slice(&chunk);
        }
        return Ok(Upload { name, bytes });
    }
    Err(Problem::new(StatusCode::BAD_REQUEST, "Escolha um arquivo para importar."))
}

fn broken() -> Problem {
    Problem::new(StatusCode::BAD_REQUEST, "O envio do arquivo não chegou inteiro. Tente de novo.")
}
