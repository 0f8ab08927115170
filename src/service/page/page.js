const SHOWN_AT_ONCE = 50;
const EVIDENCE_SHOWN = 8;
const KEY_NAME = 'namesake-key';
const STAGES = { reading: 'Reading', finding: 'Finding candidates', comparing: 'Comparing', clustering: 'Clustering' };

const byId = (id) => document.getElementById(id);
const form = byId('form');
const file = byId('file');
const choices = byId('choices');
const column = byId('column');
const reference = byId('reference');
const category = byId('category');
const keyInput = byId('key');
const start = byId('start');
const cancel = byId('cancel');
const filter = byId('filter');

/** What the service calls the file that was sent. */
let sent = null;
let columns = { Columns: [], Rows: [] };
let running = null;
let report = { MatchClusters: [], NotMerged: [] };

keyInput.value = sessionStorage.getItem(KEY_NAME) ?? '';

/** An element with text or other elements in it. */
function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) made.addEventListener(attribute.slice(2), value);
    else if (value !== false) made.setAttribute(attribute, value === true ? '' : value);
  }
  made.append(...content);
  return made;
}

const count = (number) => number.toLocaleString('en-US');
const headers = () => (keyInput.value === '' ? {} : { 'x-api-key': keyInput.value });

function tell(text) {
  byId('message').textContent = text;
  byId('message').hidden = text === '';
}

/** The answer where all is well; else an error with what the service says. */
async function ask(path, options = {}) {
  sessionStorage.setItem(KEY_NAME, keyInput.value);
  const answer = await fetch(path, { ...options, headers: { ...headers(), ...options.headers } });
  if (answer.ok) return answer;
  if (answer.status === 401 || answer.status === 402 || answer.status === 403) byId('key-label').hidden = false;
  const failure = await answer.json().catch(() => ({ Message: `The service answers ${answer.status}` }));
  throw new Error(failure.Message);
}

async function takeFile() {
  const chosen = file.files[0];
  tell('');
  byId('results').hidden = true;
  choices.disabled = start.disabled = true;
  byId('sample').hidden = true;
  sent = null;
  if (chosen === undefined) return;
  stage('Sending the file', null);
  try {
    sent = await (await ask(`files?name=${encodeURIComponent(chosen.name)}`, { method: 'POST', body: chosen })).json();
    const asked = new URLSearchParams({ function: 'columns', json: 'true', source: sent.Source, table: sent.Source, connection: sent.Connection });
    columns = await (await ask(`run?${asked}`)).json();
    const options = columns.Columns.map((name, i) => element('option', { value: String(i + 1) }, name.trim() === '' ? `Column ${i + 1}` : name));
    column.replaceChildren(...options);
    reference.replaceChildren(element('option', { value: '' }, 'Nothing'), ...options.map((option) => option.cloneNode(true)));
    column.value = String(likelyColumn() + 1);
    choices.disabled = start.disabled = false;
    showSample();
    column.focus();
  } catch (error) {
    tell(error.message);
  } finally {
    byId('progress').hidden = true;
  }
}

/** The first column whose values have letters and differ: a name rather than a number or a code. */
function likelyColumn() {
  const named = columns.Columns.findIndex((name) => /name|company|organi[sz]ation|address|product|title/i.test(name));
  if (named >= 0) return named;
  const wordy = columns.Columns.findIndex((_, i) => columns.Rows.some((row) => /\p{L}{3}/u.test(row[i] ?? '')));
  return Math.max(wordy, 0);
}

function showSample() {
  const values = columns.Rows.map((row) => row[Number(column.value) - 1] ?? '').filter((value) => value !== '');
  byId('sample').textContent = values.length === 0 ? 'No values in the first rows' : `As in: ${[...new Set(values)].slice(0, 4).join(' · ')}`;
  byId('sample').hidden = false;
}

function stage(text, share) {
  if (byId('progress').hidden) {
    byId('progress').hidden = false;
    byId('progress').scrollIntoView({ block: 'nearest' });
  }
  byId('stage').textContent = text;
  if (share === null) byId('bar').removeAttribute('value');
  else byId('bar').value = share;
}

