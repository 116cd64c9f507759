import { Calculator, ChartColumn, Play, Sparkles } from 'lucide-react';

import { pupilPaths } from '@/domain/pupil-paths';
import { Panel } from '@/parts/pupil/page/panel';
import { Chip } from '@/parts/pupil/shapes/chip';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';
import { Toucan } from '@/parts/pupil/shapes/toucan';

import { dashboardText as text } from './dashboard.text';

/** The quiz, the index, one's own results. */
export function ThreeCards() {
  return (
    <div className="student-dashboard-three">
      <Panel tone="sun">
        <Chip tone="sun" icon={<Sparkles className="icon icon-s" />}>
          {text.quiz.badge}
        </Chip>
        <h2>{text.quiz.title}</h2>
        <p>{text.quiz.detail}</p>
        <div className="student-dashboard-go">
          <PlayLink to={pupilPaths.quiz}>
            <Play className="icon icon-s" />
            {text.quiz.go}
          </PlayLink>
        </div>
        <div className="student-dashboard-bird">
          <Toucan size={168} />
        </div>
      </Panel>
      <Panel>
        <Square tone={3}>
          <Calculator className="icon icon-l" />
        </Square>
        <h2>{text.index.title}</h2>
        <p className="text-sm text-muted">{text.index.detail}</p>
        <div className="student-dashboard-go">
          <PlayLink tone="quiet" to={pupilPaths.estimate}>
            {text.index.go}
          </PlayLink>
        </div>
      </Panel>
      <Panel>
        <Square tone={4}>
          <ChartColumn className="icon icon-l" />
        </Square>
        <h2>{text.results.title}</h2>
        <p className="text-sm text-muted">{text.results.detail}</p>
        <div className="student-dashboard-go">
          <PlayLink tone="quiet" to={pupilPaths.results}>
            {text.results.go}
          </PlayLink>
        </div>
      </Panel>
    </div>
  );
}
