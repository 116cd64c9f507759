use std::collections::BTreeMap;

use kernel::{Day, PersonId, QuestionId, SubjectId};

use super::sheet::Sheet;
use super::simulation::{Asked, ClassSimulation};
use super::words::{Kind, Mark, Ordinal};
use crate::question::Letter;
use crate::tally::Tally;

/// What a simulation says of the class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Figures {
    pub tally: Tally,
    /// Passed or left blank.
    pub skipped: u32,
    /// A question, of a projected one.
    pub mean_seconds: Option<u32>,
    /// Pupils whose answers count.
    pub participants: usize,
    pub absent: usize,
    /// Pupils of whom nothing was typed, which counts as if they were absent.
    pub untyped: usize,
}

/// How a question was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QuestionTally {
    pub tally: Tally,
    /// From A to D.
    pub options: [u32; 4],
    pub blank: u32,
}

impl QuestionTally {
    /// The wrong option that most chose, the first of several.
    pub fn attracts(&self, key: Letter) -> Option<(Letter, u32)> {
        let wrong = Letter::ALL.into_iter().filter(|letter| *letter != key);
        let chosen =
            wrong.map(|letter| (letter, self.options[letter.place()])).filter(|(_, times)| *times > 0);
        chosen.rev().max_by_key(|(_, times)| *times)
    }

    /// The option worth telling: what the class answered together, or on paper the wrong one that attracts.
    pub fn telling(&self, kind: Kind, asked: &Asked) -> Option<Letter> {
        match kind {
            Kind::Projetada => asked.answer.and_then(|answer| answer.letter),
            Kind::Impressa => self.attracts(asked.key).map(|(letter, _)| letter),
        }
    }
}

/// What a pupil achieved in the questions of a subject.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PupilResult {
    pub student: PersonId,
    pub subject: SubjectId,
    pub tally: Tally,
}

/// What a concluded simulation leaves with those who took part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    pub pupils: Vec<PupilResult>,
    /// Of the whole class.
    pub tally: Tally,
    /// How often each question was answered.
    pub answers: Vec<(QuestionId, u32)>,
    /// When it was answered, in the school's state.
    pub day: Day,
}

/// A pupil's place in the class.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ranked {
    /// From 1; equals share it.
    pub place: usize,
    pub student: PersonId,
    pub tally: Tally,
}

/// The place of each among all, from 1: equals share one, and the next is as far as if they did not.
pub fn places(of: &[Tally]) -> Vec<usize> {
    let better = |own: Tally| of.iter().filter(|other| other.cmp_rate(own).is_gt()).count();
    of.iter().map(|own| better(*own) + 1).collect()
}

impl ClassSimulation {
    /// Every answer that counts, with its question and, on paper, whose it is. Questions that were not asked before the end are
    /// left out; what a pupil left untyped is blank.
    pub fn judged(&self) -> impl Iterator<Item = (Ordinal, &Asked, Option<Letter>, Option<PersonId>)> {
        let class = self.asked.iter().enumerate().filter_map(|(place, asked)| {
            asked.answer.map(|answer| (Ordinal::at(place), asked, answer.letter, None))
        });
        let pupils = self.sheets.iter().filter(|sheet| sheet.counts()).flat_map(|sheet| {
            let marks = sheet.marks.each().map(|mark| mark.and_then(Mark::letter));
            let cells = self.asked.iter().zip(marks).enumerate();
            cells.map(|(place, (asked, letter))| (Ordinal::at(place), asked, letter, sheet.student))
        });
        class.chain(pupils)
    }

    /// How many of a pupil's marks are right, whether they count or not.
    pub fn hits(&self, sheet: &Sheet) -> u32 {
        let marks = sheet.marks.each().zip(&self.asked);
        let right = marks.filter(|(mark, asked)| mark.and_then(Mark::letter) == Some(asked.key));
        u32::try_from(right.count()).unwrap_or(u32::MAX)
    }

    pub fn figures(&self) -> Figures {
        let mut figures = Figures::default();
        for (_, asked, letter, _) in self.judged() {
            figures.tally.add(letter == Some(asked.key));
            figures.skipped += u32::from(letter.is_none());
        }
        let times = self.asked.iter().filter_map(|asked| asked.answer);
        let (seconds, answers) =
            times.fold((0, 0), |(sum, count), it| (sum + i64::from(it.seconds), count + 1));
        if self.about.kind == Kind::Projetada && answers > 0 {
            figures.mean_seconds = u32::try_from((2 * seconds + answers) / (2 * answers)).ok();
        }
        figures.participants = self.sheets.iter().filter(|sheet| sheet.counts()).count();
        figures.absent = self.sheets.iter().filter(|sheet| sheet.absent).count();
        figures.untyped = self.sheets.len() - figures.participants - figures.absent;
        figures
    }

