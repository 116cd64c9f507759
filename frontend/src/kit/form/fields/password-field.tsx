import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '@/kit/ui/icon-button';
import { uiText } from '@/kit/ui/ui.text';

import { TextField, type TextFieldProps } from './text-field';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={shown ? uiText.hidePassword : uiText.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="icon" />
        </IconButton>
      }
      {...props}
    />
  );
}
