//! Pupils in memory.

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, PupilImportId, StoreError};

use crate::people::password::HashedPassword;
use crate::people::pupil::store::{
    AddedPupil, Entered, FirstPassword, Issued, IssuedPasswords, KnownPupils, NewPupilImport, Nonce,
    PupilImport, PupilImports, Pupils,
};
use crate::people::pupil::{Enrolment, Pupil};
use crate::testing::memory::{MemoryPupil, MemorySchool};
use crate::testing::pupils_contract::pupil;

fn clash(name: &str) -> StoreError {
    StoreError::Clash(name.to_owned())
}

impl MemorySchool {
    /// The school's pupils, with what they sign in with.
    pub fn enrolled(&self) -> impl Iterator<Item = &MemoryPupil> {
        self.pupils.kept.values()
    }

    /// A card's password was used. `false`, and nothing changed, when its card is no longer this one.
    pub fn use_card(
        &mut self,
        id: PersonId,
        nonce: Nonce,
        password: &HashedPassword,
        must_change: bool,
    ) -> bool {
        let theirs =
            |kept: &&mut MemoryPupil| kept.issued.as_ref().is_some_and(|issued| issued.nonce == nonce);
        let Some(kept) = self.pupils.kept.get_mut(&id).filter(theirs) else { return false };
        (kept.issued, kept.password, kept.must_change) = (None, Some(password.clone()), must_change);
        kept.came_in = true;
        true
    }

    fn number_is_free(&self, number: &Enrolment, but: &[PersonId]) -> Result<(), StoreError> {
        let taken =
            |kept: &MemoryPupil| kept.pupil.data.enrolment == *number && !but.contains(&kept.pupil.id);
        if self.enrolled().any(taken) { Err(clash("students_school_id_student_id_key")) } else { Ok(()) }
    }

    fn class_is_there(&self, class: Option<ClassId>) -> Result<(), StoreError> {
        let is_there = class.is_none_or(|class| self.classes.classes.contains_key(&class));
        if is_there { Ok(()) } else { Err(clash("students_class_fkey")) }
    }

    /// Puts so many pupils into a class behind the program's back, in place of those in it.
    pub fn enrol(&mut self, class: ClassId, pupils: usize) {
        self.pupils.kept.retain(|_, kept| kept.pupil.class != Some(class));
        for place in 0..pupils {
            let bia = pupil(&format!("{class}-{place}"), "Bia Lima");
            self.keep(AddedPupil { class: Some(class), ..bia }, None);
        }
    }

    fn keep(&mut self, new: AddedPupil, import: Option<PupilImportId>) -> PersonId {
        let staff = self.staff().map(|(account, _)| account.member.id.0).max().unwrap_or_default();
        self.pupils.newest = self.pupils.newest.max(staff) + 1;
        let id = PersonId(self.pupils.newest);
        let pupil = Pupil { id, class: new.class, active: true, data: new.data };
        let (password, must_change, issued) = match new.password {
            FirstPassword::Typed { hash, must_change } => (Some(hash), must_change, None),
            FirstPassword::Issued(issued) => (None, false, Some(issued)),
        };
        let kept =
            MemoryPupil { pupil, password, must_change, issued, import, changed: false, came_in: false };
        self.pupils.kept.insert(id, kept);
        id
    }

    /// As the database does after each write.
    fn count_pupils(&mut self) {
        for (id, class) in &mut self.classes.classes {
            let theirs =
                self.pupils.kept.values().filter(|it| it.pupil.class == Some(*id) && it.pupil.active);
            class.total_students = theirs.count();
        }
    }
}

impl KnownPupils for MemorySchool {
    fn pupils(&mut self, ids: &[PersonId]) -> Result<Vec<Pupil>, StoreError> {
        Ok(ids.iter().filter_map(|id| self.pupils.kept.get(id)).map(|kept| kept.pupil.clone()).collect())
    }

    fn pupils_in(&mut self, class: ClassId) -> Result<Vec<Pupil>, StoreError> {
        let theirs = self.enrolled().filter(|kept| kept.pupil.class == Some(class));
        Ok(theirs.map(|kept| kept.pupil.clone()).collect())
    }

    fn roll(&mut self) -> Result<Vec<Pupil>, StoreError> {
        Ok(self.pupils.kept.values().map(|kept| kept.pupil.clone()).collect())
    }
}

