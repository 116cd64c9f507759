//! How a class and a school would do on the SAEB's matrices: what is read for it, and what follows from that. What follows takes a
//! while, and is left to do until the database is let go.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{ClassId, Grade, PersonId, SkillId, Stage, StoreError, SubjectId, Uf};
use quiz_engine::mastery::view::{DescriptorSkill, KnownBy};
use quiz_engine::mastery::{Parameters, Said};
use quiz_engine::projection::{
    Answer, Gain, Joint, Lack, Learner, Matrix, Projection, SchoolProjection, gain, joint, project_class,
    project_school,
};
use quiz_engine::question::{Component, Descriptor, SaebGrade};
use school_management::classes::class::Class;
use school_management::people::person::Person;
use school_management::people::pupil::in_order;
use school_management::people::pupil::view::{ClassFilter, PupilFilter};
use school_management::people::reach::Reach;

use super::map::active_pupils;
use crate::classes::school_year;
use crate::people::state::state_of;
use crate::tx::views::SchoolView;

/// All that a class's projection is made of.
#[derive(Debug, Clone)]
pub struct ClassAnswers {
    pub class: ClassId,
    pub name: String,
    pub grade: Grade,
    pub pupils: Vec<PersonId>,
    pub skills: Vec<DescriptorSkill>,
    pub said: Vec<Said>,
    pub known: Vec<KnownBy>,
    pub parameters: BTreeMap<SkillId, Parameters>,
    pub state: Uf,
}

/// A descriptor, and what it would bring if those who have it to strengthen learnt it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DescriptorGain {
    pub skill: DescriptorSkill,
    pub gain: Gain,
}

#[derive(Debug, Clone, PartialEq)]
pub struct OfComponent {
    pub component: Component,
    pub projection: Projection,
    /// Of the descriptors that anyone has to strengthen, the largest first.
    pub gains: Vec<DescriptorGain>,
}

/// How a class would do.
#[derive(Debug, Clone, PartialEq)]
pub struct ClassProjection {
    pub class: ClassId,
    pub name: String,
    pub grade: Grade,
    pub components: [OfComponent; 2],
    /// `None` where neither component has a number.
    pub joint: Result<Option<Joint>, Lack>,
}

/// How the classes would do that sit the tests at the end of a stage.
#[derive(Debug, Clone, PartialEq)]
pub struct StageProjection {
    pub stage: Stage,
    pub classes: Vec<ClassProjection>,
    pub components: [(Component, SchoolProjection); 2],
    pub joint: Result<Option<Joint>, Lack>,
}

/// What is read of a class; `None` where whoever asks does not reach it.
pub fn of_class(
    view: &mut dyn SchoolView,
    person: &Person,
    id: ClassId,
) -> Result<Option<ClassAnswers>, StoreError> {
    let Some((_, pupils)) = active_pupils(view, person, id)? else { return Ok(None) };
    let Some(class) = view.classes().class(id)? else { return Ok(None) };
    let pupils = pupils.into_iter().map(|(id, _)| id).collect();
    answers(view, &class, Members::Now(pupils)).map(Some)
}

/// What is read of a class that sits the tests; its pupils have no names there.
pub fn of_tested(view: &mut dyn SchoolView, class: &Class) -> Result<ClassAnswers, StoreError> {
    let filter = PupilFilter { reach: Reach::School, class: ClassFilter::Of(class.id), active: Some(true) };
    let pupils = in_order(view.pupils().pupil_index(filter)?, None);
    answers(view, class, Members::Now(pupils))
}

/// What is read of a class as it was then: those who played in it, and what they had answered.
pub fn of_then(
    view: &mut dyn SchoolView,
    class: &Class,
    until: DateTime<Utc>,
) -> Result<ClassAnswers, StoreError> {
    answers(view, class, Members::Then(until))
}

/// Whose answers are read.
enum Members {
    Now(Vec<PersonId>),
    Then(DateTime<Utc>),
}

fn answers(view: &mut dyn SchoolView, class: &Class, of: Members) -> Result<ClassAnswers, StoreError> {
    let skills = view.quizzes().descriptor_skills(SaebGrade::of_stage(class.about.grade.stage))?;
    let mut subjects: Vec<SubjectId> = skills.iter().map(|it| it.subject).collect();
    subjects.sort_unstable();
    subjects.dedup();
    let (pupils, said, known) = match of {
        Members::Now(pupils) => (
            pupils,
            view.quizzes().said_in_class(class.id, &subjects)?,
            view.quizzes().known_in_class(class.id, &subjects)?,
        ),
        Members::Then(until) => {
            let said = view.quizzes().said_then(class.id, &subjects, until)?;
            let mut pupils: Vec<_> = said.iter().map(|it| it.student).collect();
            pupils.dedup();
            (pupils, said, Vec::new())
        }
    };
    Ok(ClassAnswers {
        class: class.id,
        name: class.about.name.as_str().to_owned(),
        grade: class.about.grade,
        pupils,
        skills,
        said,
        known,
        parameters: view.quizzes().own_parameters()?,
        state: state_of(view.school())?,
    })
}

