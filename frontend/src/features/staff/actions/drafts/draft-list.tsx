import type { ActionDraft, ActionDrafts, ActionModel } from '@/api/actions/drafts';
import type { Colleague } from '@/api/people/users';
import { decimal, formatDecimal, isZero } from '@/domain/decimal';

import { DraftRow } from './draft-row';
import { draftsText as text } from './drafts.text';
import type { Review } from './review';

interface DraftListProps {
  asked: ActionDrafts;
  reviews: readonly { draft: ActionDraft; review: Review }[];
  models: readonly ActionModel[];
  colleagues: readonly Colleague[];
  onChange: (label: string, review: Review) => void;
}

/** What is asked, what of it is under way, and an action for each thing that is left. */
export function DraftList({ asked, reviews, models, colleagues, onChange }: DraftListProps) {
  return (
    <>
      <p className="font-bold">{headline(asked)}</p>
      <ul className="action-draft-list" aria-label={text.list}>
        {reviews.map(({ draft, review }) => (
          <DraftRow
            key={draft.label}
            draft={draft}
            review={review}
            models={models}
            colleagues={colleagues}
            onChange={(next) => onChange(draft.label, next)}
          />
        ))}
      </ul>
    </>
  );
}

function headline({ scenario, asks, covers, drafts }: ActionDrafts): string {
  const open = drafts.filter(({ action }) => action !== null).length;
  const what = (scenario ? text.asks.scenario : text.asks.way)(formatDecimal(asks));
  if (open === 0) return `${what} ${text.allCovered}`;
  const covered = decimal(covers);
  if (!covered || isZero(covered)) return `${what} ${text.bringAll(open)}`;
  return `${what} ${text.covers(formatDecimal(covers))} ${text.bring(open)}`;
}
