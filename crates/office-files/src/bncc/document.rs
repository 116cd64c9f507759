use std::collections::HashMap;

use kernel::{BnccCode, one_line};
use lesson_planning::bncc::catalogue::{LONGEST_NAME, LONGEST_TEXT, MOST_OBJECTS};
use lesson_planning::bncc::{BnccSkill, field_of_experience};
use serde::Deserialize;

/// What a document may have; which it is, its fields say. Names stand apart, under the ids that skills refer to.
#[derive(Debug, Deserialize)]
pub(super) struct Document {
    #[serde(default)]
    habilidades: Vec<Skill>,
    #[serde(default)]
    contextos_organizacao: Vec<Named>,
    /// Of the educação infantil.
    #[serde(default)]
    objetivos: Vec<Skill>,
    /// Of Computação, as the four that follow.
    #[serde(default)]
    eixos: Vec<Named>,
    #[serde(default)]
    objetos_conhecimento: Vec<Named>,
    #[serde(default)]
    objetivos_ei: Vec<Skill>,
    #[serde(default)]
    habilidades_ef: Vec<Skill>,
    #[serde(default)]
    habilidades_em: Vec<Skill>,
}

#[derive(Debug, Deserialize)]
struct Named {
    id: String,
    nome: String,
}

#[derive(Debug, Deserialize)]
struct Skill {
    codigo: String,
    texto: String,
    #[serde(default)]
    organizacao: Organization,
    #[serde(default)]
    eixo: Option<String>,
    #[serde(default)]
    objetos_conhecimento: Vec<String>,
    #[serde(default)]
    campos_atuacao_social: Option<Vec<String>>,
    vigencia: Validity,
}

#[derive(Debug, Default, Deserialize)]
struct Organization {
    #[serde(default)]
    unidade_tematica: Option<String>,
    #[serde(default)]
    campos_atuacao: Vec<String>,
    #[serde(default)]
    pratica_linguagem: Option<String>,
    #[serde(default)]
    eixo: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Validity {
    status: String,
}

const IN_FORCE: &str = "vigente";

impl Document {
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }

    /// `None` where it has none, or one that is not well formed: a catalogue is read whole.
    pub(super) fn skills(self) -> Option<Vec<BnccSkill>> {
        let named = [self.contextos_organizacao, self.eixos, self.objetos_conhecimento].into_iter().flatten();
        let names: HashMap<String, String> = named.map(|it| (it.id, one_line(&it.nome))).collect();
        let all =
            [self.habilidades, self.objetivos, self.objetivos_ei, self.habilidades_ef, self.habilidades_em];
        let in_force = all.into_iter().flatten().filter(|skill| skill.vigencia.status == IN_FORCE);
        let skills: Vec<_> = in_force.map(|skill| skill.named(&names)).collect::<Option<_>>()?;
        (!skills.is_empty()).then_some(skills)
    }
}

impl Skill {
    fn named(self, names: &HashMap<String, String>) -> Option<BnccSkill> {
        let name = |id: &String| names.get(id).cloned();
        let named = |ids: &[String]| ids.iter().map(name).collect::<Option<Vec<_>>>();
        let fields = named(&self.organizacao.campos_atuacao)?;
        let social = named(&self.campos_atuacao_social.unwrap_or_default())?;
        let code = self.codigo.parse::<BnccCode>().ok()?;
        let unit = match (&self.organizacao.unidade_tematica, field_of_experience(&code)) {
            (Some(id), _) => name(id)?,
            // The document names them elsewhere; there are five.
            (None, Some(field)) => field.to_owned(),
            (None, None) => [fields, social].concat().join("; "),
        };
        let practice = self.organizacao.pratica_linguagem.or(self.organizacao.eixo).or(self.eixo);
        let skill = BnccSkill {
            code,
            text: one_line(&self.texto),
            unit,
            practice: practice.map_or(Some(String::new()), |id| name(&id))?,
            objects: named(&self.objetos_conhecimento)?,
        };
        fits(&skill).then_some(skill)
    }
}

fn fits(skill: &BnccSkill) -> bool {
    let is_plain = |text: &String| !text.chars().any(char::is_control);
    let mut names = skill.objects.iter().chain([&skill.unit, &skill.practice]);
    is_plain(&skill.text)
        && (1..=LONGEST_TEXT).contains(&skill.text.chars().count())
        && names.all(|name| is_plain(name) && name.chars().count() <= LONGEST_NAME)
        && skill.objects.len() <= MOST_OBJECTS
}
