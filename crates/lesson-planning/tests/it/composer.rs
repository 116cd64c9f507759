//! What holds of every composed plan, whatever is asked for.

use std::collections::HashSet;

use kernel::{Grade, Stage};
use lesson_planning::Discipline;
use lesson_planning::bncc::BnccSkill;
use lesson_planning::composer::{compose, recompose};
use lesson_planning::draft::{
    ExitQuestion, PlanDraft, PlanRequest, RemarkLabel, Section, lacking, remarks, steps,
};

pub fn grade(label: &str) -> Grade {
    Stage::ALL.into_iter().find_map(|stage| stage.grade(label)).unwrap()
}

fn all_grades() -> impl Iterator<Item = Grade> {
    Stage::ALL.into_iter().flat_map(Stage::grades)
}

/// One of each band of years that rules are for.
fn one_grade_a_band() -> impl Iterator<Item = Grade> {
    ["1º ano", "3º ano", "5º ano", "8º ano", "2ª série"].into_iter().map(grade)
}

pub fn request(discipline: Discipline, grade: Grade, topic: &str, minutes: i64) -> PlanRequest {
    PlanRequest {
        discipline,
        grade,
        topic: topic.parse().unwrap(),
        duration: minutes.try_into().unwrap(),
        skills: Vec::new(),
        audience: String::new(),
        considerations: String::new(),
        requirements: String::new(),
    }
}

/// Skills as the BNCC words them, for each kind of work.
const TEXTS: [&str; 9] = [
    "Identificar e registrar, em textos lidos, características do tema (formas, usos etc.), comparando-as \
        com outras.",
    "Comparar e ordenar situações do cotidiano, reconhecendo semelhanças e diferenças.",
    "Resolver e elaborar problemas que envolvam diferentes estratégias, inclusive com tecnologias digitais.",
    "Ler e compreender, em colaboração com os colegas e com a ajuda do professor, cartas, bilhetes, \
        convites, dentre outros gêneros.",
    "Planejar e produzir textos, tendo em vista as condições de produção.",
    "Experimentar e fruir, na escola e fora dela, práticas diversas.",
    "Analisar as transformações ocorridas ao longo do tempo; discutir suas consequências.",
    "Argumentar e posicionar-se criticamente a respeito de questões de relevância social.",
    "Apreciar poemas e outros textos, observando rimas – e o seu efeito.",
];

fn skill(discipline: Discipline, grade: Grade, number: usize) -> BnccSkill {
    let any = if grade.stage == Stage::EnsinoMedio { "MAT" } else { "MA" };
    let area = discipline.areas(grade.stage).first().map_or(any, |area| area.slug());
    let code = match grade.year() {
        Some(year) => format!("EF0{year}{area}{number:02}"),
        None if area.len() == 2 => format!("EM13{area}{number:02}"),
        None => format!("EM13{area}1{number:02}"),
    };
    let text = TEXTS[number % TEXTS.len()].to_owned();
    let objects = vec!["Objeto de conhecimento do tema".to_owned()];
    BnccSkill {
        code: code.parse().unwrap(),
        text,
        unit: "Unidade".to_owned(),
        practice: String::new(),
        objects,
    }
}

fn texts(plan: &PlanDraft) -> Vec<String> {
    let fields =
        [&plan.title, &plan.objectives, &plan.content, &plan.methodology, &plan.resources, &plan.evaluation];
    let mut texts: Vec<String> = fields.into_iter().cloned().collect();
    for question in &plan.quiz {
        match question {
            ExitQuestion::Choice { statement, options, explanation, .. } => {
                texts.extend([statement.clone(), explanation.clone()]);
                texts.extend(options.iter().cloned());
            }
            ExitQuestion::Open { statement, answer_shows } => {
                texts.extend([statement.clone(), answer_shows.clone()]);
            }
        }
    }
    texts
}

/// What no sentence has: places left open, doubled blanks and marks, articles that were not joined.
const NEVER: [&str; 33] = [
    "““",
    "””",
    " ligadas a o",
    "{",
    "}",
    "  ",
    "..,",
    ". .",
    " .",
    " ,",
    ",,",
    ",.",
    ".,",
    ";.",
    ":.",
    "?.",
    "!.",
    "??",
    ".;",
    "()",
    "“”",
    " a o ",
    " a os ",
    " de o ",
    " de a ",
    " de os ",
    " em a ",
    " em o ",
    " por o ",
    "sobre o que lembra",
    ", e.",
    " e.",
    "\n\n",
];

