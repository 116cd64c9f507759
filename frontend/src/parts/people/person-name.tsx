import { initials } from '@/domain/labels';

import { peopleText } from './people.text';

import './person-name.css';

interface PersonNameProps {
  name: string;
  /** A number or a username, below the name. */
  detail?: string | undefined;
  isActive: boolean;
}

/** A person in a list. A phone's list has no column that says who is inactive. */
export function PersonName({ name, detail, isActive }: PersonNameProps) {
  return (
    <span className="person-name">
      <span className="person-name-avatar" aria-hidden="true">
        {initials(name)}
      </span>
      <span>
        <b>{name}</b>
        {detail === undefined ? null : (
          <span className="text-xs text-subtle font-regular">
            {detail}
            {isActive ? null : <span className="person-name-inactive">{peopleText.andInactive}</span>}
          </span>
        )}
      </span>
    </span>
  );
}
