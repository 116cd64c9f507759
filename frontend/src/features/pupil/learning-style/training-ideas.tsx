import { type LearningRecommendation, useRecommendations } from '@/api/learning/recommendations';
import { useSignedIn } from '@/api/session/session-context';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';

import { styleText } from './style.text';

const text = styleText.tips;

const isDone = ({ isImplemented }: LearningRecommendation): boolean => isImplemented;

/** More than these is not read. */
const SHOWN = 3;

/** What may be practised, the first first; nothing where there is none. */
export function TrainingIdeas() {
  const { id } = useSignedIn();
  return (
    <PupilView of={useRecommendations(id)} failed={text.failed}>
      {(list) =>
        list.every(isDone) ? null : (
          <Panel title={text.title}>
            <ol className="own-style-ideas">
              {list
                .filter((one) => !isDone(one))
                .slice(0, SHOWN)
                .map(({ id: key, title, description }) => (
                  <li key={key ?? title}>
                    <h3>{title}</h3>
                    <p className="text-sm text-muted">{description}</p>
                  </li>
                ))}
            </ol>
          </Panel>
        )
      }
    </PupilView>
  );
}
