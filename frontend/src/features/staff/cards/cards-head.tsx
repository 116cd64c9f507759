import { ArrowLeft, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { type Cards, useNotePrinted } from '@/api/people/cards';
import { staffPaths } from '@/domain/staff-paths';
import { useAction } from '@/kit/feedback/use-action';
import { Button } from '@/kit/ui/button';
import { Note } from '@/kit/ui/note';
import { PageHead } from '@/kit/ui/page-head';

import { cardsText as text } from './cards.text';
import { sheetsOf } from './sheets';

/**
 * How many cards there are, and the button that prints them. The browser does not say whether its window printed or was
 * cancelled: whoever holds the paper is asked.
 */
export function CardsHead({ opened }: { opened: Cards | undefined }) {
  const [sent, setSent] = useState<{ cards: Cards; noted: boolean } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cards = opened?.cards ?? [];
  // Of cards that were opened since, nothing is known.
  const isSent = sent !== null && sent.cards === opened;
  const asks = isSent && !sent.noted;

  function print(printed: Cards) {
    window.print();
    setSent({ cards: printed, noted: false });
  }

  return (
    <div className="no-print">
      <p>
        <Link to={staffPaths.students} className="button button-text -ml-3">
          <ArrowLeft className="icon icon-s" aria-hidden="true" />
          {text.back}
        </Link>
      </p>
      <PageHead
        title={cards.length === 0 ? text.title : text.counted(cards.length, sheetsOf(cards).length)}
        description={text.description}
        action={
          opened && cards.length > 0 ? (
            <Button ref={button} variant={asks ? 'outline' : 'primary'} onClick={() => print(opened)}>
              <Printer className="icon icon-s" />
              {text.print}
            </Button>
          ) : null
        }
      />
      <div role="status">
        {asks ? (
          <OnPaper
            cards={sent.cards}
            onAnswer={(noted) => {
              // The button that was pressed goes.
              button.current?.focus();
              setSent(noted ? { cards: sent.cards, noted } : null);
            }}
          />
        ) : isSent ? (
          <Note tone="ok" className="mb-4">
            {text.noted}
          </Note>
        ) : null}
      </div>
    </div>
  );
}

interface OnPaperProps {
  cards: Cards;
  onAnswer: (noted: boolean) => void;
}

function OnPaper({ cards, onAnswer }: OnPaperProps) {
  const note = useAction(useNotePrinted(), {
    failed: text.noteFailed,
    fallback: text.noteFailedDetail,
    onDone: () => onAnswer(true),
  });
  const action = (
    <div className="row">
      <Button
        variant="primary"
        pending={note.pending}
        pendingText={text.noting}
        onClick={() => note.run(cards.cards)}
      >
        {text.onPaper}
      </Button>
      <Button disabled={note.pending} onClick={() => onAnswer(false)}>
        {text.notYet}
      </Button>
    </div>
  );
  return (
    <Note tone="info" className="mb-4" action={action}>
      {text.askOnPaper}
    </Note>
  );
}
