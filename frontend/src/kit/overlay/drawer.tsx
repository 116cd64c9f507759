import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { uiText } from '@/kit/ui/ui.text';

import './drawer.css';
import { Modal } from './modal';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  children: ReactNode;
}

/** Comes in from the left, over the page: the menu of a phone. */
export function Drawer({ open, onOpenChange, label, children }: DrawerProps) {
  if (!open) return null;
  const leave = () => onOpenChange(false);
  return (
    <Modal className="drawer" aria-label={label} onLeave={leave} leaveBeside>
      <div className="drawer-content">
        {children}
        <button type="button" className="icon-button drawer-close" aria-label={uiText.close} onClick={leave}>
          <X className="icon" />
        </button>
      </div>
    </Modal>
  );
}
