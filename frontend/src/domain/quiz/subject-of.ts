/** What a quiz is about; a review of what was missed may be about all subjects. */
export const subjectOf = ({ subject }: { subject: string | null }): string => subject ?? 'Todas as matérias';
