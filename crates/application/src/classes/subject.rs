//! What a school teaches.

use chrono::{DateTime, Utc};
use kernel::{Invalid, PersonId, Stage, StoreError, SubjectId};
use school_management::classes::subject::{NewSubject, Subject, SubjectChangeForm, lacking_saeb};
use school_management::notices::activity::{ActivityKind, NewActivity};
use thiserror::Error;

use crate::tx::database::SchoolTx;

/// Why a subject is not kept.
#[derive(Debug, Error)]
pub enum SubjectError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error("não há esta disciplina")]
    NoSubject,
    #[error(
        "A disciplina tem resultados de alunos e por isso não é excluída. Desative a disciplina: nada se perde."
    )]
    HasResults,
    #[error("A disciplina tem simulações e por isso não é excluída. Desative a disciplina: nada se perde.")]
    HasSimulations,
    #[error("A disciplina tem questões e por isso não é excluída. Desative a disciplina: nada se perde.")]
    HasQuestions,
    #[error(
        "A disciplina tem quizzes de alunos e por isso não é excluída. Desative a disciplina: nada se perde."
    )]
    HasQuizzes,
    #[error(transparent)]
    Store(StoreError),
}

/// References of what pupils played, also of questions that may be another's by now.
const OF_QUIZZES: [&str; 3] =
    ["quizzes_subject_fkey", "student_standings_subject_fkey", "student_skills_skill_fkey"];

impl From<StoreError> for SubjectError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Clash(name) if name == "subjects_name_key" => {
                Self::Invalid(Invalid::field("name", "A etapa já tem uma disciplina com este nome."))
            }
            StoreError::Clash(name) if name == "student_performance_subject_fkey" => Self::HasResults,
            // Of questions that may be another's by now.
            StoreError::Clash(name) if name == "class_simulations_subject_fkey" => Self::HasSimulations,
            StoreError::Clash(name) if name == "questions_subject_fkey" => Self::HasQuestions,
            StoreError::Clash(name) if OF_QUIZZES.contains(&name.as_str()) => Self::HasQuizzes,
            other => Self::Store(other),
        }
    }
}

/// Does it, and records who did.
fn record(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    done: &str,
    subject: &NewSubject,
    now: DateTime<Utc>,
) -> Result<(), SubjectError> {
    let text = format!("{done} a disciplina {}, {}", subject.name.as_str(), subject.stage);
    Ok(tx.school().record(Some(user), &NewActivity::new(ActivityKind::Classes, text), now)?)
}

pub fn create(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    new: &NewSubject,
    now: DateTime<Utc>,
) -> Result<Subject, SubjectError> {
    refuse_name_of_another(tx, new, None)?;
    let subject = tx.school().add_subject(new)?;
    record(tx, user, "criou", new, now)?;
    Ok(subject)
}

pub fn change(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    id: SubjectId,
    typed: SubjectChangeForm<'_>,
    now: DateTime<Utc>,
) -> Result<Subject, SubjectError> {
    let before = tx.school().hold_subject(id)?.ok_or(SubjectError::NoSubject)?;
    let to = typed.parse(&before.about)?;
    if to == before.about {
        return Ok(before);
    }
    if (&to.name, to.stage) != (&before.about.name, before.about.stage) {
        refuse_name_of_another(tx, &to, Some(id))?;
    }
    let subject = tx.school().change_subject(id, &to)?.ok_or(SubjectError::NoSubject)?;
    record(tx, user, "alterou", &to, now)?;
    Ok(subject)
}

/// Names that are the same but for accents, which the database takes for two.
fn refuse_name_of_another(
    tx: &mut dyn SchoolTx,
    subject: &NewSubject,
    but: Option<SubjectId>,
) -> Result<(), SubjectError> {
    let known = tx.school().subjects()?;
    let is_other = |known: &&Subject| Some(known.id) != but && !known.about.is_called_as(subject);
    match known.iter().filter(is_other).find(|known| known.about.is_same_as(subject)) {
        Some(known) => {
            let sentence = format!("Já existe a disciplina {}, que é a mesma.", known.about.name.as_str());
            Err(Invalid::field("name", sentence).into())
        }
        None => Ok(()),
    }
}

pub fn remove(
    tx: &mut dyn SchoolTx,
    user: PersonId,
    id: SubjectId,
    now: DateTime<Utc>,
) -> Result<(), SubjectError> {
    let removed = tx.school().remove_subject(id)?.ok_or(SubjectError::NoSubject)?;
    record(tx, user, "excluiu", &removed.about, now)
}

/// Creates the subjects that the Saeb tests in each stage that the school teaches, by its classes; in all stages while it
/// has none. Those that are there stay as they are. Says how many it made.
pub fn create_saeb(tx: &mut dyn SchoolTx, user: PersonId, now: DateTime<Utc>) -> Result<usize, SubjectError> {
    let taught = tx.school().stages_taught()?;
    let stages = if taught.is_empty() { Stage::ALL.to_vec() } else { taught };
    let lacking = lacking_saeb(&stages, &tx.school().subjects()?);
    for new in &lacking {
        tx.school().add_subject(new)?;
    }
    let text = match lacking.len() {
        0 => "conferiu as disciplinas do Saeb: nenhuma faltava".to_owned(),
        1 => "criou uma disciplina do Saeb".to_owned(),
        many => format!("criou {many} disciplinas do Saeb"),
    };
    tx.school().record(Some(user), &NewActivity::new(ActivityKind::Classes, text), now)?;
    Ok(lacking.len())
}

