import { Printer } from 'lucide-react';

import { IconButton } from '@/kit/ui/icon-button';

import { headText } from './head.text';

/** Prints the page as it stands. */
export const PrintButton = () => (
  <IconButton label={headText.print} onClick={() => window.print()}>
    <Printer className="icon" />
  </IconButton>
);
