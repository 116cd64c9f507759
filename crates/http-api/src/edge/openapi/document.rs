//! The OpenAPI document, made of the endpoint table.

use std::collections::BTreeMap;

use actix_web::http::Method;
use utoipa::openapi::path::{
    HttpMethod, OperationBuilder, Parameter, ParameterBuilder, ParameterIn, PathItemBuilder,
};
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder, PathsBuilder, RefOr, Required,
};
use utoipa::{PartialSchema, ToSchema};

use crate::edge::endpoint::{Access, Endpoint, Table};
use crate::edge::openapi::description::Description;
use crate::edge::openapi::schema::{InepCodeText, StageText};
use crate::edge::problem::ProblemJson;

/// The document of all rows of the table.
pub fn document(table: Table) -> OpenApi {
    let mut paths = PathsBuilder::new();
    let mut problem = vec![(ProblemJson::name().into_owned(), ProblemJson::schema())];
    ProblemJson::schemas(&mut problem);
    let mut schemas: BTreeMap<_, _> = problem.into_iter().collect();
    for endpoint in table.rows() {
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
    let operation = OperationBuilder::new().summary(Some(endpoint.summary)).operation_id(Some(endpoint.id));
    let mut description = (endpoint.describe)(Description::of(operation)).fails(&[400, 431, 500, 503]);
    let names = endpoint.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    for name in names {
        description = description.parameter(path_parameter(name)).fails(&[404]);
    }
    if !endpoint.method.is_safe() {
        description = description.parameter(own_header()).fails(&[403, 408]);
    }
    if endpoint.once {
        description = description.parameter(repetition_key()).fails(&[409]);
    }
    if matches!(endpoint.access, Access::Roles(_)) {
        description.operation = description.operation.security(SecurityRequirement::new("session", [""; 0]));
        description = description.fails(&[401, 403, 429]);
    }
    description
}

fn path_parameter(name: &str) -> Parameter {
    let whole = |least: i64| {
        RefOr::T(Schema::Object(ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(least)).build()))
    };
    let schema = match name {
        "year" => whole(0),
        "stage" => StageText::schema(),
        "inepCode" => InepCodeText::schema(),
        // Everything else is named by its number.
        _ => whole(1),
    };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .schema(Some(schema))
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

/// Sent again with the same key, the request acts once.
fn repetition_key() -> Parameter {
    let key = ObjectBuilder::new().schema_type(Type::String).min_length(Some(8)).max_length(Some(64)).build();
    ParameterBuilder::new()
        .name("Idempotency-Key")
        .parameter_in(ParameterIn::Header)
        .description(Some("Repetido, o pedido age uma só vez."))
        .schema(Some(RefOr::T(Schema::Object(key))))
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
