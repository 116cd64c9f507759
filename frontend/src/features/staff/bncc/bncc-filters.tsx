import { type BnccFilters as Counts, useBnccFilters } from '@/api/bncc';
import { disciplineOptions } from '@/domain/bncc/discipline';
import { gradeOptions } from '@/domain/bncc/grades';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';
import { Button } from '@/kit/ui/button';

import { bnccText as text } from './bncc.text';
import type { BnccAddress } from './use-bncc-address';

/** By words, discipline and year; within a discipline by what the BNCC orders it by. */
export function BnccFilters({ view }: { view: BnccAddress }) {
  const { address, change } = view;
  const { disciplina, ano } = address;
  const filters = useBnccFilters(disciplina, ano).data;
  return (
    <Filters>
      <FilterSearch label={text.search} value={view.search} onChange={view.setSearch} />
      <FilterChoice
        label={text.discipline}
        all={text.everyDiscipline}
        options={disciplineOptions}
        value={disciplina}
        onChange={view.chooseDiscipline}
      />
      <FilterChoice
        label={text.grade}
        all={text.everyGrade}
        options={gradeOptions}
        value={ano}
        onChange={view.chooseGrade}
      />
      <NameFilter
        label={text.unit}
        all={text.everyUnit}
        counts={filters?.units}
        value={view.sought.unit}
        onChange={(unidade) => change({ unidade })}
      />
      <NameFilter
        label={text.practice}
        all={text.everyPractice}
        counts={filters?.practices}
        value={view.sought.practice}
        onChange={(pratica) => change({ pratica })}
      />
      <NameFilter
        label={text.object}
        all={text.everyObject}
        counts={filters?.objects}
        value={view.sought.object}
        onChange={(objeto) => change({ objeto })}
      />
      {view.isFiltered ? (
        <Button variant="text" onClick={view.clear}>
          {text.clear}
        </Button>
      ) : null}
    </Filters>
  );
}

interface NameFilterProps {
  label: string;
  all: string;
  counts: Counts['units'] | undefined;
  value: string | null;
  onChange: (name: string | null) => void;
}

/** Nothing where the discipline has none: Mathematics has no practices. */
function NameFilter({ label, all, counts, value, onChange }: NameFilterProps) {
  const known = counts?.map(({ name, skills }) => ({ value: name, label: text.counted(name, skills) })) ?? [];
  // One that the address alone names is seen, to be taken out.
  const isKnown = value === null || known.some((option) => option.value === value);
  const options = isKnown ? known : [...known, { value, label: value }];
  if (options.length === 0) return null;
  return <FilterChoice label={label} all={all} options={options} value={value} onChange={onChange} />;
}
