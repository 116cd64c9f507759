import { Plus } from 'lucide-react';

import { Button } from '@/kit/ui/button';

import type { CheckStepProps } from '@/features/staff/students/import/shared/step-props';
import { Choice } from '@/features/staff/students/import/shared/choice';
import { pupilImportText } from '@/features/staff/students/import/shared/pupil-import.text';
import { choosing, chosenFor, createOption, NONE } from './mapping';
import { useOpenClasses } from './use-open-classes';

import '@/features/staff/students/import/shared/pupil-import.css';

const text = pupilImportText.missing;

/** What the list calls classes that the school does not have: each is one of the school, or created. */
export function MissingClasses({ schoolId, report, checking }: CheckStepProps) {
  const { options, choose, check, pending } = checking;
  const { missingClasses: missing, missingClassCount: count, schoolYear } = report;
  const areAll = missing.length === count;
  const classes = useOpenClasses(schoolId, schoolYear);
  const choices = [{ value: NONE, label: text.none }, createOption, ...classes];
  return (
    <section className="grid gap-2">
      <div className="row row-between">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-sm font-medium">{text.title(count)}</h3>
          <p className="text-sm text-muted">{areAll ? text.detail : text.first(missing.length)}</p>
        </div>
        {areAll ? (
          <Button
            pending={pending}
            pendingText={text.creating}
            onClick={() => check({ ...options, createMissing: true })}
          >
            <Plus className="icon icon-s" />
            {text.createAll(count)}
          </Button>
        ) : null}
      </div>
      <ul className="pupil-import-classes">
        {missing.map(({ key, name, lines }) => (
          <li key={key}>
            <span className="min-w-0 break-words text-sm">{text.of(name, lines)}</span>
            <Choice
              label={text.of(name, lines)}
              value={chosenFor(options, key)}
              options={choices}
              onChange={(value) => choose(choosing(options, key, value))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
