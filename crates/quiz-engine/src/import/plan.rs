use std::collections::HashMap;

use kernel::QuestionId;

use super::notice::Notice;
use super::outcome::{Entering, Known, Outcome, Plan, PlanLine, Repeated, Shown};
use crate::formats::{DifficultySaid, Part, Place, ReadQuestion, Reading};
use crate::question::{Difficulty, Fingerprint, NewQuestion, Question, QuestionData, Skill, Skills, Status};

/// What a file is compared with.
#[derive(Debug, Clone, Default)]
pub struct Bank {
    /// By what its questions are known again.
    pub known: HashMap<Fingerprint, QuestionId>,
    /// Those of them that the file has.
    pub questions: HashMap<QuestionId, Question>,
}

/// A question earlier in the file.
struct Before<'a> {
    place: &'a Place,
    /// Of one that enters.
    difficulty: Option<Difficulty>,
}

/// Compares a file with the bank.
pub fn plan(reading: &Reading, bank: &Bank) -> Plan {
    let mut before = HashMap::new();
    let lines = reading.questions.iter().map(|read| {
        let (statement, outcome) = match &read.outcome {
            Err(wrong) => (wrong.statement().to_owned(), Outcome::Wrong(wrong.faults.clone())),
            Ok(data) => (data.text.statement.as_str().to_owned(), judged(read, data, &mut before, bank)),
        };
        let shown = read.outcome.as_ref().ok().map(Shown::of);
        PlanLine { place: read.place.clone(), statement, shown, outcome }
    });
    let lines: Vec<_> = lines.collect();
    Plan { notices: notices(reading, &lines), lines }
}

fn judged<'a>(
    read: &'a ReadQuestion,
    data: &QuestionData,
    before: &mut HashMap<Fingerprint, Before<'a>>,
    bank: &Bank,
) -> Outcome {
    let print = Fingerprint::of(&data.text);
    let says_difficulty = read.difficulty != DifficultySaid::Not;
    if let Some(Before { place, difficulty }) = before.get(&print) {
        let difficulty = difficulty.filter(|enters| says_difficulty && *enters != data.difficulty);
        return Outcome::Repeated(Repeated { before: (*place).clone(), difficulty });
    }
    let id = bank.known.get(&print).copied();
    let difficulty = id.is_none().then_some(data.difficulty);
    before.insert(print, Before { place: &read.place, difficulty });
    if let Some(id) = id {
        let kept = bank.questions.get(&id).map(|question| &question.about);
        return Outcome::Known(Known {
            id,
            other_key: kept.is_some_and(|kept| !kept.data.text.has_the_key_of(&data.text)),
            status: kept.map_or(Status::Ativa, |kept| kept.status),
            not_taken: kept.map_or_else(Vec::new, |kept| not_taken(data, says_difficulty, kept)),
        });
    }
    let lacks_image = read.not_carried.image;
    let said = read.status.unwrap_or(Status::Ativa);
    let status = if lacks_image && said == Status::Ativa { Status::Rascunho } else { said };
    Outcome::New(Box::new(Entering { data: data.clone(), status, lacks_image }))
}

/// What a file says of a question and the bank does not.
fn not_taken(data: &QuestionData, says_difficulty: bool, kept: &NewQuestion) -> Vec<Part> {
    let kept = &kept.data;
    let source = |data: &QuestionData| data.text.base.as_ref().and_then(|base| base.source.clone());
    let differs = [
        (Part::Difficulty, says_difficulty && data.difficulty != kept.difficulty),
        (Part::Skill, asks_for_more(&data.skills, &kept.skills)),
        (Part::Explanation, data.explanation.is_some() && data.explanation != kept.explanation),
        (Part::BaseTextSource, source(data).is_some() && source(data) != source(kept)),
    ];
    differs.into_iter().filter(|(_, differs)| *differs).map(|(part, _)| part).collect()
}

fn asks_for_more(said: &Skills, kept: &Skills) -> bool {
    let own = |skills: &Skills| skills.own.clone().map(|own| Skill::Own(own).key());
    (said.descriptor.is_some() && said.descriptor != kept.descriptor)
        || (said.bncc.is_some() && said.bncc != kept.bncc)
        || (said.own.is_some() && own(said) != own(kept))
}

