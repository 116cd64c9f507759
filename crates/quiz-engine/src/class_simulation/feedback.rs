use super::simulation::ClassSimulation;
use super::skills::{by_need, retake, retake_text};
use super::words::{Kind, Ordinal};
use crate::tally::Tally;

/// What a teacher reads at the end, the verdict first.
pub fn feedback(simulation: &ClassSimulation) -> Vec<String> {
    let figures = simulation.figures();
    let skills = by_need(std::slice::from_ref(simulation));
    let mut sentences = vec![verdict(figures.tally), retake_text(&skills)];
    let strong = skills.iter().rev().find(|it| it.enough && it.skill.is_some() && it.tally.rate() >= STRONG);
    if let Some(strong) = strong
        && retake(&skills).is_some()
    {
        sentences.push(format!("Ponto forte: {}.", strong.name()));
    }
    sentences.extend(attracted(simulation));
    if figures.skipped > 0 && figures.skipped * 5 >= figures.tally.answers {
        let one_in_five = match simulation.about.kind {
            Kind::Projetada => {
                "A turma pulou muitas questões: converse sobre o que elas pedem antes de seguir."
            }
            Kind::Impressa => {
                "Muitas respostas ficaram em branco: veja se faltou tempo ou se a prova estava longa."
            }
        };
        sentences.push(one_in_five.to_owned());
    }
    sentences
}

/// From here on a skill is named as the class's strength.
const STRONG: u8 = 80;

fn verdict(tally: Tally) -> String {
    let Tally { hits, answers } = tally;
    let told = match tally.rate() {
        90.. => "Excelente: a turma domina o que foi perguntado",
        70..90 => "Bom resultado: falta pouco para a turma dominar o que foi perguntado",
        50..70 => "No meio do caminho: parte da turma ainda precisa de apoio",
        ..50 => "Vale retomar o assunto: a maior parte ainda não foi aprendida",
    };
    let right = if hits == 1 { "resposta certa" } else { "respostas certas" };
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
    use kernel::SkillId;

    use super::*;
    use crate::question::Letter::{A, B};
    use crate::question::SkillNamed;
    use crate::testing::{printed, projected};

    fn of_skills(mut simulation: ClassSimulation, skills: &[i64]) -> ClassSimulation {
        for (asked, id) in simulation.asked.iter_mut().zip(skills) {
            asked.skill = Some(SkillNamed { id: SkillId(*id), name: format!("D{id}") });
        }
        simulation
    }

    #[test]
    fn the_verdict_is_told_by_bands() {
        for (hits, answers, begins) in [
            (10, 10, "Excelente"),
            (9, 10, "Excelente"),
            (89, 100, "Bom resultado"),
            (7, 10, "Bom resultado"),
            (69, 100, "No meio do caminho"),
            (1, 2, "No meio do caminho"),
            (49, 100, "Vale retomar"),
            (0, 10, "Vale retomar"),
        ] {
            let told = verdict(Tally { hits, answers });
            assert!(told.starts_with(begins), "{told}");
        }
        assert!(verdict(Tally { hits: 1, answers: 8 }).ends_with("(1 resposta certa de 8)."));
    }

    #[test]
    fn a_teacher_reads_the_verdict_what_to_teach_again_and_why() {
        let (right, wrong) = (Some(Some(A)), Some(Some(B)));
        let class = projected("AAAAAAA", &[right, right, right, wrong, wrong, right, Some(None)]);
        assert_eq!(
            feedback(&of_skills(class, &[1, 1, 1, 2, 2, 2, 2])),
            [
                "No meio do caminho: parte da turma ainda precisa de apoio (4 respostas certas de 7).",
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
                "Muitas respostas ficaram em branco: veja se faltou tempo ou se a prova estava longa.",
            ]
        );
    }
}
