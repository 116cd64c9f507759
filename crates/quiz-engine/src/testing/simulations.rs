//! The simulations of a school, in memory.
#![allow(clippy::unwrap_used, reason = "a failing store fails the test")]

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use kernel::{ClassId, ClassSimulationId, Day, PersonId, QuestionId, SkillId, StoreError};

use super::memory::MemoryQuestions;
use super::simulation_contract::Stores;
use crate::class_simulation::store::{ClassSimulations, KnownClassSimulations};
use crate::class_simulation::{
    About, Asked, Candidate, ClassAnswer, ClassSimulation, ClassSimulationSeen, Fitting, Kind, Level, Marks,
    NewClassSimulation, Observations, Ordinal, Results, Sheet, SkillNamed, State,
};
use crate::question::store::{Entered, KnownQuestions, Questions};
use crate::question::{Status, VersionAnswers};

impl MemoryQuestions {
    /// What a simulation left; `None` where its answers do not count.
    pub fn results_of(&self, id: ClassSimulationId) -> Option<&Results> {
        self.simulations.results.get(&id)
    }

    /// As it is judged now.
    fn judged_now(&self, mut simulation: ClassSimulation) -> ClassSimulation {
        for asked in &mut simulation.asked {
            let Some(now) = self.all().find(|it| it.id == asked.question) else { continue };
            asked.key = self.text_of(asked.question, asked.version).map_or(asked.key, |text| text.key);
            asked.subject = now.about.subject;
            let subject = format!("Disciplina {}", now.about.subject);
            let named = |id: SkillId| {
                now.about.data.skills.main().map(|skill| SkillNamed {
                    id,
                    name: skill.name(),
                    asks: None,
                    subject,
                })
            };
            asked.skill = now.skill.and_then(named);
        }
        simulation
    }

    /// As so many pupils do: all of them choose A in a test on paper that asks nothing else.
    pub fn answer(&mut self, question: QuestionId, times: i64) {
        let subject = self.question(question).unwrap().map(|it| it.about.subject);
        let about =
            About { class: ClassId(1), subject, kind: Kind::Impressa, level: Level::Misto, skill: None };
        let pupils = (1..=times).map(PersonId).collect();
        let new = NewClassSimulation { about, questions: vec![question], pupils };
        let entered = Entered { by: PersonId(7), at: DateTime::UNIX_EPOCH };
        let id = self.add_class_simulation(&new, entered).unwrap();
        self.change(id, |simulation| {
            for sheet in &mut simulation.sheets {
                sheet.marks = "A".parse().unwrap();
            }
        });
        let results = self.class_simulation(id).unwrap().unwrap().results(Day::on(NaiveDate::default()));
        self.conclude(id, &results, entered.at).unwrap();
    }

    fn count_all(&mut self, answers: &[(QuestionId, u32)], sign: i64) {
        for (question, times) in answers {
            self.count(*question, sign * i64::from(*times));
        }
    }

    fn change(&mut self, id: ClassSimulationId, change: impl FnOnce(&mut ClassSimulation)) {
        self.simulations.kept.entry(id).and_modify(change);
    }
}

impl Stores for MemoryQuestions {
    fn questions(&mut self) -> &mut dyn Questions {
        self
    }

    fn simulations(&mut self) -> &mut dyn ClassSimulations {
        self
    }
}

impl KnownClassSimulations for MemoryQuestions {
    fn class_simulation(&mut self, id: ClassSimulationId) -> Result<Option<ClassSimulation>, StoreError> {
        let kept = self.simulations.kept.get(&id).cloned();
        Ok(kept.map(|simulation| self.judged_now(simulation)))
    }

    /// Names are for a database to know.
    fn class_simulation_seen(
        &mut self,
        id: ClassSimulationId,
    ) -> Result<Option<ClassSimulationSeen>, StoreError> {
        let tally = self.results_of(id).map(|results| results.tally);
        let seen = |it: ClassSimulation| ClassSimulationSeen {
            id,
            about: it.about,
            state: it.state,
            class_name: format!("Turma {}", it.about.class),
            teacher: None,
            subject_name: it.about.subject.map(|subject| format!("Disciplina {subject}")),
            skill_name: None,
            questions: it.asked.len(),
            pupils: it.sheets.iter().filter(|sheet| !sheet.absent).count(),
            done: it.done(),
            tally,
            started_by: it.started_by,
            started_by_name: format!("Pessoa {}", it.started_by),
            started_at: it.started_at,
            ended_at: it.ended_at,
        };
        Ok(self.class_simulation(id)?.map(seen))
    }
}

impl ClassSimulations for MemoryQuestions {
    fn candidates(&mut self, wanted: &Fitting) -> Result<Vec<Candidate>, StoreError> {
        let fitting = self.all().filter(|it| {
            it.about.status == Status::Ativa
                && wanted.subjects.contains(&it.about.subject)
                && wanted.level.difficulty().is_none_or(|level| it.about.data.difficulty == level)
                && wanted.skill.is_none_or(|skill| it.skill == Some(skill))
        });
        Ok(fitting.map(|it| Candidate { question: it.id, answers: it.answers }).collect())
    }

    fn unanswered(&mut self, wanted: &Fitting) -> Result<Vec<Candidate>, StoreError> {
        let mut unanswered = self.candidates(wanted)?;
        unanswered.retain(|it| it.answers == 0);
        Ok(unanswered)
    }

    fn knows_skill(&mut self, id: SkillId) -> Result<bool, StoreError> {
        Ok(self.all().any(|it| it.skill == Some(id)))
    }

