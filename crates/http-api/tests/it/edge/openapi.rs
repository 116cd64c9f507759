//! The OpenAPI document says what the server does.

use std::collections::BTreeSet;

use http_api::endpoints::{self, Access, Endpoint, TABLE};
use serde_json::Value;

use crate::client::Answer;
use crate::harness::World;

/// The document as clients get it.
pub struct Document(Value);

impl Document {
    pub fn new() -> Self {
        Self(serde_json::to_value(endpoints::document()).unwrap())
    }

    fn operations(&self) -> Vec<(String, String, &Value)> {
        let mut operations = Vec::new();
        for (path, item) in self.0["paths"].as_object().unwrap() {
            for (method, operation) in item.as_object().unwrap() {
                operations.push((method.to_uppercase(), path.clone(), operation));
            }
        }
        operations
    }

    fn operation(&self, method: &str, path: &str) -> &Value {
        &self.0["paths"][path][method.to_lowercase()]
    }

    /// Fails unless the document foresees this answer: its status, its kind, and the shape of its body.
    #[track_caller]
    pub fn foresees(&self, row: &Endpoint, answer: &Answer) {
        let place = format!("{} {}", row.id, answer.status);
        let operation = self.operation(row.method.as_str(), row.path);
        let response = &operation["responses"][answer.status.to_string()];
        assert!(response.is_object(), "{place} is not documented");
        let Some(content) = response["content"].as_object() else {
            assert!(answer.body.is_empty(), "{place} says nothing: {}", answer.body);
            return;
        };
        let (kind, content) = content.iter().next().unwrap();
        assert_eq!(answer.header("content-type"), Some(kind.as_str()), "{place}");
        let value = if kind.contains("json") { answer.json() } else { answer.body.as_str().into() };
        self.fits(&content["schema"], &value, &place);
    }

    /// The part of JSON Schema that the document uses.
    #[track_caller]
    fn fits(&self, schema: &Value, value: &Value, place: &str) {
        if let Some(reference) = schema["$ref"].as_str() {
            return self.fits(self.resolve(reference), value, place);
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            let null = |choice: &&Value| choice["type"] == "null";
            let choice = choices.iter().find(|choice| null(choice) == value.is_null());
            return self.fits(choice.unwrap_or_else(|| panic!("{place}: {value}")), value, place);
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            kind => vec![kind.clone()],
        };
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        assert!(kinds.iter().any(|it| it == kind), "{place}: {value} is not {kinds:?}");
        match value {
            Value::Array(items) => {
                for item in items {
                    self.fits(&schema["items"], item, place);
                }
            }
            Value::Object(fields) => self.object_fits(schema, fields, place),
            _ => {}
        }
    }

    #[track_caller]
    fn object_fits(&self, schema: &Value, fields: &serde_json::Map<String, Value>, place: &str) {
        for name in schema["required"].as_array().into_iter().flatten() {
            assert!(fields.contains_key(name.as_str().unwrap()), "{place}: {name} is missing");
        }
        for (name, field) in fields {
            let known = schema["properties"].get(name).or_else(|| schema.get("additionalProperties"));
            let known = known.unwrap_or_else(|| panic!("{place}: {name} is not documented"));
            self.fits(known, field, &format!("{place} {name}"));
        }
    }

    #[track_caller]
    fn resolve(&self, reference: &str) -> &Value {
        let pointer = reference.strip_prefix('#').unwrap();
        self.0.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere"))
    }
}

fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                found.push(reference);
            }
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[test]
fn the_document_lists_exactly_the_rows() {
    let document = Document::new();
    let listed: BTreeSet<_> =
        document.operations().into_iter().map(|(method, path, _)| (method, path)).collect();
    let rows: BTreeSet<_> = TABLE.rows().map(|row| (row.method.to_string(), row.path.to_owned())).collect();
    assert_eq!(rows.len(), TABLE.rows().count(), "a row stands twice");
    assert_eq!(listed, rows);
}

#[test]
fn every_reference_resolves_and_every_operation_has_its_own_name() {
    let document = Document::new();
    let mut found = Vec::new();
    references(&document.0, &mut found);
    assert!(found.len() > TABLE.rows().count());
    for reference in found {
        document.resolve(reference);
    }
    let operations = document.operations();
    let names: BTreeSet<_> =
        operations.iter().map(|(_, _, it)| it["operationId"].as_str().unwrap()).collect();
    assert_eq!(names, TABLE.rows().map(|row| row.id).collect());
    assert_eq!(names.len(), operations.len());
}

#[test]
fn every_operation_says_what_it_needs() {
    let document = Document::new();
    for row in TABLE.rows() {
        let operation = document.operation(row.method.as_str(), row.path);
        let has = |place: &str, name: &str| {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            parameters.into_iter().any(|it| it["in"] == place && it["name"] == name && it["required"] == true)
        };
        for part in row.path.split('/').filter(|part| part.starts_with('{')) {
            assert!(has("path", part.trim_matches(['{', '}'])), "{row:?} {part}");
        }
        assert_eq!(has("header", "X-Requested-With"), !row.method.is_safe(), "{row:?}");
        let key = operation["parameters"].as_array().into_iter().flatten();
        assert_eq!(key.into_iter().any(|it| it["name"] == "Idempotency-Key"), row.once, "{row:?}");
        assert_eq!(operation["security"].is_array(), row.access != Access::Public, "{row:?}");
        assert!(!operation["summary"].as_str().unwrap().is_empty(), "{row:?}");
    }
}

#[test]
fn the_server_gives_the_document_to_anyone() {
    let world = World::new();
    let answer = world.anonymous().get("/api/openapi.json").expect(200);
    assert_eq!(answer.json(), Document::new().0);
    assert!(answer.json()["openapi"].as_str().unwrap().starts_with("3.1"));
}