/// Counts those alone that enter. Of levels it matters too how those are read that somebody will mend.
fn notices(reading: &Reading, lines: &[PlanLine]) -> Vec<Notice> {
    let of = |outcome: fn(&Outcome) -> bool| {
        let both = reading.questions.iter().zip(lines);
        both.filter(move |(_, line)| outcome(&line.outcome)).map(|(read, _)| read)
    };
    let new = |counted: fn(&ReadQuestion) -> bool| {
        of(|outcome| matches!(outcome, Outcome::New(_))).filter(|read| counted(read)).count()
    };
    let has_levels = of(|outcome| matches!(outcome, Outcome::New(_) | Outcome::Wrong(_)))
        .any(|read| read.difficulty == DifficultySaid::ByLevel);
    let levels = if reading.has_five_levels { Notice::FiveLevels } else { Notice::ThreeLevels };
    let untold = new(|read| read.difficulty == DifficultySaid::Not);
    let (images, feedback) = (new(|read| read.not_carried.image), new(|read| read.not_carried.feedback));
    let skills = new(|read| read.not_carried.skills);
    let counted = [
        (untold, Notice::WithoutDifficulty(untold)),
        (images, Notice::WithImage(images)),
        (feedback, Notice::WithFeedback(feedback)),
        (skills, Notice::WithMoreSkills(skills)),
    ];
    let counted = counted.into_iter().filter(|(count, _)| *count > 0).map(|(_, notice)| notice);
    has_levels.then_some(levels).into_iter().chain(counted).collect()
}

#[cfg(test)]
mod tests {
    use kernel::table::{Line, Sheet};
    use kernel::{Contents, PersonId, Stage, SubjectId};

