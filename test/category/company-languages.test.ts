import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/category/category.js';
import { companyKey, explainKey } from '../../src/key/index.js';

const key = (value: string, level: Level): string | null => companyKey(value, { level });

/** Two spellings of one firm, and the tightest level at which they are to share a key. */
const SAME: Readonly<Record<string, readonly (readonly [Level, string, string])[]>> = {
  German: [
    ['medium', 'Gebr. Heinemann GmbH', 'Gebrüder Heinemann'],
    ['medium', 'Müller Handelsgesellschaft mbH', 'Müller Handelsgesellschaft'],
    ['medium', 'Sonnenschein gGmbH', 'Sonnenschein'],
    ['medium', 'Baugesellschaft Nord mbH & Co. KG', 'Baugesellschaft Nord'],
    ['wide', 'Fa. Huber Bau', 'Bauunternehmen Huber'],
    ['wide', 'Metzgerei Brandl', 'Fleischerei Brandl'],
    ['wide', 'Kfz-Werkstatt Özdemir', 'Autowerkstatt Özdemir'],
    ['wide', 'Kohl & Söhne', 'Kohl und Söhne Maschinenbau'],
    ['wide', 'Huber Bau, Inh. Max Moser', 'Huber Bau'],
  ],
  French: [
    ['medium', 'SCI Les Tilleuls', 'SCI des Tilleuls'],
    ['medium', 'EARL du Bois Joli', 'Bois Joli EARL'],
    ['medium', 'Garage Lefebvre SARL à capital variable', 'Garage Lefebvre'],
    ['wide', 'Ets Martin et Fils', 'Établissements Martin'],
    ['wide', 'Boulangerie Pâtisserie Dupont', 'Boulangerie Dupont'],
    ['wide', 'Sté Traoré', 'Société Traoré'],
    ['wide', 'Cabinet Médical Simon', 'Cabinet médical Simon SELARL'],
  ],
  Spanish: [
    ['medium', 'Aguas del Norte S.A. E.S.P.', 'Aguas del Norte'],
    ['medium', 'Hospital San Juan E.S.E.', 'Hospital San Juan'],
    ['medium', 'García Hermanos C.B.', 'García Hermanos'],
    ['medium', 'Hnos. Pérez S.L.', 'Hermanos Pérez'],
    ['wide', 'Panadería La Espiga', 'La Espiga Pastelería'],
    ['wide', 'Cía. Minera Autlán', 'Compañía Minera Autlán'],
  ],
  Portuguese: [
    ['medium', 'Padaria do Bolo Lda', 'Padaria Bolo'],
    ['medium', 'Construtora Silva Unip. Lda', 'Construtora Silva'],
    ['wide', 'Padaria Vovó', 'Pastelaria Vovó'],
    ['wide', 'Com. de Roupas Bela', 'Bela Roupas'],
  ],
  Italian: [
    ['medium', 'Rossi Mario & C. S.n.c.', 'Rossi Mario'],
    ['medium', 'Rossi Mario e C. sas', 'Rossi Mario'],
    ['medium', 'Soc. Coop. a r.l. Muratori', 'Muratori Società Cooperativa'],
    ['medium', 'Muratori soc. coop. a r.l.', 'Muratori'],
    ['medium', 'Az. Agr. San Giorgio', 'Azienda Agricola San Giorgio'],
    ['medium', 'Aurora S.c.a r.l.', 'Aurora scarl'],
    ['wide', 'Panificio Bruni', 'Pasticceria Bruni S.r.l.'],
  ],
  Croatian: [
    ['medium', 'Orlop i sinovi d.o.o.', 'Orlop sinovi'],
    ['medium', 'Orlop za Wyrrl d.o.o.', 'Orlop Wyrrl'],
  ],
  Catalan: [['medium', 'Orlop amb Wyrrl SL', 'Orlop Wyrrl SL']],
  Vietnamese: [
    ['medium', 'Ngân hàng Thương mại Cổ phần Hàng Hải', 'Ngân hàng TMCP Hàng Hải'],
    ['medium', 'NH TMCP Hàng Hải', 'Ngân hàng TMCP Hàng Hải'],
  ],
  Korean: [
    ['medium', '(사)한빛음악', '사단법인 한빛음악'],
    ['medium', '(재)한빛음악', '재단법인 한빛음악'],
    ['medium', '(복)한빛', '사회복지법인 한빛'],
  ],
  'domains of countries': [
    ['medium', 'zalando.de', 'Zalando SE'],
    ['medium', 'www.teknosa.com.tr', 'Teknosa'],
    ['medium', 'iweb.co.uk', 'iWeb'],
    ['medium', 'leroymerlin.fr', 'Leroymerlin'],
  ],
  'who trades with whom': [
    ['medium', 'Nowak i S-ka', 'Nowak'],
    ['medium', 'Petrauskas ir Co', 'Petrauskas'],
    ['medium', 'Novák a spol.', 'Novák'],
    ['medium', 'Nowak i Wspólnicy', 'Nowak & Wspólnicy'],
    ['medium', 'Puig i Fills', 'Puig & Fills'],
  ],
  Dutch: [
    ['wide', 'Fa. Peters & Zn.', 'Peters & Zoon'],
    ['wide', 'Gebrs. Bakker', 'Gebroeders Bakker'],
    ['wide', 'Slagerij De Vries B.V.', 'De Vries'],
  ],
  Nordic: [
    ['medium', 'Oy Virtanen Ab', 'Virtanen Oy'],
    ['wide', 'Bröderna Andersson Bygg AB', 'Andersson Byggnads AB'],
    ['wide', 'Hansen & Søn', 'Hansen og Sønner ApS'],
    ['medium', 'Bergs Bygg i Falun AB', 'Bergs Bygg Falun'],
    ['medium', 'Orlopmaskiner i Wyrrl AB', 'Orlopmaskiner Wyrrl AB'],
    ['medium', 'Orlop i Stockholm', 'Orlop Stockholm'],
    ['medium', 'Hansens Bygg i Bergen AS', 'Hansens Bygg Bergen AS'],
    ['medium', 'Orlop til Wyrrl ASA', 'Orlop Wyrrl'],
    ['medium', 'Orlop i Wyrrl ApS', 'Orlop Wyrrl'],
  ],
  Polish: [
    ['narrow', 'Nowak Spółka z o.o.', 'Nowak Sp. z o.o.'],
    ['medium', 'Nowak S-ka z o.o.', 'Nowak'],
    ['medium', 'Zakł. Kowalski', 'Zakład Kowalski'],
    ['wide', 'Piekarnia Złoty Kłos', 'Cukiernia Złoty Kłos'],
    ['wide', 'Parafia św. Jana', 'Parafia Saint Jana'],
    ['medium', 'Nowak i Wyrrl sp. j.', 'Nowak Wyrrl sp.j.'],
    ['medium', 'Nowak i Wyrrl Sp. z o.o.', 'Nowak, Wyrrl'],
  ],
  'Czech, Slovak, Hungarian, Romanian': [
    ['medium', 'Základní škola Růže, příspěvková organizace', 'Základní škola Růže'],
    ['medium', 'Szabó Kereskedelmi Bt.', 'Szabó'],
    ['medium', 'S.C. Arctic Prod S.R.L.', 'Arctic Prod SRL'],
    ['wide', 'Lékárna Růže s.r.o.', 'Růže'],
    ['wide', 'Gyógyszertár Arany', 'Arany Patika'],
    ['wide', 'Brutăria Veche SRL', 'Cofetărie Veche'],
  ],
  Turkish: [
    ['narrow', 'Yılmaz San. ve Tic. Ltd. Şti.', 'Yılmaz Sanayi ve Ticaret Ltd. Şti.'],
    ['medium', 'Yılmaz İnşaat San. ve Tic. Ltd. Şti.', 'Yılmaz İnşaat'],
    ['medium', 'Yılmaz San. Tic. A.Ş.', 'Yılmaz'],
    ['medium', 'Yılmaz Ticaret ve Sanayi A.Ş.', 'Yılmaz'],
  ],
  'other alphabets': [
    ['wide', 'ООО «Пекарня Колос»', 'Колос'],
    ['wide', 'Αφοί Παπαδόπουλοι Α.Ε.', 'Παπαδόπουλοι'],
    ['wide', 'شركة النور للتجارة ذ.م.م', 'شركة النور'],
    ['wide', 'אחים כהן בע"מ', 'כהן'],
    ['medium', '上海宝钢集团有限公司', '上海宝钢集团'],
  ],
  'Asia and Africa': [
    ['wide', 'Messrs Patel Brothers', 'Patel Brothers'],
    ['wide', 'M/s. Patel Brothers', 'Patel Brothers'],
    ['medium', 'Nestwell (M) Sdn Bhd', 'Nestwell Sdn Bhd'],
    ['medium', 'Chukwuma (Nig) Ltd', 'Chukwuma Ltd'],
    ['medium', 'Mwalimu Sacco Society Ltd', 'Mwalimu'],
    ['medium', 'Minh Long One Member Co., Ltd.', 'Minh Long'],
    ['medium', 'Sinar Terang PD', 'PD Sinar Terang'],
    ['medium', 'Smith & Jones P/L', 'Smith & Jones Pty Ltd'],
  ],
};

