import { KeyRound } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { type Cards, type CardsAsked, useCards, useIssueCards } from '@/api/people/cards';
import { usePupilCounts } from '@/api/people/pupils';
import { useMay, useSignedIn } from '@/api/session/session-context';
import { staffPaths } from '@/domain/staff-paths';
import { Empty } from '@/kit/feedback/empty';
import { ErrorState } from '@/kit/feedback/error-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Note } from '@/kit/ui/note';

import { cardsAsked } from './cards-asked';
import { CardsHead } from './cards-head';
import { cardsText as text } from './cards.text';
import { Paper } from './paper';
import { opensHereAlone } from './qr';

import '@/kit/ui/icon-button.css';

const ALREADY_PRINTED = `${staffPaths.cards}?impressos=sim`;

/** The cards with which pupils come in, as they leave the printer. Opening them is written down, and printing them too. */
export function CardsPage() {
  const [address] = useSearchParams();
  const may = useMay('pupil.cards');
  const asked = cardsAsked(address);
  const cards = useCards(may ? asked : null);

  return (
    <>
      <CardsHead opened={cards.data} />
      {may ? (
        <ResourceView
          resource={cards}
          loading={text.loading}
          renderFailed={(error, retry) => (
            <Card>
              <ErrorState title={text.failed} detail={error.sentence(text.failedDetail)} onRetry={retry} />
            </Card>
          )}
        >
          {(data) => <Opened cards={data} asked={asked} onIssued={cards.retry} />}
        </ResourceView>
      ) : (
        <Card>
          <Empty title={text.notAllowed} icon={<KeyRound className="icon icon-l" />}>
            {text.notAllowedDetail}
          </Empty>
        </Card>
      )}
    </>
  );
}

interface OpenedProps {
  cards: Cards;
  asked: CardsAsked;
  onIssued: () => void;
}

function Opened({ cards, asked, onIssued }: OpenedProps) {
  const isNone = cards.cards.length === 0;
  return (
    <>
      {cards.withoutAccess > 0 ? (
        <WithoutAccess count={cards.withoutAccess} asked={asked} onIssued={onIssued} />
      ) : null}
      {isNone ? (
        <None asked={asked} />
      ) : (
        <>
          {opensHereAlone(location.hostname) ? (
            <Note tone="warn" className="no-print mb-4">
              {text.hereAlone(location.host)}
            </Note>
          ) : null}
          <Paper school={cards} cards={cards.cards} />
        </>
      )}
    </>
  );
}

/** Why there are no cards: a school without pupils has none to print, and never had. */
function None({ asked }: { asked: CardsAsked }) {
  const { schoolId } = useSignedIn();
  const counts = usePupilCounts(schoolId);
  if (counts.loading) return null;
  const isEmpty = counts.data?.total === 0;
  return (
    <Card>
      <Empty
        title={text.none}
        icon={<KeyRound className="icon icon-l" />}
        action={
          <>
            {asked.toPrint && !isEmpty ? <ButtonLink to={ALREADY_PRINTED}>{text.printed}</ButtonLink> : null}
            <ButtonLink to={staffPaths.students}>{isEmpty ? text.back : text.choose}</ButtonLink>
          </>
        }
      >
        {isEmpty ? text.noPupils : asked.toPrint ? text.noneNew : text.noneHere}
      </Empty>
    </Card>
  );
}

interface WithoutAccessProps {
  count: number;
  asked: CardsAsked;
  onIssued: () => void;
}

/** Who cannot come in gets a new password; nobody loses one that opens. */
function WithoutAccess({ count, asked, onIssued }: WithoutAccessProps) {
  const mayIssue = useMay('pupil.issue');
  const issue = useAction(useIssueCards(), {
    failed: text.issueFailed,
    onDone({ issued }) {
      toast.success(text.issued(issued));
      onIssued();
    },
  });
  return (
    <Note tone="warn" className="no-print mb-4">
      <p>{text.without(count)}</p>
      {mayIssue ? (
        <Button
          className="mt-2"
          pending={issue.pending}
          pendingText={text.issuing}
          onClick={() => issue.run(asked)}
        >
          {text.issue}
        </Button>
      ) : null}
    </Note>
  );
}
