// Stands in for use-sync-external-store/shim in the build: the React we ship has the hook itself.
export { useSyncExternalStore } from 'react';
