import { Moon, Sun, SunMoon } from 'lucide-react';

import { IconButton } from '@/kit/ui/icon-button';
import { useTheme } from './theme';
import { uiText } from '@/kit/ui/ui.text';

const icons = { auto: SunMoon, light: Sun, dark: Moon };

export function ThemeButton() {
  const { theme, turn } = useTheme();
  const Icon = icons[theme];
  const label = uiText.theme.label(uiText.theme[theme]);
  return (
    <IconButton label={label} title={label} onClick={turn}>
      <Icon className="icon" />
    </IconButton>
  );
}
