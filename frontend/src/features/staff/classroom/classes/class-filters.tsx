import { Archive } from 'lucide-react';

import { stageOptions } from '@/domain/index/stage';
import { shiftLabels, shifts } from '@/domain/shift';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';
import { Button } from '@/kit/ui/button';

import type { ClassFilter } from './class-filter';
import { classesText as text } from './classes.text';

interface ClassFiltersProps {
  filter: ClassFilter;
  archived: boolean;
  onFilter: (part: Partial<ClassFilter>) => void;
  onArchived: (archived: boolean) => void;
}

const shiftOptions = shifts.map((value) => ({ value, label: shiftLabels[value] }));

export function ClassFilters({ filter, archived, onFilter, onArchived }: ClassFiltersProps) {
  return (
    <Filters>
      <FilterSearch label={text.search} value={filter.search} onChange={(search) => onFilter({ search })} />
      <FilterChoice
        label={text.stage}
        all={text.allStages}
        options={stageOptions}
        value={filter.stage}
        onChange={(stage) => onFilter({ stage })}
      />
      <FilterChoice
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
    </Filters>
  );
}