/// What should not be there, with what stands before it.
fn flaw(text: &str) -> Option<String> {
    // Gaps of exercises are written with three points, and a poem may break its lines.
    let plain = text.replace(" ...", "…").replace("...", "…").replace("__", "…");
    NEVER.into_iter().find_map(|never| {
        let at = plain.find(never)?;
        Some(plain[..at + never.len()].chars().rev().take(60).collect::<Vec<_>>().into_iter().rev().collect())
    })
}

pub fn check(plan: &PlanDraft, request: &PlanRequest) {
    let about = format!("{:?} {} {}", request.discipline, request.grade.label(), request.topic.as_str());
    plan.check().unwrap_or_else(|invalid| panic!("{about}: {:?}", invalid.fields().collect::<Vec<_>>()));
    assert_eq!(lacking(&steps(&plan.methodology), request.duration), 0, "{about}");
    for text in texts(plan) {
        assert_eq!(flaw(&text), None, "{about}");
    }
}

#[test]
fn the_steps_add_up_in_every_discipline_and_grade() {
    for discipline in Discipline::ALL {
        for grade in all_grades() {
            for minutes in [3, 7, 12, 20, 45, 100] {
                let request = request(discipline, grade, "Um tema qualquer da turma", minutes);
                check(&compose(&request, minutes.unsigned_abs()), &request);
            }
        }
    }
    let request = |minutes| request(Discipline::Matematica, grade("5º ano"), "Frações", minutes);
    for minutes in 1..=600 {
        let request = request(minutes);
        check(&compose(&request, 3), &request);
    }
}

const OWN_TOPICS: [&str; 6] = [
    "Frações no dia a dia",
    "verbos",
    "FASES DA LUA",
    "Revolução Industrial",
    "<b>{tema}</b> & “aspas”",
    "o lugar em que vivo",
];

#[test]
fn no_text_has_a_gap_or_a_slip() {
    for discipline in Discipline::ALL {
        for grade in one_grade_a_band() {
            for (number, topic) in OWN_TOPICS.into_iter().enumerate() {
                for seed in 0..3 {
                    let mut request = request(discipline, grade, topic, 50);
                    request.skills =
                        (0..number % 4).map(|it| skill(discipline, grade, number + it * 2)).collect();
                    let plan = compose(&request, seed);
                    let shown: Vec<_> = texts(&plan).iter().map(|text| text.replace("{tema}", "x")).collect();
                    for text in shown {
                        assert_eq!(flaw(&text), None, "{discipline:?} {} {topic}", grade.label());
                    }
                    plan.check().unwrap();
                }
            }
        }
    }
}

#[test]
fn each_chosen_skill_is_served_by_an_aim() {
    for discipline in Discipline::ALL {
        for grade in one_grade_a_band() {
            for count in [1, 2, 3, 7, 12] {
                let mut request = request(discipline, grade, "O tema da turma", 50);
                request.skills = (1..=count).map(|number| skill(discipline, grade, number)).collect();
                let plan = compose(&request, 5);
                check(&plan, &request);
                for skill in &request.skills {
                    let code = format!("({}).", skill.code.as_str());
                    let line = plan.objectives.lines().find(|line| line.ends_with(&code)).unwrap();
                    assert!(!line.contains(&skill.text), "{line} is the skill itself");
                }
                let codes: Vec<_> = request.skills.iter().map(|skill| skill.code.clone()).collect();
                assert_eq!(plan.codes, codes);
                // What is judged is what is aimed at.
                let aimed =
                    plan.objectives.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_digit()));
                let judged = plan.evaluation.lines().filter(|line| line.starts_with("Objetivo "));
                assert_eq!(aimed.count(), judged.count(), "{}\n{}", plan.objectives, plan.evaluation);
            }
        }
    }
}

fn fields(plan: &PlanDraft) -> [(Section, String); 6] {
    [
        (Section::Objectives, plan.objectives.clone()),
        (Section::Content, plan.content.clone()),
        (Section::Methodology, plan.methodology.clone()),
        (Section::Resources, plan.resources.clone()),
        (Section::Evaluation, plan.evaluation.clone()),
        (Section::Quiz, format!("{:?}", plan.quiz)),
    ]
}

