import type { PupilImportClass, PupilImportOptions } from '@/api/people/pupil-import';
import { type Stage, stageGrades, stages } from '@/domain/index/stage';
import { type Shift, shiftLabels, shifts } from '@/domain/shift';
import { Button } from '@/kit/ui/button';

import type { CheckStepProps } from '@/features/staff/students/import/shared/step-props';
import { Choice } from '@/features/staff/students/import/shared/choice';
import { pupilImportText } from '@/features/staff/students/import/shared/pupil-import.text';

import '@/features/staff/students/import/shared/pupil-import.css';

const text = pupilImportText.newClasses;

/** A grade's name is of one stage alone. */
const stageOf = (grade: string): Stage | undefined =>
  stages.find((stage) => stageGrades[stage].includes(grade));

const gradeOptions = stages.flatMap((stage) =>
  stageGrades[stage].map((grade) => ({ value: grade, label: grade })),
);
const shiftOptions = shifts.map((value) => ({ value, label: shiftLabels[value] }));
const unknown = { value: '', label: text.chooseGrade };

const creatingNone = (options: PupilImportOptions): PupilImportOptions => ({
  ...options,
  createMissing: false,
  mapping: Object.fromEntries(Object.entries(options.mapping).filter(([, id]) => id !== null)),
});

/** Classes that the import creates: their grades and shifts are proposed, as far as their names tell them. */
export function NewClasses({ report, checking }: Omit<CheckStepProps, 'schoolId'>) {
  const { options, choose, check, pending } = checking;
  const { newClasses, needs } = report;
  const said = ({ key, year, shift }: PupilImportClass) => ({
    year: options.newClasses[key]?.year ?? year ?? '',
    shift: options.newClasses[key]?.shift ?? shift ?? 'matutino',
  });
  const say = (one: PupilImportClass, part: { year?: string; shift?: Shift }) => {
    const { year, shift } = { ...said(one), ...part };
    const stage = stageOf(year);
    if (!stage) return;
    choose({ ...options, newClasses: { ...options.newClasses, [one.key]: { year, stage, shift } } });
  };
  return (
    <section className="grid gap-2">
      <div className="row row-between">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-sm font-medium">{text.title(newClasses.length)}</h3>
          <p className="text-sm text-muted">{needs === 'grades' ? text.gradesOfAll : text.detail}</p>
        </div>
        <Button
          pending={pending}

          onClick={() => check(creatingNone(options))}
        >
          {text.createNone}
        </Button>
      </div>
      <ul className="pupil-import-classes pupil-import-new">
        {newClasses.map((one) => {
          const { year, shift } = said(one);
          return (
            <li key={one.key}>
              <span className="min-w-0 break-words text-sm">
                <b>{one.name}</b> <span className="text-subtle">{text.pupils(one.lines)}</span>
              </span>
              <Choice
                label={text.grade(one.name)}
                value={year}
                options={year === '' ? [unknown, ...gradeOptions] : gradeOptions}
                onChange={(chosen) => say(one, { year: chosen })}
              />
              <Choice
                label={text.shift(one.name)}
                value={shift}
                options={shiftOptions}
                onChange={(chosen) => say(one, { shift: chosen })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
