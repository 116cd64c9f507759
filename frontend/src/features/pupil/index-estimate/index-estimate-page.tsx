import { Calculator } from 'lucide-react';
import { useRef, useState } from 'react';

import { compare, formatDecimal, subtract, toNumber } from '@/domain/decimal';
import { type Estimate, estimateOf, wrongIn } from '@/domain/quiz/estimate';
import { FormNote, PupilField } from '@/parts/pupil/form/pupil-field';
import { usePupilForm } from '@/parts/pupil/form/use-pupil-form';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PupilHead, PupilPage } from '@/parts/pupil/page/pupil-page';
import { Chip } from '@/parts/pupil/shapes/chip';
import { PlayButton } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';

import { estimateText as text } from './estimate.text';

import './index-estimate.css';

const sentences = {
  approval: { invalid: text.invalid, range: text.approvalRange },
  saeb: { invalid: text.invalid, range: text.saebRange },
  target: { invalid: text.targetRange, range: text.targetRange },
};

/** The quick estimate, to try and to learn: reckoned here, with nobody's figures, and kept nowhere. */
export function IndexEstimatePage() {
  /** Said when it is asked for: not at every key. */
  const [spoken, setSpoken] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const form = usePupilForm({
    initial: { approval: '', saeb: '', target: '' },
    check(values) {
      const wrong = wrongIn(values);
      return {
        ...(wrong.approval && { approval: sentences.approval[wrong.approval] }),
        ...(wrong.saeb && { saeb: sentences.saeb[wrong.saeb] }),
        ...(wrong.target && { target: sentences.target[wrong.target] }),
      };
    },
    async send(values) {
      const asked = estimateOf(values);
      setSpoken(asked ? text.spoken(formatDecimal(asked.index, 2)) : '');
      // On a phone it stands below the form.
      place.current?.scrollIntoView({ block: 'nearest' });
    },
    failed: text.invalid,
  });
  // It follows what is typed, and goes with what is wrong.
  const result = estimateOf(form.values);
  return (
    <PupilPage>
      <PupilHead title={text.title} lead={text.lead} />
      <div className="pupil-page-side">
        <Panel>
          <form className="grid gap-4" noValidate onSubmit={form.submit}>
            {form.note ? <FormNote>{form.note}</FormNote> : null}
            <PupilField
              label={text.approval}
              hint={text.approvalHint}
              inputMode="decimal"
              {...form.box('approval')}
            />
            <PupilField label={text.saeb} hint={text.saebHint} inputMode="decimal" {...form.box('saeb')} />
            <PupilField
              label={text.target}
              hint={text.targetHint}
              inputMode="decimal"
              {...form.box('target')}
            />
            <PlayButton type="submit" block>
              {text.calculate}
            </PlayButton>
          </form>
        </Panel>
        <div className="pupil-page-stack" ref={place}>
          <Panel title={text.result}>
            <p className="sr-only" role="status">
              {result ? spoken : ''}
            </p>
            {result ? <Result of={result} /> : <Nothing />}
          </Panel>
          <p className="text-sm text-muted">{text.notSaved}</p>
        </div>
      </div>
      <Panel title={text.how.title}>
        <div className="grid gap-3 text-muted">
          {text.how.parts.map((part) => (
            <p key={part}>{part}</p>
          ))}
        </div>
      </Panel>
    </PupilPage>
  );
}

const Nothing = () => (
  <PanelEmpty
    icon={
      <Square tone={3}>
        <Calculator className="icon icon-l" />
      </Square>
    }
    title={text.title}
    detail={text.empty}
  />
);

function Result({ of: { approval, saeb, target, index, isExact } }: { of: Estimate }) {
  const shown = formatDecimal(index, 2);
  return (
    <>
      <div className="index-estimate-figure">
        <b>{shown}</b>
        <Chip tone="info">{text.estimate}</Chip>
      </div>
      <div className="index-estimate-rule" aria-hidden="true">
        <i />
        <i />
        <i />
        <span style={{ left: `${Math.min(toNumber(index), 10) * 10}%` }} />
      </div>
      <p className="index-estimate-ends" aria-hidden="true">
        <span>0</span>
        <span>10</span>
      </p>
      <p className="mt-3">
        {text.working(formatDecimal(approval), formatDecimal(saeb))}
        {isExact ? text.exactly(shown) : text.roughly(shown)}
      </p>
      {target ? (
        <p className="mt-1">
          <b>
            {compare(index, target) >= 0
              ? text.meets(formatDecimal(target))
              : text.lacks(formatDecimal(subtract(target, index), 2), formatDecimal(target))}
          </b>
        </p>
      ) : null}
    </>
  );
}
