use kernel::{Contents, words};

use super::fault::Fault;
use super::from::{TextLayout, aiken, bars, gift, moodle, tables, text_layout};
use super::judge::Judge;
use super::refusal::Refusal;
use super::said::{NotCarried, Place, Said};
use crate::question::{QuestionData, SubjectContext};

/// Questions of one file.
pub const MOST_QUESTIONS: usize = 2000;

words! {
    /// How a file holds its questions.
    pub enum FileFormat {
        Workbook = "xlsx",
        Table = "csv",
        Bars = "txt",
        Gift = "gift",
        Aiken = "aiken",
        Moodle = "moodle",
    }
}

impl FileFormat {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Workbook => "Planilha",
            Self::Table => "CSV",
            Self::Bars => "TXT",
            Self::Gift => "GIFT",
            Self::Aiken => "Aiken",
            Self::Moodle => "Moodle XML",
        }
    }
}

/// A file's questions, in its order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    pub format: FileFormat,
    pub questions: Vec<ReadQuestion>,
    /// What was decided for the file as a whole.
    pub notices: Vec<Notice>,
}

/// A question, or everything that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadQuestion {
    pub place: Place,
    pub outcome: Result<QuestionData, Wrong>,
    pub not_carried: NotCarried,
}

/// A question that cannot be taken, with the words of the file, so that it may be mended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    pub faults: Vec<Fault>,
    pub(super) said: Box<Said>,
}

impl Wrong {
    fn of(faults: Vec<Fault>, said: Said) -> Self {
        let told = faults.into_iter().map(|fault| Fault { value: said.value(fault.part), ..fault });
        Self { faults: told.collect(), said: Box::new(said) }
    }

    /// The statement as the file has it, which may be empty.
    pub fn statement(&self) -> &str {
        &self.said.statement
    }
}

/// Something to know before the import, of the questions that are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Levels from 1 to 5.
    FiveLevels,
    /// So many say no difficulty.
    WithoutDifficulty(usize),
    /// So many had a picture.
    WithImage(usize),
    /// Of so many, each choice had an answer of its own.
    WithFeedback(usize),
}

impl Notice {
    pub fn what(self) -> String {
        let counted = |count: usize, one: &str, many: &str| {
            if count == 1 { format!("1 questão {one}.") } else { format!("{count} questões {many}.") }
        };
        match self {
            Self::FiveLevels => {
                "O arquivo usa níveis de 1 a 5: 1 e 2 entram como fácil, 3 como médio, 4 e 5 como difícil."
                    .to_owned()
            }
            Self::WithoutDifficulty(count) => counted(
                count,
                "não diz a dificuldade e entra como médio",
                "não dizem a dificuldade e entram como médio",
            ),
            Self::WithImage(count) => {
                counted(count, "tem imagem, que não é importada", "têm imagens, que não são importadas")
            }
            Self::WithFeedback(count) => counted(
                count,
                "tem comentários por alternativa, que não são guardados",
                "têm comentários por alternativa, que não são guardados",
            ),
        }
    }

    /// What to do about it.
    pub const fn hint(self) -> &'static str {
        match self {
            Self::FiveLevels | Self::WithoutDifficulty(_) => {
                "Se não for isso, mude a dificuldade no arquivo ou no banco."
            }
            Self::WithImage(_) => "Acrescente as imagens no banco, depois da importação.",
            Self::WithFeedback(_) => "Se precisar deles, escreva-os na explicação da questão.",
        }
    }
}

/// Whether a text is a table, whose cells somebody has to part before it is read.
pub fn is_table(text: &str) -> bool {
    text_layout(text) == TextLayout::Table
}

/// Reads a file's questions for a subject, each by itself. Its format is told by its content.
pub fn read(contents: &Contents, of: SubjectContext) -> Result<Reading, Refusal> {
    let (format, all) = said(contents)?;
    if all.is_empty() {
        return Err(Refusal::NoQuestions);
    }
    if all.len() > MOST_QUESTIONS {
        return Err(Refusal::TooManyQuestions { limit: MOST_QUESTIONS });
    }
    let judge = Judge::of(&all);
    let without_difficulty = |said: &Said| said.difficulty.trim().is_empty();
    let untold: Vec<bool> = all.iter().map(without_difficulty).collect();
    let questions: Vec<_> = all.into_iter().map(|said| judged(said, judge, of)).collect();
    let taken = questions.iter().zip(untold).filter(|(question, _)| question.outcome.is_ok());
    let counted = taken.fold([0; 3], |[untold, images, feedback], (question, is_untold)| {
        let NotCarried { image, feedback: has_feedback } = question.not_carried;
        [untold + usize::from(is_untold), images + usize::from(image), feedback + usize::from(has_feedback)]
    });
    Ok(Reading { format, notices: notices(judge.has_five_levels(), counted), questions })
}

fn said(contents: &Contents) -> Result<(FileFormat, Vec<Said>), Refusal> {
    Ok(match contents {
        Contents::Workbook(sheets) => (FileFormat::Workbook, tables(sheets, true, MOST_QUESTIONS)?),
        Contents::Table(sheets) => (FileFormat::Table, tables(sheets, false, MOST_QUESTIONS)?),
        Contents::Elements(root) => (FileFormat::Moodle, moodle(root, MOST_QUESTIONS)?),
        Contents::Text(text) => match text_layout(text) {
            TextLayout::Bars => (FileFormat::Bars, bars(text, MOST_QUESTIONS)?),
            TextLayout::Gift => (FileFormat::Gift, gift(text, MOST_QUESTIONS)),
            TextLayout::Aiken => (FileFormat::Aiken, aiken(text, MOST_QUESTIONS)),
            TextLayout::Table => {
                let first_line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
                return Err(Refusal::NoHeader { first_line: first_line.to_owned() });
            }
        },
    })
}

fn judged(said: Said, judge: Judge, of: SubjectContext) -> ReadQuestion {
    let (place, not_carried) = (said.place.clone(), said.not_carried);
    let outcome = judge.question(&said, of).map_err(|faults| Wrong::of(faults, said));
    ReadQuestion { place, outcome, not_carried }
}

fn notices(has_five_levels: bool, [untold, images, feedback]: [usize; 3]) -> Vec<Notice> {
    let counted = [
        (untold, Notice::WithoutDifficulty(untold)),
        (images, Notice::WithImage(images)),
        (feedback, Notice::WithFeedback(feedback)),
    ];
    let counted = counted.into_iter().filter(|(count, _)| *count > 0).map(|(_, notice)| notice);
    has_five_levels.then_some(Notice::FiveLevels).into_iter().chain(counted).collect()
}
