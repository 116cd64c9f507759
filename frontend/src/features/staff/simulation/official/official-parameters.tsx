import type { ComponentProps } from 'react';

import { FormAlert } from '@/kit/form/form-alert';
import { SubmitButton } from '@/kit/form/submit-button';
import type { Stage } from '@/domain/index/stage';

import { ParametersCard } from '../parameters-card';
import { officialForm } from '../scenario/parameters.schema';
import { parametersText as text } from '../scenario/parameters.text';
import { GradeFields, Light } from './grade-fields';
import { ProficiencyField } from './proficiency-field';
import { StageField } from '../stage-field';
import { editionsOf, officialStart, originSentence } from '../start';
import type { Official } from './use-official';

const { DecimalField, SelectField, useForm } = officialForm;

interface OfficialParametersProps {
  official: Official;
  live: ComponentProps<typeof ParametersCard>['live'];
  onStage: (stage: Stage) => void;
}

/** The chosen edition is always on offer, even one the school has no figures of. */
function editionOptions(years: readonly number[], chosen: string) {
  const known = years.map(String);
  const all = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  const options = all.map((year) => ({ value: year, label: year }));
  return chosen === '' || all.length === 0 ? [{ value: '', label: text.newestEdition }, ...options] : options;
}

export function OfficialParameters({ official, live, onStage }: OfficialParametersProps) {
  const { values, fill } = useForm();
  const { figures, origin } = official;

  function changeStage(stage: Stage) {
    const start = officialStart(figures, stage);
    void fill(start.values);
    official.filled(start);
    official.show(start.values);
    onStage(stage);
  }

  /** An edition with published inputs brings them along; any other keeps the numbers that were typed. */
  function changeEdition(value: string) {
    const start = officialStart(figures, values.stage, Number(value));
    const published = value !== '' && start.origin.kind === 'edition';
    const next = published
      ? { ...start.values, targetIdeb: values.targetIdeb }
      : { ...values, edition: value };
    void fill(next);
    if (published) official.filled({ ...start, values: next });
    official.show(next);
  }

  return (
    <ParametersCard description={originSentence(origin) ?? text.noEdition} live={live}>
      <div className="sim-form-stage">
        <StageField form={officialForm} onStage={changeStage} />
        <SelectField
          name="edition"
          label={text.edition}
          options={editionOptions(editionsOf(figures.records, values.stage), values.edition)}
          onChange={(event) => changeEdition(event.target.value)}
        />
      </div>
      <fieldset>
        <legend className="fieldset-legend">{text.proficiency}</legend>
        <div className="fields-2">
          <ProficiencyField name="proficiencyLp" label={<Light>{text.lp}</Light>} />
          <ProficiencyField name="proficiencyMt" label={<Light>{text.mt}</Light>} />
        </div>
      </fieldset>
      <GradeFields stage={values.stage} />
      <DecimalField name="targetIdeb" label={text.target} hint={text.targetHint} />
      <FormAlert />
      {/* Where nothing was calculated yet, this is what there is to do. */}
      <SubmitButton variant={live || official.pending ? 'outline' : 'primary'} pendingText={text.calculating}>
        {text.calculate}
      </SubmitButton>
    </ParametersCard>
  );
}
