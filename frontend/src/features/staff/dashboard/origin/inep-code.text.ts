import { plural } from '@/domain/plural';

export const inepCodeText = {
  title: 'Código INEP da escola',
  description: 'Com ele, o histórico que o INEP publicou aparece no Dashboard.',
  foundHint: 'É a sua escola? Nada foi gravado ainda.',
  missing:
    'Não há escola com este código nos dados carregados. Confira os dígitos: se estão certos, salve assim mesmo. O histórico aparece quando os dados do INEP forem carregados.',
  failed: 'Não foi possível consultar agora. Se os dígitos estão certos, salve assim mesmo.',
  save: 'Salvar código',
  saving: 'Salvando...',
  saved: 'Código INEP salvo',
  noEditions: 'Ainda não há IDEB publicado para ele nos dados carregados.',
  editions: (count: number) =>
    `${count} ${plural(count, 'resultado do IDEB já está', 'resultados do IDEB já estão')} no Dashboard.`,
};
