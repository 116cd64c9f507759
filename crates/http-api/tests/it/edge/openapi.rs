//! The OpenAPI document says what the server does.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

use chrono::DateTime;
use http_api::endpoints::{self, Access, Endpoint, TABLE};
use regex::Regex;
use serde_json::{Value, json};

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
        let kind = answer.header("content-type").unwrap();
        let content = content.get(kind).unwrap_or_else(|| panic!("{place}: {kind} is not documented"));
        let value = if kind.contains("json") { answer.json() } else { answer.body.as_str().into() };
        self.fits(&content["schema"], &value, &place);
    }

    /// Fails unless the document foresees the body of this request.
    #[track_caller]
    pub fn takes(&self, row: &Endpoint, body: &Value) {
        let operation = self.operation(row.method.as_str(), row.path);
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{} documents no body", row.id);
        self.fits(schema, body, row.id);
    }

    /// The part of JSON Schema that the document uses; a keyword that is not checked here fails.
    #[track_caller]
    fn fits(&self, schema: &Value, value: &Value, place: &str) {
        let schema = schema.as_object().unwrap_or_else(|| panic!("{place}: {schema} is no schema"));
        for (keyword, rule) in schema {
            let fits = match keyword.as_str() {
                "description" => true,
                "$ref" => {
                    self.fits(self.resolve(rule.as_str().unwrap()), value, place);
                    true
                }
                "oneOf" => {
                    // Something or null.
                    let choices = rule.as_array().unwrap();
                    let choice = choices.iter().find(|choice| (choice["type"] == "null") == value.is_null());
                    self.fits(choice.unwrap_or_else(|| panic!("{place}: {value}")), value, place);
                    true
                }
                "anyOf" => {
                    rule.as_array().unwrap().iter().any(|choice| {
                        catch_unwind(AssertUnwindSafe(|| self.fits(choice, value, place))).is_ok()
                    })
                }
                "type" => {
                    let kinds =
                        if let Value::Array(kinds) = rule { kinds } else { std::slice::from_ref(rule) };
                    kinds.iter().any(|kind| kind == kind_of(value))
                }
                "enum" => rule.as_array().unwrap().contains(value) || value.is_null(),
                "pattern" => value.as_str().is_none_or(|text| is_like(rule.as_str().unwrap(), text)),
                "format" => has_format(rule.as_str().unwrap(), value),
                "minimum" => value.as_i64().is_none_or(|number| number >= rule.as_i64().unwrap()),
                "maximum" => value.as_i64().is_none_or(|number| number <= rule.as_i64().unwrap()),
                "minItems" => {
                    value.as_array().is_none_or(|items| items.len() as u64 >= rule.as_u64().unwrap())
                }
                "maxItems" => {
                    value.as_array().is_none_or(|items| items.len() as u64 <= rule.as_u64().unwrap())
                }
                "items" => {
                    value.as_array().into_iter().flatten().for_each(|item| self.fits(rule, item, place));
                    true
                }
                // Parts of one object.
                "allOf" => {
                    let whole = self.whole(rule.as_array().unwrap());
                    self.fits(&whole, value, place);
                    true
                }
                // Checked together.
                "properties" | "required" | "additionalProperties" | "propertyNames" => {
                    value.as_object().into_iter().for_each(|fields| self.object_fits(schema, fields, place));
                    true
                }
                _ => panic!("{place}: nobody checks {keyword}"),
            };
            assert!(fits, "{place}: {value} is not {keyword} {rule}");
        }
    }

    #[track_caller]
    fn object_fits(&self, schema: &Fields, fields: &Fields, place: &str) {
        for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            assert!(fields.contains_key(name.as_str().unwrap()), "{place}: {name} is missing");
        }
        for (name, field) in fields {
            let known = schema.get("properties").and_then(|properties| properties.get(name));
            let known = known.or_else(|| schema.get("additionalProperties"));
            let known = known.unwrap_or_else(|| panic!("{place}: {name} is not documented"));
            if let Some(rule) = schema.get("propertyNames") {
                self.fits(rule, &name.as_str().into(), place);
            }
            self.fits(known, field, &format!("{place} {name}"));
        }
    }

    /// One schema of several, each of an object.
    fn whole(&self, parts: &[Value]) -> Value {
        let (mut properties, mut required) = (Fields::new(), Vec::new());
        for part in parts {
            let part = part["$ref"].as_str().map_or(part, |reference| self.resolve(reference));
            properties.extend(part["properties"].as_object().cloned().unwrap_or_default());
            required.extend(part["required"].as_array().cloned().unwrap_or_default());
        }
        serde_json::json!({ "type": "object", "properties": properties, "required": required })
    }

    #[track_caller]
    fn resolve(&self, reference: &str) -> &Value {
        let pointer = reference.strip_prefix('#').unwrap();
        self.0.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere"))
    }
}

