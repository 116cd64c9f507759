//! The rules of the game with their figures, from which pages are made: what is told is what counts.

use crate::mastery::{ALMOST, Mastery, REVIEW_DAYS};
use crate::play::{
    BASE, BONUS, CLOSES_AFTER, GRACE, Length, MOST_WAITED, Pace, RESTS, UNTIMED_BONUS, WAITS, Worth,
};
use crate::progress::{Achievement, Experience};

/// A part of the rules, in the words of pupils.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    pub title: &'static str,
    pub sentences: Vec<String>,
}

/// What a question is worth by how often the pupil answered it right lately.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Repeated {
    pub right_lately: u8,
    /// The most that it earns.
    pub points: u32,
}

/// All figures of the rules; times in seconds unless they say otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    pub questions: usize,
    /// By pace; `None`: as long as it takes.
    pub limits: [(Pace, Option<i64>); 3],
    pub grace: i64,
    /// An answer may wait for the line so long.
    pub waits: i64,
    pub most_waited: usize,
    /// A quiz in which nothing happens for so long closes.
    pub closes_after: i64,
    pub base: u32,
    /// With more than two thirds of the time left, with more than one third, otherwise.
    pub bonus: [u32; 3],
    pub untimed_bonus: u32,
    /// From never on.
    pub repeated: Vec<Repeated>,
    pub repeated_days: i64,
    /// The experience with which each of the first levels begins.
    pub levels: Vec<(u32, u64)>,
    /// Per cent from which a skill is almost mastered, and mastered.
    pub almost: u32,
    pub mastered: u32,
    pub rest_days: i64,
    pub review_days: [u64; 4],
    pub achievements: [Achievement; Achievement::ALL.len()],
}

/// So many levels are told.
const LEVELS: u32 = 20;

/// The rules that are in force.
pub fn rules() -> Rules {
    let most = BASE + BONUS[0];
    let worth =
        |right_lately: u8| Repeated { right_lately, points: Worth::after(right_lately.into()).of(most) };
    Rules {
        questions: Length::MOST.count(),
        limits: Pace::ALL.map(|pace| (pace, pace.limit().map(|limit| limit.num_seconds()))),
        grace: GRACE.num_seconds(),
        waits: WAITS.num_seconds(),
        most_waited: MOST_WAITED,
        closes_after: CLOSES_AFTER.num_seconds(),
        base: BASE,
        bonus: BONUS,
        untimed_bonus: UNTIMED_BONUS,
        repeated: (0..=Worth::NOTHING_AFTER).map(worth).collect(),
        repeated_days: Worth::DAYS,
        levels: (1..=LEVELS).map(|level| (level, Experience::at_level(level))).collect(),
        almost: ALMOST,
        mastered: Mastery::MASTERED.percent(),
        rest_days: RESTS.num_days(),
        review_days: REVIEW_DAYS,
        achievements: Achievement::ALL,
    }
}

impl Rules {
    /// In the words of pupils.
    pub fn sections(&self) -> Vec<Section> {
        vec![
            Section { title: "Como é um quiz", sentences: self.a_quiz() },
            Section { title: "Quanto tempo você tem", sentences: self.time() },
            Section { title: "Quanto vale cada resposta", sentences: self.points() },
            Section { title: "Níveis e conquistas", sentences: self.levels() },
            Section { title: "O que você já sabe", sentences: self.mastery() },
            Section { title: "O ranking da turma", sentences: ranking() },
        ]
    }

    fn a_quiz(&self) -> Vec<String> {
        vec![
            format!("Um quiz tem até {} questões, cada uma com quatro alternativas.", self.questions),
            "Você escolhe a matéria e o nível: fácil, médio, difícil ou misto, que junta os três.".to_owned(),
            format!(
                "Vêm antes as questões que você não viu nos últimos {} dias e as habilidades que vale treinar.",
                self.rest_days
            ),
            "Fechou a página ou a internet caiu? O quiz continua de onde parou, neste aparelho ou em outro."
                .to_owned(),
            format!(
                "Um quiz parado por {} horas se encerra. Encerrado antes da última resposta, ele não dá pontos, mas o que você aprendeu fica.",
                self.closes_after / 3600
            ),
        ]
    }

    fn time(&self) -> Vec<String> {
        let seconds = |pace| self.limits.iter().find(|(of, _)| *of == pace).and_then(|(_, limit)| *limit);
        let mut sentences = Vec::new();
        if let Some(limit) = seconds(Pace::Normal) {
            sentences.push(format!(
                "São {limit} segundos por questão. Quem conta é o relógio da escola, com {} segundos de folga para a internet.",
                self.grace
            ));
        }
        if let Some(limit) = seconds(Pace::Extended) {
            sentences.push(format!(
                "Quem precisa pode jogar com o dobro do tempo ({limit} segundos) ou sem tempo: peça na escola."
            ));
        }
        sentences.push("Quando o tempo acaba, a questão conta como errada.".to_owned());
        sentences.push(format!(
            "Se a internet cair com a resposta já escolhida, ela espera até {} minutos e ainda conta, com o menor bônus. Isso vale para {} respostas por quiz.",
            self.waits / 60,
            self.most_waited
        ));
        sentences
    }

