//! Files that people get.

use actix_web::HttpResponse;
use actix_web::body::MessageBody;
use actix_web::http::header::{CONTENT_DISPOSITION, HeaderName};

pub const CSV: &str = "text/csv; charset=utf-8";
pub const DOCX: &str = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
pub const TEXT: &str = "text/plain; charset=utf-8";
pub const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
pub const XML: &str = "application/xml";

/// A file to keep under a name of ours: letters of ASCII, digits, dots and dashes.
pub fn attachment(kind: &'static str, name: &str, body: impl MessageBody + 'static) -> HttpResponse {
    HttpResponse::Ok().content_type(kind).insert_header(kept_as(name)).body(body)
}

/// The header that has a browser keep the answer under a name.
pub fn kept_as(name: &str) -> (HeaderName, String) {
    (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))
}
