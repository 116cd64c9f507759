//! Pupils in the layout of the import.

use crate::people::pupil::Pupil;

/// The specification's columns; the class by its name, with the year where it is of another
/// ([`written`](crate::roster::classes::KnownClass::written)), which people read and which means one class, so under `turma`. Its cells are neutralised by whoever writes the file ([`kernel::table::neutralised`]).
pub const HEADER: [&str; 7] =
    ["matricula", "nome", "email", "turma", "data_nascimento", "responsavel", "telefone"];

/// A pupil's cells. An import of them changes nothing.
pub fn cells(pupil: &Pupil, class_name: Option<&str>) -> [String; HEADER.len()] {
    let data = &pupil.data;
    [
        data.enrolment.to_string(),
        data.name.to_string(),
        data.email.as_ref().map(|email| email.as_str().to_owned()).unwrap_or_default(),
        class_name.unwrap_or_default().to_owned(),
        data.birth_date.map(|date| date.to_string()).unwrap_or_default(),
        data.guardian_name.as_ref().map(|name| name.as_str().to_owned()).unwrap_or_default(),
        data.guardian_phone.as_ref().map(|phone| phone.as_str().to_owned()).unwrap_or_default(),
    ]
}
