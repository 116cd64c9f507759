import { plural } from '@/domain/plural';

export const registerText = {
  title: 'Registrar escola',
  description: 'Leva dois minutos. Com o código INEP, o histórico da escola vem pronto.',
  backToLogin: 'Já tenho conta',
  inep: {
    title: 'Encontre a escola',
    description:
      'O código INEP identifica a escola no Censo Escolar. Com ele buscamos nome, cidade e resultados.',
    missing:
      'Não há escola com este código nos dados carregados. Confira os dígitos: se estão certos, deixe o código e preencha abaixo. O histórico aparece quando os dados do INEP forem carregados.',
    failed: 'Não foi possível consultar agora. Você pode seguir e preencher abaixo.',
    foundHint: 'É ela? O que faltava foi preenchido abaixo. Nada foi gravado ainda.',
  },
  school: {
    title: 'Dados da escola',
    name: 'Nome da escola',
    municipality: 'Município',
    state: 'Estado',
    choose: 'Escolha',
    nameRequired: 'Nome da escola é obrigatório',
    municipalityRequired: 'Município é obrigatório',
    stateRequired: 'Estado é obrigatório',
  },
  manager: {
    title: 'Dados do gestor',
    description: 'A primeira conta da escola.',
    firstName: 'Nome do gestor',
    lastName: 'Sobrenome do gestor',
    email: 'Email',
    username: 'Nome de usuário',
    usernameHint: 'Pelo menos 3 caracteres. É com ele que você entra.',
    password: 'Senha',
    passwordHint: (shortest: number) =>
      `Pelo menos ${shortest} caracteres. Não vale senha muito comum, nem seu nome, seu usuário, o nome da escola ou o da cidade.`,
    confirm: 'Confirme a senha',
    firstNameRequired: 'Nome do gestor é obrigatório',
    lastNameRequired: 'Sobrenome do gestor é obrigatório',
    emailInvalid: 'Email inválido',
    usernameShort: 'Nome de usuário deve ter pelo menos 3 caracteres',
    passwordShort: 'Senha deve ter pelo menos 6 caracteres',
    mismatch: 'As senhas não coincidem',
  },
  submit: 'Registrar escola',
  pending: 'Registrando...',
  failed: 'Erro ao registrar escola',
  done: {
    title: 'Registro Concluído!',
    school: (name: string) => `${name} já pode usar o Sistema IDEB.`,
    withoutCode:
      'Sem o código INEP, os resultados publicados não vêm sozinhos. No Dashboard, você pode informar o código ou digitar os números.',
    noEditions:
      'Nenhum resultado do IDEB foi encontrado para o código informado. Você pode importar ou digitar depois.',
    editions: (count: number) =>
      `${count} ${plural(count, 'resultado do IDEB já está', 'resultados do IDEB já estão')} no Dashboard.`,
    username: 'Entre com o usuário',
    redirect: 'Você vai para a tela de entrada em 3 segundos.',
    go: 'Entrar agora',
  },
};
