import { JOB_PARAMETERS, jobFunctions } from '../job/index.js';
import { ENRICH_FUNCTIONS } from '../enrich/index.js';
import { escaped } from './escaped.js';
import { VALUE_ENDPOINTS } from './one-value.js';

/** The interface for people: the parameters and the functions, from the tables that check requests. */
export function docsPage(): string {
  const parameters = JOB_PARAMETERS.map((parameter) => {
    const values = 'values' in parameter ? parameter.values.join(', ') : 'example' in parameter ? `as in ${parameter.example}` : '';
    return `<tr><th scope="row"><code>${parameter.name}</code></th><td>${escaped(parameter.about)}</td><td>${escaped(values)}</td></tr>`;
  });
  const functions = jobFunctions().map(
    ({ name, summary, processes, needs, work }) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${escaped(summary)}${work.kind === 'unavailable' ? ` (needs ${escaped(work.needs)})` : ''}</td><td>${processes.join(', ')}</td><td>${needs.join(', ')}</td></tr>`,
  );
  const enrichments = ENRICH_FUNCTIONS.map(
    ({ name, summary, inputs, outputs, credits }) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${escaped(summary)}</td><td>${inputs.map((input) => input.name).join(', ')}</td><td>${outputs.map((output) => output.name).join(', ')}</td><td>${credits}</td></tr>`,
  );
  const lookups = VALUE_ENDPOINTS.map(
    ({ path, summary, parameters, example, credits }) =>
      `<tr><th scope="row"><code>${path}</code></th><td>${escaped(summary)}</td><td>${parameters.map(({ name }) => name).join(', ')}</td><td>${Object.keys(example).join(', ')}</td><td>${credits}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>namesake: the service</title>
<link rel="icon" href="data:,">
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1a1a1a; background: #fff }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
th, td { border-bottom: 1px solid #ddd; padding: .4rem .8rem .4rem 0; text-align: left; vertical-align: top; font-weight: normal }
code, pre { font: 14px/1.5 ui-monospace, monospace } pre { background: #f4f4f4; padding: 1rem; overflow-x: auto }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #161616 } th, td { border-color: #444 } pre { background: #222 } a { color: #8bf } }
</style>
<h1>The service</h1>
<p><code>GET /run</code> runs one function over a column of a file, of a database, or of up to 100 values in the call, and streams the result.
Names and enumerated values count in any case. The whole interface as <a href="openapi.json">OpenAPI 3.1</a>; <a href="./">try it</a>.</p>
<pre>curl -G http://localhost:8080/run -d function=match -d process=matchreport -d category=company -d json=true \\
  -d source=jsonbatch -d table=jsonbatch --data-urlencode 'data=[{"Data": "Cisco"}, {"Data": "Cisco Systems"}]'</pre>
<h2>Parameters</h2>
<table><thead><tr><th>Name</th><th>Meaning</th><th>Values</th></tr></thead><tbody>
${parameters.join('\n')}
</tbody></table>
<h2>Functions</h2>
<table><thead><tr><th>Name</th><th>What it does</th><th>Processes (the first is the default)</th><th>Needs</th></tr></thead><tbody>
${functions.join('\n')}
</tbody></table>
<h2>Records</h2>
<p><code>POST /enrich?function=NAME</code> appends fields to 1 to 100 records, <code>GET /enrich?function=NAME&amp;connection=URL</code> to the rows of a file. <a href="functions">All of it as JSON</a>, <a href="llms-full.txt">as text</a>.</p>
<table><thead><tr><th>Function</th><th>What it does</th><th>Inputs</th><th>Fields</th><th>Credits a record</th></tr></thead><tbody>
${enrichments.join('\n')}
</tbody></table>
<h2>Single values</h2>
<p>JSON with <code>Code</code> and <code>Credits</code>; failures are bare statuses.</p>
<table><thead><tr><th>Path</th><th>What it answers</th><th>Parameters</th><th>Fields</th><th>Credits</th></tr></thead><tbody>
${lookups.join('\n')}
</tbody></table>
<h2>Failures</h2>
<p>JSON with <code>Code</code> and <code>Message</code>. 400: something in the request or its source; 401 and 403: the API key; 402: its credits are used up; 405: not GET; 413: too much;
429: too often, see <code>Retry-After</code>; 500: a defect; 501: a function that needs a provider.</p>
</html>
`;
}
