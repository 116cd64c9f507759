//! How often strangers look schools up in the reference data, which is not to be copied school by school.

use chrono::TimeDelta;

use crate::gate::counter::Quota;

/// What one address may, and the network around it: four times as much.
#[derive(Debug, Clone, Copy)]
pub struct Ration {
    pub of_address: Quota,
    pub of_network: Quota,
}

impl Ration {
    const fn new(most: i32, window: TimeDelta) -> Self {
        Self { of_address: Quota { most, window }, of_network: Quota { most: most * 4, window } }
    }
}

/// Look-ups of INEP codes: what a person typing needs, many times over.
pub const CODES: Ration = Ration::new(60, TimeDelta::minutes(1));

/// Searches by words. In a minute: the page sends one when somebody who types pauses for 250 ms, so that one person sends four a
/// second at most, and finds a school with ten to twenty of them. In an hour: a training room of sixty principals at one address.
/// Each search shows 20 schools.
pub const SEARCHES: [Ration; 2] =
    [Ration::new(240, TimeDelta::minutes(1)), Ration::new(1_200, TimeDelta::hours(1))];
