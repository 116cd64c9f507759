import type { CheckStepProps } from '@/features/staff/students/import/shared/step-props';
import { Choice } from '@/features/staff/students/import/shared/choice';
import { pupilImportText } from '@/features/staff/students/import/shared/pupil-import.text';
import { useOpenClasses } from './use-open-classes';

import '@/features/staff/students/import/shared/pupil-import.css';

const text = pupilImportText.numbered;
const NEW = 'new';

/** Classes that the list means by a number that no screen shows, which another system's number may be by chance. */
export function NumberedClasses({ schoolId, report, checking }: CheckStepProps) {
  const { options, choose } = checking;
  const { numberedClasses, schoolYear } = report;
  const open = useOpenClasses(schoolId, schoolYear);
  const create = { value: NEW, label: pupilImportText.missing.create };
  return (
    <section className="grid gap-2">
      <div>
        <h3 className="text-sm font-medium">{text.title}</h3>
        <p className="text-sm text-muted">{text.detail}</p>
      </div>
      <ul className="pupil-import-classes">
        {numberedClasses.map(({ key, number, classId, className, lines }) => {
          const found = { value: String(classId), label: className };
          const chosen = options.mapping[key];
          return (
            <li key={key}>
              <span className="min-w-0 break-words text-sm">{text.of(number, lines)}</span>
              <Choice
                label={text.of(number, lines)}
                value={chosen === undefined ? found.value : chosen === null ? NEW : String(chosen)}
                options={[found, create, ...open.filter(({ value }) => value !== found.value)]}
                onChange={(value) =>
                  choose({
                    ...options,
                    mapping: { ...options.mapping, [key]: value === NEW ? null : Number(value) },
                  })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
