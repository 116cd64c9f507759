import { Meter } from '@/kit/data/figure/meter';

import { importText } from './import.text';

/** How much of the spreadsheet has gone, 0 to 1; the whole of it is being judged. */
export function UploadBar({ sent }: { sent: number }) {
  const percent = Math.floor(sent * 100);
  const words = percent < 100 ? importText.upload.sending(percent) : importText.upload.sent;
  return (
    <div
      className="mt-4"
      role="progressbar"
      aria-label={importText.upload.label}
      aria-valuenow={percent}
      aria-valuetext={words}
    >
      <p className="mb-2 text-sm text-muted">{words}</p>
      <Meter percent={percent} />
    </div>
  );
}
