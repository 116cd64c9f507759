//! What is known of a question, in words that need no course in statistics.

use kernel::enumerated;

use super::item::{ENOUGH, Item, Lure, Separation, Statistics, of_ten};

impl Statistics {
    pub fn sentences(&self) -> Vec<String> {
        match self {
            Self::TooEarly { answers } => vec![too_early(*answers)],
            Self::Known(item) => item.sentences(),
        }
    }
}

/// Says what is counted: the question may have been answered on the wall, again in a quiz, in another version or in a test that goes on.
fn too_early(answers: u64) -> String {
    let so_far = match answers {
        0 => "não há respostas".to_owned(),
        1 => "só há uma resposta".to_owned(),
        many => format!("só há {many} respostas"),
    };
    format!(
        "Ainda é cedo: {so_far} a esta versão da questão em provas impressas encerradas e em quizzes. \
         A partir de {ENOUGH} respostas dizemos como a questão se sai."
    )
}

impl Item {
    pub(super) fn sentences(&self) -> Vec<String> {
        let mut sentences = vec![self.facility()];
        sentences.extend(self.separation().map(separation));
        sentences.extend(self.lure.map(|lure| self.of_lure(lure)));
        sentences.extend(self.of_idle());
        sentences
    }

    fn facility(&self) -> String {
        match self.right_of_ten() {
            _ if self.right == 0 => "Ninguém acertou até agora: confira o gabarito.".to_owned(),
            _ if self.right == self.answers => "Todos acertam.".to_owned(),
            0 => "Menos de 1 em cada 10 alunos acerta.".to_owned(),
            1 => "1 em cada 10 alunos acerta.".to_owned(),
            10 => "Quase todos acertam.".to_owned(),
            most => format!("{most} em cada 10 alunos acertam."),
        }
    }

    fn of_lure(&self, lure: Lure) -> String {
        let Lure { letter, count, attracts_the_best } = lure;
        let letter = letter.slug();
        let takers = match of_ten(count, self.answers) {
            1 => "1 em cada 10 a escolhe".to_owned(),
            most => format!("{most} em cada 10 a escolhem"),
        };
        if count > self.right {
            let who = if attracts_the_best { ", até entre quem vai bem" } else { "" };
            format!(
                "A alternativa {letter}, errada, é mais escolhida que a certa{who}: confira o gabarito e o enunciado."
            )
        } else if attracts_the_best {
            format!(
                "A alternativa errada que mais atrai é a {letter} ({takers}), e atrai mais quem vai bem: veja se ela também pode estar certa."
            )
        } else {
            format!("A alternativa errada que mais atrai é a {letter}: {takers}.")
        }
    }

    fn of_idle(&self) -> Option<String> {
        let letters: Vec<&str> = self.idle.iter().map(|letter| letter.slug()).collect();
        match letters[..] {
            [] => None,
            [one] => Some(format!("Quase ninguém escolhe a alternativa {one}.")),
            [..] => Some(format!("Quase ninguém escolhe as alternativas {}.", enumerated(&letters))),
        }
    }
}

fn separation(separation: Separation) -> String {
    match separation {
        Separation::Well => "Separa bem: quem vai bem nas outras questões acerta muito mais esta.",
        Separation::Some => "Separa razoavelmente quem vai bem nas outras questões de quem vai mal.",
        Separation::Little => "Separa pouco: quem vai bem e quem vai mal acertam quase o mesmo.",
        Separation::Reversed => {
            "Separa ao contrário: quem vai mal nas outras questões acerta mais esta. Confira o gabarito e o enunciado."
        }
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::super::{Counts, Groups, statistics};
    use crate::question::Letter;

    fn sentences(all: [u32; 4], upper: [u32; 4], lower: [u32; 4]) -> String {
        let [all, upper, lower] = [all, upper, lower].map(|options| Counts { options, blank: 0 });
        statistics(Letter::A, &Groups { all, upper, lower }).sentences().join(" ")
    }

    #[test]
    fn what_is_known_is_said_in_plain_words() {
        for (all, upper, lower, text) in [
            (
                [12, 0, 0, 0],
                [0; 4],
                [0; 4],
                "Ainda é cedo: só há 12 respostas a esta versão da questão em provas impressas encerradas e em quizzes. \
                 A partir de 30 respostas dizemos como a questão se sai.",
            ),
            (
                [0; 4],
                [0; 4],
                [0; 4],
                "Ainda é cedo: não há respostas a esta versão da questão em provas impressas encerradas e em quizzes. \
                 A partir de 30 respostas dizemos como a questão se sai.",
            ),
            (
                [60, 25, 10, 5],
                [25, 1, 1, 0],
                [8, 12, 4, 3],
                "6 em cada 10 alunos acertam. Separa bem: quem vai bem nas outras questões acerta muito mais esta. \
                 A alternativa errada que mais atrai é a B: 3 em cada 10 a escolhem.",
            ),
            (
                [55, 34, 11, 0],
                [14, 10, 3, 0],
                [14, 7, 6, 0],
                "6 em cada 10 alunos acertam. Separa pouco: quem vai bem e quem vai mal acertam quase o mesmo. \
                 A alternativa errada que mais atrai é a B (3 em cada 10 a escolhem), e atrai mais quem vai bem: veja se ela também pode estar certa. \
                 Quase ninguém escolhe a alternativa D.",
            ),
            (
                [10, 85, 3, 2],
                [1, 26, 0, 0],
                [4, 20, 2, 1],
                "1 em cada 10 alunos acerta. Separa ao contrário: quem vai mal nas outras questões acerta mais esta. Confira o gabarito e o enunciado. \
                 A alternativa B, errada, é mais escolhida que a certa, até entre quem vai bem: confira o gabarito e o enunciado. \
                 Quase ninguém escolhe as alternativas C e D.",
            ),
            (
                [100, 0, 0, 0],
                [0; 4],
                [0; 4],
                "Todos acertam. Quase ninguém escolhe as alternativas B, C e D.",
            ),
        ] {
            assert_eq!(sentences(all, upper, lower), text);
        }
        for (right, start) in [
            (0, "Ninguém acertou"),
            (2, "Menos de 1 em"),
            (96, "Quase todos acertam."),
            (95, "Quase todos"),
            (94, "9 em cada 10"),
        ] {
            let said = sentences([right, 100 - right, 0, 0], [0; 4], [0; 4]);
            assert!(said.starts_with(start), "{right}: {said}");
        }
    }
}
