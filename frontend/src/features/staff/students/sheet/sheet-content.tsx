import { Pencil, UserCheck, UserX } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { Pupil } from '@/api/people/pupils';
import { useMay } from '@/api/session/session-context';
import { initials } from '@/domain/labels';
import { Button } from '@/kit/ui/button';
import { Tabs } from '@/kit/ui/choice/tabs';

import type { PupilSheetProps } from './pupil-sheet';
import { SheetAccess } from './sheet-access';
import { SheetClass } from './sheet-class';
import { SheetData } from './sheet-data';
import { SheetPerformance } from './sheet-performance';
import { SheetQuiz } from './sheet-quiz';
import { type SheetTab, sheetTabs } from './sheet-tab';
import { sheetText as text } from './sheet.text';

import './pupil-sheet.css';

type SheetContentProps = PupilSheetProps & { pupil: Pupil };

export function SheetContent(props: SheetContentProps) {
  const { pupil, tab, linkTo, onDeed, onActivate } = props;
  const mayChange = useMay('pupil.change');
  const { id, name, className, isActive } = pupil;
  const tabs: (SheetTab | null)[] = [null, ...sheetTabs];
  return (
    <>
      <div className="sheet-body">
        <div className="pupil-sheet-who">
          <span className="pupil-sheet-avatar" aria-hidden="true">
            {initials(name)}
          </span>
          <div>
            <Title key={id} name={name} />
            <p className="text-sm text-muted">
              {text.who(className ?? text.noClass, isActive ? text.active : text.inactive)}
            </p>
          </div>
        </div>
        <Tabs
          label={text.parts}
          tabs={tabs.map((each) => ({
            to: linkTo(each),
            label: text.tabs[each ?? 'dados'],
            current: each === tab,
          }))}
        />
        <Part {...props} />
      </div>
      {mayChange ? (
        <div className="sheet-foot">
          {isActive ? (
            <Button variant="text" onClick={() => onDeed('deactivate', pupil)}>
              <UserX className="icon icon-s" />
              {text.deactivate}
            </Button>
          ) : (
            <Button variant="text" onClick={() => onActivate(pupil)}>
              <UserCheck className="icon icon-s" />
              {text.activate}
            </Button>
          )}
          <Button onClick={() => onDeed('edit', pupil)}>
            <Pencil className="icon icon-s" />
            {text.edit}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Drawn anew for each pupil: whoever opens a sheet, or walks on to another pupil, is there. */
function Title({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {name}
    </h2>
  );
}

/** Keyed by the pupil: what was begun for one is not done with another. */
function Part({ schoolId, pupil, tab, quiz, onQuiz, onDeed }: SheetContentProps) {
  switch (tab) {
    case null:
      return <SheetData pupil={pupil} onErase={() => onDeed('erase', pupil)} />;
    case 'turma':
      return <SheetClass key={pupil.id} schoolId={schoolId} pupil={pupil} />;
    case 'desempenho':
      return <SheetPerformance id={pupil.id} />;
    case 'quiz':
      return <SheetQuiz key={pupil.id} id={pupil.id} quiz={quiz} onQuiz={onQuiz} />;
    case 'acesso':
      return <SheetAccess pupil={pupil} onReset={() => onDeed('reset', pupil)} />;
  }
}
