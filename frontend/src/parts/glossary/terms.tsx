import { type ComponentType, useCallback, useState } from 'react';

import { useAhead } from '@/kit/browser/use-ahead';

type Explained = ComponentType<{ children: string }>;

let known: Explained | null = null;

/** A sentence whose words of the field open their meaning from the first sign of a person on: until then it is plain. */
export function Terms({ children }: { children: string }) {
  const [Sentence, setSentence] = useState(() => known);
  const explain = useCallback(() => {
    const show = (explained: Explained) => {
      known = explained;
      setSentence(() => explained);
    };
    // Should the meanings not come, the sentence stands as it is.
    void import('./explained').then(
      (module) => show(module.Explained),
      () => undefined,
    );
  }, []);
  useAhead(explain);
  return Sentence ? <Sentence>{children}</Sentence> : children;
}
