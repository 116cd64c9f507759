import { Route } from 'react-router-dom';

import type { Screen } from './screen';

/** A route for each address of some screens. */
export const routesOf = (screens: readonly Screen[]) =>
  screens.flatMap(({ paths, page }) =>
    paths.map((path) => <Route key={path} path={path} element={<page.Component />} />),
  );
