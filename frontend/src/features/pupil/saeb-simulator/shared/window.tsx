import type { ReactNode } from 'react';

import { Modal } from '@/kit/overlay/modal';

import './window.css';

interface WindowProps {
  labelledBy: string;
  onLeave: () => void;
  children: ReactNode;
}

/** Over the page: at the thumb on a phone, in the middle elsewhere. */
export const Window = ({ labelledBy, onLeave, children }: WindowProps) => (
  <Modal className="window" aria-labelledby={labelledBy} onLeave={onLeave}>
    <div className="window-in">{children}</div>
  </Modal>
);
