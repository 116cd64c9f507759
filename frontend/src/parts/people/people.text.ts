export const peopleText = { andInactive: ', inativo' };
