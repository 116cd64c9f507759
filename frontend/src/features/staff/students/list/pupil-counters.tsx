import { Link } from 'react-router-dom';

import type { PupilCounts } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';
import { Cell, Cells } from '@/kit/data/figure/cells';

import { studentsText as text } from '../students.text';

interface PupilCountersProps {
  counts: PupilCounts;
  toNoClass: string;
}

/** How many there are, and who is still in no class. */
export function PupilCounters({ counts, toNoClass }: PupilCountersProps) {
  const mayMove = useMay('pupil.change');
  const { total, active, classes, withoutClass, inArchived } = counts;
  const inactive = total - active;
  const inOpen = active - withoutClass - inArchived;
  return (
    <>
      <h2 className="sr-only">{text.counters}</h2>
      <Cells label={text.counters}>
        <Cell span={3} label={text.total} value={total} context={text.totalDetail} />
        <Cell
          span={3}
          label={text.active}
          value={active}
          context={inactive === 0 ? text.allActive : text.inactiveDetail(inactive)}
        />
        <Cell
          span={3}
          label={text.classes}
          value={classes}
          context={classes === 0 ? null : text.perClass(inOpen / classes)}
        />
        <Cell
          span={3}
          label={text.noClass}
          value={withoutClass}
          context={
            withoutClass === 0 ? (
              whereOf(inArchived)
            ) : (
              <Link to={toNoClass}>{mayMove ? text.chooseTheirs : text.seeWho}</Link>
            )
          }
        />
      </Cells>
    </>
  );
}

const whereOf = (inArchived: number): string =>
  inArchived > 0 ? text.inArchived(inArchived) : text.everyoneHasOne;
