import { Calculator, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { type SkillParameters, useSkillParameterDeeds, useSkillParameters } from '@/api/learning/mastery-map';
import { useMay } from '@/api/session/session-context';
import type { Subject } from '@/api/subjects';
import { formatCount } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';

import { NumbersTable } from './numbers-table';
import { numbersText as text } from './numbers.text';

import '@/kit/form/fields/field.css';
import '@/kit/form/fields/input.css';
import './numbers-card.css';

interface NumbersCardProps {
  schoolId: number;
  subjects: readonly Subject[];
}

/** By what numbers mastery is told, whose they are, and the estimation of a school's own. */
export function NumbersCard({ schoolId, subjects }: NumbersCardProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const subject = subjects.find(({ id }) => id === chosen) ?? subjects[0];
  const id = useId();
  return (
    <Card title={text.title} description={text.description}>
      <dl className="numbers-card-meanings">
        {text.meanings.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Estimation schoolId={schoolId} />
      {subject ? (
        <>
          <div className="field numbers-card-subject">
            <label className="field-label" htmlFor={id}>
              {text.subject}
            </label>
            <span className="input">
              <select
                id={id}
                value={String(subject.id)}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {subjects.map((one) => (
                  <option key={one.id} value={String(one.id)}>
                    {one.stage ? `${one.name}, ${stageLabels[one.stage]}` : one.name}
                  </option>
                ))}
              </select>
              <ChevronDown className="icon" />
            </span>
          </div>
          <OfSubject key={subject.id} schoolId={schoolId} subject={subject.id} />
        </>
      ) : (
        <p className="text-muted">{text.noSubjects}</p>
      )}
    </Card>
  );
}

function OfSubject({ schoolId, subject }: { schoolId: number; subject: number }) {
  const found = useSkillParameters(schoolId, subject);
  return (
    <ResourceView<SkillParameters[]>
      resource={found}
      loading={text.loading}
      failed={text.failed}
      empty={
        <Empty level={3} title={text.none}>
          {text.noneDetail}
        </Empty>
      }
    >
      {(known) => <NumbersTable skills={known} />}
    </ResourceView>
  );
}

function Estimation({ schoolId }: { schoolId: number }) {
  const mayEstimate = useMay('skill-numbers.estimate');
  const { estimate } = useSkillParameterDeeds(schoolId);
  const run = useAction(estimate, {
    onDone: ({ own, toldAnew }) =>
      toast.success(
        own === 0 ? text.estimatedNone : text.estimated(own),
        text.toldAnew(formatCount(toldAnew)),
      ),
    fallback: text.estimateFallback,
  });
  if (!mayEstimate) return <p className="my-4 text-sm text-muted">{text.leadersOnly}</p>;
  return (
    <div className="numbers-card-estimate no-print">
      <Button pending={run.pending} pendingText={text.estimating} onClick={() => run.run()}>
        <Calculator className="icon icon-s" />
        {text.estimate}
      </Button>
      <p className="text-sm text-muted">{text.estimateHint}</p>
      {run.refusal ? (
        <Note tone="bad" role="alert">
          <p>
            <b>{text.estimateFailed}.</b> {run.refusal}
          </p>
        </Note>
      ) : null}
    </div>
  );
}