async function match() {
  tell('');
  byId('results').hidden = true;
  start.disabled = true;
  cancel.hidden = false;
  running = new AbortController();
  stage('Waiting', null);
  const parameters = parametersOf({ process: 'matchreport', json: 'true', details: 'true' });
  try {
    const answer = await ask(`jobs?${parameters}`, { signal: running.signal });
    const text = [];
    for await (const line of linesOf(answer.body)) {
      if (line.Progress !== undefined) {
        const { Stage, Done, Total } = line.Progress;
        stage(`${STAGES[Stage] ?? Stage}: ${count(Done)}${Total > 0 ? ` of ${count(Total)}` : ''}`, Total > 0 ? Done / Total : null);
      } else if (line.Result !== undefined) text.push(line.Result);
      else if (line.Failure !== undefined) throw new Error(line.Failure.Message);
      else if (line.Done !== undefined) show(JSON.parse(text.join('')), line.Done.Rows);
    }
  } catch (error) {
    tell(error.name === 'AbortError' ? 'Cancelled.' : error.message);
  } finally {
    running = null;
    start.disabled = false;
    cancel.hidden = true;
    byId('progress').hidden = true;
  }
}

function parametersOf(more) {
  const source = sent.Source;
  const all = { function: 'match', category: category.value, source, table: source, connection: sent.Connection, column: column.value, ...more };
  if (reference.value !== '') all.reference = reference.value;
  return new URLSearchParams(all);
}

/** Lines of JSON as they come. */
async function* linesOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    for (const line of lines) yield JSON.parse(line);
  }
}

function show(found, rows) {
  report = found;
  const members = report.MatchClusters.reduce((sum, cluster) => sum + cluster.length, 0);
  byId('summary').textContent =
    `${count(rows)} rows. ${count(members)} of them are in ${count(report.MatchClusters.length)} groups that mean the same; ${count(report.NotMerged.length)} pairs look the same and were kept apart.`;
  byId('downloads').replaceChildren(
    element('button', { type: 'button', onclick: () => download('matches.csv', 'text/csv', clustersCsv()) }, 'Matches, CSV'),
    element('button', { type: 'button', onclick: () => download('matches.json', 'application/json', JSON.stringify(report)) }, 'Matches, JSON'),
    element('button', { type: 'button', onclick: () => download('not-merged.csv', 'text/csv', refusedCsv()) }, 'Not merged, CSV'),
  );
  filter.value = '';
  byId('results').hidden = false;
  showLists();
  byId('results-title').focus();
}

function showLists() {
  const wanted = filter.value.trim().toLowerCase();
  const has = (text) => text.toLowerCase().includes(wanted);
  const clusters = wanted === '' ? report.MatchClusters : report.MatchClusters.filter((cluster) => cluster.some(({ Data }) => has(Data)));
  const refused = wanted === '' ? report.NotMerged : report.NotMerged.filter(({ Left, Right }) => has(Left) || has(Right));
  byId('clusters-title').textContent = `The same (${count(clusters.length)})`;
  byId('refused-title').textContent = `Not merged, because (${count(refused.length)})`;
  listed(byId('clusters'), byId('more-clusters'), clusters, clusterOf);
  listed(byId('refused'), byId('more-refused'), refused, refusalOf);
}

/** Some of a list, and more when asked. */
function listed(place, more, items, make) {
  let shown = 0;
  const next = () => {
    const some = items.slice(shown, shown + SHOWN_AT_ONCE);
    place.append(...some.map(make));
    shown += some.length;
    more.hidden = shown >= items.length;
  };
  place.replaceChildren();
  more.onclick = next;
  next();
}

function clusterOf(members) {
  const [first] = members;
  const values = new Set(members.map(({ Data }) => Data)).size;
  const spelled = values === 1 ? 'spelled the same' : `${count(values)} spellings`;
  const title = element(
    'summary',
    {},
    `${first.Data} `,
    element('span', { class: 'count' }, `${count(members.length)} rows, ${spelled}, ${Math.round(first.Score * 100)} %`),
  );
  const details = element('details', {}, title);
  details.addEventListener('toggle', () => {
    if (!details.open || details.children.length > 1) return;
    const list = element('ul', { class: 'members' });
    listed(list, moreOf(details, list), members, (member) => memberOf(member, first));
  });
  return details;
}

function moreOf(details, list) {
  const more = element('button', { type: 'button', class: 'why' }, 'Show more');
  details.append(list, more);
  return more;
}

function memberOf({ Data, Reference }, first) {
  const line = element('li', {}, element('span', { class: 'value' }, Data));
  if (Reference !== '') line.append(element('span', { class: 'reference' }, Reference));
  if (Data !== first.Data) line.append(whyButton(line, first.Data, Data));
  return line;
}

