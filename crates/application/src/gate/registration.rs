//! A school registers with its manager.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};
use kernel::StoreError;
use school_management::notices::activity::{ActivityKind, NewActivity};
use school_management::people::password::HashedPassword;
use school_management::people::person::Person;
use school_management::people::registration::Registration;
use thiserror::Error;

use crate::gate::browser::UserAgent;
use crate::gate::counter::{Counter, Quota};
use crate::gate::keys::{Address, CounterKey, DeviceKey, SessionKey, Subnet};
use crate::gate::model::{Actor, Entrant, Registered, World};
use crate::gate::ports::Gate;
use crate::gate::session::{self, LiveSession};
use crate::gate::throttle::in_words;
use crate::gate::trail;
use crate::index::published::editions_of;
use crate::tx::database::GateTx;

/// Schools that one address may register in an hour: a training room full of principals stands behind one.
const PER_ADDRESS: Quota = Quota { most: 30, window: TimeDelta::hours(1) };

/// And one network: who has a whole one has 65,536 addresses of IPv6, and needs four of them to use the day up in an hour.
const PER_NETWORK: Quota = Quota { most: 60, ..PER_ADDRESS };

/// The day of all addresses, which begins with its first registration. How many it may have is the operator's word.
const DAY: TimeDelta = TimeDelta::days(1);

/// Forms that one address may send in an hour. A refused one costs a password's hash and tells that a name is taken.
const FORMS: Quota = Quota { most: 120, window: TimeDelta::hours(1) };

/// And one network.
const FORMS_PER_NETWORK: Quota = Quota { most: 240, ..FORMS };

/// Why a registration is refused.
#[derive(Debug, Error)]
pub enum RegistrationError {
    #[error("Este nome de usuário já está em uso.")]
    UsernameTaken,
    #[error("Muitos cadastros a partir deste endereço. Aguarde {} e tente de novo.", in_words(*.seconds))]
    TooManyHere { seconds: u64 },
    #[error("Muitos cadastros a partir desta rede. Aguarde {} e tente de novo.", in_words(*.seconds))]
    TooManyNearby { seconds: u64 },
    #[error("Muitos cadastros hoje em todo o sistema. Aguarde {} e tente de novo.", in_words(*.seconds))]
    TooManyToday { seconds: u64 },
    #[error(transparent)]
    Store(StoreError),
}

impl From<StoreError> for RegistrationError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Clash(constraint) if constraint == "logins_pkey" => Self::UsernameTaken,
            other => Self::Store(other),
        }
    }
}

/// Counts the form, before its password is hashed. Inside is the refusal where the address, its network or the day has had its
/// share of schools: the form is counted all the same.
pub fn admit(
    gate: &mut dyn Gate,
    from: IpAddr,
    now: DateTime<Utc>,
) -> Result<Result<(), RegistrationError>, RegistrationError> {
    let forms = [
        CounterKey::registration_forms_from(Address::of(from)),
        CounterKey::registration_forms_within(Subnet::of(from)),
    ];
    for (key, counted) in one_more_from(gate, forms, [FORMS, FORMS_PER_NETWORK], now)? {
        gate.put_counter(&key, counted)?;
    }
    match one_more(gate, from, now) {
        Err(RegistrationError::Store(error)) => Err(error.into()),
        admitted => Ok(admitted.map(drop)),
    }
}

/// The counters of registered schools with one more in each, the day's last.
fn one_more(
    gate: &mut dyn Gate,
    from: IpAddr,
    now: DateTime<Utc>,
) -> Result<[(CounterKey, Counter); 3], RegistrationError> {
    let schools = [
        CounterKey::registrations_from(Address::of(from)),
        CounterKey::registrations_within(Subnet::of(from)),
    ];
    let [here, nearby] = one_more_from(gate, schools, [PER_ADDRESS, PER_NETWORK], now)?;
    let everywhere = CounterKey::registrations();
    let in_all = Quota { most: gate.registrations_a_day()?, window: DAY };
    let counted = in_all
        .take(gate.counter(&everywhere)?, now)
        .map_err(|seconds| RegistrationError::TooManyToday { seconds })?;
    Ok([here, nearby, (everywhere, counted)])
}

