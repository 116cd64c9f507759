//! The contract that every store of the index has to pass.

use application::database::Access;
use ideb_core::store::{ReferenceData, ReferenceLoader};
use ideb_core::testing::{REFERENCE_SUITE, ReferenceHarness, SCHOOL_SUITE};
use kernel::StoreError;
use store_postgres::operator::Operator;

use crate::world::{World, user};

#[test]
fn postgres_keeps_the_contract_of_a_school() {
    let world = World::new();
    for (number, (name, test)) in SCHOOL_SUITE.into_iter().enumerate() {
        println!("{name}");
        let school = world.school(&format!("{}marina", char::from(b'a' + u8::try_from(number).unwrap())));
        let mut tx = world.begin(&school, Access::Write);
        test(tx.ideb(), user(&school));
        tx.commit().unwrap();
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
