import type { Card, Cards } from '@/api/people/cards';
import { formatDate } from '@/domain/dates';
import { BrandMark } from '@/parts/frame/brand';
import { useScrolls } from '@/kit/layout/use-scrolls';

import { cardsText } from './cards.text';
import { addressOf, Qr } from './qr';
import { type Sheet, sheetsOf } from './sheets';

import './paper.css';

const text = cardsText.card;
const SHORT_ADDRESS = '/aluno';
/** Characters of a number that still stands beside the password. */
const LONG = 14;

interface PaperProps {
  school: Pick<Cards, 'schoolName' | 'schoolCode'>;
  cards: readonly Card[];
}

/** The sheets as they leave the printer: white in both themes, to be cut along the dashes. */
export function Paper({ school, cards }: PaperProps) {
  const sheets = sheetsOf(cards);
  const { box, tabIndex } = useScrolls<HTMLDivElement>();
  return (
    // Reached by Tab where it scrolls, as on a screen narrower than paper.
    <div
      ref={box}
      className="paper"
      tabIndex={tabIndex}
      role="group"
      aria-label={cardsText.counted(cards.length, sheets.length)}
    >
      {sheets.map((sheet, index) => (
        <OneSheet
          key={sheet.cards[0]?.id}
          sheet={sheet}
          school={school}
          place={index + 1}
          of={sheets.length}
        />
      ))}
    </div>
  );
}

interface OneSheetProps {
  sheet: Sheet;
  school: PaperProps['school'];
  place: number;
  of: number;
}

function OneSheet({ sheet, school, place, of }: OneSheetProps) {
  const whose = sheet.className === null ? cardsText.ofNone : cardsText.ofClass(sheet.className);
  return (
    <section className="paper-sheet" aria-label={cardsText.sheet(place, of)}>
      <div className="paper-grid">
        {sheet.cards.map((card) => (
          <OneCard key={card.id} card={card} school={school} />
        ))}
      </div>
      <p className="paper-foot">{cardsText.foot(place, of, whose)}</p>
    </section>
  );
}

function OneCard({ card, school }: { card: Card; school: PaperProps['school'] }) {
  return (
    <article className="paper-card">
      <header className="paper-head">
        <BrandMark className="paper-mark" />
        <div>
          <b>{school.schoolName}</b>
          <span>{text.product}</span>
        </div>
      </header>
      <div className="paper-who">
        <div className="min-w-0">
          <h2 className="paper-name">{card.name}</h2>
          <p className="paper-class">
            {card.className === null ? text.noClass : text.className(card.className)}
          </p>
        </div>
        <Qr text={addressOf(location.origin, school.schoolCode, card.studentId)} label={text.qr} />
      </div>
      <dl className="paper-keys">
        <div>
          <dt>{text.number}</dt>
          <dd className={card.studentId.length > LONG ? 'paper-long' : undefined}>{card.studentId}</dd>
        </div>
        <div>
          <dt>{text.password}</dt>
          <dd>{card.password}</dd>
        </div>
        <div>
          <dt>{text.school}</dt>
          <dd>{school.schoolCode}</dd>
        </div>
      </dl>
      <p className="paper-how">
        {text.how}{' '}
        <b>
          {location.host}
          {SHORT_ADDRESS}
        </b>
        . {text.until(formatDate(card.until))}
      </p>
    </article>
  );
}
