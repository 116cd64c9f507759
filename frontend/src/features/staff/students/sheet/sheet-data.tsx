import { Download, Trash2 } from 'lucide-react';

import type { Pupil } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';
import { ageOn, formatDate } from '@/domain/dates';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { useExportOfOne } from '../use-exports';
import { sheetText } from './sheet.text';

const text = sheetText.data;

/** Who the pupil is, and the ways to keep or to erase all of it. */
export function SheetData({ pupil, onErase }: { pupil: Pupil; onErase: () => void }) {
  const mayChange = useMay('pupil.change');
  const mayErase = useMay('pupil.erase');
  const exportOne = useExportOfOne();
  const { studentId, details } = pupil;
  const facts: [string, string | null][] = details
    ? [
        [text.birth, details.birthDate && text.age(formatDate(details.birthDate), ageOn(details.birthDate))],
        [text.email, details.email],
        [text.guardian, details.guardianName],
        [text.phone, details.guardianPhone],
        [text.since, formatDate(details.createdAt)],
      ]
    : [];
  return (
    <div className="grid gap-5">
      <dl className="pupil-sheet-facts">
        <dt>{text.studentId}</dt>
        <dd>{studentId}</dd>
        {facts.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} value`}>{value ?? <span className="text-subtle">{text.unknown}</span>}</dd>,
        ])}
      </dl>
      {details === null ? <Note>{text.notTheirs}</Note> : null}
      {mayChange ? (
        <section>
          <h3>{text.keep}</h3>
          <div className="row mt-2">
            <Button onClick={() => exportOne(pupil)}>
              <Download className="icon icon-s" />
              {text.everything}
            </Button>
            {mayErase ? (
              <Button onClick={onErase}>
                <Trash2 className="icon icon-s" />
                {text.erase}
              </Button>
            ) : null}
          </div>
          <p className="mt-2 text-xs text-subtle">{text.eraseDetail}</p>
        </section>
      ) : null}
    </div>
  );
}