#[test]
fn a_section_made_anew_leaves_the_others_and_fits_them() {
    for (discipline, label, topic, minutes) in [
        (Discipline::Matematica, "6º ano", "Frações no dia a dia", 50),
        (Discipline::Historia, "8º ano", "Cabanagem", 100),
        (Discipline::EducacaoFisica, "2º ano", "Brincadeiras", 45),
        (Discipline::Ciencias, "8º ano", "Fases da Lua", 30),
    ] {
        let mut request = request(discipline, grade(label), topic, minutes);
        request.skills = vec![skill(discipline, grade(label), 2)];
        let plan = compose(&request, 11);
        for section in Section::ALL {
            let anew = recompose(&request, &plan, section, 12);
            check(&anew, &request);
            for ((own, before), (_, after)) in fields(&plan).into_iter().zip(fields(&anew)) {
                if own == section {
                    assert_ne!(before, after, "{topic}: {section:?} stayed");
                } else if (section, own) != (Section::Methodology, Section::Resources) {
                    assert_eq!(before, after, "{topic}: {section:?} moved {own:?}");
                }
            }
            assert_eq!((&anew.title, &anew.codes), (&plan.title, &plan.codes));
            let named = format!("Quiz de saída com {} questões", anew.quiz.len());
            assert!(anew.evaluation.contains(&named), "{}", anew.evaluation);
        }
    }
}

#[test]
fn a_quiz_made_anew_asks_nothing_that_the_lesson_answered() {
    let request = request(Discipline::Matematica, grade("6º ano"), "Porcentagem", 50);
    let plan = compose(&request, 1);
    for seed in 2..60 {
        let anew = recompose(&request, &plan, Section::Quiz, seed);
        for question in &anew.quiz {
            assert!(!plan.methodology.contains(question.statement()), "{}", question.statement());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_plan_and_another_another_lesson() {
    for (discipline, label, topic) in [
        (Discipline::Matematica, "3º ano", "tabuada"),
        (Discipline::LinguaPortuguesa, "1º ano", "sílabas"),
        (Discipline::LinguaPortuguesa, "9º ano", "conto fantástico"),
        (Discipline::Ciencias, "6º ano", "células"),
        (Discipline::Geografia, "7º ano", "o relevo do estado"),
        (Discipline::EducacaoFisica, "4º ano", "lutas"),
        (Discipline::Arte, "2º ano", "cores"),
        (Discipline::Computacao, "5º ano", "algoritmos"),
        (Discipline::Ingles, "6º ano", "at the market"),
        (Discipline::EnsinoReligioso, "4º ano", "ritos"),
        (Discipline::CienciasHumanas, "1ª série", "cidadania"),
    ] {
        let request = request(discipline, grade(label), topic, 50);
        let plans: Vec<_> = (0..10).map(|seed| compose(&request, seed)).collect();
        assert_eq!(plans[3], compose(&request, 3));
        let lessons: HashSet<_> = plans.iter().map(|plan| plan.methodology.clone()).collect();
        assert_eq!(lessons.len(), 10, "{topic}");
        for two in plans.windows(2) {
            let (one, other) = (steps(&two[0].methodology), steps(&two[1].methodology));
            let moved = one.iter().zip(&other).filter(|(one, other)| one.text != other.text).count();
            assert!(moved * 2 >= one.len(), "{topic}: only {moved} of {} steps differ", one.len());
        }
    }
}

#[test]
fn a_plan_is_composed_of_the_topic_alone() {
    let request = request(Discipline::Ingles, grade("3º ano"), "Animals", 40);
    let plan = compose(&request, 1);
    check(&plan, &request);
    assert!(plan.codes.is_empty());
    assert!(plan.quiz.iter().all(|question| matches!(question, ExitQuestion::Choice { .. })));
    assert_eq!(plan.title, "Animals");
}

#[test]
fn several_lessons_say_where_they_begin_and_pause() {
    let request = request(Discipline::Matematica, grade("9º ano"), "regra de três", 150);
    let plan = compose(&request, 1);
    for number in 1..=3 {
        assert!(plan.methodology.contains(&format!("Aula {number} de 3 (50 min)")), "{}", plan.methodology);
    }
    let pauses = remarks(&plan.methodology).into_iter().filter(|it| it.label == RemarkLabel::Break);
    assert_eq!(pauses.count(), 2);
}

#[test]
fn mistakes_and_those_who_need_more_or_less_stand_below_the_steps() {
    let mut request = request(Discipline::Ciencias, grade("4º ano"), "Cadeia alimentar", 50);
    let labels =
        |plan: &PlanDraft| -> Vec<_> { remarks(&plan.methodology).into_iter().map(|it| it.label).collect() };
    let usual = [RemarkLabel::UsualMistakes, RemarkLabel::MoreTime, RemarkLabel::AlreadyKnows];
    assert_eq!(labels(&compose(&request, 1)), usual);
    request.audience = "28 alunos, um deles surdo, com intérprete".to_owned();
    let plan = compose(&request, 1);
    assert!(labels(&plan).contains(&RemarkLabel::ForAll));
    assert!(plan.methodology.contains("Libras"), "{}", plan.methodology);
}