/// The classes of the year that runs whose grade sits the tests at the end of a stage, stage by stage and by name.
pub fn tested_classes(view: &mut dyn SchoolView, now: DateTime<Utc>) -> Result<Vec<Class>, StoreError> {
    let Some(school) = view.school().school()? else { return Ok(Vec::new()) };
    let year = school_year::current(view.classes(), &school, now)?;
    let is_tested = |class: &Class| {
        i32::from(class.about.school_year.year()) == year && sits_the_tests(class.about.grade)
    };
    let mut classes: Vec<_> = view.classes().classes(false)?.into_iter().filter(is_tested).collect();
    classes.sort_by_key(|class| class.about.grade.stage);
    Ok(classes)
}

/// The last grade of a stage; of the ensino médio the third too, where there is a fourth.
pub fn sits_the_tests(grade: Grade) -> bool {
    let last = grade.stage.grades().last();
    last == Some(grade) || (grade.stage == Stage::EnsinoMedio && grade.place == 2)
}

impl ClassAnswers {
    pub fn project(&self) -> ClassProjection {
        let grade = SaebGrade::of_stage(self.grade.stage);
        let of_skill: BTreeMap<SkillId, Descriptor> =
            self.skills.iter().map(|it| (it.skill.id, it.descriptor)).collect();
        let mut pupils: BTreeMap<PersonId, Vec<Answer>> =
            self.pupils.iter().map(|id| (*id, Vec::new())).collect();
        for (said, evidence) in Said::evidence(&self.said, self.state) {
            let descriptor = said.skill.and_then(|skill| of_skill.get(&skill));
            if let (Some(descriptor), Some(answers)) = (descriptor, pupils.get_mut(&said.student)) {
                answers.push(Answer { descriptor: *descriptor, evidence });
            }
        }
        let answers: Vec<_> = pupils.values().collect();
        let components = Component::ALL.map(|component| {
            let matrix = Matrix { component, grade };
            let projection = project_class(matrix, &answers);
            OfComponent { component, projection, gains: self.gains(matrix) }
        });
        let joint = joint([0, 1].map(|place: usize| {
            let of = &components[place];
            (of.component, of.projection.estimate.as_ref().ok().copied())
        }));
        ClassProjection { class: self.class, name: self.name.clone(), grade: self.grade, components, joint }
    }

    fn gains(&self, matrix: Matrix) -> Vec<DescriptorGain> {
        let mut learners: BTreeMap<SkillId, Vec<Learner>> = BTreeMap::new();
        for KnownBy { skill, known, .. } in &self.known {
            let by = self.parameters.get(skill).copied().unwrap_or(Parameters::ASSUMED);
            learners.entry(*skill).or_default().push(Learner { known: *known, by });
        }
        let pupils = u32::try_from(self.pupils.len()).unwrap_or(u32::MAX);
        let of_matrix = self.skills.iter().filter(|it| {
            it.descriptor.component() == matrix.component && it.descriptor.grade() == matrix.grade
        });
        let gain = |skill: &DescriptorSkill| {
            let learners = learners.get(&skill.skill.id).map(Vec::as_slice).unwrap_or_default();
            let gain = gain(learners, pupils, matrix.descriptors().into());
            (gain.to_strengthen > 0).then(|| DescriptorGain { skill: skill.clone(), gain })
        };
        let mut gains: Vec<_> = of_matrix.filter_map(gain).collect();
        gains.sort_by_key(|it| {
            (std::cmp::Reverse((it.gain.points, it.gain.to_strengthen)), it.skill.descriptor)
        });
        gains
    }
}

impl StageProjection {
    pub fn of(stage: Stage, classes: Vec<ClassProjection>) -> Self {
        let components = [0, 1].map(|place: usize| {
            let of_component: Vec<_> =
                classes.iter().map(|class| class.components[place].projection.clone()).collect();
            (Component::ALL[place], project_school(&of_component))
        });
        let joint = joint([0, 1].map(|place: usize| {
            let (component, school) = &components[place];
            (*component, school.estimate.as_ref().ok().copied())
        }));
        Self { stage, classes, components, joint }
    }
}
