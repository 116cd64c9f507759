use kernel::{QuestionId, enumerated};

use super::notice::Notice;
use super::refusal::Refusal;
use crate::formats::{Fault, Part, Place};
use crate::question::{Difficulty, Letter, Options, QuestionData, Status};

/// An import before it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// In the order of the file.
    pub lines: Vec<PlanLine>,
    /// What was decided for the file as a whole.
    pub notices: Vec<Notice>,
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

impl Shown {
    pub(super) fn of(data: &QuestionData) -> Self {
        Self { options: data.text.options.clone(), key: data.text.key, difficulty: data.difficulty }
    }
}

/// What becomes of a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    New(Box<Entering>),
    Repeated(Repeated),
    Known(Known),
    Wrong(Vec<Fault>),
}

/// A question that the import adds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entering {
    pub data: QuestionData,
    /// A question whose picture stayed behind is a draft, unless the file says that it is no longer asked.
    pub status: Status,
    pub lacks_image: bool,
}

/// A question that the file has before, with the same key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repeated {
    pub before: Place,
    /// The one that enters, where this question says another.
    pub difficulty: Option<Difficulty>,
}

/// A question that the bank has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    pub id: QuestionId,
    pub other_key: bool,
    /// In the bank.
    pub status: Status,
    /// What the file says and the bank does not: it stays behind.
    pub not_taken: Vec<Part>,
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

impl Plan {
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for line in &self.lines {
            *match line.outcome {
                Outcome::New(_) => &mut counts.new,
                Outcome::Repeated(_) => &mut counts.repeated,
                Outcome::Known(_) => &mut counts.known,
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
    pub fn new_questions(&self) -> impl Iterator<Item = &Entering> {
        self.lines.iter().filter_map(|line| match &line.outcome {
            Outcome::New(entering) => Some(entering.as_ref()),
            Outcome::Repeated(_) | Outcome::Known(_) | Outcome::Wrong(_) => None,
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

impl PlanLine {
    fn faults(&self) -> &[Fault] {
        match &self.outcome {
            Outcome::Wrong(faults) => faults,
            Outcome::New(_) | Outcome::Repeated(_) | Outcome::Known(_) => &[],
        }
    }

    fn observation(&self) -> String {
        match &self.outcome {
            Outcome::New(entering) => entering.observation().to_owned(),
            Outcome::Repeated(repeated) => repeated.observation(&self.place),
            Outcome::Known(known) => known.observation(),
            Outcome::Wrong(faults) => faults.first().map(|fault| fault.what.clone()).unwrap_or_default(),
        }
    }
}

impl Entering {
    const fn observation(&self) -> &'static str {
        match (self.status, self.lacks_image) {
            (Status::Ativa, _) => "",
            (Status::Rascunho, true) => {
                "Entra como rascunho, porque a imagem não é importada: acrescente-a no banco e ative a questão."
            }
            (Status::Rascunho, false) => "Entra como rascunho, como diz o arquivo.",
            (Status::Inativa, _) => "Entra inativa, como diz o arquivo.",
        }
    }
}

impl Repeated {
    fn observation(&self, at: &Place) -> String {
        let before = self.before.seen_from(at);
        let told = self.difficulty.map(|difficulty| {
            format!(" A dificuldade é outra: fica a da {before}, {}.", difficulty.label().to_lowercase())
        });
        format!("Repete a questão da {before}.{}", told.unwrap_or_default())
    }
}

impl Known {
    fn observation(&self) -> String {
        let key = if self.other_key {
            "Já está no banco com outro gabarito. A importação não muda a questão: confira qual é o certo."
        } else {
            "Já está no banco."
        };
        let status = match self.status {
            Status::Ativa => "",
            Status::Inativa => " Lá ela está inativa: ative-a para usá-la.",
            Status::Rascunho => " Lá ela é um rascunho: ative-a para usá-la.",
        };
        let parts = self.not_taken.iter().filter_map(|part| part.label());
        let parts: Vec<_> = parts.map(str::to_lowercase).collect();
        let not_taken = if parts.is_empty() {
            String::new()
        } else {
            let parts = enumerated(&parts);
            format!(" O que o arquivo diz de diferente não é importado: {parts}. Se quiser, mude no banco.")
        };
        format!("{key}{status}{not_taken}")
    }
}
