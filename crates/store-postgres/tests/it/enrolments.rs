//! How many pupils the grades have, said by two people at once.

use ideb_core::enrolment::NewEnrolment;
use kernel::Stage;

use crate::pupils::second;
use crate::world::World;

fn said(place: usize, pupils: i32) -> NewEnrolment {
    let stage = Stage::AnosFinais;
    let pupils = (0..stage.grades().count()).map(|grade| (grade == place).then_some(pupils)).collect();
    NewEnrolment { stage, pupils }
}

/// What stays is what one of them said, not a grade of each.
#[test]
fn of_two_who_say_the_pupils_of_a_stage_at_once_the_last_word_stays_whole() {
    let world = World::new();
    let ana = world.school("ana");
    let mut tx = world.begin(&ana);
    tx.ideb().put_enrolment(&said(0, 31)).unwrap();
    second(
        &world,
        move || tx.commit().unwrap(),
        || world.within(&ana, |tx| tx.ideb().put_enrolment(&said(3, 28))).unwrap(),
    );
    let kept = world.view(&ana).index().enrolments().unwrap();
    let kept: Vec<_> = kept.iter().map(|(grade, pupils)| (grade.stage, grade.place, *pupils)).collect();
    assert_eq!(kept, [(Stage::AnosFinais, 3, 28)]);
}
