import { CircleCheck, Clock, Lock, RefreshCw, UserRound } from 'lucide-react';
import { Suspense, useRef } from 'react';

import { type LearningStyle, useLearningStyle } from '@/api/learning/learning-style';
import { useLearningSwitch } from '@/api/learning/learning-switch';
import { usePupil } from '@/api/people/pupils';
import { useSignedIn } from '@/api/session/session-context';
import { useReadOnOpening } from '@/api/wire/use-read-on-opening';
import { formatCount } from '@/domain/decimal';
import { lazyPart } from '@/kit/browser/lazy-part';
import { Empty } from '@/kit/feedback/empty';
import { FailedNote } from '@/kit/feedback/failed-note';
import { joined } from '@/kit/feedback/read-state';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Loading, SkeletonLines } from '@/kit/feedback/skeleton';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { PageHead } from '@/kit/ui/page-head';
import { learningText } from '@/parts/learning/learning.text';

import { styleText as text } from './learning-style.text';
import { PupilPicker } from './pupil-picker';
import { PupilStyle } from './pupil-style';
import { SwitchOn } from './switch/switch-on';
import { useAnalysis } from './use-analysis';
import { useStyleAddress } from './use-style-address';

import './learning-style.css';

const switchOff = lazyPart(() => import('./switch/switch-off').then((module) => module.SwitchOff));

/** How a pupil studies and what to train next: one pupil at a time. */
export function LearningStylePage() {
  const { schoolId } = useSignedIn();
  const view = useStyleAddress();
  const { pupil: id } = view;
  const state = useLearningSwitch(schoolId);
  const pupil = usePupil(id);
  const style = useLearningStyle(id);
  const picker = useRef<HTMLDivElement>(null);
  const analysis = useAnalysis(id, style.data?.enabled ?? true);
  useReadOnOpening();
  return (
    <>
      <PageHead
        title={text.title}
        className="page-head page-head-quiet"
        action={id !== null && style.data ? <Deeds of={style.data} analysis={analysis} /> : undefined}
      />
      <div className="stack">
        {state.error && !state.data ? <FailedNote text={text.switchFailed} onRetry={state.retry} /> : null}
        {state.data && !state.data.enabled ? (
          <Suspense>
            <switchOff.Component of={state.data} />
          </Suspense>
        ) : null}
        <div className="learning-style-top" ref={picker}>
          <PupilPicker pupil={pupil.data} onChoose={view.choose} />
          {id !== null && style.data ? <State of={style.data} /> : null}
        </div>
        {id === null ? (
          <Nobody onChoose={() => picker.current?.querySelector('input')?.focus()} />
        ) : (
          <ResourceView
            resource={joined(pupil, style)}
            loading={<Waiting />}
            failed={text.failed}
            noneFound={<Gone />}
          >
            {([known, read]) => <PupilStyle pupil={known} style={read} analysis={analysis} view={view} />}
          </ResourceView>
        )}
        {state.data?.enabled ? <SwitchOn of={state.data} /> : null}
      </div>
    </>
  );
}

function Deeds({ of, analysis }: { of: LearningStyle; analysis: ReturnType<typeof useAnalysis> }) {
  const isReady = mayAnalyze(of);
  return (
    <div className="row max-[30em]:w-full">
      <Button
        className="max-[30em]:grow"
        pending={analysis.making}
        pendingText={text.making}
        onClick={analysis.begin.example}
      >
        {text.example}
      </Button>
      <Button
        className="max-[30em]:grow"
        variant={isReady && of.enabled && !of.profile ? 'primary' : 'outline'}
        disabled={!isReady}
        pending={analysis.analyzing}
        pendingText={of.enabled ? text.analyzing : text.renewing}
        onClick={analysis.begin.analysis}
      >
        <RefreshCw className="icon icon-s" />
        {of.enabled ? (of.profile ? text.analyzeAgain : text.analyze) : text.renew}
      </Button>
    </div>
  );
}

const Nobody = ({ onChoose }: { onChoose: () => void }) => (
  <Card>
    <Empty
      icon={<UserRound className="icon icon-l" />}
      title={text.nobody}
      action={
        <Button variant="primary" onClick={onChoose}>
          {text.choose}
        </Button>
      }
    >
      {text.nobodyDetail}
    </Empty>
  </Card>
);

/** Below five interactions, and without a reply, the result would be luck; what is recommended by skill is never. */
const mayAnalyze = ({ enabled, totalInteractions, questionnaireAnswered }: LearningStyle): boolean =>
  !enabled || totalInteractions >= 5 || questionnaireAnswered > 0;

function State({ of: { enabled, profile, totalInteractions } }: { of: LearningStyle }) {
  if (!enabled) return <Badge icon={<Lock className="icon" />}>{text.off}</Badge>;
  return (
    <p className="learning-style-state">
      {profile ? (
        <Badge tone="ok" icon={<CircleCheck className="icon" />}>
          {text.available}
        </Badge>
      ) : (
        <Badge tone="warn" icon={<Clock className="icon" />}>
          {text.pending}
        </Badge>
      )}
      <span>{learningText.interactions(formatCount(totalInteractions), totalInteractions)}</span>
    </p>
  );
}

const Gone = () => (
  <Card>
    <Empty icon={<UserRound className="icon icon-l" />} title={text.gone}>
      {text.goneDetail}
    </Empty>
  </Card>
);

const Waiting = () => (
  <Loading quiet text={text.loading}>
    <div className="card">
      <SkeletonLines lines={4} />
    </div>
  </Loading>
);
