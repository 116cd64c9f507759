import { CircleAlert } from 'lucide-react';

import { useBoundField } from '@/kit/form/fields/use-bound-field';
import { gradeWords } from '@/domain/index/grade-words';
import { ordinalOf, type Stage, stageGrades } from '@/domain/index/stage';

import { officialForm } from '../scenario/parameters.schema';
import { parametersText as text } from '../scenario/parameters.text';
import { refusalsText } from '../scenario/refusals.text';

const { DecimalField } = officialForm;
const HINT = 'aprovacao-dica';

/** What fits under one rate; whatever else is refused is said of all of them. */
const ofOne: readonly string[] = [
  refusalsText.gradeNumber,
  refusalsText.gradeRange,
  refusalsText.gradePlaces,
];

/** The approval of each grade. What the rates lack together stands in the place of their hint. */
export function GradeFields({ stage }: { stage: Stage }) {
  const words = gradeWords[stage];
  // What is said of a whole list stands at its first field.
  const { error } = useBoundField('approvalByGrade[0]');
  const ofAll = error !== undefined && !ofOne.includes(error) ? error : null;
  return (
    <fieldset aria-describedby={HINT}>
      <legend className="fieldset-legend">{text.approval(words.one)}</legend>
      <div className="sim-form-grades" data-count={stageGrades[stage].length}>
        {stageGrades[stage].map((grade, place) => (
          <DecimalField
            key={place}
            name={`approvalByGrade[${place}]`}
            compact
            label={<Light>{ordinalOf(grade)}</Light>}
            toldBy={place === 0 && ofAll ? HINT : undefined}
          />
        ))}
      </div>
      {ofAll ? (
        <p className="field-error mt-1" id={HINT}>
          <CircleAlert className="icon" />
          {ofAll}
        </p>
      ) : (
        <p className="field-hint mt-1" id={HINT}>
          {text.approvalHint(words.the)}
        </p>
      )}
    </fieldset>
  );
}

/** A label that steps back behind the legend over it. */
export const Light = ({ children }: { children: string }) => <span className="text-muted">{children}</span>;
