import { Card } from '@/kit/ui/card';
import { ordinalOf, type Stage, stageGrades } from '@/domain/index/stage';
import { gradeWords } from '@/domain/index/grade-words';

import { FormButtons } from '../form-buttons';
import { officialForm } from '../scenario/parameters.schema';
import { parametersText as text } from '../scenario/parameters.text';
import { ProficiencyField } from './proficiency-field';
import { StageField } from '../stage-field';
import { editionsOf, officialStart, originSentence } from '../start';
import type { Official } from './use-official';
import type { Saving } from '../use-saving';

const { DecimalField, SelectField, useForm } = officialForm;

interface OfficialParametersProps {
  official: Official;
  saving: Saving;
  onStage: (stage: Stage) => void;
  onSave: () => void;
}

/** The chosen edition is always on offer, even one the school has no figures of. */
function editionOptions(years: readonly number[], chosen: string) {
  const known = years.map(String);
  const all = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  const options = all.map((year) => ({ value: year, label: year }));
  return chosen === '' || all.length === 0 ? [{ value: '', label: text.newestEdition }, ...options] : options;
}

export function OfficialParameters({ official, saving, onStage, onSave }: OfficialParametersProps) {
  const { values, fill } = useForm();
  const { figures, origin } = official;
  const words = gradeWords[values.stage];

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
    <Card title={text.title} description={originSentence(origin) ?? text.noEdition}>
      <div className="sim-form">
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
        <fieldset aria-describedby="aprovacao-dica">
          <legend className="fieldset-legend">{text.approval(words.one)}</legend>
          <div className="sim-form-grades" data-count={stageGrades[values.stage].length}>
            {stageGrades[values.stage].map((grade, place) => (
              <DecimalField
                key={place}
                name={`approvalByGrade[${place}]`}
                compact
                label={<Light>{ordinalOf(grade)}</Light>}
              />
            ))}
          </div>
          <p className="field-hint mt-1" id="aprovacao-dica">
            {text.approvalHint(words.the)}
          </p>
        </fieldset>
        <DecimalField name="targetIdeb" label={text.target} hint={text.targetHint} />
        <FormButtons saving={saving} onSave={onSave} />
      </div>
    </Card>
  );
}

const Light = ({ children }: { children: string }) => <span className="text-muted">{children}</span>;
