import { type About, useAbout } from '@/api/about';
import { useDemoAccounts } from '@/api/session/demo';
import { Cell, Cells } from '@/kit/data/figure/cells';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, Skeleton } from '@/kit/feedback/skeleton';
import { Note } from '@/kit/ui/note';
import { formatDate } from '@/domain/dates';
import { formatCount } from '@/domain/decimal';

import { aboutText } from './about.text';

const text = aboutText.sources;

/** What this installation has loaded. */
export function ReferenceNumbers() {
  return (
    <>
      <ResourceView
        resource={useAbout()}
        loading={
          <Loading quiet>
            <Skeleton className="h-24 w-full" />
          </Loading>
        }
        renderFailed={() => <Note tone="warn">{text.failed}</Note>}
      >
        {({ reference }) => <Numbers {...reference} />}
      </ResourceView>
      <Demonstration />
    </>
  );
}

/** What is invented is no part of the numbers; while it is loaded, that is said. */
function Demonstration() {
  const { data } = useDemoAccounts();
  return data && data.accounts.length > 0 ? <Note>{text.demonstration}</Note> : null;
}

function Numbers({ schools, results, editions, importedAt }: About['reference']) {
  const first = editions[0];
  const last = editions.at(-1);
  if (results === 0 || first === undefined || last === undefined) return <Note>{text.none}</Note>;
  return (
    <Cells label={text.numbers}>
      <Cell span={3} label={text.schools} value={formatCount(schools)} />
      <Cell span={3} label={text.results} value={formatCount(results)} />
      <Cell span={3} label={text.editions} value={first === last ? String(first) : text.range(first, last)} />
      <Cell span={3} label={text.imported} value={importedAt ? formatDate(importedAt) : '–'} />
    </Cells>
  );
}
