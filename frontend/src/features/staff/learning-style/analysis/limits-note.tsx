import type { LearningStyle } from '@/api/learning/learning-style';
import { Note } from '@/kit/ui/note';

import { analysisText as text } from './analysis.text';

/** What a profile does not say: it stands there for good. */
export function LimitsNote({ of: { noAbility, noSupport, source } }: { of: LearningStyle['limits'] }) {
  return (
    <Note tone="info">
      <p>
        <b>{noAbility}</b> {noSupport}
      </p>
      <p className="text-xs">
        {text.source}
        {source}
      </p>
    </Note>
  );
}
