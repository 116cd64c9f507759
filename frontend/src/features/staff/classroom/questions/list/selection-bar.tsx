import { Power, Presentation, Printer } from 'lucide-react';
import { useRef } from 'react';

import { useQuestionActions } from '@/api/questions/question-actions';
import { AT_ONCE } from '@/api/questions/questions';
import { MOST_ASKED, startWith } from '@/domain/class-simulation/paths';
import { testOf } from '@/domain/question/paths';
import { useFocusKept } from '@/kit/browser/use-focus-kept';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { Menu } from '@/kit/overlay/menu';
import { Button, ButtonLink } from '@/kit/ui/button';

import { listText } from './list.text';

import './selection-bar.css';

const text = listText.bulk;

interface SelectionBarProps {
  schoolId: number;
  ids: readonly number[];
  onClear: () => void;
}

/** What is done with several questions at once: above the list, on a phone at the bottom of the screen. */
export function SelectionBar({ schoolId, ids, onClear }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusKept(bar);
  const turning = useAction(useQuestionActions(schoolId).turn, {
    failed: listText.menu.failed,
    onDone: ({ changed }) => toast.success(text.changed(changed)),
  });
  const tooMany = ids.length > AT_ONCE;
  return (
    <div ref={bar} className="selection-bar" role="region" aria-label={text.label}>
      <b role="status">
        {text.chosen(ids.length)} {tooMany ? text.most(AT_ONCE) : null}
      </b>
      {tooMany ? null : (
        <ButtonLink to={testOf(ids)}>
          <Printer className="icon icon-s" />
          {text.print}
        </ButtonLink>
      )}
      {ids.length > MOST_ASKED ? null : (
        <ButtonLink to={startWith(ids, 'projetada')}>
          <Presentation className="icon icon-s" />
          {text.project}
        </ButtonLink>
      )}
      <Menu
        label={listText.status}
        trigger={
          <>
            <Power className="icon icon-s" />
            {listText.status}
          </>
        }
        triggerClass="button"
        reason={tooMany ? text.most(AT_ONCE) : null}
        items={[
          { label: listText.menu.activate, icon: Power, onChoose: () => turning.run(ids, 'ativa') },
          { label: listText.menu.deactivate, icon: Power, onChoose: () => turning.run(ids, 'inativa') },
        ]}
      />
      <Button variant="text" onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  );
}
