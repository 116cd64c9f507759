import { namedClass } from '@/domain/school/class-name';
import { plural } from '@/domain/plural';

import { archivedClass } from '../students.text';

const pupils = (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`;

export const deedsText = {
  studentId: 'Matrícula',
  studentIdHint: 'É com ela que o aluno entra.',
  studentIdRequired: 'Escreva a matrícula.',
  name: 'Nome',
  nameRequired: 'Escreva o nome do aluno.',
  class: 'Turma',
  chooseClass: 'Escolha',
  noClass: 'Sem turma',
  classRequired: 'Escolha a turma.',
  archived: archivedClass,
  noClasses: 'Cadastre primeiro uma turma, em Simulador Sala.',
  password: 'Senha',
  passwordRequired: 'Escreva uma senha, ou gere uma.',
  passwordHint: 'Anote antes de salvar: depois ela não aparece mais.',
  generate: 'Gerar',
  birthDate: 'Data de nascimento',
  birthDateHint: 'dd/mm/aaaa',
  email: 'E-mail',
  emailWrong: 'Email inválido',
  guardianName: 'Responsável',
  guardianPhone: 'Telefone do responsável',
  create: {
    title: 'Cadastrar Aluno',
    description: 'Só os campos sem “opcional” são obrigatórios.',
    submit: 'Cadastrar Aluno',
    again: 'Cadastrar outro aluno em seguida',
    pending: 'Cadastrando...',
    done: 'Aluno cadastrado com sucesso!',
    failed: 'Erro ao cadastrar aluno',
  },
  edit: {
    title: 'Editar Aluno',
    classHint: 'Mudar aqui também entra no histórico.',
    active: 'Aluno ativo',
    done: 'Aluno atualizado com sucesso!',
    failed: 'Erro ao atualizar aluno',
  },
  move: {
    title: 'Alterar turma',
    of: (name: string, from: string) => `${name}, hoje ${from}.`,
    inClass: (name: string) => `na ${namedClass(name)}`,
    inNone: 'sem turma',
    ofMany: (count: number) => `${pupils(count)} ${plural(count, 'vai', 'vão')} para a mesma turma.`,
    newClass: 'Nova turma',
    hint: 'Os resultados antigos continuam contando na turma em que foram feitos.',
    submit: 'Alterar turma',
    pending: 'Alterando...',
    done: 'Turma alterada com sucesso!',
    to: (name: string, className: string) => `${name}: ${className}`,
    doneNone: (count: number) => `${pupils(count)} ${plural(count, 'ficou', 'ficaram')} sem turma.`,
    doneMany: (count: number) => `${pupils(count)} ${plural(count, 'mudou', 'mudaram')} de turma.`,
    failed: 'Erro ao alterar turma',
  },
  reset: {
    title: (name: string) => `Gerar uma senha nova para ${name}?`,
    detail:
      'A senha de agora deixa de valer e os acessos abertos terminam. A nova sai no cartão, e em nenhum outro lugar.',
    confirm: 'Gerar senha nova',
    pending: 'Gerando...',
    failed: 'Erro ao gerar a senha',
    issued: (name: string) => `Senha nova de ${name}`,
    onCard: 'A senha nova sai no cartão.',
    until: (date: string) => `Vale até ${date} ou até o primeiro acesso.`,
    ask: 'Quem imprime o cartão é a coordenação ou a gestão.',
    print: 'Imprimir cartão',
    close: 'Fechar',
  },
  issueAll: {
    title: (count: number) => `Gerar senhas novas para ${pupils(count)}?`,
    detail:
      'As senhas de agora deixam de valer e os acessos abertos terminam. As novas saem nos cartões, que você imprime em seguida.',
    confirm: 'Gerar senhas e ver os cartões',
  },
  deactivate: {
    title: (name: string) => `Desativar ${name}?`,
    fromClass: (className: string) =>
      `Deixa de entrar e sai dos contadores da ${namedClass(className)}. Os resultados ficam guardados e você pode reativar depois.`,
    detail: 'Deixa de entrar. Os resultados ficam guardados e você pode reativar depois.',
    confirm: 'Desativar o aluno',
    pending: 'Desativando...',
    done: 'Aluno desativado',
    failed: 'Erro ao desativar aluno',
    many: (count: number) => `Desativar ${pupils(count)}?`,
    manyDetail: (count: number) =>
      `${plural(count, 'Deixa', 'Deixam')} de entrar e ${plural(count, 'sai', 'saem')} dos contadores das turmas. Os resultados ficam guardados e você pode reativar depois.`,
    confirmMany: (count: number) => `Desativar ${pupils(count)}`,
    doneMany: (count: number) => `${pupils(count)} ${plural(count, 'desativado', 'desativados')}`,
  },
  erase: {
    title: (name: string) => `Apagar ${name} de vez?`,
    description:
      'Nome, contatos, histórico de turmas e senha somem e não voltam. Os totais da escola continuam, sem dizer de quem eram. Para quem saiu da escola, desativar basta.',
    label: (studentId: string) => `Para confirmar, escreva a matrícula ${studentId}`,
    required: 'Escreva a matrícula.',
    submit: 'Apagar de vez',
    pending: 'Apagando...',
    done: 'Aluno apagado',
    failed: 'Erro ao apagar aluno',
  },
};
