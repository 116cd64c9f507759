//! Whose data within the school a person reaches, where their role alone does not say it.

use kernel::StoreError;
use school_management::people::person::{Person, Role};
use school_management::people::reach::Reach;
use school_management::people::store::Schools;

/// Whoever lists or opens pupils asks here first, within the same transaction or view, and looks no further than this.
pub fn reach(school: &mut dyn Schools, person: &Person) -> Result<Reach, StoreError> {
    Ok(match person.role() {
        Role::Professor if school.own_classes_only()? => Reach::ClassesOf(person.id()),
        Role::Gestor | Role::Coordenador | Role::Professor => Reach::School,
        Role::Aluno => Reach::Oneself(person.id()),
    })
}

#[cfg(test)]
mod tests {
    use kernel::PersonId;
    use school_management::people::person::PupilLogin;
    use school_management::people::staff::{StaffMember, StaffRole};
    use school_management::people::store::SchoolChanges;
    use school_management::testing::{MemorySchool, manager};

    use super::*;

    #[test]
    fn the_switch_is_for_professors_alone() {
        let staff = |role| Person::Staff(StaffMember { role, ..manager() });
        let [gestor, coordenador, professor] = StaffRole::ALL.map(staff);
        let pupil = Person::Pupil(PupilLogin {
            id: PersonId(9),
            enrolment: "2024001".into(),
            name: "Bia Lima".into(),
        });
        let mut school = MemorySchool::example();
        for (on, professors) in [(false, Reach::School), (true, Reach::ClassesOf(PersonId(7)))] {
            school.set_own_classes_only(on).unwrap();
            for (person, expected) in [
                (&gestor, Reach::School),
                (&coordenador, Reach::School),
                (&professor, professors),
                (&pupil, Reach::Oneself(PersonId(9))),
            ] {
                assert_eq!(reach(&mut school, person).unwrap(), expected, "{on} {person:?}");
            }
        }
    }
}
