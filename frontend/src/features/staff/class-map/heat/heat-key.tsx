import type { MapSkill } from '@/api/learning/mastery-map';

import { headsOf } from '../skill-words';
import { heatText as text } from './heat.text';

import './heat-key.css';

/** What the codes above the columns ask for; on paper nothing else says it. */
export function HeatKey({ skills }: { skills: readonly MapSkill[] }) {
  const heads = headsOf(skills);
  return (
    <section className="heat-key" aria-label={text.key}>
      <h3>{text.key}</h3>
      <dl>
        {skills.map(({ id, name, asks }, place) => (
          <div key={id}>
            <dt>{heads[place]}</dt>
            <dd>{asks ?? name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
