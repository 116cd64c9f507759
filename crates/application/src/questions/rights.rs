//! Whose question it is to change.

use quiz_engine::question::Question;
use school_management::people::person::Role;

use crate::gate::model::Actor;

/// A professor changes the questions that they made, others each.
pub fn may_change(actor: &Actor, question: &Question) -> bool {
    match actor.role() {
        Role::Gestor | Role::Coordenador => true,
        Role::Professor => question.created_by == actor.id(),
        Role::Aluno => false,
    }
}

/// What was answered, or is `asked` in a simulation, stays, whoever asks.
pub fn may_delete(actor: &Actor, question: &Question, asked: bool) -> bool {
    question.may_go(asked).is_ok() && may_change(actor, question)
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use kernel::{PersonId, QuestionId, SchoolId, SubjectId};
    use quiz_engine::testing::sum;
    use school_management::people::person::{Person, PupilLogin};
    use school_management::people::staff::{StaffMember, StaffRole};
    use school_management::testing::manager;

    use super::*;

    #[test]
    fn a_professor_changes_their_own_questions_alone_and_nobody_deletes_what_was_asked() {
        let staff = |role| Person::Staff(StaffMember { role, ..manager() });
        let [gestor, coordenador, professor] = StaffRole::ALL.map(staff);
        let pupil = PupilLogin { id: manager().id, enrolment: "1".into(), name: "Bia Lima".into() };
        let other = PersonId(99);
        for (person, author, answers, asked, changes, deletes) in [
            (&gestor, other, 0, false, true, true),
            (&gestor, other, 0, true, true, false),
            (&coordenador, other, 0, false, true, true),
            (&coordenador, other, 1, true, true, false),
            (&professor, professor.id(), 0, false, true, true),
            (&professor, professor.id(), 0, true, true, false),
            (&professor, professor.id(), 1, false, true, false),
            (&professor, other, 0, false, false, false),
            (&Person::Pupil(pupil), manager().id, 0, false, false, false),
        ] {
            let actor = Actor { school: SchoolId(1), person: person.clone() };
            let question = Question {
                id: QuestionId(1),
                about: sum(SubjectId(1), 1),
                skill: None,
                version: 1,
                answers,
                created_by: author,
                created_at: DateTime::UNIX_EPOCH,
                changed_at: None,
            };
            let may = (may_change(&actor, &question), may_delete(&actor, &question, asked));
            assert_eq!(may, (changes, deletes), "{person:?} {author} {answers} {asked}");
        }
    }
}
