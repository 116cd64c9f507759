//! The shape of an answer as JSON Schema, by what all services know of it. The order of fields is kept: a model writes
//! in this order, and it must know a question before it says which answer is right.

use lesson_planning::draft::MOST_CODES;
use lesson_planning::draft::{FEWEST_QUESTIONS, MOST_QUESTIONS, OPTIONS, Section};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::fields;

#[derive(Debug)]
pub enum Schema {
    /// With what is to stand in it.
    Text(&'static str),
    /// This word alone.
    Word(&'static str),
    /// A place among the options of a question.
    Place,
    List {
        of: Box<Schema>,
        fewest: usize,
        most: usize,
    },
    Either(Vec<Schema>),
    Object(Vec<(&'static str, Schema)>),
}

/// A plan.
pub fn plan() -> Schema {
    let codes = Schema::List {
        of: Box::new(Schema::Text("Um código da BNCC dos que o pedido traz.")),
        fewest: 0,
        most: MOST_CODES,
    };
    let mut parts = vec![(fields::TITLE, Schema::Text("O título da aula, com no máximo 100 caracteres."))];
    parts.extend(Section::ALL.map(|section| (fields::of(section), part(section))));
    parts.push((fields::CODES, codes));
    Schema::Object(parts)
}

/// One part of a plan alone.
pub fn only(section: Section) -> Schema {
    Schema::Object(vec![(fields::of(section), part(section))])
}

fn part(section: Section) -> Schema {
    match section {
        Section::Objectives => Schema::Text("Os objetivos de aprendizagem, um por linha."),
        Section::Content => Schema::Text("O que se ensina, com as explicações e os exemplos da aula."),
        Section::Methodology => {
            Schema::Text("Uma linha por passo, “10 min, Nome do passo: texto”, e depois as observações.")
        }
        Section::Resources => Schema::Text("Os recursos didáticos, um por linha."),
        Section::Evaluation => Schema::Text("Como se vê o que a turma aprendeu."),
        Section::Quiz => Schema::List {
            of: Box::new(Schema::Either(vec![choice(), open()])),
            fewest: FEWEST_QUESTIONS,
            most: MOST_QUESTIONS,
        },
    }
}

fn choice() -> Schema {
    let option = Box::new(Schema::Text("Uma alternativa, sem letra no começo."));
    Schema::Object(vec![
        ("kind", Schema::Word("choice")),
        ("statement", Schema::Text("O enunciado.")),
        ("options", Schema::List { of: option, fewest: OPTIONS, most: OPTIONS }),
        ("correct", Schema::Place),
        ("explanation", Schema::Text("Por que a alternativa está certa.")),
    ])
}

fn open() -> Schema {
    Schema::Object(vec![
        ("kind", Schema::Word("open")),
        ("statement", Schema::Text("O enunciado.")),
        ("answerShows", Schema::Text("O que uma resposta certa mostra.")),
    ])
}

/// Fields in their order.
struct Fields<'a>(&'a [(&'static str, Schema)]);

impl Serialize for Fields<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, schema)| (name, schema)))
    }
}

impl Serialize for Schema {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        match self {
            Self::Text(about) => {
                map.serialize_entry("type", "string")?;
                map.serialize_entry("description", about)?;
            }
            Self::Word(word) => {
                map.serialize_entry("type", "string")?;
                map.serialize_entry("enum", &[word])?;
            }
            Self::Place => {
                map.serialize_entry("type", "integer")?;
                map.serialize_entry("enum", &(0..OPTIONS).collect::<Vec<_>>())?;
            }
            Self::List { of, fewest, most } => {
                map.serialize_entry("type", "array")?;
                map.serialize_entry("items", of)?;
                map.serialize_entry("minItems", fewest)?;
                map.serialize_entry("maxItems", most)?;
            }
            Self::Either(schemas) => map.serialize_entry("anyOf", schemas)?,
            Self::Object(parts) => {
                let required: Vec<_> = parts.iter().map(|(name, _)| name).collect();
                map.serialize_entry("type", "object")?;
                map.serialize_entry("properties", &Fields(parts))?;
                map.serialize_entry("required", &required)?;
                map.serialize_entry("additionalProperties", &false)?;
            }
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_stand_in_the_order_in_which_they_are_to_be_written() {
        let written = serde_json::to_string(&plan()).unwrap();
        let places: Vec<_> = [
            "\"title\":{",
            "\"objectives\":{",
            "\"content\":{",
            "\"methodology\":{",
            "\"resources\":{",
            "\"evaluation\":{",
            "\"quiz\":{",
            "\"statement\":{",
            "\"options\":{",
            "\"correct\":{",
            "\"explanation\":{",
            "\"bnccCodes\":{",
        ]
        .map(|field| written.find(field).unwrap())
        .into();
        assert!(places.is_sorted(), "{written}");
    }

    #[test]
    fn a_schema_is_strict_throughout() {
        let written = serde_json::to_string(&plan()).unwrap();
        assert_eq!(written.matches("\"type\":\"object\"").count(), 3);
        assert_eq!(written.matches("\"additionalProperties\":false").count(), 3);
        let one = serde_json::to_string(&only(Section::Content)).unwrap();
        assert!(one.contains("\"required\":[\"content\"]"), "{one}");
    }
}
