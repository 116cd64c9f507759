use super::simulation::ClassSimulation;
use super::skills::{by_need, enough, retake, retake_text};
use super::words::{Kind, Ordinal};
use crate::tally::Tally;

/// What a teacher reads at the end, the verdict first.
pub fn feedback(simulation: &ClassSimulation) -> Vec<String> {
    let figures = simulation.figures();
    let skills = by_need(std::slice::from_ref(simulation));
    let mut sentences = vec![verdict(simulation.about.kind, figures.tally), retake_text(&skills)];
    if figures.tally.answers < enough(simulation.about.kind) {
        return sentences;
    }
    let strong = skills.iter().rev().find(|it| it.enough && it.skill.is_some() && it.tally.reaches(STRONG));
    if let Some(strong) = strong
        && retake(&skills).is_some()
    {
        sentences.push(format!("Ponto forte: {}.", strong.in_full()));
    }
    sentences.extend(attracted(simulation));
    if figures.skipped > 0 && figures.skipped * 5 >= figures.tally.answers {
        sentences.push(left_out(simulation.about.kind, figures.skipped, figures.tally.answers));
    }
    sentences
}

/// What to do where one in five questions, or more, has no answer.
fn left_out(kind: Kind, skipped: u32, of: u32) -> String {
    match kind {
        Kind::Projetada => {
            format!(
                "A turma pulou {skipped} de {of} questões: converse sobre o que elas pedem antes de seguir."
            )
        }
        Kind::Impressa => format!(
            "{skipped} de {of} respostas ficaram em branco: veja se faltou tempo ou se a prova estava longa."
        ),
    }
}

/// From here on a skill is named as the class's strength.
const STRONG: u8 = 80;

fn verdict(kind: Kind, tally: Tally) -> String {
    let Tally { hits, answers } = tally;
    let told = match tally.rate() {
        _ if answers < enough(kind) => "Ainda é cedo para avaliar a turma: poucas respostas",
        90.. => "Excelente: a turma domina o que foi perguntado",
        70..90 => "Bom resultado: falta pouco para a turma dominar o que foi perguntado",
        50..70 => "No meio do caminho: parte da turma ainda precisa de apoio",
        ..50 => "Vale retomar o assunto: a maior parte ainda não foi aprendida",
    };
    // What the class passed is none of its answers.
    let right = match (kind, hits) {
        (Kind::Projetada, 1) => "questão certa",
        (Kind::Projetada, _) => "questões certas",
        (Kind::Impressa, 1) => "resposta certa",
        (Kind::Impressa, _) => "respostas certas",
    };
    format!("{told} ({hits} {right} de {answers}).")
}

