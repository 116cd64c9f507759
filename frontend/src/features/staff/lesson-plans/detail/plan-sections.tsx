import type { LessonPlan } from '@/api/lessons/lesson-plans';
import { linesOf, methodologyParts, stepMinutes } from '@/domain/lesson/methodology';
import { Badge } from '@/kit/ui/badge';

import { sectionsText as text } from './detail.text';
import { ExitQuiz } from './exit-quiz';

import './plan-sections.css';

/** All that a plan says, in the order in which a lesson needs it; on screen and on paper. */
export function PlanSections({ plan }: { plan: LessonPlan }) {
  const { objectives, content, methodology, resources, evaluation, quiz } = plan;
  return (
    <div className="plan-sections">
      <section>
        <h3>{text.objectives}</h3>
        <Lines words={objectives} />
      </section>
      <section>
        <h3>{text.bncc}</h3>
        <Codes plan={plan} />
      </section>
      <section>
        <h3>{text.content}</h3>
        <Lines words={content} />
      </section>
      <section>
        <h3>{text.methodology}</h3>
        <Methodology words={methodology} duration={plan.duration} />
      </section>
      <div className="plan-sections-pair">
        <section>
          <h3>{text.resources}</h3>
          <Lines words={resources} />
        </section>
        <Words title={text.evaluation} words={evaluation} />
      </div>
      <div className="plan-sections-pair empty:hidden">
        <Words title={text.audience} words={plan.targetAudience} />
        <Words title={text.considerations} words={plan.schoolConsiderations} />
      </div>
      {quiz.length === 0 ? null : (
        <section>
          <h3>{text.quiz}</h3>
          <ExitQuiz questions={quiz} />
        </section>
      )}
    </div>
  );
}

/** Nothing where there are no words. */
function Words({ title, words }: { title: string; words: string }) {
  if (words === '') return null;
  return (
    <section>
      <h3>{title}</h3>
      <p className="plan-sections-words">{words}</p>
    </section>
  );
}

const BULLET = /^[-•–*]\s+/;

/** A number stands for a dot, and what others follow has none. */
const isNumberedOrLeadsIn = (line: string): boolean => /^\d{1,2}[.)]\s|:$/.test(line);

/** A list where people wrote one thing a line; where they marked some of the lines, those alone have a dot. */
function Lines({ words }: { words: string }) {
  const lines = linesOf(words);
  const isMarked = lines.some((line) => BULLET.test(line));
  const isPlain = (line: string) => (isMarked ? !BULLET.test(line) : isNumberedOrLeadsIn(line));
  if (lines.length < 2) return <p className="plan-sections-words">{words}</p>;
  return (
    <ul className="plan-sections-lines">
      {lines.map((line, index) => (
        <li key={index} data-plain={isPlain(line) || undefined}>
          {line.replace(BULLET, '')}
        </li>
      ))}
    </ul>
  );
}

function Codes({ plan: { bnccAlignment, bnccObjectives } }: { plan: LessonPlan }) {
  if (bnccAlignment.length === 0) return <p className="text-muted">{text.noCodes}</p>;
  // Where no catalogue is loaded, none of them has words.
  const isKnown = bnccObjectives.length > 0;
  return (
    <ul className="plan-sections-codes">
      {bnccAlignment.map((code) => {
        const said = bnccObjectives.find((one) => one.code === code)?.description;
        return (
          <li key={code}>
            <Badge tone="info">{code}</Badge>
            <span>
              {said ?? (isKnown ? <span className="text-subtle">{text.notInCatalogue}</span> : null)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function sumWords(sum: number, duration: number): string {
  if (sum === duration) return text.total(sum);
  return sum < duration ? text.lacking(sum, duration - sum) : text.beyond(sum, sum - duration);
}

function Methodology({ words, duration }: { words: string; duration: number }) {
  const sum = stepMinutes(words);
  return (
    <>
      <ol className="plan-sections-steps">
        {methodologyParts(words).map((part, index) => {
          switch (part.kind) {
            case 'step':
              return (
                <li key={index} className="plan-sections-step">
                  <b>{text.minutes(part.minutes)}</b>
                  <span>
                    <b>{part.name}</b>
                    {part.text === '' ? null : <span className="block">{part.text}</span>}
                  </span>
                </li>
              );
            case 'remark':
              return (
                <li key={index}>
                  <b>{part.label}:</b> {part.text}
                </li>
              );
            case 'line':
              return <li key={index}>{part.text}</li>;
          }
        })}
      </ol>
      {sum === null ? null : <p className="mt-1 text-sm text-muted">{sumWords(sum, duration)}</p>}
    </>
  );
}
