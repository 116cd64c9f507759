use std::collections::BTreeSet;

use kernel::words;

use super::record::Record;

words! {
    /// Something that a pupil does once and keeps, whatever happens later. Each can be reached whatever the time a pupil has for a
    /// question; none counts minutes, days in a row or what was only looked at.
    pub enum Achievement {
        FirstQuiz = "primeiro_quiz",
        TenQuizzes = "dez_quizzes",
        HundredHits = "cem_acertos",
        Perfect = "quiz_perfeito",
        FiveInARow = "cinco_seguidas",
        EightInARow = "oito_seguidas",
        ThreeSubjects = "tres_materias",
        TenSkills = "dez_habilidades",
        ThreeMixed = "tres_mistos",
        Rising = "em_alta",
        NewBest = "novo_recorde",
        FiveBests = "cinco_recordes",
        FirstReturn = "primeira_volta",
        FiveReturns = "volta_por_cima",
        ThreeOvercome = "memoria_firme",
        FirstSkill = "primeira_habilidade",
        FiveSkills = "cinco_habilidades",
        FifteenSkills = "quinze_habilidades",
        FiveHard = "desafio_aceito",
        HardQuiz = "quiz_dificil",
    }
    /// A text that names no achievement.
    pub struct UnknownAchievement = "unknown achievement";
}

words! {
    /// A colour of the pupils' pages, by its token.
    pub enum Paint {
        One = "play-1",
        Two = "play-2",
        Three = "play-3",
        Four = "play-4",
        Sun = "sun",
    }
}

/// What kind of effort an achievement honours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Effort {
    Playing,
    Accuracy,
    Variety,
    Improvement,
    Return,
    Mastery,
    Difficulty,
}

/// What is said of an achievement.
struct Said {
    name: &'static str,
    description: &'static str,
    effort: Effort,
    points: u32,
    /// A name of the icons that the browser draws.
    icon: &'static str,
}

impl Achievement {
    const fn said(self) -> Said {
        use Effort::{Accuracy, Difficulty, Improvement, Mastery, Playing, Return, Variety};
        let (name, description, effort, points, icon) = match self {
            Self::FirstQuiz => ("Primeiro quiz", "Terminou o primeiro quiz", Playing, 10, "flag"),
            Self::TenQuizzes => ("Dez quizzes", "Terminou 10 quizzes", Playing, 20, "layers"),
            Self::HundredHits => ("Cem acertos", "Acertou 100 questões", Accuracy, 30, "target"),
            Self::Perfect => (
                "Quiz perfeito",
                "Acertou tudo em um quiz de 5 questões ou mais",
                Accuracy,
                30,
                "badge-check",
            ),
            Self::FiveInARow => {
                ("Cinco seguidas", "Acertou 5 questões seguidas", Accuracy, 10, "list-checks")
            }
            Self::EightInARow => ("Oito seguidas", "Acertou 8 questões seguidas", Accuracy, 20, "link"),
            Self::ThreeSubjects => {
                ("Três matérias", "Terminou quizzes de 3 matérias", Variety, 10, "library")
            }
            Self::TenSkills => ("Dez habilidades", "Praticou 10 habilidades", Variety, 20, "compass"),
            Self::ThreeMixed => ("De tudo um pouco", "Terminou 3 quizzes mistos", Variety, 10, "shuffle"),
            Self::Rising => (
                "Em alta",
                "Acertou bem mais que no quiz anterior da mesma matéria",
                Improvement,
                10,
                "trending-up",
            ),
            Self::NewBest => {
                ("Novo recorde", "Fez o seu melhor quiz em uma matéria", Improvement, 10, "medal")
            }
            Self::FiveBests => {
                ("Cada vez melhor", "Bateu o próprio recorde 5 vezes", Improvement, 20, "chart-line")
            }
            Self::FirstReturn => (
                "Aprendi com o erro",
                "Acertou, em outro dia, uma questão que tinha errado",
                Return,
                10,
                "undo",
            ),
            Self::FiveReturns => {
                ("Volta por cima", "Acertou 5 vezes o que já tinha errado", Return, 10, "rotate-ccw")
            }
            Self::ThreeOvercome => {
                ("Memória firme", "Levou 3 vezes um erro até o fim da revisão", Return, 30, "brain")
            }
            Self::FirstSkill => {
                ("Primeira habilidade", "Dominou a primeira habilidade", Mastery, 10, "sprout")
            }
            Self::FiveSkills => ("Cinco habilidades", "Dominou 5 habilidades", Mastery, 20, "star"),
            Self::FifteenSkills => ("Quinze habilidades", "Dominou 15 habilidades", Mastery, 30, "trophy"),
            Self::FiveHard => ("Desafio aceito", "Acertou 5 questões difíceis", Difficulty, 10, "mountain"),
            Self::HardQuiz => (
                "No alto da serra",
                "Acertou 7 de cada 10 em um quiz difícil",
                Difficulty,
                20,
                "mountain-snow",
            ),
        };
        Said { name, description, effort, points, icon }
    }

