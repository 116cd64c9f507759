import { plural } from '@/domain/plural';

const pupils = (count: number) => `${count} ${plural(count, 'aluno', 'alunos')}`;

export const mapAnswerText = {
  label: 'Alunos a reforçar',
  of: (answered: number) => `de ${answered}`,
  reinforce: (skill: string) => `A turma precisa reforçar ${skill}`,
  first: (skill: string) => `A habilidade com mais alunos a reforçar é ${skill}`,
  early: (skill: string) => `Com poucas respostas, o que mais aparece a reforçar é ${skill}`,
  none: 'Nenhum aluno está abaixo de 60 em 100',
  named: (code: string, asks: string) => `${code}: ${asks}`,
  why: (toStrengthen: number, answered: number) =>
    `${toStrengthen} ${plural(answered, 'aluno', `dos ${answered} alunos`)} que já ${plural(answered, 'respondeu', 'responderam')} ${plural(toStrengthen, 'tem', 'têm')} menos de 60 em 100 de chance de já saber.`,
  whyNone: (answered: number) =>
    `É o que mostram as respostas de ${pupils(answered)}, nas habilidades que já apareceram.`,
  silent: (count: number) =>
    `${pupils(count)} ainda não ${plural(count, 'respondeu', 'responderam')} a questões dela.`,
  plan: (skill: string) => `Criar plano de aula para ${skill}`,
  action: 'Criar ação de reforço',
  actionTitle: (skill: string, of: string) => `Reforçar ${skill} na ${of}`,
  actionDescription: (skill: string, toStrengthen: number, answered: number, day: string) =>
    `${skill}. No mapa da turma em ${day}, ${toStrengthen} de ${pupils(answered)} que ${plural(answered, 'respondeu', 'responderam')} ${plural(toStrengthen, 'tinha', 'tinham')} menos de 60 em 100 de chance de já saber.`,
};