/// The counters of an address and its network with one more in each.
fn one_more_from(
    gate: &mut dyn Gate,
    [here, nearby]: [CounterKey; 2],
    [of_address, of_network]: [Quota; 2],
    now: DateTime<Utc>,
) -> Result<[(CounterKey, Counter); 2], RegistrationError> {
    let counted_here = of_address
        .take(gate.counter(&here)?, now)
        .map_err(|seconds| RegistrationError::TooManyHere { seconds })?;
    let counted_nearby = of_network
        .take(gate.counter(&nearby)?, now)
        .map_err(|seconds| RegistrationError::TooManyNearby { seconds })?;
    Ok([(here, counted_here), (nearby, counted_nearby)])
}

/// A school registered.
#[derive(Debug, Clone)]
pub struct Done {
    pub registered: Registered,
    /// The manager's, who has just chosen the password.
    pub session: LiveSession,
    /// How many results INEP published for its code.
    pub editions: usize,
    pub day: Day,
}

/// How many schools registered today, and how many may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Day {
    pub registered: i32,
    pub most: i32,
}

impl Day {
    /// What `counted` says of today.
    pub fn of(counted: Option<Counter>, most: i32, now: DateTime<Utc>) -> Self {
        let today = counted.and_then(|counted| counted.within(DAY, now));
        Self { registered: today.map_or(0, |today| today.count), most }
    }

    /// Whether the operator should look: four fifths of the day's registrations are used up.
    pub fn is_nearly_full(self) -> bool {
        i64::from(self.registered) * 5 >= i64::from(self.most) * 4
    }
}

/// The browser that a form came from, and the key of the session that it opens there.
#[derive(Debug, Clone)]
pub struct Origin {
    pub address: IpAddr,
    pub device: DeviceKey,
    pub agent: UserAgent,
    pub key: SessionKey,
}

/// Creates the school and its manager, who is signed in as if they had typed once more what they have just chosen. A refused
/// registration is not counted as one.
pub fn register(
    tx: &mut dyn GateTx,
    from: &Origin,
    registration: &Registration,
    password: &HashedPassword,
    now: DateTime<Utc>,
) -> Result<Done, RegistrationError> {
    let counters = one_more(tx.gate(), from.address, now)?;
    let [.., (_, today)] = &counters;
    let day = Day::of(Some(*today), tx.gate().registrations_a_day()?, now);
    for (key, counted) in counters {
        tx.gate().put_counter(&key, counted)?;
    }
    let registered = tx.gate().register(registration, password, now)?;
    let activity = NewActivity::new(ActivityKind::Registration, "registrou a escola");
    tx.gate().record(registered.school, Some(registered.manager), &activity, now)?;
    let editions = match &registration.school.inep_code {
        Some(code) => editions_of(tx.reference(), code)?,
        None => 0,
    };
    let session = enter(tx.gate(), from, registration, registered, now)?;
    Ok(Done { registered, session, editions, day })
}

