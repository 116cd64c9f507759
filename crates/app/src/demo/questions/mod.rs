//! The demonstration's questions, all written for it: both subjects that the SAEB tests, fifth and ninth grade.

mod matematica_5;
mod matematica_9;
mod portugues_5;
mod portugues_9;
mod written;

use application::questions::question::context;
use application::tx::database::SchoolTx;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::PersonId;
use quiz_engine::question::store::Entered;
use quiz_engine::question::view::LoadedDescriptor;
use quiz_engine::question::{Component, NewQuestion};
use school_management::notices::activity::{ActivityKind, NewActivity};

use self::written::Collection;
use crate::failure::Failure;

const COLLECTIONS: [Collection; 4] =
    [portugues_9::COLLECTION, matematica_9::COLLECTION, portugues_5::COLLECTION, matematica_5::COLLECTION];

/// What the descriptors that they name ask for.
pub fn descriptors() -> Result<Vec<LoadedDescriptor>, Failure> {
    COLLECTIONS.iter().flat_map(Collection::descriptors).collect()
}

/// Adds them to the bank, each collection in the name of whoever brought it.
pub fn save(tx: &mut dyn SchoolTx, staff: &[PersonId], now: DateTime<Utc>) -> Result<(), Failure> {
    for collection in &COLLECTIONS {
        let subjects = tx.school().subjects()?;
        let is_taught = |name: &str, stage| {
            Component::of_subject(name) == Some(collection.component) && stage == collection.stage
        };
        let subject = subjects.iter().find(|it| is_taught(it.about.name.as_str(), it.about.stage));
        let subject = subject.ok_or("falta uma disciplina do Saeb na escola de demonstração")?.id;
        let of = context(tx.school(), subject)?.ok_or("a disciplina sumiu")?;
        let new = collection.questions.iter().map(|written| {
            let data = written.data(of)?;
            Ok(NewQuestion { subject, data, image: None, status: written.status })
        });
        let new = new.collect::<Result<Vec<_>, Failure>>()?;
        let by = *staff.get(collection.author).ok_or("a demonstração precisa de uma equipe")?;
        let at = now - TimeDelta::days(collection.days_ago);
        tx.questions().add_questions(&new, Entered { by, at })?;
        let text = format!("criou {} questões de {}", new.len(), collection.component.label());
        tx.school().record(Some(by), &NewActivity::new(ActivityKind::Questions, text), at)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use quiz_engine::question::SubjectContext;

    use super::*;

    #[test]
    fn questions_are_whole_each_another_and_ask_for_many_skills() {
        let (mut statements, mut skills) = (BTreeSet::new(), BTreeSet::new());
        let (mut keys, mut statuses) = (BTreeMap::new(), BTreeMap::new());
        for collection in &COLLECTIONS {
            let of = SubjectContext::of(collection.component.label(), collection.stage);
            for written in &collection.questions {
                let data = written.data(of).unwrap();
                assert!(data.explanation.is_some(), "{}", written.question);
                let (words, descriptor) =
                    (data.text.base.map(|base| base.words), data.skills.descriptor.unwrap());
                assert!(statements.insert((words.map(|it| it.as_str().to_owned()), written.question)));
                skills.insert(descriptor.key());
                *keys.entry(written.key.slug()).or_insert(0) += 1;
                *statuses.entry(written.status.slug()).or_insert(0) += 1;
            }
        }
        assert_eq!(statements.len(), 60);
        let told: BTreeSet<_> = descriptors().unwrap().iter().map(|it| it.descriptor.key()).collect();
        assert_eq!(told, skills);
        assert!(skills.len() > 40, "{skills:?}");
        // No letter is right so often that guessing it would do.
        assert!(keys.len() == 4 && keys.values().all(|count| (12..=18).contains(count)), "{keys:?}");
        assert_eq!(statuses, BTreeMap::from([("ativa", 55), ("inativa", 2), ("rascunho", 3)]));
    }
}
