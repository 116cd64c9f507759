import { useLayoutEffect, useState } from 'react';

import type { IdebRecord } from '@/api/index/ideb';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { type Unsaved, useUnsavedGuard } from '@/kit/overlay/dialog/use-unsaved-guard';
import { Note } from '@/kit/ui/note';
import { Segmented } from '@/kit/ui/choice/segmented';
import type { Stage } from '@/domain/index/stage';
import { FiguresPart } from '@/parts/figures/figures-part';
import { figuresText } from '@/parts/figures/figures.text';
import { ImportFoot } from '@/parts/import/import-foot';
import { ImportWizard } from '@/parts/import/import-wizard';
import { useImport } from '@/parts/import/use-import';

import { useIdebImport } from './ideb-import';
import { idebImportText as text } from './ideb-import.text';
import { type ImportWay, importWays } from './import-way';

interface ImportDialogProps {
  schoolId: number;
  stage: Stage;
  records: readonly IdebRecord[];
  way: ImportWay;
  onWay: (way: ImportWay) => void;
  onClose: () => void;
}

const wayOptions = importWays.map((value) => ({ value, label: text.ways[value] }));

/** The school's own figures: from INEP's spreadsheet or typed in. */
export function ImportDialog({ schoolId, stage, records, way, onWay, onClose }: ImportDialogProps) {
  const kind = useIdebImport(schoolId);
  const flow = useImport(kind);
  const [figures, setFigures] = useState<Unsaved>('nothing');
  const { guard, leave, setUnsaved, question } = useUnsavedGuard(
    onClose,
    flow.unsaved === 'nothing' ? figuresText.discard : text.discard,
  );
  const unsaved = flow.unsaved === 'nothing' ? figures : flow.unsaved;
  // With what is on screen, not after it: whoever is quick leaves by what they see.
  useLayoutEffect(() => setUnsaved(unsaved), [setUnsaved, unsaved]);
  const bySheet = way === 'planilha';
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : leave())}
      title={text.title}
      description={text.description}
      wide
      foot={bySheet ? <ImportFoot kind={kind} flow={flow} onClose={leave} /> : undefined}
    >
      {records.some(({ source }) => source === 'inep') ? (
        <Note tone="info" className="mb-4">
          {text.known}
        </Note>
      ) : null}
      <Segmented legend={text.way} options={wayOptions} value={way} onChange={onWay} wide className="mb-5" />
      <div hidden={!bySheet}>
        <ImportWizard kind={kind} flow={flow} />
      </div>
      <div hidden={bySheet}>
        <FiguresPart
          schoolId={schoolId}
          stage={stage}
          records={records}
          onUnsaved={setFigures}
          guard={guard}
        />
      </div>
      {question}
    </Dialog>
  );
}
