import { Lightbulb } from 'lucide-react';

import { pupilPaths } from '@/domain/pupil-paths';
import { Panel } from '@/parts/pupil/page/panel';
import { PlayLink } from '@/parts/pupil/shapes/play';
import { Square } from '@/parts/pupil/shapes/square';

import { resultsText } from './results.text';

const text = resultsText.style;

/** The way to how the pupil studies. */
export const OwnStyle = () => (
  <Panel shape="line">
    <Square tone={1}>
      <Lightbulb className="icon icon-l" />
    </Square>
    <div className="panel-grow">
      <p>
        <b>{text.title}</b>
      </p>
      <p className="text-sm text-muted">{text.detail}</p>
    </div>
    <PlayLink tone="quiet" to={pupilPaths.learningStyle}>
      {text.go}
    </PlayLink>
  </Panel>
);