/// Opens the manager's session.
fn enter(
    gate: &mut dyn Gate,
    from: &Origin,
    Registration { school, manager, .. }: &Registration,
    Registered { school: id, manager: person }: Registered,
    now: DateTime<Utc>,
) -> Result<LiveSession, StoreError> {
    let actor = Actor { school: id, person: Person::Staff(manager.numbered(person)) };
    let world = if school.demo { World::Demonstration } else { World::Real };
    gate.remember_device(id, person, &from.device, now)?;
    let entrant = Entrant { agent: from.agent, ..Entrant::new(actor, world) };
    let session = session::open(gate, entrant, from.key, now)?;
    trail::record(gate, session.actor(), (ActivityKind::SignIn, "entrou no sistema"), now)?;
    Ok(session)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use ideb_core::measure::{Edition, PublishedIdeb};
    use ideb_core::reference::{Figures, SchoolResult};
    use ideb_core::testing::MemoryStore;
    use kernel::Stage;

    use super::*;
    use crate::testing::{HASH, MemoryDatabase, at, at_gate, key, registration};
    use crate::tx::database::through_gate;

    /// An address of a network of its own.
    fn elsewhere(network: u8) -> IpAddr {
        IpAddr::V4(Ipv4Addr::new(198, 51, network, 7))
    }

    fn register(database: &MemoryDatabase, username: &str) -> Result<Done, RegistrationError> {
        register_from(database, elsewhere(1), username, at(5))
    }

    /// The whole of a registration, as a form sends it.
    fn register_from(
        database: &MemoryDatabase,
        from: IpAddr,
        username: &str,
        now: DateTime<Utc>,
    ) -> Result<Done, RegistrationError> {
        let hash = HashedPassword::new(HASH);
        through_gate(database, |tx| admit(tx.gate(), from, now))??;
        let from = Origin {
            address: from,
            device: DeviceKey("hers".to_owned()),
            agent: UserAgent::default(),
            key: key(9),
        };
        through_gate(database, |tx| super::register(tx, &from, &registration(username), &hash, now))
    }

    #[test]
    fn the_school_hears_how_many_results_inep_published_for_its_code() {
        let mut reference = MemoryStore::default();
        let result = |year, ideb: Option<&str>| SchoolResult {
            code: "11005823".parse().unwrap(),
            stage: Stage::AnosFinais,
            edition: Edition::new(year).unwrap(),
            network: None,
            figures: Figures {
                ideb: ideb.map(|ideb| PublishedIdeb::parse(ideb).unwrap()),
                target: PublishedIdeb::parse("5.1").ok(),
                ..Figures::default()
            },
        };
        let results = [result(2017, Some("4.2")), result(2019, Some("4.4")), result(2021, None)];
        reference.publish(None, &results);
        let done = register(&MemoryDatabase::with_reference(reference), "ana").unwrap();
        assert_eq!(done.editions, 2, "a target alone is no result");

        let database = MemoryDatabase::default();
        let Done { registered, editions, .. } = register(&database, "ana").unwrap();
        assert_eq!((registered, editions), (done.registered, 0));
        let trail = database.trail(registered.school);
        let told: Vec<_> = trail.iter().map(|entry| (entry.actor, entry.text.as_str())).collect();
        let manager = Some(registered.manager);
        assert_eq!(told, [(manager, "registrou a escola"), (manager, "entrou no sistema")]);
    }

    #[test]
    fn the_manager_is_signed_in_on_a_device_that_is_theirs() {
        let database = MemoryDatabase::default();
        let Done { registered, session, .. } = register(&database, "ana").unwrap();
        assert_eq!((session.actor().id(), session.scope().school()), (registered.manager, registered.school));
        assert!(!session.must_change());
        at_gate(&database, |tx| {
            let found = session::resume(tx.gate(), *session.key(), at(6)).unwrap().unwrap();
            assert_eq!(found.actor(), session.actor());
            let device = DeviceKey("hers".to_owned());
            assert!(tx.gate().knows_device(registered.manager, &device).unwrap());
        });
    }

    #[test]
    fn a_refused_registration_opens_nothing() {
        let database = MemoryDatabase::default();
        let ana = register(&database, "ana").unwrap();
        at_gate(&database, |tx| tx.gate().close_session(*ana.session.key()).unwrap());
        register(&database, "ana").unwrap_err();
        at_gate(&database, |tx| assert!(tx.gate().session(key(9)).unwrap().is_none()));
    }

    #[test]
    fn a_taken_username_is_said_so() {
        let database = MemoryDatabase::default();
        register(&database, "marina").unwrap();
        let refused = register(&database, "Marina");
        assert!(matches!(refused, Err(RegistrationError::UsernameTaken)), "{refused:?}");
    }

    #[test]
    fn an_address_registers_thirty_schools_an_hour_and_all_together_two_hundred_a_day() {
        let database = MemoryDatabase::default();
        let registered = |network: u8, school: i32, now| {
            register_from(&database, elsewhere(network), &format!("gestor{network}x{school}"), now)
        };
        for school in 0..30 {
            registered(1, school, at(0)).unwrap();
        }
        let one_more = registered(1, 30, at(60));
        assert!(matches!(one_more, Err(RegistrationError::TooManyHere { seconds: 3540 })), "{one_more:?}");
        for school in 0..170 {
            let done = registered(2 + u8::try_from(school / 30).unwrap(), school, at(60)).unwrap();
            assert_eq!(done.day, Day { registered: 31 + school, most: 200 });
            assert_eq!(done.day.is_nearly_full(), done.day.registered >= 160);
        }
        let one_more = registered(21, 0, at(60));
        assert!(matches!(one_more, Err(RegistrationError::TooManyToday { .. })), "{one_more:?}");
        database.allow_registrations(201);
        assert!(registered(21, 0, at(60)).is_ok(), "the operator lifted it");
        assert!(registered(21, 1, at(60)).is_err());
        assert!(registered(1, 30, at(0) + TimeDelta::days(1)).is_ok());
    }

    /// 65,536 of what counts as an address in a /48, and 256 in a /24.
    #[test]
    fn one_network_registers_sixty_schools_an_hour_from_whatever_addresses() {
        let of_a_48 = |caller: i32| format!("2001:db8:1:{caller:x}::7").parse().unwrap();
        let of_a_24 = |caller: i32| format!("203.0.113.{caller}").parse().unwrap();
        for address in [&of_a_48 as &dyn Fn(i32) -> IpAddr, &of_a_24] {
            let database = MemoryDatabase::default();
            let registered =
                |caller: i32, now| register_from(&database, address(caller), &format!("gestor{caller}"), now);
            for caller in 0..60 {
                registered(caller, at(0)).unwrap();
            }
            let refused = registered(60, at(60));
            assert!(
                matches!(refused, Err(RegistrationError::TooManyNearby { seconds: 3540 })),
                "{refused:?}"
            );
            let neighbour = register_from(&database, elsewhere(1), "vizinho", at(60));
            assert_eq!(neighbour.unwrap().day.registered, 61, "the rest of the day is for others");
            assert!(registered(60, at(3600)).is_ok());
        }
    }

    #[test]
    fn whoever_may_not_register_hears_it_before_a_password_is_hashed() {
        let database = MemoryDatabase::default();
        let admitted =
            |network| through_gate(&database, |tx| admit(tx.gate(), elsewhere(network), at(0))).flatten();
        for school in 0..30 {
            register_from(&database, elsewhere(1), &format!("gestor{school}"), at(0)).unwrap();
        }
        assert!(matches!(admitted(1), Err(RegistrationError::TooManyHere { .. })));
        admitted(2).unwrap();
        database.allow_registrations(30);
        assert!(matches!(admitted(2), Err(RegistrationError::TooManyToday { .. })));
    }

    /// Else whoever has used up an address's schools could go on sending forms without end.
    #[test]
    fn a_form_that_is_refused_for_the_schools_before_it_is_counted() {
        let database = MemoryDatabase::default();
        database.allow_registrations(1);
        register_from(&database, elsewhere(1), "ana", at(0)).unwrap();
        let send = || register_from(&database, elsewhere(1), "bia", at(0)).unwrap_err();
        for form in 1..120 {
            let refused = send();
            assert!(matches!(refused, RegistrationError::TooManyToday { .. }), "{form}: {refused:?}");
        }
        let refused = send();
        assert!(matches!(refused, RegistrationError::TooManyHere { .. }), "{refused:?}");
    }

    #[test]
    fn a_refused_registration_is_not_counted_as_one_but_its_form_is() {
        let database = MemoryDatabase::default();
        let taken = |from| {
            let refused = register_from(&database, from, "ana", at(0));
            assert!(matches!(refused, Err(RegistrationError::UsernameTaken)), "{refused:?}");
        };
        let of_the_network = |host| IpAddr::V4(Ipv4Addr::new(203, 0, 113, host));
        register(&database, "ana").unwrap();
        (0..50).for_each(|_| taken(elsewhere(1)));
        for school in 0..29 {
            register_from(&database, elsewhere(1), &format!("gestor{school}"), at(0)).unwrap();
        }
        for host in [1, 2] {
            (0..120).for_each(|_| taken(of_the_network(host)));
            let refused = register_from(&database, of_the_network(host), "bia", at(0));
            assert!(matches!(refused, Err(RegistrationError::TooManyHere { .. })), "{refused:?}");
        }
        let refused = register_from(&database, of_the_network(3), "bia", at(0));
        assert!(matches!(refused, Err(RegistrationError::TooManyNearby { .. })), "{refused:?}");
    }
}
