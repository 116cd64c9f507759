// Workbooks that a stranger makes: small as sent, large inside.
import { crc32, deflateRawSync } from 'node:zlib';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A zip archive of these entries, deflated. */
function zip(entries) {
  const [files, directory] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes, { level: 9 });
    const [title, common] = [Buffer.from(name), Buffer.alloc(26)];
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, title]));
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]);
}

/** A workbook of one sheet with these rows and shared texts, as XML. */
function workbook({ texts = '', rows = '<row><c t="s"><v>0</v></c></row>' }) {
  const relation = (kind, target) =>
    `<Relationships><Relationship Id="r" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;
  return zip({
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook><sheets><sheet name="Plan1" r:id="r"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
}

/** One shared text of many runs. */
export const runs = (count = 1_100_000) => workbook({ texts: `<si>${'<r><t>x</t></r>'.repeat(count)}</si>` });

/** Shared texts that are empty. */
export const emptyTexts = (count = 3_900_000) => workbook({ texts: '<si/>'.repeat(count) });

/** As many cells as may be kept. */
export const cells = (lines = 19_000) =>
  workbook({ rows: `<row>${'<c><v>1</v></c>'.repeat(20)}</row>`.repeat(lines) });

/** A table that is read whole, with as many results as a file may have. */
export function results(schools = 5_990) {
  const years = Array.from({ length: 10 }, (_, edition) => 2005 + 2 * edition);
  const figures = years.map(
    (year) =>
      `VL_INDICADOR_REND_${year};VL_NOTA_MEDIA_${year};VL_OBSERVADO_${year};VL_APROVACAO_${year}_SI_4`,
  );
  const values = years.map(() => '0.9;5;4.5;90').join(';');
  const line = (_, number) => `SP;3500105;A;${35_000_000 + number};E;Estadual;${values}\n`;
  const header = `SG_UF;CO_MUNICIPIO;NO_MUNICIPIO;ID_ESCOLA;NO_ESCOLA;REDE;${figures.join(';')}\n`;
  const table = header + Array.from({ length: schools }, line).join('');
  return zip({ 'divulgacao_anos_iniciais_escolas_2023.csv': table });
}
