//! The quizzes of a school's pupils, in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use kernel::{PersonId, QuestionId, QuizId, StoreError, Uf};

use super::memory::MemoryQuestions;
use super::quiz_contract::QuizStores;
use crate::mastery::{Grasp, Miss, Parameters, Reviewed};
use crate::play::store::{KnownQuizzes, Quizzes};
use crate::play::view::{Reached, Shown, SkillOfSubject, Told};
use crate::play::{
    Asked, Before, Candidate, Closed, Effects, Kind, NewQuiz, Pace, Player, Presented, Quiz, SkillKnown,
    State, Turn, Wanted,
};
use crate::progress::Standing;
use crate::question::store::Questions;
use crate::question::{Explanation, Question, SkillNamed, Status};

impl MemoryQuestions {
    /// The oldest first.
    pub fn quizzes_of(&self, student: PersonId) -> impl Iterator<Item = Quiz> {
        self.plays.of(student).cloned()
    }

    /// With the keys as they are now.
    fn as_asked(&self, mut quiz: Quiz) -> Quiz {
        for asked in &mut quiz.asked {
            asked.key = self.text_of(asked.question, asked.version).map_or(asked.key, |text| text.key);
        }
        quiz
    }
}

impl QuizStores for MemoryQuestions {
    fn questions(&mut self) -> &mut dyn Questions {
        self
    }

    fn quizzes(&mut self) -> &mut dyn Quizzes {
        self
    }
}

impl KnownQuizzes for MemoryQuestions {
    fn quiz(&mut self, id: QuizId) -> Result<Option<Quiz>, StoreError> {
        Ok(self.plays.quizzes.get(&id).cloned().map(|quiz| self.as_asked(quiz)))
    }

    fn running_quiz(&mut self, student: PersonId) -> Result<Option<Quiz>, StoreError> {
        let running =
            self.plays.of(student).find(|quiz| quiz.state == State::EmAndamento).map(|quiz| quiz.id);
        running.map_or(Ok(None), |id| self.quiz(id))
    }

    fn misses(&mut self, student: PersonId) -> Result<Vec<(QuestionId, Miss)>, StoreError> {
        let is_active = |id: QuestionId| self.all().any(|it| it.id == id && it.about.status == Status::Ativa);
        let own = self.plays.misses.iter().filter(|((of, _), _)| *of == student);
        Ok(own.map(|((_, id), miss)| (*id, *miss)).filter(|(id, _)| is_active(*id)).collect())
    }

    fn player(&mut self, student: PersonId) -> Result<Option<Player>, StoreError> {
        Ok(Some(self.plays.players.get(&student).copied().unwrap_or_default()))
    }

