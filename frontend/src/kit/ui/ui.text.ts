export const uiText = {
  close: 'Fechar',
  showPassword: 'Mostrar a senha',
  hidePassword: 'Esconder a senha',
  optional: '(opcional)',
  failed: 'Tente novamente.',
  required: 'Preencha este campo.',
  pager: { label: 'Páginas da lista', previous: 'Anterior', next: 'Próxima' },
  toast: 'Aviso',
  toastRegion: 'Avisos ({hotkey})',
  theme: {
    label: (name: string) => `Tema: ${name}. Mudar`,
    auto: 'automático',
    light: 'claro',
    dark: 'escuro',
  },
};
