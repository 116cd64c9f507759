//! `ideb demo`: a school to look around in, with invented data that obeys the formula.

mod actions;
mod class_simulations;
mod classes;
mod figures;
mod learning;
mod lesson_plans;
mod pupils;
mod questions;
mod quizzes;
mod simulations;

use application::gate::keys::SessionKey;
use application::gate::model::Entrant;
use application::gate::session::{self, LiveSession};
use application::tx::database::{Database, in_school, through_gate};
use application::tx::views::Views;
use kernel::{StoreError, Uf};
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::password::{HashedPassword, NewPassword, Rules};
use school_management::people::registration::{NewStaffMember, Registration};
use school_management::people::school::NewSchool;
use school_management::people::staff::StaffRole;

use crate::clock::{now, random};
use crate::config::Config;
use crate::database::Opened;
use crate::failure::Failure;
use crate::output::say;
use crate::{database, passwords};

const STAFF: [(&str, &str, &str, StaffRole); 3] = [
    ("marina.souza", "Marina", "Souza", StaffRole::Gestor),
    ("carlos.lima", "Carlos", "Lima", StaffRole::Coordenador),
    ("ana.prado", "Ana", "Prado", StaffRole::Professor),
];

/// `ideb demo`
pub fn run(config: &Config, force: bool) -> Result<(), Failure> {
    let opened = database::open_or_make(config)?;
    if is_loaded(config, &opened)? {
        say!("A escola de demonstração já está carregada.");
        return opened.close();
    }
    if !force && opened.operator()?.holds_real_schools()? {
        return Err(
            "o banco tem escolas de verdade. A demonstração não toca nos dados delas, mas, enquanto estiver \
             carregada, a página de entrada mostra as suas senhas; para carregá-la, use --force"
                .into(),
        );
    }
    load(config, &opened)?;
    say!("Escola de demonstração carregada.");
    opened.close()
}

/// `ideb demo --remove`
pub fn remove(config: &Config) -> Result<(), Failure> {
    let opened = database::open(config)?;
    let removed = opened.operator()?.remove_demonstration()?;
    say!(
        "{}",
        if removed {
            "Escola de demonstração removida, com todos os seus dados."
        } else {
            "A escola de demonstração não está carregada."
        }
    );
    opened.close()
}

/// For `ideb serve --demo-if-empty`: only where no school has registered.
pub fn load_if_empty(config: &Config, opened: &Opened) -> Result<(), Failure> {
    if is_loaded(config, opened)? || opened.operator()?.holds_real_schools()? {
        return Ok(());
    }
    load(config, opened)
}

/// Usernames and roles, while the demonstration is loaded.
pub fn accounts(views: &dyn Views) -> Result<Vec<(String, &'static str)>, Failure> {
    let staff = views.view_public()?.demonstration().demo_staff()?;
    Ok(staff.iter().map(|member| (member.username.to_string(), member.role.slug())).collect())
}

fn is_loaded(config: &Config, opened: &Opened) -> Result<bool, Failure> {
    Ok(!accounts(opened.postgres(config)?.as_ref())?.is_empty())
}

/// Reference values first, then the school, its staff, and what they did over the last months.
fn load(config: &Config, opened: &Opened) -> Result<(), Failure> {
    let mut operator = opened.operator()?;
    let lines = figures::lines()?;
    operator.load_demonstration::<_, StoreError>(|loader| {
        loader.load_schools(&lines)?;
        loader.load_area_results(&figures::area_results()?)?;
        let results = lines.iter().flat_map(|(_, results)| results);
        let editions: std::collections::BTreeSet<_> = results.map(|it| (it.stage, it.edition)).collect();
        loader.rank(&editions.into_iter().collect::<Vec<_>>())?;
        loader.note_file("demonstração", "", now())
    })?;
    operator.tell_descriptors(&questions::descriptors()?)?;
    let postgres = opened.postgres(config)?;
    let database: &dyn Database = postgres.as_ref();
    let hash = passwords::hash(config, http_api::DEMO_PASSWORD)?;
    let manager = register(database, &hash)?;
    let (pupils, played) = in_school::<_, Failure>(database, manager.scope(), |tx| {
        let mut staff = vec![manager.actor().id()];
        for (username, first_name, last_name, role) in &STAFF[1..] {
            let new = member(username, first_name, last_name, *role)?;
            staff.push(tx.school().add_member(&new, &hash)?.id);
        }
        let classes = classes::save(tx, manager.actor(), &staff, now())?;
        let pupils = pupils::save(tx, manager.actor().id(), &classes, &hash, now())?;
        questions::save(tx, &staff, now())?;
        class_simulations::save(tx, manager.actor(), &classes, now())?;
        simulations::save(tx, &staff, now())?;
        actions::save(tx, manager.actor(), &staff, now())?;
        lesson_plans::save(tx, &staff, now())?;
        tx.sessions().close(manager.actor().id(), None)?;
        let played = quizzes::play(tx, &pupils, now())?;
        Ok((pupils, played))
    })?;
    let loaded = operator.load_quizzes(manager.scope().school(), &played).map_err(Failure::from);
    let studied = loaded.and_then(|()| {
        operator.tell_planner()?;
        let quizzes = learning::quizzes(postgres.as_ref(), &manager, &pupils)?;
        in_school(database, manager.scope(), |tx| learning::save(tx, manager.actor(), &quizzes, now()))
    });
    studied.or_else(|error| {
        // All of it, or nothing.
        operator.remove_demonstration()?;
        Err(error)
    })
}

fn member(
    username: &str,
    first_name: &str,
    last_name: &str,
    role: StaffRole,
) -> Result<NewStaffMember, Failure> {
    Ok(NewStaffMember {
        username: username.parse()?,
        first_name: first_name.to_owned(),
        last_name: last_name.to_owned(),
        email: None,
        role,
    })
}

/// Registers the school as anyone would, and signs its manager in for the rest of the loading.
fn register(database: &dyn Database, hash: &HashedPassword) -> Result<LiveSession, Failure> {
    let (username, first_name, last_name, role) = STAFF[0];
    let registration = Registration {
        school: NewSchool {
            name: figures::SCHOOL_NAME.to_owned(),
            municipality: figures::MUNICIPALITY.to_owned(),
            state: Uf::SP,
            inep_code: Some(figures::SCHOOL_CODE.parse()?),
            demo: true,
        },
        manager: member(username, first_name, last_name, role)?,
        password: NewPassword::new(http_api::DEMO_PASSWORD, Rules { shortest: 6, names: &[] })?,
    };
    let key = SessionKey(random()?);
    // The school has been there for half a year.
    let since = now() - chrono::TimeDelta::days(180);
    through_gate::<_, Failure>(database, |tx| {
        let registered = tx.gate().register(&registration, hash, since)?;
        let activity = NewActivity::new(ActivityKind::Registration, "registrou a escola");
        tx.gate().record(registered.school, Some(registered.manager), &activity, since)?;
        let credential = tx
            .gate()
            .credential(&registration.manager.username)?
            .ok_or("a conta de demonstração não foi criada")?;
        Ok(session::open(tx.gate(), Entrant::new(credential.actor, credential.world), key, now())?)
    })
}
