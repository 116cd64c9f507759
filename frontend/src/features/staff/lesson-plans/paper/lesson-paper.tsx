import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import type { LessonPlan } from '@/api/lessons/lesson-plans';
import { useSchool } from '@/api/school';
import { disciplineLabels } from '@/domain/bncc/discipline';
import { formatDate, today } from '@/domain/dates';
import { toast } from '@/kit/feedback/toast/toast-store';
import { schoolLine } from '@/parts/school/school-line';

import { PlanSections } from '../detail/plan-sections';
import { lessonPlansText } from '../lesson-plans.text';
import { lessonWords } from '../list/plan-words';
import { paperText as text } from './paper.text';
import { AnswerKey, Lines, QuizPaper } from './quiz-paper';

import './lesson-paper.css';

interface LessonPaperProps {
  schoolId: number;
  plan: LessonPlan;
  /** The browser prints already. */
  isPrinting: boolean;
  onClose: () => void;
}

/** A lesson on paper, alone: whose it is, all that the plan says, room for what came of it; then the quiz, then its answers. */
export function LessonPaper({ schoolId, plan, isPrinting, onClose }: LessonPaperProps) {
  const { data: school, error } = useSchool(schoolId);
  const asked = useRef(false);
  useEffect(() => {
    if (error) {
      toast.error(text.failed, error.sentence());
      onClose();
    }
    // Once, also where the browser's own question stays open while the plan is read again.
    if (!school || asked.current) return;
    asked.current = true;
    window.addEventListener('afterprint', onClose, { once: true });
    if (!isPrinting) window.print();
  }, [school, error, isPrinting, onClose]);
  if (!school) return null;
  const { status, judgedAt, judgedByName, notice } = plan;
  const isApproved = status === 'aprovado' && judgedAt !== null && judgedByName !== null;
  const lesson = lessonWords(plan);
  return createPortal(
    <article className="lesson-paper">
      <div className="lesson-paper-head">
        <p>
          <b>{school.name}</b>
          <br />
          {schoolLine(school)}
        </p>
        <p>
          {text.kind}
          {isApproved ? (
            <>
              <br />
              {text.approved(judgedByName, formatDate(judgedAt))}
            </>
          ) : null}
        </p>
      </div>
      <div>
        <p className="lesson-paper-title">{plan.title}</p>
        <p>
          {text.about([
            disciplineLabels[plan.subject],
            plan.grade,
            lessonPlansText.minutes(plan.duration),
            plan.authorName,
            ...(lesson === null ? [] : [lesson]),
          ])}
        </p>
        {notice === '' ? null : <p>{notice}</p>}
      </div>
      <PlanSections plan={{ ...plan, quiz: [] }} />
      <section>
        <h3>{text.afterwards}</h3>
        <Lines count={2} />
      </section>
      <p className="lesson-paper-foot">{text.printed(today())}</p>
      {plan.quiz.length === 0 ? null : (
        <>
          <QuizPaper title={plan.title} quiz={plan.quiz} />
          <AnswerKey quiz={plan.quiz} />
        </>
      )}
    </article>,
    document.body,
  );
}
