import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** Records of the double: by name, then by type. A name that is missing is NXDOMAIN; 'drop' is never answered; 'fail' is SERVFAIL. */
export type Zone = Readonly<
  Record<string, 'drop' | 'fail' | Readonly<{ MX?: [priority: number, exchange: string][]; A?: string[]; AAAA?: string[]; TXT?: string[] }>>
>;

const TYPES: Readonly<Record<number, 'A' | 'MX' | 'TXT' | 'AAAA'>> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' };

function nameBytes(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  return Buffer.concat([...labels.map((label) => Buffer.from([label.length, ...Buffer.from(label)])), Buffer.from([0])]);
}

function dataOf(type: 'A' | 'MX' | 'TXT' | 'AAAA', record: unknown): Buffer {
  if (type === 'A') return Buffer.from((record as string).split('.').map(Number));
  if (type === 'AAAA') return Buffer.from((record as string).split(':').flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]));
  if (type === 'MX') {
    const [priority, exchange] = record as [number, string];
    return Buffer.concat([Buffer.from([priority >> 8, priority & 255]), nameBytes(exchange)]);
  }
  // a record of more than 255 octets is written in parts
  const bytes = Buffer.from(record as string);
  const parts = Array.from({ length: Math.ceil(bytes.length / 255) }, (_, i) => bytes.subarray(i * 255, i * 255 + 255));
  return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), part]));
}

/** A name server on the loopback interface that speaks DNS over UDP (RFC 1035, section 4), with the records that it is given. */
export class DnsDouble {
  /** 'TYPE name' of every question, in order. */
  readonly asked: string[] = [];
  /** Questions that are not answered yet, at most. */
  mostOpen = 0;
  private open = 0;

  private constructor(
    private readonly socket: Socket,
    private readonly zone: Zone,
    private readonly delayMs: number,
  ) {}

  static async start(zone: Zone, delayMs = 0): Promise<DnsDouble> {
    const socket = createSocket('udp4');
    const double = new DnsDouble(socket, zone, delayMs);
    socket.on('message', (question, from) => double.answer(question, (packet) => socket.send(packet, from.port, from.address)));
    await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
    return double;
  }

  get server(): string {
    return `127.0.0.1:${(this.socket.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.socket.close(() => resolve()));
  }

  private answer(question: Buffer, send: (packet: Buffer) => void): void {
    const labels: string[] = [];
    let at = 12;
    for (; question[at] !== 0; at += question[at] + 1) labels.push(question.toString('latin1', at + 1, at + 1 + question[at]));
    const name = labels.join('.').toLowerCase();
    const type = TYPES[question.readUInt16BE(at + 1)];
    this.asked.push(`${type} ${name}`);
    const known = this.zone[name];
    if (known === 'drop') return;
    this.mostOpen = Math.max(this.mostOpen, ++this.open);
    const code = known === 'fail' ? 2 : known === undefined ? 3 : 0;
    const records = typeof known === 'object' && type !== undefined ? (known[type] ?? []) : [];
    const header = Buffer.alloc(12);
    question.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | code, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const answers = records.map((record) => {
      const data = dataOf(type, record);
      const head = Buffer.alloc(12);
      head.writeUInt16BE(0xc00c, 0); // the name of the question
      question.copy(head, 2, at + 1, at + 5);
      head.writeUInt32BE(60, 6);
      head.writeUInt16BE(data.length, 10);
      return Buffer.concat([head, data]);
    });
    const packet = Buffer.concat([header, question.subarray(12, at + 5), ...answers]);
    setTimeout(() => {
      this.open--;
      send(packet);
    }, this.delayMs);
  }
}
