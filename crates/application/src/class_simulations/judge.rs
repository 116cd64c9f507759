//! What the answers of a simulation leave, and leave anew once a key was corrected.

use kernel::{Day, QuestionId, StoreError};
use quiz_engine::class_simulation::{ClassSimulation, Results};

use crate::tx::database::SchoolTx;

/// The day of a simulation is the one on which it was started: a printed test is typed later.
pub(super) fn results(tx: &mut dyn SchoolTx, of: &ClassSimulation) -> Result<Option<Results>, StoreError> {
    let school = tx.school().school()?;
    Ok(school.map(|school| of.results(Day::of(of.started_at, school.state))))
}

/// Judges anew what was answered to these versions of a question, whose key is another from now on; the question is held.
pub fn again(tx: &mut dyn SchoolTx, question: QuestionId, versions: &[i32]) -> Result<(), StoreError> {
    for id in tx.class_simulations().judged_by(question, versions)? {
        let Some(simulation) = tx.class_simulations().hold_class_simulation(id)? else { continue };
        if let Some(results) = results(tx, &simulation)? {
            tx.class_simulations().put_results(id, &results)?;
        }
    }
    Ok(())
}
