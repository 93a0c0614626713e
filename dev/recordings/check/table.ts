import type { CheckAnswer } from '~dev/recordings/check/check-worker.ts'
import { faultsOf, GATES, type GateName, written } from '~dev/recordings/check/gates.ts'

const NAME_WIDTH = 22
const NAMES = Object.keys(GATES) as GateName[]
const width = (name: GateName) => Math.max(GATES[name].title.length, 6 + GATES[name].unit.length)

/** The titles of the columns. */
export function tableHead(): string {
  const titles = NAMES.map((name) => GATES[name].title.padStart(width(name)))
  return ['recording'.padEnd(NAME_WIDTH), ...titles].join('  ')
}

/** A recording's figures in one line, and what is wrong with it in lines below. */
export function tableRow(recording: string, answer: CheckAnswer): string {
  if (answer.kind === 'failed') return `${recording.padEnd(NAME_WIDTH)}  ✗ ${answer.reason}`
  const { figures } = answer
  const cells = NAMES.map((name) => {
    const figure = figures[name]
    return (figure === undefined ? '–' : written(name, figure)).padStart(width(name))
  })
  const faults = faultsOf(figures).map((fault) => `  ✗ ${fault}`)
  return [[recording.padEnd(NAME_WIDTH), ...cells].join('  '), ...faults].join('\n  ')
}

/** True when there is nothing to say against a recording. */
export function isSound(answer: CheckAnswer): boolean {
  return answer.kind === 'measured' && faultsOf(answer.figures).length === 0
}
