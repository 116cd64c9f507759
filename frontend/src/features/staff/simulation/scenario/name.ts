import { today } from '@/domain/dates';

import { parametersText as text } from './parameters.text';

/** Of what a simulation is called. */
export const LONGEST_NAME = 60;

/** What one is called that nobody names, as the server says it by the school's own day. */
export const nameOfToday = (): string => text.nameByDay(today().slice(0, 5));
