import { CircleAlert } from 'lucide-react';

import { letters } from '@/domain/question/letter';
import { useBoundField } from '@/kit/form/fields/use-bound-field';
import { OptionLetter } from '@/parts/questions/question-preview';

import { editorText as text } from './editor.text';
import { questionForm, TextAreaField } from './question.schema';

import './key-fields.css';

const { useForm } = questionForm;

/** The four options, of which one is marked as the right one. */
export function KeyFields() {
  const { id, field, error } = useBoundField('correctAnswer');
  const { set } = useForm();
  return (
    <fieldset
      className="key-fields"
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="fieldset-legend">{text.options}</legend>
      {letters.map((letter) => (
        <div key={letter} className="key-fields-one">
          <label className="key-fields-hit">
            <input
              type="radio"
              name={field.name}
              value={letter}
              checked={field.value === letter}
              aria-label={text.isRight(letter)}
              onBlur={field.onBlur}
              onChange={() => void set('correctAnswer', letter)}
            />
            <OptionLetter letter={letter} chosen={field.value === letter} />
          </label>
          <TextAreaField
            name={`option${letter}`}
            label={<span className="sr-only">{text.option(letter)}</span>}
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
