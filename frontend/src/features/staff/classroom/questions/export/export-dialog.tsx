import { Download } from 'lucide-react';
import { useState } from 'react';

import {
  exportQuestions,
  type QuestionFileFormat,
  type QuestionLosses,
  type QuestionsMeant,
  useLosses,
} from '@/api/questions/question-actions';
import { downloadBlob } from '@/kit/data/csv';
import { feedbackText } from '@/kit/feedback/feedback.text';
import { ResourceView } from '@/kit/feedback/resource-view';
import { useAction } from '@/kit/feedback/use-action';
import { Dialog } from '@/kit/overlay/dialog/dialog';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';

import { exportText as text } from './export.text';

import './export-dialog.css';

const formats: readonly QuestionFileFormat[] = ['csv', 'txt', 'gift', 'moodle'];

interface ExportDialogProps {
  schoolId: number;
  meant: QuestionsMeant;
  onClose: () => void;
}

/** Questions leave as a file; what the format does not carry is said before. */
export function ExportDialog({ schoolId, meant, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<QuestionFileFormat>('csv');
  const losses = useLosses(schoolId, format, meant);
  const download = useAction(() => exportQuestions(schoolId, format, meant), {
    onDone(file) {
      downloadBlob(text.file[format], file);
      onClose();
    },
    failed: text.exportFailed,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      description={meantText(meant)}
      foot={
        <>
          <Button onClick={onClose}>{feedbackText.cancel}</Button>
          <Button
            variant="primary"
            disabled={losses.data?.questions === 0}
            pending={download.pending}
            pendingText={text.pending}
            onClick={() => download.run()}
          >
            <Download className="icon icon-s" />
            {text.submit}
          </Button>
        </>
      }
    >
      <fieldset className="export-dialog">
        <legend className="fieldset-legend">{text.format}</legend>
        {formats.map((one) => (
          <label key={one} className="export-dialog-format">
            <input
              type="radio"
              name="format"
              value={one}
              checked={one === format}
              onChange={() => setFormat(one)}
            />
            {text.formats[one].label}
            <small>{text.formats[one].detail}</small>
          </label>
        ))}
      </fieldset>
      <div className="mt-4">
        <ResourceView resource={losses} loading={<Checking />} failed={text.failed}>
          {(found) => <Losses found={found} />}
        </ResourceView>
      </div>
    </Dialog>
  );
}

/** Which questions leave. */
function meantText(meant: QuestionsMeant): string {
  if ('ids' in meant) return text.chosen(meant.ids.length);
  const { status, ...others } = meant;
  const isNarrow = Object.values(others).some((value) => value !== null);
  if (isNarrow || (status && status !== 'ativa')) return text.filtered;
  return status ? text.active : text.all;
}

const Checking = () => <Note role="status">{text.checking}</Note>;

function Losses({ found: { questions, losses } }: { found: QuestionLosses }) {
  if (questions === 0) return <Note role="status">{text.none}</Note>;
  if (losses.length === 0) {
    return (
      <Note tone="ok" role="status">
        {text.whole(questions)}
      </Note>
    );
  }
  return (
    <Note tone="warn" role="status">
      <p>{text.losses(questions)}</p>
      <ul>
        {losses.map(({ what, count }) => (
          <li key={what}>{text.loss(what, count)}</li>
        ))}
      </ul>
    </Note>
  );
}
