import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { type Achievements, useAchievements } from '@/api/pupil/own';
import { useSignedIn } from '@/api/session/session-context';
import { Awards, OWN_AWARDS } from '@/parts/pupil/awards/awards';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';

import { rulesText } from './rules.text';

const text = rulesText.awards;

/** All achievements: the pupil's own, in gold, and below them those that are still to come. */
export function OwnAwards() {
  const { id } = useSignedIn();
  const achievements = useAchievements(id);
  return (
    <PupilView of={achievements} failed={text.failed}>
      {(read) => <Found of={read} />}
    </PupilView>
  );
}

function Found({ of: { unlocked, locked } }: { of: Achievements }) {
  const { hash } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const isMeant = hash === `#${OWN_AWARDS}`;
  useEffect(() => {
    if (isMeant) panel.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <div ref={panel} id={OWN_AWARDS}>
      <Panel title={text.title(unlocked.length, unlocked.length + locked.length)}>
        {unlocked.length > 0 ? <Awards of={unlocked} /> : null}
        {locked.length > 0 ? (
          <>
            <h3 className="quiz-rules-find">{text.toFind}</h3>
            <Awards of={locked} />
          </>
        ) : null}
      </Panel>
    </div>
  );
}
