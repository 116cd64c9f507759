import { MessageCircleQuestion } from 'lucide-react';
import { Suspense, useState } from 'react';

import { type Questionnaire, useQuestionnaire } from '@/api/learning/questionnaire';
import { useSignedIn } from '@/api/session/session-context';
import { lazyPart } from '@/kit/browser/lazy-part';
import { Loading } from '@/kit/feedback/skeleton';
import { Panel } from '@/parts/pupil/page/panel';
import { PupilView } from '@/parts/pupil/page/pupil-view';
import { PlayButton } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';

import { styleText } from './style.text';

const text = styleText.questions;
const items = lazyPart(() => import('./questionnaire-items').then((module) => module.QuestionnaireItems));

/** The questionnaire: an offer, and what was said before can be changed. */
export function QuestionnairePanel() {
  const { id } = useSignedIn();
  return (
    <PupilView of={useQuestionnaire(id)} failed={text.failed}>
      {(read) => <Offer of={read} />}
    </PupilView>
  );
}

function Offer({ of }: { of: Questionnaire }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Panel title={text.title}>
        <Suspense fallback={<Loading quiet />}>
          <items.Component of={of} onClose={() => setOpen(false)} />
        </Suspense>
      </Panel>
    );
  }
  return (
    <Panel shape="line">
      <Square tone={1}>
        <MessageCircleQuestion className="icon icon-l" />
      </Square>
      <div className="panel-grow">
        <h2>{text.title}</h2>
        <p className="text-sm text-muted">
          {of.answered === 0 ? text.detail(of.items.length) : text.answered(of.answered, of.items.length)}
        </p>
      </div>
      <PlayButton tone="quiet" onClick={() => setOpen(true)}>
        {of.answered === 0 ? text.start : text.change}
      </PlayButton>
    </Panel>
  );
}
