import { CircleDashed } from 'lucide-react';

import type { Coverage } from '@/api/lessons/coverage';
import { disciplineOptions } from '@/domain/bncc/discipline';
import { gradeOptions } from '@/domain/bncc/grades';
import { FilterChoice, Filters } from '@/kit/data/filters';
import { FilterToggle } from '@/kit/ui/choice/filter-toggle';

import { coverageText as text } from './coverage.text';
import type { CoverageAddress } from './use-coverage-address';

/** So many years can be looked at, the running one among them. */
const YEARS = 3;

interface CoverageFiltersProps {
  view: CoverageAddress;
  /** The school year that runs. */
  running: number;
  /** Undefined while it is read, or nothing is chosen. */
  coverage: Coverage | undefined;
}

/** Of which skills, when, and in which class. */
export function CoverageFilters({ view, running, coverage }: CoverageFiltersProps) {
  const { change } = view;
  const years = Array.from({ length: YEARS }, (_, back) => String(running - back));
  const classes = coverage?.classes.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  return (
    <Filters>
      <FilterChoice
        label={text.discipline}
        all={text.chooseDiscipline}
        options={disciplineOptions}
        value={view.discipline}
        onChange={(disciplina) => change({ disciplina })}
      />
      <FilterChoice
        label={text.grade}
        all={text.chooseGrade}
        options={gradeOptions}
        value={view.grade}
        // Its classes are of one grade.
        onChange={(ano) => change({ ano, turma: null })}
      />
      <FilterChoice
        label={text.year}
        all={String(running)}
        options={years.slice(1).map((year) => ({ value: year, label: year }))}
        value={view.year === null ? null : String(view.year)}
        onChange={(letivo) => change({ letivo, turma: null })}
      />
      {classes.length > 0 ? (
        <FilterChoice
          label={text.class}
          all={text.everyClass}
          options={classes}
          value={view.classId === null ? null : String(view.classId)}
          onChange={(turma) => change({ turma })}
        />
      ) : null}
      {coverage && coverage.skills.length > 0 ? (
        <FilterToggle
          icon={<CircleDashed className="icon icon-s" />}
          pressed={view.onlyMissing}
          onChange={(pressed) => change({ faltam: pressed ? '1' : null })}
        >
          {text.onlyMissing}
        </FilterToggle>
      ) : null}
    </Filters>
  );
}