    fn shown(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Shown>, StoreError> {
        let quiz = self.plays.quizzes.get(&id);
        let asked = quiz.and_then(|quiz| quiz.asked.iter().find(|asked| asked.question == question));
        let Some(asked) = asked else { return Ok(None) };
        let (Some(text), Some(now)) =
            (self.text_of(question, asked.version), self.all().find(|it| it.id == question))
        else {
            return Ok(None);
        };
        let subject = format!("Disciplina {}", now.about.subject);
        let name = now.about.data.skills.main().map(|skill| skill.name());
        Ok(Some(Shown {
            question,
            statement: text.statement.clone(),
            options: text.options.clone(),
            base: text.base.clone(),
            image: now.about.image.clone(),
            difficulty: asked.difficulty,
            skill: asked.skill.zip(name).map(|(id, name)| SkillNamed { id, name, asks: None, subject }),
        }))
    }

    fn explanation(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Explanation>, StoreError> {
        let quiz = self.plays.quizzes.get(&id);
        let asked = quiz.and_then(|quiz| quiz.asked.iter().find(|asked| asked.question == question));
        let now = self.all().find(|it| it.id == question);
        let now = asked.zip(now).filter(|(asked, now)| asked.version == now.version);
        Ok(now.and_then(|(_, now)| now.about.data.explanation.clone()))
    }

    fn reached(&mut self, student: PersonId) -> Result<Reached, StoreError> {
        let mut standings = BTreeMap::<_, Standing>::new();
        for quiz in self.plays.of(student).filter(|quiz| quiz.state == State::Concluido) {
            if let Some(subject) = quiz.toward.subject.filter(|_| quiz.toward.kind == Kind::Quiz) {
                *standings.entry((quiz.toward.class, subject)).or_default() += quiz.standing();
            }
        }
        let mut achievements: Vec<_> =
            self.plays.held.get(&student).into_iter().flatten().map(|(it, at)| (*it, *at)).collect();
        achievements.sort_by_key(|(it, at)| (Reverse(*at), it.slug()));
        Ok(Reached {
            standings: standings.into_iter().map(|((class, subject), of)| (class, subject, of)).collect(),
            record: self.plays.records.get(&student).copied().unwrap_or_default(),
            achievements,
        })
    }

    fn skills_known(&mut self, student: PersonId) -> Result<Vec<SkillOfSubject>, StoreError> {
        let own = self.plays.known.iter().filter(|((of, _), _)| *of == student);
        let known = own.filter_map(|((_, id), known)| {
            let place = usize::try_from(id.0 - 1).ok()?;
            let (subject, _, key) = self.skills.get(place)?;
            let skill = SkillNamed {
                id: *id,
                name: key.clone(),
                asks: None,
                subject: format!("Disciplina {subject}"),
            };
            Some(SkillOfSubject { subject: *subject, skill: SkillKnown { skill, known: *known } })
        });
        Ok(known.collect())
    }
}

impl Quizzes for MemoryQuestions {
    fn hold_player(&mut self, student: PersonId) -> Result<Option<Player>, StoreError> {
        self.player(student)
    }

    fn quiz_candidates(&mut self, student: PersonId, wanted: Wanted) -> Result<Vec<Candidate>, StoreError> {
        let fitting = self.all().filter(|it| {
            it.about.status == Status::Ativa
                && it.about.subject == wanted.subject
                && wanted.level.difficulty().is_none_or(|level| it.about.data.difficulty == level)
        });
        let candidate = |it: &Question| Candidate {
            question: it.id,
            difficulty: it.about.data.difficulty,
            skill: it.skill,
            grasp: it
                .skill
                .and_then(|skill| self.plays.known.get(&(student, skill)))
                .map_or(Grasp::Unknown, |known| known.grasp()),
            seen_at: self.plays.of(student).filter_map(|quiz| quiz.seen_at(it.id)).max(),
            missed: self.plays.answers(student, it.id).next_back().is_some_and(|answer| !answer.correct),
        };
        Ok(fitting.map(candidate).collect())
    }

    fn add_quiz(&mut self, new: &NewQuiz, at: DateTime<Utc>) -> Result<QuizId, StoreError> {
        let student = new.toward.student;
        if self.running_quiz(student)?.is_some() {
            return Err(StoreError::Clash("quizzes_one_running".to_owned()));
        }
        let asked = new.questions.iter().map(|id| {
            let now = self.all().find(|it| it.id == *id);
            let now = now.ok_or_else(|| StoreError::Clash("quiz_questions_question_fkey".to_owned()))?;
            Ok(Asked {
                question: *id,
                version: now.version,
                skill: now.skill,
                difficulty: now.about.data.difficulty,
                key: now.about.data.text.key,
                worth: self.plays.worth(student, *id, at),
                answer: None,
            })
        });
        let asked = asked.collect::<Result<Vec<_>, StoreError>>()?;
        self.plays.last += 1;
        let id = QuizId(self.plays.last);
        let (state, presented) = (State::EmAndamento, Presented { at, anew: false });
        let quiz = Quiz { id, toward: new.toward, state, started_at: at, ended_at: None, presented, asked };
        self.plays.quizzes.insert(id, quiz);
        Ok(id)
    }

    fn is_in_a_quiz(&mut self, question: QuestionId) -> Result<bool, StoreError> {
        Ok(self.plays.quizzes.values().any(|it| it.asked.iter().any(|asked| asked.question == question)))
    }

    fn answers_in_quizzes(&mut self, question: QuestionId) -> Result<usize, StoreError> {
        let answers = self.plays.quizzes.values().flat_map(Quiz::answers);
        Ok(answers.filter(|(asked, _)| asked.question == question).count())
    }

    fn hold_turn(&mut self, id: QuizId, question: QuestionId) -> Result<Option<Turn>, StoreError> {
        let Some((quiz, before)) = self.hold_quiz(id)? else { return Ok(None) };
        let student = quiz.toward.student;
        let asked = quiz.asked.iter().find(|asked| asked.question == question);
        let skill = asked.and_then(|asked| asked.skill);
        Ok(Some(Turn {
            known: skill.and_then(|skill| self.plays.known.get(&(student, skill))).copied(),
            parameters: skill
                .and_then(|skill| self.plays.parameters.get(&skill))
                .copied()
                .unwrap_or(Parameters::ASSUMED),
            miss: asked.and_then(|_| self.plays.misses.get(&(student, question))).copied(),
            record: before.record,
            held: before.held,
            state: Uf::SP,
            quiz,
        }))
    }

    fn put_answer(&mut self, effects: &Effects) -> Result<Told, StoreError> {
        let (quiz, question) = (&effects.quiz, effects.question);
        let student = quiz.toward.student;
        let kept = self.plays.quizzes.get(&quiz.id).and_then(|kept| {
            kept.asked.iter().find(|asked| asked.question == question && asked.answer.is_some())
        });
        if kept.is_some() {
            return Err(StoreError::Clash("quiz_answers_once".to_owned()));
        }
        let skill = quiz.asked.iter().find(|asked| asked.question == question).and_then(|asked| asked.skill);
        if let (Some(skill), Some(known)) = (skill, effects.known) {
            self.plays.known.insert((student, skill), known);
        }
        match effects.reviewed {
            Reviewed::Same => {}
            Reviewed::Missed(miss) | Reviewed::Returned(miss) => {
                self.plays.misses.insert((student, question), miss);
            }
            Reviewed::Overcome => {
                self.plays.misses.remove(&(student, question));
            }
        }
        let earned = effects.achievements.iter().map(|it| (*it, effects.answer.at));
        self.plays.held.entry(student).or_default().extend(earned);
        self.plays.quizzes.insert(quiz.id, quiz.clone());
        self.count(question, 1);
        let explanation = self.explanation(quiz.id, question)?;
        let next = quiz.current().map(|next| self.shown(quiz.id, next.question)).transpose()?.flatten();
        Ok(Told { explanation, next })
    }

    fn put_presented(&mut self, id: QuizId, presented: Presented) -> Result<(), StoreError> {
        if let Some(quiz) = self.plays.quizzes.get_mut(&id) {
            quiz.presented = presented;
        }
        Ok(())
    }

    fn hold_quiz(&mut self, id: QuizId) -> Result<Option<(Quiz, Before)>, StoreError> {
        let Some(quiz) = self.quiz(id)? else { return Ok(None) };
        let student = quiz.toward.student;
        let finished: Vec<_> = self.plays.finished_before(&quiz).collect();
        let before = Before {
            record: self.plays.records.get(&student).copied().unwrap_or_default(),
            held: self.plays.held.get(&student).into_iter().flat_map(BTreeMap::keys).copied().collect(),
            last: finished.last().copied(),
            best: finished.iter().copied().max_by(|one, other| one.cmp_rate(*other)),
        };
        Ok(Some((quiz, before)))
    }

    fn put_pace(&mut self, student: PersonId, pace: Pace) -> Result<(), StoreError> {
        self.plays.players.entry(student).or_default().pace = pace;
        Ok(())
    }

    fn put_in_ranking(&mut self, student: PersonId, in_ranking: bool) -> Result<(), StoreError> {
        self.plays.players.entry(student).or_default().in_ranking = in_ranking;
        Ok(())
    }

    fn close_quiz(&mut self, closed: &Closed) -> Result<(), StoreError> {
        let student = closed.quiz.toward.student;
        self.plays.quizzes.insert(closed.quiz.id, closed.quiz.clone());
        self.plays.records.insert(student, closed.record);
        let at = closed.quiz.ended_at.unwrap_or(closed.quiz.started_at);
        self.plays.held.entry(student).or_default().extend(closed.achievements.iter().map(|it| (*it, at)));
        Ok(())
    }
}
