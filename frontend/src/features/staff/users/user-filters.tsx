import { ChevronDown, Search } from 'lucide-react';

import { roleLabel } from '@/domain/labels';

import { staffRoles } from './user.schema';
import type { UserFilter } from './user-filter';
import { usersText as text } from './users.text';

import '@/kit/form/fields/input.css';
import './user-filters.css';

interface UserFiltersProps {
  filter: UserFilter;
  /** Whether accounts are seen: usernames, e-mails, who may not sign in. */
  accounts: boolean;
  onFilter: (part: Partial<UserFilter>) => void;
}

const roleOptions = staffRoles.map((value) => ({ value, label: roleLabel(value) }));
const stateOptions = (['ativos', 'inativos'] as const).map((value) => ({ value, label: text.states[value] }));

export function UserFilters({ filter, accounts, onFilter }: UserFiltersProps) {
  const search = accounts ? text.search : text.searchByName;
  return (
    <div className="user-filters">
      <span className="input user-filters-search">
        <Search className="icon icon-s" />
        <input
          type="search"
          aria-label={search}
          placeholder={search}
          value={filter.search}
          onChange={({ target }) => onFilter({ search: target.value })}
        />
      </span>
      <Choice
        label={text.role}
        all={text.allRoles}
        options={roleOptions}
        value={filter.role}
        onChange={(role) => onFilter({ role })}
      />
      {accounts ? (
        <Choice
          label={text.state}
          all={text.allStates}
          options={stateOptions}
          value={filter.state}
          onChange={(state) => onFilter({ state })}
        />
      ) : null}
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
    <span className="input user-filters-select">
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