    /// In the order of the questions.
    pub fn by_question(&self) -> Vec<QuestionTally> {
        let mut questions = vec![QuestionTally::default(); self.asked.len()];
        for (ordinal, asked, letter, _) in self.judged() {
            let question = &mut questions[ordinal.place()];
            question.tally.add(letter == Some(asked.key));
            match letter {
                Some(letter) => question.options[letter.place()] += 1,
                None => question.blank += 1,
            }
        }
        questions
    }

    /// What the pupils whose answers count achieved: a result a subject that was asked.
    pub fn pupil_results(&self) -> Vec<PupilResult> {
        let mut tallies = BTreeMap::<_, Tally>::new();
        for (_, asked, letter, student) in self.judged() {
            let Some(student) = student else { continue };
            let subject = self.about.subject.unwrap_or(asked.subject);
            tallies.entry((student, subject)).or_default().add(letter == Some(asked.key));
        }
        let result = |((student, subject), tally)| PupilResult { student, subject, tally };
        tallies.into_iter().map(result).collect()
    }

    /// What it leaves once its answers count; `day` is the one it was asked on.
    pub fn results(&self, day: Day) -> Results {
        let answered = self.asked.iter().zip(self.by_question());
        let answers = answered.map(|(asked, question)| (asked.question, question.tally.answers));
        Results {
            pupils: self.pupil_results(),
            tally: self.figures().tally,
            answers: answers.filter(|(_, times)| *times > 0).collect(),
            day,
        }
    }

    /// The pupils whose answers count, by their hits, whatever the subject.
    pub fn ranking(&self) -> Vec<Ranked> {
        let mut pupils = BTreeMap::<_, Tally>::new();
        for (_, asked, letter, student) in self.judged() {
            let Some(student) = student else { continue };
            pupils.entry(student).or_default().add(letter == Some(asked.key));
        }
        let (students, tallies): (Vec<_>, Vec<_>) = pupils.into_iter().unzip();
        let ranked = places(&tallies).into_iter().zip(students).zip(tallies);
        let mut ranking: Vec<_> =
            ranked.map(|((place, student), tally)| Ranked { place, student, tally }).collect();
        ranking.sort_by_key(|ranked| ranked.place);
        ranking
    }
}

#[cfg(test)]
mod tests {
    use kernel::SubjectId;
    use proptest::prelude::*;

    use super::*;
    use crate::class_simulation::ClassAnswer;
    use crate::question::Letter::{A, B, C};
    use crate::testing::{printed, projected};

    const fn of(hits: u32, answers: u32) -> Tally {
        Tally { hits, answers }
    }

    #[test]
    fn a_class_is_judged_on_what_it_answered() {
        for (keys, answers, tally, skipped) in [
            ("ABC", &[Some(Some(A)), Some(Some(B)), Some(Some(C))][..], of(3, 3), 0),
            ("ABC", &[Some(Some(A)), Some(None), Some(Some(A))], of(1, 3), 1),
            // Ended before the third was asked.
            ("ABC", &[Some(Some(A)), Some(Some(A)), None], of(1, 2), 0),
            ("ABC", &[None, None, None], of(0, 0), 0),
        ] {
            let figures = projected(keys, answers).figures();
            assert_eq!((figures.tally, figures.skipped), (tally, skipped), "{answers:?}");
        }
        // 10, 20 and 25 seconds.
        let mut timed = projected("AAA", &[Some(Some(A)); 3]);
        for (asked, seconds) in timed.asked.iter_mut().zip([10, 20, 25]) {
            asked.answer.as_mut().unwrap().seconds = seconds;
        }
        assert_eq!(timed.figures().mean_seconds, Some(18), "18.33");
        assert_eq!(projected("A", &[None]).figures().mean_seconds, None);
    }

    #[test]
    fn a_printed_test_is_judged_by_pupil() {
        let mut grid = printed("ABC", &["ABC", "AB-", "A..", "...", "CCC"]);
        grid.sheets[4].absent = true;
        let figures = grid.figures();
        let expected = Figures {
            tally: of(6, 9),
            skipped: 3,
            mean_seconds: None,
            participants: 3,
            absent: 1,
            untyped: 1,
        };
        assert_eq!(figures, expected);
        let ranked = |student, place, hits| Ranked { place, student: PersonId(student), tally: of(hits, 3) };
        assert_eq!(grid.ranking(), [ranked(1, 1, 3), ranked(2, 2, 2), ranked(3, 3, 1)]);
        let third = grid.by_question()[2];
        assert_eq!(third, QuestionTally { tally: of(1, 3), options: [0, 0, 1, 0], blank: 2 });
    }

