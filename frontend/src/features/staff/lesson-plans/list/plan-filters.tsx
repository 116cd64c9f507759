import { UserRound } from 'lucide-react';

import { useClasses } from '@/api/classes';
import type { PlanOptions } from '@/api/lessons/lesson-plans';
import { disciplineLabels, type Discipline } from '@/domain/bncc/discipline';
import { planStatusOptions } from '@/domain/lesson/plan-status';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';
import { FilterToggle } from '@/kit/ui/choice/filter-toggle';
import { Segmented } from '@/kit/ui/choice/segmented';

import { lessonPlansText as text } from '../lesson-plans.text';
import type { PlansAddress } from '../use-plans-address';

const views = [
  { value: 'lista', label: text.cards },
  { value: 'calendario', label: text.calendar },
] as const;

interface PlanFiltersProps {
  schoolId: number;
  /** By what the plans that one sees differ. */
  options: PlanOptions | undefined;
  view: PlansAddress;
}

/** List or calendar, and which plans: by words, grade, subject, status, class and author. */
export function PlanFilters({ schoolId, options, view }: PlanFiltersProps) {
  const { address, narrow, isCalendar, change } = view;
  const classes = (useClasses(schoolId, false).data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const grades = (options?.grades ?? []).map((grade) => ({ value: grade, label: grade }));
  const subjects = (options?.subjects ?? []).map((one) => ({ value: one, label: disciplineLabels[one] }));
  const classChoice = (
    <FilterChoice
      label={text.class}
      all={text.everyClass}
      options={withChosen(classes, address.turma)}
      value={address.turma}
      onChange={(turma) => narrow({ turma })}
    />
  );
  return (
    <>
      <Segmented
        legend={text.view}
        options={views}
        value={isCalendar ? 'calendario' : 'lista'}
        onChange={(next) => change({ aba: next === 'calendario' ? next : null, pagina: null })}
        wide
        className="self-start"
      />
      {isCalendar ? (
        <Filters>{classChoice}</Filters>
      ) : (
        <Filters>
          <FilterSearch label={text.search} value={view.search} onChange={view.setSearch} />
          <FilterChoice
            label={text.grade}
            all={text.everyGrade}
            options={withChosen(grades, address.serie)}
            value={address.serie}
            onChange={(serie) => narrow({ serie })}
          />
          <FilterChoice<Discipline>
            label={text.subject}
            all={text.everySubject}
            options={withSubject(subjects, address.disciplina)}
            value={address.disciplina}
            onChange={(disciplina) => narrow({ disciplina })}
          />
          <FilterChoice
            label={text.status}
            all={text.everyStatus}
            options={planStatusOptions}
            value={address.situacao}
            onChange={(situacao) => narrow({ situacao })}
          />
          {classChoice}
          <FilterToggle
            icon={<UserRound className="icon icon-s" />}
            pressed={address.meus !== null}
            onChange={(own) => narrow({ meus: own ? 'sim' : null })}
          >
            {text.own}
          </FilterToggle>
        </Filters>
      )}
    </>
  );
}

interface Option<T extends string> {
  value: T;
  label: string;
}

/** One that the address alone names is seen, to be taken out. */
function withChosen(options: readonly Option<string>[], chosen: string | null): readonly Option<string>[] {
  const isKnown = chosen === null || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}

function withSubject(
  options: readonly Option<Discipline>[],
  chosen: Discipline | null,
): readonly Option<Discipline>[] {
  const isKnown = chosen === null || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: disciplineLabels[chosen] }];
}
