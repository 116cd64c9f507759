import { CircleAlert, CircleMinus } from 'lucide-react';

import type { Pupil } from '@/api/people/pupils';
import { formatDate } from '@/domain/dates';
import { type Column, DataTable } from '@/kit/data/table/data-table';
import type { Selection } from '@/kit/data/table/selection';
import { Badge } from '@/kit/ui/badge';
import { PersonName } from '@/parts/people/person-name';

import type { PupilDeed } from '../deeds/deed';
import type { SheetTab } from '../sheet/sheet-tab';
import { AccessWords } from './access-words';
import { listText as text } from './list.text';
import { PupilMenu } from './pupil-menu';

import '@/kit/data/table/table-lines.css';
import '@/kit/data/table/table-select.css';
import '@/kit/form/fields/check.css';
import './pupils-table.css';
import './access-words.css';

interface PupilsTableProps {
  pupils: readonly Pupil[];
  /** What a pupil's class is called; null for who has none. */
  classOf: (pupil: Pupil) => string | null;
  /** Whose sheet is open. */
  open: number | null;
  selection: Pick<Selection<Pupil>, 'chosen' | 'onChange'> | null;
  onOpen: (pupil: Pupil, tab: SheetTab | null) => void;
  onDeed: (deed: PupilDeed, pupil: Pupil) => void;
  onActivate: (pupil: Pupil) => void;
}

/** Where the focus goes when a pupil's sheet closes. */
export const pupilButtonId = (id: number): string => `pupil-${id}`;

/** A page of pupils. */
export function PupilsTable(props: PupilsTableProps) {
  const { pupils, classOf, open, selection, onOpen, onDeed, onActivate } = props;
  const nameOf = (pupil: Pupil) => <NameButton pupil={pupil} onOpen={() => onOpen(pupil, null)} />;
  const menuOf = (pupil: Pupil) => (
    <PupilMenu
      pupil={pupil}
      onOpen={(tab) => onOpen(pupil, tab)}
      onDeed={(deed) => onDeed(deed, pupil)}
      onActivate={() => onActivate(pupil)}
    />
  );
  const columns: Column<Pupil>[] = [
    { key: 'name', label: text.pupil, cell: nameOf },
    { key: 'class', label: text.class, line: 'fact', cell: (pupil) => classOf(pupil) ?? noClass },
    ...facts,
    { key: 'menu', label: text.actions, numeric: true, line: 'menu', cell: menuOf },
  ];
  const seesAccess = pupils.some(({ access }) => access !== null);
  const seesBirth = pupils.some(({ details }) => details !== null);
  return (
    <DataTable
      caption={text.table}
      columns={columns.filter(
        ({ key }) => (seesAccess || key !== 'access') && (seesBirth || key !== 'birth'),
      )}
      rows={pupils}
      rowKey={({ id }) => id}
      open={open}
      selection={
        selection && {
          ...selection,
          all: text.selectAll(pupils.length),
          one: ({ name }) => text.select(name),
        }
      }
      dense
      lines
    />
  );
}

interface NameButtonProps {
  pupil: Pupil;
  onOpen: () => void;
}

function NameButton({ pupil: { id, name, studentId, isActive }, onOpen }: NameButtonProps) {
  return (
    <button
      type="button"
      id={pupilButtonId(id)}
      className="pupils-table-name"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <PersonName name={name} detail={studentId} isActive={isActive} />
    </button>
  );
}

const noClass = (
  <span className="access-words-soon">
    <CircleAlert className="icon icon-s" />
    {text.noClass}
  </span>
);

const stateOf = ({ isActive }: Pupil) =>
  isActive ? (
    <span className="text-muted">{text.activeState}</span>
  ) : (
    <Badge icon={<CircleMinus className="icon" />}>{text.inactiveState}</Badge>
  );

const birthOf = ({ details }: Pupil) => (details?.birthDate ? formatDate(details.birthDate) : null);

const accessOf = ({ access, isActive }: Pupil) =>
  access ? <AccessWords access={access} isActive={isActive} /> : null;

const facts: readonly Column<Pupil>[] = [
  { key: 'birth', label: text.birth, roomy: true, cell: birthOf },
  { key: 'access', label: text.access, line: 'fact', cell: accessOf },
  { key: 'state', label: text.state, cell: stateOf },
];
