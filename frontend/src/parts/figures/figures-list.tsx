import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { type IdebRecord, useIdebActions } from '@/api/index/ideb';
import { useMay } from '@/api/session/session-context';
import { Confirm } from '@/kit/overlay/dialog/confirm';
import { IconButton } from '@/kit/ui/icon-button';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Tooltip } from '@/kit/overlay/tooltip';
import { formatDecimal } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';
import { lacksSentence } from '@/parts/index/lacks-sentence';

import { isOwn, type OwnRecord } from './figures';
import { figuresText } from './figures.text';

import '@/kit/data/list.css';

const nameOf = ({ stage, year }: IdebRecord): string => figuresText.item(stageLabels[stage], year);

interface FiguresListProps {
  schoolId: number;
  records: readonly IdebRecord[];
  onChange: (record: OwnRecord) => void;
}

/** What the school typed or imported itself, with a way to change it and to take it back. */
export function FiguresList({ schoolId, records, onChange }: FiguresListProps) {
  const { remove } = useIdebActions(schoolId);
  const [asked, setAsked] = useState<OwnRecord | null>(null);
  const own = records.filter(isOwn);
  const mayChange = useMay('figure.enter');
  const mayRemove = useMay('figure.remove');

  const removal = useAction(
    async (record: OwnRecord) => {
      await remove(record.id);
      return record;
    },
    {
      onDone: (removed) => toast.success(figuresText.removed, nameOf(removed)),
      failed: figuresText.removeFailed,
    },
  );

  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-2 text-md font-bold">{figuresText.list}</h3>
      {own.length === 0 ? <p className="text-sm text-muted">{figuresText.listEmpty}</p> : null}
      <ul className="list">
        {own.map((record) => (
          <li key={record.id}>
            <span className="list-grow text-sm">
              <b>{nameOf(record)}</b>
              <span className="block text-xs text-subtle">
                {record.idebScore === null
                  ? (lacksSentence(record) ?? figuresText.itemNoIndex)
                  : figuresText.itemIndex(formatDecimal(record.idebScore, 1))}
              </span>
            </span>
            {mayChange ? (
              <Tooltip text={figuresText.change}>
                <IconButton label={figuresText.changeLabel(nameOf(record))} onClick={() => onChange(record)}>
                  <Pencil className="icon" />
                </IconButton>
              </Tooltip>
            ) : null}
            {mayRemove ? (
              <Tooltip text={figuresText.remove}>
                <IconButton label={figuresText.removeLabel(nameOf(record))} onClick={() => setAsked(record)}>
                  <Trash2 className="icon" />
                </IconButton>
              </Tooltip>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <Confirm
          open
          onOpenChange={(open) => (open ? undefined : setAsked(null))}
          title={figuresText.removeTitle(nameOf(asked))}
          description={figuresText.removeDetail}
          confirmText={figuresText.removeConfirm}
          pendingText={figuresText.removing}
          danger
          failedText={figuresText.removeFailed}
          onConfirm={() => removal.attempt(asked)}
        />
      ) : null}
    </section>
  );
}
