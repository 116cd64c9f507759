import { Calculator, ChartNoAxesColumn, Users } from 'lucide-react';

import { IndexBadge } from '@/kit/ui/badge';
import { IdebRule } from '@/parts/index/ideb-rule';
import { Tile } from '@/kit/ui/tile';

import { loginText } from './login.text';

import '@/kit/data/figure/figure.css';

const text = loginText.pitch;
const icons = [ChartNoAxesColumn, Users, Calculator];
const EXAMPLE = '5.0';

/** What the product is for, with its own sign. */
export function Pitch() {
  return (
    <section className="grid content-center gap-8" aria-labelledby="pitch">
      <div className="grid gap-2">
        <h2 id="pitch" className="text-num text-balance tracking-tight">
          {text.title}
        </h2>
        <p className="max-w-prose text-muted">{text.lead}</p>
      </div>
      <figure className="grid max-w-lg gap-3">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
          <span className="figure-display">5,0</span>
          <span className="grid gap-1 pb-2">
            <span>
              <IndexBadge value={EXAMPLE} />
            </span>
            <span className="text-sm text-muted">{text.gap}</span>
          </span>
        </div>
        <IdebRule value={EXAMPLE} large />
        <figcaption className="text-xs text-subtle">{text.example}</figcaption>
      </figure>
      <ul className="grid max-w-lg gap-5">
        {text.points.map((point, index) => {
          const Icon = icons[index] ?? Calculator;
          return (
            <li key={point.title} className="flex gap-3">
              <Tile tone="info">
                <Icon className="icon" />
              </Tile>
              <div>
                <h3>{point.title}</h3>
                <p className="text-sm text-muted">{point.detail}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="max-w-lg text-xs text-subtle">{text.note}</p>
    </section>
  );
}
