import { Problem } from '@/api/problem';
import { useIdebActions } from '@/api/use-ideb';
import { DecimalField } from '@/components/form/decimal-field';
import { Form } from '@/components/form/form';
import { FormAlert } from '@/components/form/form-alert';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { toast } from '@/components/ui/toast-store';
import { isStage, type Stage, stageLabels, stages, testedGrades } from '@/domain/stage';

import {
  emptyFigures,
  figuresSchema,
  type FiguresValues,
  gradesOf,
  rateFields,
  recordOf,
} from './figures.schema';
import { figuresText } from './figures.text';
import { editionYears } from './goal-years';

const stageOptions = stages.map((stage) => ({ value: stage, label: stageLabels[stage] }));

/** The figures of one edition, typed by hand. */
export function FiguresForm({ schoolId, stage }: { schoolId: number; stage: Stage }) {
  const { add } = useIdebActions(schoolId);
  const years = editionYears();
  const yearOptions = years.map((year) => ({ value: String(year), label: String(year) }));

  async function save(values: FiguresValues, { resetForm }: { resetForm: () => void }) {
    try {
      const saved = await add(recordOf(values));
      toast.success(figuresText.saved, figuresText.savedDetail(saved.year, stageLabels[saved.stage]));
      resetForm();
    } catch (error) {
      throw besideRates(error);
    }
  }

  return (
    <Form
      initialValues={emptyFigures(stage, years[0])}
      schema={figuresSchema}
      fallback={figuresText.failed}
      onSubmit={save}
      className="grid gap-5"
    >
      {(values) => (
        <>
          <p className="text-sm text-muted">{figuresText.intro}</p>
          <FormAlert />
          <div className="fields-2">
            <SelectField name="stage" label={figuresText.stage} options={stageOptions} />
            <SelectField
              name="year"
              label={figuresText.year}
              options={yearOptions}
              hint={figuresText.yearHint}
            />
            <DecimalField name="idebScore" label={figuresText.ideb} hint={figuresText.idebHint} optional />
            <DecimalField name="mecGoal" label={figuresText.target} hint={figuresText.targetHint} optional />
          </div>
          <Proficiencies stage={values.stage} />
          <Rates stage={values.stage} />
          <div className="row justify-end">
            <SubmitButton pendingText={figuresText.saving}>{figuresText.save}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  );
}

function Proficiencies({ stage }: { stage: Stage }) {
  return (
    <fieldset>
      <legend className="fieldset-legend">
        {figuresText.proficiency(isStage(stage) ? testedGrades[stage] : '')}
      </legend>
      <div className="fields-2">
        <DecimalField name="proficiencyLp" label={figuresText.lp} unit={figuresText.points} />
        <DecimalField name="proficiencyMt" label={figuresText.mt} unit={figuresText.points} />
      </div>
    </fieldset>
  );
}

function Rates({ stage }: { stage: Stage }) {
  return (
    <fieldset>
      <legend className="fieldset-legend">{figuresText.approval}</legend>
      <div className="rate-fields">
        {gradesOf(stage).map((grade, place) => (
          <DecimalField key={grade} name={rateFields[place] ?? 'rate1'} label={grade} unit="%" compact />
        ))}
      </div>
    </fieldset>
  );
}

/** The server speaks of all rates at once; its sentence stands at the first. */
function besideRates(error: unknown): unknown {
  if (!(error instanceof Problem) || !error.fields['approvalByGrade']) return error;
  const { status, detail, fields, retryAfter } = error;
  return new Problem({
    status,
    detail: detail ?? undefined,
    retryAfter,
    fields: { ...fields, rate1: error.fields['approvalByGrade'] },
  });
}
