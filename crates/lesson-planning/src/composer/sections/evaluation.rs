use std::fmt::Write;

use super::aims::{AimFrom, aims};
use crate::composer::common::acts::{CRITERIA_OF_BASE, criteria};
use crate::composer::lesson::Lesson;

const NUMBERS: [&str; 7] = ["nenhuma", "uma", "duas", "três", "quatro", "cinco", "seis"];

/// "quatro", "uma": of questions.
pub fn number(count: usize) -> String {
    NUMBERS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

pub fn evaluation(lesson: &Lesson, questions: usize) -> String {
    let watched = lesson.turned("avaliacao", vec![
        "Durante a prática, o professor circula com a lista da turma e marca, para cada objetivo: sozinho, \
            com ajuda ou ainda não.",
        "A cada etapa, o professor ouve três ou quatro estudantes diferentes e anota uma evidência de cada \
            objetivo, com as palavras deles.",
        "Cada estudante marca no fim, ao lado de cada objetivo, se já faz sozinho; o professor compara com \
            o que viu na prática.",
    ]);
    let mut text = watched.first().copied().unwrap_or_default().to_owned();
    let mut used = Vec::new();
    for (place, aim) in aims(lesson).iter().enumerate() {
        let all = match aim.from {
            AimFrom::Skill { act, .. } => criteria(act),
            AimFrom::Base => CRITERIA_OF_BASE,
        };
        let all = lesson.turned("criterios", all.to_vec());
        let fresh = all.iter().find(|way| !used.contains(*way)).or(all.first()).copied().unwrap_or_default();
        used.push(fresh);
        let _ = write!(text, "\nObjetivo {}: vale quando o estudante {fresh}.", place + 1);
    }
    text.push('\n');
    text.push_str(&after_quiz(lesson, questions));
    text
}

/// What follows from the answers of the exit quiz.
fn after_quiz(lesson: &Lesson, questions: usize) -> String {
    let few = questions.saturating_sub(2) / 2;
    let (many, between) = (questions.saturating_sub(1), questions.saturating_sub(2));
    let ahead = lesson.turned(
        "depois",
        vec![
            "segue e, na próxima aula, ajuda a explicar",
            "segue para um caso mais aberto na próxima aula",
            "segue e recebe um desafio do mesmo assunto",
        ],
    );
    let again = lesson.turned(
        "depois",
        vec![
            "retoma com o professor, em grupo pequeno, com outro exemplo e material na mão",
            "começa a próxima aula em um grupo de reforço, com o primeiro passo já dado",
            "refaz as questões em dupla com ajuda e responde a outras duas no dia seguinte",
        ],
    );
    let middle = lesson.turned(
        "depois",
        vec![
            "corrige as erradas com um colega e explica o erro por escrito",
            "revê as erradas no começo da próxima aula, com a explicação do quadro",
            "refaz as erradas em casa e as confere na próxima aula",
        ],
    );
    let half = lesson.turned(
        "metade",
        vec![
            "Se mais da metade da turma errar a mesma questão, ela abre a próxima aula com outra explicação.",
            "A questão com mais erros é retomada com toda a turma antes do assunto seguinte.",
            "Questão errada por mais da metade da turma pede nova explicação, e não mais exercícios iguais.",
        ],
    );
    let first = |texts: Vec<&'static str>| texts.first().copied().unwrap_or_default();
    let middle_count = if few + 1 == between {
        number(between)
    } else {
        format!("{} ou {}", number(few + 1), number(between))
    };
    let few =
        if few == 0 { "não acerta nenhuma".to_owned() } else { format!("acerta até {}", number(few)) };
    format!(
        "Quiz de saída com {questions} questões. Quem acerta {} ou mais {}; quem acerta {middle_count} {}; \
            quem {few} \
         {}. {}",
        number(many),
        first(ahead),
        first(middle),
        first(again),
        first(half),
    )
}
