//! The demonstration's lesson plans, one of every status, as the template writes them and as a teacher keeps them.

use application::tx::database::SchoolTx;
use chrono::{DateTime, TimeDelta, Utc};
use kernel::{ClassId, Day, PersonId, Uf};
use lesson_planning::composer;
use lesson_planning::draft::{PlanDraft, PlanRequest, RequestForm};
use lesson_planning::plan::{NewPlan, Origin, PlanForm, PlanStatus, Verdict};
use school_management::notices::activity::{ActivityKind, NewActivity};

use crate::failure::Failure;

/// A plan as it came to be.
struct Made {
    subject: &'static str,
    grade: &'static str,
    topic: &'static str,
    /// Of the BNCC; without its catalogue it stands alone.
    code: &'static str,
    /// Which of the staff wrote it.
    author: usize,
    /// Days ago.
    written: i64,
    status: PlanStatus,
    note: &'static str,
}

const PLANS: [Made; 6] = [
    Made {
        subject: "matematica",
        grade: "6º ano",
        topic: "Frações equivalentes",
        code: "EF06MA07",
        author: 2,
        written: 40,
        status: PlanStatus::Approved,
        note: "Bom uso das tiras de papel.",
    },
    Made {
        subject: "lingua_portuguesa",
        grade: "9º ano",
        topic: "Artigo de opinião",
        code: "EF89LP10",
        author: 1,
        written: 33,
        status: PlanStatus::Approved,
        note: "",
    },
    Made {
        subject: "ciencias",
        grade: "7º ano",
        topic: "Cadeias alimentares",
        code: "EF07CI07",
        author: 2,
        written: 12,
        status: PlanStatus::Sent,
        note: "",
    },
    Made {
        subject: "matematica",
        grade: "9º ano",
        topic: "Teorema de Pitágoras",
        code: "EF09MA13",
        author: 2,
        written: 9,
        status: PlanStatus::Returned,
        note: "Diga em quanto tempo cada exercício é corrigido, e troque o terceiro, que não fala do tema.",
    },
    Made {
        subject: "geografia",
        grade: "8º ano",
        topic: "Migrações",
        code: "EF08GE01",
        author: 2,
        written: 3,
        status: PlanStatus::Draft,
        note: "",
    },
    Made {
        subject: "historia",
        grade: "6º ano",
        topic: "Grécia Antiga",
        code: "EF06HI10",
        author: 0,
        written: 2,
        status: PlanStatus::Approved,
        note: "",
    },
];

impl Made {
    /// As the template writes it, for a class of the grade and the day after next.
    fn composed(&self, seed: u64, class: Option<ClassId>, day: &str) -> Result<NewPlan, Failure> {
        let Self { subject, grade, topic, code, .. } = *self;
        let form = RequestForm { subject, grade, topic, ..RequestForm::default() };
        let (request, _): (PlanRequest, _) = form.parse()?;
        let draft: PlanDraft = composer::compose(&request, seed);
        let form = PlanForm {
            title: &draft.title,
            subject,
            grade,
            duration: Some(request.duration.get().into()),
            objectives: &draft.objectives,
            content: &draft.content,
            methodology: &draft.methodology,
            resources: &draft.resources,
            evaluation: &draft.evaluation,
            bncc_alignment: vec![code],
            class,
            day,
            quiz: draft.quiz.clone(),
            ..PlanForm::default()
        };
        Ok(form.parse()?)
    }
}

pub fn save(tx: &mut dyn SchoolTx, staff: &[PersonId], now: DateTime<Utc>) -> Result<(), Failure> {
    let classes = tx.school().every_class()?;
    for (seed, made) in (1..).zip(&PLANS) {
        let (author, leader) = (staff[made.author], staff[1]);
        let at = now - TimeDelta::days(made.written);
        let class = classes
            .iter()
            .find(|class| !class.archived && class.grade.label() == made.grade)
            .map(|class| class.id);
        let day = Day::of(at, Uf::SP).after(2).to_string();
        let id = tx.plans().add_plan(&made.composed(seed, class, &day)?, Origin::Template, author, at)?;
        tx.school().record(
            Some(author),
            &NewActivity::new(ActivityKind::Plans, "criou um plano de aula"),
            at,
        )?;
        if made.status == PlanStatus::Draft {
            continue;
        }
        let plan = tx.plans().hold_plan(id)?.ok_or("a plan that was just made is not there")?;
        let sent = plan.sent(at + TimeDelta::hours(1))?;
        let title = plan.about.title.quoted();
        let told = format!("enviou para aprovação o plano de aula {title}");
        let told = NewActivity::new(ActivityKind::PlanSent, told);
        tx.school().record(Some(author), &told, at + TimeDelta::hours(1))?;
        let last = match made.status {
            PlanStatus::Draft | PlanStatus::Sent => sent,
            PlanStatus::Approved | PlanStatus::Returned => {
                let is_approved = made.status == PlanStatus::Approved;
                let (verdict, done) =
                    if is_approved { (Verdict::Approve, "aprovou") } else { (Verdict::Return, "devolveu") };
                let at = at + TimeDelta::days(1);
                let told = format!("{done} o plano de aula {title}");
                let told = NewActivity::new(ActivityKind::PlanJudged, told).about(author);
                tx.school().record(Some(leader), &told, at)?;
                sent.judged(verdict, made.note, leader, at)??
            }
        };
        tx.plans().change_plan(&last)?;
    }
    Ok(())
}
