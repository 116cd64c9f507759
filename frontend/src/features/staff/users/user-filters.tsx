import { roleLabel } from '@/domain/labels';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';

import { staffRoles } from './user.schema';
import type { UserFilter } from './user-filter';
import { usersText as text } from './users.text';

interface UserFiltersProps {
  filter: UserFilter;
  /** Whether accounts are seen: usernames, e-mails, who may not sign in. */
  accounts: boolean;
  onFilter: (part: Partial<UserFilter>) => void;
}

const roleOptions = staffRoles.map((value) => ({ value, label: roleLabel(value) }));
const stateOptions = (['ativos', 'inativos'] as const).map((value) => ({ value, label: text.states[value] }));

export function UserFilters({ filter, accounts, onFilter }: UserFiltersProps) {
  return (
    <Filters>
      <FilterSearch
        label={accounts ? text.search : text.searchByName}
        value={filter.search}
        onChange={(search) => onFilter({ search })}
      />
      <FilterChoice
        label={text.role}
        all={text.allRoles}
        options={roleOptions}
        value={filter.role}
        onChange={(role) => onFilter({ role })}
      />
      {accounts ? (
        <FilterChoice
          label={text.state}
          all={text.allStates}
          options={stateOptions}
          value={filter.state}
          onChange={(state) => onFilter({ state })}
        />
      ) : null}
    </Filters>
  );
}
