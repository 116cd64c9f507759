//! What a pupil played, as it is exported with all else that is known of them.

use application::pupils::export::Played;
use chrono::{DateTime, NaiveDate, Utc};
use quiz_engine::play::view::{Missed, Reached, SkillOfSubject};
use quiz_engine::play::{Answered, Asked, Quiz};
use quiz_engine::progress::{Achievement, Standing};
use quiz_engine::question::Letter;
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportQuiz)]
#[serde(rename_all = "camelCase")]
pub struct PlayedQuizJson {
    id: i64,
    subject_id: Option<i64>,
    class_id: Option<i64>,
    kind: &'static str,
    difficulty: &'static str,
    pace: &'static str,
    status: &'static str,
    started_at: DateTime<Utc>,
    ended_at: Option<DateTime<Utc>>,
    answers: Vec<GivenAnswerJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportAnswer)]
#[serde(rename_all = "camelCase")]
pub struct GivenAnswerJson {
    question_id: i64,
    /// `null`: an empty answer.
    answer: Option<&'static str>,
    /// Whether it was in time, waited for the line or came too late.
    arrival: &'static str,
    right: bool,
    points: u32,
    seconds: u32,
    at: DateTime<Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportSkill)]
#[serde(rename_all = "camelCase")]
pub struct PractisedSkillJson {
    subject: String,
    skill: String,
    /// How likely it is known, per cent.
    mastery: u32,
    right: u32,
    answers: u32,
    mastered_once: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportMiss)]
#[serde(rename_all = "camelCase")]
pub struct MissJson {
    question_id: i64,
    /// When it was missed or, when it was due, answered right.
    since: NaiveDate,
    /// How often it was right when it was due.
    step: u8,
}

/// What all quizzes amount to.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportQuizTotals)]
#[serde(rename_all = "camelCase")]
pub struct QuizTotalsJson {
    quizzes: u32,
    right: u32,
    right_hard: u32,
    longest_row: u32,
    skills_practised: u32,
    skills_mastered: u32,
    returned: u32,
    overcome: u32,
    perfect: u32,
    subjects: u32,
    mixed: u32,
    hard: u32,
    rises: u32,
    bests: u32,
    standings: Vec<StandingJson>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportStanding)]
#[serde(rename_all = "camelCase")]
pub struct StandingJson {
    class_id: Option<i64>,
    subject_id: i64,
    points: u32,
    quizzes: u32,
    right: u32,
    answers: u32,
    longest_row: u32,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PupilExportAchievement)]
#[serde(rename_all = "camelCase")]
pub struct EarnedJson {
    name: &'static str,
    description: &'static str,
    at: DateTime<Utc>,
}

impl From<(&Asked, &Answered)> for GivenAnswerJson {
    fn from((asked, answer): (&Asked, &Answered)) -> Self {
        Self {
            question_id: asked.question.0,
            answer: answer.said.map(Letter::slug),
            arrival: answer.arrival.slug(),
            right: answer.correct,
            points: answer.points,
            seconds: answer.seconds,
            at: answer.at,
        }
    }
}

impl From<&Quiz> for PlayedQuizJson {
    fn from(quiz: &Quiz) -> Self {
        let toward = quiz.toward;
        Self {
            id: quiz.id.0,
            subject_id: toward.subject.map(|it| it.0),
            class_id: toward.class.map(|it| it.0),
            kind: toward.kind.slug(),
            difficulty: toward.level.slug(),
            pace: toward.pace.slug(),
            status: quiz.state.slug(),
            started_at: quiz.started_at,
            ended_at: quiz.ended_at,
            answers: quiz.answers().map(Into::into).collect(),
        }
    }
}

impl From<SkillOfSubject> for PractisedSkillJson {
    fn from(of: SkillOfSubject) -> Self {
        let known = of.skill.known;
        Self {
            subject: of.skill.skill.subject,
            skill: of.skill.skill.name,
            mastery: known.mastery.percent(),
            right: known.tally.hits,
            answers: known.tally.answers,
            mastered_once: known.mastered_once,
        }
    }
}

impl From<Missed> for MissJson {
    fn from(missed: Missed) -> Self {
        Self { question_id: missed.question.0, since: missed.miss.since().date(), step: missed.miss.step() }
    }
}

impl From<(Option<kernel::ClassId>, kernel::SubjectId, Standing)> for StandingJson {
    fn from((class, subject, standing): (Option<kernel::ClassId>, kernel::SubjectId, Standing)) -> Self {
        Self {
            class_id: class.map(|it| it.0),
            subject_id: subject.0,
            points: standing.points,
            quizzes: standing.quizzes,
            right: standing.tally.hits,
            answers: standing.tally.answers,
            longest_row: standing.best_streak,
        }
    }
}

impl From<(Achievement, DateTime<Utc>)> for EarnedJson {
    fn from((achievement, at): (Achievement, DateTime<Utc>)) -> Self {
        Self { name: achievement.name(), description: achievement.description(), at }
    }
}

/// Each as a field of the export.
pub struct PlayedJson {
    pub quizzes: Vec<PlayedQuizJson>,
    pub skills: Vec<PractisedSkillJson>,
    pub misses: Vec<MissJson>,
    pub totals: QuizTotalsJson,
    pub achievements: Vec<EarnedJson>,
}

impl From<Played> for PlayedJson {
    fn from(played: Played) -> Self {
        let Reached { standings, record, achievements } = played.reached;
        let of_answers = record.played;
        Self {
            quizzes: played.quizzes.iter().map(Into::into).collect(),
            skills: played.skills.into_iter().map(Into::into).collect(),
            misses: played.misses.into_iter().map(Into::into).collect(),
            totals: QuizTotalsJson {
                quizzes: record.quizzes,
                right: of_answers.hits,
                right_hard: of_answers.hard_hits,
                longest_row: of_answers.streak,
                skills_practised: of_answers.skills,
                skills_mastered: of_answers.mastered,
                returned: of_answers.returned,
                overcome: of_answers.overcome,
                perfect: record.perfect,
                subjects: record.subjects,
                mixed: record.mixed,
                hard: record.hard,
                rises: record.rises,
                bests: record.bests,
                standings: standings.into_iter().map(Into::into).collect(),
            },
            achievements: achievements.into_iter().map(Into::into).collect(),
        }
    }
}
