use std::collections::HashMap;

use kernel::QuestionId;

use super::refusal::Refusal;
use crate::formats::{Fault, Place, Reading};
use crate::question::{Difficulty, Fingerprint, Letter, Options, Question, QuestionData};

/// An import before it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// In the order of the file.
    pub lines: Vec<PlanLine>,
}

/// A question of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlanLine {
    pub place: Place,
    /// As the file has it.
    pub statement: String,
    /// None of a wrong question.
    pub shown: Option<Shown>,
    pub outcome: Outcome,
}

/// What is looked over before a question comes in, as it would be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    pub options: Options,
    pub key: Letter,
    pub difficulty: Difficulty,
}

/// What becomes of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    New(Box<QuestionData>),
    /// The file has it before, there.
    Repeated(Place),
    /// The bank has it, perhaps with another key.
    Known {
        id: QuestionId,
        other_key: bool,
    },
    Wrong(Vec<Fault>),
}

/// How many questions become what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub new: usize,
    pub repeated: usize,
    pub known: usize,
    pub wrong: usize,
}

/// A question as whoever imports is told of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldLine<'a> {
    pub line: &'a PlanLine,
    pub observation: String,
    pub faults: &'a [Fault],
}

/// So many wrong questions are told with every fault and its remedy, and of the others the first: the file of the wrong ones has
/// them all.
pub const EXPLAINED: usize = 100;

/// What a file is compared with.
#[derive(Debug, Clone, Default)]
pub struct Bank {
    /// By what its questions are known again.
    pub known: HashMap<Fingerprint, QuestionId>,
    /// Those of them that the file has.
    pub questions: HashMap<QuestionId, Question>,
}

/// Compares a file with the bank.
pub fn plan(reading: &Reading, bank: &Bank) -> Plan {
    let mut before: HashMap<Fingerprint, Place> = HashMap::new();
    let lines = reading.questions.iter().map(|read| {
        let place = read.place.clone();
        let (statement, shown, outcome) = match &read.outcome {
            Err(wrong) => (wrong.statement().to_owned(), None, Outcome::Wrong(wrong.faults.clone())),
            Ok(data) => {
                let print = Fingerprint::of(&data.text);
                let statement = data.text.statement.as_str().to_owned();
                (statement, Some(Shown::of(data)), judged(data, print, &before, bank))
            }
        };
        if let Ok(data) = &read.outcome {
            before.entry(Fingerprint::of(&data.text)).or_insert_with(|| place.clone());
        }
        PlanLine { place, statement, shown, outcome }
    });
    Plan { lines: lines.collect() }
}

fn judged(
    data: &QuestionData,
    print: Fingerprint,
    before: &HashMap<Fingerprint, Place>,
    bank: &Bank,
) -> Outcome {
    if let Some(place) = before.get(&print) {
        return Outcome::Repeated(place.clone());
    }
    match bank.known.get(&print) {
        Some(id) => {
            let kept = bank.questions.get(id).map(|question| &question.about.data);
            Outcome::Known { id: *id, other_key: kept.is_some_and(|kept| !has_the_same_key(kept, data)) }
        }
        None => Outcome::New(Box::new(data.clone())),
    }
}

/// Whatever the order of their options.
fn has_the_same_key(one: &QuestionData, other: &QuestionData) -> bool {
    let right =
        |data: &QuestionData| kernel::one_line(data.text.options.of(data.text.key).as_str()).to_lowercase();
    right(one) == right(other)
}

impl Plan {
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for line in &self.lines {
            *match line.outcome {
                Outcome::New(_) => &mut counts.new,
                Outcome::Repeated(_) => &mut counts.repeated,
                Outcome::Known { .. } => &mut counts.known,
                Outcome::Wrong(_) => &mut counts.wrong,
            } += 1;
        }
        counts
    }

    /// Why the import must not be done: no question of it is well.
    pub fn refusal(&self) -> Option<Refusal> {
        (self.counts().wrong == self.lines.len()).then_some(Refusal::NoValidQuestion)
    }

    /// Those that the import adds.
    pub fn new_questions(&self) -> impl Iterator<Item = &QuestionData> {
        self.lines.iter().filter_map(|line| match &line.outcome {
            Outcome::New(data) => Some(data.as_ref()),
            Outcome::Repeated(_) | Outcome::Known { .. } | Outcome::Wrong(_) => None,
        })
    }

    /// In all lines, also those of which only the first is told.
    pub fn fault_count(&self) -> usize {
        self.lines.iter().map(|line| line.faults().len()).sum()
    }

    /// The questions, of which the first [`EXPLAINED`] wrong ones are told whole.
    pub fn told(&self) -> impl Iterator<Item = ToldLine<'_>> {
        let mut explained = 0;
        self.lines.iter().map(move |line| {
            let all = line.faults();
            explained += usize::from(!all.is_empty());
            let told = if explained > EXPLAINED { all.len().min(1) } else { all.len() };
            ToldLine { line, observation: line.observation(), faults: &all[..told] }
        })
    }
}

