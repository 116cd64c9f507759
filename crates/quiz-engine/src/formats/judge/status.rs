//! Whether a question is to be asked, in the words that people use.

use kernel::table::folded;

use crate::formats::fault::{Fault, Part};
use crate::question::Status;

/// `None` where the text is empty.
pub(super) fn status(text: &str) -> Result<Option<Status>, Fault> {
    match folded(text).as_str() {
        "" => Ok(None),
        "ativa" | "ativo" | "active" => Ok(Some(Status::Ativa)),
        "inativa" | "inativo" | "desativada" | "inactive" => Ok(Some(Status::Inativa)),
        "rascunho" | "draft" => Ok(Some(Status::Rascunho)),
        _ => Err(Fault::new(
            Part::Status,
            format!("Não conhecemos a situação “{}”.", kernel::quotable(text.trim())),
            Part::Status.remedy(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_is_read_as_people_write_it() {
        for (text, expected) in [
            ("", Ok(None)),
            (" Ativa ", Ok(Some(Status::Ativa))),
            ("INATIVO", Ok(Some(Status::Inativa))),
            ("rascunho", Ok(Some(Status::Rascunho))),
            ("revisada", Err("Não conhecemos a situação “revisada”.".to_owned())),
        ] {
            assert_eq!(status(text).map_err(|fault| fault.what), expected, "{text}");
        }
        for known in Status::ALL {
            assert_eq!(status(known.slug()), Ok(Some(known)));
        }
    }
}
