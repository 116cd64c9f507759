import { object, string } from 'yup';

import type { NewActionUpdate } from '@/api/actions/updates';
import { formOf, type ValuesOf } from '@/kit/form/form-of';

import { updatesText } from './updates.text';

const text = updatesText.form;

/** A comment, a progress of one's own, or the progress as far as the milestones are again. */
export const updateKinds = ['comment', 'progress', 'marcos'] as const;

const PERCENT = /^(?:\d{1,2}|100)$/;

export const updateForm = formOf(
  object({
    kind: string().required().oneOf(updateKinds),
    title: string()
      .trim()
      .default('')
      .when('kind', ([kind], title) => (kind === 'comment' ? title.required(text.titleRequired) : title)),
    percent: string()
      .trim()
      .default('')
      .when('kind', ([kind], percent) =>
        kind === 'progress' ? percent.matches(PERCENT, { message: text.percentWrong }) : percent,
      ),
    description: string().trim().max(5_000, text.tooLong).default(''),
  }),
);

export const NOTHING: ValuesOf<typeof updateForm> = {
  kind: 'comment',
  title: '',
  percent: '',
  description: '',
};

type UpdateRead = ReturnType<typeof updateForm.parse>;

/** As it is sent: of what is typed, what its kind has. */
export function updateOf({ kind, title, percent, description }: UpdateRead): NewActionUpdate {
  switch (kind) {
    case 'comment':
      return { updateType: 'comment', title, description };
    case 'progress':
      return { updateType: 'progress', progress: Number(percent), description };
    case 'marcos':
      return { updateType: 'progress', fromMilestones: true, description };
  }
}
