use std::time::Duration;

use async_trait::async_trait;
use lesson_planning::draft::{PlanDraft, PlanRequest, Section};
use lesson_planning::writer::{LessonPlanWriter, Told, WriterError, Written};
use tokio::time::timeout;

use crate::answer::{Telling, read_plan, read_section};
use crate::prompt::{self, Question};
use crate::settings::{InvalidSettings, Settings};
use crate::upstream::Service;

/// Writes plans by asking a service for a chat's next message.
#[derive(Debug)]
pub struct ChatWriter {
    service: Service,
    total: Duration,
}

impl ChatWriter {
    /// Asks nothing yet.
    pub fn new(settings: Settings) -> Result<Self, InvalidSettings> {
        let total = settings.limits.total;
        Ok(Self { service: Service::new(settings)?, total })
    }

    async fn answer(&self, question: &Question, telling: &mut Telling<'_>) -> Result<String, WriterError> {
        let answer = timeout(self.total, self.service.answer(question, telling)).await;
        answer.unwrap_or_else(|_| Err(WriterError::TimedOut(self.total.as_secs().max(1))))
    }
}

#[async_trait]
impl LessonPlanWriter for ChatWriter {
    async fn write<'a>(&self, request: &'a PlanRequest, told: Told<'a>) -> Result<Written, WriterError> {
        let question = Question::of_plan(prompt::whole(request));
        let mut telling = Telling::new(told);
        let answer = self.answer(&question, &mut telling).await?;
        let written = read_plan(&answer)?;
        telling.end();
        Ok(written)
    }

    async fn rewrite<'a>(
        &self,
        request: &'a PlanRequest,
        draft: &'a PlanDraft,
        section: Section,
    ) -> Result<PlanDraft, WriterError> {
        let question = Question::of_section(prompt::anew(request, draft, section), section);
        let answer = self.answer(&question, &mut Telling::new(&|_| {})).await?;
        read_section(&answer, section, draft)
    }
}