impl Shown {
    fn of(data: &QuestionData) -> Self {
        Self { options: data.text.options.clone(), key: data.text.key, difficulty: data.difficulty }
    }
}

impl PlanLine {
    fn faults(&self) -> &[Fault] {
        match &self.outcome {
            Outcome::Wrong(faults) => faults,
            Outcome::New(_) | Outcome::Repeated(_) | Outcome::Known { .. } => &[],
        }
    }

    fn observation(&self) -> String {
        match &self.outcome {
            Outcome::New(_) => String::new(),
            Outcome::Repeated(place) => format!("Repete a questão da linha {}.", place.line),
            Outcome::Known { other_key: false, .. } => "Já está no banco.".to_owned(),
            Outcome::Known { other_key: true, .. } => {
                "Já está no banco com outro gabarito. A importação não muda a questão: confira qual é o certo.".to_owned()
            }
            Outcome::Wrong(faults) => faults.first().map(|fault| fault.what.clone()).unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Contents, PersonId, Stage, SubjectId};

    use super::*;
    use crate::formats::read;
    use crate::question::store::{Entered, KnownQuestions, Questions};
    use crate::question::{Letter, NewQuestion, Status, SubjectContext};
    use crate::testing::MemoryQuestions;

    fn reading(lines: &[&str]) -> Reading {
        read(&Contents::Text(lines.join("\n")), SubjectContext::of("Arte", Stage::AnosFinais)).unwrap()
    }

    const RED: &str = "De que cor é o céu?|azul|verde|roxo|rosa|A|facil|Cores";
    const SEA: &str = "De que cor é o mar?|azul|verde|roxo|rosa|A|facil|Cores";
    const BROKEN: &str = "De que cor é a terra?|azul|verde|roxo|rosa|Z|facil|Cores";

    /// A bank with the questions of a file, one of them with another key.
    fn bank(lines: &[&str], key: Letter) -> Bank {
        let mut bank = MemoryQuestions::default();
        let new = reading(lines).questions.into_iter().map(|read| {
            let mut data = read.outcome.unwrap();
            data.text.key = key;
            NewQuestion { subject: SubjectId(1), data, image: None, status: Status::Ativa }
        });
        let entered = Entered { by: PersonId(1), at: chrono::DateTime::UNIX_EPOCH };
        bank.add_questions(&new.collect::<Vec<_>>(), entered).unwrap();
        let known = bank.fingerprints(SubjectId(1)).unwrap().into_iter().collect();
        Bank { known, questions: bank.all().map(|question| (question.id, question.clone())).collect() }
    }

    #[test]
    fn a_question_is_new_repeated_known_or_wrong() {
        let bank = bank(&[SEA], Letter::A);
        let again = "DE QUE COR é o céu?|verde|azul|roxo|rosa|B|dificil|";
        let planned = plan(&reading(&[RED, SEA, again, BROKEN]), &bank);
        assert_eq!(planned.counts(), Counts { new: 1, repeated: 1, known: 1, wrong: 1 });
        let told: Vec<_> = planned.told().map(|told| (told.line.place.line, told.observation)).collect();
        assert_eq!((told[0].0, told[0].1.as_str()), (1, ""));
        assert_eq!((told[1].0, told[1].1.as_str()), (2, "Já está no banco."));
        assert_eq!((told[2].0, told[2].1.as_str()), (3, "Repete a questão da linha 1."));
        assert_eq!(planned.told().nth(3).unwrap().faults.len(), planned.fault_count());
        assert_eq!(planned.new_questions().count(), 1);
        assert_eq!(planned.refusal(), None);
        let shown = planned.lines.iter().map(|line| line.shown.as_ref());
        let keys: Vec<_> = shown.map(|shown| shown.map(|it| (it.key, it.difficulty))).collect();
        let easy = Some((Letter::A, Difficulty::Facil));
        assert_eq!(keys, [easy, easy, Some((Letter::B, Difficulty::Dificil)), None]);
    }

    #[test]
    fn another_key_than_the_banks_is_told() {
        let bank = bank(&[SEA], Letter::B);
        let planned = plan(&reading(&[SEA]), &bank);
        let observation = planned.told().next().unwrap().observation;
        assert!(observation.starts_with("Já está no banco com outro gabarito."), "{observation}");
        assert_eq!(planned.refusal(), None, "there is nothing to do, and nothing wrong");
    }

    #[test]
    fn a_file_of_wrong_questions_is_refused_and_the_first_hundred_are_explained() {
        let lines = vec![BROKEN.replace("facil", "imensa"); EXPLAINED + 1];
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let planned = plan(&reading(&lines), &Bank::default());
        assert_eq!(planned.refusal(), Some(Refusal::NoValidQuestion));
        let told: Vec<_> = planned.told().map(|told| told.faults.len()).collect();
        assert_eq!((told[EXPLAINED - 1], told[EXPLAINED]), (2, 1));
        assert_eq!(planned.fault_count(), 2 * (EXPLAINED + 1));
    }
}