    use super::*;
    use crate::formats::read;
    use crate::import::{Counts, EXPLAINED, Refusal};
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
        let repeated = "Repete a questão da linha 1. A dificuldade é outra: fica a da linha 1, fácil.";
        assert_eq!((told[2].0, told[2].1.as_str()), (3, repeated));
        assert_eq!(planned.told().nth(3).unwrap().faults.len(), planned.fault_count());
        assert_eq!(planned.new_questions().count(), 1);
        assert_eq!(planned.refusal(), None);
        let shown = planned.lines.iter().map(|line| line.shown.as_ref());
        let keys: Vec<_> = shown.map(|shown| shown.map(|it| (it.key, it.difficulty))).collect();
        let easy = Some((Letter::A, Difficulty::Facil));
        assert_eq!(keys, [easy, easy, Some((Letter::B, Difficulty::Dificil)), None]);
    }

    fn observations(lines: &[&str], bank: &Bank) -> Vec<String> {
        let reading = reading(lines);
        plan(&reading, bank).told().map(|told| told.observation).collect()
    }

    #[test]
    fn a_question_with_two_keys_in_a_file_is_wrong_wherever_it_stands() {
        let says = |line| format!("A questão da linha {line} é a mesma, com outra resposta certa.");
        let one = "Um?|1|2|3|4|A|facil|";
        let other = "um?|4|1|3|2|A|dificil|";
        for (lines, told) in [
            (&[one, other][..], vec![says(2), says(1)]),
            (&[one, one, other, RED], vec![says(3), says(3), says(1), String::new()]),
            (&[one, "Um?|4|3|2|1|D||"], vec![String::new(), "Repete a questão da linha 1.".to_owned()]),
        ] {
            assert_eq!(observations(lines, &Bank::default()), told, "{lines:?}");
        }
        let known = bank(&[one], Letter::A);
        assert_eq!(observations(&[one, other], &known), [says(2), says(1)], "whatever the bank has");
    }

    #[test]
    fn another_difficulty_of_a_repeated_question_is_told() {
        for (difficulty, told) in [
            ("facil", ""),
            ("1", ""),
            ("", ""),
            ("dificil", " A dificuldade é outra: fica a da linha 1, fácil."),
        ] {
            let again = RED.replace("facil", difficulty);
            let told = ["", &format!("Repete a questão da linha 1.{told}")];
            assert_eq!(observations(&[RED, &again], &Bank::default()), told, "{difficulty}");
        }
        let known = bank(&[RED], Letter::A);
        let told = observations(&[RED, &RED.replace("facil", "dificil")], &known);
        assert_eq!(told[1], "Repete a questão da linha 1.", "neither enters");
    }

    #[test]
    fn what_the_bank_does_not_have_of_a_known_question_is_told() {
        let not_taken = |parts| {
            format!(" O que o arquivo diz de diferente não é importado: {parts}. Se quiser, mude no banco.")
        };
        let inactive = " Lá ela está inativa: ative-a para usá-la.".to_owned();
        for (line, status, told) in [
            (SEA, Status::Ativa, String::new()),
            ("De que cor é o mar?|azul|verde|roxo|rosa|A|| CORES ", Status::Ativa, String::new()),
            (SEA, Status::Inativa, inactive.clone()),
            (
                "De que cor é o mar?|azul|verde|roxo|rosa|A|dificil|Cores",
                Status::Ativa,
                not_taken("dificuldade"),
            ),
            (
                "De que cor é o mar?|azul|verde|roxo|rosa|A|2|EF15AR01",
                Status::Inativa,
                inactive + &not_taken("dificuldade e habilidade"),
            ),
        ] {
            let mut bank = bank(&[SEA], Letter::A);
            bank.questions.values_mut().for_each(|question| question.about.status = status);
            assert_eq!(observations(&[line], &bank), [format!("Já está no banco.{told}")], "{line}");
        }
        let explained =
            "pergunta;a;b;c;d;resposta;explicacao\nDe que cor é o mar?;azul;verde;roxo;rosa;A;Reflete o céu.";
        let lines = (1..).zip(explained.lines());
        let lines = lines.map(|(number, line)| Line { number, cells: line.split(';').collect() });
        let sheet = Sheet { name: String::new(), lines: lines.collect() };
        let of = SubjectContext::of("Arte", Stage::AnosFinais);
        let reading = read(&Contents::Table(vec![sheet]), of).unwrap();
        let planned = plan(&reading, &bank(&[SEA], Letter::A));
        let observation = planned.told().next().unwrap().observation;
        assert_eq!(observation, format!("Já está no banco.{}", not_taken("explicação")));
    }

    #[test]
    fn notices_count_the_questions_that_enter() {
        let without = |line: &str| line.replace("facil", "");
        let (red, sea, broken) = (without(RED), without(SEA), without(BROKEN));
        for (lines, notices) in [
            (&[red.as_str(), &red, &sea, &broken][..], &[Notice::WithoutDifficulty(1)][..]),
            (&[&sea, &broken], &[]),
            (&[RED, SEA], &[]),
            (&["Um?|1|2|3|4|A|2|"], &[Notice::ThreeLevels]),
            (&[&BROKEN.replace("Z|facil", "E|2")], &[Notice::ThreeLevels]),
            (&[&SEA.replace("facil", "2")], &[]),
            (&[&SEA.replace("facil", "5"), "Um?|1|2|3|4|A|Nível 2|"], &[Notice::FiveLevels]),
        ] {
            let reading = reading(lines);
            assert_eq!(plan(&reading, &bank(&[SEA], Letter::A)).notices, notices, "{lines:?}");
        }
        let picture = "::1::[html]Um? <img src=\"a.png\">{=1 ~2#não ~3 ~4}";
        let gift = format!("{picture}\n\n{picture}\n");
        let of = SubjectContext::of("Arte", Stage::AnosFinais);
        let planned = plan(&read(&Contents::Text(gift), of).unwrap(), &Bank::default());
        assert_eq!(planned.counts(), Counts { new: 1, repeated: 1, ..Counts::default() });
        assert_eq!(
            planned.notices,
            [Notice::WithoutDifficulty(1), Notice::WithImage(1), Notice::WithFeedback(1)]
        );
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
