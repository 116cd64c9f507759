export const uiText = {
  close: 'Fechar',
  skip: 'Pular para o conteúdo',
  home: 'Sistema IDEB, início',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Esconder a senha',
  optional: '(opcional)',
  toast: 'Aviso',
  toastRegion: 'Avisos ({hotkey})',
  theme: {
    label: (name: string) => `Tema: ${name}. Mudar`,
    auto: 'automático',
    light: 'claro',
    dark: 'escuro',
  },
};
