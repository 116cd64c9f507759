import { Download, Printer } from 'lucide-react';

import { useMay } from '@/api/session/session-context';
import { cardsOf, cardsOfClass } from '@/domain/staff-paths';
import { FilterChoice, Filters, FilterSearch } from '@/kit/data/filters';

import { ButtonLink } from '@/kit/ui/button';

import { archivedClass } from '../students.text';
import { useListExport } from '../use-exports';
import { useSchoolClasses } from '../use-school-classes';
import { NO_CLASS, type StudentsAddress } from '../use-students-address';
import { ExportMenu } from './export-menu';
import { listText as text } from './list.text';

const states = (['ativos', 'inativos'] as const).map((value) => ({ value, label: text.states[value] }));

interface PupilFiltersProps {
  schoolId: number;
  view: StudentsAddress;
}

/** What narrows the list down, and the file and the cards of what it is narrowed down to. */
export function PupilFilters({ schoolId, view }: PupilFiltersProps) {
  const { address, search, filter, setSearch, narrow } = view;
  const classes = useSchoolClasses(schoolId);
  const exportList = useListExport(schoolId);
  const mayExport = useMay('pupil.export');
  const mayPrint = useMay('pupil.cards');
  const { turma } = address;
  const options = [
    { value: NO_CLASS, label: text.noClass },
    ...classes.open.map(({ id, name }) => ({ value: String(id), label: name })),
    ...classes.archived
      .filter(({ id, totalStudents }) => totalStudents > 0 || String(id) === turma)
      .map(({ id, name }) => ({ value: String(id), label: archivedClass(name) })),
  ];
  return (
    <Filters>
      <FilterSearch label={text.search} value={search} onChange={setSearch} />
      <FilterChoice
        label={text.class}
        all={text.allClasses}
        options={options}
        value={turma}
        onChange={(to) => narrow({ turma: to })}
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
      {mayPrint ? (
        <ButtonLink
          variant="text"
          to={turma === null || turma === NO_CLASS ? cardsOf() : cardsOfClass(turma)}
        >
          <Printer className="icon icon-s" />
          {text.cards}
        </ButtonLink>
      ) : null}
    </Filters>
  );
}
