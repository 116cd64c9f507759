import { Clock } from 'lucide-react';
import { Suspense } from 'react';

import type { LearningAnalysis, LearningStyle } from '@/api/learning/learning-style';
import type { LearningRecommendation } from '@/api/learning/recommendations';
import type { Resource } from '@/api/wire/use-resource';
import { lazyPart } from '@/kit/browser/lazy-part';
import { useAhead } from '@/kit/browser/use-ahead';
import { Empty } from '@/kit/feedback/empty';
import { ResourceView } from '@/kit/feedback/resource-view';
import { Tabs } from '@/kit/ui/choice/tabs';

import { recommendationsText } from '../recommendations/recommendations.text';
import type { StyleAddress, StyleTab } from '../use-style-address';
import { analysisText as text } from './analysis.text';
import { IntelligencesTab } from './intelligences-tab';
import { Interactions } from './interactions';
import { Trust } from './trust';
import { VarkTab } from './vark-tab';

import '@/kit/ui/card.css';

const recommended = lazyPart(() =>
  import('../recommendations/recommendation-list').then((module) => module.RecommendationList),
);

const labels: Record<StyleTab, string> = {
  vark: text.vark,
  im: text.intelligences,
  recomendacoes: text.recommendations,
};

interface AnalysisCardProps {
  style: LearningStyle;
  recommendations: Resource<LearningRecommendation[]>;
  /** Shown in place of what is known. */
  example: LearningAnalysis | null;
  view: StyleAddress;
}

/** The evidence: the profile in two drawings, and what is recommended. While it is off, that alone. */
export function AnalysisCard({ style, recommendations, example, view }: AnalysisCardProps) {
  useAhead(recommended.preload);
  const hasProfile = style.enabled || example !== null;
  const tab = hasProfile ? view.tab : 'recomendacoes';
  const shown: readonly StyleTab[] = hasProfile ? ['vark', 'im', 'recomendacoes'] : ['recomendacoes'];
  return (
    <section className="card">
      {hasProfile ? (
        <Tabs
          label={text.part}
          tabs={shown.map((one) => ({
            to: view.linkToTab(one),
            label: labels[one],
            current: one === tab,
          }))}
        />
      ) : null}
      {tab === 'recomendacoes' ? (
        <Suspense>
          <Recommended style={style} recommendations={recommendations} example={example} />
        </Suspense>
      ) : (
        <Profile style={style} example={example} tab={tab} />
      )}
    </section>
  );
}

type PartProps = Pick<AnalysisCardProps, 'style' | 'example'>;

function Profile({ style, example, tab }: PartProps & { tab: 'vark' | 'im' }) {
  const profile = example ? example.profile : style.profile;
  if (!profile) {
    return (
      <>
        <Empty icon={<Clock className="icon icon-l" />} title={text.none}>
          {style.alert?.sentence ?? text.noneDetail}
        </Empty>
        <Interactions of={style} />
      </>
    );
  }
  const trust = <Trust of={profile} range={style.limits.range} style={example ? null : style} />;
  return (
    <>
      {tab === 'vark' ? (
        <VarkTab of={profile}>{trust}</VarkTab>
      ) : (
        <IntelligencesTab of={profile} onlyAsked={style.limits.onlyAsked}>
          {trust}
        </IntelligencesTab>
      )}
      {example ? null : <Interactions of={style} />}
    </>
  );
}

function Recommended({ style, recommendations, example }: Omit<AnalysisCardProps, 'view'>) {
  if (example) return <recommended.Component of={example.recommendations} />;
  return (
    <ResourceView
      resource={recommendations}
      loading={recommendationsText.loading}
      failed={recommendationsText.failed}
      empty={
        <Empty title={recommendationsText.none}>
          {style.enabled ? recommendationsText.noneDetail : recommendationsText.noneOff}
        </Empty>
      }
    >
      {(list) => <recommended.Component of={list} />}
    </ResourceView>
  );
}
