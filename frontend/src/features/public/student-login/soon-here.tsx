import { useSignedIn } from '@/api/session/session-context';
import { PageHead } from '@/kit/ui/page-head';

import { PupilFrame } from './pupil-frame';
import { studentLoginText } from './student-login.text';

const text = studentLoginText.soon;

/** Stands where the pupils' own area will. */
export function SoonHere({ onLeft }: { onLeft: () => void }) {
  const { firstName } = useSignedIn();
  return (
    <PupilFrame onLeft={onLeft}>
      <div className="card grid gap-2 p-6">
        <PageHead title={text.title(firstName)} className="page-head mb-0" />
        <p className="font-bold">{text.lead}</p>
        <p className="text-muted">{text.detail}</p>
      </div>
    </PupilFrame>
  );
}
