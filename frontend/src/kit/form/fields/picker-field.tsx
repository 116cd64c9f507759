import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';

import { IconButton } from '@/kit/ui/icon-button';

import { describedBy, Field } from './field';
import { useBoundField } from './use-bound-field';

import './input.css';
import './picker.css';

export interface PickerOption {
  value: string;
  label: string;
  /** A line below the label. */
  detail?: string | null;
}

export interface PickerFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** What is shown of the value that is chosen. */
  chosen: string;
  /** What the server found for what was typed; undefined while it looks. */
  options: readonly PickerOption[] | undefined;
  onSearch: (typed: string) => void;
  /** Takes what is chosen, where the field holds several; else the field is given it. */
  onPick?: (value: string) => void;
  text: { clear: string; searching: string; none: string };
}

/** One of many, found by typing a part of it: the list below follows the letters, the arrows walk through it. */
export function PickerField(props: PickerFieldProps) {
  const { name, label, hint, optional = false, chosen, options, onSearch, onPick, text, ...rest } = props;
  const { id, field, error } = useBoundField(name);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const found = options ?? [];

  const search = (next: string) => {
    setTyped(next);
    setActive(0);
    onSearch(next);
  };
  const choose = (value: string) => {
    if (onPick) onPick(value);
    else field.onChange({ target: { name, value } });
    setTyped(null);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, found.length - 1)) : search('')),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => {
      const option = found[active];
      if (option) choose(option.value);
    },
    // Only the list closes, not what it stands in.
    Escape: () => setTyped(null),
  };
  function press(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || (!isOpen && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    act();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="picker">
        <span className={error ? 'input input-invalid' : 'input'}>
          <input
            id={id}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
            {...rest}
            name={name}
            value={typed ?? chosen}
            onChange={({ target }) => search(target.value)}
            onClick={() => (isOpen ? undefined : search(''))}
            onKeyDown={press}
            onBlur={(event) => {
              field.onBlur(event);
              setTyped(null);
            }}
          />
          {field.value !== '' && !onPick && !isOpen ? (
            <IconButton label={text.clear} onClick={() => choose('')}>
              <X className="icon icon-s" />
            </IconButton>
          ) : null}
        </span>
        <PickerList
          id={id}
          label={label}
          isOpen={isOpen}
          options={options}
          active={active}
          value={field.value}
          text={text}
          onChoose={choose}
        />
      </div>
    </Field>
  );
}

interface PickerListProps extends Pick<PickerFieldProps, 'options' | 'text'> {
  id: string;
  isOpen: boolean;
  active: number;
  value: string;
  label: string;
  onChoose: (value: string) => void;
}

function PickerList({ id, label, isOpen, options, active, value, text, onChoose }: PickerListProps) {
  const said = options === undefined ? text.searching : options.length === 0 ? text.none : null;
  return (
    <div className="picker-pop" hidden={!isOpen}>
      <div id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1}>
        {isOpen
          ? options?.map((option, index) => (
              <button
                key={option.value}
                type="button"
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={option.value === value}
                data-active={index === active}
                ref={(element) =>
                  index === active ? element?.scrollIntoView({ block: 'nearest' }) : undefined
                }
                // The field keeps the focus, else its list would close before the choice.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option.value)}
              >
                <b>{option.label}</b>
                {option.detail ? <span>{option.detail}</span> : null}
              </button>
            ))
          : null}
      </div>
      <p role="status">{isOpen ? said : null}</p>
    </div>
  );
}
