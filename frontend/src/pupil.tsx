import '@/styles/pupil.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { PupilApp } from '@/app/pupil/pupil-app';
import { sharedPaths } from '@/domain/paths';
import { fileAddress } from '@/domain/pupil-paths';

// A page that staff have too comes from a file of its own, and stands at the address of both.
const shared = Object.values(sharedPaths).find((path) => fileAddress(path) === location.pathname);
if (shared) history.replaceState(null, '', shared);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PupilApp />
    </StrictMode>,
  );
}
