use chrono::DateTime;
use kernel::{FileId, PersonId, SubjectId};
use quiz_engine::formats::write;
use quiz_engine::question::store::{Entered, Questions};
use quiz_engine::question::{Fingerprint, Image, QuestionSeen};
use quiz_engine::testing::{MemoryQuestions, sum};

use super::*;
use crate::testing::{MemoryDatabase, registered, registration, within};

/// A bank that notes how many questions it is asked for at once.
struct Parts {
    bank: MemoryQuestions,
    asked: Vec<usize>,
}

impl KnownQuestions for Parts {
    fn question(&mut self, id: QuestionId) -> Result<Option<Question>, StoreError> {
        self.bank.question(id)
    }

    fn question_seen(&mut self, id: QuestionId) -> Result<Option<QuestionSeen>, StoreError> {
        self.bank.question_seen(id)
    }

    fn questions_by_id(&mut self, ids: &[QuestionId]) -> Result<Vec<Question>, StoreError> {
        self.asked.push(ids.len());
        let mut found = self.bank.questions_by_id(ids)?;
        found.reverse();
        Ok(found)
    }

    fn fingerprints(&mut self, subject: SubjectId) -> Result<Vec<(Fingerprint, QuestionId)>, StoreError> {
        self.bank.fingerprints(subject)
    }
}

/// So many questions, of which each third has a picture, and each fifth nothing but what it asks.
fn bank(count: usize) -> (Parts, Vec<QuestionId>, Vec<NewQuestion>) {
    let new: Vec<_> = (0..count)
        .map(|place| {
            let mut new = sum(SubjectId(1), u8::try_from(place % 200).unwrap());
            if place % 3 == 0 {
                new.image = Some(Image { file: FileId(1), alt: "um desenho".parse().unwrap() });
            }
            if place % 5 == 0 {
                new.data.explanation = None;
                new.data.text.base = None;
            }
            new
        })
        .collect();
    let mut bank = MemoryQuestions::default();
    let ids = bank.add_questions(&new, Entered { by: PersonId(7), at: DateTime::UNIX_EPOCH }).unwrap();
    (Parts { bank, asked: Vec::new() }, ids, new)
}

#[test]
fn however_many_there_are_they_are_counted_and_written_a_part_at_a_time() {
    use Loss::{BaseText, Explanation, Image, LineBreaks, Skills};
    let (mut parts, ids, new) = bank(1001);
    let all: Vec<_> = new.iter().map(exported).collect();
    for format in ExportFormat::ALL {
        parts.asked.clear();
        let export = file_of(&mut parts, &ids, format).unwrap().unwrap();
        assert_eq!((export.questions, export.written), (1001, write(format, &all)), "{format:?}");
        assert_eq!(parts.asked, [500, 500, 1]);
    }
    for (format, counts) in [
        (
            ExportFormat::Txt,
            vec![(Image, 334), (BaseText, 800), (Explanation, 800), (Skills, 1001), (LineBreaks, 1001)],
        ),
        (ExportFormat::Gift, vec![(Image, 334), (BaseText, 800)]),
        (ExportFormat::Csv, vec![(Image, 334)]),
    ] {
        parts.asked.clear();
        let lost = lost_of(&mut parts, &ids, format).unwrap();
        assert_eq!(lost, Some(Losses { questions: 1001, counts }), "{format:?}");
        assert_eq!(parts.asked, [500, 500, 1]);
    }
}

#[test]
fn one_that_is_not_there_makes_no_file() {
    let (mut parts, mut ids, _) = bank(2);
    ids.push(QuestionId(99));
    assert_eq!(file_of(&mut parts, &ids, ExportFormat::Csv).unwrap(), None);
    assert_eq!(lost_of(&mut parts, &ids, ExportFormat::Csv).unwrap(), None);
    let none = lost_of(&mut parts, &[], ExportFormat::Txt).unwrap();
    assert_eq!(none, Some(Losses { questions: 0, counts: Vec::new() }));
}

#[test]
fn a_file_that_leaves_is_told() {
    let database = MemoryDatabase::default();
    let ana = registered(&database, &registration("ana"));
    for (questions, text) in [(1, "exportou uma questão"), (12, "exportou 12 questões")] {
        let by = By { actor: ana.actor(), now: DateTime::UNIX_EPOCH };
        within(&database, &ana, |tx| told(tx, by, questions)).unwrap();
        assert_eq!(database.trail(ana.scope().school()).pop().unwrap().text, text);
    }
}