impl Pupils for MemorySchool {
    fn hold_pupils(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn hold_sign_ins(&mut self) -> Result<(), StoreError> {
        Ok(())
    }

    fn add_pupils(&mut self, new: &[AddedPupil], how: Entered) -> Result<Vec<PersonId>, StoreError> {
        let mut ids = Vec::new();
        for added in new {
            self.number_is_free(&added.data.enrolment, &[])?;
            self.class_is_there(added.class)?;
            ids.push(self.keep(added.clone(), how.import));
        }
        self.count_pupils();
        Ok(ids)
    }

    fn put_pupils(&mut self, pupils: &[Pupil], _: Entered) -> Result<(), StoreError> {
        for pupil in pupils {
            self.number_is_free(&pupil.data.enrolment, &[pupil.id])?;
            self.class_is_there(pupil.class)?;
            if let Some(kept) = self.pupils.kept.get_mut(&pupil.id) {
                kept.changed |= kept.pupil != *pupil;
                kept.pupil = pupil.clone();
            }
        }
        self.count_pupils();
        Ok(())
    }

    fn erase_pupils(&mut self, ids: &[PersonId]) -> Result<(), StoreError> {
        self.pupils.kept.retain(|id, _| !ids.contains(id));
        self.count_pupils();
        Ok(())
    }
}

impl PupilImports for MemorySchool {
    fn add_pupil_import(
        &mut self,
        new: &NewPupilImport,
        at: DateTime<Utc>,
    ) -> Result<PupilImportId, StoreError> {
        let id = PupilImportId(self.pupils.imports.keys().next_back().map_or(1, |newest| newest.0 + 1));
        self.pupils.imports.insert(id, PupilImport { id, about: new.clone(), at, taken_back_at: None });
        Ok(id)
    }

    fn pupil_import(&mut self, id: PupilImportId) -> Result<Option<PupilImport>, StoreError> {
        Ok(self.pupils.imports.get(&id).cloned())
    }

    fn pupils_of_import(&mut self, id: PupilImportId) -> Result<Vec<PersonId>, StoreError> {
        Ok(self.enrolled().filter(|kept| kept.import == Some(id)).map(|kept| kept.pupil.id).collect())
    }

    fn pupils_in_use(&mut self, id: PupilImportId) -> Result<Vec<PersonId>, StoreError> {
        let of_import = self.enrolled().filter(|kept| kept.import == Some(id));
        let used = of_import.filter(|kept| kept.changed || kept.came_in || kept.password.is_some());
        Ok(used.map(|kept| kept.pupil.id).collect())
    }

    fn put_taken_back(&mut self, id: PupilImportId, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.pupils.imports.entry(id).and_modify(|import| import.taken_back_at = Some(at));
        Ok(())
    }
}

impl IssuedPasswords for MemorySchool {
    fn issued(&mut self, pupils: &[PersonId]) -> Result<Vec<(PersonId, Issued)>, StoreError> {
        let asked = self.pupils.kept.iter().filter(|(id, _)| pupils.contains(id));
        Ok(asked.filter_map(|(id, kept)| Some((*id, kept.issued.clone()?))).collect())
    }

    fn without_access(&mut self, now: DateTime<Utc>) -> Result<Vec<PersonId>, StoreError> {
        let opens = |kept: &MemoryPupil| kept.issued.as_ref().is_some_and(|issued| now < issued.until);
        let without = |kept: &&MemoryPupil| kept.pupil.active && kept.password.is_none() && !opens(kept);
        Ok(self.enrolled().filter(without).map(|kept| kept.pupil.id).collect())
    }

    fn issue(&mut self, passwords: &[(PersonId, Issued)]) -> Result<(), StoreError> {
        for (id, issued) in passwords {
            if let Some(kept) = self.pupils.kept.get_mut(id) {
                (kept.password, kept.must_change) = (None, false);
                kept.issued = Some(Issued { printed_at: None, ..issued.clone() });
            }
        }
        Ok(())
    }

    fn note_printed(&mut self, pupils: &[PersonId], at: DateTime<Utc>) -> Result<(), StoreError> {
        for id in pupils {
            let issued = self.pupils.kept.get_mut(id).and_then(|kept| kept.issued.as_mut());
            if let Some(issued) = issued {
                issued.printed_at = Some(at);
            }
        }
        Ok(())
    }
}
