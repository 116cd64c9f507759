import { ArrowRightLeft, Download, FileSpreadsheet, KeyRound, Printer, UserX, X } from 'lucide-react';
import { useRef } from 'react';

import type { FileFormat } from '@/api/people/pupils';
import { cardsOf } from '@/domain/staff-paths';
import { useFocusKept } from '@/kit/browser/use-focus-kept';
import { Menu } from '@/kit/overlay/menu';
import { Button } from '@/kit/ui/button';

import type { Deed } from '../deeds/deed';
import { useListExport } from '../use-exports';
import { ExportMenu } from './export-menu';
import { listText } from './list.text';

import './bulk-bar.css';

const text = listText.bulk;

interface BulkBarProps {
  schoolId: number;
  ids: readonly number[];
  onDeed: (deed: Deed) => void;
  onClear: () => void;
}

/** What is done with several pupils at once: above the list, on a phone at the bottom of the screen. */
export function BulkBar({ schoolId, ids, onDeed, onClear }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusKept(bar);
  const exportList = useListExport(schoolId);
  const exportChosen = (format: FileFormat) => exportList(format, { ids: [...ids] });
  const deactivate = () => onDeed({ what: 'deactivateAll', ids });
  return (
    <div ref={bar} className="bulk-bar" role="region" aria-label={text.label}>
      <b role="status">{text.chosen(ids.length)}</b>
      <Button onClick={() => onDeed({ what: 'moveAll', ids })}>
        <ArrowRightLeft className="icon icon-s" />
        {text.move}
      </Button>
      <Menu
        label={listText.cards}
        trigger={
          <>
            <Printer className="icon icon-s" />
            {listText.cards}
          </>
        }
        triggerClass="button"
        items={[
          { label: text.print, icon: Printer, to: cardsOf(ids) },
          { label: text.issue, icon: KeyRound, onChoose: () => onDeed({ what: 'issueAll', ids }) },
        ]}
      />
      <span className="bulk-bar-wide">
        <ExportMenu onExport={exportChosen}>
          <Download className="icon icon-s" />
          {listText.export}
        </ExportMenu>
        <Button onClick={deactivate}>
          <UserX className="icon icon-s" />
          {text.deactivate}
        </Button>
        <Button variant="text" onClick={onClear}>
          {text.clear}
        </Button>
      </span>
      <span className="bulk-bar-narrow">
        <Menu
          label={text.more}
          items={[
            { label: listText.excel, icon: FileSpreadsheet, onChoose: () => exportChosen('xlsx') },
            { label: text.deactivate, icon: UserX, onChoose: deactivate },
            { label: text.clear, icon: X, onChoose: onClear },
          ]}
        />
      </span>
    </div>
  );
}
