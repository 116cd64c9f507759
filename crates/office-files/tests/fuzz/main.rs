//! Files of questions that nobody would write: a corpus of each format, changed at random for as long as is asked. No
//! reader crashes, says something that the rules refuse, or takes more memory than it may. Run by `scripts/fuzz`.
#![allow(clippy::unwrap_used, reason = "a failing step fails the test")]
#![allow(clippy::print_stdout, reason = "whoever waits is told what was tried")]

mod corpus;
mod memory;
mod mutation;

use std::cell::Cell;
use std::env;
use std::time::{Duration, Instant};

use kernel::Stage;
use office_files::{Limits, Unreadable, open};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use quiz_engine::formats::{self, ExportFormat, Exported, Refusal};
use quiz_engine::question::{Status, SubjectContext};

use corpus::{Corpus, FORMATS};
use mutation::{mutated, mutation};

/// What the reading of any file may take beyond what the program had before.
const MOST_MEMORY: u64 = 64 << 20;

/// Files between two looks at the time.
const CASES: u32 = 4;

#[test]
#[ignore = "takes as long as IDEB_FUZZ_SECONDS says: run by scripts/fuzz"]
fn no_file_of_questions_breaks_its_reader() {
    let seconds = env::var("IDEB_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let share = Duration::from_secs(seconds) / u32::try_from(FORMATS.len()).unwrap();
    let corpora = corpus::all();
    memory::forget_peak();
    let before = memory::held();
    for corpus in &corpora {
        let tried = try_for(share, corpus, &corpora);
        println!("{:8} {tried}", corpus.format);
    }
    if let (Some(before), Some(peak)) = (before, memory::peak()) {
        let more = peak.saturating_sub(before);
        println!("memória: no máximo {} MB além dos {} MB de antes", more >> 20, before >> 20);
        assert!(more <= MOST_MEMORY, "{more} bytes");
    }
}

/// What became of the files of one format.
#[derive(Debug, Default)]
struct Tried {
    files: Cell<u32>,
    unreadable: Cell<u32>,
    refused: Cell<u32>,
    questions: Cell<usize>,
    taken: Cell<usize>,
}

impl std::fmt::Display for Tried {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { files, unreadable, refused, questions, taken } = self;
        write!(
            out,
            "{} arquivos: {} ilegíveis, {} recusados, {} questões, {} aceitas",
            files.get(),
            unreadable.get(),
            refused.get(),
            questions.get(),
            taken.get()
        )
    }
}

fn add<T: Copy + std::ops::Add<Output = T>>(count: &Cell<T>, more: T) {
    count.set(count.get() + more);
}

fn try_for(share: Duration, corpus: &Corpus, corpora: &[Corpus]) -> Tried {
    let tried = Tried::default();
    let others: Vec<&[u8]> = corpora.iter().flat_map(|corpus| &corpus.files).map(Vec::as_slice).collect();
    let began = Instant::now();
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    let mutations = (any::<prop::sample::Index>(), prop::collection::vec(mutation(), 0..12));
    while began.elapsed() < share {
        let outcome = TestRunner::new(config.clone()).run(&mutations, |(file, mutations)| {
            check(&mutated(file.get::<Vec<u8>>(&corpus.files), &mutations, &others), &tried)
        });
        if let Err(failure) = outcome {
            panic!("{}: {failure}", corpus.format);
        }
    }
    assert!(tried.files.get() > 0);
    tried
}

fn check(bytes: &[u8], tried: &Tried) -> Result<(), TestCaseError> {
    add(&tried.files, 1);
    let of = SubjectContext::of("Matemática", Stage::AnosFinais);
    let opened = match open("questoes", bytes, formats::is_table, &Limits::QUESTIONS) {
        Ok(opened) => opened,
        Err(unreadable) => {
            add(&tried.unreadable, 1);
            prop_assert_ne!(unreadable, Unreadable::Unwanted);
            return Ok(());
        }
    };
    let reading = match formats::read(&opened.contents, of) {
        Ok(reading) => reading,
        Err(refusal) => {
            add(&tried.refused, 1);
            prop_assert_ne!(refusal, Refusal::NoColumns { missing: Vec::new() });
            return Ok(());
        }
    };
    drop(opened);
    prop_assert!(reading.questions.len() <= formats::MOST_QUESTIONS);
    add(&tried.questions, reading.questions.len());
    let wrong = formats::wrong_lines(&reading);
    let mut taken = Vec::new();
    for question in &reading.questions {
        match &question.outcome {
            Ok(data) => {
                let status = question.status.unwrap_or(Status::Ativa);
                taken.push(Exported { data, status, has_image: false });
            }
            Err(wrong) => prop_assert!(!wrong.faults.is_empty()),
        }
    }
    let told = reading.questions.len() - taken.len();
    prop_assert_eq!(wrong.len(), if told == 0 { 0 } else { told + 1 });
    add(&tried.taken, taken.len());
    // Whatever was taken can be given away.
    for format in ExportFormat::ALL {
        formats::write(format, &taken[..taken.len().min(50)]);
    }
    Ok(())
}
