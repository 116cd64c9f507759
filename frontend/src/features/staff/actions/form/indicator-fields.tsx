import type { IdebRecord } from '@/api/index/ideb';
import { endOfScale, type IndicatorKind, indicatorKinds, isIndicatorKind } from '@/domain/action/indicator';
import { formatDecimal, toInput } from '@/domain/decimal';
import { isStage, stageGrades, stageOptions } from '@/domain/index/stage';

import { indicatorText } from '../indicator.text';
import { actionForm, type ActionValues } from './action.schema';
import { baselineOf } from './baseline';
import { formText as text } from './form.text';

const { DecimalField, SelectField, useForm } = actionForm;

const kindOptions = indicatorKinds.map((value) => ({ value, label: indicatorText.kinds[value] }));

const unitOf = (kind: IndicatorKind): string => {
  if (kind === 'indice') return text.units.index;
  return endOfScale[kind] === 100 ? text.units.rate : text.units.points;
};

type IndicatorValues = ActionValues['indicator'];

interface IndicatorFieldsProps {
  records: readonly IdebRecord[];
  isBegin: boolean;
}

/** What the action moves, from where to where; where the newest edition knows it, that is the beginning. */
export function IndicatorFields({ records, isBegin }: IndicatorFieldsProps) {
  const { values, fill } = useForm();
  const { kind, stage, grade } = values.indicator;
  const known = isIndicatorKind(kind) && isStage(stage) ? baselineOf(records, stage, kind, grade) : null;

  /** Another measure has another baseline, and no target yet. */
  const measure = (part: Partial<Pick<IndicatorValues, 'kind' | 'stage' | 'grade'>>) =>
    void fill((before) => {
      const next = { ...before.indicator, ...part };
      const found =
        isIndicatorKind(next.kind) && isStage(next.stage)
          ? baselineOf(records, next.stage, next.kind, next.grade)
          : null;
      const indicator = {
        ...next,
        baseline: toInput(found?.value),
        target: '',
        year: String(found?.year ?? ''),
      };
      return { ...before, indicator };
    });

  return (
    <>
      <div className="fields-2">
        <SelectField
          name="indicator.kind"
          label={text.indicator}
          hint={kind === '' ? text.indicatorHint : undefined}
          optional
          options={kindOptions}
          placeholder={text.noIndicator}
          onChange={({ target: { value } }) => measure({ kind: isIndicatorKind(value) ? value : '' })}
          {...(isBegin ? { 'data-autofocus': true } : {})}
        />
        {kind === '' ? null : (
          <SelectField
            name="indicator.stage"
            label={text.stage}
            options={stageOptions}
            placeholder={text.choose}
            onChange={({ target: { value } }) => measure({ stage: value, grade: '' })}
          />
        )}
      </div>
      {kind === 'grade' ? (
        <SelectField
          name="indicator.grade"
          label={text.grade}
          options={(isStage(stage) ? stageGrades[stage] : []).map((one) => ({ value: one, label: one }))}
          placeholder={isStage(stage) ? text.choose : text.gradeAfterStage}
          onChange={({ target: { value } }) => measure({ grade: value })}
        />
      ) : null}
      {isIndicatorKind(kind) ? (
        <div className="fields-2">
          <DecimalField
            name="indicator.baseline"
            label={text.baseline}
            unit={unitOf(kind)}
            hint={known ? text.edition(known.year, formatDecimal(known.value)) : text.noEdition}
          />
          <DecimalField name="indicator.target" label={text.target} unit={unitOf(kind)} />
        </div>
      ) : null}
    </>
  );
}
