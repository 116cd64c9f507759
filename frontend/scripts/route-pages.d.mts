import type { Plugin } from 'vite';

export function routePages(): Plugin;
