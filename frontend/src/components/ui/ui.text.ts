export const uiText = {
  close: 'Fechar',
  skip: 'Pular para o conteúdo',
  home: 'Sistema IDEB, início',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Esconder a senha',
  optional: '(opcional)',
  failed: 'Tente novamente.',
  rule: {
    name: 'Régua do IDEB de 0 a 10',
    school: 'escola',
    at: (subject: string, index: string) => `${subject} em ${index}`,
    empty: 'sem índice',
    goal: (target: string) => `, meta em ${target}`,
  },
  toast: 'Aviso',
  toastRegion: 'Avisos ({hotkey})',
  theme: {
    label: (name: string) => `Tema: ${name}. Mudar`,
    auto: 'automático',
    light: 'claro',
    dark: 'escuro',
  },
};
