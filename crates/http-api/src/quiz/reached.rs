//! What a pupil has reached.

use actix_web::{HttpResponse, web};
use application::quiz::reached::{self, Due, Neighbour, OfSubject, Ranked};
use kernel::{PersonId, SubjectId};
use quiz_engine::mastery::Grasp;
use quiz_engine::play::view::SkillOfSubject;
use quiz_engine::progress::Standing;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::edge::openapi::schema::{DayText, texts, words};
use crate::edge::problem::Problem;
use crate::edge::run::{now, run, view};
use crate::edge::session::caller::Caller;
use crate::state::State;

texts! {
    GraspText "MasteryLevel" words(Grasp::ALL.map(Grasp::slug));
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SkillMastery)]
#[serde(rename_all = "camelCase")]
pub struct MasteryJson {
    skill_id: i64,
    skill: String,
    subject_id: i64,
    subject: String,
    /// How likely it is known, from 0 to 100.
    mastery: u32,
    #[schema(value_type = GraspText)]
    level: &'static str,
    answers: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RankingNeighbour)]
#[serde(rename_all = "camelCase")]
pub struct NeighbourJson {
    /// `null` for the last place of all, which nobody is told.
    place: Option<usize>,
    /// First name and last initial.
    name: String,
    points: u32,
    is_self: bool,
}

/// What lacks for a better place.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = NextInRanking)]
pub struct NextInRankingJson {
    /// Points in the class.
    points: u32,
    place: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilRanking)]
#[serde(rename_all = "camelCase")]
pub struct RankingJson {
    level: u32,
    experience_points: u32,
    /// Experience that the next level lacks.
    to_next_level: u64,
    total_points: u32,
    total_quizzes: u32,
    /// Per cent; `null` without an answer.
    average_score: Option<u8>,
    best_streak: u32,
    /// Whether the pupil has left the ranking.
    hidden: bool,
    /// How many are in it.
    of: usize,
    /// `null` for who is not in it, and for the last place of all.
    position: Option<usize>,
    /// One on each side, and the pupil.
    neighbours: Vec<NeighbourJson>,
    /// `null` for who has the first place, or none.
    missing: Option<NextInRankingJson>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct RankingQuery {
    /// Of this one alone.
    subject_id: Option<i64>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ChangeRankingVisibility)]
pub struct VisibilityBody {
    hidden: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SubjectResults)]
#[serde(rename_all = "camelCase")]
pub struct SubjectResultsJson {
    subject_id: i64,
    subject: String,
    quizzes: u32,
    hits: u32,
    answers: u32,
    points: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuizResults)]
#[serde(rename_all = "camelCase")]
pub struct ResultsJson {
    by_subject: Vec<SubjectResultsJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DueSubject)]
#[serde(rename_all = "camelCase")]
pub struct DueSubjectJson {
    subject_id: i64,
    subject: String,
    due: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DueReview)]
#[serde(rename_all = "camelCase")]
pub struct DueJson {
    by_subject: Vec<DueSubjectJson>,
    due: usize,
    /// What is not due yet.
    later: usize,
    #[schema(value_type = Option<DayText>)]
    next_on: Option<String>,
}

impl From<SkillOfSubject> for MasteryJson {
    fn from(of: SkillOfSubject) -> Self {
        let SkillOfSubject { subject, skill } = of;
        Self {
            skill_id: skill.skill.id.0,
            skill: skill.skill.to_pupils().to_owned(),
            subject_id: subject.0,
            subject: skill.skill.subject,
            mastery: skill.known.mastery.percent(),
            level: skill.known.grasp().slug(),
            answers: skill.known.tally.answers,
        }
    }
}

impl RankingJson {
    fn new(ranked: Ranked, student: PersonId) -> Self {
        let Ranked { experience, standing, in_ranking, of, neighbours, missing } = ranked;
        let stretch = experience.stretch();
        let is_self = |it: &Neighbour| it.placed.student == student;
        Self {
            level: stretch.level,
            experience_points: experience.0,
            to_next_level: stretch.next.saturating_sub(experience.0.into()),
            total_points: standing.points,
            total_quizzes: standing.quizzes,
            average_score: (standing.tally.answers > 0).then(|| standing.tally.rate()),
            best_streak: standing.best_streak,
            hidden: !in_ranking,
            of,
            missing: missing.map(|(points, place)| NextInRankingJson { points, place }),
            position: neighbours.iter().find(|it| is_self(it)).and_then(|it| it.place),
            neighbours: neighbours
                .into_iter()
                .map(|it| NeighbourJson {
                    is_self: is_self(&it),
                    place: it.place,
                    points: it.placed.points,
                    name: it.name,
                })
                .collect(),
        }
    }
}

impl From<OfSubject<Standing>> for SubjectResultsJson {
    fn from(subject: OfSubject<Standing>) -> Self {
        let OfSubject { id, name, of } = subject;
        Self {
            subject_id: id.0,
            subject: name,
            quizzes: of.quizzes,
            hits: of.tally.hits,
            answers: of.tally.answers,
            points: of.points,
        }
    }
}

impl From<Due> for DueJson {
    fn from(due: Due) -> Self {
        let of_subject =
            |of: OfSubject<usize>| DueSubjectJson { subject_id: of.id.0, subject: of.name, due: of.of };
        Self {
            by_subject: due.by_subject.into_iter().map(of_subject).collect(),
            due: due.due,
            later: due.later,
            next_on: due.next.map(|day| day.to_string()),
        }
    }
}

pub async fn mastery(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<Vec<MasteryJson>>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| reached::skills(view, &person, student)).await?;
    Ok(web::Json(found.ok_or_else(Problem::not_found)?.into_iter().map(Into::into).collect()))
}

pub async fn ranking(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    query: web::Query<RankingQuery>,
) -> Result<web::Json<RankingJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let subject = query.subject_id.map(SubjectId);
    let found = view(&state, &session, move |view| reached::ranked(view, &person, student, subject)).await?;
    Ok(web::Json(RankingJson::new(found.ok_or_else(Problem::not_found)?, student)))
}

/// Another pupil's is not found.
pub async fn set_visibility(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
    body: web::Json<VisibilityBody>,
) -> Result<HttpResponse, Problem> {
    let student = session.actor().id();
    if student != PersonId(path.into_inner()) {
        return Err(Problem::not_found());
    }
    let in_ranking = !body.hidden;
    run(&state, &session, move |tx| reached::set_in_ranking(tx, student, in_ranking)).await?;
    Ok(HttpResponse::NoContent().finish())
}

pub async fn results(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<ResultsJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| reached::results(view, &person, student)).await?;
    let by_subject = found.ok_or_else(Problem::not_found)?.into_iter().map(Into::into).collect();
    Ok(web::Json(ResultsJson { by_subject }))
}

pub async fn due(
    state: web::Data<State>,
    Caller(session): Caller,
    path: web::Path<i64>,
) -> Result<web::Json<DueJson>, Problem> {
    let (person, student) = (session.actor().person.clone(), PersonId(path.into_inner()));
    let found = view(&state, &session, move |view| reached::due(view, &person, student, now())).await?;
    Ok(web::Json(found.ok_or_else(Problem::not_found)?.into()))
}
