import { useState } from 'react';

/** Gives the focus back to what was focused when the dialog opened; our dialogs have no trigger of their own. */
export function useFocusReturn(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
