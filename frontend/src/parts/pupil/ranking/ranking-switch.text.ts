export const rankingSwitchText = {
  title: 'Aparecer no ranking',
  detail: 'Desligue quando quiser. Seus pontos continuam seus.',
  failed: 'Não deu para mudar',
};
