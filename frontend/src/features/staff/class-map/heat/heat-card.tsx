import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { type ClassMastery, exportClassMastery } from '@/api/learning/mastery-map';
import { useSchool } from '@/api/school';
import { useSignedIn } from '@/api/session/session-context';
import { namedClass } from '@/domain/school/class-name';
import { useNarrow } from '@/kit/browser/use-narrow';
import { downloadBlob } from '@/kit/data/csv';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Segmented } from '@/kit/ui/choice/segmented';
import { Note } from '@/kit/ui/note';
import { PrintHead } from '@/parts/school/print-head';

import { classMapText } from '../class-map.text';
import type { MapOf } from '../map-of';
import { type MapAddress, mapShapes } from '../use-map-address';
import { HeatKey } from './heat-key';
import { HeatLegend } from './heat-legend';
import { HeatList } from './heat-list';
import { HeatTable } from './heat-table';
import { heatText as text } from './heat.text';

import './heat-card.css';

interface HeatCardProps extends MapOf {
  map: ClassMastery;
  /** Skills of the subject that nobody of the class answered. */
  unasked: number;
  view: MapAddress;
}

const shapeOptions = mapShapes.map((value) => ({ value, label: text.shapeNames[value] }));

/** The evidence: what each pupil knows of each skill. */
export function HeatCard({ map, unasked, of, subject, view }: HeatCardProps) {
  const isNarrow = useNarrow();
  const school = useSchool(useSignedIn().schoolId);
  const [printing, setPrinting] = useState(false);
  const download = useAction(() => exportClassMastery(of.id, subject.id), {
    onDone: (file) => downloadBlob(text.fileName, file),
    fallback: text.csvFallback,
  });
  // Paper is wide: on it the map is the table.
  const chosen = view.shape ?? (isNarrow ? 'habilidades' : 'tabela');
  const shape = printing ? 'tabela' : chosen;
  function print() {
    flushSync(() => setPrinting(true));
    // A phone asks beside the page, not over it.
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  }
  return (
    <>
      {school.data ? (
        <PrintHead title={classMapText.title} school={school.data} about={`${of.name}, ${subject.name}`} />
      ) : null}
      <Card
        className="heat-card"
        title={text.title}
        description={text.description}
        action={
          <div className="heat-card-tools no-print">
            <Button
              variant="text"
              pending={download.pending}
              pendingText={text.csvPending}
              onClick={() => download.run()}
            >
              <Download className="icon icon-s" />
              {text.csv}
            </Button>
            <Button onClick={print}>
              <Printer className="icon icon-s" />
              {text.print}
            </Button>
          </div>
        }
      >
        {download.refusal ? (
          <Note tone="bad" role="alert" className="mb-3 no-print">
            <p>
              <b>{text.csvFailed}.</b> {download.refusal}
            </p>
          </Note>
        ) : null}
        <Segmented
          legend={text.shapes}
          options={shapeOptions}
          value={chosen}
          onChange={(ver) => view.change({ ver })}
          wide
        />
        <HeatLegend map={map} />
        {shape === 'tabela' ? (
          <>
            <HeatTable map={map} caption={text.caption(namedClass(of.name), subject.name)} />
            <HeatKey skills={map.skills} />
          </>
        ) : (
          <HeatList key={shape} map={map} by={shape} />
        )}
        {unasked > 0 ? <p className="mt-3 text-xs text-subtle">{text.unasked(unasked)}</p> : null}
        {map.leftOut > 0 ? <p className="mt-3 text-xs text-subtle">{text.leftOut(map.leftOut)}</p> : null}
      </Card>
    </>
  );
}
