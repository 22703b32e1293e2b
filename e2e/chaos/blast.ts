import { Worker } from 'node:worker_threads';

export interface Shot {
  body: string;
  headers: Record<string, string>;
}

export interface Blast {
  /** How many of the requests are not answered yet. */
  open: () => number;
  /** Bodies of the answers, when all are there. */
  answers: Promise<string[]>;
}

/** Runs in the thread: as a text, because a thread has no types to strip. */
const SENDER = `
  const { parentPort, workerData: { url, shots, counter } } = require('node:worker_threads');
  const open = new Int32Array(counter);
  Promise.all(shots.map(async ({ body, headers }) => {
    const answer = await fetch(url, { method: 'POST', headers, body }).then((response) => response.text(), String);
    Atomics.sub(open, 0, 1);
    return answer;
  })).then((answers) => parentPort.postMessage(answers));
`;

/** Sends all requests at once, from a thread of its own: what is measured in this one does not wait for it. */
export function blast(url: string, shots: Shot[]): Blast {
  const counter = new SharedArrayBuffer(4);
  const open = new Int32Array(counter);
  Atomics.store(open, 0, shots.length);
  const worker = new Worker(SENDER, { eval: true, workerData: { url, shots, counter } });
  const answers = new Promise<string[]>((resolve, reject) => { worker.once('message', resolve).once('error', reject); });
  return { open: () => Atomics.load(open, 0), answers };
}
