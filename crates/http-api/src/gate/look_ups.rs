//! Counts how often an address and its network look something up.

use actix_web::HttpRequest;
use application::gate::counter::{Counter, Quota};
use application::gate::keys::{Address, Subnet};
use application::gate::look_ups::Ration;
use chrono::{DateTime, Utc};

use crate::edge::address::address;
use crate::edge::lately::Lately;
use crate::edge::problem::Problem;
use crate::settings::Settings;

/// What callers had of a ration lately.
#[derive(Debug)]
pub struct LookUps {
    ration: Ration,
    of_addresses: Lately<Address, Option<Counter>>,
    of_networks: Lately<Subnet, Option<Counter>>,
}

impl LookUps {
    pub fn new(ration: Ration) -> Self {
        let (of_addresses, of_networks) =
            (Lately::new(ration.of_address.window), Lately::new(ration.of_network.window));
        Self { ration, of_addresses, of_networks }
    }

    /// One more; refused when the address or its network has had its share.
    pub fn count(
        &self,
        request: &HttpRequest,
        settings: &Settings,
        at: DateTime<Utc>,
    ) -> Result<(), Problem> {
        let address = address(request, settings);
        let Ration { of_address, of_network } = self.ration;
        self.of_addresses
            .with(Address::of(address), at, |past| take(of_address, past, at))
            .and_then(|()| self.of_networks.with(Subnet::of(address), at, |past| take(of_network, past, at)))
            .map_err(|seconds| Problem::too_many("Muitas consultas seguidas.", seconds))
    }
}

/// What callers had of several rations lately: a look-up must fit into each.
#[derive(Debug)]
pub struct Rations<const N: usize>([LookUps; N]);

impl<const N: usize> Rations<N> {
    pub fn new(rations: [Ration; N]) -> Self {
        Self(rations.map(LookUps::new))
    }

    pub fn count(
        &self,
        request: &HttpRequest,
        settings: &Settings,
        at: DateTime<Utc>,
    ) -> Result<(), Problem> {
        self.0.iter().try_for_each(|ration| ration.count(request, settings, at))
    }
}

fn take(most: Quota, past: &mut Option<Counter>, at: DateTime<Utc>) -> Result<(), u64> {
    most.take(*past, at).map(|taken| *past = Some(taken))
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv6Addr, SocketAddr};

    use actix_web::test::TestRequest;
    use application::gate::look_ups::{CODES, SEARCHES};
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn an_address_has_its_share_and_a_network_four_times_as_much() {
        let [a_minute, an_hour] = SEARCHES;
        for (ration, of_address, of_network) in
            [(CODES, 60, 240), (a_minute, 240, 960), (an_hour, 1_200, 4_800)]
        {
            let (look_ups, settings) = (LookUps::new(ration), Settings::default());
            let look_up = |network, part| {
                let address = Ipv6Addr::new(0x2001, 0xdb8, network, part, 0, 0, 0, 7);
                let request = TestRequest::default().peer_addr(SocketAddr::from((address, 443)));
                look_ups.count(&request.to_http_request(), &settings, DateTime::UNIX_EPOCH)
            };
            for _ in 0..of_address {
                assert!(look_up(1, 0).is_ok());
            }
            assert!(look_up(1, 0).is_err());
            for part in 1..=of_network - of_address {
                assert!(look_up(1, part).is_ok());
            }
            assert!(look_up(1, 0xffff).is_err());
            assert!(look_up(2, 0).is_ok());
        }
    }

    #[test]
    fn whoever_searches_on_minute_after_minute_has_the_share_of_an_hour() {
        let (searches, settings) = (Rations::new(SEARCHES), Settings::default());
        let request = TestRequest::default().peer_addr(SocketAddr::from(([203, 0, 113, 7], 443)));
        let request = request.to_http_request();
        let found = |minute| {
            let at = DateTime::UNIX_EPOCH + TimeDelta::minutes(minute);
            (0..300).filter(|_| searches.count(&request, &settings, at).is_ok()).count()
        };
        assert_eq!([0, 1, 2, 3, 4, 5, 59].map(found), [240, 240, 240, 240, 240, 0, 0]);
        assert_eq!(found(60), 240);
    }
}
