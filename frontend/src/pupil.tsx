import '@/styles/pupil.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { PupilApp } from '@/app/pupil/pupil-app';
import { sharedPath } from '@/domain/paths';
import { fileAddress } from '@/domain/pupil-paths';

// The page that staff have too comes from a file of its own, and stands at the address of both.
if (location.pathname === fileAddress(sharedPath)) history.replaceState(null, '', sharedPath);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PupilApp />
    </StrictMode>,
  );
}
