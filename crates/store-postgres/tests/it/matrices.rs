//! The SAEB's descriptors, as the operator loads them.

use application::testing::registered;
use quiz_engine::question::view::LoadedDescriptor;
use quiz_engine::question::{Component, Descriptor, SaebGrade};
use store_postgres::operator::{LoadedDescriptors, Operator};

use crate::world::{World, registration};

fn descriptor(number: u8, text: &str) -> LoadedDescriptor {
    let descriptor = Descriptor::new(Component::Matematica, SaebGrade::Fifth, number).unwrap();
    LoadedDescriptor { descriptor, topic: "Números".to_owned(), text: text.to_owned() }
}

#[test]
fn descriptors_come_once_are_corrected_and_stay_in_both_worlds() {
    let world = World::new();
    let mut demo = registration("demo");
    demo.school.demo = true;
    let sessions = [world.school("ana"), registered(&world.postgres, &demo)];
    let mut operator = Operator::connect(&world.database.admin_url()).unwrap();
    for (given, created, updated, known) in [
        (vec![], 0, 0, vec![]),
        (vec![descriptor(2, "Somar."), descriptor(1, "Contar.")], 2, 0, vec!["Contar.", "Somar."]),
        (vec![descriptor(1, "Contar."), descriptor(2, "Somar.")], 0, 0, vec!["Contar.", "Somar."]),
        (
            vec![descriptor(2, "Somar até cem."), descriptor(3, "Medir.")],
            1,
            1,
            vec!["Contar.", "Somar até cem.", "Medir."],
        ),
    ] {
        assert_eq!(
            operator.load_descriptors(&given).unwrap(),
            LoadedDescriptors { created, updated },
            "{given:?}"
        );
        for session in &sessions {
            let mut view = world.view(session);
            let found = view.questions().descriptors(Component::Matematica, SaebGrade::Fifth).unwrap();
            assert_eq!(found.iter().map(|it| it.text.as_str()).collect::<Vec<_>>(), known);
        }
    }
    operator.remove_demonstration().unwrap();
    // What is loaded is nobody's invention: the next demonstration has it too.
    let session = registered(&world.postgres, &demo);
    let found =
        world.view(&session).questions().descriptors(Component::Matematica, SaebGrade::Fifth).unwrap();
    assert_eq!(found.len(), 3);
    // The demonstration tells what no import has told, and nobody else hears it.
    operator.tell_descriptors(&[descriptor(2, "Outra."), descriptor(4, "Dividir.")]).unwrap();
    let told = |session| -> Vec<_> {
        let found =
            world.view(session).questions().descriptors(Component::Matematica, SaebGrade::Fifth).unwrap();
        found.into_iter().map(|it| it.text).collect()
    };
    assert_eq!(told(&session), ["Contar.", "Somar até cem.", "Medir.", "Dividir."]);
    assert_eq!(told(&sessions[0]), ["Contar.", "Somar até cem.", "Medir."]);
}