    fn points(&self) -> Vec<String> {
        let [fast, steady, least] = self.bonus;
        let repeated: Vec<_> = self.repeated.iter().skip(1).map(|it| it.points.to_string()).collect();
        vec![
            format!(
                "Uma resposta certa vale {} pontos, e mais {fast} se sobrar mais de dois terços do tempo, {steady} se sobrar mais de um terço, ou {least}.",
                self.base
            ),
            format!("Sem tempo, a certa vale {} e mais {}.", self.base, self.untimed_bonus),
            "Errar não tira pontos. A sequência volta a zero, e a maior fica guardada.".to_owned(),
            format!(
                "A mesma questão acertada de novo em outro quiz, em {} dias, vale cada vez menos: em vez de {}, no máximo {}.",
                self.repeated_days,
                self.base + fast,
                kernel::enumerated(&repeated)
            ),
            "Os pontos entram com a última resposta do quiz.".to_owned(),
        ]
    }

    fn levels(&self) -> Vec<String> {
        let begins: Vec<_> = self.levels.iter().take(5).map(|(_, from)| from.to_string()).collect();
        vec![
            "XP são os pontos dos quizzes mais os das conquistas.".to_owned(),
            format!(
                "Os níveis de 1 a {} começam com {} XP. Cada nível pede 100 XP a mais que o anterior.",
                begins.len(),
                kernel::enumerated(&begins)
            ),
            format!(
                "Há {} conquistas. Nenhuma depende de jogar todo dia, de jogar muito tempo ou de ter mais tempo por questão.",
                self.achievements.len()
            ),
            "O que você ganhou ninguém tira.".to_owned(),
        ]
    }

    fn mastery(&self) -> Vec<String> {
        let days: Vec<_> = self.review_days.iter().map(u64::to_string).collect();
        vec![
            format!(
                "Cada resposta diz um pouco do que você sabe de uma habilidade. A partir de {} em 100 ela está quase; a partir de {}, você já domina.",
                self.almost, self.mastered
            ),
            "Acertar de novo uma questão que você lembra não muda essa conta.".to_owned(),
            format!(
                "O que você errou volta em \"Rever erros\" depois de {} dias. A revisão não tem tempo, não dá pontos e não tira.",
                kernel::enumerated(&days)
            ),
        ]
    }
}

fn ranking() -> Vec<String> {
    vec![
        "O ranking soma os pontos dos quizzes terminados na sua turma. Você vê quem está logo acima e logo abaixo."
            .to_owned(),
        "Quem tem os mesmos pontos divide o lugar. O último lugar não aparece para ninguém.".to_owned(),
        "Dá para sair do ranking e voltar quando quiser: seus pontos continuam seus.".to_owned(),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn what_pupils_read_has_the_figures_that_count() {
        let text: Vec<_> = rules().sections().into_iter().flat_map(|section| section.sentences).collect();
        let text = text.join("\n");
        for told in [
            "até 10 questões",
            "São 30 segundos",
            "3 segundos de folga",
            "(60 segundos)",
            "espera até 15 minutos",
            "vale para 3 respostas",
            "vale 10 pontos, e mais 5",
            "em vez de 15, no máximo 7, 3, 1 e 0.",
            "começam com 0, 200, 500, 900 e 1400 XP",
            "depois de 1, 3, 7 e 16 dias",
            "A partir de 60 em 100",
        ] {
            assert!(text.contains(told), "{told}\n{text}");
        }
    }

    /// A figure that is changed in the structure changes what is told of it.
    #[test]
    fn no_sentence_has_a_figure_of_its_own() {
        let in_force = rules();
        let changed = Rules {
            questions: 11,
            limits: [(Pace::Normal, Some(41)), (Pace::Extended, Some(82)), (Pace::Untimed, None)],
            grace: 4,
            waits: 17 * 60,
            most_waited: 6,
            closes_after: 25 * 3600,
            base: 12,
            bonus: [8, 6, 2],
            untimed_bonus: 9,
            repeated: vec![
                Repeated { right_lately: 0, points: 18 },
                Repeated { right_lately: 1, points: 14 },
            ],
            repeated_days: 31,
            levels: (1..=5).map(|level| (level, u64::from(level) * 77)).collect(),
            almost: 61,
            mastered: 96,
            rest_days: 13,
            review_days: [2, 5, 10, 19],
            achievements: in_force.achievements,
        };
        let sentences = |rules: &Rules| -> Vec<String> {
            rules.sections().into_iter().flat_map(|section| section.sentences).collect()
        };
        for (before, after) in sentences(&in_force).iter().zip(sentences(&changed)) {
            let numbers = |text: &str| -> BTreeSet<String> {
                let parts = text.split(|letter: char| !letter.is_ascii_digit());
                parts.filter(|part| !part.is_empty()).map(str::to_owned).collect()
            };
            // How much more a level takes follows from the curve, and how many achievements there are from themselves.
            let own = BTreeSet::from(["1", "5", "100", "20"].map(str::to_owned));
            let kept: BTreeSet<_> = numbers(before).intersection(&numbers(&after)).cloned().collect();
            assert!(kept.is_subset(&own), "{before}\n{after}");
        }
    }
}
