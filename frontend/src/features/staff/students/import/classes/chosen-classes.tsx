import type { CheckStepProps } from '@/features/staff/students/import/shared/step-props';
import { Choice } from '@/features/staff/students/import/shared/choice';
import { pupilImportText } from '@/features/staff/students/import/shared/pupil-import.text';
import { choosing, chosenFor, createOption, NONE } from './mapping';
import { useOpenClasses } from './use-open-classes';

import '@/features/staff/students/import/shared/pupil-import.css';

const text = pupilImportText.chosen;
const none = { value: NONE, label: text.none };

/** Which class was chosen for a name of the list: a wrong choice is seen, and taken back. */
export function ChosenClasses({ schoolId, report, checking }: CheckStepProps) {
  const { options, choose } = checking;
  const { chosenClasses, newClasses, schoolYear } = report;
  const open = useOpenClasses(schoolId, schoolYear);
  // Those that are created stand among the new classes.
  const isCreated = (key: string) => newClasses.some((one) => one.key === key);
  const shown = chosenClasses.filter(({ key, classId }) => classId !== null || !isCreated(key));
  if (shown.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium">{text.title}</h3>
      <ul className="pupil-import-classes">
        {shown.map(({ key, name, classId, className, lines }) => {
          const found = { value: String(classId), label: className ?? name };
          const isOpen = className === null || open.some(({ value }) => value === found.value);
          const label = pupilImportText.missing.of(name, lines);
          return (
            <li key={key}>
              <span className="min-w-0 break-words text-sm">{label}</span>
              <Choice
                label={label}
                value={chosenFor(options, key)}
                options={[none, createOption, ...(isOpen ? [] : [found]), ...open]}
                onChange={(value) => choose(choosing(options, key, value))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
