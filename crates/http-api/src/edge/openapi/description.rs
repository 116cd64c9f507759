//! What an endpoint takes and gives, in the words of OpenAPI.

use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::path::{OperationBuilder, Parameter, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::openapi::{Ref, RefOr, Required};
use utoipa::{IntoParams, ToSchema};

use crate::edge::problem::ProblemJson;

/// What an endpoint takes and gives, under construction.
#[must_use]
pub struct Description {
    pub(super) operation: OperationBuilder,
    pub(super) schemas: Vec<(String, RefOr<Schema>)>,
}

impl std::fmt::Debug for Description {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Description").finish_non_exhaustive()
    }
}

impl Description {
    pub(super) fn of(operation: OperationBuilder) -> Self {
        Self { operation, schemas: Vec::new() }
    }

    pub(super) fn parameter(mut self, parameter: impl Into<Parameter>) -> Self {
        self.operation = self.operation.parameter(parameter);
        self
    }

    /// A JSON body.
    pub fn takes<T: ToSchema>(mut self) -> Self {
        let content = ContentBuilder::new().schema(Some(self.reference::<T>())).build();
        let body =
            RequestBodyBuilder::new().content("application/json", content).required(Some(Required::True));
        self.operation = self.operation.request_body(Some(body.build()));
        self.fails(&[413, 415])
    }

    /// A file in the field `file` of a multipart body.
    pub fn takes_file(self) -> Self {
        self.takes_form(with_file())
    }

    /// The same with JSON in the field `options`.
    pub fn takes_file_with<T: ToSchema>(mut self) -> Self {
        let options = self.reference::<T>();
        self.takes_form(with_file().property("options", options))
    }

    /// The same, and whether it is a rehearsal in the field `dryRun`, as by the query.
    pub fn takes_file_to_try_with<T: ToSchema>(mut self) -> Self {
        let options = self.reference::<T>();
        let dry_run = ObjectBuilder::new().schema_type(Type::Boolean);
        self.takes_form(with_file().property("options", options).property("dryRun", dry_run))
    }

    fn takes_form(mut self, form: ObjectBuilder) -> Self {
        let content = ContentBuilder::new().schema(Some(RefOr::T(Schema::Object(form.build())))).build();
        let body =
            RequestBodyBuilder::new().content("multipart/form-data", content).required(Some(Required::True));
        self.operation = self.operation.request_body(Some(body.build()));
        self.fails(&[413])
    }

    /// Parameters of the query.
    pub fn asks<T: IntoParams>(mut self) -> Self {
        for parameter in T::into_params(|| Some(ParameterIn::Query)) {
            self.operation = self.operation.parameter(parameter);
        }
        self
    }

    /// A JSON answer.
    pub fn gives<T: ToSchema>(mut self, status: u16) -> Self {
        let schema = self.answer::<T>();
        self.gives_json(status, schema)
    }

    /// A JSON array.
    pub fn gives_list<T: ToSchema>(mut self) -> Self {
        let list = ArrayBuilder::new().items(self.answer::<T>()).build();
        self.gives_json(200, RefOr::T(Schema::Array(list)))
    }

    /// No field of an answer is ever left out: what is absent is `null`.
    fn answer<T: ToSchema>(&mut self) -> RefOr<Schema> {
        let taken = self.schemas.len();
        let reference = self.reference::<T>();
        for (_, schema) in &mut self.schemas[taken..] {
            let parts = match schema {
                // A struct with another flattened into it.
                RefOr::T(Schema::AllOf(whole)) => whole.items.as_mut_slice(),
                whole => std::slice::from_mut(whole),
            };
            for part in parts {
                if let RefOr::T(Schema::Object(object)) = part {
                    object.required = object.properties.keys().cloned().collect();
                }
            }
        }
        reference
    }

    fn gives_json(mut self, status: u16, schema: RefOr<Schema>) -> Self {
        let content = ContentBuilder::new().schema(Some(schema)).build();
        let response =
            ResponseBuilder::new().description("Feito").content("application/json", content).build();
        self.operation = self.operation.response(status.to_string(), response);
        self
    }

    /// A file of this kind.
    pub fn gives_file(self, kind: &str) -> Self {
        self.gives_files(&[kind])
    }

    /// A file of one of these kinds.
    pub fn gives_files(mut self, kinds: &[&str]) -> Self {
        let text = RefOr::T(Schema::Object(ObjectBuilder::new().schema_type(Type::String).build()));
        let content = ContentBuilder::new().schema(Some(text)).build();
        let response = ResponseBuilder::new().description("Feito");
        let response = kinds.iter().fold(response, |response, kind| response.content(*kind, content.clone()));
        self.operation = self.operation.response("200", response.build());
        self
    }

    /// 204.
    pub fn gives_nothing(mut self) -> Self {
        self.operation = self.operation.response("204", ResponseBuilder::new().description("Feito").build());
        self
    }

    /// Answers a problem document with these statuses too.
    pub fn fails(mut self, statuses: &[u16]) -> Self {
        for status in statuses {
            self.operation = self.operation.response(status.to_string(), problem());
        }
        self
    }

    fn reference<T: ToSchema>(&mut self) -> RefOr<Schema> {
        T::schemas(&mut self.schemas);
        self.schemas.push((T::name().into_owned(), T::schema()));
        RefOr::Ref(Ref::from_schema_name(T::name()))
    }
}

fn with_file() -> ObjectBuilder {
    let file =
        ObjectBuilder::new().schema_type(Type::String).format(Some(SchemaFormat::Custom("binary".into())));
    ObjectBuilder::new().property("file", file).required("file")
}

fn problem() -> utoipa::openapi::Response {
    let schema = RefOr::Ref(Ref::from_schema_name(ProblemJson::name()));
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description("Problema").content("application/problem+json", content).build()
}