/// Of a printed test: the question in which a wrong option took most from the right one.
fn attracted(simulation: &ClassSimulation) -> Option<String> {
    if simulation.about.kind == Kind::Projetada {
        return None;
    }
    let questions = simulation.by_question().into_iter().zip(&simulation.asked).enumerate();
    let misled = questions.filter_map(|(place, (question, asked))| {
        let (letter, times) = question.attracts(asked.key)?;
        let led = times > question.tally.hits && times >= 3;
        led.then_some((times, Ordinal::at(place), letter, asked.key, question.tally.answers))
    });
    // Of several, the first.
    let (times, ordinal, letter, key, of) = misled.rev().max_by_key(|it| it.0)?;
    let (letter, key) = (letter.slug(), key.slug());
    Some(format!("Na questão {}, {times} de {of} marcaram {letter} em vez de {key}.", ordinal.number()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::question::Letter::{A, B};
    use crate::testing::{printed, projected, skill_of_arte};

    fn of_skills(mut simulation: ClassSimulation, skills: &[i64]) -> ClassSimulation {
        for (asked, id) in simulation.asked.iter_mut().zip(skills) {
            asked.skill = Some(skill_of_arte(*id));
        }
        simulation
    }

    #[test]
    fn the_verdict_is_told_by_bands() {
        use Kind::{Impressa, Projetada};
        for (kind, hits, answers, begins) in [
            (Impressa, 10, 10, "Excelente"),
            (Impressa, 9, 10, "Excelente"),
            (Impressa, 89, 100, "Bom resultado"),
            (Projetada, 7, 10, "Bom resultado"),
            (Projetada, 69, 100, "No meio do caminho"),
            (Projetada, 2, 4, "No meio do caminho"),
            (Projetada, 49, 100, "Vale retomar"),
            (Impressa, 0, 10, "Vale retomar"),
            (Projetada, 3, 3, "Excelente"),
            (Projetada, 2, 2, "Ainda é cedo"),
            (Projetada, 0, 1, "Ainda é cedo"),
            (Impressa, 9, 9, "Ainda é cedo"),
        ] {
            let told = verdict(kind, Tally { hits, answers });
            assert!(told.starts_with(begins), "{told}");
        }
        assert!(verdict(Projetada, Tally { hits: 1, answers: 8 }).ends_with("(1 questão certa de 8)."));
    }

    #[test]
    fn next_to_nothing_is_no_verdict() {
        for (simulation, first) in [
            (
                projected("A", &[Some(Some(A))]),
                "Ainda é cedo para avaliar a turma: poucas respostas (1 questão certa de 1).",
            ),
            (
                projected("AA", &[Some(None); 2]),
                "Ainda é cedo para avaliar a turma: poucas respostas (0 questões certas de 2).",
            ),
            (
                printed("A", &["D"; 9]),
                "Ainda é cedo para avaliar a turma: poucas respostas (0 respostas certas de 9).",
            ),
        ] {
            let early = "Ainda é cedo para dizer qual habilidade retomar: poucas respostas de cada uma.";
            assert_eq!(feedback(&of_skills(simulation, &[1, 1])), [first, early]);
        }
    }

    #[test]
    fn a_question_is_named_where_a_wrong_option_won() {
        for (lines, told) in [
            (&["A", "A", "D", "D", "D"][..], Some("Na questão 1, 3 de 5 marcaram D em vez de A.")),
            (&["A", "A", "A", "D", "D", "D"], None),
            (&["A", "A", "A", "A", "D", "D", "D"], None),
            (&["A", "D", "D"], None),
        ] {
            assert_eq!(attracted(&printed("A", lines)).as_deref(), told, "{lines:?}");
        }
    }

    #[test]
    fn from_one_in_five_on_what_was_left_out_is_told() {
        let (right, passed) = (Some(Some(A)), Some(None));
        for (answers, told) in [
            (&[passed, right, right, right, right][..], true),
            (&[passed, right, right, right, right, right], false),
            (&[right; 5], false),
        ] {
            let class = of_skills(projected(&"A".repeat(answers.len()), answers), &[]);
            let is_told = feedback(&class).iter().any(|it| it.starts_with("A turma pulou 1 de "));
            assert_eq!(is_told, told, "{answers:?}");
        }
    }

    #[test]
    fn a_teacher_reads_the_verdict_what_to_teach_again_and_why() {
        let (right, wrong) = (Some(Some(A)), Some(Some(B)));
        let class = projected("AAAAAAA", &[right, right, right, wrong, wrong, right, Some(None)]);
        assert_eq!(
            feedback(&of_skills(class, &[1, 1, 1, 2, 2, 2, 2])),
            [
                "No meio do caminho: parte da turma ainda precisa de apoio (4 questões certas de 7).",
                "Retome primeiro: D2 (1 de 4 certas).",
                "Ponto forte: D1.",
            ]
        );
        let paper = printed("AB", &["AD", "AD", "AD", "AB", "BB", "A-", "--", "--", "-D", "--"]);
        assert_eq!(
            feedback(&of_skills(paper, &[1, 1])),
            [
                "Vale retomar o assunto: a maior parte ainda não foi aprendida (7 respostas certas de 20).",
                "Retome primeiro: D1 (7 de 20 certas).",
                "Na questão 2, 4 de 10 marcaram D em vez de B.",
                "8 de 20 respostas ficaram em branco: veja se faltou tempo ou se a prova estava longa.",
            ]
        );
    }
}
