import { Terms } from '@/parts/glossary/terms';
import { IndexBadge } from '@/kit/ui/badge';
import { Card } from '@/kit/ui/card';

import './sim-legend.css';
import { explanationText as text } from './explanation.text';

import '@/kit/layout/prose.css';

export function ExplanationCard() {
  return (
    <Card title={text.title}>
      <div className="prose">
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Terms>{paragraph}</Terms>
          </p>
        ))}
      </div>
      <ul className="sim-legend" aria-label={text.legend}>
        {text.bands.map((band) => (
          <li key={band.value}>
            <IndexBadge value={band.value} />
            {band.range}
          </li>
        ))}
      </ul>
    </Card>
  );
}