    pub const fn name(self) -> &'static str {
        self.said().name
    }

    pub const fn description(self) -> &'static str {
        self.said().description
    }

    pub const fn effort(self) -> Effort {
        self.said().effort
    }

    /// Of experience: 10, 20 or 30.
    pub const fn points(self) -> u32 {
        self.said().points
    }

    /// By the names of Lucide.
    pub const fn icon(self) -> &'static str {
        self.said().icon
    }

    pub const fn paint(self) -> Paint {
        match self.effort() {
            Effort::Playing | Effort::Accuracy => Paint::One,
            Effort::Variety => Paint::Two,
            Effort::Improvement => Paint::Three,
            Effort::Return | Effort::Difficulty => Paint::Four,
            Effort::Mastery => Paint::Sun,
        }
    }

    /// How far a pupil is, and how far it takes.
    pub const fn progress(self, record: &Record) -> (u32, u32) {
        let played = &record.played;
        match self {
            Self::FirstQuiz => (record.quizzes, 1),
            Self::TenQuizzes => (record.quizzes, 10),
            Self::HundredHits => (played.hits, 100),
            Self::Perfect => (record.perfect, 1),
            Self::FiveInARow => (played.streak, 5),
            Self::EightInARow => (played.streak, 8),
            Self::ThreeSubjects => (record.subjects, 3),
            Self::TenSkills => (played.skills, 10),
            Self::ThreeMixed => (record.mixed, 3),
            Self::Rising => (record.rises, 1),
            Self::NewBest => (record.bests, 1),
            Self::FiveBests => (record.bests, 5),
            Self::FirstReturn => (played.returned, 1),
            Self::FiveReturns => (played.returned, 5),
            Self::ThreeOvercome => (played.overcome, 3),
            Self::FirstSkill => (played.mastered, 1),
            Self::FiveSkills => (played.mastered, 5),
            Self::FifteenSkills => (played.mastered, 15),
            Self::FiveHard => (played.hard_hits, 5),
            Self::HardQuiz => (record.hard, 1),
        }
    }
}

/// What a pupil has reached and does not hold yet. What was reached before an achievement existed is found as well; nothing that is
/// held is taken back.
pub fn earned(record: &Record, held: &BTreeSet<Achievement>) -> Vec<Achievement> {
    let reached = |it: &Achievement| {
        let (far, of) = it.progress(record);
        far >= of
    };
    Achievement::ALL.into_iter().filter(reached).filter(|it| !held.contains(it)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::progress::Played;

    /// A record with all of these numbers.
    fn record(numbers: &[u32]) -> Record {
        let mut numbers = numbers.iter().copied().chain(std::iter::repeat(0));
        let mut next = || numbers.next().unwrap();
        let played = Played {
            hits: next(),
            hard_hits: next(),
            streak: next(),
            skills: next(),
            mastered: next(),
            returned: next(),
            overcome: next(),
        };
        Record {
            played,
            quizzes: next(),
            perfect: next(),
            subjects: next(),
            mixed: next(),
            hard: next(),
            rises: next(),
            bests: next(),
        }
    }

    #[test]
    fn each_achievement_is_reached_by_its_number_and_by_nothing_else() {
        let none = BTreeSet::new();
        assert_eq!(earned(&Record::default(), &none), []);
        for achievement in Achievement::ALL {
            let (_, of) = achievement.progress(&Record::default());
            let alone: Vec<_> = (0..14)
                .map(|place| record(&(0..14).map(|at| if at == place { of } else { 0 }).collect::<Vec<_>>()))
                .filter(|it| earned(it, &none).contains(&achievement))
                .collect();
            assert_eq!(alone.len(), 1, "{achievement:?}");
            assert_eq!(achievement.progress(&alone[0]), (of, of));
        }
    }

    #[test]
    fn achievements_honour_efforts_of_different_kinds() {
        assert!(Achievement::ALL.len() >= 15);
        let efforts: BTreeSet<_> = Achievement::ALL.map(Achievement::effort).into();
        assert_eq!(efforts.len(), 7);
        let names: BTreeSet<_> = Achievement::ALL.map(Achievement::name).into();
        let icons: BTreeSet<_> = Achievement::ALL.map(Achievement::icon).into();
        assert_eq!((names.len(), icons.len()), (Achievement::ALL.len(), Achievement::ALL.len()));
        for achievement in Achievement::ALL {
            let text = format!("{} {}", achievement.name(), achievement.description()).to_lowercase();
            for none in ["minuto", "hora", "dias seguidos", "rápid", "explica"] {
                assert!(!text.contains(none), "{text}");
            }
            assert!(matches!(achievement.points(), 10 | 20 | 30), "{text}");
            assert!(achievement.description().chars().count() <= 60, "{text}");
        }
    }

    proptest! {
        #[test]
        fn whoever_does_more_earns_no_less_and_nothing_twice(
            less in prop::collection::vec(0..20_u32, 14), more in prop::collection::vec(0..100_u32, 14),
        ) {
            let before = record(&less);
            let after = record(&less.iter().zip(&more).map(|(one, other)| one + other).collect::<Vec<_>>());
            let held: BTreeSet<_> = earned(&before, &BTreeSet::new()).into_iter().collect();
            let all: BTreeSet<_> = earned(&after, &BTreeSet::new()).into_iter().collect();
            let new: BTreeSet<_> = earned(&after, &held).into_iter().collect();
            prop_assert!(held.is_subset(&all));
            prop_assert!(held.is_disjoint(&new));
            prop_assert_eq!(held.union(&new).copied().collect::<BTreeSet<_>>(), all);
        }
    }
}