type Fields = serde_json::Map<String, Value>;

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

fn is_like(pattern: &str, text: &str) -> bool {
    // Made once each: making one takes longer than the request.
    static MADE: Mutex<BTreeMap<String, Regex>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock().unwrap();
    made.entry(pattern.to_owned()).or_insert_with(|| Regex::new(pattern).unwrap()).is_match(text)
}

fn has_format(format: &str, value: &Value) -> bool {
    match format {
        "int32" => value.as_i64().is_none_or(|number| i32::try_from(number).is_ok()),
        "int64" => !value.is_number() || value.as_i64().is_some(),
        "date-time" => value.as_str().is_none_or(|text| DateTime::parse_from_rfc3339(text).is_ok()),
        _ => panic!("nobody checks the format {format}"),
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
        // A person has a share, whatever they ask for.
        assert!(row.access == Access::Public || operation["responses"]["429"].is_object(), "{row:?}");
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

#[test]
fn what_the_document_does_not_say_does_not_fit() {
    let document = Document::new();
    let fits = |schema: Value, value: Value| catch_unwind(|| document.fits(&schema, &value, "here")).is_ok();
    let object = json!({ "properties": { "a": { "type": "string" } }, "required": ["a"] });
    for (schema, good, bad) in [
        (json!({ "type": ["string", "null"] }), Value::Null, json!(1)),
        (json!({ "enum": ["a", "b"] }), json!("b"), json!("c")),
        (json!({ "pattern": "^[0-9]$" }), json!("1"), json!("12")),
        (json!({ "format": "int32" }), json!(1), json!(3_000_000_000_i64)),
        (json!({ "format": "date-time" }), json!("2026-07-19T12:00:00Z"), json!("hoje")),
        (json!({ "minimum": 1 }), json!(1), json!(0)),
        (json!({ "maximum": 1 }), json!(1), json!(2)),
        (json!({ "items": { "type": "string" } }), json!(["a"]), json!([1])),
        (json!({ "oneOf": [{ "type": "null" }, { "type": "string" }] }), Value::Null, json!(1)),
        (json!({ "anyOf": [{ "minimum": 1 }, { "maximum": -1 }] }), json!(2), json!(0)),
        (json!({ "$ref": "#/components/schemas/Stage" }), json!("anos_finais"), json!("creche")),
        (object.clone(), json!({ "a": "" }), json!({ "a": "", "b": "" })),
        (object, json!({ "a": "" }), json!({})),
    ] {
        assert!(fits(schema.clone(), good.clone()), "{schema} {good}");
        assert!(!fits(schema.clone(), bad.clone()), "{schema} {bad}");
    }
    assert!(!fits(json!({ "multipleOf": 2 }), json!(2)), "a keyword that nobody checks");
}

#[test]
fn texts_of_a_list_and_decimals_are_told_from_other_texts() {
    let document = Document::new();
    let field =
        |schema: &str, name: &str| document.0["components"]["schemas"][schema]["properties"][name].clone();
    for (schema, name, expected) in [
        ("CurrentUser", "role", "Role"),
        ("IdebRecord", "stage", "Stage"),
        ("IdebRecord", "idebScore", "Decimal1"),
        ("ImportedRecord", "verdict", "ImportVerdict"),
        ("Activity", "kind", "ActivityKind"),
        ("Calculate", "proficiencyLp", "TypedDecimal"),
    ] {
        assert!(
            field(schema, name).to_string().contains(&format!("schemas/{expected}\"")),
            "{schema} {name}"
        );
    }
    // Always there, and null where there is none.
    let record = &document.0["components"]["schemas"]["IdebRecord"];
    assert!(record["required"].as_array().unwrap().contains(&"idebScore".into()));
    let choices = record["properties"]["idebScore"]["oneOf"].as_array().unwrap();
    assert!(choices.contains(&json!({ "type": "null" })), "{choices:?}");
}
