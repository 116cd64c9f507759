import { Check, ChevronDown } from 'lucide-react';

import { type Stage, stageLabels, stageOptions } from '@/domain/index/stage';
import { Popover } from '@/kit/overlay/popover';

import { headText as text } from './head.text';

import '@/kit/overlay/menu.css';
import '@/kit/ui/button.css';

interface StageMenuProps {
  stage: Stage;
  /** The edition of the stage's index; null without one. */
  year: number | null;
  onStage: (stage: Stage) => void;
}

/** The stage and edition that the page speaks of, and the way to another stage. */
export function StageMenu({ stage, year, onStage }: StageMenuProps) {
  const edition = year === null ? text.noEdition : text.edition(year);
  return (
    <Popover
      trigger={
        <>
          <b>{stageLabels[stage]}</b> <span className="head-edition">{edition}</span>
          <ChevronDown className="icon icon-s" />
        </>
      }
      triggerClass="button"
      triggerLabel={text.stage(stageLabels[stage], edition)}
      label={text.choose}
      className="menu"
    >
      {(close) =>
        stageOptions.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="menu-item"
            aria-current={value === stage ? 'true' : undefined}
            onClick={() => {
              close();
              onStage(value);
            }}
          >
            {value === stage ? <b>{label}</b> : label}
            {value === stage ? <Check className="icon icon-s ml-auto" /> : null}
          </button>
        ))
      }
    </Popover>
  );
}