#[cfg(test)]
mod tests {
    use school_management::classes::class::ClassForm;
    use school_management::classes::subject::SubjectForm;

    use super::*;
    use crate::gate::session::LiveSession;
    use crate::testing::{MemoryDatabase, at, registered, registration, within};

    fn subject(name: &str) -> NewSubject {
        SubjectForm { name, description: "", stage: "anos_finais", active: true }.parse().unwrap()
    }

    fn texts(database: &MemoryDatabase, of: &LiveSession) -> Vec<String> {
        database.trail(of.scope().school()).into_iter().map(|entry| entry.text).collect()
    }

    #[test]
    fn a_subject_is_created_changed_and_removed_and_each_is_recorded() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let user = ana.actor().id();
        let art = within(&database, &ana, |tx| create(tx, user, &subject("Arte"), at(1))).unwrap();
        let again = within(&database, &ana, |tx| create(tx, user, &subject("arte"), at(2))).unwrap_err();
        assert!(matches!(&again, SubjectError::Invalid(_)), "{again:?}");
        let music = NewSubject { active: false, ..subject("Música") };
        let to =
            SubjectChangeForm { name: Some("Música"), active: Some(false), ..SubjectChangeForm::default() };
        let changed = within(&database, &ana, |tx| change(tx, user, art.id, to, at(3))).unwrap();
        assert_eq!((changed.id, changed.about), (art.id, music));
        within(&database, &ana, |tx| remove(tx, user, art.id, at(4))).unwrap();
        for gone in [
            within(&database, &ana, |tx| change(tx, user, art.id, to, at(5))).map(drop),
            within(&database, &ana, |tx| remove(tx, user, art.id, at(5))),
        ] {
            assert!(matches!(gone, Err(SubjectError::NoSubject)), "{gone:?}");
        }
        assert_eq!(
            texts(&database, &ana),
            [
                "criou a disciplina Arte, Anos Finais",
                "alterou a disciplina Música, Anos Finais",
                "excluiu a disciplina Música, Anos Finais",
            ]
        );
    }

    #[test]
    fn accents_make_no_other_subject() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let user = ana.actor().id();
        let made = |name| within(&database, &ana, |tx| create(tx, user, &subject(name), at(1)));
        let maths = made("Matemática").unwrap();
        let art = made("Arte").unwrap();
        let renamed = |id, name| {
            let to = SubjectChangeForm { name: Some(name), ..SubjectChangeForm::default() };
            within(&database, &ana, |tx| change(tx, user, id, to, at(2)))
        };
        for refused in [made("matematica").map(drop), renamed(art.id, "MATEMATICA").map(drop)] {
            let Err(SubjectError::Invalid(invalid)) = refused else { panic!("{refused:?}") };
            let told: Vec<_> = invalid.fields().collect();
            assert_eq!(told, [("name", "Já existe a disciplina Matemática, que é a mesma.")]);
        }
        assert_eq!(renamed(maths.id, "Matematica").unwrap().about.name.as_str(), "Matematica", "its own");
        let lacking = within(&database, &ana, |tx| create_saeb(tx, user, at(3))).unwrap();
        assert_eq!(lacking, 5, "the Saeb's is there");
    }

    #[test]
    fn a_subject_in_which_pupils_have_results_stays() {
        let kept = SubjectError::from(StoreError::Clash("student_performance_subject_fkey".to_owned()));
        assert!(kept.to_string().ends_with("Desative a disciplina: nada se perde."), "{kept}");
        for (key, sentence) in [
            ("class_simulations_subject_fkey", "A disciplina tem simulações"),
            ("questions_subject_fkey", "A disciplina tem questões"),
            ("quizzes_subject_fkey", "A disciplina tem quizzes"),
            ("student_standings_subject_fkey", "A disciplina tem quizzes"),
            ("student_skills_skill_fkey", "A disciplina tem quizzes"),
        ] {
            let kept = SubjectError::from(StoreError::Clash(key.to_owned()));
            assert!(kept.to_string().starts_with(sentence), "{kept}");
        }
        assert!(matches!(SubjectError::from(StoreError::Clash("other".into())), SubjectError::Store(_)));
    }

    #[test]
    fn the_subjects_of_the_saeb_are_made_where_there_are_classes() {
        let database = MemoryDatabase::default();
        let ana = registered(&database, &registration("ana"));
        let user = ana.actor().id();
        let class = ClassForm {
            name: "9º A",
            year: "9º ano",
            stage: "anos_finais",
            shift: "matutino",
            school_year: None,
            teacher: None,
        };
        let class = class.parse(2026).unwrap();
        within(&database, &ana, |tx| tx.school().add_class(&class, at(0)).map(drop)).unwrap();
        within(&database, &ana, |tx| create(tx, user, &subject("Matemática"), at(1)).map(drop)).unwrap();
        for made in [1, 0] {
            assert_eq!(within(&database, &ana, |tx| create_saeb(tx, user, at(2))).unwrap(), made);
        }
        let bia = registered(&database, &registration("bia"));
        let made = within(&database, &bia, |tx| create_saeb(tx, bia.actor().id(), at(2))).unwrap();
        assert_eq!(made, 6, "without classes, two for each stage");
        assert_eq!(
            texts(&database, &ana)[1..],
            ["criou uma disciplina do Saeb", "conferiu as disciplinas do Saeb: nenhuma faltava",]
        );
    }
}
