import { ChevronDown, ChevronUp, CircleAlert, Trash2 } from 'lucide-react';

import { letters } from '@/domain/question/letter';
import { useBoundField } from '@/kit/form/fields/use-bound-field';
import { IconButton } from '@/kit/ui/icon-button';

import { quizText as text } from './form.text';
import { planForm, TextAreaField } from './plan.schema';

import './quiz-editor.css';

const { useForm } = planForm;

interface QuestionFieldsProps {
  /** From 0. */
  place: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question: what it asks, its options, and why one of them is right. */
export function QuestionFields({ place, last, onMove, onRemove }: QuestionFieldsProps) {
  const { values } = useForm();
  const number = place + 1;
  const isToChoose = values.quiz[place]?.kind === 'escolha';
  return (
    <div className="quiz-editor-one" role="group" aria-label={text.question(number)}>
      <div className="quiz-editor-head">
        <h4 className="text-sm font-bold">{text.question(number)}</h4>
        <div className="flex">
          <IconButton label={text.up(number)} disabled={place === 0} onClick={() => onMove(place - 1)}>
            <ChevronUp className="icon" />
          </IconButton>
          <IconButton label={text.down(number)} disabled={place === last} onClick={() => onMove(place + 1)}>
            <ChevronDown className="icon" />
          </IconButton>
          <IconButton label={text.remove(number)} onClick={onRemove}>
            <Trash2 className="icon" />
          </IconButton>
        </div>
      </div>
      <TextAreaField name={`quiz[${place}].statement`} label={text.statement(number)} rows={2} />
      {isToChoose ? <Options place={place} /> : null}
      <TextAreaField
        name={`quiz[${place}].explanation`}
        label={isToChoose ? text.explanation(number) : text.answerShows(number)}
        rows={2}
      />
    </div>
  );
}

function Options({ place }: { place: number }) {
  const { set } = useForm();
  const number = place + 1;
  const { id, field, error } = useBoundField(`quiz[${place}].correct`);
  return (
    <fieldset
      className="quiz-editor-options"
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="fieldset-legend">{text.options(number)}</legend>
      {letters.map((letter, option) => (
        <div key={letter} className="quiz-editor-option">
          <label className="quiz-editor-hit">
            <input
              type="radio"
              name={field.name}
              value={letter}
              checked={field.value === letter}
              aria-label={text.isRight(letter, number)}
              onBlur={field.onBlur}
              onChange={() => void set(`quiz[${place}].correct`, letter)}
            />
            {letter}
          </label>
          <TextAreaField
            name={`quiz[${place}].options[${option}]`}
            label={<span className="sr-only">{text.option(letter, number)}</span>}
            rows={1}
          />
        </div>
      ))}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert className="icon" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
