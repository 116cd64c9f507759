import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import type { ActionDraft, ActionModel } from '@/api/actions/drafts';
import type { Colleague } from '@/api/people/users';
import { statusLabels } from '@/domain/action/words';
import { formatDate } from '@/domain/dates';
import { formatDecimal } from '@/domain/decimal';
import { Field } from '@/kit/form/fields/field';
import { Tone } from '@/parts/effort/tone';
import { effortWords } from '@/parts/effort/way-sentence';

import { draftsText as text } from './drafts.text';
import { modelsFor, type Review } from './review';

import '@/kit/form/fields/check.css';
import '@/kit/form/fields/input.css';

interface DraftRowProps {
  draft: ActionDraft;
  review: Review;
  models: readonly ActionModel[];
  colleagues: readonly Colleague[];
  onChange: (review: Review) => void;
}

/** What one thing that is to rise asks for: an action to be read, or that those under way cover it. */
export function DraftRow({ draft, review, models, colleagues, onChange }: DraftRowProps) {
  const titleId = useId();
  const model = models.find(({ slug }) => slug === review.model);
  const { action } = draft;
  if (action === null || !model) {
    return (
      <li className="action-draft action-draft-covered">
        <p>{text.covered(amountOf(draft, draft.covered), draft.label)}</p>
      </li>
    );
  }
  return (
    <li className="action-draft" aria-labelledby={titleId}>
      <label className="check action-draft-check">
        <input
          type="checkbox"
          aria-label={text.create(model.title)}
          checked={review.isChosen}
          onChange={({ target }) => onChange({ ...review, isChosen: target.checked })}
        />
      </label>
      <div className="min-w-0">
        <h3 id={titleId}>{model.title}</h3>
        <p className="text-sm text-muted">{sentence(draft)}</p>
        {draft.whole.effort ? (
          <p className="action-draft-tone">
            <Tone tone={draft.whole.effort.tone} kind={draft.whole.effort.measure.kind} />
          </p>
        ) : null}
        {action.duplicate ? (
          <p className="text-sm">
            {text.duplicate(action.duplicate.title, statusLabels[action.duplicate.status].toLowerCase())}
          </p>
        ) : null}
        {review.isChosen ? (
          <>
            <div className="fields-2 action-draft-fields">
              <Choice
                label={text.model}
                value={review.model}
                options={modelsFor(draft, models).map(({ slug, title }) => ({ value: slug, label: title }))}
                onChange={(value) => onChange({ ...review, model: value })}
              />
              <Choice
                label={text.responsible}
                value={String(review.responsible ?? '')}
                options={[
                  { value: '', label: text.nobody },
                  ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                onChange={(value) =>
                  onChange({ ...review, responsible: value === '' ? null : Number(value) })
                }
              />
            </div>
            <Steps model={model} />
          </>
        ) : null}
      </div>
      <span className="action-draft-gain">{text.gain(formatDecimal(action.effect.gain))}</span>
    </li>
  );
}

const isRate = ({ whole }: ActionDraft): boolean => whole.unit === 'p.p.';

/** "2,58 pontos", "3,1 p.p." */
const amountOf = (draft: ActionDraft, value: string): string => `${formatDecimal(value)} ${draft.whole.unit}`;

/** What the action is to bring, what of it is there already, and what all of it takes. */
function sentence(draft: ActionDraft): string {
  const { action, asked, covered, label, whole } = draft;
  const way = action?.effect.way;
  const rise = formatDecimal(way?.difference ?? asked);
  const what = isRate(draft) ? text.rate(rise, label.toLowerCase()) : text.points(rise, label);
  const pupils = way?.pupils ? text.pupils(way.pupils.more) : '';
  const partly = Number(covered) > 0 ? text.partly(formatDecimal(covered), amountOf(draft, asked)) : '';
  const effort = whole.effort ? text.effort(effortWords(whole.effort, whole.unit)) : '';
  return `${what}${pupils}.${partly}${effort}`;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <span className="input">
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" />
      </span>
    </Field>
  );
}

/** What is ready when. */
function Steps({ model: { milestones } }: { model: ActionModel }) {
  if (milestones.length === 0) return <p className="text-sm text-muted">{text.noDates}</p>;
  return (
    <details className="action-draft-steps">
      <summary>{text.milestones(milestones.length)}</summary>
      <ol>
        {milestones.map(({ title, bimester, dueDate }) => (
          <li key={title}>
            {title} <span className="text-subtle">{text.milestone(bimester, formatDate(dueDate))}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
