import { Trophy } from 'lucide-react';

import type { Achievement } from '@/api/pupil/own';
import { plural } from '@/domain/plural';
import { Awards } from '@/parts/pupil/awards/awards';
import { PlayButton } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import { simulatorText as text } from './simulator.text';
import { Window } from './window';

const TITLE = 'new-award';

/** What was just earned. */
export function AwardWindow({ of, onClose }: { of: readonly Achievement[]; onClose: () => void }) {
  return (
    <Window labelledBy={TITLE} onLeave={onClose}>
      <div className="flex items-end justify-between">
        <Square tone="sun">
          <Trophy className="icon icon-l" />
        </Square>
        <Toucan size={84} />
      </div>
      <h2 id={TITLE}>{plural(of.length, text.newAward, text.newAwards)}</h2>
      <Awards of={of} />
      <PlayButton block data-autofocus onClick={onClose}>
        {text.goOn}
      </PlayButton>
    </Window>
  );
}
