import type { PupilRanking } from '@/api/pupil/own';
import type { Resource } from '@/api/wire/use-resource';
import { formatCount } from '@/domain/decimal';
import { LevelBar } from '@/parts/pupil/page/level-bar';
import { OwnNumbers } from '@/parts/pupil/page/numbers';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { pupilText as text } from '@/parts/pupil/pupil.text';

/** The level, and how far the next one is. */
export const LevelCard = ({ of }: { of: Resource<PupilRanking> }) => (
  <PupilView of={of}>
    {({ level, experiencePoints, toNextLevel }) => {
      const next = experiencePoints + toNextLevel;
      const isTop = toNextLevel === 0;
      const reached = isTop
        ? text.experience(formatCount(experiencePoints))
        : text.experienceOf(formatCount(experiencePoints), formatCount(next));
      return (
        <Panel>
          <div className="flex flex-wrap justify-between gap-2">
            <b>{text.level(level)}</b>
            <span className="text-sm text-muted">{reached}</span>
          </div>
          <div className="my-2">
            <LevelBar share={isTop ? 1 : experiencePoints / next} label={reached} />
          </div>
          <p className="text-sm text-subtle">
            {isTop ? text.topLevel : text.lacks(formatCount(toNextLevel), level + 1)}
          </p>
        </Panel>
      );
    }}
  </PupilView>
);

export const OwnNumbersCard = ({ of }: { of: Resource<PupilRanking> }) => (
  <section>
    <h2 className="pupil-page-h">{text.numbers.title}</h2>
    <PupilView of={of}>
      {(ranking) => (
        <Panel>
          <OwnNumbers of={ranking} />
        </Panel>
      )}
    </PupilView>
  </section>
);
