//! Classes, subjects and school years in memory.

use chrono::{DateTime, Utc};
use kernel::{ClassId, PersonId, Stage, StoreError, SubjectId};

use crate::classes::class::{CalendarYear, Class, NewClass};
use crate::classes::school_year::SchoolYear;
use crate::classes::store::{Classes, KnownClasses, SchoolYears, Subjects};
use crate::classes::subject::{NewSubject, Subject};
use crate::roster::classes::KnownClass;
use crate::testing::memory::{MemoryClasses, MemorySchool};

fn clash(name: &str) -> StoreError {
    StoreError::Clash(name.to_owned())
}

impl MemoryClasses {
    fn name_is_free(&self, new: &NewClass, but: Option<ClassId>) -> Result<(), StoreError> {
        let taken = |class: &Class| Some(class.id) != but && class.about.is_called_as(new);
        if self.classes.values().any(taken) { Err(clash("classes_name_key")) } else { Ok(()) }
    }

    fn subject_is_free(&self, new: &NewSubject, but: Option<SubjectId>) -> Result<(), StoreError> {
        let taken = |subject: &Subject| Some(subject.id) != but && subject.about.is_called_as(new);
        if self.subjects.values().any(taken) { Err(clash("subjects_name_key")) } else { Ok(()) }
    }
}

impl MemorySchool {
    fn teacher_name(&self, of: &NewClass) -> Option<String> {
        let id = of.teacher?;
        self.staff().find(|(account, _)| account.member.id == id).map(|(account, _)| account.member.name())
    }
}

impl KnownClasses for MemorySchool {
    fn class(&mut self, id: ClassId) -> Result<Option<Class>, StoreError> {
        Ok(self.classes.classes.get(&id).cloned())
    }

    fn classes_by_id(&mut self, ids: &[ClassId]) -> Result<Vec<Class>, StoreError> {
        Ok(ids.iter().filter_map(|id| self.classes.classes.get(id)).cloned().collect())
    }

    fn every_class(&mut self) -> Result<Vec<KnownClass>, StoreError> {
        let known = |Class { id, about, archived_at, .. }: &Class| KnownClass {
            id: *id,
            name: about.name.as_str().to_owned(),
            grade: about.grade,
            shift: about.shift,
            school_year: about.school_year.year().into(),
            archived: archived_at.is_some(),
        };
        Ok(self.classes.classes.values().map(known).collect())
    }

    fn subjects(&mut self) -> Result<Vec<Subject>, StoreError> {
        let mut subjects: Vec<_> = self.classes.subjects.values().cloned().collect();
        subjects.sort_by(|a, b| {
            (a.about.stage, a.about.name.as_str()).cmp(&(b.about.stage, b.about.name.as_str()))
        });
        Ok(subjects)
    }

    fn school_year(&mut self, year: CalendarYear) -> Result<Option<SchoolYear>, StoreError> {
        Ok(self.classes.years.get(&year).copied())
    }
}

impl Classes for MemorySchool {
    fn add_class(&mut self, new: &NewClass, at: DateTime<Utc>) -> Result<Class, StoreError> {
        self.classes.name_is_free(new, None)?;
        let class = Class {
            id: ClassId(self.classes.classes.keys().next_back().map_or(1, |newest| newest.0 + 1)),
            about: new.clone(),
            teacher_name: self.teacher_name(new),
            total_students: 0,
            archived_at: None,
            created_at: at,
        };
        self.classes.classes.insert(class.id, class.clone());
        Ok(class)
    }

    fn add_classes(&mut self, new: &[NewClass], at: DateTime<Utc>) -> Result<Vec<ClassId>, StoreError> {
        new.iter().map(|new| Ok(self.add_class(new, at)?.id)).collect()
    }

    fn hold_class(&mut self, id: ClassId) -> Result<Option<Class>, StoreError> {
        self.class(id)
    }

    fn change_class(&mut self, id: ClassId, to: &NewClass) -> Result<Option<Class>, StoreError> {
        self.classes.name_is_free(to, Some(id))?;
        let teacher_name = self.teacher_name(to);
        let Some(class) = self.classes.classes.get_mut(&id) else { return Ok(None) };
        *class = Class { about: to.clone(), teacher_name, ..class.clone() };
        Ok(Some(class.clone()))
    }

    fn leave_classes(&mut self, teacher: PersonId) -> Result<usize, StoreError> {
        let theirs = |class: &&mut Class| class.about.teacher == Some(teacher) && class.archived_at.is_none();
        let left = self.classes.classes.values_mut().filter(theirs);
        Ok(left.map(|class| (class.about.teacher, class.teacher_name) = (None, None)).count())
    }

    fn archive_class(&mut self, id: ClassId, at: Option<DateTime<Utc>>) -> Result<(), StoreError> {
        self.classes.classes.entry(id).and_modify(|class| class.archived_at = at);
        Ok(())
    }

    fn remove_class(&mut self, id: ClassId) -> Result<(), StoreError> {
        if self.pupils_of_class(id)? > 0 {
            return Err(clash("students_class_fkey"));
        }
        self.classes.classes.remove(&id);
        Ok(())
    }

    fn pupils_of_class(&mut self, id: ClassId) -> Result<usize, StoreError> {
        Ok(self.enrolled().filter(|kept| kept.pupil.class == Some(id)).count())
    }

    fn stages_taught(&mut self) -> Result<Vec<Stage>, StoreError> {
        let taught = self.classes.classes.values().filter(|class| class.archived_at.is_none());
        let mut stages: Vec<_> = taught.map(|class| class.about.grade.stage).collect();
        stages.sort_unstable();
        stages.dedup();
        Ok(stages)
    }

    fn recount_classes(&mut self) -> Result<usize, StoreError> {
        let mut changed = 0;
        for class in self.classes.classes.values_mut() {
            let theirs = self.pupils.kept.values().map(|kept| &kept.pupil);
            let counted = theirs.filter(|pupil| pupil.class == Some(class.id) && pupil.active).count();
            changed += usize::from(class.total_students != counted);
            class.total_students = counted;
        }
        Ok(changed)
    }
}

impl Subjects for MemorySchool {
    fn add_subject(&mut self, new: &NewSubject) -> Result<Subject, StoreError> {
        self.classes.subject_is_free(new, None)?;
        let id = SubjectId(self.classes.subjects.keys().next_back().map_or(1, |newest| newest.0 + 1));
        let subject = Subject { id, about: new.clone() };
        self.classes.subjects.insert(id, subject.clone());
        Ok(subject)
    }

    fn hold_subject(&mut self, id: SubjectId) -> Result<Option<Subject>, StoreError> {
        Ok(self.classes.subjects.get(&id).cloned())
    }

    fn change_subject(&mut self, id: SubjectId, to: &NewSubject) -> Result<Option<Subject>, StoreError> {
        self.classes.subject_is_free(to, Some(id))?;
        let known = self.classes.subjects.get_mut(&id);
        Ok(known.map(|subject| {
            subject.about = to.clone();
            subject.clone()
        }))
    }

    fn remove_subject(&mut self, id: SubjectId) -> Result<Option<Subject>, StoreError> {
        Ok(self.classes.subjects.remove(&id))
    }
}

impl SchoolYears for MemorySchool {
    fn put_school_year(&mut self, year: &SchoolYear) -> Result<(), StoreError> {
        self.classes.years.insert(year.year(), *year);
        Ok(())
    }
}
