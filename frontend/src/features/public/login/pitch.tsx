import { BadgeCheck, Flag, Users } from 'lucide-react';

import { loginText } from './login.text';

const text = loginText.pitch;
const icons = [Flag, BadgeCheck, Users];

/** What the product is for, in three lines. */
export function Pitch() {
  return (
    <section className="login-pitch" aria-label={text.title}>
      <ul>
        {text.points.map((point, index) => {
          const Icon = icons[index] ?? Flag;
          return (
            <li key={point.title}>
              <Icon className="icon" />
              <span>
                <b>{point.title}</b> {point.detail}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
