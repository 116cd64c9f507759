export const loginText = {
  title: 'Entrar no Sistema IDEB',
  description: 'Use o seu nome de usuário e a sua senha.',
  username: 'Nome de usuário',
  password: 'Senha',
  usernameRequired: 'Nome de usuário é obrigatório',
  passwordRequired: 'Senha é obrigatória',
  submit: 'Entrar',
  pending: 'Entrando...',
  failed: 'Erro ao fazer login',
  forgotten: 'Esqueceu a senha? Peça à pessoa que cuida do sistema uma senha nova.',
  noSchool: 'Sua escola ainda não está aqui?',
  register: 'Registrar escola',
  pupil: 'É aluno ou aluna?',
  pupilAccess: 'Acesso do aluno',
  about: 'Sobre',
  demo: {
    title: 'Contas de demonstração',
    description: 'Escolha uma conta para preencher o formulário.',
    use: (name: string) => `Preencher com a conta de ${name}`,
  },
  pitch: {
    title: 'O IDEB da sua escola, com a conta aberta.',
    lead: 'De onde veio a nota, o que falta para a próxima meta e por onde começar.',
    example: 'Brasil, Anos Finais, edição 2023 (INEP)',
    gap: 'Para publicar 5,1 faltam 0,04',
    points: [
      {
        title: 'Gestão escolar',
        detail: 'Os resultados publicados pelo INEP desde 2005, a meta e a posição da escola em uma tela.',
      },
      {
        title: 'Para toda a equipe',
        detail: 'Gestores, coordenadores e professores, cada um com a sua conta e as suas permissões.',
      },
      {
        title: 'Simulações que conferem',
        detail: 'O cálculo oficial passo a passo, e quanto cada ano e cada disciplina mexe no índice.',
      },
    ],
    note: 'IDEB é o índice que junta a nota do Saeb e a aprovação de cada etapa, de 0 a 10.',
  },
};
