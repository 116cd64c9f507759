export const inepCodeText = {
  title: 'Código INEP da escola',
  description: 'Com ele, o histórico que o INEP publicou aparece no Dashboard.',
  foundHint: 'É a sua escola? Nada foi gravado ainda.',
  missing:
    'Não há escola com este código nos dados carregados. Confira os números: se estão certos, salve assim mesmo. O histórico aparece quando os dados do INEP forem carregados.',
  failed: 'Não foi possível consultar agora. Se os números estão certos, salve assim mesmo.',
  save: 'Salvar código',
  saving: 'Salvando...',
  saved: 'Código INEP salvo',
  savedDetail: (editions: number) =>
    editions === 0
      ? 'Ainda não há IDEB publicado para ele nos dados carregados.'
      : editions === 1
        ? '1 resultado do IDEB já está no Dashboard.'
        : `${editions} resultados do IDEB já estão no Dashboard.`,
};
