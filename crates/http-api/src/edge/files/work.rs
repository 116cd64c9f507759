//! The reading of a file, for as long as its answer is waited for.

use std::sync::Arc;

use application::gate::session::LiveSession;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::edge::files::places::full;
use crate::edge::files::upload::Upload;
use crate::edge::problem::Problem;
use crate::edge::session::place;
use crate::state::State;

/// Reads a file by its name and bytes, and takes a place for what is then asked of the database. The work is given what tells
/// whether anyone still waits for it, and is to ask now and then; a panic in it becomes an error of the server.
pub async fn read<T: Send + 'static>(
    state: &State,
    session: &LiveSession,
    upload: Upload,
    work: impl FnOnce(&str, &[u8], &dyn Fn() -> bool) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let Upload { name, bytes, place, .. } = upload;
    let longest = place.counted.files().limits.longest_wait;
    let turn = timeout(longest, place.turn()).await.map_err(|_elapsed| full())?;
    let turn = turn.map_err(|_closed| full())?;
    let (answer, read) = oneshot::channel();
    // Dropped with the request: by its answer, its time limit, or the caller who hangs up.
    let waits = Arc::new(());
    let wanted = Arc::downgrade(&waits);
    let files = Arc::clone(place.counted.files());
    files.threads.run(move || {
        let outcome = work(&name, &bytes, &|| wanted.strong_count() > 0);
        // Who hears the answer may send the next file at once.
        drop((bytes, turn, place));
        let _ = answer.send(outcome);
    });
    let read = read.await.map_err(|_panic| Problem::internal())??;
    place::take(state, session, 0).await?;
    Ok(read)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use application::gate::keys::SessionKey;
    use application::gate::model::{Entrant, World};
    use application::gate::session;
    use application::testing::{MemoryDatabase, at_gate, registered, registration};

    use super::*;
    use crate::edge::files::places::FilePlace;
    use crate::edge::run::now;
    use crate::state::testing::on;

    #[actix_web::test]
    async fn what_was_read_waits_for_a_place_among_people() {
        let database = Arc::new(MemoryDatabase::default());
        let state = on(database.clone());
        let actor = registered(database.as_ref(), &registration("ana")).actor().clone();
        let (school, person) = (actor.school, actor.id());
        let key = SessionKey([7; 32]);
        let session = at_gate(database.as_ref(), |tx| {
            session::open(tx.gate(), Entrant::new(actor, World::Real), key, now())
        });
        let session = session.unwrap();
        for is_free in [true, false] {
            if !is_free {
                state.at_work.close();
            }
            let counted = state.files.count(school).unwrap();
            let held = counted.enter(person).await.unwrap();
            let place = FilePlace { counted, _held: held };
            let (name, bytes, options) = ("notas.csv".to_owned(), Vec::new(), Vec::new());
            let upload = Upload { name, bytes, options, fields: BTreeMap::new(), place };
            assert_eq!(read(&state, &session, upload, |_, _, _| Ok(7)).await.is_ok(), is_free);
        }
    }
}
