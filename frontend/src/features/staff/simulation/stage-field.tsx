import { SelectField } from '@/kit/form/select-field';
import { isStage, type Stage, stageLabels, stages } from '@/domain/stage';

import { parametersText } from './scenario/parameters.text';

const options = stages.map((stage) => ({ value: stage, label: stageLabels[stage] }));

/** The stage of the form; choosing another one brings that one's numbers. */
export function StageField({ onStage }: { onStage: (stage: Stage) => void }) {
  return (
    <SelectField
      name="stage"
      label={parametersText.stage}
      options={options}
      onChange={({ target }) => {
        if (isStage(target.value)) onStage(target.value);
      }}
    />
  );
}
