use kernel::{BnccArea, Stage};

kernel::words! {
    /// What a lesson is of: the components of the ensino fundamental, then the areas of the ensino médio.
    pub enum Discipline {
        LinguaPortuguesa = "lingua_portuguesa",
        Matematica = "matematica",
        Ciencias = "ciencias",
        Historia = "historia",
        Geografia = "geografia",
        Arte = "arte",
        EducacaoFisica = "educacao_fisica",
        Ingles = "ingles",
        EnsinoReligioso = "ensino_religioso",
        Computacao = "computacao",
        Linguagens = "linguagens",
        CienciasDaNatureza = "ciencias_da_natureza",
        CienciasHumanas = "ciencias_humanas",
    }
    /// A text that names no discipline.
    pub struct UnknownDiscipline = "Disciplina desconhecida: escolha uma da lista.";
}

impl Discipline {
    /// The name on screen.
    pub const fn label(self) -> &'static str {
        match self {
            Self::LinguaPortuguesa => "Língua Portuguesa",
            Self::Matematica => "Matemática",
            Self::Ciencias => "Ciências",
            Self::Historia => "História",
            Self::Geografia => "Geografia",
            Self::Arte => "Arte",
            Self::EducacaoFisica => "Educação Física",
            Self::Ingles => "Inglês",
            Self::EnsinoReligioso => "Ensino Religioso",
            Self::Computacao => "Computação",
            Self::Linguagens => "Linguagens e suas Tecnologias",
            Self::CienciasDaNatureza => "Ciências da Natureza e suas Tecnologias",
            Self::CienciasHumanas => "Ciências Humanas e Sociais Aplicadas",
        }
    }

    /// A slug as it is stored, or as older plans have it: `portugues`, `artes`.
    pub fn read(slug: &str) -> Result<Self, UnknownDiscipline> {
        match slug {
            "portugues" => Ok(Self::LinguaPortuguesa),
            "artes" => Ok(Self::Arte),
            _ => slug.parse(),
        }
    }

    /// The codes of the BNCC that a stage has for it: none where the BNCC keeps it for another stage. The areas of the
    /// ensino médio hold its components: of Arte, Educação Física and Inglês there are the codes of Linguagens.
    pub const fn areas(self, stage: Stage) -> &'static [BnccArea] {
        match stage {
            Stage::AnosIniciais | Stage::AnosFinais => self.components(),
            Stage::EnsinoMedio => self.areas_of_medio(),
        }
    }

    /// The codes that are its alone, in whichever stage: an area of the ensino médio is of several.
    pub fn own_areas(self) -> Vec<BnccArea> {
        let of_medio: &[BnccArea] = match self {
            Self::Matematica => &[BnccArea::MatematicaTecnologias],
            Self::Linguagens | Self::CienciasDaNatureza | Self::CienciasHumanas => self.areas_of_medio(),
            _ => &[],
        };
        [self.components(), of_medio].concat()
    }

    const fn components(self) -> &'static [BnccArea] {
        match self {
            Self::LinguaPortuguesa => &[BnccArea::LinguaPortuguesa],
            Self::Matematica => &[BnccArea::Matematica],
            Self::Ciencias => &[BnccArea::Ciencias],
            Self::Historia => &[BnccArea::Historia],
            Self::Geografia => &[BnccArea::Geografia],
            Self::Arte => &[BnccArea::Arte],
            Self::EducacaoFisica => &[BnccArea::EducacaoFisica],
            Self::Ingles => &[BnccArea::LinguaInglesa],
            Self::EnsinoReligioso => &[BnccArea::EnsinoReligioso],
            Self::Computacao => &[BnccArea::Computacao],
            Self::Linguagens | Self::CienciasDaNatureza | Self::CienciasHumanas => &[],
        }
    }

    const fn areas_of_medio(self) -> &'static [BnccArea] {
        match self {
            Self::LinguaPortuguesa => &[BnccArea::LinguaPortuguesa, BnccArea::Linguagens],
            Self::Matematica => &[BnccArea::MatematicaTecnologias],
            Self::Ciencias | Self::CienciasDaNatureza => &[BnccArea::CienciasDaNatureza],
            Self::Historia | Self::Geografia | Self::CienciasHumanas => &[BnccArea::CienciasHumanas],
            Self::Arte | Self::EducacaoFisica | Self::Ingles | Self::Linguagens => &[BnccArea::Linguagens],
            Self::Computacao => &[BnccArea::Computacao],
            Self::EnsinoReligioso => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_slugs_are_read() {
        for (slug, discipline) in [
            ("portugues", Discipline::LinguaPortuguesa),
            ("artes", Discipline::Arte),
            ("educacao_fisica", Discipline::EducacaoFisica),
            ("ingles", Discipline::Ingles),
        ] {
            assert_eq!(Discipline::read(slug), Ok(discipline));
        }
        assert_eq!(Discipline::read("quimica"), Err(UnknownDiscipline));
    }

    #[test]
    fn each_discipline_has_codes_in_some_stage() {
        for discipline in Discipline::ALL {
            let stages = Stage::ALL.into_iter().filter(|stage| !discipline.areas(*stage).is_empty());
            assert!(stages.count() > 0, "{discipline:?}");
        }
    }
}