    fn add_class_simulation(
        &mut self,
        new: &NewClassSimulation,
        entered: Entered,
    ) -> Result<ClassSimulationId, StoreError> {
        let asked = new.questions.iter().map(|id| {
            let now = self.all().find(|it| it.id == *id);
            let now =
                now.ok_or_else(|| StoreError::Clash("class_simulation_questions_question_fkey".to_owned()))?;
            Ok(Asked {
                question: *id,
                version: now.version,
                subject: now.about.subject,
                skill: None,
                key: now.about.data.text.key,
                answer: None,
            })
        });
        let asked = asked.collect::<Result<Vec<_>, StoreError>>()?;
        let sheet = |student: &PersonId| Sheet {
            student: Some(*student),
            absent: false,
            marks: Marks::untyped(asked.len()),
            observations: None,
        };
        self.simulations.last += 1;
        let id = ClassSimulationId(self.simulations.last);
        let simulation = ClassSimulation {
            id,
            about: new.about,
            state: State::EmAndamento,
            revision: 0,
            started_by: entered.by,
            started_at: entered.at,
            ended_at: None,
            sheets: new.pupils.iter().map(sheet).collect(),
            asked,
        };
        self.simulations.kept.insert(id, simulation);
        Ok(id)
    }

    fn hold_asked(&mut self, _: ClassSimulationId) -> Result<(), StoreError> {
        Ok(())
    }

    fn hold_class_simulation(
        &mut self,
        id: ClassSimulationId,
    ) -> Result<Option<ClassSimulation>, StoreError> {
        self.class_simulation(id)
    }

    fn put_class_answer(
        &mut self,
        id: ClassSimulationId,
        ordinal: Ordinal,
        answer: &ClassAnswer,
    ) -> Result<(), StoreError> {
        self.change(id, |simulation| {
            if let Some(asked) = simulation.asked.get_mut(ordinal.place()) {
                asked.answer = Some(*answer);
            }
        });
        Ok(())
    }

    fn put_sheets(&mut self, id: ClassSimulationId, sheets: &[Sheet]) -> Result<i32, StoreError> {
        self.change(id, |simulation| {
            simulation.revision += 1;
            for own in &mut simulation.sheets {
                if let Some(sheet) = sheets.iter().find(|sheet| sheet.student == own.student) {
                    own.absent = sheet.absent;
                    own.marks = sheet.marks.clone();
                }
            }
        });
        Ok(self.simulations.kept.get(&id).map_or(0, |simulation| simulation.revision))
    }

    fn put_observations(
        &mut self,
        id: ClassSimulationId,
        student: PersonId,
        observations: Option<&Observations>,
    ) -> Result<(), StoreError> {
        self.change(id, |simulation| {
            if let Some(sheet) = simulation.sheets.iter_mut().find(|it| it.student == Some(student)) {
                sheet.observations = observations.cloned();
            }
        });
        Ok(())
    }

    fn conclude(
        &mut self,
        id: ClassSimulationId,
        results: &Results,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.put_state(id, State::Concluida, Some(at))?;
        self.count_all(&results.answers, 1);
        self.put_results(id, results)
    }

    fn put_results(&mut self, id: ClassSimulationId, results: &Results) -> Result<(), StoreError> {
        self.simulations.results.insert(id, results.clone());
        Ok(())
    }

    fn take_back(&mut self, id: ClassSimulationId, answers: &[(QuestionId, u32)]) -> Result<(), StoreError> {
        self.count_all(answers, -1);
        self.simulations.results.remove(&id);
        self.put_state(id, State::EmAndamento, None)
    }

    fn put_state(
        &mut self,
        id: ClassSimulationId,
        state: State,
        ended_at: Option<DateTime<Utc>>,
    ) -> Result<(), StoreError> {
        self.change(id, |simulation| {
            simulation.state = state;
            simulation.ended_at = ended_at;
        });
        Ok(())
    }

    fn remove_class_simulation(&mut self, id: ClassSimulationId) -> Result<(), StoreError> {
        self.simulations.kept.remove(&id);
        Ok(())
    }

    fn is_asked(&mut self, question: QuestionId) -> Result<bool, StoreError> {
        Ok(self.simulations.kept.values().any(|it| it.asked.iter().any(|asked| asked.question == question)))
    }

    fn answers_by_version(&mut self, question: QuestionId) -> Result<Vec<VersionAnswers>, StoreError> {
        let mut versions = BTreeMap::new();
        for simulation in self.simulations.kept.values().filter(|it| it.state != State::Abandonada) {
            let (over, asked) = (simulation.is_over(), simulation.asked.iter().enumerate());
            for (place, asked) in asked.filter(|(_, asked)| asked.question == question) {
                let typed = |it: &&Sheet| it.counts() && (over || it.marks.of(Ordinal::at(place)).is_some());
                let pupils = simulation.sheets.iter().filter(typed).count();
                let answers = pupils + usize::from(asked.answer.is_some());
                *versions.entry(asked.version).or_default() += i64::try_from(answers).unwrap();
            }
        }
        let told = versions.into_iter().filter(|(_, answers)| *answers > 0);
        Ok(told.map(|(version, answers)| VersionAnswers { version, answers }).collect())
    }

    fn judged_by(
        &mut self,
        question: QuestionId,
        versions: &[i32],
    ) -> Result<Vec<ClassSimulationId>, StoreError> {
        let asks = |asked: &Asked| asked.question == question && versions.contains(&asked.version);
        let counting = self.simulations.kept.values().filter(|it| it.state == State::Concluida);
        Ok(counting.filter(|it| it.asked.iter().any(asks)).map(|it| it.id).collect())
    }
}
