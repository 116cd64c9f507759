import { TrendingUp } from 'lucide-react';
import { useLayoutEffect } from 'react';

import { type EffectAnswer, useTypedEffect } from '@/api/actions/effects';
import { formatDecimal } from '@/domain/decimal';
import { useSettled } from '@/kit/browser/use-settled';
import { useKept } from '@/kit/feedback/read-state';
import { Note } from '@/kit/ui/note';

import { Takes } from '../effect/effect-figures';
import { changeWords, gainWords } from '../effect/effect-words';
import { effectText as text } from '../effect/effect.text';
import { actionForm } from './action.schema';
import { typedIndicator } from './typed-indicator';

/** What the action is to do to the index, while it is typed: asked for when the typing pauses. */
export function ExpectedEffect({ schoolId }: { schoolId: number }) {
  const { values } = actionForm.useForm();
  const typed = typedIndicator(values);
  // The same words are the same question, whichever field was touched.
  const settled = useSettled(typed === null ? '' : JSON.stringify(typed), 400);
  const asked = typed !== null && settled === JSON.stringify(typed) ? typed : null;
  const effect = useKept(useTypedEffect(schoolId, asked));
  const takes = typed === null ? 'nothing' : effect.data === undefined ? 'a line' : 'an answer';
  // It takes its room from the fields: the one in use stays in sight.
  useLayoutEffect(() => {
    if (takes !== 'nothing') document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [takes]);
  if (typed === null) return null;
  return (
    <div role="status">
      {effect.error ? (
        <p className="text-sm text-muted">{text.typedFailed}</p>
      ) : effect.data === undefined ? (
        <p className="text-sm text-muted">{text.calculating}</p>
      ) : (
        <div className={effect.stale ? 'opacity-60' : undefined} aria-busy={effect.stale}>
          <Answer answer={effect.data} />
        </div>
      )}
    </div>
  );
}

function Answer({ answer: { effect, missing } }: { answer: EffectAnswer }) {
  if (!effect) {
    const why = missing ?? 'sem_dados';
    return (
      <Note>
        <b>{text.titles[why]}.</b> {text.reasons[why]}
      </Note>
    );
  }
  return (
    <Note tone="ok" icon={<TrendingUp className="icon" />}>
      <p>
        <b>{text.typed(gainWords(effect))}</b>{' '}
        {text.typedWith(changeWords(effect.way), formatDecimal(effect.with))}
      </p>
      <div className="effect-figures-typed">
        <Takes way={effect.way} />
      </div>
    </Note>
  );
}
