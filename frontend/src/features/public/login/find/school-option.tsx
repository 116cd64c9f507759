import type { KeyboardEventHandler } from 'react';

import type { FoundSchool } from '@/api/school-search';
import { formatDecimal } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import { networkLabel } from '@/domain/labels';

import { findText as text } from './find.text';

interface SchoolOptionProps {
  school: FoundSchool;
  /** The newest edition that is loaded. */
  newest: number | undefined;
  /** Shown below. */
  isOpen: boolean;
  onChoose: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** One of the schools found: where it is, and its newest index of each stage. */
export function SchoolOption({ school, newest, isOpen, onChoose, onKeyDown }: SchoolOptionProps) {
  const { name, municipality, state, network, inepCode, results } = school;
  const place = [`${municipality}, ${state}`, networkLabel(network), text.inep(inepCode)];
  return (
    <li>
      <button
        type="button"
        className="find-school-option"
        aria-pressed={isOpen}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        <span className="min-w-0">
          <b>{name}</b>
          <span className="find-school-place">{place.filter(Boolean).join(' • ')}</span>
        </span>
        <span className="find-school-indexes">
          {results.map(({ stage, year, idebScore }) => (
            <span key={stage}>
              <b>{formatDecimal(idebScore, 1)}</b>
              <small>{stageLabels[stage]}</small>
              {year === newest ? null : <small>{text.year(year)}</small>}
            </span>
          ))}
          {results.length === 0 ? <small>{text.noIdeb}</small> : null}
        </span>
      </button>
    </li>
  );
}
