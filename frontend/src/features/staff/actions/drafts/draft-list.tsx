import type { ActionDraft, ActionDrafts, ActionModel } from '@/api/actions/drafts';
import type { Colleague } from '@/api/people/users';
import { decimal, formatDecimal, isZero } from '@/domain/decimal';
import { stageLabels } from '@/domain/index/stage';

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
      <p className="font-bold">{headline(asked, reviews.filter(({ review }) => review.isChosen).length)}</p>
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

/** What is asked, and what of it the marked ones bring. */
function headline({ scenario, asks, covers, drafts, stage }: ActionDrafts, chosen: number): string {
  const open = drafts.filter(({ action }) => action !== null).length;
  const what = (scenario ? text.asks.scenario : text.asks.way)(formatDecimal(asks), stageLabels[stage]);
  if (open === 0) return `${what} ${text.allCovered}`;
  const covered = decimal(covers);
  const begins = !covered || isZero(covered) ? what : `${what} ${text.covers(formatDecimal(covers))}`;
  if (chosen < open) return `${begins} ${text.marked(chosen, open)}`;
  return `${begins} ${begins === what ? text.bringAll(open) : text.bring(open)}`;
}
