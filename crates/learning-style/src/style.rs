kernel::words! {
    /// The four ways of taking something in, by VARK.
    pub enum Style {
        Visual = "visual",
        Auditory = "auditory",
        ReadingWriting = "reading_writing",
        Kinesthetic = "kinesthetic",
    }
    /// A text that names no style.
    pub struct UnknownStyle = "Estilo desconhecido: use visual, auditory, reading_writing ou kinesthetic.";
}

kernel::words! {
    /// The eight ways of dealing with a problem that are called multiple intelligences.
    pub enum Intelligence {
        VerbalLinguistic = "verbal_linguistic",
        LogicalMathematical = "logical_mathematical",
        Spatial = "spatial",
        BodilyKinesthetic = "bodily_kinesthetic",
        Musical = "musical",
        Interpersonal = "interpersonal",
        Intrapersonal = "intrapersonal",
        Naturalist = "naturalist",
    }
    /// A text that names no intelligence.
    pub struct UnknownIntelligence = "Inteligência desconhecida.";
}

impl Style {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Visual => "Visual",
            Self::Auditory => "Auditivo",
            Self::ReadingWriting => "Leitura/Escrita",
            Self::Kinesthetic => "Cinestésico",
        }
    }

    /// Its place in `ALL`.
    pub(crate) const fn place(self) -> usize {
        self as usize
    }
}

impl Intelligence {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::VerbalLinguistic => "Linguística",
            Self::LogicalMathematical => "Lógico-matemática",
            Self::Spatial => "Espacial",
            Self::BodilyKinesthetic => "Corporal",
            Self::Musical => "Musical",
            Self::Interpersonal => "Interpessoal",
            Self::Intrapersonal => "Intrapessoal",
            Self::Naturalist => "Naturalista",
        }
    }

    /// Of these a quiz shows nothing: without the questionnaire they stay in the middle.
    pub const fn is_only_asked(self) -> bool {
        matches!(self, Self::BodilyKinesthetic | Self::Interpersonal | Self::Naturalist)
    }

    /// Its place in `ALL`.
    pub(crate) const fn place(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back_and_places_are_those_of_the_list() {
        for (place, style) in Style::ALL.into_iter().enumerate() {
            assert_eq!((style.slug().parse(), style.place()), (Ok(style), place));
        }
        for (place, intelligence) in Intelligence::ALL.into_iter().enumerate() {
            assert_eq!((intelligence.slug().parse(), intelligence.place()), (Ok(intelligence), place));
        }
        assert_eq!("Visual".parse::<Style>(), Err(UnknownStyle));
    }
}
