use super::bank::{NewQuestion, Question};

/// What a change is to those who have answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Revision {
    /// Nobody has answered, or they read the same: the version stays.
    Same,
    /// Another option is right: what was answered is judged anew, which somebody has to want.
    KeyCorrected,
    /// They read something else: their answers keep what they were asked.
    NewVersion,
}

/// What becomes of a question's version when it is changed. One that is `asked` somewhere reads there as it did, also before the
/// first answer counts.
pub fn revision(before: &Question, asked: bool, after: &NewQuestion) -> Revision {
    let (old, new) = (&before.about.data.text, &after.data.text);
    let reads_the_same = old.statement == new.statement
        && old.options == new.options
        && old.base == new.base
        && before.about.image.as_ref().map(|it| it.file) == after.image.as_ref().map(|it| it.file);
    match (before.answers, reads_the_same) {
        (0, false) if !asked => Revision::Same,
        (_, false) => Revision::NewVersion,
        (1.., true) if old.key != new.key => Revision::KeyCorrected,
        (_, true) => Revision::Same,
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use kernel::{FileId, PersonId, QuestionId, Stage, SubjectId};

    use super::*;
    use crate::question::{Image, QuestionForm, Status, SubjectContext};

    const FORM: QuestionForm<'_> = QuestionForm {
        question: "Quanto é 2 + 2?",
        options: ["1", "2", "3", "4"],
        correct_answer: "D",
        difficulty: "facil",
        skill: "",
        descriptor: None,
        bncc: "",
        explanation: "",
        base_text: "",
        base_text_source: "",
    };

    fn question(form: QuestionForm<'_>, file: Option<i64>) -> NewQuestion {
        let data = form.parse(SubjectContext::of("Matemática", Stage::AnosIniciais)).unwrap();
        let image = file.map(|file| Image { file: FileId(file), alt: "um desenho".parse().unwrap() });
        NewQuestion { subject: SubjectId(1), data, image, status: Status::Ativa }
    }

    fn kept(answers: i64) -> Question {
        Question {
            id: QuestionId(1),
            about: question(FORM, Some(1)),
            skill: None,
            version: 1,
            answers,
            created_by: PersonId(1),
            created_at: DateTime::UNIX_EPOCH,
            changed_at: None,
        }
    }

    #[test]
    fn whoever_answered_keeps_what_they_were_asked() {
        use Revision::{KeyCorrected, NewVersion, Same};
        for (form, file, when_answered) in [
            (FORM, Some(1), Same),
            (QuestionForm { question: "Quanto é dois mais dois?", ..FORM }, Some(1), NewVersion),
            (QuestionForm { options: ["0", "2", "3", "4"], ..FORM }, Some(1), NewVersion),
            (QuestionForm { base_text: "Some.", ..FORM }, Some(1), NewVersion),
            (FORM, Some(2), NewVersion),
            (FORM, None, NewVersion),
            (QuestionForm { correct_answer: "C", ..FORM }, Some(1), KeyCorrected),
            (QuestionForm { correct_answer: "C", question: "Quanto é 1 + 2?", ..FORM }, Some(1), NewVersion),
            (
                QuestionForm { difficulty: "medio", explanation: "Conte.", skill: "Somar", ..FORM },
                Some(1),
                Same,
            ),
        ] {
            let after = question(form, file);
            for asked in [false, true] {
                assert_eq!(revision(&kept(3), asked, &after), when_answered, "{form:?}");
            }
            assert_eq!(revision(&kept(0), false, &after), Same, "nobody has answered: {form:?}");
            let while_asked = if when_answered == NewVersion { NewVersion } else { Same };
            assert_eq!(revision(&kept(0), true, &after), while_asked, "a class reads it: {form:?}");
        }
    }

    #[test]
    fn what_was_answered_is_no_draft() {
        for (answers, status, may) in [
            (0, Status::Rascunho, true),
            (1, Status::Rascunho, false),
            (1, Status::Ativa, true),
            (1, Status::Inativa, true),
        ] {
            assert_eq!(kept(answers).may_become(status), may, "{answers} {status:?}");
        }
    }
}
