export const printHeadText = {
  printed: (day: string, name: string) => `Impresso em ${day} por ${name}`,
};