/** Two firms, and why one key for both would be wrong. */
const DIFFERENT: readonly (readonly [string, string, string])[] = [
  ['Câmara Municipal do Porto', 'Câmara Municipal do Funchal', 'do is a preposition: it was all that stayed of either'],
  ['Banco do Norte', 'Banco do Sul', 'the same'],
  ['Casa do Pão', 'Casa do Bolo', 'pão is bread, no Russian legal form'],
  ['Kanton Zürich', 'Kanton Bern', 'a public body is told by its place'],
  ['Wirtschaftskammer Tirol', 'Wirtschaftskammer Steiermark', 'the same'],
  ['Alcaldía de Bogotá', 'Alcaldía de Cali', 'the same'],
  ['Ville de Montréal', 'Ville de Québec', 'the same'],
  ['Provincie Gelderland', 'Provincie Utrecht', 'the same'],
  ['Město Brno', 'Město Praha', 'the same'],
  ['Grad Zagreb', 'Grad Split', 'the same'],
  ['VHS Aachen', 'VHS Köln', 'the same'],
  ['Escuela Benito Juárez', 'Escuela Benito', 'Juárez is a surname'],
  ['Anne Douglas', 'Anne Henderson', 'surnames that are towns, too'],
  ['Les Vins et les Fromages', 'Les Vins', 'et is no Bulgarian legal form in front of an article that the name begins with'],
  ['Wit-Gele Kruis', 'Wit', 'gele is Dutch, no Irish legal form'],
  ['Sparebank 1 SR', 'Sparebank 1', 'SR is no foundation'],
  ['Solo Tu', 'Solo', 'tu is no Estonian legal form'],
  ['Chic Boutique', 'Chicago Boutique', 'chic is no Chicago'],
  ['SK Energy', 'KK Energy', 'initials are no German savings bank, nor a health insurer'],
  ['RB Textil', 'Raiffeisenbank Textil', 'initials are no German bank'],
  ['R & A Tiles', 'Rechtsanwalt Tiles', 'initials are no solicitor'],
  ['S & S Foods', 'Steamship Foods', 'initials are no steamship'],
  ['CE Airbus', "Caisse d'Épargne Airbus", 'initials are no savings bank'],
  ['Belediye Spor', 'Belediye Spořitelna', 'spor is Turkish for sports'],
  ['Bal Transport', 'Balanced Transport', 'a surname'],
  ['Ned Smit', 'Nederland Smit', 'a given name'],
  ['Kon Tiki', 'Koninklijke Tiki', 'a word'],
  ['Dom Bosco', 'Domestic Bosco', 'a title'],
  ['Kant Gymnasium', 'Kantoor Gymnasium', 'a surname'],
  ['Tango Sur', 'Tango Surety', 'Spanish for south'],
  ['Mont Royal Sport', 'Montajes Royal Sport', 'French for mountain'],
  ['Mais Amor', 'Maison Amor', 'Portuguese for more'],
  ['Hotel Rhein', 'Hotel Rheinische', 'a river'],
  ["Pat's Flowers", 'Patent Flowers', 'a possessive'],
  ['Elect Tours', 'Électricité Tours', 'a word'],
  ['Mayor Foods', 'Foods Mayorista', 'a word'],
  ['Parad Mittal', 'Parad Mittel', 'a surname is no slip of an adjective'],
  ['Hotel Cannes', 'Hotel Carnes', 'n is no slip of r'],
];

