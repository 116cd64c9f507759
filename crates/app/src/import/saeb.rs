//! `ideb import saeb`: the descriptors of the SAEB's reference matrices, which questions are then chosen by.

use std::path::Path;

use kernel::table::Bounds;
use quiz_engine::matrices;
use store_postgres::operator::Operator;

use crate::failure::Failure;
use crate::findings;
use crate::import::document::document;
use crate::output::say;

pub fn load(operator: &mut Operator, file: &Path) -> Result<(), Failure> {
    let (_, document) = document(file)?;
    let reading = matrices::read(&document.sheets, &Bounds::OPERATOR)?;
    let loaded = operator.load_descriptors(&reading.descriptors)?;
    say!(
        "  descritores novos {}, atualizados {}, iguais {}",
        loaded.created,
        loaded.updated,
        reading.descriptors.len() - loaded.created - loaded.updated
    );
    findings::lines_left_out(&reading.left_out);
    Ok(())
}
