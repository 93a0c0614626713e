import { createInterface } from 'node:readline'
import { answerLine } from './chart/answer-line.ts'

/** Reads one request a line and writes one reply a line, for comparison with other programs. */
async function answerLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    process.stdout.write(`${answerLine(line, Date.now)}\n`)
  }
}

await answerLines()