describe('names of other countries', () => {
  describe.each(Object.entries(SAME))('%s', (_, rows) => {
    it.each(rows)('the same at %s: %s, %s', (level, a, b) => {
      expect(explainKey(a, { level }).keyText).toBe(explainKey(b, { level }).keyText);
      expect(key(a, level)).not.toBeNull();
    });
  });

  it.each(DIFFERENT)('%s is not %s: %s', (a, b) => {
    expect(key(a, 'wide')).not.toBeNull();
    expect(key(a, 'wide')).not.toBe(key(b, 'wide'));
  });

  it.each([
    ['Koehler Bau', 'kohler'],
    ['Trattoria Zorzi', 'zorzi'],
    ['Przedsiębiorstwo Budowlane Zając', 'zajac'],
    ['Rørlegger Quist AS', 'quist'],
    ['Fryzjer Zając', 'zajac'],
    ['Tandartspraktijk Quist', 'quist'],
    ['Cabinet Dentaire Quist', 'cabinetquist'], // a cabinet is furniture as well
    ['Do It Right Roofing', 'itright'], // a Portuguese preposition in front of an English name
    ['Agro-Pol', 'pol'], // what is left of it; "Trans-Pol" has the same key
    ['M/s Gupta & Sons', 'gupta'],
    ['F.lli Esposito', 'esposito'], // an abbreviation with a dot inside
  ])('what %s is at wide', (value, wide) => expect(explainKey(value, { level: 'wide' }).keyText).toBe(wide));

  it('legal forms count as the tables write them, with dots and blanks', () => {
    const rows = readFileSync(new URL('../../src/lexicon/tables/company/legal-forms.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));
    const plain = key('Zqxvort', 'medium');
    const left = rows.filter(([, alias, , , ambiguous]) => ambiguous !== 'phrase' && key(`Zqxvort ${alias}`, 'medium') !== plain).map(([, alias]) => alias);
    // of "s.r.o. v likvidaci" the form counts, and what stands behind it is a note
    expect(left.filter((alias) => !/likvid|stečaj/.test(alias))).toEqual([]);
    expect(rows.length).toBeGreaterThan(3000);
  });
});
