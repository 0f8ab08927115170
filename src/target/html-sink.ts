import type { Sink } from './output.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>\n' };
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Text for reading in a browser: `<br>` in front of each line break, and what would be markup escaped. Pieces end between characters. */
export function htmlSink(sink: Sink): Sink {
  return {
    name: sink.name,
    write: (data) => sink.write((typeof data === 'string' ? data : decoder.decode(data)).replace(/[&<>\n]/g, (character) => ESCAPES[character])),
    close: () => sink.close(),
    abandon: () => sink.abandon(),
  };
}
