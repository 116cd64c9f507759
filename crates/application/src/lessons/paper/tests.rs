use kernel::{BnccArea, BnccCode, Grade, PersonId};
use lesson_planning::Discipline;
use lesson_planning::bncc::search::{Filters, SoughtSkills};
use lesson_planning::bncc::view::{CatalogueView, KnownSkills};
use lesson_planning::plan::seen::{PlanFilters, PlansShown, SoughtPlans};
use lesson_planning::plan::store::{KnownPlans, PlansView};
use lesson_planning::plan::{PlanStatus, Reader};
use lesson_planning::testing::{MemoryCatalogue, plan};
use quiz_engine::class_simulation::view::ClassSimulationsView;
use quiz_engine::play::view::QuizzesView;
use quiz_engine::question::view::QuestionsView;
use school_management::actions::view::ActionsView;
use school_management::classes::view::ClassesView;
use school_management::notices::view::NoticesView;
use school_management::people::password::HashedPassword;
use school_management::people::pupil::view::PupilsView;
use school_management::people::registration::NewStaffMember;
use school_management::people::school::School;
use school_management::people::staff::StaffRole;
use school_management::people::store::Schools;
use school_management::people::view::PeopleView;

use super::*;
use crate::files::FilesView;
use crate::quota::Quotas;
use crate::testing::{MemoryDatabase, registered, registration, within};
use crate::tx::views::SessionsView;

/// A school with one plan, as a screen reads it.
struct OnePlan {
    school: Option<School>,
    seen: PlanSeen,
    skills: MemoryCatalogue,
}

impl Schools for OnePlan {
    fn school(&mut self) -> Result<Option<School>, StoreError> {
        Ok(self.school.clone())
    }

    fn own_classes_only(&mut self) -> Result<bool, StoreError> {
        Ok(false)
    }
}

impl KnownPlans for OnePlan {
    fn plan_seen(&mut self, id: LessonPlanId) -> Result<Option<PlanSeen>, StoreError> {
        Ok(Some(self.seen.clone()).filter(|seen| seen.plan.id == id))
    }
}

impl PlansView for OnePlan {
    fn plans(&mut self, _: Reader, _: &SoughtPlans, _: usize) -> Result<PlansShown, StoreError> {
        unreachable!()
    }

    fn plan_filters(&mut self, _: Reader) -> Result<PlanFilters, StoreError> {
        unreachable!()
    }
}

impl KnownSkills for OnePlan {
    fn has_skills(&mut self) -> Result<bool, StoreError> {
        self.skills.has_skills()
    }

    fn skills_by_code(&mut self, codes: &[BnccCode]) -> Result<Vec<BnccSkill>, StoreError> {
        self.skills.skills_by_code(codes)
    }

    fn skills_of(&mut self, areas: &[BnccArea], grade: Grade) -> Result<Vec<BnccSkill>, StoreError> {
        self.skills.skills_of(areas, grade)
    }
}

impl CatalogueView for OnePlan {
    fn search_skills(
        &mut self,
        _: &SoughtSkills,
        _: Option<&BnccCode>,
        _: usize,
    ) -> Result<Vec<BnccSkill>, StoreError> {
        unreachable!()
    }

    fn count_skills(&mut self, _: &SoughtSkills) -> Result<usize, StoreError> {
        unreachable!()
    }

    fn skill_filters(&mut self, _: Discipline, _: Option<Grade>) -> Result<Filters, StoreError> {
        unreachable!()
    }
}

/// Each part that is given, and those that nobody asks for.
macro_rules! view {
    ($($given:ident: $of:ty),*; $($other:ident: $view:ty),*) => {
        impl SchoolView for OnePlan {
            $(fn $given(&mut self) -> &mut $of { self })*
            $(fn $other(&mut self) -> &mut $view { unreachable!() })*
        }
    };
}

view! {
    school: dyn Schools, plans: dyn PlansView, catalogue: dyn CatalogueView;
    people: dyn PeopleView, sessions: dyn SessionsView, classes: dyn ClassesView, pupils: dyn PupilsView,
    questions: dyn QuestionsView, class_simulations: dyn ClassSimulationsView, quizzes: dyn QuizzesView,
    actions: dyn ActionsView, files: dyn FilesView, index: dyn ideb_core::view::IndexView,
    notices: dyn NoticesView, quotas: dyn Quotas
}

/// The plan of João, and its manager.
fn of_joao() -> (OnePlan, Person, Person) {
    let database = MemoryDatabase::default();
    let marina = registered(&database, &registration("marina"));
    let new = NewStaffMember {
        username: "joao.lima".parse().unwrap(),
        first_name: "João".to_owned(),
        last_name: "Lima".to_owned(),
        email: None,
        role: StaffRole::Professor,
    };
    let member = within(&database, &marina, |tx| tx.school().add_member(&new, &HashedPassword::new("$")));
    let joao = Person::Staff(member.unwrap());
    let school = within(&database, &marina, |tx| tx.school().school()).unwrap();
    let plan = plan(joao.id());
    // Not in the plan's order, and one of another plan.
    let codes = ["EF05MA08", "EF05MA07", "EF06MA03"].map(|code| code.parse().unwrap());
    let seen =
        PlanSeen { plan, author_name: "João Lima".to_owned(), judged_by_name: None, class_name: None };
    let skills = MemoryCatalogue(codes.into_iter().map(BnccSkill::example).collect());
    (OnePlan { school, seen, skills }, joao, marina.actor().person.clone())
}

#[test]
fn a_paper_has_the_schools_name_and_the_skills_in_the_plans_order() {
    let (mut view, joao, _) = of_joao();
    let id = view.seen.plan.id;
    let found = paper(&mut view, &joao, id).unwrap().unwrap();
    assert_eq!((found.school.as_str(), &found.seen), ("Escola de marina", &view.seen));
    let codes: Vec<_> = found.skills.iter().map(|skill| skill.code.as_str()).collect();
    assert_eq!(codes, ["EF05MA07", "EF05MA08"]);
    assert_eq!(paper(&mut view, &joao, LessonPlanId(id.0 + 1)).unwrap(), None);
}

#[test]
fn there_is_a_paper_for_those_who_see_the_plan_alone() {
    let (mut view, joao, marina) = of_joao();
    let id = view.seen.plan.id;
    assert_eq!(paper(&mut view, &marina, id).unwrap(), None);
    view.seen.plan.status = PlanStatus::Sent;
    assert!(paper(&mut view, &marina, id).unwrap().is_some());
    view.seen.plan.created_by = PersonId(joao.id().0 + 1);
    assert_eq!(paper(&mut view, &joao, id).unwrap(), None);
    view.seen.plan.status = PlanStatus::Approved;
    assert!(paper(&mut view, &joao, id).unwrap().is_some());
}
