//! `ideb verify`: anyone can check the formula on INEP's own files.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ideb_core::inep_file::{self, Outcome, Reading, Verification};
use kernel::table::{Finding, LeftOut};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::findings;
use crate::import::ideb;
use crate::output::say;

/// Exits with what the worst of the files says: 0 when everything was read and agrees, 1 on a difference, 2 when
/// something could not be read or there was nothing to compare.
pub fn run(files: &[PathBuf], as_json: bool) -> Result<ExitCode, Failure> {
    let mut worst = Outcome::Agrees;
    let mut answers = Vec::new();
    for file in files {
        match ideb::read(file) {
            Ok((_, reading)) => {
                let verification = inep_file::verify(&reading);
                worst = worst.max(verification.outcome());
                if as_json {
                    answers.push(to_json(file, &reading, &verification));
                } else {
                    tell(file, &reading, &verification);
                }
            }
            Err(failure) => {
                worst = worst.max(Outcome::Unread);
                if as_json {
                    answers.push(json!({ "file": file, "error": failure.to_string() }));
                } else {
                    say!("{}: {failure}", file.display());
                }
            }
        }
    }
    if as_json {
        say!("{}", serde_json::to_string_pretty(&answers)?);
    }
    Ok(match worst {
        Outcome::Agrees => ExitCode::SUCCESS,
        Outcome::Differs => ExitCode::from(1),
        Outcome::Unread => ExitCode::from(2),
    })
}

fn tell(file: &Path, reading: &Reading, verification: &Verification) {
    let Verification { read, compared, agreeing, differing, not_comparable, .. } = verification;
    say!(
        "{}: resultados lidos {read}, comparados {compared}, conferem {agreeing}, diferem {}",
        file.display(),
        differing.len(),
    );
    for (reason, count) in not_comparable {
        say!("  sem comparação {count}: {reason}");
    }
    findings::tell(reading);
    for difference in differing {
        say!(
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

fn to_json(file: &Path, reading: &Reading, verification: &Verification) -> Value {
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
    let reasons = verification.not_comparable.iter();
    let not_comparable: Vec<_> =
        reasons.map(|(reason, count)| json!({ "reason": reason.to_string(), "count": count })).collect();
    let columns: Vec<_> = reading.unknown_columns.iter().map(|column| &column.name).collect();
    json!({
        "file": file,
        "read": verification.read,
        "compared": verification.compared,
        "agreeing": verification.agreeing,
        "differing": differing,
        "notComparable": not_comparable,
        "unreadableLines": left_out(&reading.left_out),
        "unreadableCells": left_out(&reading.unreadable),
        "unknownColumns": columns,
    })
}

fn left_out(left_out: &LeftOut) -> Vec<Value> {
    let to_json = |finding: &Finding| {
        json!({
            "sheet": finding.sheet,
            "line": finding.line,
            "column": finding.column,
            "value": finding.value,
            "problem": finding.problem,
        })
    };
    left_out.described.iter().map(to_json).collect()
}