function refusalOf({ Left, Right, LeftRow, RightRow, Score, Reason }) {
  const pair = element('span', { class: 'pair' }, `${Left} (row ${count(LeftRow)}) — ${Right} (row ${count(RightRow)})`);
  const line = element('div', { class: 'refusal' }, pair, element('span', { class: 'reason' }, `${Reason}; ${Math.round(Score * 100)} % without that`));
  line.append(whyButton(line, Left, Right));
  return line;
}

function whyButton(place, left, right) {
  const button = element('button', { type: 'button', class: 'why', 'aria-expanded': 'false' }, 'Why?');
  button.addEventListener('click', async () => {
    const open = place.querySelector('.explanation');
    button.setAttribute('aria-expanded', String(open === null));
    if (open !== null) return open.remove();
    const explanation = element('div', { class: 'explanation' }, '…');
    place.append(explanation);
    try {
      const parameters = new URLSearchParams({ category: category.value, left, right });
      explanation.replaceChildren(...explained(await (await ask(`explain?${parameters}`)).json()));
    } catch (error) {
      explanation.textContent = error.message;
    }
  });
  return button;
}

function explained({ Score, Match, Veto, Turn, Alignment, Evidence }) {
  const lines = [`As a pair alone: ${Score} %.`];
  if (Veto === null && !Match) lines.push('What else is in the column and in the group speaks for them.');
  if (Veto !== null) lines.push(`Kept apart: ${Veto}.`);
  if (Turn !== null) lines.push(`The decision would turn ${turnText(Turn)}.`);
  const parts = [element('p', {}, lines.join(' '))];
  const how = Alignment.map(({ Left, Right, How }) => [Left || '·', Right || '·', How]);
  if (how.length > 0) parts.push(tableOf(['Left', 'Right', 'How'], how));
  const most = [...Evidence].sort((a, b) => Math.abs(b.LogOdds) - Math.abs(a.LogOdds)).slice(0, EVIDENCE_SHOWN);
  if (most.length > 0)
    parts.push(
      tableOf(
        ['Evidence', 'For or against'],
        most.map(({ Feature, LogOdds }) => [Feature, `${LogOdds >= 0 ? '+' : '−'}${Math.abs(LogOdds).toFixed(2)}`]),
      ),
    );
  return parts;
}

const turnText = ({ Change, From, To, Side }) =>
  Change === 'drop' ? `without “${From}” on the ${Side}` : Change === 'add' ? `with “${To}” on the ${Side}` : `with “${To}” for “${From}” on the ${Side}`;

function tableOf(names, rows) {
  const cells = (kind, values) => element('tr', {}, ...values.map((value) => element(kind, {}, value)));
  return element('table', {}, element('thead', {}, cells('th', names)), element('tbody', {}, ...rows.map((row) => cells('td', row))));
}

const csvCell = (value) => (/[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
const csvOf = (names, rows) => [names, ...rows].map((cells) => `${cells.map((cell) => csvCell(String(cell))).join(',')}\n`).join('');
const clustersCsv = () =>
  csvOf(
    ['Cluster', 'Data', 'Reference', 'SimKey', 'Score'],
    report.MatchClusters.flatMap((cluster) => cluster.map(({ Cluster, Data, Reference, SimKey, Score }) => [Cluster, Data, Reference, SimKey, Score])),
  );
const refusedCsv = () =>
  csvOf(
    ['Left', 'LeftRow', 'Right', 'RightRow', 'Score', 'Reason'],
    report.NotMerged.map(({ Left, LeftRow, Right, RightRow, Score, Reason }) => [Left, LeftRow, Right, RightRow, Score, Reason]),
  );

function download(name, type, text) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  element('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

file.addEventListener('change', takeFile);
keyInput.addEventListener('change', () => {
  if (sent === null) takeFile();
});
column.addEventListener('change', showSample);
filter.addEventListener('input', showLists);
cancel.addEventListener('click', () => running?.abort());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (sent !== null && running === null) match();
});
const drop = byId('drop');
for (const kind of ['dragover', 'dragleave', 'drop'])
  drop.addEventListener(kind, (event) => {
    event.preventDefault();
    drop.classList.toggle('over', kind === 'dragover');
    if (kind !== 'drop' || event.dataTransfer.files.length === 0) return;
    file.files = event.dataTransfer.files;
    takeFile();
  });
