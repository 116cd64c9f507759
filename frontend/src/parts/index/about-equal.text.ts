export const aboutEqualText = {
  about: (figure: string) => `${figure} ≈`,
  fraction: (numerator: string, denominator: string) => `Exato: ${numerator} ÷ ${denominator}`,
};
