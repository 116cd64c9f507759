import { type ReactNode, useId } from 'react';

import { Field } from '@/kit/form/fields/field';
import { Card } from '@/kit/ui/card';

import { paperTestText } from './paper-test.text';

import '@/kit/form/fields/check.css';
import '@/kit/form/fields/input.css';

const text = paperTestText.settings;

export interface Settings {
  /** Null as long as it is the one that the subjects give. */
  heading: string | null;
  /** Empty for a line to write on. */
  className: string;
  grid: boolean;
  key: boolean;
}

interface PaperSettingsProps {
  settings: Settings;
  heading: string;
  onChange: (settings: Settings) => void;
}

/** What stands on the paper besides the questions. */
export function PaperSettings({ settings, heading, onChange }: PaperSettingsProps) {
  const set = (part: Partial<Settings>) => onChange({ ...settings, ...part });
  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        <TypedField label={text.heading} value={heading} onChange={(typed) => set({ heading: typed })} />
        <TypedField
          label={text.class}
          hint={text.classHint}
          value={settings.className}
          onChange={(className) => set({ className })}
        />
        <div>
          <Choice checked={settings.grid} onChange={(grid) => set({ grid })}>
            {text.grid}
          </Choice>
          <Choice checked={settings.key} onChange={(key) => set({ key })}>
            {text.key}
          </Choice>
        </div>
      </div>
    </Card>
  );
}

interface TypedFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (typed: string) => void;
}

function TypedField({ label, hint, value, onChange }: TypedFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <span className="input">
        <input
          id={id}
          type="text"
          maxLength={120}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    </Field>
  );
}

interface ChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

const Choice = ({ checked, onChange, children }: ChoiceProps) => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </label>
);
