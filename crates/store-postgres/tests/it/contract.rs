//! The contracts that every store has to pass.

use application::testing::DATABASE_SUITE;
use application::tx::database::Access;
use ideb_core::store::{ReferenceData, ReferenceLoader};
use ideb_core::testing::{REFERENCE_SUITE, ReferenceHarness, SCHOOL_SUITE as INDEX_SUITE};
use kernel::StoreError;
use school_management::testing::SCHOOL_SUITE;
use store_postgres::operator::Operator;

use crate::world::{World, user};

#[test]
fn postgres_keeps_the_contract_of_a_schools_index() {
    let world = World::new();
    for ((name, test), letter) in INDEX_SUITE.into_iter().zip('a'..) {
        println!("{name}");
        let school = world.school(&format!("{letter}-marina"));
        let mut tx = world.begin(&school, Access::Write);
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
        test(world.begin(&school, Access::Write).school(), user(&school));
    }
}

#[test]
fn postgres_keeps_the_contract_of_a_database() {
    for (name, test) in DATABASE_SUITE {
        println!("{name}");
        test(&World::new().postgres);
    }
}

impl ReferenceHarness for World {
    fn load(&mut self, work: &mut dyn FnMut(&mut dyn ReferenceLoader)) {
        let mut operator = Operator::connect(&self.database.admin_url()).unwrap();
        operator
            .load(|loader| {
                work(loader);
                Ok::<_, StoreError>(())
            })
            .unwrap();
    }

    fn read(&mut self, work: &mut dyn FnMut(&mut dyn ReferenceData)) {
        self.at_gate(|tx| {
            work(tx.reference());
            Ok(())
        })
        .unwrap();
    }
}

#[test]
fn postgres_keeps_the_contract_of_the_reference_data() {
    for (name, test) in REFERENCE_SUITE {
        println!("{name}");
        test(&mut World::new());
    }
}
