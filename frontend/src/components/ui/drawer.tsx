import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { uiText } from './ui.text';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  children: ReactNode;
}

/** Comes in from the left, over the page: the menu of a phone. */
export function Drawer({ open, onOpenChange, label, children }: DrawerProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim" />
        <Primitive.Content className="drawer" aria-describedby={undefined}>
          <Primitive.Title className="sr-only">{label}</Primitive.Title>
          {children}
          <Primitive.Close className="icon-btn drawer-close" aria-label={uiText.close}>
            <X className="icon" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
