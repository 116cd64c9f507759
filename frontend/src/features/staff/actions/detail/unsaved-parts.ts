import type { Unsaved } from '@/kit/overlay/dialog/use-unsaved-guard';

/** What of a dialog may hold something that is not saved. */
export type UnsavedPart = 'milestone' | 'order' | 'update' | 'link' | 'file';

const WEIGHT: Record<Unsaved, number> = { nothing: 0, typed: 1, sending: 2 };

/** Several parts of one dialog, of which the gravest counts: by part, whom it tells. */
export function unsavedParts(tell: (unsaved: Unsaved) => void) {
  const all = new Map<UnsavedPart, Unsaved>();
  const tellerOf = (part: UnsavedPart) => (unsaved: Unsaved) => {
    all.set(part, unsaved);
    const [gravest = 'nothing'] = [...all.values()].toSorted((a, b) => WEIGHT[b] - WEIGHT[a]);
    tell(gravest);
  };
  return {
    milestone: tellerOf('milestone'),
    order: tellerOf('order'),
    update: tellerOf('update'),
    link: tellerOf('link'),
    file: tellerOf('file'),
  } satisfies Record<UnsavedPart, (unsaved: Unsaved) => void>;
}
