import type { FoundSchool } from '@/api/reference';
import { formatDecimal } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import { networkLabel } from '@/domain/labels';

import { findText as text } from './find.text';

interface SchoolOptionProps {
  id: string;
  school: FoundSchool;
  /** Where the arrows stand. */
  isActive: boolean;
  /** Shown below. */
  isOpen: boolean;
  onChoose: () => void;
}

/** One of the schools found: where it is, and its newest index of each stage. */
export function SchoolOption({ id, school, isActive, isOpen, onChoose }: SchoolOptionProps) {
  const { name, municipality, state, network, inepCode, results } = school;
  const place = [`${municipality}, ${state}`, networkLabel(network), text.inep(inepCode)];
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      className="find-school-option"
      aria-selected={isOpen}
      data-active={isActive}
      ref={(element) => (isActive ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
      // The field keeps the focus: the next letters go on narrowing the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="min-w-0">
        <b>{name}</b>
        <span className="find-school-place">{place.filter(Boolean).join(' • ')}</span>
      </span>
      <span className="find-school-indexes">
        {results.map(({ stage, idebScore }) => (
          <span key={stage}>
            <b>{formatDecimal(idebScore, 1)}</b>
            <small>{stageLabels[stage]}</small>
          </span>
        ))}
        {results.length === 0 ? <small>{text.noIdeb}</small> : null}
      </span>
    </button>
  );
}
