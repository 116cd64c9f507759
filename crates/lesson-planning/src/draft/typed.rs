//! What a person types of a plan and of a request for one alike.

use std::fmt::Display;

use kernel::{BnccCode, Grade};

use crate::Discipline;

/// Codes of a plan.
pub const MOST_CODES: usize = 20;

pub(crate) fn said<E: Display>(error: E) -> String {
    error.to_string()
}

pub(crate) fn discipline(slug: &str) -> Result<Discipline, String> {
    match slug.trim() {
        "" => Err("Disciplina é obrigatória".to_owned()),
        slug => Discipline::read(slug).map_err(said),
    }
}

pub(crate) fn grade(label: &str) -> Result<Grade, String> {
    match label.trim() {
        "" => Err("Série/Ano é obrigatório".to_owned()),
        label => label.parse().map_err(said::<kernel::UnknownGrade>),
    }
}

/// Each once, in the order in which they were chosen.
pub(crate) fn codes(typed: &[&str]) -> Result<Vec<BnccCode>, String> {
    let mut codes: Vec<BnccCode> = Vec::new();
    for code in typed {
        let code = code.parse()?;
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    if codes.len() > MOST_CODES {
        return Err(format!("Escolha no máximo {MOST_CODES} habilidades da BNCC."));
    }
    Ok(codes)
}
