use kernel::Stage;
use lesson_planning::testing::MemoryCatalogue;

use super::*;

fn code(text: &str) -> BnccCode {
    text.parse().unwrap()
}

fn catalogue() -> MemoryCatalogue {
    let text = |code_text: &str, text: &str| BnccSkill {
        text: text.to_owned(),
        unit: String::new(),
        objects: Vec::new(),
        ..BnccSkill::example(code(code_text))
    };
    MemoryCatalogue(vec![
        text("EF05MA03", "Identificar e representar frações."),
        text("EF05MA04", "Identificar frações equivalentes."),
        text("EF05MA08", "Resolver problemas de multiplicação e divisão."),
        text("EF06MA07", "Comparar e ordenar frações, identificando frações equivalentes."),
        text("EF35LP01", "Ler textos curtos com fluência."),
    ])
}

#[test]
fn what_is_suggested_is_of_the_discipline_and_the_grade() {
    let fifth = Stage::AnosIniciais.grade("5º ano").unwrap();
    let sixth = Stage::AnosFinais.grade("6º ano").unwrap();
    for (discipline, grade, topic, among, codes) in [
        (Discipline::Matematica, fifth, "frações equivalentes", 3, "EF05MA04"),
        (Discipline::Matematica, sixth, "frações equivalentes", 1, "EF06MA07"),
        (Discipline::LinguaPortuguesa, fifth, "leitura com fluência", 1, "EF35LP01"),
        (Discipline::Matematica, fifth, "vulcões", 3, ""),
        (Discipline::Matematica, fifth, " (ef05ma08) ", 3, "EF05MA08"),
        (Discipline::Matematica, fifth, "EF06MA07", 3, ""),
        (Discipline::Ingles, fifth, "cores", 0, ""),
    ] {
        let suggestion = suggest(&mut catalogue(), discipline, grade, topic).unwrap();
        let suggested: Vec<_> = suggestion.skills.iter().map(|it| it.code.as_str()).collect();
        assert_eq!((suggestion.loaded, suggestion.among), (true, among), "{topic}");
        assert_eq!(suggested.join(" "), codes, "{topic}");
    }
}

#[test]
fn where_no_skill_is_for_a_topic_those_that_share_words_with_it_are_told_apart() {
    let fifth = Stage::AnosIniciais.grade("5º ano").unwrap();
    for (topic, skills, nearest) in [
        ("frações equivalentes", 1, 0),
        ("frações de vulcões, furacões, geadas e enchentes", 0, 2),
        ("vulcões", 0, 0),
    ] {
        let suggestion = suggest(&mut catalogue(), Discipline::Matematica, fifth, topic).unwrap();
        assert_eq!((suggestion.skills.len(), suggestion.nearest.len()), (skills, nearest), "{topic}");
    }
}

#[test]
fn without_a_catalogue_nothing_is_suggested_and_nothing_unknown() {
    let mut none = MemoryCatalogue::default();
    let fifth = Stage::AnosIniciais.grade("5º ano").unwrap();
    let suggestion = suggest(&mut none, Discipline::Matematica, fifth, "frações").unwrap();
    assert_eq!(suggestion, Suggestion { loaded: false, among: 0, skills: Vec::new(), nearest: Vec::new() });
    assert_eq!(unknown(&mut none, &[code("EF05MA99")]).unwrap(), []);
}

#[test]
fn codes_that_the_catalogue_does_not_have_are_told() {
    let codes = ["EF05MA03", "EF05MA99", "EM13MAT101"].map(code);
    assert_eq!(unknown(&mut catalogue(), &codes).unwrap(), codes[1..]);
    assert_eq!(unknown(&mut catalogue(), &[]).unwrap(), []);
}
