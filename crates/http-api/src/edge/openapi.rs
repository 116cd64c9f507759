//! The OpenAPI document, made of the endpoint table.

use std::collections::BTreeMap;

use actix_web::http::Method;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::path::{
    HttpMethod, OperationBuilder, Parameter, ParameterBuilder, ParameterIn, PathItemBuilder,
};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder, PathsBuilder, Ref, RefOr, Required,
};
use utoipa::{IntoParams, PartialSchema, ToSchema};

use crate::edge::problem::ProblemJson;
use crate::endpoints::{Access, ENDPOINTS, Endpoint};

/// What an endpoint takes and gives, under construction.
#[must_use]
pub struct Description {
    operation: OperationBuilder,
    schemas: Vec<(String, RefOr<Schema>)>,
}

impl std::fmt::Debug for Description {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Description").finish_non_exhaustive()
    }
}

impl Description {
    /// A JSON body.
    pub fn takes<T: ToSchema>(mut self) -> Self {
        let content = ContentBuilder::new().schema(Some(self.reference::<T>())).build();
        let body =
            RequestBodyBuilder::new().content("application/json", content).required(Some(Required::True));
        self.operation = self.operation.request_body(Some(body.build()));
        self.fails(&[413, 415])
    }

    /// A file in the field `file` of a multipart body.
    pub fn takes_file(mut self) -> Self {
        let file = ObjectBuilder::new()
            .schema_type(Type::String)
            .format(Some(SchemaFormat::Custom("binary".into())));
        let form = ObjectBuilder::new().property("file", file).required("file");
        let content = ContentBuilder::new().schema(Some(RefOr::T(Schema::Object(form.build())))).build();
        let body =
            RequestBodyBuilder::new().content("multipart/form-data", content).required(Some(Required::True));
        self.operation = self.operation.request_body(Some(body.build()));
        self
    }

    /// Parameters of the query.
    pub fn asks<T: IntoParams>(mut self) -> Self {
        for parameter in T::into_params(|| Some(ParameterIn::Query)) {
            self.operation = self.operation.parameter(parameter);
        }
        self
    }

    /// The request may carry an `Idempotency-Key`.
    pub fn once(mut self) -> Self {
        let key =
            ObjectBuilder::new().schema_type(Type::String).min_length(Some(8)).max_length(Some(64)).build();
        let header = ParameterBuilder::new()
            .name("Idempotency-Key")
            .parameter_in(ParameterIn::Header)
            .description(Some("Repetido, o pedido age uma só vez."))
            .schema(Some(RefOr::T(Schema::Object(key))));
        self.operation = self.operation.parameter(header);
        self.fails(&[409])
    }

    /// A JSON answer.
    pub fn gives<T: ToSchema>(mut self, status: u16) -> Self {
        let content = ContentBuilder::new().schema(Some(self.reference::<T>())).build();
        let response =
            ResponseBuilder::new().description("Feito").content("application/json", content).build();
        self.operation = self.operation.response(status.to_string(), response);
        self
    }

    /// A text file of this kind.
    pub fn gives_file(mut self, kind: &str) -> Self {
        let text = RefOr::T(Schema::Object(ObjectBuilder::new().schema_type(Type::String).build()));
        let content = ContentBuilder::new().schema(Some(text)).build();
        let response = ResponseBuilder::new().description("Feito").content(kind, content).build();
        self.operation = self.operation.response("200", response);
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
        let schema = T::schema();
        T::schemas(&mut self.schemas);
        if let RefOr::T(Schema::Array(_)) = schema {
            return schema;
        }
        self.schemas.push((T::name().into_owned(), schema));
        RefOr::Ref(Ref::from_schema_name(T::name()))
    }
}

fn problem() -> utoipa::openapi::Response {
    let schema = RefOr::Ref(Ref::from_schema_name(ProblemJson::name()));
    let content = ContentBuilder::new().schema(Some(schema)).build();
    ResponseBuilder::new().description("Problema").content("application/problem+json", content).build()
}

/// The document of all rows of the table.
pub fn document() -> OpenApi {
    let mut paths = PathsBuilder::new();
    let mut schemas = BTreeMap::from([(ProblemJson::name().into_owned(), ProblemJson::schema())]);
    for endpoint in ENDPOINTS {
        let description = describe(endpoint);
        schemas.extend(description.schemas);
        let item =
            PathItemBuilder::new().operation(http_method(&endpoint.method), description.operation.build());
        paths = paths.path(endpoint.path, item.build());
    }
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("sid")));
    let components =
        ComponentsBuilder::new().schemas_from_iter(schemas).security_scheme("session", cookie).build();
    let info = InfoBuilder::new().title("Sistema IDEB").version(env!("CARGO_PKG_VERSION")).build();
    OpenApiBuilder::new().info(info).paths(paths.build()).components(Some(components)).build()
}

fn describe(endpoint: &Endpoint) -> Description {
    let operation =
        OperationBuilder::new().summary(Some(endpoint.summary)).operation_id(Some(operation_id(endpoint)));
    let mut description =
        (endpoint.describe)(Description { operation, schemas: Vec::new() }).fails(&[400, 500, 503]);
    let names = endpoint.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    for name in names {
        description.operation = description.operation.parameter(path_parameter(name));
        description = description.fails(&[404]);
    }
    if !endpoint.method.is_safe() {
        description.operation = description.operation.parameter(own_header());
        description = description.fails(&[403, 408]);
    }
    if matches!(endpoint.access, Access::Roles(_)) {
        description.operation = description.operation.security(SecurityRequirement::new("session", [""; 0]));
        description = description.fails(&[401, 403]);
    }
    description
}

/// "get_school_school_ideb": unique, and stable as long as the path is.
fn operation_id(endpoint: &Endpoint) -> String {
    let words = endpoint.path.trim_start_matches("/api/").split(['/', '-']);
    let words = words.map(|word| word.trim_matches(['{', '}']));
    std::iter::once(endpoint.method.as_str().to_lowercase())
        .chain(words.map(str::to_owned))
        .collect::<Vec<_>>()
        .join("_")
}

fn path_parameter(name: &str) -> Parameter {
    let number = matches!(name, "school" | "id" | "year");
    let kind = if number { Type::Integer } else { Type::String };
    let schema = ObjectBuilder::new().schema_type(kind).build();
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .schema(Some(RefOr::T(Schema::Object(schema))))
        .build()
}

/// What the guard asks of every unsafe method.
fn own_header() -> Parameter {
    let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["ideb"])).build();
    ParameterBuilder::new()
        .name("X-Requested-With")
        .parameter_in(ParameterIn::Header)
        .required(Required::True)
        .schema(Some(RefOr::T(Schema::Object(schema))))
        .build()
}

fn http_method(method: &Method) -> HttpMethod {
    match method.as_str() {
        "GET" => HttpMethod::Get,
        "POST" => HttpMethod::Post,
        "PUT" => HttpMethod::Put,
        "PATCH" => HttpMethod::Patch,
        _ => HttpMethod::Delete,
    }
}
