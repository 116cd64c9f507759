import type { Colleague } from '@/api/people/users';
import { auditGroupNames, auditGroups } from '@/domain/audit/audit-group';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';

import { auditText as text } from './audit.text';
import { type AuditAddress, type Period, periods } from './use-audit-address';

import './audit-filters.css';

const groupOptions = auditGroupNames.map((value) => ({ value, label: auditGroups[value].many }));
const periodOptions = periods.map((value) => ({ value, label: text.periods[value] }));

interface AuditFiltersProps {
  view: AuditAddress;
  staff: readonly Colleague[];
}

/** Of whom, of what and of when. */
export function AuditFilters({ view, staff }: AuditFiltersProps) {
  const { address, change } = view;
  const people = staff.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Filters>
      <FilterSearch label={text.search} value={view.search} onChange={view.setSearch} />
      <FilterChoice
        label={text.person}
        all={text.everybody}
        options={people}
        value={address.pessoa}
        onChange={(pessoa) => change({ pessoa })}
      />
      <FilterChoice
        label={text.group}
        all={text.everyGroup}
        options={groupOptions}
        value={address.tipo}
        onChange={(tipo) => change({ tipo })}
      />
      <FilterChoice<Period>
        label={text.period}
        all={text.usual}
        options={periodOptions}
        value={address.periodo}
        onChange={view.choosePeriod}
      />
      {address.periodo === 'datas' ? (
        <span className="audit-filters-days">
          <DayField
            label={text.from}
            value={address.de}
            most={address.ate}
            onChange={(de) => change({ de })}
          />
          <DayField
            label={text.to}
            value={address.ate}
            least={address.de}
            onChange={(ate) => change({ ate })}
          />
        </span>
      ) : null}
    </Filters>
  );
}

interface DayFieldProps {
  label: string;
  value: string | null;
  least?: string | null;
  most?: string | null;
  onChange: (day: string | null) => void;
}

function DayField({ label, value, least, most, onChange }: DayFieldProps) {
  return (
    <label className="audit-filters-day">
      <span className="text-sm text-muted">{label}</span>
      <span className="input">
        <input
          type="date"
          value={value ?? ''}
          min={least ?? undefined}
          max={most ?? undefined}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      </span>
    </label>
  );
}
