import type { CheckStepProps } from '@/features/staff/students/import/shared/step-props';
import { Choice } from '@/features/staff/students/import/shared/choice';
import { pupilImportText } from '@/features/staff/students/import/shared/pupil-import.text';
import { choosing, chosenFor, createOption, NONE } from './mapping';
import { useOpenClasses } from './use-open-classes';

import '@/features/staff/students/import/shared/pupil-import.css';

const text = pupilImportText.numbered;

/** Classes that the list means by a number that no screen shows, which another system's number may be by chance. */
export function NumberedClasses({ schoolId, report, checking }: CheckStepProps) {
  const { options, choose } = checking;
  const { numberedClasses, schoolYear } = report;
  const open = useOpenClasses(schoolId, schoolYear);
  return (
    <section className="grid gap-2">
      <div>
        <h3 className="text-sm font-medium">{text.title}</h3>
        <p className="text-sm text-muted">{text.detail}</p>
      </div>
      <ul className="pupil-import-classes">
        {numberedClasses.map(({ key, number, classId, className, lines }) => {
          const found = { value: String(classId), label: className };
          const chosen = chosenFor(options, key);
          return (
            <li key={key}>
              <span className="min-w-0 break-words text-sm">{text.of(number, lines)}</span>
              <Choice
                label={text.of(number, lines)}
                value={chosen === NONE ? found.value : chosen}
                options={[found, createOption, ...open.filter(({ value }) => value !== found.value)]}
                onChange={(value) => choose(choosing(options, key, value))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
