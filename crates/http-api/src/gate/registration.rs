//! A school registers; before that, it looks itself up in the reference data.

use actix_web::{HttpRequest, HttpResponse, web};
use application::gate::counter::{Counter, Quota};
use application::gate::keys::{Address, Subnet};
use application::gate::registration::{self, LOOK_UPS, LOOK_UPS_PER_NETWORK, RegistrationError};
use ideb_core::reference::{Network, newest_network};
use kernel::{InepCode, StoreError};
use school_management::people::registration::RegistrationForm;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edge::address::address;
use crate::edge::openapi::schema::{InepCodeText, NetworkText, OnePlace, StageText, StateText};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run_gate, view_public};
use crate::state::State;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Register)]
#[serde(rename_all = "camelCase")]
pub struct RegisterBody {
    school_name: String,
    municipality: String,
    /// One of the 27 codes.
    state: String,
    inep_code: Option<String>,
    manager_first_name: String,
    manager_last_name: String,
    manager_email: Option<String>,
    manager_username: String,
    manager_password: String,
    manager_password_confirm: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Registered)]
#[serde(rename_all = "camelCase")]
pub struct RegisteredJson {
    school_id: i64,
    school_name: String,
    username: String,
    /// How many results INEP published for the code.
    editions: usize,
}

/// A school as INEP's files name it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReferenceSchool)]
#[serde(rename_all = "camelCase")]
pub struct ReferenceSchoolJson {
    #[schema(value_type = InepCodeText)]
    inep_code: String,
    name: String,
    municipality: String,
    municipality_code: Option<String>,
    #[schema(value_type = StateText)]
    state: &'static str,
    #[schema(value_type = Option<NetworkText>)]
    network: Option<&'static str>,
    results: Vec<ReferenceResultJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ReferenceResult)]
#[serde(rename_all = "camelCase")]
pub struct ReferenceResultJson {
    #[schema(value_type = StageText)]
    stage: &'static str,
    year: i16,
    #[schema(value_type = Option<OnePlace>)]
    ideb_score: Option<String>,
}

pub async fn reference_school(
    request: HttpRequest,
    state: web::Data<State>,
    code: web::Path<String>,
) -> Result<web::Json<ReferenceSchoolJson>, Problem> {
    count_look_up(&request, &state)?;
    let absent = || {
        Problem::new(
            actix_web::http::StatusCode::NOT_FOUND,
            "Este código INEP não está nos dados de referência deste sistema.",
        )
    };
    let code: InepCode = code.parse().map_err(|_| absent())?;
    let found = view_public(&state, move |view| -> Result<_, StoreError> {
        let Some(school) = view.reference().reference_school(&code)? else { return Ok(None) };
        let results = view.reference().school_results(&code)?;
        Ok(Some((school, results)))
    })
    .await?;
    let (school, results) = found.ok_or_else(absent)?;
    Ok(web::Json(ReferenceSchoolJson {
        inep_code: school.code.to_string(),
        state: school.code.uf().code(),
        name: school.name,
        municipality: school.municipality,
        municipality_code: school.municipality_code.map(|code| code.to_string()),
        network: newest_network(&results).map(Network::slug),
        results: results
            .into_iter()
            .map(|result| ReferenceResultJson {
                stage: result.stage.slug(),
                year: result.edition.year(),
                ideb_score: result.figures.ideb.map(|ideb| ideb.to_string()),
            })
            .collect(),
    }))
}

fn count_look_up(request: &HttpRequest, state: &State) -> Result<(), Problem> {
    let (at, address) = (now(), address(request, &state.settings));
    let take =
        |most: Quota, past: &mut Option<Counter>| most.take(*past, at).map(|taken| *past = Some(taken));
    state
        .code_look_ups
        .with(Address::of(address), at, |past| take(LOOK_UPS, past))
        .and_then(|()| {
            let network = Subnet::of(address);
            state.code_look_ups_of_networks.with(network, at, |past| take(LOOK_UPS_PER_NETWORK, past))
        })
        .map_err(|seconds| Problem::too_many("Muitas consultas seguidas.", seconds))
}

pub async fn register(
    request: HttpRequest,
    state: web::Data<State>,
    body: web::Json<RegisterBody>,
) -> Result<HttpResponse, Problem> {
    let body = body.into_inner();
    let form = RegistrationForm {
        school_name: body.school_name,
        municipality: body.municipality,
        state: body.state,
        inep_code: body.inep_code,
        manager_first_name: body.manager_first_name,
        manager_last_name: body.manager_last_name,
        manager_email: body.manager_email,
        manager_username: body.manager_username,
        manager_password: body.manager_password,
        manager_password_confirm: body.manager_password_confirm,
    };
    let registration = form.parse(state.settings.shortest_password)?;
    let address = address(&request, &state.settings);
    run_gate::<_, RegistrationError>(&state, move |tx| registration::admit(tx.gate(), address, now()))
        .await??;
    let hash = state.passwords.hash(registration.password.expose().to_owned()).await?;
    let registered = run_gate::<_, RegistrationError>(&state, move |tx| {
        let done = registration::register(tx, address, &registration, &hash, now())?;
        let registered = RegisteredJson {
            school_id: done.registered.school.0,
            school_name: registration.school.name,
            username: registration.manager.username.to_string(),
            editions: done.editions,
        };
        Ok((registered, done.day))
    })
    .await?;
    let (registered, day) = registered;
    if day.is_nearly_full() {
        let (today, most) = (day.registered, day.most);
        tracing::warn!(today, most, "many schools register today: see `ideb registrations`");
    }
    Ok(HttpResponse::Created().json(registered))
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv6Addr, SocketAddr};
    use std::sync::Arc;

    use actix_web::test::TestRequest;
    use application::testing::MemoryDatabase;

    use super::*;
    use crate::state::testing::on;

    #[actix_web::test]
    async fn codes_are_looked_up_so_often_by_an_address_and_by_a_network() {
        let state = on(Arc::new(MemoryDatabase::default()));
        let look_up = |network, part| {
            let address = Ipv6Addr::new(0x2001, 0xdb8, network, part, 0, 0, 0, 7);
            let request = TestRequest::default().peer_addr(SocketAddr::from((address, 443)));
            count_look_up(&request.to_http_request(), &state)
        };
        for _ in 0..LOOK_UPS.most {
            assert!(look_up(1, 0).is_ok());
        }
        assert!(look_up(1, 0).is_err());
        for part in 1..=240 - 60 {
            assert!(look_up(1, part).is_ok());
        }
        assert!(look_up(1, 999).is_err());
        assert!(look_up(2, 0).is_ok());
    }
}
