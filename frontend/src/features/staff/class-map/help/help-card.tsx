import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { PupilInNeed } from '@/api/learning/mastery-map';
import { initials } from '@/domain/labels';
import { sheetOf } from '@/domain/staff-paths';
import { Button } from '@/kit/ui/button';
import { Card, CardFoot } from '@/kit/ui/card';

import { helpText as text } from './help.text';

import '@/kit/data/list.css';
import './help.css';

/** So many stand first; who needs most is among them. */
const SHOWN = 5;

/** Who needs help, and why by what came in: never what somebody is. */
export function HelpCard({ help }: { help: readonly PupilInNeed[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? help : help.slice(0, SHOWN);
  return (
    <Card
      className="no-print"
      title={text.title}
      description={help.length > 0 ? text.description : undefined}
    >
      {help.length === 0 ? <p>{text.none}</p> : null}
      <ul className="list">
        {shown.map((one) => (
          <li key={one.id}>
            <span className="help-avatar" aria-hidden="true">
              {initials(one.name)}
            </span>
            <div className="list-grow">
              <Link to={sheetOf(one.id)} className="help-name">
                {one.name}
              </Link>
              <p className="text-xs text-subtle">{one.sentence}</p>
            </div>
            {one.answered > 0 ? (
              <p className="text-sm nowrap">
                <span aria-hidden="true">
                  <b>{one.toStrengthen}</b> <span className="text-subtle">{text.of(one.answered)}</span>
                </span>
                <span className="sr-only">{text.counted(one.toStrengthen, one.answered)}</span>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {help.length > SHOWN ? (
        <CardFoot>
          <Button variant="text" flush aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? text.fewer : text.all(help.length)}
          </Button>
        </CardFoot>
      ) : null}
    </Card>
  );
}
