import { useId } from 'react';

import { Field } from '@/kit/form/fields/field';
import { Button } from '@/kit/ui/button';
import { Segmented } from '@/kit/ui/choice/segmented';
import { Note } from '@/kit/ui/note';

import type { CheckStepProps } from './shared/step-props';
import { Choice } from './shared/choice';
import { pupilImportText } from './shared/pupil-import.text';
import { ChosenClasses } from './classes/chosen-classes';
import { useOpenClasses } from './classes/use-open-classes';

import '@/kit/form/fields/check.css';
import './shared/pupil-import.css';

const text = pupilImportText.questions;
const BY_LINE = 'byLine';
const orders = (['dia_mes', 'mes_dia'] as const).map((value) => ({ value, label: text.orders[value] }));

/** How the list is to be read: whose class, whether numbers are drawn, which number of a date is the day, what was chosen for names of classes. */
export function ReadingOptions({ schoolId, report, checking }: CheckStepProps) {
  const { options, choose, anew, pending } = checking;
  const { dates } = hasCells(report);
  const id = useId();
  const classes = useOpenClasses(schoolId, report.schoolYear);
  const asked = report.needs === 'class' && options.classMode !== 'one';
  const first = { value: BY_LINE, label: asked ? text.chooseClass : text.asEachLine };
  return (
    <>
      {anew && report.chosenClasses.length > 0 ? (
        <Note
          tone="info"
          action={
            <Button pending={pending} onClick={anew}>
              {text.anew}
            </Button>
          }
        >
          {text.carried}
        </Note>
      ) : null}
      <section className="pupil-import-options" aria-label={text.title}>
        <Field id={id} label={text.whichClass} className="pupil-import-class">
          <Choice
            id={id}
            value={options.classMode === 'one' ? String(options.classId) : BY_LINE}
            options={[first, ...classes]}
            onChange={(value) =>
              choose(
                value === BY_LINE
                  ? { ...options, classMode: 'byLine', classId: null }
                  : { ...options, classMode: 'one', classId: Number(value) },
              )
            }
          />
        </Field>
        <label className="check">
          <input
            type="checkbox"
            checked={options.drawNumbers}
            onChange={({ target }) => choose({ ...options, drawNumbers: target.checked })}
          />
          {text.drawNumbers}
        </label>
        {dates ? (
          <Segmented
            legend={text.dates}
            options={orders}
            value={options.dateOrder ?? 'dia_mes'}
            onChange={(dateOrder) => choose({ ...options, dateOrder })}
          />
        ) : null}
      </section>
      <ChosenClasses schoolId={schoolId} report={report} checking={checking} />
    </>
  );
}

const hasCells = ({ lines }: CheckStepProps['report']) => ({
  dates: lines.some(({ birthDate }) => birthDate !== ''),
});
