export const statDeltaText = { falls: 'caiu', rises: 'subiu' };
