import { useState } from 'react';

import { everySkill, useBnccSkills } from '@/api/bncc';
import { disciplines } from '@/domain/bncc/discipline';
import { useKept } from '@/kit/feedback/read-state';
import { useBoundField } from '@/kit/form/fields/use-bound-field';

import type { ChosenSkill, DescribedSkill } from '../skills/chosen-skill';
import { SkillsField } from '../skills/skills-field';
import { skillsText as text } from './form.text';
import { codesOf, planForm } from './plan.schema';

const { TextField, useForm } = planForm;

/** The skills of a plan, or their codes typed where no catalogue is loaded. */
export function PlanSkills({ described }: { described: readonly DescribedSkill[] }) {
  const { values, fill } = useForm();
  const { error } = useBoundField('bnccAlignment');
  const [seen, setSeen] = useState<readonly ChosenSkill[]>(described);
  const catalogue = useKept(useBnccSkills(everySkill));
  if (catalogue.error || catalogue.data?.[0]?.loaded === false) {
    return (
      <TextField name="bnccAlignment" label={text.title} hint={text.byHandHint} optional autoComplete="off" />
    );
  }
  const wordsOf = (code: string): ChosenSkill =>
    seen.find((one) => one.code === code) ?? { code, description: null };
  const chosen = codesOf(values.bnccAlignment).map(wordsOf);
  function change(by: (known: readonly ChosenSkill[]) => readonly ChosenSkill[]) {
    setSeen([...by(chosen), ...seen]);
    // Over what is chosen at that moment.
    void fill((now) => {
      const next = by(codesOf(now.bnccAlignment).map(wordsOf));
      return { ...now, bnccAlignment: next.map(({ code }) => code).join(', ') };
    });
  }
  return (
    <SkillsField
      words={text}
      place={{
        discipline: disciplines.find((one) => one === values.subject) ?? null,
        grade: values.grade === '' ? null : values.grade,
      }}
      topic={values.title}
      skills={chosen}
      onChange={change}
      error={error}
    />
  );
}
