use super::knowledge::{Known, Mastery};

/// How well a skill is known, in the words that people read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grasp {
    /// No answer yet.
    Unknown,
    Training,
    Almost,
    Mastered,
}

/// From so many per cent on a skill is almost mastered.
pub const ALMOST: u32 = 60;

impl Mastery {
    pub fn grasp(self) -> Grasp {
        if self.is_mastered() {
            Grasp::Mastered
        } else if self.percent() >= ALMOST {
            Grasp::Almost
        } else {
            Grasp::Training
        }
    }
}

impl Known {
    pub fn grasp(self) -> Grasp {
        if self.tally.answers == 0 { Grasp::Unknown } else { self.mastery.grasp() }
    }
}

impl Grasp {
    /// From the least to the most.
    pub const ALL: [Self; 4] = [Self::Unknown, Self::Training, Self::Almost, Self::Mastered];

    /// As it is sent.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Unknown => "sem_resposta",
            Self::Training => "treinar",
            Self::Almost => "quase",
            Self::Mastered => "domina",
        }
    }

    /// To the staff.
    pub const fn to_staff(self) -> &'static str {
        match self {
            Self::Unknown => "sem resposta",
            Self::Training => "a reforçar",
            Self::Almost => "a caminho",
            Self::Mastered => "domina",
        }
    }

    /// To pupils.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Unknown => "Ainda não praticou",
            Self::Training => "Vale treinar",
            Self::Almost => "Está quase",
            Self::Mastered => "Já domina",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mastery::{Evidence, Parameters};

    #[test]
    fn a_skill_is_told_in_words() {
        for (mastery, grasp) in [
            ("0", Grasp::Training),
            ("0.599999", Grasp::Training),
            ("0.6", Grasp::Almost),
            ("0.949999", Grasp::Almost),
            ("0.95", Grasp::Mastered),
            ("1", Grasp::Mastered),
        ] {
            assert_eq!(Mastery::of(mastery.parse().unwrap()).unwrap().grasp(), grasp, "{mastery}");
        }
        let nothing = Known::nothing(Parameters::ASSUMED);
        assert_eq!(nothing.grasp(), Grasp::Unknown, "the prior is no answer");
        assert_eq!(nothing.after(Evidence::Wrong, Parameters::ASSUMED).grasp(), Grasp::Training);
    }
}
