import { Download } from 'lucide-react';

import { useClasses } from '@/api/classes';
import { useMay } from '@/api/session/session-context';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';

import { useListExport } from '../use-exports';
import { NO_CLASS, type StudentsAddress } from '../use-students-address';
import { ExportMenu } from './export-menu';
import { listText as text } from './list.text';

const states = (['ativos', 'inativos'] as const).map((value) => ({ value, label: text.states[value] }));

interface PupilFiltersProps {
  schoolId: number;
  view: StudentsAddress;
}

/** What narrows the list down, and the file of what it is narrowed down to. */
export function PupilFilters({ schoolId, view }: PupilFiltersProps) {
  const { address, search, filter, setSearch, narrow } = view;
  const classes = useClasses(schoolId, false).data ?? [];
  const exportList = useListExport(schoolId);
  const mayExport = useMay('pupil.export');
  const options = [
    { value: NO_CLASS, label: text.noClass },
    ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Filters>
      <FilterSearch label={text.search} value={search} onChange={setSearch} />
      <FilterChoice
        label={text.class}
        all={text.allClasses}
        options={options}
        value={address.turma}
        onChange={(turma) => narrow({ turma })}
      />
      <FilterChoice
        label={text.state}
        all={text.allStates}
        options={states}
        value={address.situacao}
        onChange={(situacao) => narrow({ situacao })}
      />
      {mayExport ? (
        <ExportMenu triggerClass="button button-text" onExport={(format) => exportList(format, filter)}>
          <Download className="icon icon-s" />
          {text.export}
        </ExportMenu>
      ) : null}
    </Filters>
  );
}
