export const intervalRuleText = {
  rule: (index: string, low: string, high: string) =>
    `Régua de 0 a 10: projeção ${index}, entre ${low} e ${high}`,
};