    #[test]
    fn the_time_is_the_mean_to_the_nearest_second() {
        for (seconds, mean) in [(&[10, 11][..], 11), (&[10, 10, 11], 10), (&[10, 11, 11], 11), (&[0], 0)] {
            let mut class = projected(&"A".repeat(seconds.len()), &vec![Some(Some(A)); seconds.len()]);
            for (asked, seconds) in class.asked.iter_mut().zip(seconds) {
                asked.answer = asked.answer.map(|it| ClassAnswer { seconds: *seconds, ..it });
            }
            assert_eq!(class.figures().mean_seconds, Some(mean), "{seconds:?}");
        }
    }

    #[test]
    fn equals_share_a_place() {
        for (lines, expected) in [
            (&["AB", "AC", "CB", "CC"][..], &[1, 2, 2, 4][..]),
            (&["AB", "AB"], &[1, 1]),
            (&["CC"], &[1]),
            (&[".."], &[]),
        ] {
            let ranking = printed("AB", lines).ranking();
            assert_eq!(ranking.iter().map(|it| it.place).collect::<Vec<_>>(), expected, "{lines:?}");
        }
        assert_eq!(places(&[of(1, 2), of(2, 4), of(3, 4), of(0, 0)]), [2, 2, 1, 4]);
    }

    #[test]
    fn the_wrong_option_that_attracts_is_the_one_most_chose() {
        for (options, expected) in
            [([9, 2, 4, 1], Some((C, 4))), ([9, 3, 3, 0], Some((B, 3))), ([9, 0, 0, 0], None)]
        {
            let question = QuestionTally { options, ..QuestionTally::default() };
            assert_eq!(question.attracts(A), expected, "{options:?}");
        }
    }

    #[test]
    fn what_is_told_is_the_answer_given_together_or_on_paper_what_misled() {
        let question = QuestionTally { options: [9, 0, 4, 0], ..QuestionTally::default() };
        let asked = &projected("A", &[Some(Some(B))]).asked[0];
        assert_eq!(question.telling(Kind::Projetada, asked), Some(B));
        assert_eq!(question.telling(Kind::Impressa, asked), Some(C));
        let passed = &projected("A", &[Some(None)]).asked[0];
        assert_eq!(question.telling(Kind::Projetada, passed), None);
    }

    #[test]
    fn mixed_questions_give_a_result_a_subject() {
        let mut grid = printed("AAB", &["AAA"]);
        grid.asked[2].subject = SubjectId(2);
        let all = grid.pupil_results();
        assert_eq!(all.iter().map(|it| (it.subject.0, it.tally)).collect::<Vec<_>>(), [(1, of(2, 3))]);
        grid.about.subject = None;
        let apart = grid.pupil_results();
        assert_eq!(
            apart.iter().map(|it| (it.subject.0, it.tally)).collect::<Vec<_>>(),
            [(1, of(2, 2)), (2, of(0, 1))]
        );
        assert_eq!(grid.ranking()[0].tally, of(2, 3));
        // Who was erased still counts for the class.
        grid.sheets[0].student = None;
        assert_eq!(
            (grid.pupil_results().len(), grid.ranking().len(), grid.figures().tally),
            (0, 0, of(2, 3))
        );
    }

    proptest! {
        #[test]
        fn figures_agree_with_each_other(lines in prop::collection::vec("[ABCD.-]{6}", 0..12), absent: u16) {
            let borrowed: Vec<_> = lines.iter().map(String::as_str).collect();
            let mut grid = printed("ABCDAB", &borrowed);
            for (place, sheet) in grid.sheets.iter_mut().enumerate() {
                sheet.absent = absent >> place & 1 == 1;
            }
            let figures = grid.figures();
            prop_assert!(figures.tally.hits + figures.skipped <= figures.tally.answers);
            prop_assert_eq!(figures.participants + figures.absent + figures.untyped, lines.len());
            let mut by_question = Tally::default();
            for question in grid.by_question() {
                by_question += question.tally;
                prop_assert_eq!(question.options.iter().sum::<u32>() + question.blank, question.tally.answers);
            }
            prop_assert_eq!(by_question, figures.tally);
            let mut by_pupil = Tally::default();
            for result in grid.pupil_results() {
                by_pupil += result.tally;
            }
            prop_assert_eq!(by_pupil, figures.tally);
            let mut turned = grid.clone();
            turned.sheets.reverse();
            prop_assert_eq!((turned.figures(), turned.ranking()), (figures, grid.ranking()));
        }
    }
}
