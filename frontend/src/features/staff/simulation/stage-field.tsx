import type { ReactNode } from 'react';

import type { SelectFieldProps } from '@/kit/form/fields/select-field';
import { isStage, type Stage, stageLabels, stages } from '@/domain/index/stage';

import { parametersText } from './scenario/parameters.text';

const options = stages.map((stage) => ({ value: stage, label: stageLabels[stage] }));

interface StageFieldProps {
  /** A form with such a field. */
  form: { SelectField: (props: Omit<SelectFieldProps, 'name'> & { name: 'stage' }) => ReactNode };
  onStage: (stage: Stage) => void;
}

/** The stage of the form; choosing another one brings that one's numbers. */
export function StageField({ form, onStage }: StageFieldProps) {
  return (
    <form.SelectField
      name="stage"
      label={parametersText.stage}
      options={options}
      onChange={({ target }) => {
        if (isStage(target.value)) onStage(target.value);
      }}
    />
  );
}
