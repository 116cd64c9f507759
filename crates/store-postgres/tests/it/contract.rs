//! The contracts that every store has to pass.

use application::testing::{DATABASE_SUITE, PUPIL_SUITE};
use ideb_core::testing::SCHOOL_SUITE as INDEX_SUITE;
use school_management::testing::SCHOOL_SUITE;

use crate::world::{World, user};

#[test]
fn postgres_keeps_the_contract_of_a_schools_index() {
    let world = World::new();
    for ((name, test), letter) in INDEX_SUITE.into_iter().zip('a'..) {
        println!("{name}");
        let school = world.school(&format!("{letter}-marina"));
        let mut tx = world.begin(&school);
        test(tx.ideb(), user(&school));
        tx.commit().unwrap();
    }
}

#[test]
fn postgres_keeps_the_contract_of_a_school() {
    let world = World::new();
    let school = world.school("marina");
    for (name, test) in SCHOOL_SUITE {
        println!("{name}");
        // Each is rolled back, and so finds the school as it registered.
        test(world.begin(&school).school(), user(&school));
    }
}

#[test]
fn postgres_keeps_the_contract_of_a_database() {
    for (name, test) in DATABASE_SUITE.into_iter().chain(PUPIL_SUITE) {
        println!("{name}");
        test(&World::new().postgres);
    }
}
