import { RefreshCw } from 'lucide-react';

import { type LearningProfile, type LearningStyle, useLearningWrites } from '@/api/learning/learning-style';
import { useSignedIn } from '@/api/session/session-context';
import { formatDate } from '@/domain/dates';
import { toast } from '@/kit/feedback/toast/toast-store';
import { useAction } from '@/kit/feedback/use-action';
import { learningText } from '@/parts/learning/learning.text';
import { Radar } from '@/parts/learning/radar';
import { stylesOf } from '@/parts/learning/scores';
import { FormNote } from '@/parts/pupil/form/pupil-field';
import { Panel, PanelEmpty } from '@/parts/pupil/page/panel';
import { PlayButton } from '@/parts/pupil/shapes/play';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import { styleText } from './style.text';

const text = styleText.profile;

/** How the pupil seems to study, with what that does not say; nothing is judged. */
export function OwnProfile({ of }: { of: LearningStyle }) {
  const { id } = useSignedIn();
  const { analyze } = useLearningWrites();
  const { run, pending, refusal } = useAction(() => analyze(id), {
    onDone: () => toast.success(text.analyzed),
    fallback: text.analyzeFailed,
  });
  const isReady = of.totalInteractions >= 5 || of.questionnaireAnswered > 0;
  const start = isReady ? (
    <PlayButton tone="quiet" pending={pending} pendingText={text.analyzing} onClick={() => run()}>
      <RefreshCw className="icon icon-s" />
      {of.profile ? text.again : text.analyze}
    </PlayButton>
  ) : null;
  const failed =
    refusal === null ? null : (
      <FormNote>
        <b>{text.error}.</b> {refusal}
      </FormNote>
    );
  if (!of.profile) {
    return (
      <Panel>
        {failed}
        <PanelEmpty
          icon={<Toucan />}
          title={text.none}
          detail={isReady ? text.noneDetail : text.few}
          action={start}
        />
      </Panel>
    );
  }
  return (
    <Panel title={text.title}>
      {failed}
      <Profile of={of.profile} />
      <p className="my-4">
        <b>{text.limits}</b>
      </p>
      {start}
    </Panel>
  );
}

function Profile({ of }: { of: LearningProfile }) {
  const scores = stylesOf(of);
  const { dominantStyle: first } = of;
  return (
    <div className="own-style-two">
      <div className="grid gap-3">
        <div>
          <h3 className="own-style-title">{first ? text.prefers[first] : text.mixed}</h3>
          <p className="text-muted">{first ? text.other : text.mixedDetail}</p>
        </div>
        <table className="own-style-scores">
          <caption className="sr-only">{text.title}</caption>
          <thead>
            <tr>
              <th scope="col">{text.table}</th>
              <th scope="col">{learningText.measured}</th>
              <th scope="col">{learningText.range}</th>
            </tr>
          </thead>
          <tbody>
            {scores.map(({ key, name, value, range }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{range}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-sm text-muted">
          {text.trust[of.confidenceLevel]} {text.from(of.totalInteractions, formatDate(of.lastAnalyzedAt))}
        </p>
      </div>
      <div>
        <Radar scores={scores} even={25} most={scores.some(({ drawn }) => drawn > 50) ? 100 : 50} />
        <p className="mt-2 text-center text-sm text-muted">{learningText.evenShare}</p>
      </div>
    </div>
  );
}
