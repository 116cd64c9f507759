import { useActiveCount } from '@/api/questions/questions';
import { simulationDifficultyOptions } from '@/domain/class-simulation/difficulty';
import { formatCount } from '@/domain/decimal';
import { importInto } from '@/domain/question/paths';
import { Button, ButtonLink } from '@/kit/ui/button';

import { simulationsText } from '@/features/staff/classroom/simulations/simulations.text';
import { startForm } from './start.schema';
import type { SubjectChoice } from './subject-choices';

const text = simulationsText.start;
const { SelectField, TextField } = startForm;

interface AmountFieldsProps {
  schoolId: number;
  chosen: SubjectChoice | undefined;
}

/** How many are asked and how hard, with how many there are. */
export function AmountFields({ schoolId, chosen }: AmountFieldsProps) {
  const { values, set } = startForm.useForm();
  const difficulty = values.difficulty === 'misto' ? null : values.difficulty;
  // Of several subjects together nothing is counted.
  const asked = typeof chosen?.id === 'number' ? { subjectId: chosen.id, difficulty } : null;
  const active = useActiveCount(schoolId, asked).data;
  return (
    <div className="start-card-pair">
      <TextField
        name="questions"
        label={text.number}
        inputMode="numeric"
        maxLength={2}
        hint={active === undefined ? undefined : countWords(active, Number(values.questions))}
      />
      <SelectField name="difficulty" label={text.difficulty} options={simulationDifficultyOptions} />
      {active === 0 && difficulty !== null ? (
        <Button variant="text" flush onClick={() => void set('difficulty', 'misto')}>
          {text.mixedInstead}
        </Button>
      ) : null}
      {active === 0 && difficulty === null ? (
        <ButtonLink variant="text" flush to={importInto(asked?.subjectId ?? null)}>
          {text.importSome}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function countWords(active: number, asked: number): string {
  if (active === 0) return text.noneActive;
  if (asked > active) return active === 1 ? text.startsWithOne : text.startsWith(formatCount(active));
  return active === 1 ? text.oneActive : text.active(formatCount(active));
}
