import { useState } from 'react';

import type { IdebRecord } from '@/api/index/ideb';
import type { Stage } from '@/domain/index/stage';
import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';

import { FiguresForm, type FiguresStart } from './figures-form';
import { FiguresList } from './figures-list';
import { editionYears } from '@/domain/index/edition-years';

interface FiguresPartProps {
  schoolId: number;
  stage: Stage;
  records: readonly IdebRecord[];
  onUnsaved: (unsaved: Unsaved) => void;
  /** Goes on at once, or asks first when something typed would be lost. */
  guard: (go: () => void) => void;
}

/** Figures typed by hand, and those the school has given already. */
export function FiguresPart({ schoolId, stage, records, onUnsaved, guard }: FiguresPartProps) {
  const [start, setStart] = useState<FiguresStart>({
    stage,
    year: String(editionYears()[0] ?? ''),
    asked: false,
  });
  // Each start is a form of its own, also when the same edition is asked for again.
  const [count, setCount] = useState(0);

  function begin(chosen: { stage: Stage; year: number }) {
    setStart({ stage: chosen.stage, year: String(chosen.year), asked: true });
    setCount(count + 1);
  }

  return (
    <div className="stack">
      <FiguresForm key={count} schoolId={schoolId} records={records} start={start} onUnsaved={onUnsaved} />
      <FiguresList schoolId={schoolId} records={records} onChange={(record) => guard(() => begin(record))} />
    </div>
  );
}
