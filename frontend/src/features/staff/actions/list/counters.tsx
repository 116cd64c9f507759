import { TriangleAlert } from 'lucide-react';

import type { Action } from '@/api/actions/actions';
import { Cell, Cells } from '@/kit/data/figure/cells';

import { actionsText as text } from '../actions.text';
import { countsOf } from './counts';

import './counters.css';

/** How many actions there are, by what becomes of them. */
export function Counters({ actions }: { actions: readonly Action[] }) {
  const counts = countsOf(actions);
  return (
    <>
      <h2 className="sr-only">{text.counters}</h2>
      <Cells label={text.counters}>
        <Cell span={3} label={text.total} value={counts.total} context={counts.resting} />
        <Cell
          span={3}
          label={text.active}
          value={counts.active}
          context={
            counts.late === 0 ? (
              text.noneLate
            ) : (
              <span className="counters-late">
                <TriangleAlert className="icon icon-s" />
                {text.late(counts.late)}
              </span>
            )
          }
        />
        <Cell span={3} label={text.done} value={counts.done} context={counts.lastDone} />
        <Cell span={3} label={text.planned} value={counts.planned} context={counts.begins} />
      </Cells>
    </>
  );
}
