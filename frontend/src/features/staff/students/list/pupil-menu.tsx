import {
  ArrowRightLeft,
  ChartLine,
  Download,
  Eye,
  KeyRound,
  Pencil,
  Printer,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react';

import type { Pupil } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';
import { cardsOf } from '@/domain/staff-paths';
import { thingText } from '@/kit/feedback/thing.text';
import { Menu, type MenuEntry } from '@/kit/overlay/menu';

import type { PupilDeed } from '../deeds/deed';
import { useResetReason } from '../reset-reason';
import { useExportOfOne } from '../use-exports';
import type { SheetTab } from '../sheet/sheet-tab';
import { studentsText } from '../students.text';
import { listText } from './list.text';

const text = listText.menu;

interface PupilMenuProps {
  pupil: Pupil;
  onOpen: (tab: SheetTab | null) => void;
  onDeed: (deed: PupilDeed) => void;
  onActivate: () => void;
}

/** Everything that can be done with one pupil; what may not be done stays there with its reason. */
export function PupilMenu({ pupil, onOpen, onDeed, onActivate }: PupilMenuProps) {
  const mayChange = useMay('pupil.change');
  const exportOne = useExportOfOne();
  const mayErase = useMay('pupil.erase');
  const reset = useResetReason(pupil);
  const leaders = mayChange ? null : studentsText.leadersOnly;
  const hasCard = pupil.access?.state === 'card';
  const items: MenuEntry[] = [
    { label: text.open, icon: Eye, onChoose: () => onOpen(null) },
    { label: text.edit, icon: Pencil, onChoose: () => onDeed('edit'), reason: leaders },
    { label: text.move, icon: ArrowRightLeft, onChoose: () => onDeed('move'), reason: leaders },
    { label: text.performance, icon: ChartLine, onChoose: () => onOpen('desempenho') },
    { label: text.reset, icon: KeyRound, onChoose: () => onDeed('reset'), reason: reset },
    {
      label: text.card,
      icon: Printer,
      to: cardsOf([pupil.id]),
      reason: leaders ?? (pupil.isActive ? (hasCard ? null : text.cardGone) : studentsText.inactive),
    },
    { label: text.everything, icon: Download, onChoose: () => exportOne(pupil), reason: leaders },
    pupil.isActive
      ? { label: text.deactivate, icon: UserX, onChoose: () => onDeed('deactivate'), reason: leaders }
      : { label: text.activate, icon: UserCheck, onChoose: onActivate, reason: leaders },
    {
      label: text.erase,
      icon: Trash2,
      onChoose: () => onDeed('erase'),
      reason: mayErase ? null : text.managerOnly,
      danger: true,
    },
  ];
  return <Menu label={thingText.more(pupil.name)} items={items} />;
}
