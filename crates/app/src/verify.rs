//! `ideb verify`: anyone can check the formula on INEP's own files.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ideb_core::inep_file::{self, Verification};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::import;

/// Exits 1 when a result differs or a file cannot be read.
pub fn run(files: &[PathBuf], as_json: bool) -> Result<ExitCode, Failure> {
    let mut all_agree = true;
    let mut answers = Vec::new();
    for file in files {
        match import::read(file) {
            Ok((_, reading)) => {
                let verification = inep_file::verify(&reading);
                all_agree &= verification.differing.is_empty();
                if as_json {
                    answers.push(to_json(file, &verification));
                } else {
                    tell(file, &verification);
                }
            }
            Err(failure) => {
                all_agree = false;
                if as_json {
                    answers.push(json!({ "file": file, "error": failure.to_string() }));
                } else {
                    println!("{}: {failure}", file.display());
                }
            }
        }
    }
    if as_json {
        println!("{}", serde_json::to_string_pretty(&answers)?);
    }
    Ok(if all_agree { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn tell(file: &Path, verification: &Verification) {
    println!(
        "{}: {} de {} resultados conferem; {} não trazem os dados do cálculo",
        file.display(),
        verification.agreeing,
        verification.checked,
        verification.without_inputs,
    );
    for difference in &verification.differing {
        println!(
            "  linha {}: {}, {} {}: publicado {}, calculado {} ({})",
            difference.line,
            difference.name,
            difference.stage,
            difference.edition,
            difference.published.decimal().with_comma(),
            difference.computed.decimal().with_comma(),
            difference.detail,
        );
    }
}

fn to_json(file: &Path, verification: &Verification) -> Value {
    let differing: Vec<_> = verification
        .differing
        .iter()
        .map(|difference| {
            json!({
                "line": difference.line,
                "name": difference.name,
                "stage": difference.stage.slug(),
                "edition": difference.edition.year(),
                "published": difference.published.to_string(),
                "computed": difference.computed.to_string(),
                "detail": difference.detail,
            })
        })
        .collect();
    json!({
        "file": file,
        "checked": verification.checked,
        "agreeing": verification.agreeing,
        "withoutInputs": verification.without_inputs,
        "differing": differing,
    })
}
