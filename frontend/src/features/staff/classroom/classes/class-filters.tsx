import { Archive, ChevronDown, Search } from 'lucide-react';

import { stageOptions } from '@/domain/index/stage';
import { shiftLabels, shifts } from '@/domain/shift';
import { Button } from '@/kit/ui/button';

import type { ClassFilter } from './class-filter';
import { classesText as text } from './classes.text';

import '@/kit/form/fields/input.css';
import './class-filters.css';

interface ClassFiltersProps {
  filter: ClassFilter;
  archived: boolean;
  onFilter: (part: Partial<ClassFilter>) => void;
  onArchived: (archived: boolean) => void;
}

const shiftOptions = shifts.map((value) => ({ value, label: shiftLabels[value] }));

export function ClassFilters({ filter, archived, onFilter, onArchived }: ClassFiltersProps) {
  return (
    <div className="class-filters">
      <span className="input class-filters-search">
        <Search className="icon icon-s" />
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={filter.search}
          onChange={({ target }) => onFilter({ search: target.value })}
        />
      </span>
      <Choice
        label={text.stage}
        all={text.allStages}
        options={stageOptions}
        value={filter.stage}
        onChange={(stage) => onFilter({ stage })}
      />
      <Choice
        label={text.shift}
        all={text.allShifts}
        options={shiftOptions}
        value={filter.shift}
        onChange={(shift) => onFilter({ shift })}
      />
      <Button variant="text" onClick={() => onArchived(!archived)}>
        <Archive className="icon icon-s" />
        {archived ? text.showCurrent : text.showArchived}
      </Button>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  all: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChange: (value: T | null) => void;
}

function Choice<T extends string>({ label, all, options, value, onChange }: ChoiceProps<T>) {
  return (
    <span className="input class-filters-select">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((one) => one.value === target.value)?.value ?? null)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="icon" />
    </span>
  );
}
