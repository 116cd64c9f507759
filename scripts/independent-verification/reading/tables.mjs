// From files to results: finds the tables, and reads each line of them cell by cell.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { decimal, placesOf } from '../fraction.mjs';
import { FIGURES } from '../rules/published.mjs';
import { stateOfCode } from '../states.mjs';
import { figure, isRegion, network, stage, stageOfTitle, state } from './cells.mjs';
import { columnsOf, gradeOf } from './columns.mjs';
import { readings } from './delimited.mjs';
import { sheets } from './workbook.mjs';
import { entries, isZip } from './zip.mjs';

/**
 * A file's tables, or none: `{ path, file, tables: [{ sheet, results, missing, lostLines, lostCells }] }`. A result is one line's
 * figures of one stage and edition; `lost` says that a cell of its line could not be read.
 */
export function readFile(path) {
  const file = basename(path);
  return { path, file, tables: tablesOf(file, readFileSync(path)) };
}

function tablesOf(file, bytes) {
  if (!isZip(bytes)) return firstTable(readings(bytes).map((rows) => ({ name: '', rows, file })));
  const parts = entries(bytes);
  if (parts.has('xl/workbook.xml')) {
    return sheets(bytes).flatMap((sheet) => firstTable([{ ...sheet, file }]));
  }
  // Since 2025 INEP packs the same table as xlsx and as ods; one of them is enough.
  const inside = [...parts.keys()].filter((name) => /\.(xlsx|csv)$/i.test(name));
  return inside.flatMap((name) => tablesOf(basename(name), parts.get(name)()));
}

/** Of the readings of one text, the one in which the technical names stand. */
function firstTable(readings) {
  for (const { name, rows, file } of readings) {
    const header = rows.findIndex(({ cells }) => columnsOf(cells));
    if (header >= 0) return [readTable(rows, header, name, file)];
  }
  return [];
}

function readTable(rows, header, sheet, file) {
  const { columns, kind } = columnsOf(rows[header].cells);
  const titles = rows.slice(0, header).flatMap(({ cells }) => cells);
  const stem = file.replace(/\.\w+$/, '');
  const around = {
    kind,
    columns,
    hasSi: columns.some(({ grade }) => grade?.relative === 'si'),
    stage: titles.map(stageOfTitle).find(Boolean) ?? stage(sheet) ?? stage(stem),
    year: Number(/(?:^|\D)(20\d\d)(?:\D|$)/.exec(stem)?.[1]),
  };
  const table = {
    sheet,
    results: [],
    missing: new Map(),
    lostLines: [],
    lostCells: [],
  };
  for (const row of rows.slice(header + 1)) readLine(row, around, table);
  restoreZeros(table.results);
  return table;
}

/** Both subjects are printed alike. */
const PRINTED_ALIKE = { mt: 'proficiency', lp: 'proficiency' };

/** "5" among "4,6" and "5,1" is a 5,0 that lost its zero: a figure has as many decimals as the finest of its kind. */
function restoreZeros(results) {
  const finest = {};
  const eachCell = (visit) => {
    const change = (of, name, kind) => (of[name] = visit(PRINTED_ALIKE[kind] ?? kind, of[name]));
    for (const { figures } of results) {
      for (const name of FIGURES) if (figures[name]) change(figures, name, name);
      for (const grade of Object.keys(figures.grades)) change(figures.grades, grade, 'grade');
    }
  };
  eachCell((kind, value) => {
    finest[kind] = Math.max(finest[kind] ?? 0, placesOf(value));
    return value;
  });
  eachCell((kind, value) => decimal(value).text(finest[kind]));
}

const one = (columns, cells, role) => {
  const column = columns.find((column) => column.role === role);
  return column && (cells[column.at] ?? '').trim();
};

/** Where a line's figures belong; nothing for a note and for what nobody can place. */
function placeOf({ kind, columns }, cells) {
  const cell = (role) => one(columns, cells, role) ?? '';
  const of = network(cell('network'));
  if (kind === 'school') {
    const code = cell('code');
    if (code === '' && cell('school') && !columns.some(({ role }) => role === 'code'))
      return { kind, network: of };
    if (!/^\d{8}$/.test(code) || !stateOfCode(code)) return undefined;
    const municipality = /^\d{7}$/.test(cell('municipalityCode')) ? cell('municipalityCode') : undefined;
    return { kind, code, network: of, municipality };
  }
  if (!of) return undefined;
  if (kind === 'country') return { kind, code: 'BR', network: of };
  if (kind === 'municipality') {
    const code = cell('municipalityCode');
    return /^\d{7}$/.test(code) && stateOfCode(code) ? { kind, code, network: of } : undefined;
  }
  if (isRegion(cell('state'))) return { kind: 'region', code: cell('state'), network: of };
  const code = state(cell('state'));
  return code && { kind, code, network: of };
}

function readLine({ line, cells }, around, table) {
  const { columns } = around;
  const figureColumns = columns.filter(({ figure }) => figure);
  const place = placeOf(around, cells);
  if (!place) {
    // A note below the table has no figure in any column of figures.
    if (figureColumns.some(({ at }) => /\d/.test(cells[at] ?? ''))) {
      table.lostLines.push({
        line,
        why: 'não se sabe de quem são os números desta linha',
      });
    }
    return;
  }
  const told = [one(columns, cells, 'stage'), one(columns, cells, 'stageDetail')].filter(Boolean).join(' ');
  const of = told ? stage(told) : around.stage;
  const lineYear = Number(one(columns, cells, 'year') ?? around.year);
  if (!of || !figureColumns.every(({ year }) => year ?? lineYear)) {
    table.lostLines.push({ line, why: 'não se sabe a etapa ou a edição' });
    return;
  }
  const rede = one(columns, cells, 'network');
  if (rede && !place.network) table.lostCells.push({ line, why: `"${rede}" não é uma rede` });
  const byYear = new Map();
  const before = table.lostCells.length;
  for (const column of figureColumns) {
    readFigure(column, cells[column.at] ?? '', {
      of,
      line,
      lineYear,
      hasSi: around.hasSi,
      byYear,
      table,
    });
  }
  const lost = new Set(table.lostCells.slice(before).map(({ year }) => year));
  for (const [year, figures] of byYear) {
    table.results.push({
      ...place,
      line,
      stage: of,
      year,
      figures,
      lost: lost.has(year),
    });
  }
}

function readFigure(column, cell, { of, line, lineYear, hasSi, byYear, table }) {
  const year = column.year ?? lineYear;
  const grade = column.grade && gradeOf(column.grade, of, hasSi);
  if (column.grade && grade === undefined) return;
  const { value, missing, unreadable } = figure(cell, column.role);
  if (unreadable !== undefined) {
    table.lostCells.push({
      line,
      year,
      why: `"${unreadable}" não é um número (${column.role} de ${year})`,
    });
  }
  if (missing !== undefined) table.missing.set(missing, (table.missing.get(missing) ?? 0) + 1);
  if (value === undefined) return;
  const figures = byYear.get(year) ?? { grades: {} };
  if (grade === undefined) figures[column.role] = value;
  else figures.grades[grade] = value;
  byYear.set(year, figures);
}
