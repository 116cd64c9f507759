import { CircleAlert, Plus } from 'lucide-react';
import { useState } from 'react';

import { useBoundField } from '@/kit/form/fields/use-bound-field';
import { Button } from '@/kit/ui/button';

import { quizText as text } from './form.text';
import { MOST_QUESTIONS, newQuestion, planForm, type QuestionValues } from './plan.schema';
import { QuestionFields } from './question-fields';

import './plan-form.css';

const { useForm } = planForm;

/** The questions at the end of the lesson: added, moved, taken out. */
export function QuizEditor() {
  const { values, fill } = useForm();
  const { id, error } = useBoundField('quiz');
  const [said, setSaid] = useState('');
  const { quiz } = values;
  const change = (next: (now: readonly QuestionValues[]) => QuestionValues[]) =>
    void fill((now) => ({ ...now, quiz: next(now.quiz) }));
  const add = (kind: QuestionValues['kind']) => change((now) => [...now, newQuestion(kind)]);
  function move(from: number, to: number) {
    change((now) => {
      const [one] = now.slice(from, from + 1);
      const rest = now.filter((_, place) => place !== from);
      return one === undefined ? rest : [...rest.slice(0, to), one, ...rest.slice(to)];
    });
    setSaid(text.moved(from + 1, to + 1));
  }
  const isFull = quiz.length >= MOST_QUESTIONS;
  return (
    <section className="plan-form-section" aria-labelledby={`${id}-title`}>
      <div>
        <h3 id={`${id}-title`}>{text.title}</h3>
        <p className="text-xs text-subtle">{isFull ? text.most : text.hint}</p>
      </div>
      {quiz.map(({ key }, place) => (
        <QuestionFields
          key={key}
          place={place}
          last={quiz.length - 1}
          onMove={(to) => move(place, to)}
          onRemove={() => change((now) => now.filter((one) => one.key !== key))}
        />
      ))}
      {/* What is said of one of its questions is no sentence, and stands there. */}
      {typeof error === 'string' ? (
        <p className="field-error">
          <CircleAlert className="icon" />
          {error}
        </p>
      ) : null}
      <p className="sr-only" role="status">
        {said}
      </p>
      <div className="row">
        <Button disabled={isFull} onClick={() => add('escolha')}>
          <Plus className="icon icon-s" />
          {text.addChoice}
        </Button>
        <Button disabled={isFull} onClick={() => add('aberta')}>
          <Plus className="icon icon-s" />
          {text.addOpen}
        </Button>
      </div>
    </section>
  );
}
