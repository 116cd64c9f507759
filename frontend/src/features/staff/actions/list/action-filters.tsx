import { TriangleAlert } from 'lucide-react';

import type { Action } from '@/api/actions/actions';
import { statusOptions, typeOptions } from '@/domain/action/words';
import { FilterChoice, Filters } from '@/kit/data/filters';
import { FilterToggle } from '@/kit/ui/choice/filter-toggle';
import { Segmented } from '@/kit/ui/choice/segmented';

import { actionsText as text } from '../actions.text';
import type { ActionsAddress } from '../use-actions-address';
import { NOBODY, responsibleOf } from './action-filter';

const views = [
  { value: 'cartoes', label: text.cards },
  { value: 'tempo', label: text.timeLine },
] as const;

/** Cards or time line, and which actions. */
export function ActionFilters({ actions, view }: { actions: readonly Action[]; view: ActionsAddress }) {
  const { filter, isTimeLine, change } = view;
  const people = responsibleOf(actions).map(({ id, name }) => ({ value: id, label: name }));
  const late = actions.filter((action) => action.late !== null).length;
  return (
    <Filters>
      <Segmented
        legend={text.view}
        options={views}
        value={isTimeLine ? 'tempo' : 'cartoes'}
        onChange={(next) => change({ ver: next === 'tempo' ? 'tempo' : null })}
        wide
      />
      <FilterChoice
        label={text.status}
        all={text.status}
        options={statusOptions}
        value={filter.status}
        onChange={(situacao) => change({ situacao })}
      />
      <FilterChoice
        label={text.type}
        all={text.type}
        options={typeOptions}
        value={filter.type}
        onChange={(tipo) => change({ tipo })}
      />
      <FilterChoice
        label={text.responsible}
        all={text.responsible}
        options={[...people, { value: NOBODY, label: text.nobody }]}
        value={filter.responsible}
        onChange={(responsavel) => change({ responsavel })}
      />
      <FilterToggle
        icon={<TriangleAlert className="icon icon-s" />}
        pressed={filter.onlyLate}
        onChange={(only) => change({ atrasadas: only ? 'sim' : null })}
      >
        {text.onlyLate(late)}
      </FilterToggle>
    </Filters>
  );
}
