use super::bank::{NewQuestion, Question};
use super::options::{Letter, Options};

/// What a question offered to choose from before it was changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Earlier {
    pub version: i32,
    pub options: Options,
    pub key: Letter,
}

/// How often a version was answered: where its answers count, and so far where a class still answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct VersionAnswers {
    pub version: i32,
    pub answers: i64,
}

/// What another key of a question is to the answers that there are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyCorrection {
    /// The version that is asked now, and each earlier one that has its four options and its key: whoever mends a comma first has
    /// not left the wrong key behind.
    pub versions: Vec<i32>,
    /// How many answers are judged anew.
    pub judged: i64,
    /// How many stay: those to other versions.
    pub kept: i64,
    /// How many of quizzes stay: what was judged there once stands.
    pub in_quizzes: i64,
}

impl KeyCorrection {
    /// Of a question as it is before its key is another.
    pub fn of(before: &Question, earlier: &[Earlier], answers: &[VersionAnswers], in_quizzes: i64) -> Self {
        let text = &before.about.data.text;
        let alike = earlier.iter().filter(|it| it.options == text.options && it.key == text.key);
        let versions: Vec<_> = alike.map(|it| it.version).chain([before.version]).collect();
        let (mut judged, mut kept) = (0, 0);
        for it in answers {
            *(if versions.contains(&it.version) { &mut judged } else { &mut kept }) += it.answers;
        }
        Self { versions, judged, kept, in_quizzes }
    }

    /// Whether anybody has answered.
    pub fn is_of_answers(&self) -> bool {
        self.judged + self.kept + self.in_quizzes > 0
    }
}

/// What a change is to those who have answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Revision {
    /// Nobody has answered, or they read the same: the version stays.
    Same,
    /// Another option is right: what was answered is judged anew, as [`KeyCorrection`] says, which somebody has to want.
    KeyCorrected,
    /// They read something else: their answers keep what they were asked.
    NewVersion,
}

/// What becomes of a question's version when it is changed. One that is `asked` somewhere reads there as it did, also before the
/// first answer counts; `corrected` is what another key would be to those who answered.
pub fn revision(before: &Question, asked: bool, corrected: &KeyCorrection, after: &NewQuestion) -> Revision {
    let (old, new) = (&before.about.data.text, &after.data.text);
    let reads_the_same = old.statement == new.statement
        && old.options == new.options
        && old.base == new.base
        && before.about.image.as_ref().map(|it| it.file) == after.image.as_ref().map(|it| it.file);
    match (before.answers, reads_the_same) {
        (0, false) if !asked => Revision::Same,
        (_, false) => Revision::NewVersion,
        (_, true) if old.key != new.key && corrected.is_of_answers() => Revision::KeyCorrected,
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
            let answered =
                |answers| KeyCorrection::of(&kept(0), &[], &[VersionAnswers { version: 1, answers }], 0);
            for asked in [false, true] {
                assert_eq!(revision(&kept(3), asked, &answered(3), &after), when_answered, "{form:?}");
            }
            assert_eq!(
                revision(&kept(0), false, &answered(0), &after),
                Same,
                "nobody has answered: {form:?}"
            );
            let while_asked = if when_answered == NewVersion { NewVersion } else { Same };
            assert_eq!(
                revision(&kept(0), true, &answered(0), &after),
                while_asked,
                "a class reads it: {form:?}"
            );
            assert_eq!(revision(&kept(0), true, &answered(1), &after), when_answered, "it answers: {form:?}");
        }
    }

    #[test]
    fn a_corrected_key_is_that_of_versions_with_the_same_options() {
        let options = |texts: [&str; 4]| Options::stored(texts.map(|text| text.parse().unwrap()));
        let (same, others) = (options(["1", "2", "3", "4"]), options(["1", "2", "3", "5"]));
        let earlier = |version, options: &Options, key| Earlier { version, options: options.clone(), key };
        let now = Question { version: 4, ..kept(0) };
        for (before, versions, judged, kept) in [
            (&[][..], &[4][..], 8, 7),
            (&[earlier(1, &same, Letter::D)], &[1, 4], 9, 6),
            (&[earlier(1, &same, Letter::D), earlier(3, &same, Letter::D)], &[1, 3, 4], 13, 2),
            (&[earlier(1, &others, Letter::D)], &[4], 8, 7),
            // The same options below another question: their key is not the wrong one.
            (&[earlier(1, &same, Letter::A)], &[4], 8, 7),
        ] {
            let answers = [(1, 1), (2, 2), (3, 4), (4, 8)];
            let answers = answers.map(|(version, answers)| VersionAnswers { version, answers });
            let corrected = KeyCorrection::of(&now, before, &answers, 0);
            assert_eq!(
                corrected,
                KeyCorrection { versions: versions.to_vec(), judged, kept, in_quizzes: 0 },
                "{before:?}"
            );
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
