//! Aiken: a statement, options `A.` or `A)`, one a line, and `ANSWER: B`.

use crate::formats::fault::{Fault, Part};
use crate::formats::judge::Named;
use crate::formats::said::{Place, Said, SaidKey};

/// What may stand where the format has `ANSWER`.
const ANSWERS: [&str; 3] = ["ANSWER", "RESPOSTA", "GABARITO"];

/// The text of a line that tells the answer. In small letters the words begin sentences too: there a letter follows, and
/// nothing else.
pub(super) fn answer(line: &str) -> Option<&str> {
    let (name, said) = line.trim().split_once(':')?;
    let (name, said) = (name.trim_end(), said.trim());
    let is_answer =
        |known: &&str| known.eq_ignore_ascii_case(name) && (*known == name || Named::of(said).is_some());
    ANSWERS.into_iter().find(is_answer).map(|_| said)
}

/// An option's letter, from 0, and its text.
fn option(line: &str) -> Option<(usize, &str)> {
    let mut letters = line.trim_start().chars();
    let letter = letters.next()?.to_ascii_uppercase();
    let place = ('A'..='Z').position(|known| known == letter)?;
    let text = letters.as_str().strip_prefix([')', '.'])?;
    Some((place, text.trim()))
}

/// At most so many questions, and one more.
pub(in crate::formats) fn aiken(text: &str, most: usize) -> Vec<Said> {
    let mut questions = Vec::new();
    let mut open: Option<Said> = None;
    let mut follows_blank = true;
    for (number, line) in (1..).zip(text.lines()) {
        if questions.len() > most {
            return questions;
        }
        if line.trim().is_empty() {
            follows_blank = true;
            continue;
        }
        let said = open.get_or_insert_with(|| begun(number));
        let begins_options = !said.statement.is_empty();
        if let Some(answer) = answer(line) {
            said.key = SaidKey::Words(answer.to_owned());
            questions.extend(open.take());
        } else if let Some((place, text)) =
            option(line).filter(|(place, _)| !said.options.is_empty() || begins_options && *place == 0)
        {
            if place != said.options.len() {
                said.fault = Some(out_of_order());
            }
            said.options.push(text.to_owned());
        } else if said.options.is_empty() {
            if !said.statement.is_empty() {
                said.statement.push('\n');
            }
            said.statement.push_str(line);
        } else if follows_blank {
            // The next question: this one has no answer.
            questions.extend(open.replace(Said { statement: line.to_owned(), ..begun(number) }));
        } else if let Some(last) = said.options.last_mut() {
            last.push('\n');
            last.push_str(line);
        }
        follows_blank = false;
    }
    questions.extend(open);
    questions
}

fn begun(line: u32) -> Said {
    Said { place: Place { sheet: None, line }, ..Said::default() }
}

fn out_of_order() -> Fault {
    Fault::new(
        Part::Options,
        "As letras das alternativas não seguem a ordem A, B, C, D.",
        "Confira se falta uma alternativa ou uma letra.",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    type Read<'a> = (u32, &'a str, Vec<&'a str>, SaidKey);

    fn read(questions: &[Said]) -> Vec<Read<'_>> {
        let read = questions.iter().map(|said| {
            let options = said.options.iter().map(String::as_str).collect();
            (said.place.line, said.statement.as_str(), options, said.key.clone())
        });
        read.collect()
    }

    fn words(words: &str) -> SaidKey {
        SaidKey::Words(words.to_owned())
    }

    #[test]
    fn questions_are_told_apart_by_their_answers() {
        let text = "\nD. Pedro I foi:\nA) rei\nB. imperador\nC) conde\nD) \nANSWER: B\nQuanto é 1 + 1?\n\nA) 1\nB) 2\n\n\
                    c) 3\nD) 4\n  e mais\nGABARITO: b\n";
        let questions = aiken(text, 10);
        assert_eq!(
            read(&questions),
            [
                (2, "D. Pedro I foi:", vec!["rei", "imperador", "conde", ""], words("B")),
                (8, "Quanto é 1 + 1?", vec!["1", "2", "3", "4\n  e mais"], words("b")),
            ]
        );
        assert!(questions.iter().all(|said| said.fault.is_none()));
    }

    #[test]
    fn a_line_tells_the_answer() {
        for (line, said) in [
            ("ANSWER: B", Some("B")),
            ("  ANSWER:B ", Some("B")),
            ("ANSWER: x", Some("x")),
            ("Resposta: c)", Some("c)")),
            ("Gabarito : D", Some("D")),
            ("Resposta: depende", None),
            ("A resposta: B", None),
            ("ANSWER B", None),
        ] {
            assert_eq!(answer(line), said, "{line}");
        }
    }

    #[test]
    fn a_question_without_an_answer_does_not_take_the_next_ones() {
        let questions = aiken("Um?\nA) 1\nB) 2\n\nDois?\nA) 3\nB) 4\nANSWER: A\nTrês?\nA) 5", 10);
        assert_eq!(
            read(&questions),
            [
                (1, "Um?", vec!["1", "2"], words("")),
                (5, "Dois?", vec!["3", "4"], words("A")),
                (9, "Três?", vec!["5"], words("")),
            ]
        );
    }

    #[test]
    fn a_letter_that_is_missing_or_twice_refuses_the_question() {
        for text in ["Um?\nA) 1\nC) 2\nANSWER: C", "Um?\nA) 1\nA) 2\nANSWER: A"] {
            assert!(aiken(text, 10)[0].fault.is_some(), "{text}");
        }
    }
}
