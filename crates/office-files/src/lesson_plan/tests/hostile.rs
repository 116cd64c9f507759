//! Whatever people typed is text, and the file opens.

use application::lessons::paper::PlanPaper;
use lesson_planning::draft::ExitQuestion;
use lesson_planning::plan::PlanQuestion;
use proptest::prelude::*;

use super::{full, opened, texts};

/// The plan with one text everywhere, as if nothing had looked at it before.
fn of(text: &str) -> PlanPaper {
    let mut paper = full();
    let own = || text.to_owned();
    let plan = &mut paper.seen.plan;
    let about = &mut plan.about;
    for field in [
        &mut about.objectives,
        &mut about.content,
        &mut about.resources,
        &mut about.evaluation,
        &mut about.audience,
        &mut about.considerations,
    ] {
        *field = own();
    }
    about.methodology = format!("50 min, Nome: {text}\nErros comuns: {text}");
    plan.questions = [
        ExitQuestion::Choice {
            statement: own(),
            options: std::array::from_fn(|_| own()),
            correct: 3,
            explanation: own(),
        },
        ExitQuestion::Open { statement: own(), answer_shows: own() },
    ]
    .map(|question| PlanQuestion { question, in_bank: None })
    .to_vec();
    paper.skills.iter_mut().for_each(|skill| skill.text = own());
    (paper.school, paper.seen.author_name) = (own(), own());
    (paper.seen.class_name, paper.seen.judged_by_name) = (Some(own()), Some(own()));
    paper
}

#[test]
fn hostile_texts_arrive_as_text() {
    let long = "Fração ".repeat(1_800);
    for (text, shown) in [
        ("<w:p>", "<w:p>"),
        ("</w:t></w:r></w:p>", "</w:t></w:r></w:p>"),
        ("A & b &amp; &lt; \"c\" 'd'", "A & b &amp; &lt; \"c\" 'd'"),
        ("]]><!-- <?xml?>", "]]><!-- <?xml?>"),
        ("<w:rPr /><w:sectPr><w:tblHeader />", "<w:rPr /><w:sectPr><w:tblHeader />"),
        ("Nada\0 de\u{1}\u{8}\u{b}\u{c}\u{1f} controle\u{7f}\u{fffe}\u{ffff}", "Nada de controle"),
        ("👩‍👧‍👦 família 🇧🇷", "👩‍👧‍👦 família 🇧🇷"),
        ("=1+1", "=1+1"),
        ("Um\tdois", "Um\tdois"),
        ("{{x}}%1\\u0000", "{{x}}%1\\u0000"),
        (long.trim(), long.trim()),
    ] {
        let opened = opened(&of(text));
        let told = opened.told();
        let whole = told.iter().filter(|(_, told)| told == shown).count();
        // Class, objectives, content, a step, a remark, four parts and two explanations.
        assert_eq!(whole, 12, "{text}");
        let ends = told.iter().filter(|(_, told)| told.ends_with(shown)).count();
        // Status, two skills, two questions, four options and an answer more.
        assert_eq!(ends, 12 + 10, "{text}");
        assert_eq!(opened.paragraphs("word/header1.xml")[0].text, format!("{shown}\tPlano de aula"));
    }
}

#[test]
fn lines_stay_lines() {
    let told = opened(&of("um\r\ndois\rtrês\u{2028}quatro\n\n")).told();
    let lines = |style: &str, text: &str| told.iter().filter(|it| (&*it.0, &*it.1) == (style, text)).count();
    // Of a cell and of an option they stay together; elsewhere each is a paragraph.
    assert_eq!(lines("Option", "D)\tum\ndois\ntrês\nquatro"), 1);
    assert_eq!(lines("Question", "2.\tum\ndois\ntrês\nquatro"), 1);
    assert_eq!((lines("ListBullet", "um"), lines("ListBullet", "quatro")), (1, 1));
    assert_eq!(lines("Explanation", "três"), 2);
}

#[test]
fn a_text_of_nothing_leaves_no_part() {
    let told = opened(&of(" \n\u{1}\t\n")).told();
    let headings: Vec<_> = told.iter().filter(|(style, _)| style == "Heading1").cloned().collect();
    assert_eq!(
        texts(&headings),
        ["Objetivos de aprendizagem", "Alinhamento BNCC", "Metodologia", "Quiz de saída", "Gabarito"]
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_text_breaks_the_file(text in any::<String>()) {
        opened(&of(&text));
    }
}
